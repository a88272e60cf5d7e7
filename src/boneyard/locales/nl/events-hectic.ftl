### What happens at hectic, and what can be done there, in Dutch.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Race { $round } van { $rounds }: de dubbel { $double }, { $points } punten waard. Bouw een ketting van { $least } stenen of meer, met { $number } aan beide einden en nergens ertussen. Stenen met { $number } zijn gemarkeerd (*).
race-holds = { $name }: { $tiles }
race-out = Uit deze race: { $names }.
race-won = Gewonnen ({ $name }): { $doubles }
race-aside = Door niemand gewonnen: { $doubles }

action-grab = { $tile } nemen
action-put-back = { $tile } terugleggen
action-claim = de dubbel claimen met al je stenen
action-give-up = in deze race opgeven

event-grabbed =
    { $you ->
        [yes] Je neemt { $tile }.
       *[no] { $seat } neemt { $tile }.
    }
event-freed =
    { $you ->
        [yes] Je legt { $tiles } terug.
       *[no] { $seat } legt { $tiles } terug.
    }
event-won-double =
    { $you ->
        [yes] Je wint { $tile } met { $chain }!
       *[no] { $seat } wint { $tile } met { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] Je claimt de dubbel, maar
       *[no] { $seat } claimt de dubbel, maar
    } { $fault ->
        [short] de ketting is te kort.
        [ends] het getal moet aan beide einden staan en nergens anders.
       *[broken] de stenen vormen geen ketting.
    } { $you ->
        [yes] Je doet
       *[no] { $seat } doet
    } pas in de volgende race weer mee.
event-gave-up =
    { $you ->
        [yes] Je geeft op in deze race.
       *[no] { $seat } geeft op in deze race.
    }
event-lost-double = Niemand wint { $tile }: de dubbel gaat opzij.
event-round-began = Race { $number }: de dubbel { $tile }.

ended-rounds = Om alle tien dubbels is gespeeld.
why-won-double = de dubbel
