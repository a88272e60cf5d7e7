### What happens at hectic, and what can be done there, in German.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Durchgang { $round } von { $rounds }: der Pasch { $double }, { $points } Punkte wert. Baue eine Kette aus mindestens { $least } Steinen, mit der { $number } an beiden Enden und nirgends dazwischen. Steine mit einer { $number } sind markiert (*).
race-holds = { $name }: { $tiles }
race-out = Raus aus diesem Durchgang: { $names }.
race-won = Gewonnen ({ $name }): { $doubles }
race-aside = Von niemandem gewonnen: { $doubles }

action-grab = { $tile } nehmen
action-put-back = { $tile } zurücklegen
action-claim = den Pasch mit all deinen Steinen beanspruchen
action-give-up = in diesem Durchgang aufgeben

event-grabbed =
    { $you ->
        [yes] Du nimmst { $tile }.
       *[no] { $seat } nimmt { $tile }.
    }
event-freed =
    { $you ->
        [yes] Du legst { $tiles } zurück.
       *[no] { $seat } legt { $tiles } zurück.
    }
event-won-double =
    { $you ->
        [yes] Du gewinnst { $tile } mit { $chain }!
       *[no] { $seat } gewinnt { $tile } mit { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] Du beanspruchst den Pasch, aber
       *[no] { $seat } beansprucht den Pasch, aber
    } { $fault ->
        [short] die Kette ist zu kurz.
        [ends] die Zahl muss an beiden Enden stehen und sonst nirgends.
       *[broken] die Steine ergeben keine Kette.
    } { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } bis zum nächsten Durchgang raus.
event-gave-up =
    { $you ->
        [yes] Du gibst in diesem Durchgang auf.
       *[no] { $seat } gibt in diesem Durchgang auf.
    }
event-lost-double = Niemand gewinnt { $tile }: Der Pasch kommt beiseite.
event-round-began = Durchgang { $number }: der Pasch { $tile }.

ended-rounds = Alle zehn Durchgänge sind gespielt.
why-won-double = der Pasch
