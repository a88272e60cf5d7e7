### What happens at concentration, and what can be done there, in English.

tiles-lying =
    { $count ->
        [one] 1 tile lies here.
       *[other] { $count } tiles lie here.
    } A pair totals { $total }.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] turn up the marked tile
       *[other] turn up { $cell }
    }

event-turned-up =
    { $you ->
        [yes] You turn up
       *[no] { $seat } turns up
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell }: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] The two tiles lie face down again.
       *[other] Face down again: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] A pair! You take { $tiles }.
       *[no] A pair! { $seat } takes { $tiles }.
    }
event-missed-pair = Together { $total }, not { $wanted }: no pair.

ended-cleared = No pair is left. The tiles are laid out anew, and the turns go on.
why-pair = a pair
