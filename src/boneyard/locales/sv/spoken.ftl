### What those hear who cannot see the table, in Swedish. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] dubbelnolla
        [1] dubbeletta
        [2] dubbeltvåa
        [3] dubbeltrea
        [4] dubbelfyra
        [5] dubbelfemma
        [6] dubbelsexa
        [7] dubbelsjua
        [8] dubbelåtta
        [9] dubbelnia
       *[other] dubbel { $low }
    }
tile-down = dold

## What can be done with a tile, said after its name: "3-5, passar till vänster och till höger".
## $places is a list of places, $count how many there are.

place-left = till vänster
place-right = till höger
place-arm = vid { $name } mot { $number }
place-row = rad { $row } för { $points }
can-fit = passar { $places }
can-close = kan spärra { $places }
can-lead = kan öppna
can-total = gör { $total }
can-lie =
    { $count ->
        [one] kan läggas på ett ställe
       *[other] kan läggas på { $count } ställen
    }
can-chain =
    { $count ->
        [one] kan läggas i en kedja på ett ställe
       *[other] kan läggas i en kedja på { $count } ställen
    }
can-enter = kan skrivas på { $places }
can-dictate = kan dikteras på { $places }
can-be-taken = kan tas
can-be-put-back = kan läggas tillbaka
can-nothing = passar inte

## A cell, its name before what lies there

cell-empty = { $cell }, tom
cell-number = { $cell }, { $number }
cell-down = { $cell }, dold
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = Från vänster till höger: { $tiles }.
lead-lies = I mitten: { $tiles }.
arm-lies = Arm { $name }: { $tiles }.
