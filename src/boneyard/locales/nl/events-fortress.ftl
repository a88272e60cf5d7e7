### What happens at fortress, and what can be done there, in Dutch.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 is een vijf op niveau 2.
cover-at = de twee keer { $number } bij { $spot } (niveau { $level })
covers = Te bedekken: { $spots }.
covers-none = Er valt nu niets te bedekken.
gifts-lying = Weg te geven, gedekt ({ $name }): { $count }.

action-attach =
    { $tile } aanbouwen, { $cell ->
        [none] zoals het te zien is
       *[other] de lage helft op { $cell }, de hoge op { $high }
    }
action-build =
    ketting: { $tile }, { $cell ->
        [none] zoals het te zien is
       *[other] de lage helft op { $cell }, de hoge op { $high }
    }
action-pick =
    { $number ->
        [1] de eerste steen
        [2] de tweede steen
        [3] de derde steen
        [4] de vierde steen
       *[other] steen { $number }
    } nemen

event-attached =
    { $you ->
        [yes] Je bouwt { $tile } aan
       *[no] { $seat } bouwt { $tile } aan
    }{ $spot ->
        [none] .
       *[other] { " " }bij { $spot }.
    }
event-built =
    { $you ->
        [yes] Je legt { $tile } op
       *[no] { $seat } legt { $tile } op
    }{ $spot ->
        [none] { " " }niveau { $level }.
       *[other] { " " }{ $spot }, niveau { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Je ketting heeft { $tiles } stenen.
       *[no] De ketting van { $seat } heeft { $tiles } stenen.
    } { $gifts ->
        [0] Er valt niets weg te geven.
        [one] Er wordt één steen weggegeven.
       *[other] Er worden { $gifts } stenen weggegeven.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] Je neemt { $tile } van { $of }.
       *[no] { $of-you ->
            [yes] { $seat } neemt { $tile } van jou.
           *[no] { $seen ->
                [yes] { $seat } neemt { $tile } van { $of }.
               *[no] { $seat } neemt een steen van { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] Je hebt geen steen meer en de stapel is leeg: het spel is voorbij.
       *[no] { $seat } heeft geen steen meer en de stapel is leeg: het spel is voorbij.
    }
why-level =
    { $number ->
        [5] niveau 5 of hoger
       *[other] niveau { $number }
    }
