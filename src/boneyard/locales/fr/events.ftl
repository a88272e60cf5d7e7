### What happens at a laying game, and what can be done there, in French.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Where the
### reader is one of several ("toi et Cleo") the verb is in the second person plural.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Le sort décide : tu commences.
           *[no] Le sort décide : { $seat } commence.
        }
       *[turn] { $you ->
            [yes] Cette fois, tu commences.
           *[no] Cette fois, { $seat } commence.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Tu ouvres avec { $tile }.
            [left] Tu poses { $tile } à gauche{ $letter }.
            [right] Tu poses { $tile } à droite{ $letter }.
            [row] Tu poses { $tile } : { $total }.
           *[arm] Tu poses { $tile } en { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } ouvre avec { $tile }.
            [left] { $seat } pose { $tile } à gauche{ $letter }.
            [right] { $seat } pose { $tile } à droite{ $letter }.
            [row] { $seat } pose { $tile } : { $total }.
           *[arm] { $seat } pose { $tile } en { $end }.
        }
    }
# $seen: whether the faces of the drawn tiles are known, and so may be named.
event-drew =
    { $you ->
        [yes] Tu pioches { $tiles } ;
       *[no] { $seen ->
            [yes] { $seat } pioche { $tiles } ;
           *[no] { $count ->
                [one] { $seat } pioche { $count } domino ;
                [many] { $seat } pioche { $count } de dominos ;
               *[other] { $seat } pioche { $count } dominos ;
            }
        }
    } { $left ->
        [0] la pioche est vide.
       *[other] il en reste { $left } dans la pioche.
    }
event-passed =
    { $you ->
        [yes] Tu passes ;
       *[no] { $seat } passe ;
    } aux extrémités : { $numbers }.
event-stopped =
    { $you ->
        [yes] Tu t’arrêtes de poser.
       *[no] { $seat } s’arrête de poser.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Tu fermes l’extrémité gauche{ $letter } avec { $tile } !
            [right] Tu fermes l’extrémité droite{ $letter } avec { $tile } !
           *[arm] Tu fermes { $end } avec { $tile } !
        }
       *[no] { $at ->
            [left] { $seat } ferme l’extrémité gauche{ $letter } avec { $tile } !
            [right] { $seat } ferme l’extrémité droite{ $letter } avec { $tile } !
           *[arm] { $seat } ferme { $end } avec { $tile } !
        }
    }
event-released = Personne ne peut poser en { $names } : les autres extrémités s’ouvrent de nouveau.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [1] Tu notes
               *[other] { $seats }, vous notez
            }
           *[no] { $count ->
                [one] { $seats } note
                [many] { $seats } notent
               *[other] { $seats } notent
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [1] Tu perds
               *[other] { $seats }, vous perdez
            }
           *[no] { $count ->
                [one] { $seats } perd
                [many] { $seats } perdent
               *[other] { $seats } perdent
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [1] Tu marques
               *[other] { $seats }, vous marquez
            }
           *[no] { $count ->
                [one] { $seats } marque
                [many] { $seats } marquent
               *[other] { $seats } marquent
            }
        }
    } { $size ->
        [one] { $size } point
        [many] { $size } de points
       *[other] { $size } points
    } : { $why }.
# Points that count only if they are named: nothing was named ($points is 0), or not what was due.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Tu n’annonces rien.
           *[no] { $seat } n’annonce rien.
        }
        [one] { $you ->
            [yes] Tu annonces { $points } point, mais c’est faux.
           *[no] { $seat } annonce { $points } point, mais c’est faux.
        }
        [many] { $you ->
            [yes] Tu annonces { $points } de points, mais c’est faux.
           *[no] { $seat } annonce { $points } de points, mais c’est faux.
        }
       *[other] { $you ->
            [yes] Tu annonces { $points } points, mais c’est faux.
           *[no] { $seat } annonce { $points } points, mais c’est faux.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Tu ne cries rien.
           *[no] { $seat } ne crie rien.
        }
        [one] { $you ->
            [yes] Tu cries « Muggins » pour { $points } point, mais c’est faux.
           *[no] { $seat } crie « Muggins » pour { $points } point, mais c’est faux.
        }
        [many] { $you ->
            [yes] Tu cries « Muggins » pour { $points } de points, mais c’est faux.
           *[no] { $seat } crie « Muggins » pour { $points } de points, mais c’est faux.
        }
       *[other] { $you ->
            [yes] Tu cries « Muggins » pour { $points } points, mais c’est faux.
           *[no] { $seat } crie « Muggins » pour { $points } points, mais c’est faux.
        }
    }
