### What those hear who cannot see the table, in French. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] double blanc
        [1] double un
        [2] double deux
        [3] double trois
        [4] double quatre
        [5] double cinq
        [6] double six
        [7] double sept
        [8] double huit
        [9] double neuf
       *[other] double { $low }
    }
tile-down = face cachée

## What can be done with a tile, said after its name: "3-5, va à gauche et à droite".
## $places is a list of places, $count how many there are.

place-left = à gauche
place-right = à droite
place-arm = en { $name } contre le { $number }
place-row = rangée { $row } pour { $points }
can-fit = va { $places }
can-close = peut fermer { $places }
can-lead = peut ouvrir
can-total = fait { $total }
can-lie =
    { $count ->
        [one] peut se poser à { $count } endroit
        [many] peut se poser à { $count } d’endroits
       *[other] peut se poser à { $count } endroits
    }
can-chain =
    { $count ->
        [one] peut se poser en chaîne à { $count } endroit
        [many] peut se poser en chaîne à { $count } d’endroits
       *[other] peut se poser en chaîne à { $count } endroits
    }
can-enter = peut s’inscrire : { $places }
can-dictate = peut être dicté : { $places }
can-be-taken = peut être pris
can-be-put-back = peut être remis
can-nothing = ne va pas

## A cell, its name before what lies there

cell-empty = { $cell }, vide
cell-number = { $cell }, { $number }
cell-down = { $cell }, face cachée
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = De gauche à droite : { $tiles }.
lead-lies = Au milieu : { $tiles }.
arm-lies = Bras { $name } : { $tiles }.
