### A set of colours in place of numbers, in Dutch. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = wit
    .letters = Wi
colour-1 = roze
    .letters = Rz
colour-2 = rood
    .letters = Rd
colour-3 = geel
    .letters = Ge
colour-4 = groen
    .letters = Gr
colour-5 = blauw
    .letters = Bl
colour-6 = paars
    .letters = Pa

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = dubbel { $low }

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] met { $tile } openen
        [left] { $tile } links{ $letter } aan { $number } leggen
        [right] { $tile } rechts{ $letter } aan { $number } leggen
       *[arm] { $tile } bij { $end } aan { $number } leggen
    }
event-revealed-colours =
    { $you ->
        [yes] Je hebt nog { $tiles } ({ $pips ->
            [one] 1 punt
           *[other] { $pips } punten
        }).
       *[no] { $seat } heeft nog { $tiles } ({ $pips ->
            [one] 1 punt
           *[other] { $pips } punten
        }).
    }
why-pips-colours =
    { $of-you ->
        [yes] de punten in jouw hand
       *[no] de punten in de hand van { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] je eigen punten in de hand
       *[no] de eigen punten van { $of } in de hand
    }
your-hand-colours =
    Je hand, { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }, { $pips ->
        [one] 1 punt
       *[other] { $pips } punten
    }:
help-by-colour =
    Hier zijn de stenen gekleurd: typ rd-ge@b, of rdge, of rood-geel, of getallen, 2-3@b. De letters: { $named }.
