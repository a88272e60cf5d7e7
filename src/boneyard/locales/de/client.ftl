### The table in the browser, in German.

## Everywhere

close = Schließen
try-again = Noch einmal versuchen
screen-lost = Diese Seite konnte nicht geladen werden.
to-the-games = Zu den Spielen
you-name = Du

## At the table

the-table = Der Tisch
moves = Züge
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
robot-plays = ein Bot spielt
seat-free = Platz { $seat } (frei)
# Wer sich hat löschen lassen.
somebody = Jemand
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
open-end = Offenes Ende { $name }, { $number }
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
why-not-now = { $tile } geht jetzt nicht.
why-not-before-points = Sage zuerst, wie viele Punkte es waren.
why-not-lead = { $tile } kann diese Runde nicht eröffnen.
why-not-fitting = { $tile } passt nicht: Offen sind { $open }.
why-not-first = { $tile } passt nicht dort, wo zuerst ein Stein hinmuss: { $open }.

## The bar

hint-button = Tipp
hint-guess = Eine gute Idee: { $action }.
take-back-button = Zurücknehmen
agreed-here = An diesem Tisch vereinbart
rules-button = Regeln
menu-button = Menü
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

hand-over = Runde { $number } ist vorbei
revealed-hands = Was auf der Hand blieb
points-of-hand = Punkte
result-aside = Ergebnis beiseitelegen
score-sheet = Punkte aller Runden
score-sheet-hand = Runde
score-sheet-total = Summe
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
new-best = So weit bist du noch nie gekommen! Bisher waren es { $before }.
same-deal-button = Gleiche Steine
new-deal-button = Neu geben
next-hand-button = Nächste Runde
waiting-for = Es fehlt noch: { $names }.
dealing = Die Steine werden ausgeteilt …
share-button = Ergebnis teilen
rematch-button = Noch einmal spielen
rematch-waits = Die nächste Partie wartet auf dich.
replay-button = Ansehen

## Waiting for people

your-name = Dein Name
sit-down = Hinsetzen
name-button = So heiße ich
this-is-you = das bist du
level = { $level ->
        [easy] leichter Bot
        [medium] Bot
        [hard] starker Bot
       *[other] Bot { $level }
    }
waiting-for-people =
    { $count ->
        [one] Noch eine Person fehlt. Schicke ihr diesen Link:
       *[other] Noch { $count } Personen fehlen. Schicke ihnen diesen Link:
    }
table-missing = Dieser Tisch lässt sich nicht zeigen

## Keys

keys-title = Tasten
key-tiles = den Stein mit dieser Nummer nehmen
key-h = zu deiner Hand gehen und sie hören
key-e = zu den offenen Enden gehen und sie hören
key-s = den Punktestand hören
key-l = die letzten Züge hören
key-o = hören, was die anderen auf der Hand haben
key-d = ziehen
key-p = passen
key-n = weiter zur nächsten Runde oder noch einmal spielen
key-r = den Stein drehen, wo er verschieden liegen kann
key-z = den Tisch vergrößern oder wieder ganz zeigen
key-esc = den Stein zurücklegen oder das Ergebnis beiseitelegen
key-f6 = vom Tisch zum Ergebnis gehen und zurück
key-help = diese Tasten zeigen
keys-button = Tasten (?)
settings-keys = Tasten mit einem Buchstaben am Tisch
keys-plain = allein
keys-alt = mit Alt
keys-off = aus

## Refusals

refusal-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
refusal-not-found = Diesen Tisch gibt es hier nicht.
refusal-illegal = Das geht jetzt nicht.
refusal-stale = Am Tisch ging es schon weiter; sieh noch einmal hin.
refusal-taken = Dieser Platz ist besetzt.
refusal-full = An diesem Tisch ist jeder Platz besetzt; du kannst zuschauen.
refusal-present = Diese Person ist noch da.
refusal-not-alone = Züge lassen sich nur gegen Bots zurücknehmen.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-tiles-seen = Seitdem hast du neue Steine gesehen, darum lässt sich das nicht mehr zurücknehmen.
refusal-not-over = Das lässt sich zeigen, wenn die Partie zu Ende ist.
refusal-too-many-requests = Das war zu viel auf einmal; warte einen Augenblick.
refusal-too-fast = Das war zu schnell; warte einen Augenblick.
refusal-overloaded = Das Haus ist voll; versuche es in einer Minute noch einmal.
refusal-expired = An diesen Tisch kam einen Tag lang niemand; er ist geschlossen.
refusal-unreadable = Dieser Tisch wurde nach anderen Regeln als den heutigen gespielt, oder sein Protokoll ist beschädigt; er lässt sich nicht öffnen.
refusal-log-full = An diesem Tisch ist zu viel geschehen; eröffne einen neuen.
