### The words around the games, in French.
###
### One word for each notion, here and on the pages of the games:
###   tile domino, double double, single domino simple, half moitié, pip point (points en main), blank blanc
###   set jeu double-six and jeu double-neuf, game jeu, hand (a deal) manche, match partie, hand (the tiles) main
###   turn tour, move coup, round of hectic course, stock pioche, reserve fond de pioche, draw piocher, pass passer
###   lay poser (contre le 5), lead ouvrir, lift reprendre (a line) and retirer (a frame), take back annuler
###   heavy and light tile domino fort and domino faible, heavy and light hand main lourde and main légère
###   line ligne, chain chaîne, train suite, row rangée, end extrémité, arm bras, ray branche, cell case, level niveau
###   fit aller (il va, il ne va pas), blocked bloqué, barricade barrage, close fermer, go out faire domino
###   face up face visible, face down face cachée, across the line en travers, flat and upright à l’horizontale and
###   à la verticale, attach accoler, cover couvrir, turn up retourner, claim réclamer, trick tour de magie
###   point point, penalty point point de pénalité, score marquer, write noter, pair and team équipe, host jeu de base
###   booklet livret, leaflet dépliant, lobby tables ouvertes, hint indice, puzzle énigme, rating classement
### The reader is "tu", all at the table are "vous", without gender: no participle that agrees, no adjective of a person.
### Names stand behind à, avec, chez, contre, par, pour, never behind de or que, which would need d' and qu'.

## The table

nothing-laid = Rien n’est encore posé.
ends = Extrémités : { $ends }.
ends-first = À remplir d’abord : { $ends }.
ends-total = Elles font { $total }.
end-left = { $number } à gauche{ $letter }
end-right = { $number } à droite{ $letter }
end-arm = { $name } { $number }
running-total = Le total est { $total }.
hands = Dominos en main : { $hands }.
# $free: so many of them can still be drawn.
stock = Pioche : { $count }.
stock-reserve =
    { $free ->
        [0] Pioche : { $count }, plus rien à piocher.
       *[other] Pioche : { $count }, dont { $free } à piocher.
    }
not-in-play = Hors jeu : { $count }.
your-hand =
    Ta main, { $count ->
        [one] { $count } domino
        [many] { $count } de dominos
       *[other] { $count } dominos
    }, { $pips ->
        [one] { $pips } point
        [many] { $pips } de points
       *[other] { $pips } points
    } :

## Partners, totals and winners

totals = Score : { $totals }.
totals-secret = Le score reste secret jusqu’à la dernière manche.
target-points = La partie se joue en { $points }.
target-beyond = Il faut plus de { $points } pour gagner la partie.
target-points-lowest = La partie s’arrête dès que quelqu’un a { $points } ; le plus petit total gagne.
target-hands =
    { $hands ->
        [one] La partie dure { $hands } manche.
        [many] La partie dure { $hands } de manches.
       *[other] La partie dure { $hands } manches.
    }
target-hands-lowest =
    { $hands ->
        [one] La partie dure { $hands } manche ; le plus petit total gagne.
        [many] La partie dure { $hands } de manches ; le plus petit total gagne.
       *[other] La partie dure { $hands } manches ; le plus petit total gagne.
    }
# Somebody else has more points in the end, but this was settled after the match was won.
target-first =
    { $you ->
        [yes] { $count ->
            [1] Tu atteins l’objectif avant les autres.
           *[other] Vous atteignez l’objectif avant les autres.
        }
       *[no] { $count ->
            [one] { $names } atteint l’objectif avant les autres.
            [many] { $names } atteignent l’objectif avant les autres.
           *[other] { $names } atteignent l’objectif avant les autres.
        }
    }
match-won =
    { $you ->
        [yes] { $count ->
            [1] Tu gagnes la partie !
           *[other] { $names }, vous gagnez la partie !
        }
       *[no] { $count ->
            [one] { $names } gagne la partie.
            [many] { $names } gagnent la partie.
           *[other] { $names } gagnent la partie.
        }
    }
# In pairs that win the difference of the totals.
match-margin =
    { $you ->
        [yes] Vous gagnez l’écart : { $points ->
            [one] { $points } point.
            [many] { $points } de points.
           *[other] { $points } points.
        }
       *[no] L’équipe gagne l’écart : { $points ->
            [one] { $points } point.
            [many] { $points } de points.
           *[other] { $points } points.
        }
    }
# A game for one: how far one came.
alone-solved = Réussi !
alone-unsolved = Pas réussi : { $done } sur { $whole }.
match-drawn = La partie finit sur une égalité.

## During a hand

taken-back = Coup annulé.
no-ends = Il n’y a pas d’extrémité pour l’instant.
nothing-yet = Rien ne s’est encore passé dans cette manche.
