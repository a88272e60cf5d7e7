### What is asked of whoever is to play, and why, in French.
###
### $numbers lists halves that are wanted ("3 ou 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = pioche
choice-pass = passe
choice-stop = arrête-toi
choice-close = ferme une extrémité avec un double
choice-call = signale des points oubliés
choice-lift = reprends le dernier domino
choice-stop-here = arrête-toi là
choice-attach = accole un domino
choice-build = construis une chaîne pour marquer

## Laying

ask-lead-any = Ouvre avec le domino de ton choix.
ask-lead-highest = Ouvre avec ton double le plus fort : { $tile }.
ask-lead-lowest = Ouvre avec ton double le plus faible : { $tile }.
ask-lead-heaviest = Tu n’as pas de double : ouvre avec ton domino le plus fort, { $tile }.
ask-lead-lightest = Tu n’as pas de double : ouvre avec ton domino le plus faible, { $tile }.
ask-lay =
    { $count ->
        [0] Pose un domino avec { $numbers }.
       *[other] Pose un domino avec { $numbers }, ou { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Continue : pose un domino avec { $numbers }.
       *[other] Continue avec { $numbers }, ou { $choices }.
    }
ask-first =
    { $count ->
        [0] D’abord le double : pose un domino avec { $numbers }.
       *[other] D’abord le double : pose un domino avec { $numbers }, ou { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Il faudrait { $numbers }, et tu n’en as pas : { $choices }.
        [many] Il faudrait { $numbers }, et tu n’en as pas : { $choices }.
       *[other] Il faudrait { $numbers }, et tu n’en as pas : { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Pose un domino qui va partout : rien d’autre ne fait { $total }
       *[other] Fais { $total } à une extrémité, avec { $numbers } ou un domino qui va partout
    }{ $count ->
        [0] .
       *[other] { "\u202F" }; ou { $choices }.
    }
ask-unmade = Aucun de tes dominos ne fait { $total } à une extrémité : { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Pose n’importe quel domino : il manque { $more } pour faire { $total } ({ $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }).{ $totals ->
        [none] { "" }
       *[other] { " " }Ensuite : { $totals }.
    }
ask-claim = Combien de points as-tu gagnés ?
ask-overlooked = Des points ont-ils été oubliés ?

## What is worth points while laying

goal-fives = On marque quand les extrémités font ensemble un multiple de 5.
goal-fives-from-ten = On marque quand les extrémités font ensemble un multiple de 5, à partir de 10.
goal-fives-and-threes = On marque quand le total des extrémités se divise par 5 ou par 3.
goal-equal = Deux extrémités égales rapportent des points.
goal-double = Après un double, tu poses encore.

## Alone

ask-begin-line = Commence la ligne avec le domino de ton choix : tous doivent y entrer.
ask-begin-rows = Commence par le dernier domino d’une rangée.
ask-draw-batch =
    { $more ->
        [1] Pioche le dernier domino.
        [one] Pioche { $more } domino.
        [many] Pioche { $more } de dominos, puis pose-les tous.
       *[other] Pioche { $more } dominos, puis pose-les tous.
    }
ask-hide = Cache un domino qui ne soit pas un double.
ask-announce = Annonce les deux nombres qui finiront la ligne.
ask-fill-squares = Remplis le cadre : les quatre cases d’un carré montrent un seul nombre.
ask-look = Retiens la place de chaque nombre.
ask-rebuild = Pose chaque domino là où tu l’as vu.
ask-cut-paper = Retrouve les dominos : relie les nombres deux par deux.

## Other tables

ask-turn-first = Retourne deux dominos qui font { $total } ensemble.
ask-turn-second =
    { $more ->
        [0] Retourne un deuxième domino : seul 0-0 fait { $total }.
        [one] Retourne un deuxième domino : encore { $more } point pour faire { $total }.
        [many] Retourne un deuxième domino : encore { $more } de points pour faire { $total }.
       *[other] Retourne un deuxième domino : encore { $more } points pour faire { $total }.
    }
ask-enter = Prends un domino : une moitié désigne la rangée, l’autre s’y ajoute.
ask-dictate = Avant le coup de l’autre, tu peux choisir à sa place : un domino pour une de ses rangées vides, ou rien.
ask-any = { $choices }.
ask-pick = Prends un des dominos donnés.
ask-chain =
    { $count ->
        [0] Couvre deux moitiés égales de dominos différents.
       *[other] Couvre deux moitiés égales de dominos différents, ou { $choices }.
    }
ask-chain-stuck = Il n’y a plus rien à couvrir : { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Prends des dominos pour une chaîne : { $total } ou plus, { $numbers } aux deux extrémités.
       *[other] { $more } sur au moins { $total } : { $numbers } aux deux extrémités, puis réclame.
    }
