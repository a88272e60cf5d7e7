### Aids of memory and reckoning, in Danish: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points = { $action }, { $points } point

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] giver 1 point
       *[other] giver { $points } point
    }

## In the terminal

aside-w = vis trækkenes point, eller skjul dem
aside-n = tæl brikkerne med hvert tal
points-on = Ved hvert træk står de point, det giver med det samme; w skjuler dem igen.
points-off = Trækkenes point vises ikke længere.
points-never = I dette spil tælles der først, når en runde slutter.
count-never = Her har ingen skjulte brikker på hånden.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Brikker med hvert tal
count-title-colours = Brikker med hver farve
count-number-colours = Farve
count-number = Tal
count-seen = Set
count-unseen = Ikke set

## Tables without aids

serious-table = uden hjælp
# Played on from a moment of a match that is over.
practice-table = øvelse
