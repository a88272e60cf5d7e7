### What those hear who cannot see the table, in Danish. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] dobbelt nul
        [1] dobbelt et
        [2] dobbelt to
        [3] dobbelt tre
        [4] dobbelt fire
        [5] dobbelt fem
        [6] dobbelt seks
        [7] dobbelt syv
        [8] dobbelt otte
        [9] dobbelt ni
       *[other] dobbelt { $low }
    }
tile-down = bagsiden op

## What can be done with a tile, said after its name: "3-5, passer til venstre og til højre".
## $places is a list of places, $count how many there are.

place-left = til venstre
place-right = til højre
place-arm = ved { $name } på { $number }
place-row = række { $row } for { $points }
can-fit = passer { $places }
can-close = kan spærre { $places }
can-lead = kan åbne
can-total = giver { $total }
can-lie =
    { $count ->
        [one] kan lægges ét sted
       *[other] kan lægges { $count } steder
    }
can-chain =
    { $count ->
        [one] kan lægges i en kæde ét sted
       *[other] kan lægges i en kæde { $count } steder
    }
can-enter = kan skrives i { $places }
can-dictate = kan dikteres i { $places }
can-be-taken = kan tages
can-be-put-back = kan lægges tilbage
can-nothing = passer ikke

## A cell, its name before what lies there

cell-empty = { $cell }, tomt
cell-number = { $cell }, { $number }
cell-down = { $cell }, bagsiden op
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = Fra venstre mod højre: { $tiles }.
lead-lies = I midten: { $tiles }.
arm-lies = Arm { $name }: { $tiles }.
