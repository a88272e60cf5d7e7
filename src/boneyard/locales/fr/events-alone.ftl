### What happens at the games for one, and what can be done there, in French.

## Solo 1 and solo 2

ended-stuck = Plus rien ne va : c’est perdu.
why-won = c’est gagné
tiles-laid =
    { $count ->
        [one] { $count } domino posé.
        [many] { $count } de dominos posés.
       *[other] { $count } dominos posés.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = reprendre le dernier domino posé
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Tu reprends { $tile }.
           *[other] Tu reprends { $tile } en { $place }.
        }
       *[no] { $place ->
            [none] { $seat } reprend { $tile }.
           *[other] { $seat } reprend { $tile } en { $place }.
        }
    }
event-opened = On ouvre l’enveloppe : dedans, { $tiles }.
ended-foretold = Tous les dominos sont posés, et la ligne finit comme prédit !
ended-stopped =
    { $you ->
        [yes] Tu t’arrêtes là.
       *[no] { $seat } s’arrête là.
    }
why-foretold = la ligne finit comme prédit
action-hide = cacher { $tile }
action-announce = annoncer { $one } et { $other }
event-hid =
    { $you ->
        [yes] Tu caches { $tiles }.
       *[no] { $seat } cache un domino.
    }
event-announced =
    { $you ->
        [yes] Tu l’annonces : la ligne finira par { $one } et { $other }.
       *[no] { $seat } l’annonce : la ligne finira par { $one } et { $other }.
    }
event-audience-laid =
    { $at ->
        [left] Le public pose { $tiles } à gauche{ $letter }.
        [right] Le public pose { $tiles } à droite{ $letter }.
       *[arm] Le public pose { $tiles } en { $end }.
    }
event-produced =
    { $you ->
        [yes] Tu sors le domino caché : { $tiles }.
       *[no] { $seat } sort le domino caché : { $tiles }.
    }
ended-missed = Tous les dominos sont posés, mais la ligne ne finit pas comme annoncé.
performer-hide = Choisis le domino que tu caches. Avec un double, le tour de magie raterait.
# $seen: whether the one who reads knows the hidden tile.
performer-hid =
    { $seen ->
        [yes] Caché : { $tile }.
       *[no] Un domino est caché.
    }
performer-say = Annonce les deux nombres qui finiront la ligne.
performer-said = Annoncés : { $one } et { $other }.
performer-lifts =
    { $count ->
        [0] Tu ne peux plus reprendre de domino.
        [one] Tu peux encore reprendre un domino { $count } fois.
        [many] Tu peux encore reprendre un domino { $count } de fois.
       *[other] Tu peux encore reprendre un domino { $count } fois.
    }
envelope-sealed = L’enveloppe est scellée.
envelope-open = Dans l’enveloppe : { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] poser { $one }-{ $other } à l’horizontale
       *[v] poser { $one }-{ $other } à la verticale
    }, { $cell ->
        [none] là où c’est montré
       *[other] le { $one } en { $cell }
    }
action-lift =
    { $cell ->
        [none] retirer le domino marqué
       *[other] retirer le domino en { $cell }
    }
event-laid =
    { $you ->
        [yes] Tu poses { $one }-{ $other }
       *[no] { $seat } pose { $one }-{ $other }
    } { $way ->
        [h] à l’horizontale
       *[v] à la verticale
    }{ $cell ->
        [none] .
       *[other] { " " }en { $cell }.
    }
# $count squares show a single number; $spoiled squares show two and bear a mark.
squares-done =
    Carrés finis : { $count } sur 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }{ $spoiled } montre deux nombres et porte une marque (!).
        [many] { " " }{ $spoiled } montrent deux nombres et portent une marque (!).
       *[other] { " " }{ $spoiled } montrent deux nombres et portent une marque (!).
    }
# For a table that does not list thousands of actions.
to-lay =
    { $count ->
        [0] Il ne reste aucun domino à poser.
        [one] Encore { $count } domino à poser :
        [many] Encore { $count } de dominos à poser :
       *[other] Encore { $count } dominos à poser :
    }
ended-solved = Réussi : quatorze carrés d’un seul nombre !

action-ready = c’est vu : cacher le tableau
event-hidden = Le tableau a disparu ; les dominos sont en main : { $tiles }.
event-shown = Le tableau est de nouveau visible.
ended-right = Chaque case est juste : quelle mémoire !
ended-wrong = Tous les dominos sont posés, mais certaines cases sont fausses.
why-cells = les cases justes
ended-cut = Tous les contours sont trouvés : chaque nombre a retrouvé son domino !
picture-was = Le tableau était :
picture-built = Voici le tien (! marque une erreur) :
picture-cut = On peut le découper ainsi :

## Dead ends
## $action is what would be done.

lay-anyway = Le poser quand même ? (o/n)
dead-end-ahead = Après cela, la ligne ne pourrait plus aboutir : { $action }.
