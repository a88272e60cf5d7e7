### What happens at dominance, and what can be done there, in Dutch.

# The head of a column that is four characters wide.
row = rij
row-taken = winst
row-left = nog te halen
how-windows-work = Tussen haakjes: de sommen waarmee iemand de rij wint.
tiles-left =
    { $count ->
        [one] Er is nog 1 steen:
       *[other] Er zijn nog { $count } stenen:
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] Je bent aan de beurt, maar eerst kan je iets gedicteerd worden.
       *[no] { $name } is aan de beurt, maar eerst kan er iets gedicteerd worden.
    }

action-enter =
    { $points ->
        [one] { $tile } in rij { $row }: 1 punt
       *[other] { $tile } in rij { $row }: { $points } punten
    }
action-dictate =
    { $points ->
        [one] { $tile } in rij { $row } dicteren: 1 punt
       *[other] { $tile } in rij { $row } dicteren: { $points } punten
    }
action-decline = niets dicteren

event-entered =
    { $you ->
        [yes] Je schrijft { $tile } in rij { $row }: { $points }.
       *[no] { $seat } schrijft { $tile } in rij { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Je dicteert { $tile } aan { $to }, in rij { $row }: { $points }.
       *[no] { $to-you ->
            [yes] { $seat } dicteert je { $tile } in rij { $row }: { $points }.
           *[no] { $seat } dicteert { $tile } aan { $to }, in rij { $row }: { $points }.
        }
    }
event-declined =
    { $you ->
        [yes] Je dicteert niets.
       *[no] { $seat } dicteert niets.
    }

ended-taken = Alle stenen zijn genomen.
why-row = rij { $number }
