### What happens at hectic, and what can be done there, in English.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Round { $round } of { $rounds }: the double { $double }, worth { $points } points. Build a chain of { $least } tiles or more, with { $number } at both ends and nowhere inside. Tiles with { $number } are marked (*).
race-holds = { $name }: { $tiles }
race-out = Out of this round: { $names }.
race-won = Won by { $name }: { $doubles }
race-aside = Won by nobody: { $doubles }

action-grab = take { $tile }
action-put-back = put { $tile } back
action-claim = claim the double with all that you hold
action-give-up = give up in this round

event-grabbed =
    { $you ->
        [yes] You take { $tile }.
       *[no] { $seat } takes { $tile }.
    }
event-freed =
    { $you ->
        [yes] You put back { $tiles }.
       *[no] { $seat } puts back { $tiles }.
    }
event-won-double =
    { $you ->
        [yes] You win { $tile } with { $chain }!
       *[no] { $seat } wins { $tile } with { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] You claim the double, but
       *[no] { $seat } claims the double, but
    } { $fault ->
        [short] the chain is too short.
        [ends] the number must be at both ends and nowhere else.
       *[broken] the tiles make no chain.
    } { $you ->
        [yes] You are
       *[no] { $seat } is
    } out until the next round.
event-gave-up =
    { $you ->
        [yes] You give up in this round.
       *[no] { $seat } gives up in this round.
    }
event-lost-double = Nobody wins { $tile }: it goes aside.
event-round-began = Round { $number }: the double { $tile }.

ended-rounds = All ten doubles have been played for.
why-won-double = the double
