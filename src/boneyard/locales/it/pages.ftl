### What is put into the pages of the games, in Italian. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Durata:** { $most ->
            [one] circa { $most } minuto
            [many] circa { $most } di minuti
           *[other] circa { $most } minuti
        }
       *[no] **Durata:** da { $least } a { $most } minuti
    }
page-options = Opzioni
page-usual = Di solito: { $value }.
page-or = Oppure: { $values }.
page-switch =
    { $on ->
        [yes] Di solito: attiva.
       *[no] Di solito: non attiva.
    }
page-host-options = **E altro.** Tutte le opzioni del gioco di base, come le spiega la sua pagina: { $games }.
page-edition = **Tutto in una volta, come in: { $edition }.** { $options }.
page-also = **Altri nomi:** { $names }.
page-bots-game = Gioco, giocatori
