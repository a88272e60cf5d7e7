### What the terminal and the server say around the games, in English.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] The bot: { $bots }.
       *[other] The bots: { $bots }.
    }

## The table

running-total-wanted = The total is { $total }. Worth something: { $wanted }.
worth =
    { $points ->
        [one] { $total } (1 point)
       *[other] { $total } ({ $points } points)
    }
upper-storey = above
lower-storey = below

## Partners, totals and winners

partners-you = You play with { $partner } against { $others }.
partners = { $ones } play against { $others }.
around = Around the table: { $names }.
match-minutes =
    { $minutes ->
        [one] That takes about a minute.
       *[other] That takes about { $minutes } minutes.
    }
match-length =
    That takes about { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }, { $minutes ->
        [one] about a minute.
       *[other] about { $minutes } minutes.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, on your own.
       *[other] { $game }, with { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Agreed: { $options }.
ask-for-help = Type ? for help.
hand-number = Hand { $number }
your-move = Your move (1 to { NUMBER($count, useGrouping: 0) }, ? for help):
your-move-unnumbered = Your move (? for help):
only-move = Your only move: press Enter (? for help):
next-hand = Press Enter for the next hand (? for help):
another-match = Another match? (y/n, s saves this one)
write-over = { $file } is there already. Write over it? (y/n)
save-first = This game is not saved. Save it first? (y/n)
saved = Saved in { $file }.
not-saved = Nothing was saved.
goodbye = Goodbye.
which-one = '{ $text }' can mean { $actions }: type one of them, or its number.
which-one-unnumbered = '{ $text }' can mean { $actions }: type one of them.
which-one-of-many = '{ $text }' can mean { NUMBER($count, useGrouping: 0) } things: type more of it.
no-such-action =
    { $count ->
        [one] '{ $text }' is not possible now: press Enter for your only move, or type ? for help.
       *[other] '{ $text }' is not possible now: type a number from 1 to { NUMBER($count, useGrouping: 0) }, or ? for help.
    }
no-such-action-unnumbered = '{ $text }' is not possible now: type an action as it is explained above, or ? for help.
not-in-hand = You do not hold { $tile }.
does-not-fit = { $tile } cannot be laid there now.
nothing-to-take-back = There is nothing to take back in this hand.
seen-too-much = That cannot be taken back: since then you have seen tiles that were hidden.
nothing-to-do = It is not your turn.
hint = A good player would choose { $number }: { $action }.
hint-unnumbered = A good player would type { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Now you can type, for example:
help-only = Or press Enter: there is nothing else to do.
help-number = Or the number of an action.
help-short = Of { $text } it is enough to type what leaves no doubt, such as { $short }.
help-beginning = Of a word its beginning is enough.
help-stuck = If nothing fits: { $rule }
help-besides = Besides:
help-page =
    The whole page with all options is r, or in another window
      boneyard rules { $game }
    New to dominoes?
      boneyard rules basics
aside-r = the rules of this game
aside-h = a hint
aside-t = the table again
aside-e = the ends
aside-l = what happened last
aside-c = the score
aside-u = take back your last decision, unless you have seen hidden tiles since
aside-s = save the game; s FILE, under this name
aside-q = quit

## Records

record-title = { $game }, played by { $names }.
record-options = Options: { $options }.
record-date = Date: { $date }.
record-right =
    The record is right: { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
record-unfinished = The last hand is not finished.

## The catalogue

column-id = game
column-name = name
column-players = players
column-sets = sets
column-minutes = minutes
column-editions = from
game-needs = Players: { $players }. Sets: { $sets }. From: { $editions }.
also-called = Also called: { $names }.
host-players = on { $host }: { $players } players
lengths-of = How long a match takes you against bots:
length-of =
    { $players ->
        [one] One player: { $length }.
       *[other] { $players } players: { $length }.
    }
length-or-printed = { $length }; as printed: { $printed }
editions-of = Editions, each chosen by --edition name; the first if you name none:
options-of = Options with their defaults, each chosen by -o name=value:
option-values = One of: { $values }.
option-hosts = Only on: { $hosts }.
values-from = { $values }, or any number from { $least } on
which-game = Which game? (Enter plays { $first })
too-late = Somebody was faster: that cannot be done any more.

## Answers of the solvers

solve-seed = Seed { $seed }.
solve-number = { $number }
solve-hand = In hand:
solve-order = Laid in this order:
solve-share =
    That is { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; of all deals it is, at 95%
    certainty, between { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } and
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = The solutions of domino squares, counted in every way:
solve-squares-number-pictures = Different pictures of the numbers in the frame, whichever tiles cover them.
solve-squares-placements = Different ways of laying the 28 tiles.
solve-squares-placements-up-to-half-turn = The same, where a frame and its half turn count as one.
solve-squares-placements-up-to-symmetry = The same, where mirrored frames count as one too.
solve-squares-printed = The "over 300,000 solutions" of the rulebooks are the placements up to a half turn.
solve-squares-puzzle =
    { $count ->
        [one] One tile lies in the frame; there is exactly one way to lay the others.
       *[other] { $count } tiles lie in the frame; there is exactly one way to lay the others.
    }
solve-squares-given = The tiles in the frame:
solve-squares-completions =
    { $count ->
        [0] This cannot be completed.
        [one] There is exactly one way to complete this:
       *[other] There are { $count } ways to complete this; one of them:
    }
solve-squares-lift = It goes on without { $tiles }.
solve-solo-1-share = { $winnable } of { $sample } deals can be won.
solve-solo-1 =
    { $won ->
        [yes] This can be won.
       *[no] This cannot be won.
    }
solve-solo-2-share = { $winnable } of { $sample } deals were won by following the advice.
solve-lay = Lay next:
solve-lay-all = Lay the hand in this order:
solve-stuck = This hand cannot all be laid, so the game is lost.
solve-over =
    { $won ->
        [yes] Everything is laid: this is won.
       *[no] Nothing fits any more: this is lost.
    }
solve-chance =
    { $exact ->
        [yes] The chance to win is { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, counted out.
       *[no] The chance to win is about { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] The longest chain for the double { $value } has { $count } tiles:
       *[no] The shortest chain for the double { $value } has { $count } tiles:
    }
solve-no-chain = The free tiles make no chain of { $least } or more for the double { $value }.
solve-train =
    { $kind ->
        [pips] The heaviest train
       *[tiles] The longest train
    } has { $count ->
        [one] one tile
       *[other] { $count } tiles
    } and { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }:
solve-no-train = No tile of this hand can be laid.
solve-left =
    { $count ->
        [0] Nothing is left over.
       *[other] Left over: { $tiles }.
    }
solve-fortune = Without { $tile } all the others make one line, from { $one } to { $other }:
solve-dominance-move = { $name } decides; the best is { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] All tiles are taken, and nobody is ahead.
           *[no] All tiles are taken, and { $ahead } is ahead by { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Played perfectly, it ends even.
               *[no] Played perfectly, { $ahead } ends ahead by { $points }.
            }
           *[no] { $even ->
                [yes] As far as can be seen, nobody is ahead.
               *[no] As far as can be seen, { $ahead } is ahead by about { $points }.
            }
        }
    }

## The server and its records

open-already = Boneyard is already at { $url }.
serve-address =
    Boneyard is at { $url } until Ctrl-C stops it.
    Its tables are kept in { $database }.
verify-record = Record { $number }, match { $match }:
verify-hand =
    { $wrong ->
        [none] Hand { $hand }: dealt as promised by { $promise }..., and the deck follows from it.
       *[other] Hand { $hand } is wrong: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] The moves of one hand
           *[other] The moves of all { $hands } hands
        } are legal, and the results are right.
       *[other] The moves are wrong. { $wrong }
    }
export-done =
    { $count ->
        [one] One match was written to { $file }.
       *[other] { $count } matches were written to { $file }.
    }
    The file holds secrets: keep it like the database itself.
import-done =
    { $written ->
        [one] One match was written
       *[other] { $written } matches were written
    }, { $known ->
        [one] one was there already.
       *[other] { $known } were there already.
    }
import-different = There already, but different, and left as it is: { $names }.
arena-played =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, seed { $seed }: { $most ->
        [yes] up to { $count }
       *[no] { $count }
    } { $what ->
        [matches] matches
       *[deals] deals
    }, each played with all seats swapped.
arena-score =
    { $first } wins { NUMBER($value, style: "percent", maximumFractionDigits: 1) } of the { $what ->
        [matches] matches
       *[deals] hands
    } against { $second } (95 % interval: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    A seat of { $first } scores { $value } points compared with { $second } in a { $what ->
        [matches] match
       *[deals] hand
    } ({ $low } to { $high }).
arena-cross = How often, in percent, the bot of the row beats the bot of the column (a draw counts half), and half the 95 % interval.
arena-slow = The fast engine is not compiled, so hard finds less in its time: python -m boneyard.fast.compiled compiles it, once.
arena-rated = { $game }, { $players } players, seed { $seed }: { $matches } matches. Ratings like those of people, but measured among the bots only:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } is stronger.
        [second] { $second } is stronger.
       *[open] Neither is clearly stronger: more may tell.
    }{ $early ->
        [yes] {" "}That was decided early: the interval of the wins holds whenever one stops, that of the points does not.
       *[no] {""}
    }
progress-deals = Deals
progress-decisions = Decisions
progress-positions = Thinking
progress-matches = Matches
keys-newest = Made { $made }; signs all new tokens.
keys-older = Made { $made }; good until { $until }.
results-checked = Results that follow from their logs: { $right }; that differ: { $wrong }; of older rules, left as they are: { $unreadable }.
results-rebuilt = Results that were right: { $right }; derived anew: { $wrong }; of older rules, left as they are: { $unreadable }.
ratings-checked = Ratings after a match that do not follow from the matches: { $wrong }.
ratings-rebuilt = Ratings after a match that did not follow from the matches, computed anew: { $wrong }.
push-on = People who want it are told of their turns by Web Push from now on. Whoever had subscribed before has to do so again.
push-off = Nobody is told of turns by Web Push any more.

## Bots against bots

progress-hands = Hands
simulation-title =
    { $players ->
        [one] { $game }, 1 player, seed { $seed }
       *[other] { $game }, { $players } players, seed { $seed }
    }
simulation-sum =
    { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } to the end, { $actions } actions in a hand
simulation-seat = seat
simulation-bot = bot
simulation-points = points
simulation-per-hand = per hand
simulation-won = won
