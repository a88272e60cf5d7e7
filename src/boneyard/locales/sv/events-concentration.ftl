### What happens at concentration, and what can be done there, in Swedish.

tiles-lying =
    { $count ->
        [one] Här ligger 1 bricka.
       *[other] Här ligger { $count } brickor.
    } Ett par har { $total } ögon tillsammans.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] vänd upp den markerade brickan
       *[other] vänd upp { $cell }
    }

event-turned-up =
    { $you ->
        [yes] Du vänder upp
       *[no] { $seat } vänder upp
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell }: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] De två brickorna ligger dolda igen.
       *[other] Dolda igen: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Ett par! Du tar { $tiles }.
       *[no] { $seat } hittar ett par och tar { $tiles }.
    }
event-missed-pair = Tillsammans { $total }, inte { $wanted }: inget par.

ended-cleared = Det finns inga par kvar. Brickorna läggs ut på nytt, och turen går vidare.
why-pair = ett par
