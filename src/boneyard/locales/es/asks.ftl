### What is asked of whoever is to play, and why, in Spanish.
###
### $numbers lists halves that are wanted ("3 o 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = roba
choice-pass = pasa
choice-stop = déjalo aquí
choice-close = cierra un extremo con un doble
choice-call = reclama los tantos que nadie ha visto
choice-lift = retira la última ficha
choice-stop-here = déjalo aquí
choice-attach = añade una ficha
choice-build = haz una cadena para ganar tantos

## Laying

ask-lead-any = Sal con la ficha que quieras.
ask-lead-highest = Sal con tu doble más alto: { $tile }.
ask-lead-lowest = Sal con tu doble más bajo: { $tile }.
ask-lead-heaviest = No tienes dobles: sal con tu ficha más alta, { $tile }.
ask-lead-lightest = No tienes dobles: sal con tu ficha más baja, { $tile }.
ask-lay =
    { $count ->
        [0] Pon una ficha con { $numbers }.
       *[other] Pon una ficha con { $numbers }, o { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Sigue poniendo, con { $numbers }.
       *[other] Sigue poniendo, con { $numbers }, o { $choices }.
    }
ask-first =
    { $count ->
        [0] Primero el doble: pon una ficha con { $numbers }.
       *[other] Primero el doble: pon una ficha con { $numbers }, o { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Solo está abierto el { $numbers } y no lo tienes: { $choices }.
        [many] No tienes ninguna ficha con { $numbers }: { $choices }.
       *[other] No tienes ninguna ficha con { $numbers }: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Pon una ficha que encaje en todas partes: nada más suma { $total }
       *[other] Suma { $total } en un extremo, con { $numbers } o con una ficha que encaje en todas partes
    }{ $count ->
        [0] .
       *[other] ; o { $choices }.
    }
ask-unmade = Con tus fichas no puedes sumar { $total } en ningún extremo: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Pon cualquier ficha: { $more ->
        [one] falta 1
        [many] faltan { $more }
       *[other] faltan { $more }
    } para { $total } ({ $points ->
        [one] 1 tanto
        [many] { $points } de tantos
       *[other] { $points } tantos
    }).{ $totals ->
        [none] { "" }
       *[other] { " " }Después: { $totals }.
    }
ask-claim = ¿Cuántos tantos has ganado?
ask-overlooked = ¿Hay tantos que nadie ha visto?

## What is worth points while laying

goal-fives = Los extremos dan tantos si suman un múltiplo de 5.
goal-fives-from-ten = Los extremos dan tantos si suman un múltiplo de 5 a partir de 10.
goal-fives-and-threes = Los extremos dan tantos si su suma se puede dividir entre 5 o entre 3.
goal-equal = Dos extremos iguales dan tantos.
goal-double = Después de un doble pones otra vez.

## Alone

ask-begin-line = Empieza la línea con cualquier ficha: tienen que entrar todas.
ask-begin-rows = Empieza con la última ficha de cualquier fila.
ask-draw-batch =
    { $more ->
        [one] Roba la última ficha.
        [many] Roba { $more } de fichas y ponlas todas.
       *[other] Roba { $more } fichas y ponlas todas.
    }
ask-hide = Esconde una ficha que no sea un doble.
ask-announce = Anuncia los dos números en los que acabará la línea.
ask-fill-squares = Llena el marco: las cuatro casillas de un cuadrado muestran un solo número.
ask-look = Recuerda dónde está cada número.
ask-rebuild = Pon cada ficha donde la has visto.
ask-cut-paper = Encuentra las fichas: une los números de dos en dos.

## Other tables

ask-turn-first = Levanta dos fichas que sumen { $total }.
ask-turn-second =
    { $more ->
        [0] Levanta otra ficha: solo con 0-0 suman { $total }.
        [one] Levanta otra ficha: falta 1 punto para { $total }.
        [many] Levanta otra ficha: faltan { $more } de puntos para { $total }.
       *[other] Levanta otra ficha: faltan { $more } puntos para { $total }.
    }
ask-enter = Toma una ficha: una mitad es la fila, la otra se suma allí.
ask-dictate = Antes de que juegue tu rival puedes elegir en su lugar: una ficha para una de sus filas vacías, o nada.
ask-any = { $choices }.
ask-pick = Toma una de las fichas regaladas.
ask-chain =
    { $count ->
        [0] Cubre dos mitades iguales de fichas distintas.
       *[other] Cubre dos mitades iguales de fichas distintas, o { $choices }.
    }
ask-chain-stuck = Ya no se puede cubrir nada: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Toma fichas para una cadena: { $total } o más, con { $numbers } en los dos extremos.
       *[other] Llevas { $more } (mínimo, { $total }): { $numbers } en los dos extremos, y a reclamar.
    }
