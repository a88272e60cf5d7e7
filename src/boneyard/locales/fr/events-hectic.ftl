### What happens at hectic, and what can be done there, in French.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Course { $round } sur { $rounds } : le double { $double }, qui vaut { $points } points. Construis une chaîne d’au moins { $least } dominos, avec { $number } aux deux extrémités et nulle part à l’intérieur. Les dominos avec { $number } sont marqués (*).
race-holds = { $name } : { $tiles }
race-out = Hors course : { $names }.
race-won = Gagnés par { $name } : { $doubles }
race-aside = Gagnés par personne : { $doubles }

action-grab = prendre { $tile }
action-put-back = remettre { $tile }
action-claim = réclamer le double avec tous tes dominos
action-give-up = abandonner cette course

event-grabbed =
    { $you ->
        [yes] Tu prends { $tile }.
       *[no] { $seat } prend { $tile }.
    }
event-freed =
    { $you ->
        [yes] Tu remets { $tiles }.
       *[no] { $seat } remet { $tiles }.
    }
event-won-double =
    { $you ->
        [yes] Tu gagnes { $tile } avec { $chain } !
       *[no] { $seat } gagne { $tile } avec { $chain } !
    }
event-false-claim =
    { $you ->
        [yes] Tu réclames le double, mais
       *[no] { $seat } réclame le double, mais
    } { $fault ->
        [short] la chaîne est trop courte.
        [ends] le nombre doit être aux deux extrémités et nulle part ailleurs.
       *[broken] les dominos ne forment pas une chaîne.
    } { $you ->
        [yes] Te voilà
       *[no] Voilà { $seat }
    } hors course jusqu’à la suivante.
event-gave-up =
    { $you ->
        [yes] Tu abandonnes cette course.
       *[no] { $seat } abandonne cette course.
    }
event-lost-double = Personne ne gagne { $tile } : ce double est mis de côté.
event-round-began = Course { $number } : le double { $tile }.

ended-rounds = Les dix doubles ont été joués.
why-won-double = le double
