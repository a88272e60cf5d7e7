### What happens at dominance, and what can be done there, in Swedish.

# The head of a column that is four characters wide.
row = rad
row-taken = vinst
row-left = kvar att ta
how-windows-work = Inom hakparentes: summorna som vinner raden.
tiles-left =
    { $count ->
        [one] 1 bricka är kvar:
       *[other] { $count } brickor är kvar:
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] Det är din tur, men först kan något dikteras för dig.
       *[no] { $name } står på tur, men först kan något dikteras.
    }

action-enter = { $tile } på rad { $row }: { $points } poäng
action-dictate = diktera { $tile } på rad { $row }: { $points } poäng
action-decline = diktera inget

event-entered =
    { $you ->
        [yes] Du skriver { $tile } på rad { $row }: { $points }.
       *[no] { $seat } skriver { $tile } på rad { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Du dikterar { $tile } för { $to } på rad { $row }: { $points }.
       *[no] { $to-you ->
            [yes] { $seat } dikterar { $tile } för dig på rad { $row }: { $points }.
           *[no] { $seat } dikterar { $tile } för { $to } på rad { $row }: { $points }.
        }
    }
event-declined =
    { $you ->
        [yes] Du dikterar inget.
       *[no] { $seat } dikterar inget.
    }

ended-taken = Alla brickor är tagna.
why-row = rad { $number }
