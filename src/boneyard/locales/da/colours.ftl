### A set of colours in place of numbers, in Danish. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = hvid
    .letters = Hv
colour-1 = pink
    .letters = Pi
colour-2 = rød
    .letters = Rø
colour-3 = gul
    .letters = Gu
colour-4 = grøn
    .letters = Gr
colour-5 = blå
    .letters = Bl
colour-6 = lilla
    .letters = Li

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = dobbelt { $low }

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] åbn med { $tile }
        [left] læg { $tile } til venstre{ $letter } ved { $number }
        [right] læg { $tile } til højre{ $letter } ved { $number }
       *[arm] læg { $tile } ved { $end }, på { $number }
    }
event-revealed-colours =
    { $you ->
        [yes] Du har { $tiles } på hånden ({ $pips } point).
       *[no] { $seat } har { $tiles } på hånden ({ $pips } point).
    }
why-pips-colours =
    { $of-you ->
        [yes] pointene på din hånd
       *[no] pointene hos { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] dine egne point på hånden trækkes fra
       *[no] egne point på hånden trækkes fra hos { $of }
    }
your-hand-colours =
    Din hånd, { $count ->
        [one] 1 brik
       *[other] { $count } brikker
    }, { $pips } point:
help-by-colour =
    Her er brikkerne farver: Skriv rø-gu@b, eller røgu, eller rød-gul, eller tal, 2-3@b. Bogstaverne: { $named }.