event-revealed =
    { $you ->
        [yes] Tu as en main { $tiles } ({ $pips ->
            [one] { $pips } point
            [many] { $pips } de points
           *[other] { $pips } points
        }).
       *[no] { $seat } a en main { $tiles } ({ $pips ->
            [one] { $pips } point
            [many] { $pips } de points
           *[other] { $pips } points
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino ! Tu gagnes la manche.
       *[no] Domino ! { $seat } gagne la manche.
    }
ended-blocked = La manche est bloquée : personne ne peut poser.
ended-closed = La manche est fermée.
ended-run-down = La pioche est épuisée et rien ne va : la manche est finie.
ended-laid = Tous les dominos sont posés.
ended-passed = Il n’y a plus rien à gagner : la manche est finie.

## What points are for
## $own is "yes" if the points are for the player’s own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] les points restés en main
       *[no] { $of-you ->
            [yes] les points restés chez toi
           *[no] les points restés chez { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] tu déduis tes propres points en main
       *[no] { $of } déduit ses propres points en main
    }
why-from = arrondis à partir de { $number }
why-counted =
    { $number ->
        [one] { $number } point en main
        [many] { $number } de points en main
       *[other] { $number } points en main
    }
why-rounded-hands = { $number } pour les mains, chacune arrondie
why-less = moins { $number } du côté gagnant
why-rounded = arrondis à { $number }
why-below = arrondis à −{ $number }
why-divided = divisés par { $number }
why-shared = partagés en { $number }
why-double-blank = et 0-0 compte { $number }
why-fourfold = quatre fois les points en main
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] deux fois les points restés chez toi
       *[no] deux fois les points restés chez { $of }
    }
why-twice = 2 × { $number }
why-ends = les extrémités font { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, tu ne les as pas vus
       *[no] Muggins, { $of } ne les a pas vus
    }
why-opening = l’ouverture
why-highest = le double le plus fort jusqu’ici
why-triple = extrémités égales avec un double
why-double = extrémités égales
why-out = tous les dominos posés
why-blocked = la meilleure main de la manche bloquée
why-set-off = comptés contre les points de l’autre équipe
why-difference = le gain, l’écart entre les deux équipes
why-total = un total de { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] ouvrir avec { $tile }
        [left] poser { $tile } à gauche{ $letter }, contre le { $number }
        [right] poser { $tile } à droite{ $letter }, contre le { $number }
        [over-left] poser { $tile } à gauche{ $letter }, sur le { $number }
        [over-right] poser { $tile } à droite{ $letter }, sur le { $number }
        [under-left] poser { $tile } à gauche{ $letter }, sous le { $number }
        [under-right] poser { $tile } à droite{ $letter }, sous le { $number }
        [row] poser { $tile }, ce qui fait { $total }
       *[arm] poser { $tile } en { $end }, contre le { $number }
    }{ $leaves ->
        [none] { "" }
       *[other] , en laissant le { $leaves } ouvert
    }
action-close =
    { $at ->
        [left] fermer l’extrémité gauche{ $letter } avec { $tile }
        [right] fermer l’extrémité droite{ $letter } avec { $tile }
       *[arm] fermer { $end } avec { $tile }
    }
action-draw =
    { $count ->
        [one] piocher { $count } domino
        [many] piocher { $count } de dominos
       *[other] piocher { $count } dominos
    }
action-pass = passer
action-stop = s’arrêter de poser
action-claim-points =
    { $points ->
        [0] ne rien annoncer
        [one] annoncer { $points } point
        [many] annoncer { $points } de points
       *[other] annoncer { $points } points
    }
action-call-points =
    { $points ->
        [0] ne rien crier
        [one] crier « Muggins » : { $points } point
        [many] crier « Muggins » : { $points } de points
       *[other] crier « Muggins » : { $points } points
    }
