### What those hear who cannot see the table, in German. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] Nullerpasch
        [1] Einserpasch
        [2] Zweierpasch
        [3] Dreierpasch
        [4] Viererpasch
        [5] Fünferpasch
        [6] Sechserpasch
        [7] Siebenerpasch
        [8] Achterpasch
        [9] Neunerpasch
       *[other] Pasch { $low }
    }
tile-down = verdeckt

## What can be done with a tile, said after its name: "3-5, passt links und rechts".
## $places is a list of places, $count how many there are.

place-left = links
place-right = rechts
place-arm = bei { $name } an der { $number }
place-row = Reihe { $row } für { $points }
can-fit = passt { $places }
can-close = kann { $places } sperren
can-lead = kann eröffnen
can-total = macht { $total }
can-lie =
    { $count ->
        [one] passt an eine Stelle
       *[other] passt an { $count } Stellen
    }
can-chain =
    { $count ->
        [one] passt als Kette an eine Stelle
       *[other] passt als Kette an { $count } Stellen
    }
can-enter = kann in { $places } geschrieben werden
can-dictate = kann in { $places } diktiert werden
can-be-taken = kann genommen werden
can-be-put-back = kann zurückgelegt werden
can-nothing = passt nicht

## A cell, its name before what lies there

cell-empty = { $cell }, leer
cell-number = { $cell }, { $number }
cell-down = { $cell }, verdeckt
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = Von links nach rechts: { $tiles }.
lead-lies = In der Mitte: { $tiles }.
arm-lies = Arm { $name }: { $tiles }.
