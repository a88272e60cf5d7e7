### What is said at the tables in the browser that are not plain lines, in Spanish.

why-not-rotated = Elige antes una ficha: entonces podrás girarla.

## Concentration

the-tiles = Las fichas de la mesa

## Hectic

race-which =
    Manga { $round } de { $rounds }, { $points ->
        [one] 1 tanto:
        [many] { $points } de tantos:
       *[other] { $points } tantos:
    }
race-wanted = una cadena de { $least } fichas o más, con { $number } en los dos extremos y en ningún otro sitio.
race-middle = El centro, { $count ->
        [one] 1 ficha libre
        [many] { $count } de fichas libres
       *[other] { $count } fichas libres
    }
race-own = Tus fichas: { $count }. Toca una para devolverla.
race-take = Toca fichas del centro para tomarlas.
race-held =
    { $you ->
        [yes] { $tile } ya es tuya.
       *[no] { $tile } la tiene { $name }.
    }
race-you-are-out = Estás fuera de esta manga; la próxima empieza cuando alguien gane el doble o abandonen todos.
race-two-already = Ya tienes dos fichas con { $number }: nadie puede tener más.
race-claim = ¡La tengo!
race-give-up = Abandonar

## Dominance

ledger-caption = Las filas, lo que tiene cada cual en ellas y quién se las lleva tal como están
row-window = Las sumas que ganan esta fila
row-sum = Ganado
# Below the totals: while the hand goes on, and when it is over.
row-so-far = si acabara ahora
row-in-all = al final
how-spans-work = Entre corchetes: las sumas que ganan la fila.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] gana { $points }
        [taken] { $name } gana { $points }
        [equal] igual: nada
        [beyond] más del doble: nada
        [below] menos de la mitad: nada
       *[alone] aún nada
    }
row-against = { $own } contra { $other }:
row-stands =
    { $how ->
        [equal] igual
        [beyond] más del doble
        [below] más del doble
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] No queda ninguna ficha
        [one] La última ficha
        [many] Quedan { $count } de fichas
       *[other] Quedan { $count } fichas
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] Queda 1 ficha
        [many] Quedan { $count } de fichas
       *[other] Quedan { $count } fichas
    }
frame-cells = El marco
frame-turn = Girar la ficha (r)
frame-stop = Dejarlo aquí
stop-title = ¿Dejarlo aquí?
stop-text =
    { $count ->
        [one] Has puesto 1 ficha. Si lo dejas, se queda como está y se acaba el juego.
        [many] Has puesto { $count } de fichas. Si lo dejas, se quedan como están y se acaba el juego.
       *[other] Has puesto { $count } fichas. Si lo dejas, se quedan como están y se acaba el juego.
    }
stop-no = Seguir
frame-fixed = Esta ficha es parte del reto: no se mueve.
frame-no-room = Ya no hay sitio para ella: retira antes otra ficha.
frame-no-room-here = En { $cell } no hay sitio para una ficha.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other }, tumbada
       *[v] { $cell }: { $one }-{ $other }, de pie
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other }, tumbada; retirarla
       *[v] { $cell }: { $one }-{ $other }, de pie; retirarla
    }
squares-so-far =
    Cuadrados: { $count } de 14{ $spoiled ->
        [0] { "" }
       *[other] , estropeados: { $spoiled }
    }
picture-look = Míralo bien, todo el tiempo que quieras.
picture-ready = Ocultar el dibujo y empezar
picture-before = El dibujo era así
picture-after = Esto has hecho
paper-cells = Los números del papel
paper-how = Une dos números vecinos: toca los dos, o arrastra de uno a otro.
paper-no-tile = { $tile } no está entre las fichas que quedan.
paper-no-place = Tal como está, { $tile } no encaja en ningún sitio: retira antes otra ficha.
paper-yours = Tus bordes
paper-one-cut = Una manera de recortarlo
# For those who hear the picture.
picture-row = Fila { $row }: { $numbers }
picture-wrong = { $number } (mal)

## Solo and the fortune-teller

solo-rows = Las cuatro filas; en cada una está libre la última ficha de la derecha
solo-behind = Detrás, de derecha a izquierda: { $tiles }.
solo-last = Es la última de su fila.
# $tiles cannot be reached any more.
line-is-lost = Tal como está, ya no se podrá poner { $tiles }: retira una ficha.
performer-numbers = Los números
performer-again = Otros números
performer-and = { $one } y…
performer-lost = Tal como está, ya no se podrá poner { $tiles }.
line-would-be-lost = Un callejón sin salida
line-think-again = Elegir otra
line-lay-anyway = Ponerla igualmente

## Fortress

fortress-grid = La fortaleza: sitios para la ficha elegida
fortress-kinds = Qué hacer con la ficha
fortress-attach = Añadir
fortress-chain = Cadena
fortress-lay-here = Ponerla aquí
fortress-not-now = Esta ficha no se puede poner ahora.
fortress-other-way = { $cell }: antes gira la ficha
fortress-lies = { $tile } en { $cell } y { $high }, nivel { $level }
chain-begins = Una cadena vale según sus niveles: después de esta ficha, al menos otra tiene que cubrir mitades iguales. Lo que te quede entonces lo regalas.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Cubre dos mitades iguales de fichas distintas, una de ellas de tu cadena.
       *[no] Cubre dos mitades iguales de fichas distintas.
    }
chain-so-far =
    { $you ->
        [yes] Tu cadena
       *[no] La cadena de { $name }
    }: { $count ->
        [one] 1 ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    }, { $points ->
        [one] 1 tanto
        [many] { $points } de tantos
       *[other] { $points } tantos
    }.
chain-level = Nivel { $level }.
chain-stop =
    { $count ->
        [0] Acabar la cadena
        [one] Acabar la cadena, regalar 1 ficha
        [many] Acabar la cadena, regalar { $count } de fichas
       *[other] Acabar la cadena, regalar { $count } fichas
    }
