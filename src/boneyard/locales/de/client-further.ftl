### What is said by screens other than home, lessons and tables, and by what opens at a table later, in German.

## My games

mine-none = Du hast noch nicht gespielt. Hier stehen später deine Spiele, und du kannst sie jederzeit fortsetzen.
mine-finished = Beendet
mine-table = Ergebnis
mine-lost = Deine Spiele konnten nicht geladen werden.

## Lobby

lobby-text = Setze dich dazu, wo jemand wartet, oder schau zu, wo gespielt wird.
lobby-empty = Gerade wartet niemand. Eröffne einen Tisch, dann finden dich andere hier.
lobby-open = Einen Tisch eröffnen
lobby-nobody = Hier sitzt noch niemand
lobby-away = gerade nicht da
lobby-join =
    { $free ->
        [one] Dazusetzen: 1 Platz frei
       *[other] Dazusetzen: { $free } Plätze frei
    }
lobby-lost = Die Lobby konnte nicht geladen werden.
company-late = Noch ist niemand gekommen. Du kannst weiter warten oder mit Bots spielen.
company-fill =
    { $free ->
        [one] Ein Bot nimmt den freien Platz
       *[other] Bots nehmen die freien Plätze
    }
company-other = { $name } wartet an einem anderen Tisch dieses Spiels.
company-join = Dort dazusetzen
lobby-played = Hier wird gespielt
lobby-waiting = Hier fehlt noch jemand
lobby-look = Zuschauen
lobby-hand =
    { $totals ->
        [secret] Runde { $hand }
       *[other] Runde { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Fünf Spiele für dich allein.
puzzles-day = Heute, { $date }: dieselben Rätsel für alle auf der Welt.
puzzles-done = Heute geschafft
puzzles-again = Das heutige noch einmal
puzzles-go-on = Das heutige fortsetzen
puzzles-free = Freies Spiel
puzzles-lost = Die Rätsel des Tages konnten nicht geladen werden.

## A new table

new-title = Neuer Tisch: { $game }
new-game = Spiel
new-no-game = So ein Spiel gibt es hier nicht.
new-who = Wer spielt mit?
new-seat = Platz { $number }
sitter-me = ich
sitter-here = noch jemand hier am Gerät
sitter-friend = frei, für Freunde
sitter-bot = Bot, { $level }
new-character = Bot auf Platz { $number }
character-any = wer gerade kommt
new-public = In der Lobby zeigen
new-public-help = Alle können den Tisch finden und sich dazusetzen.
new-private-help = Nur wer den Link bekommt, findet den Tisch.
new-time = Zeit
new-pace = Bots spielen
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] sofort
        [0.5] schnell
        [1] wie üblich
        [2] langsam
       *[4] sehr langsam
    }
new-rules = Regeln
new-rules-help = Ändere, was du magst.
new-reset = Alles wie in der Anleitung
new-create = Tisch eröffnen
new-start = Los geht’s
new-wrong = Bei „{ $option }“ stimmt etwas nicht.
option-from-to = Bitte von { $least } bis { $most }.
clock-label = Uhr
clock-none = keine
clock-move = je Zug
clock-bank = für die Partie
clock-days = Tage
clock-each-move = Zeit für jeden Zug
clock-whole-match = Zeit für die ganze Partie
clock-bonus = Zeitgutschrift für jeden Zug
in-seconds =
    { $seconds ->
        [0] keine
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
in-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
in-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }

## Rules

rules-lost = Die Regeln konnten nicht geladen werden.

## Settings

