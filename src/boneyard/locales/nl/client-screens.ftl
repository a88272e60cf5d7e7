### The screens around the table in the browser, in Dutch.

site-name = Boneyard

## Getting around

nav-label = Hoofdmenu
nav-skip = Naar de inhoud
nav-games = Spellen
nav-lobby = Lobby
nav-puzzles = Puzzels
nav-mine = Mijn spellen
nav-settings = Instel{ "\u00AD" }lingen

## Home

home-title = Boneyard: domino voor iedereen
home-headline = Domino, meteen uitgedeeld.
home-promise = Meer dan dertig spellen: tegen bots, met vrienden of alleen. Zonder je aan te melden.
home-play = Spelen
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, in je eentje
        [one] { $game } tegen een bot
       *[other] { $game } tegen { $bots } bots
    }
home-running = Verder spelen
home-dismiss = Deze partij { $game } niet verder spelen
home-dismissed = { $game } staat hier niet meer, maar nog wel onder “Mijn spellen”.
home-undismiss = Terugzetten
home-games = Alle spellen
home-new = Nieuw met domino? Begin hier
home-search = Zoek een spel
home-book = Boekje
home-kind = Soort spel
home-found =
    { $count ->
        [0] Geen spellen gevonden
        [one] Eén spel gevonden
       *[other] { $count } spellen gevonden
    }
home-none = Zo'n spel is er niet.
home-show-all = Alle spellen tonen
home-lost = De spellen konden niet worden opgehaald.

kind-all = Alle
kind-lines = In een ketting
kind-counting = Rekenen
kind-stars = Kruisen en sterren
kind-special = Heel anders
kind-alone = Alleen

edition-label = Regels zoals in

## How long a match takes

length-minutes =
    { $minutes ->
        [one] ca. 1 min
       *[other] ca. { $minutes } min
    }
length =
    { $exact ->
        [yes] { "" }
       *[no] ongeveer{ " " }
    }{ $hands ->
        [one] 1 ronde
       *[other] { $hands } rondes
    }, { $minutes ->
        [one] ongeveer 1 minuut
       *[other] ongeveer { $minutes }{ "\u00A0" }minuten
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Voorstel in plaats daarvan: { $changes }
length-printed =
    Zoals gedrukt: { $exact ->
        [yes] { "" }
       *[no] ongeveer{ " " }
    }{ $hands ->
        [one] 1 ronde
       *[other] { $hands } rondes
    }, { $minutes ->
        [one] ca. 1 min
       *[other] ca. { $minutes } min
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] 1 speler
           *[other] { $least } spelers
        }
       *[no] { $least } tot { $most } spelers
    }
players-label = Spelers
player-number = Speler { $number }
level-label = Bots
level-easy = makkelijk
level-medium = gemiddeld
level-hard = sterk

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Basis
    .summary = De stenen, de woorden van het spel en hoe je begint.
    .words = beginner hulp woordenlijst woorden stenen schudden regels uitleg hoe speel je
subject-misprints = Drukfouten
    .summary = Waar de boekjes elkaar tegenspreken, en wat wij spelen.
    .words = errata fouten vergissingen boekjes uitleg
subject-ratings = Ratings
    .summary = Hoe sterk iemand is, hoe dat gemeten wordt en hoe zeker het is.
    .words = rating elo sterkte niveau rang bots openskill eerlijk

## The ways to play a game

play-bots =
    { $bots ->
        [one] Tegen een bot spelen
       *[other] Tegen { $bots } bots spelen
    }
play-friends = Vrienden uitnodigen
play-pass = Samen op één apparaat
play-options = Opties
play-rules = Regels
play-daily = Puzzel van de dag

## Games that are running

with-names = met { $names }
with-nobody =
    { $free ->
        [0] in je eentje
       *[other] verder nog niemand
    }
mine-playing = Bezig
mine-open =
    { $free ->
        [one] 1 plaats vrij
       *[other] { $free } plaatsen vrij
    }
mine-over = Afgelopen
