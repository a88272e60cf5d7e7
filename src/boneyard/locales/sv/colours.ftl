### A set of colours in place of numbers, in Swedish. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = vit
    .letters = Vi
colour-1 = rosa
    .letters = Rs
colour-2 = röd
    .letters = Rd
colour-3 = gul
    .letters = Gu
colour-4 = grön
    .letters = Gr
colour-5 = blå
    .letters = Bl
colour-6 = lila
    .letters = Li

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = dubbel{ $low }

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] öppna med { $tile }
        [left] lägg { $tile } mot { $number } ände till vänster{ $letter }
        [right] lägg { $tile } mot { $number } ände till höger{ $letter }
       *[arm] lägg { $tile } mot { $number } ände { $end }
    }
event-revealed-colours =
    { $you ->
        [yes] Du har { $tiles } ({ $pips } poäng).
       *[no] { $seat } har { $tiles } ({ $pips } poäng).
    }
why-pips-colours =
    { $of-you ->
        [yes] dina brickor
       *[no] brickorna hos { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] dina egna brickor
       *[no] de egna brickorna hos { $of }
    }
your-hand-colours =
    Din hand, { $count ->
        [one] 1 bricka
       *[other] { $count } brickor
    }, { $pips } poäng:
help-by-colour =
    Här har brickorna färger: skriv rd-gu@b, eller rdgu, eller röd-gul, eller med tal, 2-3@b. Förkortningarna: { $named }.
