### What is put into the pages of the games, in Dutch. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Duur:** { $most ->
            [one] ongeveer { $most } minuut
           *[other] ongeveer { $most } minuten
        }
       *[no] **Duur:** ongeveer { $least } tot { $most } minuten
    }
page-options = Opties
# What is chosen if nobody chooses anything.
page-usual = Gebruikelijk: { $value }.
page-or = Of: { $values }.
page-switch =
    { $on ->
        [yes] Gebruikelijk: aan.
       *[no] Gebruikelijk: uit.
    }
page-host-options = **En meer.** Alle opties van het basisspel, zoals de eigen pagina ervan ze uitlegt: { $games }.
page-edition = **Alles in één keer, zoals in: { $edition }.** { $options }.
page-also = **Ook bekend als** { $names }.
page-bots-game = Spel, spelers
