### What is said by screens other than home, lessons and tables, and by what opens at a table later, in Italian.

## My games

mine-none = Non hai ancora giocato. Qui troverai le tue partite, e potrai continuarle quando vuoi.
mine-finished = Finite
mine-table = Risultato
mine-lost = Non è stato possibile caricare le tue partite.

## Lobby

lobby-text = Siediti dove qualcuno aspetta, o guarda dove si gioca.
lobby-empty = In questo momento non aspetta nessuno. Apri un tavolo, e gli altri ti troveranno qui.
lobby-open = Apri un tavolo
lobby-nobody = Qui non siede ancora nessuno
lobby-away = al momento non c'è
lobby-join =
    { $free ->
        [one] Siediti: 1 posto libero
        [many] Siediti: { $free } di posti liberi
       *[other] Siediti: { $free } posti liberi
    }
lobby-lost = Non è stato possibile caricare i tavoli aperti.
company-late = Non è ancora venuto nessuno. Puoi aspettare ancora, o giocare con i bot.
company-fill =
    { $free ->
        [one] Un bot prende il posto libero
        [many] I bot prendono i posti liberi
       *[other] I bot prendono i posti liberi
    }
company-other = { $name } aspetta a un altro tavolo di questo gioco.
company-join = Siediti lì
lobby-played = Si sta giocando
lobby-waiting = In attesa di altri
lobby-look = Guarda
lobby-hand =
    { $totals ->
        [secret] Mano { $hand }
       *[other] Mano { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Cinque solitari.
puzzles-day = Oggi, { $date }: gli stessi rompicapi per tutto il mondo.
puzzles-done = Fatto oggi
puzzles-again = Quello di oggi, ancora
puzzles-go-on = Continua quello di oggi
puzzles-free = Gioco libero
puzzles-lost = Non è stato possibile caricare i rompicapi di oggi.

## A new table

new-title = Nuovo tavolo: { $game }
new-game = Gioco
new-no-game = Questo gioco qui non c'è.
new-who = Chi gioca?
new-seat = Posto { $number }
sitter-me = io
sitter-here = un'altra persona qui
sitter-friend = libero, per amici
sitter-bot = bot, { $level }
new-character = Bot al posto { $number }
character-any = chi capita
new-public = Mostra fra i tavoli aperti
new-public-help = Chiunque può trovare il tavolo e sedersi.
new-private-help = Il tavolo lo trova solo chi riceve il link.
new-time = Tempo
new-pace = I bot giocano
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] subito
        [0.5] in fretta
        [1] come al solito
        [2] lentamente
       *[4] molto lentamente
    }
new-rules = Regole
new-rules-help = Cambia quello che vuoi.
new-reset = Tutto come nel libretto
new-create = Apri il tavolo
new-start = Si comincia
new-wrong = C'è qualcosa che non va in «{ $option }».
option-from-to = Un numero da { $least } a { $most }, per favore.
clock-label = Orologio
clock-none = nessuno
clock-move = per mossa
clock-bank = per la partita
clock-days = giorni
clock-each-move = Tempo per ogni mossa
clock-whole-match = Tempo per tutta la partita
clock-bonus = In più per ogni mossa
in-seconds =
    { $seconds ->
        [0] niente
        [one] 1 secondo
        [many] { $seconds } di secondi
       *[other] { $seconds } secondi
    }
in-minutes =
    { $minutes ->
        [one] 1 minuto
        [many] { $minutes } di minuti
       *[other] { $minutes } minuti
    }
in-days =
    { $days ->
        [one] 1 giorno
        [many] { $days } di giorni
       *[other] { $days } giorni
    }

## Rules

rules-lost = Non è stato possibile caricare le regole.

## Settings

