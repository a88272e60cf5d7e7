### What happens at dominance, and what can be done there, in Italian.

# The head of a column that is four characters wide, a space among them.
row = n.
row-taken = va a
row-left = da prendere
how-windows-work = Fra parentesi: i totali che conquistano la riga.
tiles-left =
    { $count ->
        [one] Resta 1 tessera:
        [many] Restano { $count } di tessere:
       *[other] Restano { $count } tessere:
    }
may-be-dictated-to =
    { $you ->
        [yes] Tocca a te, ma prima possono dettarti una mossa.
       *[no] Tocca a { $name }, ma prima si può dettare una mossa.
    }

action-enter =
    { $points ->
        [one] { $tile } nella riga { $row }: 1 punto
        [many] { $tile } nella riga { $row }: { $points } di punti
       *[other] { $tile } nella riga { $row }: { $points } punti
    }
action-dictate =
    { $points ->
        [one] dettare { $tile } nella riga { $row }: 1 punto
        [many] dettare { $tile } nella riga { $row }: { $points } di punti
       *[other] dettare { $tile } nella riga { $row }: { $points } punti
    }
action-decline = non dettare niente

event-entered =
    { $you ->
        [yes] Segni { $tile } nella riga { $row }: { $points }.
       *[no] { $seat } segna { $tile } nella riga { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Detti { $tile } a { $to }, nella riga { $row }: { $points }.
       *[no] { $to-you ->
            [yes] { $seat } ti detta { $tile }, nella riga { $row }: { $points }.
           *[no] { $seat } detta { $tile } a { $to }, nella riga { $row }: { $points }.
        }
    }
event-declined =
    { $you ->
        [yes] Non detti niente.
       *[no] { $seat } non detta niente.
    }

ended-taken = Tutte le tessere sono state prese.
why-row = riga { $number }
