### What happens at fortress, and what can be done there, in Swedish.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 är en femma på nivå 2.
cover-at = de två { $number }:orna på { $spot } (nivå { $level })
covers = Kan täckas nu: { $spots }.
covers-none = Inget kan täckas just nu.
gifts-lying = Att ge bort, dolt ({ $name }): { $count }.

action-attach =
    bygg ut med { $tile }, { $cell ->
        [none] som det visas
       *[other] låga halvan på { $cell }, höga halvan på { $high }
    }
action-build =
    kedja: { $tile }, { $cell ->
        [none] som det visas
       *[other] låga halvan på { $cell }, höga halvan på { $high }
    }
action-pick =
    ta { $number ->
        [1] första brickan
        [2] andra brickan
        [3] tredje brickan
        [4] fjärde brickan
       *[other] bricka { $number }
    }

event-attached =
    { $you ->
        [yes] Du bygger ut med { $tile }
       *[no] { $seat } bygger ut med { $tile }
    }{ $spot ->
        [none] .
       *[other] { " " }på { $spot }.
    }
event-built =
    { $you ->
        [yes] Du lägger { $tile } på
       *[no] { $seat } lägger { $tile } på
    }{ $spot ->
        [none] { " " }nivå { $level }.
       *[other] { " " }{ $spot }, nivå { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Din kedja har { $tiles } brickor.
       *[no] { $seat } har en kedja på { $tiles } brickor.
    } { $gifts ->
        [0] Det finns inget kvar att ge bort.
        [one] En bricka ges bort.
       *[other] { $gifts } brickor ges bort.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] Du tar { $tile } från { $of }.
       *[no] { $of-you ->
            [yes] { $seat } tar { $tile } från dig.
           *[no] { $seen ->
                [yes] { $seat } tar { $tile } från { $of }.
               *[no] { $seat } tar en bricka från { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] Du har inga brickor kvar, och talongen är tom: spelet är slut.
       *[no] { $seat } har inga brickor kvar, och talongen är tom: spelet är slut.
    }
why-level =
    { $number ->
        [5] nivå 5 eller högre
       *[other] nivå { $number }
    }