settings-title = Impostazioni
back-to-the-table = Torna al tavolo
settings-me = Tu
settings-name = Il tuo nome al tavolo
lang-system = come il browser
settings-tiles = Tessere
settings-preview = Quattro tessere come si vedranno
settings-face = Le metà mostrano
tiles-pips = pallini
tiles-numerals = cifre
tiles-colours = colori
settings-looks = Aspetto
settings-look = Colori della pagina
look-system = come il dispositivo
look-light = chiari
look-dark = scuri
look-contrast = alto contrasto
settings-size = Dimensione del testo
size-normal = normale
size-large = grande
settings-motion = Animazioni
motion-system = come il dispositivo
motion-less = ridotte
settings-play = Al tavolo
settings-sound = Audio
settings-hints = Consigli
settings-hints-help = Un pulsante al tavolo mostra una buona mossa.
settings-hand = Le tue tessere
settings-sort = Ordine delle tue tessere
sort-dealt = come distribuite
sort-number = per numero
sort-weight = prima le più alte
settings-handed = Giochi con
handed-right = la destra
handed-left = la sinistra
settings-unasked = Pescare e passare da sé
settings-unasked-help = Quando non c'è altro da fare, succede dopo un momento.
settings-confirm = Confermare le mosse
settings-confirm-help = Una tessera si gioca con un secondo tocco, e così le altre mosse quando c'è da scegliere.
settings-wake = Quando tocca a te
settings-vibrate = Vibrazione
settings-vibrate-help = Una breve vibrazione quando aspetti da un po'. Mai con animazioni ridotte.
settings-notify = Notifiche
settings-notify-help = Mentre guardi altrove, il dispositivo ti dice che tocca a te o che qualcuno si è seduto.
settings-notify-denied = Il tuo browser non mostra notifiche di questo sito. Se le vuoi, permettile nelle sue impostazioni per questo sito; non lo chiederemo più.
settings-notify-never = Questo browser non mostra notifiche. Su iPhone o iPad aggiungi prima Boneyard alla schermata Home.
settings-device = Su un altro dispositivo
settings-device-help = Con il tuo link personale anche lì sei la stessa persona, con le stesse partite.
settings-device-warning = Non condividerlo: chi ha questo link può giocare al posto tuo.
settings-device-show = Mostra il mio link personale
settings-device-link = Il tuo link personale
settings-device-qr = Codice QR con il tuo link personale

## Nowhere

nowhere-title = Qui non c'è niente
nowhere-text = Questo indirizzo non porta da nessuna parte. Forse per strada si è persa una lettera del link.

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-lost = Questa partita non si può mostrare.
replay-hand = Mano
replay-step = Passo { $step } di { $steps }
replay-position = Passo
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forth = Un passo avanti
replay-last = Alla fine
replay-deal = Si distribuiscono le tessere.
replay-hand-of = Tessere di { $name }
replay-link = Link a questo passo
replay-daily = Il rompicapo del giorno, { $date }: le stesse tessere per tutti.
replay-check = Le tessere erano ben mischiate?

## Fair deals

fair-title = Le tessere erano ben mischiate?
fair-text = Prima di ogni mano il server ha fissato la sua parte del caso e ne ha pubblicato un'impronta. Poi le persone al tavolo hanno aggiunto il loro caso, così che nessuno potesse scegliersi le tessere. Questa pagina ha appena mischiato di nuovo da tutte queste parti e ha confrontato.
fair-checking = Controllo…
fair-hand = Mano { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Tutto regolare: le tessere erano proprio come risulta dal caso promesso.
        [none] La registrazione non contiene prove per questa mano.
        [proof] La prova di questa mano non si può leggere.
        [promise] Sbagliato: il server non ha usato quello che aveva promesso.
        [lot] Sbagliato: secondo il sorteggio doveva cominciare qualcun altro.
       *[deck] Sbagliato: le tessere erano in un ordine diverso da quello che risulta.
    }
fair-deal =
    Prima, secondo le regole, { $count ->
        [one] una distribuzione è stata annullata
        [many] { $count } di distribuzioni sono state annullate
       *[other] { $count } distribuzioni sono state annullate
    }; quella parte qui non si controlla.
fair-commitment = Pubblicato prima di distribuire
fair-seeds = Aggiunto da chi gioca
fair-no-seed = niente
fair-lost = Non è stato possibile caricare la registrazione.
fair-record = Scarica la registrazione

## The position on the page of a game

position-heading = Una posizione
position-story = Come ci si è arrivati

## Aids

settings-points = Punti accanto alle mosse
settings-points-help = Dove si fanno punti giocando, vedi che cosa porta subito ogni mossa.
settings-count = Contare le tessere
settings-count-help = Per ogni numero vedi quante tessere sono scoperte o in mano tua, e quante non si sono ancora viste.
settings-pairs = In Concentrazione, mostra una coppia sbagliata per
settings-pairs-seconds = { $seconds } secondi
new-serious = Senza aiuti
new-serious-help = Per giocare sul serio: niente consigli, niente punti accanto alle mosse, niente conto delle tessere, e nessuna mossa si annulla.

## Keys

keys-title = Tasti
key-tiles = prendere la tessera con questo numero
key-h = andare alle tue tessere e ascoltarle
key-e = andare alle estremità aperte e ascoltarle
key-s = ascoltare il punteggio
key-l = ascoltare le ultime mosse
key-o = ascoltare che cosa hanno gli altri
key-d = pescare
key-p = passare
key-n = continuare con la mano successiva, o giocare ancora
key-t = parlare, o rispondere a una proposta
key-r = girare la tessera, dove può stare in più versi
key-z = ingrandire il tavolo, o mostrarlo di nuovo tutto
key-esc = rimettere giù la tessera, o mettere da parte il risultato
key-f6 = andare dal tavolo al risultato e ritorno
key-help = mostrare questi tasti
settings-keys = Tasti di una lettera al tavolo
keys-plain = da soli
keys-alt = con Alt
keys-off = disattivati