settings-title = Einstellungen
back-to-the-table = Zurück an den Tisch
settings-me = Du
settings-name = Dein Name am Tisch
lang-system = wie im Browser
settings-tiles = Steine
settings-preview = Vier Steine, wie sie aussehen werden
settings-face = Die Hälften zeigen
tiles-pips = Augen
tiles-numerals = Ziffern
tiles-colours = Farben
settings-looks = Aussehen
settings-look = Farben der Seite
look-system = wie das Gerät
look-light = hell
look-dark = dunkel
look-contrast = starker Kontrast
settings-size = Schriftgröße
size-normal = normal
size-large = groß
settings-motion = Bewegung
motion-system = wie das Gerät
motion-less = weniger
settings-play = Am Tisch
settings-sound = Ton
settings-hints = Tipps
settings-hints-help = Ein Knopf am Tisch zeigt einen guten Zug.
settings-hand = Deine Steine
settings-sort = Reihenfolge deiner Steine
sort-dealt = wie ausgeteilt
sort-number = nach Zahlen
sort-weight = die höchsten zuerst
settings-handed = Du spielst mit
handed-right = der rechten Hand
handed-left = der linken Hand
settings-unasked = Von selbst ziehen und passen
settings-unasked-help = Wenn nichts anderes möglich ist, geschieht es nach einem Augenblick.
settings-confirm = Züge bestätigen
settings-confirm-help = Einen Stein legst du mit dem zweiten Tippen, ebenso andere Züge, wenn du die Wahl hast.
settings-wake = Wenn du dran bist
settings-vibrate = Vibrieren
settings-vibrate-help = Ein kurzes Summen, wenn du eine Weile gewartet hast. Nie bei weniger Bewegung.
settings-notify = Mitteilungen
settings-notify-help = Dein Gerät sagt dir, während du woanders hinschaust, dass du dran bist oder dass sich jemand dazugesetzt hat.
settings-notify-denied = Dein Browser zeigt keine Mitteilungen dieser Seite. Wenn du welche möchtest, erlaube sie in seinen Einstellungen für diese Seite; wir fragen nicht noch einmal.
settings-notify-never = Dieser Browser zeigt keine Mitteilungen. Auf iPhone und iPad lege Boneyard zuerst auf den Home-Bildschirm.
settings-device = Auf einem anderen Gerät
settings-device-help = Mit deinem persönlichen Link bist du dort dieselbe Person, mit denselben Spielen.
settings-device-warning = Gib ihn nicht weiter: Wer diesen Link hat, kann für dich spielen.
settings-device-show = Meinen persönlichen Link zeigen
settings-device-link = Dein persönlicher Link
settings-device-qr = QR-Code mit deinem persönlichen Link

## Nowhere

nowhere-title = Hier ist nichts
nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe des Links verloren gegangen.

## Replay

replay-title = Nachspielen
replay-of = Nachgespielt: { $game }
replay-lost = Diese Partie lässt sich nicht zeigen.
replay-hand = Runde
replay-step = Schritt { $step } von { $steps }
replay-position = Schritt
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forth = Einen Schritt weiter
replay-last = Zum Ende
replay-deal = Die Steine werden ausgeteilt.
replay-hand-of = Hand von { $name }
replay-link = Link zu diesem Schritt
replay-daily = Das Rätsel vom { $date }: dieselben Steine für alle.
replay-check = War das fair gemischt?

## Fair deals

fair-title = War das fair gemischt?
fair-text = Vor jeder Runde hat der Server seinen Anteil am Mischen festgelegt und einen Fingerabdruck davon veröffentlicht. Danach haben die Menschen am Tisch eigenen Zufall beigesteuert, sodass sich niemand die Steine aussuchen konnte. Diese Seite hat gerade aus all diesen Teilen noch einmal gemischt und verglichen.
fair-checking = Wird geprüft …
fair-hand = Runde { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Fair: Die Steine lagen genau so, wie es das versprochene Mischen ergibt.
        [none] Die Aufzeichnung enthält keinen Nachweis für diese Runde.
        [proof] Der Nachweis für diese Runde ist nicht lesbar.
        [promise] Falsch: Der Server hat nicht das verwendet, was er versprochen hatte.
        [lot] Falsch: Nach dem Los müsste jemand anderes beginnen.
       *[deck] Falsch: Die Steine lagen in einer anderen Reihenfolge, als das Mischen ergibt.
    }
fair-deal = Vorher musste nach den Regeln { $count ->
        [one] einmal
       *[other] { $count }-mal
    } neu ausgeteilt werden; das wird hier nicht geprüft.
fair-commitment = Vor dem Austeilen veröffentlicht
fair-seeds = Von den Spielern beigesteuert
fair-no-seed = nichts
fair-lost = Die Aufzeichnung konnte nicht geladen werden.
fair-record = Aufzeichnung herunterladen

## The position on the page of a game

position-heading = Eine Stellung
position-story = Wie es dazu kam

## Aids

settings-points = Punkte neben den Zügen
settings-points-help = Wo es beim Anlegen Punkte gibt, siehst du, was jeder Zug sofort bringt.
settings-count = Steine zählen
settings-count-help = Zeigt zu jeder Zahl, wie viele Steine offen liegen oder auf deiner Hand sind und wie viele noch verdeckt sind.
settings-pairs = In Konzentration ein Paar, das nicht passt, zeigen für
settings-pairs-seconds = { $seconds } Sekunden
new-serious = Ohne Hilfen
new-serious-help = Für ernste Partien: Niemand bekommt Tipps, Punkte neben den Zügen oder gezählte Steine, und kein Zug wird zurückgenommen.

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
key-t = reden oder auf einen Vorschlag antworten
key-r = den Stein drehen, wo er verschieden liegen kann
key-z = den Tisch vergrößern oder wieder ganz zeigen
key-esc = den Stein zurücklegen oder das Ergebnis beiseitelegen
key-f6 = vom Tisch zum Ergebnis gehen und zurück
key-help = diese Tasten zeigen
settings-keys = Tasten mit einem Buchstaben am Tisch
keys-plain = allein
keys-alt = mit Alt
keys-off = aus

