### What happens at concentration, and what can be done there, in English.

tiles-lying =
    { $count ->
        [one] 1 tile lies here.
       *[other] { $count } tiles lie here.
    } A pair totals { $total }.

action-turn = turn up { $cell }

event-turned-up =
    { $you ->
        [yes] You turn up { $cell }: { $tile }.
       *[no] { $seat } turns up { $cell }: { $tile }.
    }
event-turned-down = Face down again: { $cells }.
event-took-pair =
    { $you ->
        [yes] A pair! You take { $tiles }.
       *[no] A pair! { $seat } takes { $tiles }.
    }
event-missed-pair = Together { $total }, not { $wanted }: no pair.

ended-cleared = No pair is left. The tiles are laid out anew, and the turns go on.
why-pair = a pair
