### What happens at dominance, and what can be done there, in French.

# The head of a column that is four characters wide.
row = N°
row-taken = gain
row-left = à prendre
how-windows-work = Entre crochets : les totaux qui gagnent la rangée.
tiles-left =
    { $count ->
        [one] Il reste { $count } domino :
        [many] Il reste { $count } de dominos :
       *[other] Il reste { $count } dominos :
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] C’est ton tour, mais on peut d’abord te dicter un coup.
       *[no] C’est à { $name } de jouer, mais un coup peut d’abord être dicté.
    }

action-enter =
    { $points ->
        [one] { $tile } en rangée { $row } : { $points } point
        [many] { $tile } en rangée { $row } : { $points } de points
       *[other] { $tile } en rangée { $row } : { $points } points
    }
action-dictate =
    { $points ->
        [one] dicter { $tile } en rangée { $row } : { $points } point
        [many] dicter { $tile } en rangée { $row } : { $points } de points
       *[other] dicter { $tile } en rangée { $row } : { $points } points
    }
action-decline = ne rien dicter

event-entered =
    { $you ->
        [yes] Tu inscris { $tile } en rangée { $row } : { $points }.
       *[no] { $seat } inscrit { $tile } en rangée { $row } : { $points }.
    }
event-dictated =
    { $you ->
        [yes] Tu dictes { $tile } à { $to }, en rangée { $row } : { $points }.
       *[no] { $to-you ->
            [yes] { $seat } te dicte { $tile }, en rangée { $row } : { $points }.
           *[no] { $seat } dicte { $tile } à { $to }, en rangée { $row } : { $points }.
        }
    }
event-declined =
    { $you ->
        [yes] Tu ne dictes rien.
       *[no] { $seat } ne dicte rien.
    }

ended-taken = Tous les dominos sont pris.
why-row = rangée { $number }
