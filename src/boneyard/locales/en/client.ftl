### The table in the browser, in English.

## Everywhere

close = Close
try-again = Try again
screen-lost = This page could not be fetched.
to-the-games = To the games
you-name = You

## At the table

the-table = The table
moves = Moves
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
robot-plays = a bot plays
seat-free = Seat { $seat } (free)
# Whoever had themselves deleted.
somebody = Somebody
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
open-end = Open end { $name }, { $number }
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
why-not-now = { $tile } cannot be used now.
why-not-before-points = First say how many points were won.
why-not-lead = { $tile } cannot lead this hand.
why-not-fitting = { $tile } does not fit: open now are { $open }.
why-not-first = { $tile } does not fit where a tile is needed first: { $open }.

## The bar

hint-button = Hint
hint-guess = A good idea: { $action }.
take-back-button = Take back
agreed-here = Agreed at this table
rules-button = Rules
menu-button = Menu
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

hand-over = Hand { $number } is over
revealed-hands = What was left in hand
points-of-hand = Points
result-aside = Put the result aside
score-sheet = Points of all hands
score-sheet-hand = Hand
score-sheet-total = Total
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
new-best = A new best! Until now it was { $before }.
same-deal-button = Same deal
new-deal-button = New deal
next-hand-button = Next hand
waiting-for = Waiting for { $names }.
dealing = The tiles are being dealt…
share-button = Share result
rematch-button = Play again
rematch-waits = The next match is waiting for you.
replay-button = Replay

## Waiting for people

your-name = Your name
sit-down = Sit down
name-button = Call me that
this-is-you = that is you
level = { $level ->
        [easy] easy bot
        [medium] bot
        [hard] strong bot
       *[other] bot { $level }
    }
waiting-for-people =
    { $count ->
        [one] One more person is needed. Send them this link:
       *[other] { $count } more people are needed. Send them this link:
    }
table-missing = This table cannot be shown

## Keys

keys-title = Keys
key-tiles = take the tile with this number
key-h = go to your hand and hear it
key-e = go to the open ends and hear them
key-s = hear the scores
key-l = hear the last moves
key-o = hear what the others hold
key-d = draw
key-p = pass
key-n = on to the next hand, or play again
key-r = turn the tile, where it can lie in several ways
key-z = enlarge the table, or show all of it again
key-esc = put the tile back, or put the result aside
key-f6 = go from the table to the result, and back
key-help = show these keys
keys-button = Keys (?)
settings-keys = Keys of one letter at the table
keys-plain = alone
keys-alt = with Alt
keys-off = off

## Refusals

refusal-offline = The server does not answer. Check the connection and try again.
refusal-not-found = There is no such table here.
refusal-illegal = That is not possible now.
refusal-stale = The table has moved on; look again.
refusal-taken = That seat is taken.
refusal-full = Every seat at this table is taken; you can look on.
refusal-present = This player is still there.
refusal-not-alone = Moves can be taken back only against bots.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-tiles-seen = You have seen new tiles since then, so it cannot be taken back.
refusal-not-over = This can be shown when the match is over.
refusal-too-many-requests = That was too much at once; wait a moment.
refusal-too-fast = That was too fast; wait a moment.
refusal-overloaded = The house is full; try again in a minute.
refusal-expired = Nobody came to this table for a day, so it was closed.
refusal-unreadable = This table was played by other rules than those of today, or its log is damaged; it cannot be opened.
refusal-log-full = Too much has happened at this table; make a new one.
