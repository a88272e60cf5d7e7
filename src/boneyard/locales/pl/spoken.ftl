### What those hear who cannot see the table, in Polish. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] dublet zer
        [1] dublet jedynek
        [2] dublet dwójek
        [3] dublet trójek
        [4] dublet czwórek
        [5] dublet piątek
        [6] dublet szóstek
        [7] dublet siódemek
        [8] dublet ósemek
        [9] dublet dziewiątek
       *[other] dublet { $low }
    }
tile-down = zakryty

## What can be done with a tile, said after its name: "3-5, pasuje z lewej i z prawej".
## $places is a list of places, $count how many there are.

place-left = z lewej
place-right = z prawej
place-arm = przy { $name } do { $number }
place-row = rząd { $row } za { $points }
can-fit = pasuje { $places }
can-close = może zamknąć { $places }
can-lead = może zacząć
can-total = daje { $total }
can-lie =
    { $count ->
        [one] pasuje w { $count } miejscu
        [few] pasuje w { $count } miejscach
        [many] pasuje w { $count } miejscach
       *[other] pasuje w { $count } miejsca
    }
can-chain =
    { $count ->
        [one] pasuje do łańcucha w { $count } miejscu
        [few] pasuje do łańcucha w { $count } miejscach
        [many] pasuje do łańcucha w { $count } miejscach
       *[other] pasuje do łańcucha w { $count } miejsca
    }
can-enter = można wpisać: { $places }
can-dictate = można podyktować: { $places }
can-be-taken = można wziąć
can-be-put-back = można odłożyć
can-nothing = nie pasuje

## A cell, its name before what lies there

cell-empty = { $cell }, puste
cell-number = { $cell }, { $number }
cell-down = { $cell }, zakryty
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = Od lewej do prawej: { $tiles }.
lead-lies = Na środku: { $tiles }.
arm-lies = Ramię { $name }: { $tiles }.
