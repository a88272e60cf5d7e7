### What happens at concentration, and what can be done there, in Spanish.

tiles-lying =
    { $count ->
        [0] No quedan fichas en la mesa.
        [one] Hay 1 ficha en la mesa.
        [many] Hay { $count } de fichas en la mesa.
       *[other] Hay { $count } fichas en la mesa.
    } Una pareja suma { $total }.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] levantar la ficha marcada
       *[other] levantar { $cell }
    }

event-turned-up =
    { $you ->
        [yes] Levantas
       *[no] { $seat } levanta
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell }: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] Las dos fichas vuelven a estar boca abajo.
       *[other] Otra vez boca abajo: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] ¡Una pareja! Te llevas { $tiles }.
       *[no] ¡Una pareja! Se la lleva { $seat }: { $tiles }.
    }
event-missed-pair = Suman { $total } y no { $wanted }: no es pareja.

ended-cleared = No queda ninguna pareja. Se extienden otra vez las fichas y los turnos siguen.
why-pair = una pareja
