### What happens at fortress, and what can be done there, in French.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 est un cinq au niveau 2.
cover-at = les { $number } en { $spot } (niveau { $level })
covers = On peut couvrir : { $spots }.
covers-none = Il n’y a rien à couvrir pour l’instant.
gifts-lying = Dominos donnés par { $name }, face cachée : { $count }.

action-attach =
    accoler { $tile }, { $cell ->
        [none] là où c’est montré
       *[other] la petite moitié en { $cell }, la grande en { $high }
    }
action-build =
    chaîne : { $tile }, { $cell ->
        [none] là où c’est montré
       *[other] la petite moitié en { $cell }, la grande en { $high }
    }
action-pick =
    prendre { $number ->
        [1] le premier domino
        [2] le deuxième domino
        [3] le troisième domino
        [4] le quatrième domino
       *[other] le domino { $number }
    }

event-attached =
    { $you ->
        [yes] Tu accoles { $tile }
       *[no] { $seat } accole { $tile }
    }{ $spot ->
        [none] .
       *[other] { " " }en { $spot }.
    }
event-built =
    { $you ->
        [yes] Tu poses { $tile }
       *[no] { $seat } pose { $tile }
    }{ $spot ->
        [none] { " " }au niveau { $level }.
       *[other] { " " }en { $spot }, niveau { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Ta chaîne compte { $tiles } dominos.
       *[no] Une chaîne de { $tiles } dominos pour { $seat }.
    } { $gifts ->
        [0] Il ne reste rien à donner.
        [one] { $gifts } domino à donner.
        [many] { $gifts } de dominos à donner.
       *[other] { $gifts } dominos à donner.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] Tu prends { $tile } chez { $of }.
       *[no] { $of-you ->
            [yes] { $seat } prend { $tile } chez toi.
           *[no] { $seen ->
                [yes] { $seat } prend { $tile } chez { $of }.
               *[no] { $seat } prend un domino chez { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] Tu n’as plus de domino, et la pioche est vide : c’est fini.
       *[no] { $seat } n’a plus de domino, et la pioche est vide : c’est fini.
    }
why-level =
    { $number ->
        [5] niveau 5 ou plus
       *[other] niveau { $number }
    }
