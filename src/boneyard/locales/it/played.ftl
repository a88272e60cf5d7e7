## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Statistiche e calendario
played-to-games = Le mie partite
played-won = Vinta
played-drawn = Pareggio
played-lost = Persa
played-left = Ha giocato un bot
played-shared = Più posti
played-settled = Chiusa d'accordo
played-solved = Risolto
played-unsolved = Non risolto
played-reached = { $done } su { $whole }
played-hands =
    { $hands ->
        [one] 1 mano
        [many] { $hands } di mani
       *[other] { $hands } mani
    }
played-puzzle = Rompicapo: { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
played-search = Cerca un nome
played-game = Gioco
played-all-games = tutti i giochi
played-with = Con { $name }
played-with-anybody = Mostra le partite con tutti
played-none = Non hai giocato niente di simile.
played-more = Mostra altro
played-found =
    { $count ->
        [0] nessuna partita
        [one] 1 partita
        [many] { $count } di partite
       *[other] { $count } partite
    }

## The page of one's own

me-title = La mia pagina
me-lost = Non è stato possibile caricare le tue statistiche.
me-nothing = Quando una partita finisce, viene contata qui.
me-matches = Partite
me-won-share = { $percent } % vinte
me-streak = vittorie di seguito
me-best = record: { $count }
me-time = al tavolo
me-alone = Solitari
me-alone-solved = risolti
me-by-game = Per gioco
me-by-opponent = Contro chi
me-game = Gioco
me-opponent = Contro
me-games = Partite
me-col-won = Vinte
me-col-points = Punti
me-col-row = Di seguito
me-col-together = In squadra
me-bots = Bot ({ $level })
me-counted = Ogni partita conta una volta. Una partita che un bot ha finito al posto tuo non è né vinta né persa, e lo stesso vale se occupavi più posti.

## The calendar of puzzles

calendar-title = Rompicapi del giorno
calendar-streak =
    { $count ->
        [0] Ancora nessun giorno di seguito
        [one] 1 giorno di seguito
        [many] { $count } di giorni di seguito
       *[other] { $count } giorni di seguito
    }
calendar-best = record: { $count }
calendar-solved =
    { $count ->
        [one] 1 rompicapo risolto
        [many] { $count } di rompicapi risolti
       *[other] { $count } rompicapi risolti
    }
calendar-before = Il mese prima
calendar-after = Il mese dopo
calendar-day =
    { $solved ->
        [0] { $date }: niente di risolto
        [one] { $date }: 1 rompicapo risolto
        [many] { $date }: { $solved } di rompicapi risolti
       *[other] { $date }: { $solved } rompicapi risolti
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Risolto in 1 mossa, { $time }
        [many] Risolto in { $moves } di mosse, { $time }
       *[other] Risolto in { $moves } mosse, { $time }
    }
calendar-puzzle-late = , in un giorno successivo
calendar-taken-back =
    { $count ->
        [one] 1 mossa annullata
        [many] { $count } di mosse annullate
       *[other] { $count } mosse annullate
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Non risolto, provato una volta
        [many] Non risolto, provato { $tries } di volte
       *[other] Non risolto, provato { $tries } volte
    }
calendar-play = Risolvilo
calendar-help = I giorni di seguito sono quelli in cui hai risolto un rompicapo proprio di quel giorno (secondo l'ora di Greenwich).
calendar-link = Il mio calendario

## One's own data

data-title = I miei dati
data-what = Questo server conosce il nome e l'aspetto che hai scelto, i tuoi posti e le tue mosse, e dove avvisarti se lo hai chiesto. Nient'altro.
data-export = Scarica tutto
data-export-help = Un file (JSON) con ogni partita, la sua registrazione e tutte le tue statistiche.
data-delete = Cancellami…
delete-title = Cancellare tutto di te?
delete-name = Il tuo nome sparisce da tutti i tavoli e da tutte le registrazioni. Gli altri tengono il loro; lì diventi «Qualcuno».
delete-running = Dove stai giocando, un bot continua al posto tuo. I posti ai tavoli non ancora cominciati tornano liberi.
delete-figures = Le tue partite, le tue statistiche e il tuo calendario spariscono.
delete-devices = Il tuo link personale e gli altri tuoi dispositivi non ti riconoscono più.
delete-never = Non si può tornare indietro. Se vuoi tenere qualcosa, prima scaricalo.
delete-sure = Cancella tutto
delete-stay = Resta
delete-done = Di te non sappiamo più niente. Ti diamo il benvenuto come ospite!

## Ratings

ratings-title = Rating
ratings-players =
    { $players ->
        [2] in due
        [3] in tre
        [4] in quattro
       *[other] in { $players }
    }
ratings-few = { $matches } su { $enough } partite
ratings-matches =
    { $matches ->
        [one] 1 partita
        [many] { $matches } di partite
       *[other] { $matches } partite
    }
ratings-none = Valgono per il rating le partite fra persone, con l'orologio, ai tavoli pubblici. Non ne hai ancora giocata nessuna.
ratings-how = Come nasce il rating
new-rated = Vale per il rating
new-rated-help = La partita conta per il rating di chi la gioca. Solo persone, ognuna con il proprio dispositivo, con l'orologio.
rated-table = con rating
rated-said = Vale per il rating.
rated-why = Questa partita conta per il rating di chi la gioca. Chi se ne va la perde.
rated-not-with-bots = Con i bot la partita non vale per il rating.
