### The options of games and their values, in English.

## Options of many games

option-set = Set
    .help = Double six has 28 tiles, double nine has 55.
option-target = Target
    .help =
        { $least ->
            [0] The points that end the match; 0 means as the rulebook prints it.
           *[other] The points that end the match.
        }
option-hands = Hands
    .help =
        { $least ->
            [0] How many hands are played; the highest total wins, and equal totals share the win. 0 means until the target is reached.
           *[other] How many hands are played.
        }
option-open-any-tile = Lead any tile
    .help = Whoever has the lead may open with any tile.
option-next-lead = Lead of later hands
    .help = Who opens the hands after the first. Which tile they may lead does not change.
option-voluntary-pass = Passing is free
    .help = You may pass although you could lay. Whoever cannot lay does as usual. If all pass in turn, the hand is blocked.
option-blocked-deduct-own = Own pips come off
    .help = The winner of a blocked hand takes their own pips off the score.
option-blocked-tie = Tie in a blocked hand
    .help = What happens when several players of a blocked hand hold equally few pips.
option-stock-reserve = Tiles that stay in the stock
    .help = This many tiles stay in the stock and are never drawn.
option-fill-spinner-first = Centre first
    .help = Every arm of the centre must have begun before any of them may grow: until then only its own number is laid there.
option-finish-hand = Finish the hand
    .help = A hand is played to its end even if somebody has reached the target on the way.
option-four-individual = Four play alone
    .help = Four players play each for themselves instead of in pairs.
option-no-double = No double dealt
    .help = What happens when nobody was dealt a double.
option-team-floor0 = Pairs never score below zero
    .help = If the pips taken off outweigh the rest, the pair scores nothing instead of a minus.

## Options of single games

option-secret-score = Secret scores
    .help = Until the last hand begins, everybody sees only their own tiles and points at the end of a hand.
option-team-hand = Hand of a team player
    .help = Whether the four tiles that make the pairs are also your hand.
option-team-partner-deduct = Partner's pips come off
    .help = The pips of the partner are taken off the score of the pair.
option-team-talk = Open talk
    .help = Partners may talk about their tiles. Everybody at the table sees this; nobody enforces it.
option-tiddle-draw = Draw at the end of a turn
    .help = Every turn ends with drawing one tile, as in Block.
option-tiddle-one-end = One end only
    .help = The line grows at a single end.
option-hungarian-must-continue = Must lay on
    .help = You have to go on laying as long as something fits.
option-hungarian-target = Winning total
    .help = Whether 100 points are enough, as on the French page, or must be passed.
option-french-play-after-draw = Lay after drawing
    .help = Drawing does not end your turn: you may lay at once.
option-older = Older player
    .help = The seat of the older player, who leads the first hand: 0 is the first seat, 1 the second.
option-host = Host game
    .help = The game to which the barricade is added.
option-barricade-any-double = Any double closes
    .help = A barricade need not show the number of the end it closes. The hand is then blocked only when nobody can close either, or when all have passed in turn although somebody could have closed.
option-score-five = Five scores
    .help = A total of five at the ends scores, too.
option-allfives-end-draw = Draw at the end of a turn
    .help = Besides, every turn ends with drawing one tile, as in Block.
option-sniff-spinner = First double is a spinner
    .help = The first double can be built on at all four sides, and every arm that has begun counts. The double itself counts its two halves once, until both its ends are covered.
option-sevens-after-draw = Extra tile
    .help = When a player who can lay draws another tile. The Italian booklets print the duty.
option-matador-six = Tiles for six players
    .help = How many tiles each of six players gets.
option-bergen-high-double = Points for the highest double
    .help = Laying a double higher than all doubles on the table scores two. Most of the world plays without it.
option-bergen-open-single = Points for leading a single
    .help = What the lead scores when no double was dealt and a single tile leads.
option-bergen-block = Blocked hand
    .help = Who gets the two points of a blocked hand when several players hold no double.
option-italian-full-value = Score the full figure
    .help = Hitting thirty scores 30 instead of 1, and so on.
option-cyprus-arms = Rays of the star
    .help = How many rays grow from the double nine.
option-cyprus-nines-compulsory = Nines are compulsory
    .help = Whoever holds a nine must lay it at the centre while there is room, as on the Dutch page.
option-cf-open-arms = Arms of the opening double
    .help = How many arms grow from the double that leads. More than two are begun before anything else is laid.
option-cf-draw = Drawing
    .help = Whether and when a tile is drawn.
option-cf-release-dead-foot = Let a dead foot go
    .help = A foot that nobody can complete no longer blocks the hand: the other ends are open again.
option-cf-blocked-last-zero = Last to lay writes zero
    .help = In a blocked hand the player who laid the last tile has no penalty, whatever they still hold.
option-conc-target = Target
    .help = The tiles that end the match. They are taken in pairs, so an odd number needs one more.
option-conc-extra-turn = A pair gives another turn
    .help = Whoever takes a pair goes again, and the taker of the last pair begins the next layout.
option-fort-limit = Most tiles by drawing
    .help = You may draw up to this many tiles in your hand.
