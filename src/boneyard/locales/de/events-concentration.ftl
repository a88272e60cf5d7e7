### What happens at concentration, and what can be done there, in German.

tiles-lying =
    { $count ->
        [one] Hier liegt 1 Stein.
       *[other] Hier liegen { $count } Steine.
    } Ein Paar hat zusammen { $total } Augen.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] den markierten Stein aufdecken
       *[other] { $cell } aufdecken
    }

event-turned-up =
    { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    }{ $cell ->
        [none] { " " }{ $tile } auf.
       *[other] { " " }{ $cell } auf: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] Die beiden Steine liegen wieder verdeckt.
       *[other] Wieder verdeckt: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Ein Paar! Du nimmst { $tiles }.
       *[no] Ein Paar! { $seat } nimmt { $tiles }.
    }
event-missed-pair = Zusammen { $total }, nicht { $wanted }: kein Paar.

ended-cleared = Kein Paar ist mehr übrig. Die Steine werden neu ausgelegt, und es geht reihum weiter.
why-pair = ein Paar
