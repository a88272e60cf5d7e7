### What those hear who cannot see the table, in Italian. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] doppio zero
        [1] doppio uno
        [2] doppio due
        [3] doppio tre
        [4] doppio quattro
        [5] doppio cinque
        [6] doppio sei
        [7] doppio sette
        [8] doppio otto
        [9] doppio nove
       *[other] doppio { $low }
    }
tile-down = coperta

## What can be done with a tile, said after its name: "3-5, va a sinistra e a destra".
## $places is a list of places, $count how many there are.

place-left = a sinistra
place-right = a destra
place-arm =
    in { $name } accanto { $number ->
        [0] allo 0
        [1] all'1
        [8] all'8
       *[other] al { $number }
    }
place-row = riga { $row } per { $points }
can-fit = va { $places }
can-close = può chiudere { $places }
can-lead = può aprire
can-total = fa { $total }
can-lie =
    { $count ->
        [one] va in un posto
        [many] va in { $count } di posti
       *[other] va in { $count } posti
    }
can-chain =
    { $count ->
        [one] va in catena in un posto
        [many] va in catena in { $count } di posti
       *[other] va in catena in { $count } posti
    }
can-enter = può andare in { $places }
can-dictate = si può dettare in { $places }
can-be-taken = si può prendere
can-be-put-back = si può rimettere al centro
can-nothing = non va bene

## A cell, its name before what lies there

cell-empty = { $cell }, vuota
cell-number = { $cell }, { $number }
cell-down = { $cell }, coperta
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = Da sinistra a destra: { $tiles }.
lead-lies = Al centro: { $tiles }.
arm-lies = Braccio { $name }: { $tiles }.
