### Aids of memory and reckoning, in English: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points =
    { $points ->
        [one] { $action }, 1 point
       *[other] { $action }, { $points } points
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] brings 1 point
       *[other] brings { $points } points
    }

## In the terminal

aside-w = show the points of the moves, or hide them
aside-n = count the tiles of each number
points-on = Beside every move stand the points that it writes at once; w hides them again.
points-off = The points of the moves are no longer shown.
points-never = In this game nothing is counted before a hand ends.
count-never = Nothing that others hold is hidden here.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Tiles of each number
count-title-colours = Tiles of each colour
count-number-colours = Colour
count-number = Number
count-seen = Seen
count-unseen = Unseen

## Tables without aids

serious-table = without aids
# Played on from a moment of a match that is over.
practice-table = practice

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
