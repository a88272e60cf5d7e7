### What those hear who cannot see the table, in Dutch. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] dubbel nul
        [1] dubbel één
        [2] dubbel twee
        [3] dubbel drie
        [4] dubbel vier
        [5] dubbel vijf
        [6] dubbel zes
        [7] dubbel zeven
        [8] dubbel acht
        [9] dubbel negen
       *[other] dubbel { $low }
    }
tile-down = gedekt

## What can be done with a tile, said after its name: "3-5, past links en rechts".
## $places is a list of places, $count how many there are.

place-left = links
place-right = rechts
place-arm = bij { $name } aan de { $number }
place-row = rij { $row } voor { $points }
can-fit = past { $places }
can-close = kan { $places } afsluiten
can-lead = kan openen
can-total = maakt { $total }
can-lie =
    { $count ->
        [one] past op één plek
       *[other] past op { $count } plekken
    }
can-chain =
    { $count ->
        [one] past als ketting op één plek
       *[other] past als ketting op { $count } plekken
    }
can-enter = kan in { $places } geschreven worden
can-dictate = kan in { $places } gedicteerd worden
can-be-taken = kan genomen worden
can-be-put-back = kan teruggelegd worden
can-nothing = past niet

## A cell, its name before what lies there

cell-empty = { $cell }, leeg
cell-number = { $cell }, { $number }
cell-down = { $cell }, gedekt
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = Van links naar rechts: { $tiles }.
lead-lies = In het midden: { $tiles }.
arm-lies = Arm { $name }: { $tiles }.
