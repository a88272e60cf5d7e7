### Aids of memory and reckoning, in Swedish: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points = { $action }, { $points } poäng

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] ger 1 poäng
       *[other] ger { $points } poäng
    }

## In the terminal

aside-w = visa dragens poäng eller göm dem
aside-n = räkna brickorna med varje tal
points-on = Vid varje drag står nu poängen som det ger direkt; w gömmer dem igen.
points-off = Dragens poäng visas inte längre.
points-never = I det här spelet räknas inget förrän en omgång är slut.
count-never = Här är inget dolt som andra har på hand.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Brickor med varje tal
count-title-colours = Brickor med varje färg
count-number-colours = Färg
count-number = Tal
count-seen = Sedda
count-unseen = Osedda

## Tables without aids

serious-table = utan hjälpmedel
# Played on from a moment of a match that is over.
practice-table = övning
