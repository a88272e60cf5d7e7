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
home-dismissed = { $game } steht nicht mehr hier, aber noch unter „Meine Spiele“.
home-undismiss = Rückgängig
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

edition-label = Regeln wie in

## Wie lange eine Partie dauert

length-minutes =
    { $minutes ->
        [one] etwa 1 Min.
       *[other] etwa { $minutes } Min.
    }
length =
    { $exact ->
        [yes] { "" }
       *[no] etwa{ " " }
    }{ $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }, { $minutes ->
        [one] etwa 1 Minute
       *[other] etwa { $minutes }{ "\u00A0" }Minuten
    }
length-suggested = Stattdessen vorgeschlagen: { $changes }
length-printed =
    Wie gedruckt: { $exact ->
        [yes] { "" }
       *[no] etwa{ " " }
    }{ $hands ->
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
subject-ratings = Wertungszahlen
    .summary = Wie stark jemand spielt, wie das gemessen wird und wie sicher es ist.
    .words = wertung rating elo stärke rang bots openskill fair

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
mine-playing = Läuft
mine-open =
    { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
mine-over = Beendet
