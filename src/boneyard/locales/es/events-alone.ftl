### What happens at the games for one, and what can be done there, in Spanish.

## Solo 1 and solo 2

ended-stuck = Ya no encaja nada: ronda perdida.
why-won = el juego está ganado
tiles-laid =
    { $count ->
        [0] Aún no hay fichas puestas.
        [one] Hay 1 ficha puesta.
        [many] Hay { $count } de fichas puestas.
       *[other] Hay { $count } fichas puestas.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = retirar la última ficha puesta
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Retiras { $tile }.
           *[other] Retiras { $tile } de { $place }.
        }
       *[no] { $place ->
            [none] { $seat } retira { $tile }.
           *[other] { $seat } retira { $tile } de { $place }.
        }
    }
event-opened = Se abre el sobre: dentro está { $tiles }.
ended-foretold = Todas las fichas están puestas, ¡y la línea acaba como estaba predicho!
ended-stopped =
    { $you ->
        [yes] Lo dejas aquí.
       *[no] { $seat } lo deja aquí.
    }
why-foretold = la línea acaba como estaba predicho
action-hide = esconder { $tile }
action-announce = anunciar { $one } y { $other }
event-hid =
    { $you ->
        [yes] Escondes { $tiles }.
       *[no] { $seat } esconde una ficha.
    }
event-announced =
    { $you ->
        [yes] Anuncias que la línea acabará en { $one } y { $other }.
       *[no] { $seat } anuncia que la línea acabará en { $one } y { $other }.
    }
event-audience-laid =
    { $at ->
        [left] El público pone { $tiles } a la izquierda{ $letter }.
        [right] El público pone { $tiles } a la derecha{ $letter }.
       *[arm] El público pone { $tiles } en { $end }.
    }
event-produced =
    { $you ->
        [yes] Sacas la ficha escondida: { $tiles }.
       *[no] { $seat } saca la ficha escondida: { $tiles }.
    }
ended-missed = Todas las fichas están puestas, pero la línea no acaba como se anunció.
performer-hide = Elige la ficha que vas a esconder. Con un doble el truco no saldría.
# $seen: whether the one who reads knows the hidden tile.
performer-hid =
    { $seen ->
        [yes] Escondida: { $tile }.
       *[no] Hay una ficha escondida.
    }
performer-say = Anuncia los dos números en los que acabará la línea.
performer-said = Anunciado: { $one } y { $other }.
performer-lifts =
    { $count ->
        [0] Ya no puedes retirar más fichas.
        [one] Puedes retirar una ficha una vez más.
        [many] Puedes retirar una ficha { $count } de veces.
       *[other] Puedes retirar una ficha { $count } veces.
    }
envelope-sealed = El sobre está sellado.
envelope-open = En el sobre estaba { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] poner { $one }-{ $other } tumbada
       *[v] poner { $one }-{ $other } de pie
    }, { $cell ->
        [none] como se ve
       *[other] el { $one } en { $cell }
    }
action-lift =
    { $cell ->
        [none] retirar la ficha marcada
       *[other] retirar la ficha de { $cell }
    }
event-laid =
    { $you ->
        [yes] Pones { $one }-{ $other }
       *[no] { $seat } pone { $one }-{ $other }
    } { $way ->
        [h] tumbada
       *[v] de pie
    }{ $cell ->
        [none] .
       *[other] { " " }en { $cell }.
    }
# $count squares show a single number; $spoiled squares show two and bear a mark.
squares-done =
    Cuadrados hechos: { $count } de 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }Uno muestra dos números y está marcado (!).
        [many] { " " }{ $spoiled } muestran dos números y están marcados (!).
       *[other] { " " }{ $spoiled } muestran dos números y están marcados (!).
    }
# For a table that does not list thousands of actions.
to-lay =
    { $count ->
        [0] No queda ninguna ficha por poner.
        [one] Queda 1 ficha por poner:
        [many] Quedan { $count } de fichas por poner:
       *[other] Quedan { $count } fichas por poner:
    }
ended-solved = Resuelto: ¡catorce cuadrados de un solo número cada uno!

action-ready = ya me lo sé: ocultar el dibujo
event-hidden = El dibujo ya no se ve; aquí están las fichas: { $tiles }.
event-shown = El dibujo se ve otra vez.
ended-right = Todas las casillas son correctas: ¡qué memoria!
ended-wrong = Todas las fichas están puestas, pero no todas las casillas son correctas.
why-cells = las casillas correctas
ended-cut = Ya están todos los bordes: ¡los números vuelven a ser fichas!
picture-was = El dibujo era así:
picture-built = Esto has hecho (! marca lo que está mal):
picture-cut = Se puede recortar así:

## Dead ends
## $action is what would be done.

lay-anyway = ¿Ponerla de todos modos? (s/n)
dead-end-ahead = Después de esto la línea ya no se podría acabar: { $action }.