## Results

hand-over = La mano { $number } è finita
revealed-hands = Le tessere rimaste in mano
points-of-hand = Punti
no-points-of-hand = In questa mano nessuno fa punti.
result-aside = Metti da parte il risultato
new-best = Un nuovo record! Finora era { $before }.
same-deal-button = Stesse tessere
new-deal-button = Nuove tessere
next-hand-button = Prossima mano
waiting-for = In attesa: { $names }.
dealing = Si distribuiscono le tessere…
share-button = Condividi il risultato
rematch-button = Gioca ancora
rematch-waits = La prossima partita ti aspetta.
replay-button = Rivedi

## Waiting for people

agreed-here = Deciso a questo tavolo
agreed-first = Qui vale questo, anche dove la pagina qui sotto dice altro.
your-name = Il tuo nome
sit-down = Siediti
name-button = Mi chiamo così
this-is-you = sei tu
waiting-for-people =
    { $count ->
        [one] Manca ancora una persona. Mandale questo link:
        [many] Mancano ancora { $count } di persone. Manda loro questo link:
       *[other] Mancano ancora { $count } persone. Manda loro questo link:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Il tuo tempo è finito, quindi il resto della mano lo gioca un bot al posto tuo. Dalla prossima giochi di nuovo tu.
        [time] Hai superato il tempo tre volte di seguito, quindi gioca un bot al posto tuo.
       *[other] Un bot gioca al posto tuo.
    }
back-button = Eccomi di nuovo
leave-title = Lasciare questa partita?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] Un bot continua al posto tuo. Il tavolo resta fra «Le mie partite»: riaprilo, e il posto è tuo.
       *[other] Un bot continua al posto tuo, e gli altri lo sanno. Il tavolo resta fra «Le mie partite»: riaprilo, e il posto è tuo.
    }
leave-yes = Lascia
leave-no = Resta

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Manca ancora una persona. Gli altri trovano questo tavolo fra i tavoli aperti, oppure manda a qualcuno questo link:
        [many] Mancano ancora { $count } di persone. Gli altri trovano questo tavolo fra i tavoli aperti, oppure manda loro questo link:
       *[other] Mancano ancora { $count } persone. Gli altri trovano questo tavolo fra i tavoli aperti, oppure manda loro questo link:
    }

## Links and codes

copy-link = Copia il link
share-link = Condividi…
copied = Il link è copiato.
copy-yourself = Il link è selezionato; copialo da lì.
invite-link = Il link a questo tavolo
invite-share = Giochi a domino con me?
invite-qr = Codice QR con il link a questo tavolo
invite-scan = Chi inquadra il codice o apre il link può sedersi qui.
invite-watch = Guardami giocare a domino
invite-full = Tutti i posti sono occupati: chi inquadra il codice o apre il link può guardare.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 secondo a mossa
        [many] { $seconds } di secondi a mossa
       *[other] { $seconds } secondi a mossa
    }
clock-bank-short =
    { $bonus ->
        [0] { $minutes } min a testa
       *[other] { $minutes } min + { $bonus } s a testa
    }
clock-days-short =
    { $days ->
        [one] 1 giorno a mossa
        [many] { $days } di giorni a mossa
       *[other] { $days } giorni a mossa
    }

## The first lesson of a kind of game

learn-title = Prima lezione: { $title }
learn-step = Mossa { $step } di { $steps }
learn-skip = Salta
learn-leave = Chiudi
learn-other = Si può fare anche così. Per questa lezione fai quello che si illumina: non perdi niente.
learn-play = Gioca ora
learn-return = Torna al tuo tavolo
learn-again = Ancora una volta
learn-lost = Non è stato possibile caricare la lezione.

## When time is up

clock-rule-move = Se qualcuno ci mette di più, quella mossa la fa un bot. Dopo tre volte di seguito il bot continua fino al ritorno.
# $seconds: what the next hand begins with.
clock-rule-bank = Se qualcuno finisce il suo tempo, il resto della mano lo gioca un bot. La mano successiva comincia allora con { $seconds } secondi.

## An analysis of a match that is over

analyse = Analizza
play-on = Continua da qui contro i bot
replay-onward = Continuata da un'altra partita, per allenamento: le prime tessere non sono state distribuite qui.
analysis-title = Analisi
analysis-failed = L'analisi non è arrivata.
analysing = Decisioni giudicate: { $done } su { $of }
analysing-soon = Comincia fra un momento, dopo chi l'ha chiesta prima.
no-decision = A questo passo nessuno aveva scelta.
analysis-of = Dal punto di vista di
analysis-match = Tutta la partita
analysis-marked = Si poteva fare meglio
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = Che cosa poteva aspettarsi { $name }, in punti di vantaggio sugli altri: { $told }
curve-step = { $points } al passo { $step }
