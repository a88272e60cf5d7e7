### What happens at concentration, and what can be done there, in Dutch.

tiles-lying =
    { $count ->
        [one] Hier ligt 1 steen.
       *[other] Hier liggen { $count } stenen.
    } Een paar heeft samen { $total } ogen.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] de gemarkeerde steen omdraaien
       *[other] { $cell } omdraaien
    }

event-turned-up =
    { $you ->
        [yes] Je draait
       *[no] { $seat } draait
    }{ $cell ->
        [none] { " " }{ $tile } om.
       *[other] { " " }{ $cell } om: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] De twee stenen liggen weer gedekt.
       *[other] Weer gedekt: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Een paar! Je neemt { $tiles }.
       *[no] Een paar! { $seat } neemt { $tiles }.
    }
event-missed-pair = Samen { $total }, geen { $wanted }: geen paar.

ended-cleared = Er is geen paar meer over. De stenen worden opnieuw neergelegd en de beurten gaan door.
why-pair = een paar
