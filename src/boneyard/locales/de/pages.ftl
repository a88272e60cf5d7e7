### What is put into the pages of the games, in German. Only the server and the terminal say it.

page-options = Optionen
page-usual = Üblich: { $value }.
page-or = Oder: { $values }.
page-switch =
    { $on ->
        [yes] Üblich: an.
       *[no] Üblich: aus.
    }
page-host-options = **Und mehr.** Alle Optionen des Grundspiels, wie dessen eigene Seite sie erklärt: { $games }.
page-also = **Auch genannt** { $names }.
