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
