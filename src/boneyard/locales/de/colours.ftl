### A set of colours in place of numbers, in German. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = Weiß
    .letters = We
colour-1 = Rosa
    .letters = Rs
colour-2 = Rot
    .letters = Rt
colour-3 = Gelb
    .letters = Ge
colour-4 = Grün
    .letters = Gr
colour-5 = Blau
    .letters = Bl
colour-6 = Lila
    .letters = Li

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = { $low }-Pasch

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] mit { $tile } eröffnen
        [left] { $tile } links{ $letter } an { $number } legen
        [right] { $tile } rechts{ $letter } an { $number } legen
       *[arm] { $tile } bei { $end } an { $number } legen
    }
event-revealed-colours =
    { $you ->
        [yes] Du hast noch { $tiles } ({ $pips ->
            [one] 1 Punkt
           *[other] { $pips } Punkte
        }).
       *[no] { $seat } hat noch { $tiles } ({ $pips ->
            [one] 1 Punkt
           *[other] { $pips } Punkte
        }).
    }
why-pips-colours =
    { $of-you ->
        [yes] deine Steine
       *[no] die Steine von { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] deine eigenen Steine
       *[no] die eigenen Steine von { $of }
    }
your-hand-colours =
    Deine Hand, { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }, { $pips ->
        [one] 1 Punkt
       *[other] { $pips } Punkte
    }:
help-by-colour =
    Hier sind die Steine farbig: Tippe rt-ge@b, oder rtge, oder rot-gelb, oder Zahlen, 2-3@b. Die Kürzel: { $named }.
