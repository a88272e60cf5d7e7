### What happens at hectic, and what can be done there, in Danish.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Omgang { $round } af { $rounds }: dobbeltbrikken { $double }, { $points } point værd. Byg en kæde på mindst { $least } brikker, med { $number } i begge ender og ingen steder indeni. Brikker med { $number } er markeret (*).
race-holds = { $name }: { $tiles }
race-out = Ude af denne omgang: { $names }.
race-won = Vundet ({ $name }): { $doubles }
race-aside = Vundet af ingen: { $doubles }

action-grab = tag { $tile }
action-put-back = læg { $tile } tilbage
action-claim = gør krav på dobbeltbrikken med alle dine brikker
action-give-up = giv op i denne omgang

event-grabbed =
    { $you ->
        [yes] Du tager { $tile }.
       *[no] { $seat } tager { $tile }.
    }
event-freed =
    { $you ->
        [yes] Du lægger { $tiles } tilbage.
       *[no] { $seat } lægger { $tiles } tilbage.
    }
event-won-double =
    { $you ->
        [yes] Du vinder { $tile } med { $chain }!
       *[no] { $seat } vinder { $tile } med { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] Du gør krav på dobbeltbrikken, men
       *[no] { $seat } gør krav på dobbeltbrikken, men
    } { $fault ->
        [short] kæden er for kort.
        [ends] tallet skal stå i begge ender og ingen andre steder.
       *[broken] brikkerne danner ingen kæde.
    } { $you ->
        [yes] Du er
       *[no] { $seat } er
    } ude til næste omgang.
event-gave-up =
    { $you ->
        [yes] Du giver op i denne omgang.
       *[no] { $seat } giver op i denne omgang.
    }
event-lost-double = Ingen vinder { $tile }: Brikken lægges til side.
event-round-began = Omgang { $number }: dobbeltbrikken { $tile }.

ended-rounds = Der er spillet om alle ti dobbeltbrikker.
why-won-double = dobbeltbrikken
