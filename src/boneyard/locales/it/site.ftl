### The words around the games, in Italian.
###
### One word for each notion, here and on the pages of the games:
###   tile tessera, double doppio (doppi), half metà, pip pallino, blank bianco, set da sei and set da nove (in words)
###   hand (a deal) mano, hand (the tiles) le tessere, tessere in mano, match partita, game gioco, turn turno, move mossa
###   round of hectic manche, stock riserva, draw pescare, lay giocare (into a frame, on top, under: posare)
###   lead aprire, pass passare, knock bussare, lift riprendere (the last tile) and togliere (from the frame)
###   heaviest and lightest tile la più alta and la più bassa, line fila, chain catena, train serie, row riga
###   end estremità, arm braccio (bracci), ray raggio, cell casella, level livello, storey piano
###   blocked bloccata, barricade chiusura, close chiudere, out finire le tessere, face up scoperta, face down coperta
###   across the line di traverso, flat and upright in orizzontale and in verticale, booklet libretto, leaflet pieghevole
###   point punto, penalty punti di penalità, score fare punti, write segnare, pair coppia, host game gioco di base
### The reader is "tu", all at the table are "voi"; actions are infinitives, what is asked is an imperative.
### Nothing depends on the sex of a player: "chi gioca", "gli altri"; names stand after "di", "a", "con" as they are.

## The table

nothing-laid = Sul tavolo non c'è ancora nessuna tessera.
ends = Estremità: { $ends }.
ends-first = Prima da riempire: { $ends }.
ends-total = In tutto { $total }.
end-left = { $number } a sinistra{ $letter }
end-right = { $number } a destra{ $letter }
end-arm = { $name } { $number }
running-total = Il totale è { $total }.
hands = Tessere in mano: { $hands }.
stock = Riserva: { $count }.
stock-reserve =
    { $free ->
        [0] Riserva: { $count }, niente da pescare.
       *[other] Riserva: { $count }, di cui { $free } da pescare.
    }
not-in-play = Fuori dal gioco: { $count }.
your-hand =
    In mano hai { $count ->
        [one] 1 tessera
        [many] { $count } di tessere
       *[other] { $count } tessere
    }, { $pips ->
        [one] 1 pallino
        [many] { $pips } di pallini
       *[other] { $pips } pallini
    }:

## Partners, totals and winners

totals = Punti: { $totals }.
totals-secret = Il punteggio resta segreto finché non manca solo l'ultima mano.
target-points = Si gioca fino a { $points }.
target-beyond = Per vincere la partita bisogna superare { $points }.
target-points-lowest = La partita finisce quando qualcuno arriva a { $points }; vince chi ha meno punti.
target-hands =
    { $hands ->
        [one] La partita dura una mano.
        [many] La partita dura { $hands } di mani.
       *[other] La partita dura { $hands } mani.
    }
target-hands-lowest =
    { $hands ->
        [one] La partita dura una mano; vince chi ha meno punti.
        [many] La partita dura { $hands } di mani; vince chi ha meno punti.
       *[other] La partita dura { $hands } mani; vince chi ha meno punti.
    }
target-first =
    { $you ->
        [yes] { $count ->
            [one] Al traguardo arrivi prima tu.
            [many] Al traguardo arrivate prima voi.
           *[other] Al traguardo arrivate prima voi.
        }
       *[no] { $count ->
            [one] Al traguardo arriva prima { $names }.
            [many] Al traguardo arrivano prima { $names }.
           *[other] Al traguardo arrivano prima { $names }.
        }
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] Vinci la partita!
            [many] { $names } vincete la partita!
           *[other] { $names } vincete la partita!
        }
       *[no] { $count ->
            [one] { $names } vince la partita.
            [many] { $names } vincono la partita.
           *[other] { $names } vincono la partita.
        }
    }
match-margin =
    { $you ->
        [yes] Vincete la differenza: { $points ->
            [one] 1 punto.
            [many] { $points } di punti.
           *[other] { $points } punti.
        }
       *[no] La differenza va alla coppia che vince: { $points ->
            [one] 1 punto.
            [many] { $points } di punti.
           *[other] { $points } punti.
        }
    }
alone-solved = Risolto!
alone-unsolved = Non risolto: { $done } su { $whole }.
match-drawn = La partita finisce in pareggio.

## During a hand

taken-back = Mossa annullata.
no-ends = In questo momento non ci sono estremità.
nothing-yet = In questa mano non è ancora successo niente.
