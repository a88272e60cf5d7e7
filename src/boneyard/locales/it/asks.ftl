### What is asked of whoever is to play, and why, in Italian.
###
### $numbers lists halves that are wanted ("3 o 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = pesca
choice-pass = passa
choice-stop = fermati
choice-close = chiudi un'estremità con un doppio
choice-call = chiama i punti sfuggiti
choice-lift = riprendi l'ultima tessera
choice-stop-here = fermati
choice-attach = attacca una tessera
choice-build = costruisci una catena per fare punti

## Laying

ask-lead-any = Apri con la tessera che vuoi.
ask-lead-highest = Apri con il tuo doppio più alto: { $tile }.
ask-lead-lowest = Apri con il tuo doppio più basso: { $tile }.
ask-lead-heaviest = Non hai doppi: apri con la tua tessera più alta, { $tile }.
ask-lead-lightest = Non hai doppi: apri con la tua tessera più bassa, { $tile }.
ask-lay =
    { $count ->
        [0] Gioca una tessera con { $numbers }.
       *[other] Gioca una tessera con { $numbers }, oppure { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Continua con una tessera con { $numbers }.
       *[other] Continua con una tessera con { $numbers }, oppure { $choices }.
    }
ask-first =
    { $count ->
        [0] Prima completa il doppio: gioca una tessera con { $numbers }.
       *[other] Prima completa il doppio: gioca una tessera con { $numbers }, oppure { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Serve { $numbers } e non ce l'hai: { $choices }.
        [many] Non hai tessere con { $numbers }: { $choices }.
       *[other] Non hai tessere con { $numbers }: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Gioca una tessera che va ovunque: nient'altro fa { $total }
       *[other] Fai { $total } a un'estremità, con { $numbers } o con una tessera che va ovunque
    }{ $count ->
        [0] .
       *[other] ; oppure { $choices }.
    }
ask-unmade = Nessuna delle tue tessere fa { $total } a un'estremità: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Gioca una tessera qualsiasi: per { $total } ({ $points ->
        [one] 1 punto
        [many] { $points } di punti
       *[other] { $points } punti
    }) { $more ->
        [one] manca 1.
        [many] mancano { $more }.
       *[other] mancano { $more }.
    }{ $totals ->
        [none] { "" }
       *[other] { " " }Poi: { $totals }.
    }
ask-claim = Quanti punti hai fatto?
ask-overlooked = È sfuggito qualche punto?

## What is worth points while laying

goal-fives = Si fanno punti quando le estremità danno un multiplo di 5.
goal-fives-from-ten = Si fanno punti quando le estremità danno un multiplo di 5, da 10 in su.
goal-fives-and-threes = Si fanno punti quando la somma delle estremità si divide per 5 o per 3.
goal-equal = Due estremità uguali fanno punti.
goal-double = Dopo un doppio giochi ancora.

## Alone

ask-begin-line = Comincia la fila con una tessera qualsiasi: devono entrarci tutte.
ask-begin-rows = Comincia con l'ultima tessera di una riga.
ask-draw-batch =
    { $more ->
        [one] Pesca l'ultima tessera.
        [many] Pesca { $more } di tessere, poi giocale tutte.
       *[other] Pesca { $more } tessere, poi giocale tutte.
    }
ask-hide = Nascondi una tessera che non sia un doppio.
ask-announce = Annuncia i due numeri con cui finirà la fila.
ask-fill-squares = Riempi la cornice: le quattro caselle di un quadrato mostrano un solo numero.
ask-look = Ricordati dove sta ogni numero.
ask-rebuild = Posa ogni tessera dove l'hai vista.
ask-cut-paper = Trova le tessere: unisci i numeri a due a due.

## Other tables

ask-turn-first = Scopri due tessere che insieme fanno { $total }.
ask-turn-second =
    { $more ->
        [0] Scopri un'altra tessera: solo 0-0 fa { $total }.
        [one] Scopri un'altra tessera: per { $total } manca 1 pallino.
        [many] Scopri un'altra tessera: per { $total } mancano { $more } di pallini.
       *[other] Scopri un'altra tessera: per { $total } mancano { $more } pallini.
    }
ask-enter = Prendi una tessera: una metà è la riga, l'altra si aggiunge lì.
ask-dictate = Prima che giochi l'altra parte puoi scegliere al suo posto: una tessera per una delle sue righe vuote, oppure niente.
ask-any = { $choices }.
ask-pick = Prendi una delle tessere cedute.
ask-chain =
    { $count ->
        [0] Copri due metà uguali di tessere diverse.
       *[other] Copri due metà uguali di tessere diverse, oppure { $choices }.
    }
ask-chain-stuck = Non c'è più niente da coprire: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Prendi tessere per una catena: almeno { $total }, con { $numbers } alle due estremità.
       *[other] Tessere prese: { $more }, ne servono almeno { $total }; { $numbers } alle due estremità, poi reclama il doppio.
    }
