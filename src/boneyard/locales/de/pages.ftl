### What is put into the pages of the games, in German. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Dauer:** { $most ->
            [one] etwa 1 Minute
           *[other] etwa { $most } Minuten
        }
       *[no] **Dauer:** etwa { $least } bis { $most } Minuten
    }
page-options = Optionen
page-usual = Üblich: { $value }.
page-or = Oder: { $values }.
page-switch =
    { $on ->
        [yes] Üblich: an.
       *[no] Üblich: aus.
    }
page-host-options = **Und mehr.** Alle Optionen des Grundspiels, wie dessen eigene Seite sie erklärt: { $games }.
page-edition = **Alles auf einmal, wie in: { $edition }.** { $options }.
page-also = **Auch genannt** { $names }.
page-bots-game = Spiel, Personen
