### What is said by screens other than home, lessons and tables, and by what opens at a table later, in English.

## My games

mine-none = You have not played yet. Your games will be here, and you can go on with them at any time.
mine-finished = Finished
mine-table = Result
mine-lost = Your games could not be fetched.

## Lobby

lobby-text = Sit down where somebody waits, or look on where people play.
lobby-empty = Nobody is waiting at the moment. Open a table, and others will find you here.
lobby-open = Open a table
lobby-nobody = Nobody sits here yet
lobby-away = not here at the moment
lobby-join =
    { $free ->
        [one] Join: 1 free seat
       *[other] Join: { $free } free seats
    }
lobby-lost = The lobby could not be fetched.
company-late = Nobody has come yet. You can go on waiting, or play with bots.
company-fill =
    { $free ->
        [one] A bot takes the free seat
       *[other] Bots take the free seats
    }
company-other = { $name } waits at another table of this game.
company-join = Sit down there
lobby-played = Being played
lobby-waiting = Waiting for others
lobby-look = Look on
lobby-hand =
    { $totals ->
        [secret] Hand { $hand }
       *[other] Hand { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Five games for one.
puzzles-day = Today, { $date }: the same puzzles for everybody in the world.
puzzles-done = Done today
puzzles-again = Today's once more
puzzles-go-on = Go on with today's
puzzles-free = Free play
puzzles-lost = Today's puzzles could not be fetched.

## A new table

new-title = New table: { $game }
new-game = Game
new-no-game = There is no such game here.
new-who = Who plays?
new-seat = Seat { $number }
sitter-me = me
sitter-here = somebody here, too
sitter-friend = free, for a friend
sitter-bot = bot, { $level }
new-character = Bot on seat { $number }
character-any = whoever comes
new-public = Show it in the lobby
new-public-help = Everybody can find the table and sit down.
new-private-help = Only those who get the link find the table.
new-time = Time
new-pace = Bots play
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] at once
        [0.5] fast
        [1] as usual
        [2] slowly
       *[4] very slowly
    }
new-rules = Rules
new-rules-help = Change whatever you like.
new-reset = All as in the rulebook
new-create = Open the table
new-start = Start
new-wrong = Something is wrong with “{ $option }”.
option-from-to = From { $least } to { $most }, please.
clock-label = Clock
clock-none = none
clock-move = per move
clock-bank = for the match
clock-days = days
clock-each-move = Time for every move
clock-whole-match = Time for the whole match
clock-bonus = More for every move
in-seconds =
    { $seconds ->
        [0] none
        [one] 1 second
       *[other] { $seconds } seconds
    }
in-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
in-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }

## Rules

rules-lost = The rules could not be fetched.

## Settings

settings-title = Settings
back-to-the-table = Back to the table
settings-me = You
settings-name = Your name at the table
lang-system = as the browser
settings-tiles = Tiles
settings-preview = Four tiles as they will look
settings-face = The halves show
tiles-pips = pips
tiles-numerals = numerals
tiles-colours = colours
settings-looks = Look
settings-look = Colours of the page
look-system = as the device
look-light = light
look-dark = dark
look-contrast = high contrast
settings-size = Size of the text
size-normal = normal
size-large = large
settings-motion = Motion
motion-system = as the device
motion-less = less
settings-play = At the table
settings-sound = Sound
settings-hints = Hints
settings-hints-help = A button at the table shows a good move.
settings-hand = Your tiles
settings-sort = Order of your tiles
sort-dealt = as dealt
sort-number = by number
sort-weight = heaviest first
settings-handed = You play with
handed-right = the right hand
handed-left = the left hand
settings-unasked = Draw and pass by itself
settings-unasked-help = When nothing else is possible, it happens after a moment.
settings-confirm = Confirm moves
settings-confirm-help = A tile is laid by a second tap, and so are other moves where you have a choice.
settings-wake = When it is your turn
settings-vibrate = Vibrate
settings-vibrate-help = A short buzz when you have waited for a while. Never with less motion.
settings-notify = Notifications
settings-notify-help = Your device tells you while you look elsewhere that it is your turn, or that somebody has sat down.
settings-notify-denied = Your browser shows no notifications of this site. If you want them, allow them in its settings for this site; we will not ask again.
settings-notify-never = This browser shows no notifications. On an iPhone or iPad, add Boneyard to the home screen first.
settings-device = On another device
settings-device-help = With your personal link you are the same person there, with the same games.
settings-device-warning = Do not share it: whoever has this link can play as you.
settings-device-show = Show my personal link
settings-device-link = Your personal link
settings-device-qr = QR code with your personal link

## Nowhere

nowhere-title = Nothing is here
nowhere-text = This address leads nowhere. Perhaps a letter of the link was lost on the way.

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-lost = This match cannot be shown.
replay-hand = Hand
replay-step = Step { $step } of { $steps }
replay-position = Step
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forth = One step on
replay-last = To the end
replay-deal = The tiles are dealt.
replay-hand-of = Hand of { $name }
replay-link = Link to this step
replay-daily = The puzzle of { $date }: the same tiles for everybody.
replay-check = Check this deal

