### Who is there, and who plays for whom, in French.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = un bot pour { $name }
bot-for-you = un bot pour toi
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Temps écoulé : un bot joue ce tour pour { $name }.
        [hand] { $name } n’a plus de temps : un bot joue le reste de la manche.
        [time] { $name } a dépassé le temps trois fois de suite : un bot joue en attendant.
        [left] { $name } a quitté la table ; un bot continue.
       *[away] { $name } n’est pas là ; un bot continue.
    }
bot-took-over-you =
    { $why ->
        [move] Temps écoulé : un bot joue ce tour pour toi.
        [hand] Tu n’as plus de temps : un bot joue le reste de la manche.
        [time] Tu as dépassé le temps trois fois de suite : un bot joue jusqu’à ton retour.
        [left] Tu as quitté la table ; un bot continue.
       *[away] Tu n’étais pas là ; un bot continue.
    }
seat-back = { $name } reprend sa place.
seat-back-you = Tu reprends ta place.

## Who is there

there-here = là
there-away = pas là
there-left = a quitté la table
# Nobody knows while one’s own connection is lost.
there-unknown = on ne sait pas
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } h
       *[d] { $count } j
    }
sat-down = { $name } prend place.
sat-down-you = Tu prends place.
got-up = La place est de nouveau libre.
got-up-you = La place est de nouveau libre.
went-away = { $name } n’est plus là.
came-back = { $name } est de retour.
looks-on = { $name } regarde.
somebody-looks-on = Quelqu’un regarde.
turn-of-away = C’est à { $name } de jouer, mais sa place est vide depuis { $time }.
onlookers =
    { $count ->
        [one] { $count } personne regarde
        [many] { $count } de personnes regardent
       *[other] { $count } personnes regardent
    }
onlookers-named = { $people } : { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Plus que { $seconds } seconde.
        [many] Plus que { $seconds } de secondes.
       *[other] Plus que { $seconds } secondes.
    }
