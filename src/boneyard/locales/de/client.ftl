### The table in the browser, in German.

## At the table

to-the-games = Zu den Spielen
the-table = Der Tisch
moves = Züge
score-sheet = Punkte aller Runden
score-sheet-hand = Runde
score-sheet-total = Summe
your-turn = Du bist am Zug.
turn-of = { $name } ist am Zug.
choose-end = Wähle, wo du { $tile } anlegst.
# On a button, after the first of two taps. $action: what it does.
tap-again = Noch einmal: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Tippe den Stein noch einmal an, um ihn zu legen.
which-way = Wie herum?
looking-on = Du schaust zu.
move-waits = Dein Zug wird gesendet, sobald die Verbindung wieder da ist.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = geht auf Nummer sicher
temperament-greedy = greift gern zu
temperament-blocker = blockiert gern
temperament-plain = spielt ausgewogen
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] ein Bot spielt
       *[other] Bot: { $name }
    }
tiles-held =
    { $count ->
        [one] Stein auf der Hand
       *[other] Steine auf der Hand
    }
points-short =
    { $points ->
        [one] { $points } Pkt.
       *[other] { $points } Pkt.
    }
hand-of-tiles =
    { $count ->
        [0] Deine Hand ist leer
        [one] Deine Hand, 1 Stein
       *[other] Deine Hand, { $count } Steine
    }
layout-tiles =
    { $count ->
        [0] Noch liegt kein Stein
        [one] 1 Stein ist gelegt
       *[other] { $count } Steine sind gelegt
    }
# $place wie in der Liste der Enden: "3 links", "c 5".
open-end = Offenes Ende: { $place }
ends-heading = Offene Enden:
ends-sum = Summe { $total }
fill-first = zuerst zu füllen
stock-left =
    { $reserve ->
        [0] Vorrat { $count }
        [one] Vorrat { $count }, 1 Stein bleibt verdeckt
       *[other] Vorrat { $count }, { $reserve } Steine bleiben verdeckt
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Deine Punkte
name-call = Muggins!
name-none = keine
stock-aside = Beiseite { $count }
loupe-enlarge = Den Tisch vergrößern
loupe-whole = Den ganzen Tisch zeigen
loupe-pane = Der vergrößerte Tisch
loupe-opened = Der Tisch ist vergrößert.
loupe-closed = Der ganze Tisch ist zu sehen.

## Why a tile cannot be laid

why-not-looking-on = Du schaust zu; spielen kann nur, wer hier sitzt.
why-not-your-turn = Du bist nicht am Zug, sondern { $name }.
why-not-over = Die Runde ist vorbei.
why-not-here = { $tile } passt hier nicht, sondern dort, wo der Tisch leuchtet.
why-not-here-none = Keiner deiner Steine passt jetzt hier.
why-not-here-yet =
    Nimm zuerst einen Stein auf: { $tiles } { $count ->
        [one] passt hier.
       *[other] passen hier.
    }
why-not-turned = Dieser Stein liegt schon offen: Wähle einen anderen.
why-not-now = { $tile } geht jetzt nicht.
why-not-before-points = Sage zuerst, wie viele Punkte es waren.
why-not-lead = { $tile } kann diese Runde nicht eröffnen.
why-not-fitting = { $tile } passt nicht: Offen sind { $open }.
why-not-first = { $tile } passt nicht dort, wo zuerst ein Stein hinmuss: { $open }.

## The bar

hint-button = Tipp
take-back-button = Zurücknehmen
rules-button = Regeln
menu-button = Menü
talk-button = Reden
invite-button = Einladen
settings-button = Einstellungen
leave-button = Den Tisch verlassen
resync-button = Den Tisch neu laden
sound-on = Ton einschalten
sound-off = Ton ausschalten
robot-for = Einen Bot für { $name } spielen lassen
connection-connecting = Verbinde …
connection-on = Verbunden
connection-waiting = Keine Verbindung; neuer Versuch …
connection-refused = Die Verbindung wurde abgelehnt
connection-lost = Die Verbindung ist weg; sie wird neu versucht.
connection-back = Die Verbindung ist wieder da.

## Passing the device around

curtain-title = Jetzt ist { $name } dran
curtain-text = Gib das Gerät an { $name } weiter. Alle anderen schauen jetzt weg.
curtain-lift = Ich bin { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Ergebnis zeigen
result-put-aside = Das Ergebnis liegt beiseite. Die Schaltfläche „Ergebnis zeigen“ holt es zurück.
hand-dealt = Runde { $number } ist ausgeteilt.
hand-brought = Diese Runde: { $points }.
left-in-hand = übrig: { $tiles }

## Waiting for people

level = { $level ->
        [easy] leichter Bot
        [medium] Bot
        [hard] starker Bot
       *[other] Bot { $level }
    }
table-missing = Dieser Tisch lässt sich nicht zeigen

## Keys

keys-button = Tasten (?)

## The offer of a lesson

learn-offer = Neu hier? Lern es in wenigen Zügen
learn-no = Nein, danke
