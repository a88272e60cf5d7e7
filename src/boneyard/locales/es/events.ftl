### What happens at a laying game, and what can be done there, in Spanish.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Where the
### reader is one of several ("tú y Cleo") the verb is in the second person plural.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Por sorteo, empiezas tú.
           *[no] Por sorteo, empieza { $seat }.
        }
       *[turn] { $you ->
            [yes] Esta vez empiezas tú.
           *[no] Esta vez empieza { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Sales con { $tile }.
            [left] Pones { $tile } a la izquierda{ $letter }.
            [right] Pones { $tile } a la derecha{ $letter }.
            [row] Pones { $tile }: { $total }.
           *[arm] Pones { $tile } en { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } sale con { $tile }.
            [left] { $seat } pone { $tile } a la izquierda{ $letter }.
            [right] { $seat } pone { $tile } a la derecha{ $letter }.
            [row] { $seat } pone { $tile }: { $total }.
           *[arm] { $seat } pone { $tile } en { $end }.
        }
    }
# $seen: whether the faces of the drawn tiles are known, and so may be named.
event-drew =
    { $you ->
        [yes] Robas { $tiles };
       *[no] { $seen ->
            [yes] { $seat } roba { $tiles };
           *[no] { $count ->
                [one] { $seat } roba una ficha;
                [many] { $seat } roba { $count } de fichas;
               *[other] { $seat } roba { $count } fichas;
            }
        }
    } { $left ->
        [0] el pozo está vacío.
        [one] queda una en el pozo.
        [many] quedan { $left } en el pozo.
       *[other] quedan { $left } en el pozo.
    }
event-passed =
    { $you ->
        [yes] Pasas;
       *[no] { $seat } pasa;
    } extremos abiertos: { $numbers }.
event-stopped =
    { $you ->
        [yes] No pones más.
       *[no] { $seat } no pone más.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] ¡Cierras el extremo izquierdo{ $letter } con { $tile }!
            [right] ¡Cierras el extremo derecho{ $letter } con { $tile }!
           *[arm] ¡Cierras { $end } con { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } cierra el extremo izquierdo{ $letter } con { $tile }.
            [right] { $seat } cierra el extremo derecho{ $letter } con { $tile }.
           *[arm] { $seat } cierra { $end } con { $tile }.
        }
    }
event-released = Nadie puede poner en { $names }: los demás extremos vuelven a estar abiertos.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Anotas
                [many] { $seats } anotáis
               *[other] { $seats } anotáis
            }
           *[no] { $count ->
                [one] { $seats } anota
                [many] { $seats } anotan
               *[other] { $seats } anotan
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Pierdes
                [many] { $seats } perdéis
               *[other] { $seats } perdéis
            }
           *[no] { $count ->
                [one] { $seats } pierde
                [many] { $seats } pierden
               *[other] { $seats } pierden
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Ganas
                [many] { $seats } ganáis
               *[other] { $seats } ganáis
            }
           *[no] { $count ->
                [one] { $seats } gana
                [many] { $seats } ganan
               *[other] { $seats } ganan
            }
        }
    } { $size ->
        [one] 1 tanto
        [many] { $size } de tantos
       *[other] { $size } tantos
    }: { $why }.
# Points that count only if they are named: nothing was named ($points is 0), or not what was due.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] No cantas nada.
           *[no] { $seat } no canta nada.
        }
        [one] { $you ->
            [yes] Cantas 1 tanto, pero no es correcto.
           *[no] { $seat } canta 1 tanto, pero no es correcto.
        }
        [many] { $you ->
            [yes] Cantas { $points } de tantos, pero no es correcto.
           *[no] { $seat } canta { $points } de tantos, pero no es correcto.
        }
       *[other] { $you ->
            [yes] Cantas { $points } tantos, pero no es correcto.
           *[no] { $seat } canta { $points } tantos, pero no es correcto.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] No reclamas nada.
           *[no] { $seat } no reclama nada.
        }
        [one] { $you ->
            [yes] Gritas «¡Muggins!» por 1 tanto, pero no es correcto.
           *[no] { $seat } grita «¡Muggins!» por 1 tanto, pero no es correcto.
        }
        [many] { $you ->
            [yes] Gritas «¡Muggins!» por { $points } de tantos, pero no es correcto.
           *[no] { $seat } grita «¡Muggins!» por { $points } de tantos, pero no es correcto.
        }
       *[other] { $you ->
            [yes] Gritas «¡Muggins!» por { $points } tantos, pero no es correcto.
           *[no] { $seat } grita «¡Muggins!» por { $points } tantos, pero no es correcto.
        }
    }
