### What those hear who cannot see the table, in English. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] double zero
        [1] double one
        [2] double two
        [3] double three
        [4] double four
        [5] double five
        [6] double six
        [7] double seven
        [8] double eight
        [9] double nine
       *[other] double { $low }
    }
tile-down = face down

## What can be done with a tile, said after its name: "3-5, fits left and right".
## $places is a list of places, $count how many there are.

place-left = left
place-right = right
place-arm = { $name } on the { $number }
place-row = row { $row } for { $points }
can-fit = fits { $places }
can-close = can close { $places }
can-lead = can be led
can-total = makes { $total }
can-lie =
    { $count ->
        [one] can be laid in one place
       *[other] can be laid in { $count } places
    }
can-chain =
    { $count ->
        [one] can be laid in a chain in one place
       *[other] can be laid in a chain in { $count } places
    }
can-enter = can be entered in { $places }
can-dictate = can be dictated in { $places }
can-be-taken = can be taken
can-be-put-back = can be put back
can-nothing = does not fit

## A cell, its name before what lies there

cell-empty = { $cell }, empty
cell-number = { $cell }, { $number }
cell-down = { $cell }, face down
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = From left to right: { $tiles }.
lead-lies = In the middle: { $tiles }.
arm-lies = Arm { $name }: { $tiles }.
