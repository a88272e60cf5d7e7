### What happens at dominance, and what can be done there, in Polish.

# The head of a column that is four characters wide.
row = nr
row-taken = wygrywa
row-left = do wzięcia
how-windows-work = W nawiasach: sumy, które wygrywają rząd.
tiles-left =
    { $count ->
        [one] Został { $count } kamień:
        [few] Zostały { $count } kamienie:
        [many] Zostało { $count } kamieni:
       *[other] Zostało { $count } kamienia:
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] Twoja kolej, ale najpierw możesz dostać dyktando.
       *[no] Teraz gra { $name }, ale najpierw możliwe jest dyktando.
    }

action-enter =
    { $points ->
        [one] { $tile } w rzędzie { $row }: { $points } punkt
        [few] { $tile } w rzędzie { $row }: { $points } punkty
        [many] { $tile } w rzędzie { $row }: { $points } punktów
       *[other] { $tile } w rzędzie { $row }: { $points } punktu
    }
action-dictate =
    { $points ->
        [one] podyktuj { $tile } w rzędzie { $row }: { $points } punkt
        [few] podyktuj { $tile } w rzędzie { $row }: { $points } punkty
        [many] podyktuj { $tile } w rzędzie { $row }: { $points } punktów
       *[other] podyktuj { $tile } w rzędzie { $row }: { $points } punktu
    }
action-decline = nic nie dyktuj

event-entered =
    { $you ->
        [yes] Wpisujesz { $tile } w rzędzie { $row }: { $points }.
       *[no] { $seat } wpisuje { $tile } w rzędzie { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Dyktujesz { $tile } w rzędzie { $row }: { $points } (pisze { $to }).
       *[no] { $to-you ->
            [yes] { $seat } dyktuje ci { $tile } w rzędzie { $row }: { $points }.
           *[no] { $seat } dyktuje { $tile } w rzędzie { $row }: { $points } (pisze { $to }).
        }
    }
event-declined =
    { $you ->
        [yes] Nic nie dyktujesz.
       *[no] { $seat } nic nie dyktuje.
    }

ended-taken = Wszystkie kamienie są zabrane.
why-row = rząd { $number }
