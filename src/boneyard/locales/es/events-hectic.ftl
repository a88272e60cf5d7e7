### What happens at hectic, and what can be done there, in Spanish.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Manga { $round } de { $rounds }: el doble { $double }, que vale { $points } tantos. Haz una cadena de { $least } fichas o más, con { $number } en los dos extremos y en ningún otro sitio. Las fichas con { $number } llevan una marca (*).
race-holds = { $name }: { $tiles }
race-out = Fuera de esta manga: { $names }.
race-won = Ganados ({ $name }): { $doubles }
race-aside = Sin ganar: { $doubles }

action-grab = tomar { $tile }
action-put-back = devolver { $tile }
action-claim = reclamar el doble con todo lo que tienes
action-give-up = abandonar esta manga

event-grabbed =
    { $you ->
        [yes] Tomas { $tile }.
       *[no] { $seat } toma { $tile }.
    }
event-freed =
    { $you ->
        [yes] Devuelves { $tiles }.
       *[no] { $seat } devuelve { $tiles }.
    }
event-won-double =
    { $you ->
        [yes] ¡Ganas { $tile } con { $chain }!
       *[no] { $seat } gana { $tile } con { $chain }.
    }
event-false-claim =
    { $you ->
        [yes] Reclamas el doble, pero
       *[no] { $seat } reclama el doble, pero
    } { $fault ->
        [short] la cadena es demasiado corta.
        [ends] el número debe estar en los dos extremos y en ningún otro sitio.
       *[broken] las fichas no forman una cadena.
    } { $you ->
        [yes] Te quedas
       *[no] Se queda
    } fuera hasta la próxima manga.
event-gave-up =
    { $you ->
        [yes] Abandonas esta manga.
       *[no] { $seat } abandona esta manga.
    }
event-lost-double = Nadie gana { $tile }: se aparta.
event-round-began = Manga { $number }: el doble { $tile }.

ended-rounds = Ya se han jugado los diez dobles.
why-won-double = el doble
