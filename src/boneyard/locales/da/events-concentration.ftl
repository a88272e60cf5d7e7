### What happens at concentration, and what can be done there, in Danish.

tiles-lying =
    { $count ->
        [one] Her ligger 1 brik.
       *[other] Her ligger { $count } brikker.
    } Et par giver tilsammen { $total }.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] vend den markerede brik
       *[other] vend { $cell }
    }

event-turned-up =
    { $you ->
        [yes] Du vender
       *[no] { $seat } vender
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell }: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] De to brikker ligger igen med bagsiden op.
       *[other] Igen med bagsiden op: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Et par! Du tager { $tiles }.
       *[no] { $seat } tager et par: { $tiles }.
    }
event-missed-pair = Tilsammen { $total }, ikke { $wanted }: intet par.

ended-cleared = Der er ingen par tilbage. Brikkerne lægges op igen, og turen går videre.
why-pair = et par
