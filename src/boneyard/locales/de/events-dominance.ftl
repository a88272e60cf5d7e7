### What happens at dominance, and what can be done there, in German.

# The head of a column that is four characters wide.
row = Nr.
row-taken = Gewinn
row-left = noch zu holen
how-windows-work = In Klammern: die Summen, mit denen die Reihe gewonnen ist.
tiles-left =
    { $count ->
        [one] 1 Stein ist übrig:
       *[other] { $count } Steine sind übrig:
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] Du bist am Zug, aber vorher kann dir etwas diktiert werden.
       *[no] { $name } ist am Zug, aber vorher kann etwas diktiert werden.
    }

action-enter =
    { $points ->
        [one] { $tile } in Reihe { $row }: 1 Punkt
       *[other] { $tile } in Reihe { $row }: { $points } Punkte
    }
action-dictate =
    { $points ->
        [one] { $tile } in Reihe { $row } diktieren: 1 Punkt
       *[other] { $tile } in Reihe { $row } diktieren: { $points } Punkte
    }
action-decline = nichts diktieren

event-entered =
    { $you ->
        [yes] Du schreibst { $tile } in Reihe { $row }: { $points }.
       *[no] { $seat } schreibt { $tile } in Reihe { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Du diktierst { $to } { $tile } in Reihe { $row }: { $points }.
       *[no] { $to-you ->
            [yes] { $seat } diktiert dir { $tile } in Reihe { $row }: { $points }.
           *[no] { $seat } diktiert { $to } { $tile } in Reihe { $row }: { $points }.
        }
    }
event-declined =
    { $you ->
        [yes] Du diktierst nichts.
       *[no] { $seat } diktiert nichts.
    }

ended-taken = Alle Steine sind vergeben.
why-row = Reihe { $number }
