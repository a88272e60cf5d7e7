### What happens at hectic, and what can be done there, in Italian.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Manche { $round } di { $rounds }: il doppio { $double }, che vale { $points } punti. Costruisci una catena di almeno { $least } tessere, con { $number } alle due estremità e mai all'interno. Le tessere con { $number } sono segnate (*).
race-holds = { $name }: { $tiles }
race-out = Fuori da questa manche: { $names }.
race-won = Doppi vinti ({ $name }): { $doubles }
race-aside = Doppi vinti da nessuno: { $doubles }

action-grab = prendere { $tile }
action-put-back = rimettere { $tile } al centro
action-claim = reclamare il doppio con tutte le tue tessere
action-give-up = rinunciare in questa manche

event-grabbed =
    { $you ->
        [yes] Prendi { $tile }.
       *[no] { $seat } prende { $tile }.
    }
event-freed =
    { $you ->
        [yes] Rimetti al centro { $tiles }.
       *[no] { $seat } rimette al centro { $tiles }.
    }
event-won-double =
    { $you ->
        [yes] Vinci { $tile } con { $chain }!
       *[no] { $seat } vince { $tile } con { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] Reclami il doppio, ma
       *[no] { $seat } reclama il doppio, ma
    } { $fault ->
        [short] la catena è troppo corta.
        [ends] il numero deve stare alle due estremità e in nessun altro punto.
       *[broken] le tessere non formano una catena.
    } { $you ->
        [yes] Per te la manche
       *[no] Per { $seat } la manche
    } finisce qui.
event-gave-up =
    { $you ->
        [yes] Rinunci in questa manche.
       *[no] { $seat } rinuncia in questa manche.
    }
event-lost-double = Nessuno vince { $tile }: il doppio si mette da parte.
event-round-began = Manche { $number }: il doppio { $tile }.

ended-rounds = Tutti e dieci i doppi sono stati giocati.
why-won-double = il doppio
