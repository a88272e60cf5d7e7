### A set of colours in place of numbers, in French. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = blanc
    .letters = Bc
colour-1 = rose
    .letters = Rs
colour-2 = rouge
    .letters = Rg
colour-3 = jaune
    .letters = Ja
colour-4 = vert
    .letters = Ve
colour-5 = bleu
    .letters = Bl
colour-6 = violet
    .letters = Vi

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = le double { $low }

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] ouvrir avec { $tile }
        [left] poser { $tile } à gauche{ $letter }, contre le { $number }
        [right] poser { $tile } à droite{ $letter }, contre le { $number }
       *[arm] poser { $tile } en { $end }, contre le { $number }
    }
event-revealed-colours =
    { $you ->
        [yes] Tu as en main { $tiles } ({ $pips ->
            [one] { $pips } point
            [many] { $pips } de points
           *[other] { $pips } points
        }).
       *[no] { $seat } a en main { $tiles } ({ $pips ->
            [one] { $pips } point
            [many] { $pips } de points
           *[other] { $pips } points
        }).
    }
why-pips-colours =
    { $of-you ->
        [yes] les points restés chez toi
       *[no] les points restés chez { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] tes propres points en main
       *[no] ses propres points en main ({ $of })
    }
your-hand-colours =
    Ta main, { $count ->
        [one] { $count } domino
        [many] { $count } de dominos
       *[other] { $count } dominos
    }, { $pips ->
        [one] { $pips } point
        [many] { $pips } de points
       *[other] { $pips } points
    } :
help-by-colour =
    Ici, les dominos sont en couleurs : tape rg-ja@b, ou rgja, ou rouge-jaune, ou des nombres, 2-3@b. Les abréviations : { $named }.
