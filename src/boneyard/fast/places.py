"""Where everything stands in the two arrays: the rules of a game, and a table."""

Numbers = list[int]  # compiled, an array of 64-bit integers
Reals = list[float]  # and of floating-point numbers
Rows = list[list[int]]

MOST_PLAYERS = 12
MOST_TILES = 55
MOST_NUMBERS = 10
MOST_ENDS = 40
MOST_ACTIONS = 512  # more than a full hand can have at all the ends

# A table: one number each.
TURN = 0
HOW = 1  # how the hand has ended; 0 while it goes on
ENDED_BY = 2
PASSES = 3
LAID = 4  # tiles laid in this turn
DRAWN = 5  # times drawn in this turn
STOCK_AT = 6  # the next tile of the stock
STOCK_END = 7
JOINTS = 8  # tiles on the table
LAST = 9  # who laid the last of them
ENDS = 10
FIRSTS = 11  # ends to be filled before any other
ON_TABLE = 12  # the tiles there, as a mask
TABLE_PIPS = 13
LEAD = 14  # the first tile
SIDES = 15
CHANCE = 16  # where the source of chance stands

# A table: one number for each seat.
HANDS = 20
SCORES = HANDS + MOST_PLAYERS
NEXT = SCORES + MOST_PLAYERS  # the seat whose turn comes next
SIDE = NEXT + MOST_PLAYERS
HELD = SIDE + MOST_PLAYERS  # how many tiles
LACKS = HELD + MOST_PLAYERS  # tiles that the seat is known not to hold, as a mask

# A table: one number for each end, and for each tile of the stock.
NUMBER = LACKS + MOST_PLAYERS
JOINT = NUMBER + MOST_ENDS  # the tile that shows it, counted as they were laid
NAME = JOINT + MOST_ENDS
MARKS = NAME + MOST_ENDS
STOCK = MARKS + MOST_ENDS
TABLE_SIZE = STOCK + MOST_TILES

# What an end can be marked as.
FIRST = 1
FLANK = 2
DOUBLE = 4  # the tile that shows it is a double

# The rules: one number each.
PLAYERS = 0
TILES = 1
FREE_LEAD = 2
SPREAD = 3
ARMS = 4
FILL_FIRST = 5
UNABLE = 6
ABLE = 7
AT_ONCE = 8  # tiles taken with each draw
DRAW_ENDS = 9
CHOICE = 10
AT_END = 11
RESERVE = 12
MAY_PASS = 13
AGAIN = 14
MUST = 15
CENTRE_FIRST = 16
CLOSING = 17
ENDING = 18
ENDING_BY = 19  # what that ending needs to know
RELEASE = 20
POINTS = 21
POINTS_A = 22
POINTS_B = 23
SETTLE = 24
SETTLE_BY = 25
TIE = 26
SINGLES_ONLY = 27
DEDUCT_OWN = 28
PAIRS_DEDUCT = 29
FLOOR = 30
EXTRA_POINT = 31
DIFFERENCE = 32
BET = 33
DOUBLES = 34  # all of them, as a mask
LOWEST = 35  # points are penalties
WORTH_OF_MATCH = 36  # points that a match is about

# The rules: tables.
LOW = 40
HIGH = LOW + MOST_TILES
PIPS = HIGH + MOST_TILES
RANK = PIPS + MOST_TILES  # which of two tiles has the better right to lead
FIT = RANK + MOST_TILES  # by number: the tiles that fit, as a mask
OUTER = FIT + MOST_NUMBERS  # by number and tile: the number left open
OTHER = OUTER + MOST_NUMBERS * MOST_TILES  # or this one; -1: there is no choice
MOST_PIPS = 600
WORTH = OTHER + MOST_NUMBERS * MOST_TILES  # by total: points while laying
EACH = WORTH + MOST_PIPS  # by pips: what a hand counts
WHOLE = EACH + MOST_PIPS + MOST_PIPS  # by pips, which may be less than nothing: what they count together
RULES_SIZE = WHOLE + MOST_PIPS

# Kinds of headings.
LINE, ONE_END, STAR, SPINNER, FEET = range(5)  # SPREAD
NEVER, AFTER_DOUBLE, ALWAYS = range(3)  # AGAIN
NOTHING_CLOSES, FITTING_DOUBLE, ANY_DOUBLE = range(3)  # CLOSING
AT_END_NEVER, AT_END_LAID, AT_END_ALWAYS = range(3)  # AT_END
OUT_OR_BLOCKED, OUT_OR_PASSED, OUT_OR_RUN_DOWN, LAID_OR_PAST = range(4)  # ENDING
NO_POINTS, ENDS_WORTH, EQUAL_ENDS, TOTAL_WORTH = range(4)  # POINTS
NOTHING, WINNER_TAKES, TWO_POINTS, MINUS_PIPS, FOURFOLD, BLANK_COUNTS = range(6)  # SETTLE
TIE_NONE, TIE_SHARE, TIE_LOWEST_TILE = range(3)  # TIE
GOES_ON, OUT, BLOCKED, CLOSED, RUN_DOWN, ALL_LAID, PASSED = range(7)  # HOW

# An action is one number: its kind, the number it leaves open and 1, the place of its end among the ends, its tile.
PLACE, CLOSE, DRAW, PASS, STOP = range(5)
TILE_BITS, END_BITS, LEAVES_BITS = 6, 6, 5
LEADING = 63  # in place of an end
END_AT = TILE_BITS
LEAVES_AT = END_AT + END_BITS
KIND_AT = LEAVES_AT + LEAVES_BITS

# What a sound player weighs.
W_DRAW, W_STOP, W_CLOSE = 0, 1, 2  # drawing and stopping where one could lay; the pips by which a bet looks good
W_PIPS, W_DOUBLE, W_POINTS, W_OUT = 3, 4, 5, 6  # weight and doubles that go, points that come, the last tile
W_FITS, W_SERVES, W_CONTROL = 7, 8, 9  # tiles that fit; ends that can be served; a share of what fits them
W_FRIENDS, W_LONELY, W_NUMBERS = 10, 11, 12  # tiles that lead to those in hand; doubles with few; numbers in hand
W_OPENS, W_PASSES, W_PARTNER = 13, 14, 15  # what the next one could lay; that they, or a partner, can lay nothing
W_ANSWERS, W_ANSWERING, W_GIVES = 16, 17, 18  # that one can answer, with how much; points for the next one
TASTES = 19

# How a search goes about it.
W_LOOSE = 19  # in so many of 1,000 choices anything may be done
W_HEAT = 20  # how far actions must be apart for one to be much likelier
W_TABLES = 21  # so many may be looked at to solve a deal
WEIGHTS = 22

# What a match is about at this moment.
M_BEFORE, M_WON = 0, 1  # the lead before this hand; what winning the hand is worth besides its points
M_TARGET, M_LAST = 2, 3  # the total that ends the match, or 0; whether this hand is the last one in any case
M_TOTALS = 4  # by seat: the totals without those of this hand
MATCH_SIZE = M_TOTALS + MOST_PLAYERS
MATCH_WON = 60.0  # what winning the match is worth besides

# Room to work in, as rows: tables, what can be done at each, and for each how much that is, what is next, whose turn.
DEEPEST = 64  # actions ahead
CHOICES = DEEPEST
COUNTS, TRIED, OURS = 2 * DEEPEST, 2 * DEEPEST + 1, 2 * DEEPEST + 2
ROOM_ROWS = 2 * DEEPEST + 3
ROOM_WIDTH = MOST_ACTIONS
BOUNDS_SIZE = 3 * DEEPEST  # by depth: what is certain for one side, for the other, and the best so far
