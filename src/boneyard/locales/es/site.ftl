### The words around the games, in Spanish (as in Spain, understood everywhere).
###
### One word for each notion, here and on the pages of the games:
###   tile ficha, double doble, half mitad, pip punto, point tanto, blank blanca, single tile ficha simple
###   set juego de fichas; the sets are dominó doble seis and dominó doble nueve, the tiles seis doble and nueve doble
###   hand (a deal) ronda, match partida, hand (the tiles) mano, turn turno, move jugada, round of hectic manga
###   stock pozo, draw robar, lay poner, lead salir and la salida, pass pasar, shuffle mezclar, deal repartir and reparto
###   lift retirar, turn up levantar, take back deshacer, heaviest and lightest tile la más alta and la más baja
###   line línea, chain cadena, train tren, row fila, end extremo, arm brazo, ray rayo, cell and box casilla, level nivel
###   blocked bloqueado, barricade barricada, close cerrar, out sin fichas, face up boca arriba, face down boca abajo
###   across the line cruzado, flat and upright tumbada and de pie, spinner doble de cuatro lados
###   the booklet folleto, the leaflet la hoja de los cinco juegos, the box la caja, host game juego base
###   score (total) marcador, penalty tanto en contra, score ganar or llevarse, write anotar, target meta
###   pair la pareja, partner tu pareja, opponent rival, seat asiento, guest visitante, onlookers el público or quien mira
###   log historial, seed semilla, key clave, token credencial, command comando, by default por defecto
###   replay repetición, record acta, hint pista, rematch revancha, puzzle reto, rating puntuación, lobby mesas abiertas
### The reader is "tú", several with the reader "vosotros"; verbs need no pronoun: "Pones 5-6."
### Nobody has a gender: "quien", "los demás", never "el jugador". Names stand where "tú" would be right, too.

## The table

nothing-laid = Aún no hay fichas en la mesa.
ends = Extremos: { $ends }.
ends-first = Primero hay que completar: { $ends }.
ends-total = Suman { $total }.
end-left = { $number } a la izquierda{ $letter }
end-right = { $number } a la derecha{ $letter }
end-arm = { $name } { $number }
running-total = La suma es { $total }.
hands = Fichas en mano: { $hands }.
# $free: so many of them can still be drawn.
stock = Pozo: { $count }.
stock-reserve =
    { $free ->
        [0] Pozo: { $count }; ya no se puede robar.
        [one] Pozo: { $count }; se puede robar 1.
        [many] Pozo: { $count }; se pueden robar { $free }.
       *[other] Pozo: { $count }; se pueden robar { $free }.
    }
not-in-play = Fuera de juego: { $count }.
your-hand =
    Tu mano, { $count ->
        [one] 1 ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    }, { $pips ->
        [one] 1 punto
        [many] { $pips } de puntos
       *[other] { $pips } puntos
    }:

## Partners, totals and winners

totals = Marcador: { $totals }.
totals-secret = El marcador es secreto hasta que solo quede la última ronda.
target-points = La partida es a { $points }.
target-beyond = La partida es a más de { $points }.
target-points-lowest = La partida acaba cuando alguien llega a { $points }; gana el total más bajo.
target-hands =
    { $hands ->
        [one] La partida dura una ronda.
        [many] La partida dura { $hands } de rondas.
       *[other] La partida dura { $hands } rondas.
    }
target-hands-lowest =
    { $hands ->
        [one] La partida dura una ronda; gana el total más bajo.
        [many] La partida dura { $hands } de rondas; gana el total más bajo.
       *[other] La partida dura { $hands } rondas; gana el total más bajo.
    }
# Somebody else has more points in the end, but this was settled after the match was won.
target-first =
    { $you ->
        [yes] { $count ->
            [one] Llegaste antes a la meta.
            [many] Llegasteis antes a la meta.
           *[other] Llegasteis antes a la meta.
        }
       *[no] { $count ->
            [one] { $names } llegó antes a la meta.
            [many] { $names } llegaron antes a la meta.
           *[other] { $names } llegaron antes a la meta.
        }
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] ¡Ganas la partida!
            [many] ¡Ganáis la partida { $names }!
           *[other] ¡Ganáis la partida { $names }!
        }
       *[no] { $count ->
            [one] { $names } gana la partida.
            [many] { $names } ganan la partida.
           *[other] { $names } ganan la partida.
        }
    }
# In pairs that win the difference of the totals.
match-margin =
    { $you ->
        [yes] Ganáis la diferencia: { $points ->
            [one] 1 tanto.
            [many] { $points } de tantos.
           *[other] { $points } tantos.
        }
       *[no] Ganan la diferencia: { $points ->
            [one] 1 tanto.
            [many] { $points } de tantos.
           *[other] { $points } tantos.
        }
    }
# A game for one: how far one came.
alone-solved = ¡Resuelto!
alone-unsolved = Sin resolver: { $done } de { $whole }.
match-drawn = La partida acaba en empate.

## During a hand

taken-back = Jugada deshecha.
no-ends = Ahora mismo no hay extremos.
nothing-yet = En esta ronda aún no ha pasado nada.
