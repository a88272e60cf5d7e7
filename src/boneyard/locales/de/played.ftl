## Was jemand gespielt hat: meine Spiele, die eigene Seite, der Kalender der Rätsel

played-to-me = Zahlen und Kalender
played-to-games = Meine Spiele
played-won = Gewonnen
played-drawn = Unentschieden
played-lost = Verloren
played-left = Ein Bot hat gespielt
played-shared = Mehrere Plätze
played-settled = Einvernehmlich beendet
played-solved = Gelöst
played-unsolved = Nicht gelöst
played-reached = { $done } von { $whole }
played-hands =
    { $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }
played-puzzle = Rätsel vom { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
played-search = Nach einem Namen suchen
played-game = Spiel
played-all-games = alle Spiele
played-with = Mit { $name }
played-with-anybody = Spiele mit allen zeigen
played-none = Davon hast du nichts gespielt.
played-more = Mehr zeigen
played-found =
    { $count ->
        [0] keine Spiele
        [one] 1 Spiel
       *[other] { $count } Spiele
    }

## Die eigene Seite

me-title = Meine Seite
me-lost = Deine Zahlen konnten nicht geladen werden.
me-nothing = Sobald ein Spiel zu Ende ist, wird es hier gezählt.
me-matches = Partien
me-won-share = { $percent } % gewonnen
me-streak = Siege in Folge
me-best = Rekord: { $count }
me-time = am Tisch
me-alone = Spiele für dich allein
me-alone-solved = gelöst
me-by-game = Nach Spielen
me-by-opponent = Nach Gegnern
me-game = Spiel
me-opponent = Gegner
me-games = Spiele
me-col-won = Siege
me-col-points = Punkte
me-col-row = In Folge
me-col-together = Im Team
me-bots = Bots ({ $level })
me-counted = Jede Partie zählt einmal. Eine Partie, die ein Bot für dich zu Ende gespielt hat, ist weder gewonnen noch verloren, und ebenso eine, in der du mehrere Plätze hattest.

## Der Kalender der Rätsel

calendar-title = Rätsel des Tages
calendar-streak =
    { $count ->
        [0] Noch keine Tage in Folge
        [one] 1 Tag in Folge
       *[other] { $count } Tage in Folge
    }
calendar-best = Rekord: { $count }
calendar-solved =
    { $count ->
        [one] 1 Rätsel gelöst
       *[other] { $count } Rätsel gelöst
    }
calendar-before = Der Monat davor
calendar-after = Der Monat danach
calendar-day =
    { $solved ->
        [0] { $date }: nichts gelöst
        [one] { $date }: 1 Rätsel gelöst
       *[other] { $date }: { $solved } Rätsel gelöst
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Gelöst in 1 Zug, { $time }
       *[other] Gelöst in { $moves } Zügen, { $time }
    }
calendar-puzzle-late = , an einem späteren Tag
calendar-taken-back =
    { $count ->
        [one] 1 Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Nicht gelöst, einmal versucht
       *[other] Nicht gelöst, { $tries } Mal versucht
    }
calendar-play = Lösen
calendar-help = Tage in Folge sind Tage, an denen du ein Rätsel genau dieses Tages gelöst hast (nach der Uhr in Greenwich).
calendar-link = Mein Kalender

## Die eigenen Daten

data-title = Meine Daten
data-what = Dieser Server kennt Namen und Gesicht, die du gewählt hast, deine Plätze und Züge, und wohin er dich benachrichtigt, wenn du das willst. Sonst nichts.
data-export = Alles herunterladen
data-export-help = Eine Datei (JSON) mit jeder Partie, ihrer Aufzeichnung und allen deinen Zahlen.
data-delete = Mich löschen …
delete-title = Alles über dich löschen?
delete-name = Dein Name verschwindet von allen Tischen und aus allen Aufzeichnungen. Die anderen behalten ihre; du heißt dort „Jemand“.
delete-running = Wo du gerade spielst, spielt ein Bot für dich weiter. Plätze an Tischen, an denen es noch nicht losging, sind wieder frei.
delete-figures = Deine Spiele, deine Zahlen und dein Kalender sind weg.
delete-devices = Dein persönlicher Link und deine anderen Geräte kennen dich nicht mehr.
delete-never = Das lässt sich nicht rückgängig machen. Was du behalten willst, lade vorher herunter.
delete-sure = Alles löschen
delete-stay = Bleiben
delete-done = Du bist vergessen. Willkommen, neuer Gast!

## Wertungszahlen

ratings-title = Wertungszahlen
ratings-players = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
    }
ratings-few = { $matches } von { $enough } Partien
ratings-matches =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
ratings-none = Gewertet werden Partien zwischen Menschen, mit Uhr, an öffentlichen Tischen. Du hast noch keine gespielt.
ratings-how = Wie Wertungszahlen entstehen
new-rated = Gewertet
new-rated-help = Die Partie zählt für die Wertungszahlen aller, die mitspielen. Nur Menschen, jeder an einem eigenen Gerät, mit Uhr.
rated-table = gewertet
rated-said = Gewertet.
rated-why = Diese Partie zählt für die Wertungszahlen aller, die mitspielen. Wer geht, hat sie verloren.
rated-not-with-bots = Mit Bots wird die Partie nicht gewertet.
