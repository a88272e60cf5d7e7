### What happens at fortress, and what can be done there, in Polish.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 to piątka na poziomie 2.
cover-at = { $number } i { $number } na { $spot } (poziom { $level })
covers = Można przykryć: { $spots }.
covers-none = Teraz nie ma czego przykryć.
gifts-lying = Do oddania, zakryte ({ $name }): { $count }.

action-attach =
    dobuduj { $tile }, { $cell ->
        [none] jak pokazano
       *[other] mniejsza połówka na { $cell }, większa na { $high }
    }
action-build =
    łańcuch: { $tile }, { $cell ->
        [none] jak pokazano
       *[other] mniejsza połówka na { $cell }, większa na { $high }
    }
action-pick =
    weź { $number ->
        [1] pierwszy kamień
        [2] drugi kamień
        [3] trzeci kamień
        [4] czwarty kamień
       *[other] kamień { $number }
    }

event-attached =
    { $you ->
        [yes] Dobudowujesz { $tile }
       *[no] { $seat } dobudowuje { $tile }
    }{ $spot ->
        [none] .
       *[other] { " " }na { $spot }.
    }
event-built =
    { $you ->
        [yes] Kładziesz { $tile }
       *[no] { $seat } kładzie { $tile }
    }{ $spot ->
        [none] { " " }na poziomie { $level }.
       *[other] { " " }na { $spot }, poziom { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Twój łańcuch ma { $tiles ->
            [one] { $tiles } kamień
            [few] { $tiles } kamienie
            [many] { $tiles } kamieni
           *[other] { $tiles } kamienia
        }.
       *[no] { $seat } kończy łańcuch i ma w nim { $tiles ->
            [one] { $tiles } kamień
            [few] { $tiles } kamienie
            [many] { $tiles } kamieni
           *[other] { $tiles } kamienia
        }.
    } { $gifts ->
        [0] Do oddania nic nie zostaje.
        [one] Do oddania jest { $gifts } kamień.
        [few] Do oddania są { $gifts } kamienie.
        [many] Do oddania jest { $gifts } kamieni.
       *[other] Do oddania jest { $gifts } kamienia.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] Bierzesz { $tile } (oddaje { $of }).
       *[no] { $of-you ->
            [yes] { $seat } bierze od ciebie { $tile }.
           *[no] { $seen ->
                [yes] { $seat } bierze { $tile } (oddaje { $of }).
               *[no] { $seat } bierze kamień (oddaje { $of }).
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] Nie masz już kamieni, a zapas jest pusty: koniec gry.
       *[no] { $seat } nie ma już kamieni, a zapas jest pusty: koniec gry.
    }
why-level =
    { $number ->
        [5] poziom 5 lub wyżej
       *[other] poziom { $number }
    }
