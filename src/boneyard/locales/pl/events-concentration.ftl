### What happens at concentration, and what can be done there, in Polish.

tiles-lying =
    { $count ->
        [one] Leży tu { $count } kamień.
        [few] Leżą tu { $count } kamienie.
        [many] Leży tu { $count } kamieni.
       *[other] Leży tu { $count } kamienia.
    } Suma oczek pary: { $total }.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] odkryj zaznaczony kamień
       *[other] odkryj { $cell }
    }

event-turned-up =
    { $you ->
        [yes] Odkrywasz
       *[no] { $seat } odkrywa
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell }: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] Oba kamienie są znów zakryte.
       *[other] Znów zakryte: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Para! Zabierasz { $tiles }.
       *[no] Para! { $seat } zabiera { $tiles }.
    }
event-missed-pair = Razem { $total }, a nie { $wanted }: to nie para.

ended-cleared = Nie ma już żadnej pary. Kamienie rozkłada się od nowa i gra toczy się dalej po kolei.
why-pair = para
