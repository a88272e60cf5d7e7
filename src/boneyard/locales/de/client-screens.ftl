### The screens around the table in the browser, in German.

site-name = Boneyard

## Getting around

nav-label = Hauptmenü
nav-skip = Zum Inhalt springen
nav-games = Spiele
nav-lobby = Lobby
nav-puzzles = Rätsel
nav-mine = Meine Spiele
nav-settings = Einstel{ "\u00AD" }lungen

## Home

home-title = Boneyard: Domino für alle
home-headline = Domino, und zwar sofort.
home-promise = Über dreißig Spiele: gegen Bots, mit Freunden oder allein. Ganz ohne Anmeldung.
home-play = Spielen
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, du allein
        [one] { $game } gegen einen Bot
       *[other] { $game } gegen { $bots } Bots
    }
home-running = Weiterspielen
home-dismiss = Diese Partie { $game } nicht weiterspielen
home-games = Alle Spiele
home-new = Neu beim Domino? Hier geht es los
home-search = Spiel suchen
home-book = Spielanleitung
home-kind = Art des Spiels
home-found =
    { $count ->
        [0] Kein Spiel gefunden
        [one] Ein Spiel gefunden
       *[other] { $count } Spiele gefunden
    }
home-none = So ein Spiel gibt es nicht.
home-show-all = Alle Spiele zeigen
home-lost = Die Spiele konnten nicht geladen werden.

kind-all = Alle
kind-lines = In einer Kette
kind-counting = Mit Rechnen
kind-stars = Kreuze und Sterne
kind-special = Ganz anders
kind-alone = Allein

edition-all = Alle Anleitungen
edition-s9 = Schmidt, 9er-Set
edition-cl = Schmidt Classic Line
edition-cb = Farbdomino
edition-t5 = Fünf Spiele
edition-bn = Brettspielnetz
edition-pub = britischen Pubs
edition-american = amerikanischen Clubs
edition-bn-2009 = Brettspielnetz vor 2010
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, abgeändert
edition-label = Regeln wie in
edition-followed = Regeln wie in: { $edition }.

language-da = dänisch
language-de = deutsch
language-en = englisch
language-es = spanisch
language-fr = französisch
language-it = italienisch
language-nl = niederländisch
language-pl = polnisch
language-ru = russisch
language-sv = schwedisch

## Wie lange eine Partie dauert

length-minutes =
    { $minutes ->
        [one] etwa 1 Min.
       *[other] etwa { $minutes } Min.
    }
length =
    { $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }, { $minutes ->
        [one] etwa 1 Minute
       *[other] etwa { $minutes } Minuten
    }
length-suggested = Stattdessen vorgeschlagen: { $changes }
length-printed =
    Wie gedruckt: { $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }, { $minutes ->
        [one] etwa 1 Min.
       *[other] etwa { $minutes } Min.
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] Für dich allein
            [2] Zu zweit
            [3] Zu dritt
            [4] Zu viert
            [5] Zu fünft
            [6] Zu sechst
           *[other] { $least } Personen
        }
       *[no] { $least } bis { $most } Personen
    }
players-label = Wie viele am Tisch?
player-number = Spieler { $number }
level-label = Bots
level-easy = leicht
level-medium = mittel
level-hard = schwer

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Grundlagen
    .summary = Die Steine, die Wörter des Spiels und wie ihr anfangt.
    .words = anfangen hilfe glossar wörter steine mischen regeln wie geht das
subject-misprints = Druckfehler
    .summary = Wo sich die Anleitungen widersprechen und was wir spielen.
    .words = errata fehler anleitungen auslegung

## The ways to play a game

play-bots =
    { $bots ->
        [one] Gegen einen Bot spielen
       *[other] Gegen { $bots } Bots spielen
    }
play-friends = Freunde einladen
play-pass = Reihum an einem Gerät
play-options = Optionen
play-rules = Regeln
play-daily = Rätsel des Tages

## Games that are running

with-names = mit { $names }
with-nobody =
    { $free ->
        [0] du allein
       *[other] noch niemand sonst
    }
mine-turn = Du bist dran
mine-playing = Läuft
mine-open =
    { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
mine-over = Beendet

## Links and codes

copy-link = Link kopieren
share-link = Teilen …
copied = Der Link ist kopiert.
copy-yourself = Der Link ist markiert; kopiere ihn von dort.
invite-link = Der Link zu diesem Tisch
invite-share = Spielst du mit mir Domino?
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-scan = Wer den Code scannt oder den Link öffnet, kann sich hier dazusetzen.

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

learn-link = Erste Lektion
learn-title = Erste Lektion: { $title }
learn-step = Zug { $step } von { $steps }
learn-skip = Überspringen
learn-leave = Schließen
learn-other = Das geht auch. Mach in dieser Lektion, was leuchtet: Verloren geht nichts.
learn-play = Jetzt spielen
learn-return = Zurück an deinen Tisch
learn-again = Noch einmal
learn-lost = Die Lektion lässt sich nicht laden.
learn-offer = Neu hier? Lern es in wenigen Zügen
learn-no = Nein, danke
