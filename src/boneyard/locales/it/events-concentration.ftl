### What happens at concentration, and what can be done there, in Italian.

tiles-lying =
    { $count ->
        [one] Qui c'è 1 tessera.
        [many] Qui ci sono { $count } di tessere.
       *[other] Qui ci sono { $count } tessere.
    } Una coppia fa { $total }.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] scoprire la tessera segnata
       *[other] scoprire { $cell }
    }

event-turned-up =
    { $you ->
        [yes] Scopri
       *[no] { $seat } scopre
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell }: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] Le due tessere sono di nuovo coperte.
       *[other] Di nuovo coperte: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Una coppia! Prendi { $tiles }.
       *[no] Una coppia! La prende { $seat }: { $tiles }.
    }
event-missed-pair = Insieme { $total }, non { $wanted }: niente coppia.

ended-cleared = Non ci sono più coppie. Le tessere si dispongono di nuovo e i turni continuano.
why-pair = una coppia
