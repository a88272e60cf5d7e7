### What is put into the pages of the games, in Spanish. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Duración:** { $most ->
            [one] cerca de { $most } minuto
            [many] cerca de { $most } de minutos
           *[other] unos { $most } minutos
        }
       *[no] **Duración:** unos { $least } a { $most } minutos
    }
page-options = Opciones
# What is chosen if nobody chooses anything.
page-usual = Lo normal: { $value }.
page-or = O bien: { $values }.
page-switch =
    { $on ->
        [yes] Lo normal: sí.
       *[no] Lo normal: no.
    }
page-host-options = **Y más.** Todas las opciones del juego base, como las explica su propia página: { $games }.
page-edition = **Todo de una vez, como en: { $edition }.** { $options }.
page-also = **También se llama** { $names }.
page-bots-game = Juego, jugadores
