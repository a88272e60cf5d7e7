### What is put into the pages of the games, in Danish. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Tid:** { $most ->
            [one] cirka { $most } minut
           *[other] cirka { $most } minutter
        }
       *[no] **Tid:** cirka { $least } til { $most } minutter
    }
page-options = Valgmuligheder
page-usual = Normalt: { $value }.
page-or = Eller: { $values }.
page-switch =
    { $on ->
        [yes] Normalt til.
       *[no] Normalt fra.
    }
page-host-options = **Og mere.** Alle grundspillets valgmuligheder, som dets egen side fortæller om: { $games }.
page-edition = **Alt på én gang, som i: { $edition }.** { $options }.
page-also = **Kaldes også** { $names }.
page-bots-game = Spil, spillere
