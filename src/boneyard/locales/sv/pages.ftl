### What is put into the pages of the games, in Swedish. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Tid:** ungefär { $most ->
            [one] 1 minut
           *[other] { $most } minuter
        }
       *[no] **Tid:** ungefär { $least } till { $most } minuter
    }
page-options = Alternativ
# What is chosen if nobody chooses anything.
page-usual = Vanligen: { $value }.
page-or = Eller: { $values }.
page-switch =
    { $on ->
        [yes] Vanligen på.
       *[no] Vanligen av.
    }
page-host-options = **Och mer.** Alla alternativ för grundspelet, så som dess egen sida beskriver dem: { $games }.
page-edition = **Allt på en gång, som i: { $edition }.** { $options }.
page-also = **Kallas också** { $names }.
page-bots-game = Spel, spelare
