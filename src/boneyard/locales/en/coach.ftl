### What a coach says, in English: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "and" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = it is the last tile
reason-points =
    { $amount ->
        [one] it wins 1 point at once
       *[other] it wins { $amount } points at once
    }
reason-stuck =
    { $you ->
        [yes] you seem to have nothing that fits
       *[no] { $name } seems to have nothing that fits
    }
reason-lacks =
    { $you ->
        [yes] you seem to lack { $numbers }
       *[no] { $name } seems to lack { $numbers }
    }
reason-alone = nobody else can have a tile for { $numbers }
reason-keeps =
    { $amount ->
        [one] 1 tile of the hand fits after it
       *[other] { $amount } tiles of the hand fit after it
    }
reason-weight = it gets rid of { $amount } pips
reason-double = it gets rid of a double
reason-fewer =
    { $amount ->
        [one] the hand is lighter than the others by about 1 pip
       *[other] the hand is lighter than the others by about { $amount } pips
    }
reason-draws = a new tile may fit

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] level
        [ahead]
            { $size ->
                [one] 1 point ahead
               *[other] { $size } points ahead
            }
       *[behind]
            { $size ->
                [one] 1 point behind
               *[other] { $size } points behind
            }
    }
# Points with their sign.
signed =
    { $way ->
        [level] 0
        [ahead] +{ $size }
       *[behind] −{ $size }
    }
lost-points =
    { $size ->
        [one] 1 point
       *[other] { $size } points
    }
outlook = Expected at the end of the hand: { $lead }.
outlook-wins = Expected at the end of the hand: { $lead }; it is won in { $percent } of 100 deals.

## How well a match was played

grade-best = best
grade-fine = fine
grade-loose = loose
grade-blunder = blunder
# $lost points were lost by it as far as could be expected.
graded = { $grade }, { $lost } lost
better = Better: { $action }.
analysis-ungraded =
    { $why ->
        [alone] A game for one is not graded: there is nobody to play against.
        [race] A race is not graded: it matters who is faster.
        [recall] This game is not graded: nobody knows what somebody remembered.
        [walls] This game is not graded: no bot can say what its moves are worth.
       *[rules] With these options the game is not graded: no bot can say what its moves are worth.
    }
analysis-none = Nobody had a choice.
# How many decisions of $name have which grade.
analysis-grades =
    { $count ->
        [one] { $name }: 1 decision; best: { $best }, fine: { $fine }, loose: { $loose }, blunders: { $blunders }.
       *[other] { $name }: { $count } decisions; best: { $best }, fine: { $fine }, loose: { $loose }, blunders: { $blunders }.
    }
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name }: { $expected } expected, { $lost } by decisions, { $luck } by luck, { $result } in the end.
analysis-decided =
    { $by ->
        [deal] The tiles decided it.
        [decisions] Decisions decided it.
        [luck] Luck decided it.
       *[nothing] Nobody was ahead.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = This leads to a win: { $action }.
hint-best =
    { $percent ->
        [0] The best chance, though it is below one in a hundred: { $action }.
       *[other] The best chance to win, about { $percent } %: { $action }.
    }
hint-lost = There is no way to win any more.
hint-solves = There is a solution with this: { $action }.
hint-forced = Every solution that is left has this: { $action }.
hint-safe = After this all the others can still be laid: { $action }.
hint-astray = As it lies it cannot be finished. Do this: { $action }.
hint-only = There is only one thing to do: { $action }.
hint-right = Name the points that are due: { $action }.
hint-none = Nothing is certain here: trust your memory.
hint-guess = A good idea: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = More