event-revealed =
    { $you ->
        [yes] Tienes { $tiles }
       *[no] { $seat } tiene { $tiles }
    } ({ $pips ->
        [one] 1 punto
        [many] { $pips } de puntos
       *[other] { $pips } puntos
    }).
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] ¡Dominó! Ganas la ronda.
       *[no] ¡Dominó! Gana la ronda { $seat }.
    }
ended-blocked = La ronda está bloqueada: nadie puede poner.
ended-closed = La ronda queda cerrada.
ended-run-down = El pozo se ha agotado y nada encaja: se acabó la ronda.
ended-laid = Todas las fichas están puestas.
ended-passed = No se puede ganar nada más: se acabó la ronda.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] los puntos en mano
       *[no] { $of-you ->
            [yes] tus puntos
           *[no] los puntos de { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] se restan tus propios puntos
       *[no] se restan los puntos de { $of }
    }
why-from = redondeo de { $number }
why-counted =
    { $number ->
        [one] 1 punto
        [many] { $number } de puntos
       *[other] { $number } puntos
    }
why-rounded-hands = { $number } por las manos, redondeada cada una
why-less = menos { $number } propios
why-rounded = redondeado a { $number }
why-below = redondeado a −{ $number }
why-divided = dividido entre { $number }
why-shared = a repartir entre { $number }
why-double-blank = y 0-0 cuenta { $number }
why-fourfold = los puntos en mano por cuatro
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] el doble de tus puntos
       *[no] el doble de los puntos de { $of }
    }
why-twice = 2 × { $number }
why-ends = los extremos suman { $number }
why-overlooked =
    { $of-you ->
        [yes] ¡Muggins! Se te han pasado
       *[no] ¡Muggins! { $of } no los ha visto
    }
why-opening = la salida
why-highest = el doble más alto hasta ahora
why-triple = extremos iguales con un doble
why-double = extremos iguales
why-out = todas las fichas puestas
why-blocked = la mejor mano de la ronda bloqueada
why-set-off = se descuentan los tantos de la otra pareja
why-difference = lo ganado, la diferencia entre las dos parejas
why-total = una suma de { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] salir con { $tile }
        [left] poner { $tile } a la izquierda{ $letter }, junto al { $number }
        [right] poner { $tile } a la derecha{ $letter }, junto al { $number }
        [over-left] poner { $tile } a la izquierda{ $letter }, encima del { $number }
        [over-right] poner { $tile } a la derecha{ $letter }, encima del { $number }
        [under-left] poner { $tile } a la izquierda{ $letter }, debajo del { $number }
        [under-right] poner { $tile } a la derecha{ $letter }, debajo del { $number }
        [row] poner { $tile }, y son { $total }
       *[arm] poner { $tile } en { $end }, junto al { $number }
    }{ $leaves ->
        [none] { "" }
       *[other] , y queda abierto el { $leaves }
    }
action-close =
    { $at ->
        [left] cerrar el extremo izquierdo{ $letter } con { $tile }
        [right] cerrar el extremo derecho{ $letter } con { $tile }
       *[arm] cerrar { $end } con { $tile }
    }
action-draw =
    { $count ->
        [one] robar una ficha
        [many] robar { $count } de fichas
       *[other] robar { $count } fichas
    }
action-pass = pasar
action-stop = no poner más
action-claim-points =
    { $points ->
        [0] no cantar nada
        [one] cantar 1 tanto
        [many] cantar { $points } de tantos
       *[other] cantar { $points } tantos
    }
action-call-points =
    { $points ->
        [0] no reclamar nada
        [one] gritar «¡Muggins!»: 1 tanto
        [many] gritar «¡Muggins!»: { $points } de tantos
       *[other] gritar «¡Muggins!»: { $points } tantos
    }
