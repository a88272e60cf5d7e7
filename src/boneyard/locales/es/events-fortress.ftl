### What happens at fortress, and what can be done there, in Spanish.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 es un cinco en el nivel 2.
cover-at = los dos { $number } de { $spot } (nivel { $level })
covers = Se pueden cubrir: { $spots }.
covers-none = Ahora no se puede cubrir nada.
gifts-lying = Para regalar, boca abajo ({ $name }): { $count }.

action-attach =
    añadir { $tile }, { $cell ->
        [none] como se ve
       *[other] la mitad baja en { $cell } y la alta en { $high }
    }
action-build =
    cadena: { $tile }, { $cell ->
        [none] como se ve
       *[other] la mitad baja en { $cell } y la alta en { $high }
    }
action-pick =
    tomar { $number ->
        [1] la primera ficha
        [2] la segunda ficha
        [3] la tercera ficha
        [4] la cuarta ficha
       *[other] la ficha { $number }
    }

event-attached =
    { $you ->
        [yes] Añades { $tile }
       *[no] { $seat } añade { $tile }
    }{ $spot ->
        [none] .
       *[other] { " " }en { $spot }.
    }
event-built =
    { $you ->
        [yes] Pones { $tile }
       *[no] { $seat } pone { $tile }
    }{ $spot ->
        [none] { " " }en el nivel { $level }.
       *[other] { " " }en { $spot }, nivel { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Fichas de tu cadena: { $tiles }.
       *[no] Fichas de la cadena de { $seat }: { $tiles }.
    } { $gifts ->
        [0] No queda nada que regalar.
        [one] Se regala una ficha.
        [many] Se regalan { $gifts } de fichas.
       *[other] Se regalan { $gifts } fichas.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] Tomas { $tile } de { $of }.
       *[no] { $of-you ->
            [yes] { $seat } toma { $tile } de las tuyas.
           *[no] { $seen ->
                [yes] { $seat } toma { $tile } de { $of }.
               *[no] { $seat } toma una ficha de { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] No te quedan fichas y el pozo está vacío: se acabó el juego.
       *[no] { $seat } no tiene fichas y el pozo está vacío: se acabó el juego.
    }
why-level =
    { $number ->
        [5] nivel 5 o más
       *[other] nivel { $number }
    }