option-fort-level3 = Points for level 3
    .help = The booklet says 3; very likely 6 was meant.
option-fort-chain-linked = Chains hold together
    .help = Every later tile of a chain must cover part of a tile of the same chain; otherwise it may cover anywhere.
option-fort-levels = Counting levels
    .help = From which level upwards the points are counted. A tile that lies lower than that counts as level 1.
option-solo2-refill = Drawing
    .help = Whether you draw in whole batches or one tile after every tile you lay. Then you always choose among 5 tiles (7 with double nine), until 2 (or 5) are left over.
option-solo2-play-rest = Lay the rest too
    .help = The tiles left over after the last batch must be laid as well. With double nine that never succeeds: no line is longer than 51 tiles.
option-tiles = Tiles
    .help = How many tiles make the picture: all of the set, or fewer.
option-memory-paper = On paper
    .help = The numbers stay on squared paper, and only the borders of the tiles are lost: find them again.
option-cb-tie-nondouble = Singles decide a tie
    .help = Doubles do not count when the lightest tile breaks a tie.
option-draw-lead = Who leads
    .help = Who opens a hand of Draw.
option-draw-when-unable = Draw only when you must
    .help = Whoever can lay does not draw: you draw until a tile fits, and then you lay.
option-muggins-reserve = Tiles that stay in the stock
    .help = This many tiles stay in the stock and are never drawn.
option-muggins-round = Rounding
    .help = How the pips at the end of a hand become points when they do not divide by five: 12 pips score 3 if you always round up, and 2 if the nearer number counts.
option-muggins-spinner = First double is a spinner
    .help = The first double can be built on at all four sides. It counts its two halves as long as one of its two ends has no tile; its flanks count nothing until a tile lies there.
option-muggins-call = Claim your points
    .help = After laying you must name your points. If you say nothing, or a wrong number, nothing is written, and the next player may call Muggins, name the right number and take the points. Nobody tells you the total of the ends.
option-f53-draw = Drawing
    .help = Whoever cannot lay draws until something fits.
option-f53-final = Final count
    .help = Besides the extra point, the winner of a hand scores as in Muggins: the pips of the others, in pairs minus the partner's, divided by five and rounded up; in a blocked hand the fewest pips win them.
option-f53-team = Points of the pairs
    .help = How the points of two pairs are set against each other: all the way, or hand by hand, where the better pair scores the difference.
option-exact31 = Exactly on target
    .help = You must land exactly on the target: points that would take you past it are lost. Where hands are finished, the first to land there has won.
option-bn-max-draws = Draws in a turn
    .help = How many tiles you draw at most when nothing fits; 0 means until something fits, as before 2010.
option-bn-third-draw = Stock run down
    .help = What happens when your third draw leaves two tiles in the stock and nothing fits.

## Values of options

value-next-lead-rule = by the opening rule
value-next-lead-winner = the winner of the last hand
value-next-lead-rotate = each seat in turn
value-blocked-tie-none = nobody scores
value-blocked-tie-share = the points are shared
value-blocked-tie-lowest-tile = the lightest single tile wins
value-no-double-heaviest = the heaviest tile leads
value-no-double-redeal = deal again
value-team-hand-keep4 = keep the four tiles
value-team-hand-redeal5 = deal five new tiles each
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = more than 100
value-hungarian-target-from-100 = 100 or more
value-host-block = Block
value-host-peruvian = Peruvian
value-host-team-block = Team Block
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Hungarian
value-host-french = French
value-sevens-after-draw-optional-before = may draw one before laying
value-sevens-after-draw-mandatory-after = must draw one after laying
value-bergen-high-double-on = two points
value-bergen-high-double-off = no points
value-bergen-block-rule = the fewest pips among those without a double
value-bergen-block-takes-all-lowest = the fewest pips of all
value-cf-draw-one = one tile if you cannot lay
value-cf-draw-block-end-of-turn = one tile at the end of every turn
value-cf-draw-none = never
value-fort-levels-absolute = from the table
value-fort-levels-relative = from the first tile of the chain
value-tiles-all = all
value-solo2-refill-batch = in batches
value-solo2-refill-each = after every tile
value-draw-lead-highest-double = the holder of the highest double
value-draw-lead-lot = by lot, then each seat in turn
value-muggins-round-up = always up
value-muggins-round-nearest = up or down, whichever is nearer
value-f53-team-margin = both pairs count on; the margin decides
value-f53-team-per-hand-difference = the difference after every hand
value-bn-third-draw-end = the hand is over
value-bn-third-draw-pass = you pass and the hand goes on

## Options of the games for one

option-teller-performer = You are the performer
    .help = You hide the tile, announce the two numbers and lay the line in turn with an audience that lays anything that fits.
option-winnable = Winnable deals only
    .help = A deal that cannot be won is dealt again. About one in three can.
option-start = Start
    .help = An empty frame, or a puzzle: some tiles lie in it already and leave exactly one solution.
value-start-free = an empty frame
value-start-puzzle = a puzzle with one solution
