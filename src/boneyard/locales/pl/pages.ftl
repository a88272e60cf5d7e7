### What is put into the pages of the games, in Polish. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Czas:** około { $most } { $most ->
            [one] minuty
            [few] minut
            [many] minut
           *[other] minuty
        }
       *[no] **Czas:** około { $least } do { $most } minut
    }
page-options = Opcje
# What is chosen if nobody chooses anything.
page-usual = Zwykle: { $value }.
page-or = Albo: { $values }.
page-switch =
    { $on ->
        [yes] Zwykle: tak.
       *[no] Zwykle: nie.
    }
page-host-options = **I jeszcze więcej.** Wszystkie opcje gry podstawowej, tak jak opisuje je jej własna strona: { $games }.
page-edition = **Wszystko naraz, jak w: { $edition }.** { $options }.
page-also = **Inne nazwy:** { $names }.
page-bots-game = Gra, osoby
