### What happens at dominance, and what can be done there, in Danish.

# The head of a column that is four characters wide.
row = nr.
row-taken = vinder
row-left = tilbage
how-windows-work = I parentes: de summer, der vinder rækken.
tiles-left =
    { $count ->
        [one] 1 brik er tilbage:
       *[other] { $count } brikker er tilbage:
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] Det er din tur, men først kan der blive dikteret noget.
       *[no] { $name } har turen, men først kan der blive dikteret noget.
    }

action-enter = { $tile } i række { $row }: { $points } point
action-dictate = diktér { $tile } i række { $row }: { $points } point
action-decline = diktér ingenting

event-entered =
    { $you ->
        [yes] Du skriver { $tile } i række { $row }: { $points }.
       *[no] { $seat } skriver { $tile } i række { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Du dikterer { $tile } til { $to } i række { $row }: { $points }.
       *[no] { $to-you ->
            [yes] { $seat } dikterer { $tile } til dig i række { $row }: { $points }.
           *[no] { $seat } dikterer { $tile } til { $to } i række { $row }: { $points }.
        }
    }
event-declined =
    { $you ->
        [yes] Du dikterer ingenting.
       *[no] { $seat } dikterer ingenting.
    }

ended-taken = Alle brikker er taget.
why-row = række { $number }
