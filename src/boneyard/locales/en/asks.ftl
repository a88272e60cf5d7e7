### What is asked of whoever is to play, and why, in English.
###
### $numbers lists halves that are wanted ("3 or 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = draw
choice-pass = pass
choice-stop = stop
choice-close = close an end with a double
choice-call = call points that were overlooked
choice-lift = take up the last tile
choice-stop-here = stop
choice-attach = attach a tile
choice-build = build a chain for points

## Laying

ask-lead-any = Lead any tile you like.
ask-lead-highest = Lead your highest double: { $tile }.
ask-lead-lowest = Lead your lowest double: { $tile }.
ask-lead-heaviest = You hold no double: lead your heaviest tile, { $tile }.
ask-lead-lightest = You hold no double: lead your lightest tile, { $tile }.
ask-lay =
    { $count ->
        [0] Lay a tile with { $numbers }.
       *[other] Lay a tile with { $numbers }, or { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Lay on: a tile with { $numbers }.
       *[other] Lay on, a tile with { $numbers }, or { $choices }.
    }
ask-first =
    { $count ->
        [0] First fill the double: lay a tile with { $numbers }.
       *[other] First fill the double: lay a tile with { $numbers }, or { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Only { $numbers } is open, and you hold none: { $choices }.
       *[other] You hold no { $numbers }: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Lay a tile that fits everywhere: nothing else makes { $total }
       *[other] Make { $total } at an end, with { $numbers } or a tile that fits everywhere
    }{ $count ->
        [0] .
       *[other] ; or { $choices }.
    }
ask-unmade = Nothing of yours makes { $total } at an end: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Lay any tile: { $more ->
        [one] 1 more makes
       *[other] { $more } more make
    } { $total } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).{ $totals ->
        [none] { "" }
       *[other] { " " }Later: { $totals }.
    }
ask-claim = How many points have you won?
ask-overlooked = Were points overlooked?

## What is worth points while laying

goal-fives = The ends score when they total a multiple of 5.
goal-fives-from-ten = The ends score when they total a multiple of 5 from 10 on.
goal-fives-and-threes = The ends score when their total divides by 5 or by 3.
goal-equal = Two equal ends score.
goal-double = After a double you lay again.

## Alone

ask-begin-line = Begin the line with any tile: all of them shall come into it.
ask-begin-rows = Begin with the last tile of any row.
ask-draw-batch =
    { $more ->
        [one] Draw the last tile.
       *[other] Draw { $more } tiles, then lay them all.
    }
ask-hide = Hide a tile that is no double.
ask-announce = Announce the two numbers with which the line will end.
ask-fill-squares = Fill the frame: the four cells of a square show one number.
ask-look = Remember where every number lies.
ask-rebuild = Lay every tile where you have seen it.
ask-cut-paper = Find the tiles: join two numbers at a time.

## Other tables

ask-turn-first = Turn up two tiles that make { $total } together.
ask-turn-second =
    { $more ->
        [0] Turn up a second tile: only 0-0 makes { $total }.
        [one] Turn up a second tile: 1 more pip makes { $total }.
       *[other] Turn up a second tile: { $more } more pips make { $total }.
    }
ask-enter = Take a tile: one half is the row, the other adds there.
ask-dictate = Before the other plays you may choose for them: a tile for one of their empty rows, or nothing.
ask-any = { $choices }.
ask-pick = Pick one of the tiles that were given away.
ask-chain =
    { $count ->
        [0] Cover two equal halves of different tiles.
       *[other] Cover two equal halves of different tiles, or { $choices }.
    }
ask-chain-stuck = Nothing more can be covered: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Take tiles for a chain: { $total } or more, { $numbers } at both ends.
       *[other] { $more } of at least { $total } taken: { $numbers } at both ends, then claim.
    }
