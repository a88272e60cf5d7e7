### A set of colours in place of numbers, in Spanish. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = blanco
    .letters = Bl
colour-1 = rosa
    .letters = Rs
colour-2 = rojo
    .letters = Rj
colour-3 = amarillo
    .letters = Am
colour-4 = verde
    .letters = Ve
colour-5 = azul
    .letters = Az
colour-6 = morado
    .letters = Mo

# $low and $high are the colours of a tile.
coloured-tile = { $low } y { $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = { $low } doble

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] salir con { $tile }
        [left] poner { $tile } a la izquierda{ $letter }, junto al { $number }
        [right] poner { $tile } a la derecha{ $letter }, junto al { $number }
       *[arm] poner { $tile } en { $end }, junto al { $number }
    }
event-revealed-colours =
    { $you ->
        [yes] Tienes { $tiles }
       *[no] { $seat } tiene { $tiles }
    } ({ $pips ->
        [one] 1 punto
        [many] { $pips } de puntos
       *[other] { $pips } puntos
    }).
why-pips-colours =
    { $of-you ->
        [yes] los puntos de tu mano
       *[no] los puntos que tiene { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] tus propios puntos en mano
       *[no] los puntos en mano de { $of }
    }
your-hand-colours =
    Tu mano, { $count ->
        [one] 1 ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    }, { $pips ->
        [one] 1 punto
        [many] { $pips } de puntos
       *[other] { $pips } puntos
    }:
help-by-colour =
    Aquí las fichas son de colores: escribe rj-am@b, o rjam, o rojo-amarillo, o números, 2-3@b. Las letras: { $named }.
