### What happens at concentration, and what can be done there, in German.

tiles-lying =
    { $count ->
        [one] Hier liegt 1 Stein.
       *[other] Hier liegen { $count } Steine.
    } Ein Paar hat zusammen { $total } Augen.

action-turn = { $cell } aufdecken

event-turned-up =
    { $you ->
        [yes] Du deckst { $cell } auf: { $tile }.
       *[no] { $seat } deckt { $cell } auf: { $tile }.
    }
event-turned-down = Wieder verdeckt: { $cells }.
event-took-pair =
    { $you ->
        [yes] Ein Paar! Du nimmst { $tiles }.
       *[no] Ein Paar! { $seat } nimmt { $tiles }.
    }
event-missed-pair = Zusammen { $total }, nicht { $wanted }: kein Paar.

ended-cleared = Kein Paar ist mehr übrig. Die Steine werden neu ausgelegt, und es geht reihum weiter.
why-pair = ein Paar
