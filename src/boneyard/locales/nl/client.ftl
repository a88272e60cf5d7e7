### The table in the browser, in Dutch.

## At the table

to-the-games = Naar de spellen
the-table = De tafel
moves = Zetten
score-sheet = Punten van alle rondes
score-sheet-hand = Ronde
score-sheet-total = Totaal
your-turn = Jij bent aan de beurt.
turn-of = { $name } is aan de beurt.
choose-end = Kies waar je { $tile } aanlegt.
# On a button, after the first of two taps. $action: what it does.
tap-again = Nog een keer: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Tik de steen nog een keer aan om hem te leggen.
which-way = Welke kant op?
looking-on = Je kijkt toe.
move-waits = Je zet wordt verstuurd zodra de verbinding er weer is.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = speelt op veilig
temperament-greedy = is happig op punten
temperament-blocker = blokkeert graag
temperament-plain = speelt evenwichtig
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] een bot speelt
       *[other] bot: { $name }
    }
tiles-held =
    { $count ->
        [one] steen in de hand
       *[other] stenen in de hand
    }
points-short =
    { $points ->
        [one] { $points } pt
       *[other] { $points } ptn
    }
hand-of-tiles =
    { $count ->
        [0] Je hand is leeg
        [one] Je hand, 1 steen
       *[other] Je hand, { $count } stenen
    }
layout-tiles =
    { $count ->
        [0] Er ligt nog geen steen
        [one] Er is 1 steen gelegd
       *[other] Er zijn { $count } stenen gelegd
    }
# $place as in the list of the ends: "3 links", "c 5".
open-end = Open einde: { $place }
ends-heading = Open einden:
ends-sum = Som { $total }
fill-first = eerst te vullen
stock-left =
    { $reserve ->
        [0] Stapel { $count }
        [one] Stapel { $count }, 1 steen blijft gedekt
       *[other] Stapel { $count }, { $reserve } stenen blijven gedekt
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Je punten
name-call = Muggins!
name-none = geen
stock-aside = Opzij { $count }
loupe-enlarge = De tafel vergroten
loupe-whole = De hele tafel tonen
loupe-pane = De vergrote tafel
loupe-opened = De tafel is vergroot.
loupe-closed = De hele tafel is te zien.

## Why a tile cannot be laid

why-not-looking-on = Je kijkt toe; alleen wie hier zit, kan spelen.
why-not-your-turn = Jij bent niet aan de beurt, maar { $name }.
why-not-over = De ronde is voorbij.
why-not-here = { $tile } kan hier niet: hij past waar de tafel oplicht.
why-not-here-none = Geen van je stenen past nu hier.
why-not-here-yet =
    Neem eerst een steen op: { $tiles } { $count ->
        [one] past hier.
       *[other] passen hier.
    }
why-not-turned = Deze steen ligt al open: kies een andere.
why-not-now = { $tile } kan nu niet.
why-not-before-points = Zeg eerst hoeveel punten het waren.
why-not-lead = { $tile } kan deze ronde niet openen.
why-not-fitting = { $tile } past niet: open zijn { $open }.
why-not-first = { $tile } past niet waar eerst een steen moet komen: { $open }.

## The bar

hint-button = Hint
take-back-button = Terugnemen
rules-button = Regels
menu-button = Menu
talk-button = Praten
invite-button = Uitnodigen
settings-button = Instellingen
leave-button = De tafel verlaten
resync-button = De tafel herladen
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
robot-for = Een bot laten spelen voor { $name }
connection-connecting = Verbinden…
connection-on = Verbonden
connection-waiting = Geen verbinding; nieuwe poging…
connection-refused = De verbinding is geweigerd
connection-lost = De verbinding is weg; we proberen het opnieuw.
connection-back = De verbinding is er weer.

## Passing the device around

curtain-title = Nu is { $name } aan de beurt
curtain-text = Geef het apparaat door aan { $name }. Alle anderen kijken nu weg.
curtain-lift = Ik ben { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Uitslag tonen
result-put-aside = De uitslag ligt opzij. De knop “Uitslag tonen” haalt hem terug.
hand-dealt = Ronde { $number } is uitgedeeld.
hand-brought = Deze ronde: { $points }.
left-in-hand = over: { $tiles }

## Waiting for people

level = { $level ->
        [easy] makkelijke bot
        [medium] bot
        [hard] sterke bot
       *[other] bot { $level }
    }
table-missing = Deze tafel kan niet worden getoond

## Keys

keys-button = Toetsen (?)

## The offer of a lesson

learn-offer = Nieuw voor je? Leer het in een paar zetten
learn-no = Nee, dank je
