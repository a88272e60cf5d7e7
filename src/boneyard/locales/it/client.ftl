### The table in the browser, in Italian.

## At the table

to-the-games = Ai giochi
the-table = Il tavolo
moves = Mosse
score-sheet = Punti di tutte le mani
score-sheet-hand = Mano
score-sheet-total = Totale
your-turn = Tocca a te.
turn-of = Tocca a { $name }.
choose-end = Scegli dove giocare { $tile }.
# On a button, after the first of two taps. $action: what it does.
tap-again = Ancora: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Tocca di nuovo la tessera per giocarla.
which-way = In che verso?
looking-on = Stai guardando.
move-waits = La tua mossa parte appena torna la connessione.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = va sul sicuro
temperament-greedy = ama arraffare
temperament-blocker = ama bloccare
temperament-plain = gioca con equilibrio
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] gioca un bot
       *[other] bot: { $name }
    }
tiles-held =
    { $count ->
        [one] tessera in mano
        [many] tessere in mano
       *[other] tessere in mano
    }
points-short =
    { $points ->
        [one] { $points } pt
        [many] { $points } pt
       *[other] { $points } pt
    }
hand-of-tiles =
    { $count ->
        [0] Non hai più tessere
        [one] Le tue tessere: 1
        [many] Le tue tessere: { $count }
       *[other] Le tue tessere: { $count }
    }
layout-tiles =
    { $count ->
        [0] Sul tavolo non c'è ancora niente
        [one] Sul tavolo c'è 1 tessera
        [many] Sul tavolo ci sono { $count } di tessere
       *[other] Sul tavolo ci sono { $count } tessere
    }
# $place as in the list of the ends: "3 a sinistra", "c 5".
open-end = Estremità aperta: { $place }
ends-heading = Estremità aperte:
ends-sum = Totale { $total }
fill-first = prima da riempire
stock-left =
    { $reserve ->
        [0] Riserva { $count }
        [one] Riserva { $count }, 1 tessera resta coperta
        [many] Riserva { $count }, { $reserve } di tessere restano coperte
       *[other] Riserva { $count }, { $reserve } tessere restano coperte
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = I tuoi punti
name-call = Muggins!
name-none = nessuno
stock-aside = Da parte { $count }
loupe-enlarge = Ingrandisci il tavolo
loupe-whole = Mostra tutto il tavolo
loupe-pane = Il tavolo ingrandito
loupe-opened = Il tavolo è ingrandito.
loupe-closed = Si vede tutto il tavolo.

## Why a tile cannot be laid

why-not-looking-on = Stai guardando; può giocare solo chi siede qui.
why-not-your-turn = Non tocca a te, ma a { $name }.
why-not-over = La mano è finita.
why-not-here = { $tile } non va qui, ma dove il tavolo si illumina.
why-not-here-none = Adesso nessuna delle tue tessere va qui.
why-not-here-yet =
    Prima prendi una tessera: { $tiles } { $count ->
        [one] va qui.
        [many] vanno qui.
       *[other] vanno qui.
    }
why-not-turned = Questa tessera è già scoperta: scegline un'altra.
why-not-now = { $tile } adesso non si può usare.
why-not-before-points = Prima di' quanti punti erano.
why-not-lead = { $tile } non può aprire questa mano.
why-not-fitting = { $tile } non va bene: le estremità sono { $open }.
why-not-first = { $tile } non va dove prima serve una tessera: { $open }.

## The bar

hint-button = Consiglio
take-back-button = Annulla
rules-button = Regole
menu-button = Menu
talk-button = Parla
invite-button = Invita
settings-button = Impostazioni
leave-button = Lascia il tavolo
resync-button = Ricarica il tavolo
sound-on = Attiva l'audio
sound-off = Disattiva l'audio
robot-for = Fai giocare un bot per { $name }
connection-connecting = Connessione…
connection-on = Connessione attiva
connection-waiting = Nessuna connessione; nuovo tentativo…
connection-refused = Connessione rifiutata
connection-lost = La connessione è caduta; riproviamo.
connection-back = La connessione è tornata.

## Passing the device around

curtain-title = Ora tocca a { $name }
curtain-text = Passa il dispositivo a { $name }. Gli altri ora non guardino.
curtain-lift = Sono { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Mostra il risultato
result-put-aside = Il risultato è messo da parte. Il pulsante «Mostra il risultato» lo fa tornare.
hand-dealt = La mano { $number } è distribuita.
hand-brought = Questa mano: { $points }.
left-in-hand = rimaste: { $tiles }

## Waiting for people

level =
    { $level ->
        [easy] bot facile
        [medium] bot
        [hard] bot forte
       *[other] bot { $level }
    }
table-missing = Questo tavolo non si può mostrare

## Keys

keys-button = Tasti (?)

## The offer of a lesson

learn-offer = È la prima volta? Impara in poche mosse
learn-no = No, grazie
