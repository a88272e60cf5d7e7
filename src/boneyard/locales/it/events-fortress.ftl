### What happens at fortress, and what can be done there, in Italian.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 è un cinque al livello 2.
cover-at = i due { $number } in { $spot } (livello { $level })
covers = Si possono coprire: { $spots }.
covers-none = Adesso non si può coprire niente.
gifts-lying = Tessere cedute, coperte ({ $name }): { $count }.

action-attach =
    attaccare { $tile }, { $cell ->
        [none] dove è indicato
       *[other] la metà più bassa su { $cell }, la più alta su { $high }
    }
action-build =
    catena: { $tile }, { $cell ->
        [none] dove è indicato
       *[other] la metà più bassa su { $cell }, la più alta su { $high }
    }
action-pick =
    prendere { $number ->
        [1] la prima tessera
        [2] la seconda tessera
        [3] la terza tessera
        [4] la quarta tessera
       *[other] la tessera { $number }
    }

event-attached =
    { $you ->
        [yes] Attacchi { $tile }
       *[no] { $seat } attacca { $tile }
    }{ $spot ->
        [none] .
       *[other] { " " }in { $spot }.
    }
event-built =
    { $you ->
        [yes] Posi { $tile }
       *[no] { $seat } posa { $tile }
    }{ $spot ->
        [none] { " " }al livello { $level }.
       *[other] { " " }in { $spot }, livello { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Tessere della tua catena: { $tiles }.
       *[no] Tessere della catena di { $seat }: { $tiles }.
    } { $gifts ->
        [0] Non resta niente da cedere.
        [one] Si cede una tessera.
        [many] Si cedono { $gifts } di tessere.
       *[other] Si cedono { $gifts } tessere.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] Prendi { $tile } da { $of }.
       *[no] { $of-you ->
            [yes] { $seat } prende { $tile } da te.
           *[no] { $seen ->
                [yes] { $seat } prende { $tile } da { $of }.
               *[no] { $seat } prende una tessera da { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] Non hai più tessere e la riserva è vuota: il gioco è finito.
       *[no] { $seat } non ha più tessere e la riserva è vuota: il gioco è finito.
    }
why-level =
    { $number ->
        [5] livello 5 o più
       *[other] livello { $number }
    }
