### A set of colours in place of numbers, in Italian. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = bianco
    .letters = Bi
colour-1 = rosa
    .letters = Rs
colour-2 = rosso
    .letters = Ro
colour-3 = giallo
    .letters = Gi
colour-4 = verde
    .letters = Ve
colour-5 = blu
    .letters = Bl
colour-6 = viola
    .letters = Vi

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = doppio { $low }

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] aprire con { $tile }
        [left] giocare { $tile } a sinistra{ $letter }, accanto al { $number }
        [right] giocare { $tile } a destra{ $letter }, accanto al { $number }
       *[arm] giocare { $tile } all'estremità { $end }, accanto al { $number }
    }
event-revealed-colours =
    { $you ->
        [yes] Hai in mano { $tiles } ({ $pips ->
            [one] 1 punto
            [many] { $pips } di punti
           *[other] { $pips } punti
        }).
       *[no] { $seat } ha in mano { $tiles } ({ $pips ->
            [one] 1 punto
            [many] { $pips } di punti
           *[other] { $pips } punti
        }).
    }
why-pips-colours =
    { $of-you ->
        [yes] i punti che hai in mano
       *[no] i punti in mano a { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] si tolgono i punti che hai in mano
       *[no] si tolgono i punti in mano a { $of }
    }
your-hand-colours =
    In mano hai { $count ->
        [one] 1 tessera
        [many] { $count } di tessere
       *[other] { $count } tessere
    }, { $pips ->
        [one] 1 punto
        [many] { $pips } di punti
       *[other] { $pips } punti
    }:
help-by-colour =
    Qui le tessere sono colori: scrivi ro-gi@b, oppure rogi, oppure rosso-giallo, oppure i numeri, 2-3@b. Le sigle: { $named }.
