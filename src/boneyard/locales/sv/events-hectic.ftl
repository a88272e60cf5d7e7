### What happens at hectic, and what can be done there, in Swedish.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Runda { $round } av { $rounds }: dubbeln { $double }, värd { $points } poäng. Bygg en kedja på minst { $least } brickor, med { $number } i båda ändarna och ingenstans däremellan. Brickor med { $number } är markerade (*).
race-holds = { $name }: { $tiles }
race-out = Ute ur rundan: { $names }.
race-won = Vunna ({ $name }): { $doubles }
race-aside = Vunna av ingen: { $doubles }

action-grab = ta { $tile }
action-put-back = lägg tillbaka { $tile }
action-claim = ropa ”Klar!” med alla brickor du har
action-give-up = ge upp rundan

event-grabbed =
    { $you ->
        [yes] Du tar { $tile }.
       *[no] { $seat } tar { $tile }.
    }
event-freed =
    { $you ->
        [yes] Du lägger tillbaka { $tiles }.
       *[no] { $seat } lägger tillbaka { $tiles }.
    }
event-won-double =
    { $you ->
        [yes] Du vinner { $tile } med { $chain }!
       *[no] { $seat } vinner { $tile } med { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] Du ropar ”Klar!”, men
       *[no] { $seat } ropar ”Klar!”, men
    } { $fault ->
        [short] kedjan är för kort:
        [ends] talet måste stå i båda ändarna och ingen annanstans:
       *[broken] brickorna bildar ingen kedja:
    } ute till nästa runda.
event-gave-up =
    { $you ->
        [yes] Du ger upp rundan.
       *[no] { $seat } ger upp rundan.
    }
event-lost-double = Ingen vinner { $tile }: dubbeln läggs undan.
event-round-began = Runda { $number }: dubbeln { $tile }.

ended-rounds = Alla tio dubblar har spelats.
why-won-double = dubbeln
