### The table in the browser, in English.

## At the table

to-the-games = To the games
the-table = The table
moves = Moves
score-sheet = Points of all hands
score-sheet-hand = Hand
score-sheet-total = Total
your-turn = Your turn.
turn-of = { $name } to play.
choose-end = Choose where to lay { $tile }.
# On a button, after the first of two taps. $action: what it does.
tap-again = Again: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Tap the tile again to lay it.
which-way = Which way?
looking-on = You are looking on.
move-waits = Your move is sent as soon as the connection is back.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = plays it safe
temperament-greedy = likes to grab
temperament-blocker = likes to block
temperament-plain = plays evenly
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] a bot plays
       *[other] bot: { $name }
    }
tiles-held =
    { $count ->
        [one] tile in hand
       *[other] tiles in hand
    }
points-short =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
hand-of-tiles =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, 1 tile
       *[other] Your hand, { $count } tiles
    }
layout-tiles =
    { $count ->
        [0] Nothing has been laid yet
        [one] 1 tile is laid
       *[other] { $count } tiles are laid
    }
# $place as in the list of the ends: "3 on the left", "c 5".
open-end = Open end: { $place }
ends-heading = Open ends:
ends-sum = Total { $total }
fill-first = to be filled first
stock-left =
    { $reserve ->
        [0] Stock { $count }
        [one] Stock { $count }, 1 tile stays face down
       *[other] Stock { $count }, { $reserve } tiles stay face down
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Your points
name-call = Muggins!
name-none = none
stock-aside = Set aside { $count }
loupe-enlarge = Enlarge the table
loupe-whole = Show the whole table
loupe-pane = The enlarged table
loupe-opened = The table is enlarged.
loupe-closed = The whole table is shown.

## Why a tile cannot be laid

why-not-looking-on = You are looking on; only those who sit here can play.
why-not-your-turn = It is not your turn: { $name } to play.
why-not-over = The hand is over.
why-not-here = { $tile } cannot go here: it fits where the table shines.
why-not-here-none = None of your tiles fits here now.
why-not-here-yet =
    Take up a tile first: { $tiles } { $count ->
        [one] fits here.
       *[other] fit here.
    }
why-not-turned = This tile lies face up already: choose another one.
why-not-now = { $tile } cannot be used now.
why-not-before-points = First say how many points were won.
why-not-lead = { $tile } cannot lead this hand.
why-not-fitting = { $tile } does not fit: open now are { $open }.
why-not-first = { $tile } does not fit where a tile is needed first: { $open }.

## The bar

hint-button = Hint
take-back-button = Take back
rules-button = Rules
menu-button = Menu
talk-button = Talk
invite-button = Invite
settings-button = Settings
leave-button = Leave the table
resync-button = Reload the table
sound-on = Turn sound on
sound-off = Turn sound off
robot-for = Let a bot play for { $name }
connection-connecting = Connecting…
connection-on = Connected
connection-waiting = No connection; trying again…
connection-refused = The connection was refused
connection-lost = The connection is lost; it is tried again.
connection-back = The connection is back.

## Passing the device around

curtain-title = { $name } is next
curtain-text = Pass the device to { $name }. Nobody else should look now.
curtain-lift = I am { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Show the result
result-put-aside = The result is put aside. The button “Show the result” brings it back.
hand-dealt = Hand { $number } is dealt.
hand-brought = This hand: { $points }.
left-in-hand = left: { $tiles }

## Waiting for people

level = { $level ->
        [easy] easy bot
        [medium] bot
        [hard] strong bot
       *[other] bot { $level }
    }
table-missing = This table cannot be shown

## Keys

keys-button = Keys (?)

## The offer of a lesson

learn-offer = New to this? Learn it in a few moves
learn-no = No, thanks
