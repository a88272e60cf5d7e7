### What happens at fortress, and what can be done there, in Danish.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 er en femmer på niveau 2.
cover-at = de to { $number }’ere ved { $spot } (niveau { $level })
covers = Kan dækkes: { $spots }.
covers-none = Der er ikke noget at dække lige nu.
gifts-lying = Gives væk, med bagsiden op ({ $name }): { $count }.

action-attach =
    byg { $tile } til, { $cell ->
        [none] som det vises
       *[other] den lille halvdel på { $cell }, den store på { $high }
    }
action-build =
    kæde: { $tile }, { $cell ->
        [none] som det vises
       *[other] den lille halvdel på { $cell }, den store på { $high }
    }
action-pick =
    tag { $number ->
        [1] den første brik
        [2] den anden brik
        [3] den tredje brik
        [4] den fjerde brik
       *[other] brik { $number }
    }

event-attached =
    { $you ->
        [yes] Du bygger { $tile } til
       *[no] { $seat } bygger { $tile } til
    }{ $spot ->
        [none] .
       *[other] { " " }ved { $spot }.
    }
event-built =
    { $you ->
        [yes] Du lægger { $tile }
       *[no] { $seat } lægger { $tile }
    }{ $spot ->
        [none] { " " }på niveau { $level }.
       *[other] { " " }på { $spot }, niveau { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Din kæde har { $tiles } brikker.
       *[no] { $seat } har en kæde på { $tiles } brikker.
    } { $gifts ->
        [0] Der er ingen tilbage at give væk.
        [one] Én brik gives væk.
       *[other] { $gifts } brikker gives væk.
    }
event-picked =
    { $you ->
        [yes] Du tager { $tile } fra { $of }.
       *[no] { $of-you ->
            [yes] { $seat } tager { $tile } fra dig.
           *[no] { $seen ->
                [yes] { $seat } tager { $tile } fra { $of }.
               *[no] { $seat } tager en brik fra { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] Du har ingen brikker tilbage, og lageret er tomt: Spillet er slut.
       *[no] { $seat } har ingen brikker tilbage, og lageret er tomt: Spillet er slut.
    }
why-level =
    { $number ->
        [5] niveau 5 eller højere
       *[other] niveau { $number }
    }
