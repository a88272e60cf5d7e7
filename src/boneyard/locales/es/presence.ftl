### Who is there, and who plays for whom, in Spanish.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "Un bot por Ada pone 3-5."
bot-for = un bot por { $name }
bot-for-you = un bot por ti
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Se acabó el tiempo: un bot juega este turno por { $name }.
        [hand] A { $name } no le queda tiempo: un bot juega el resto de la ronda.
        [time] { $name } llegó tarde tres veces seguidas: un bot juega hasta que vuelva.
        [left] { $name } se ha ido; sigue un bot.
       *[away] { $name } no está; sigue un bot.
    }
bot-took-over-you =
    { $why ->
        [move] Se acabó el tiempo: un bot juega este turno por ti.
        [hand] No te queda tiempo: un bot juega el resto de la ronda.
        [time] Llegaste tarde tres veces seguidas: un bot juega hasta que vuelvas.
        [left] Te has ido; sigue un bot.
       *[away] No estabas; sigue un bot.
    }
seat-back = { $name } vuelve a jugar.
seat-back-you = Vuelves a jugar.

## Who is there

there-here = aquí
there-away = no está
there-left = se ha ido
# Nobody knows while one's own connection is lost.
there-unknown = no se sabe
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } h
       *[d] { $count } d
    }
sat-down = { $name } se sienta.
sat-down-you = Te sientas.
got-up = El asiento vuelve a estar libre.
got-up-you = El asiento vuelve a estar libre.
went-away = { $name } no está.
came-back = { $name } ha vuelto.
looks-on = { $name } está mirando.
somebody-looks-on = Alguien está mirando.
turn-of-away = Juega { $name }, pero lleva fuera { $time }.
onlookers =
    { $count ->
        [one] Mira una persona
        [many] Miran { $count } de personas
       *[other] Miran { $count } personas
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Queda un segundo.
        [many] Quedan { $seconds } de segundos.
       *[other] Quedan { $seconds } segundos.
    }
