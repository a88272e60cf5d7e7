### What happens at dominance, and what can be done there, in Spanish.

# The head of a column that is four characters wide.
row = n.º
row-taken = la gana
row-left = por llegar
how-windows-work = Entre corchetes: las sumas que ganan la fila.
tiles-left =
    { $count ->
        [one] Queda 1 ficha:
        [many] Quedan { $count } de fichas:
       *[other] Quedan { $count } fichas:
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] Te toca, pero antes te pueden dictar algo.
       *[no] Juega { $name }, pero antes se puede dictar algo.
    }

action-enter =
    { $points ->
        [one] { $tile } en la fila { $row }: 1 tanto
        [many] { $tile } en la fila { $row }: { $points } de tantos
       *[other] { $tile } en la fila { $row }: { $points } tantos
    }
action-dictate =
    { $points ->
        [one] dictar { $tile } en la fila { $row }: 1 tanto
        [many] dictar { $tile } en la fila { $row }: { $points } de tantos
       *[other] dictar { $tile } en la fila { $row }: { $points } tantos
    }
action-decline = no dictar nada

event-entered =
    { $you ->
        [yes] Apuntas { $tile } en la fila { $row }: { $points }.
       *[no] { $seat } apunta { $tile } en la fila { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Dictas { $tile } a { $to } en la fila { $row }: { $points }.
       *[no] { $to-you ->
            [yes] { $seat } te dicta { $tile } en la fila { $row }: { $points }.
           *[no] { $seat } dicta { $tile } a { $to } en la fila { $row }: { $points }.
        }
    }
event-declined =
    { $you ->
        [yes] No dictas nada.
       *[no] { $seat } no dicta nada.
    }

ended-taken = Ya no quedan fichas.
why-row = fila { $number }
