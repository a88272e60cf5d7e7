### What those hear who cannot see the table, in Spanish. Every one of these is read out by a machine.

# $low and $high are the halves of a tile.
tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] blanca doble
        [1] uno doble
        [2] dos doble
        [3] tres doble
        [4] cuatro doble
        [5] cinco doble
        [6] seis doble
        [7] siete doble
        [8] ocho doble
        [9] nueve doble
       *[other] { $low } doble
    }
tile-down = boca abajo

## What can be done with a tile, said after its name: "3-5, encaja a la izquierda y a la derecha".
## $places is a list of places, $count how many there are.

place-left = a la izquierda
place-right = a la derecha
place-arm = en { $name } junto al { $number }
place-row = la fila { $row } por { $points }
can-fit = encaja { $places }
can-close = puede cerrar { $places }
can-lead = sirve para salir
can-total = deja la suma en { $total }
can-lie =
    { $count ->
        [one] se puede poner en un sitio
        [many] se puede poner en { $count } de sitios
       *[other] se puede poner en { $count } sitios
    }
can-chain =
    { $count ->
        [one] se puede poner en una cadena en un sitio
        [many] se puede poner en una cadena en { $count } de sitios
       *[other] se puede poner en una cadena en { $count } sitios
    }
can-enter = se puede apuntar en { $places }
can-dictate = se puede dictar en { $places }
can-be-taken = se puede tomar
can-be-put-back = se puede devolver
can-nothing = no encaja

## A cell, its name before what lies there

cell-empty = { $cell }, vacía
cell-number = { $cell }, { $number }
cell-down = { $cell }, boca abajo
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = De izquierda a derecha: { $tiles }.
lead-lies = En el centro: { $tiles }.
arm-lies = Brazo { $name }: { $tiles }.