## Fair deals

fair-title = Is the deal fair?
fair-text = Before every hand the server fixed its part of the shuffle and published a fingerprint of it. Then the people at the table added chance of their own, so that nobody could choose the tiles. This page has just shuffled once more from all these parts and compared.
fair-checking = Checking…
fair-hand = Hand { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Fair: the tiles lay just as the promised shuffle puts them.
        [none] The record holds no proof of this deal.
        [proof] The proof of this deal cannot be read.
        [promise] Wrong: the server did not use what it had promised.
        [lot] Wrong: the lot names somebody else to begin.
       *[deck] Wrong: the tiles lay in another order than the shuffle gives.
    }
fair-deal = The rules made { $count ->
        [one] one deal
       *[other] { $count } deals
    } before this one void; that part is not checked here.
fair-commitment = Published before the deal
fair-seeds = Brought by the players
fair-no-seed = nothing
fair-lost = The record could not be fetched.
fair-record = Download the record

## The position on the page of a game

position-heading = A position
position-story = How it came about

## Aids

settings-points = Points beside the moves
settings-points-help = Where points are won while laying, see what each move brings at once.
settings-count = Count the tiles
settings-count-help = See of each number how many tiles lie open or in your hand, and how many are still unseen.
settings-pairs = In concentration, show a pair that does not match for
settings-pairs-seconds = { $seconds } seconds
new-serious = Without aids
new-serious-help = For serious play: nobody gets hints, points beside the moves or a count of the tiles, and no move is taken back.

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
key-t = talk, or answer what is proposed
key-r = turn the tile, where it can lie in several ways
key-z = enlarge the table, or show all of it again
key-esc = put the tile back, or put the result aside
key-f6 = go from the table to the result, and back
key-help = show these keys
settings-keys = Keys of one letter at the table
keys-plain = alone
keys-alt = with Alt
keys-off = off

## Results

hand-over = Hand { $number } is over
revealed-hands = What was left in hand
points-of-hand = Points
no-points-of-hand = Nobody scores in this hand.
result-aside = Put the result aside
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

agreed-here = Agreed at this table
agreed-first = This holds here, even where the page below says otherwise.
your-name = Your name
sit-down = Sit down
name-button = Call me that
this-is-you = that is you
waiting-for-people =
    { $count ->
        [one] One more person is needed. Send them this link:
       *[other] { $count } more people are needed. Send them this link:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Your time is used up, so a bot plays the rest of this hand for you. You play again with the next one.
        [time] You were too late three times in a row, so a bot plays for you.
       *[other] A bot plays for you.
    }
back-button = I am back
leave-title = Leave this game?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] A bot plays on in your place. The table stays in My games: open it again, and the seat is yours.
       *[other] A bot plays on in your place, and the others are told. The table stays in My games: open it again, and the seat is yours.
    }
leave-yes = Leave
leave-no = Stay

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Waiting for one more person. Others find this table in the lobby, or send somebody this link:
       *[other] Waiting for { $count } more people. Others find this table in the lobby, or send them this link:
    }

## Links and codes

copy-link = Copy link
share-link = Share…
copied = The link is copied.
copy-yourself = The link is marked; copy it from there.
invite-link = The link to this table
invite-share = Play dominoes with me
invite-qr = QR code with the link to this table
invite-scan = Whoever scans the code or opens the link can sit down here.
invite-watch = Watch me play dominoes
invite-full = All seats are taken: whoever scans the code or opens the link can look on.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 second a move
       *[other] { $seconds } seconds a move
    }
clock-bank-short =
    { $bonus ->
        [0] { $minutes } min each
       *[other] { $minutes } min + { $bonus } s each
    }
clock-days-short =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }

## The first lesson of a kind of game

learn-title = First lesson: { $title }
learn-step = Move { $step } of { $steps }
learn-skip = Skip
learn-leave = Close
learn-other = That is possible, too. For this lesson do what glows: nothing is lost.
learn-play = Play now
learn-return = Back to your table
learn-again = Once more
learn-lost = The lesson could not be loaded.

## When time is up

clock-rule-move = Whoever takes longer has this one move made by a bot. After three in a row it plays on until they are back.
# $seconds: what the next hand begins with.
clock-rule-bank = Whoever has used up this time has the rest of the hand played by a bot. The next hand then begins with { $seconds } seconds.

## An analysis of a match that is over

analyse = Analyse
play-on = Play on from here against bots
replay-onward = Played on from another match, for practice: its first tiles were not dealt here.
analysis-title = Analysis
analysis-failed = The analysis did not come.
analysing = Decisions graded: { $done } of { $of }
analysing-soon = It begins in a moment, after those who asked before.
no-decision = Nobody had a choice at this step.
analysis-of = Seen by
analysis-match = The whole match
analysis-marked = Could be better
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = What { $name } could expect, in points ahead of the others: { $told }
curve-step = { $points } at step { $step }
