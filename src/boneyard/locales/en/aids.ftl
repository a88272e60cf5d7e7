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

## Settings

settings-points = Points beside the moves
settings-points-help = Where points are won while laying, see what each move brings at once.
settings-count = Count the tiles
settings-count-help = See of each number how many tiles lie open or in your hand, and how many are still unseen.
settings-pairs = In concentration, show a pair that does not match for
settings-pairs-seconds = { $seconds } seconds

## Tables without aids

new-serious = Without aids
new-serious-help = For serious play: nobody gets hints, points beside the moves or a count of the tiles, and no move is taken back.
serious-table = without aids
refusal-serious = This table is played without aids.