## Results

hand-over = Runde { $number } ist vorbei
revealed-hands = Was auf der Hand blieb
points-of-hand = Punkte
no-points-of-hand = In dieser Runde bekommt niemand Punkte.
result-aside = Ergebnis beiseitelegen
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

agreed-here = An diesem Tisch vereinbart
agreed-first = Das gilt hier, auch wo die Seite darunter etwas anderes sagt.
your-name = Dein Name
sit-down = Hinsetzen
name-button = So heiße ich
this-is-you = das bist du
waiting-for-people =
    { $count ->
        [one] Noch eine Person fehlt. Schicke ihr diesen Link:
       *[other] Noch { $count } Personen fehlen. Schicke ihnen diesen Link:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Deine Zeit ist aufgebraucht; den Rest der Runde spielt ein Bot für dich. In der nächsten spielst du wieder selbst.
        [time] Du warst dreimal hintereinander zu spät; darum spielt ein Bot für dich.
       *[other] Ein Bot spielt für dich.
    }
back-button = Ich bin wieder da
leave-title = Dieses Spiel verlassen?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] Ein Bot spielt an deiner Stelle weiter. Der Tisch bleibt unter „Meine Spiele“: Öffne ihn wieder, und der Platz gehört dir.
       *[other] Ein Bot spielt an deiner Stelle weiter, und die anderen erfahren es. Der Tisch bleibt unter „Meine Spiele“: Öffne ihn wieder, und der Platz gehört dir.
    }
leave-yes = Verlassen
leave-no = Bleiben

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Noch eine Person fehlt. Andere finden diesen Tisch in der Lobby, oder schicke jemandem diesen Link:
       *[other] Noch { $count } Personen fehlen. Andere finden diesen Tisch in der Lobby, oder schicke ihnen diesen Link:
    }

## Links and codes

copy-link = Link kopieren
share-link = Teilen …
copied = Der Link ist kopiert.
copy-yourself = Der Link ist markiert; kopiere ihn von dort.
invite-link = Der Link zu diesem Tisch
invite-share = Spielst du mit mir Domino?
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-scan = Wer den Code scannt oder den Link öffnet, kann sich hier dazusetzen.
invite-watch = Schau mir beim Domino zu
invite-full = Alle Plätze sind besetzt: Wer den Code scannt oder den Link öffnet, kann zuschauen.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 Sekunde je Zug
       *[other] { $seconds } Sekunden je Zug
    }
clock-bank-short =
    { $bonus ->
        [0] je { $minutes } min
       *[other] je { $minutes } min + { $bonus } s
    }
clock-days-short =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }

## The first lesson of a kind of game

learn-title = Erste Lektion: { $title }
learn-step = Zug { $step } von { $steps }
learn-skip = Überspringen
learn-leave = Schließen
learn-other = Das geht auch. Mach in dieser Lektion, was leuchtet: Verloren geht nichts.
learn-play = Jetzt spielen
learn-return = Zurück an deinen Tisch
learn-again = Noch einmal
learn-lost = Die Lektion lässt sich nicht laden.

## When time is up

clock-rule-move = Wer länger braucht, für den macht ein Bot diesen einen Zug. Nach dreimal hintereinander spielt er weiter, bis die Person wieder da ist.
# $seconds: what the next hand begins with.
clock-rule-bank = Wer diese Zeit aufgebraucht hat, für den spielt ein Bot den Rest der Runde. Die nächste Runde beginnt dann mit { $seconds } Sekunden.

## Die Analyse einer Partie, die zu Ende ist

analyse = Analysieren
play-on = Von hier gegen Bots weiterspielen
replay-onward = Zur Übung weitergespielt von einer anderen Partie: Ihre ersten Steine wurden nicht hier gemischt.
analysis-title = Analyse
analysis-failed = Die Analyse ist ausgeblieben.
analysing = Bewertete Entscheidungen: { $done } von { $of }
analysing-soon = Es geht gleich los, nach denen, die früher gefragt haben.
no-decision = Bei diesem Schritt hatte niemand eine Wahl.
analysis-of = Aus der Sicht von
analysis-match = Die ganze Partie
analysis-marked = Ging besser
analysis-mark = { $step } { $name }: { $grade }
# Die Kurve in Worten: $told zählt ihre Schritte auf.
curve-of = Was { $name } erwarten konnte, in Punkten vor den anderen: { $told }
curve-step = { $points } bei Schritt { $step }
