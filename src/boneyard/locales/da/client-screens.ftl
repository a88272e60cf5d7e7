### The screens around the table in the browser, in Danish.

site-name = Boneyard

## Getting around

nav-label = Hovedmenu
nav-skip = Gå til indholdet
nav-games = Spil
nav-lobby = Lobby
nav-puzzles = Opgaver
nav-mine = Mine spil
nav-settings = Indstil{ "\u00AD" }linger

## Home

home-title = Boneyard: domino for alle
home-headline = Domino, delt ud med det samme.
home-promise = Over tredive spil: mod botter, med venner eller alene. Uden tilmelding.
home-play = Spil
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, helt alene
        [one] { $game } mod en bot
       *[other] { $game } mod { $bots } botter
    }
home-running = Spil videre
home-dismiss = Spil ikke dette parti { $game } videre
home-dismissed = { $game } står ikke længere her. Det er stadig under ”Mine spil”.
home-undismiss = Fortryd
home-games = Alle spil
home-new = Ny i domino? Begynd her
home-search = Find et spil
home-book = Regelhæfte
home-kind = Slags spil
home-found =
    { $count ->
        [0] Ingen spil fundet
        [one] Ét spil fundet
       *[other] { $count } spil fundet
    }
home-none = Sådan et spil er der ikke.
home-show-all = Vis alle spil
home-lost = Spillene kunne ikke hentes.

kind-all = Alle
kind-lines = I en kæde
kind-counting = Hovedregning
kind-stars = Kryds og stjerner
kind-special = Noget særligt
kind-alone = Alene

edition-label = Regler som i

## How long a match takes

length-minutes =
    { $minutes ->
        [one] ca. 1 min.
       *[other] ca. { $minutes } min.
    }
length =
    { $exact ->
        [yes] { "" }
       *[no] ca.{ " " }
    }{ $hands ->
        [one] 1 runde
       *[other] { $hands } runder
    }, { $minutes ->
        [one] ca. 1 minut
       *[other] ca. { $minutes }{ "\u00A0" }minutter
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Foreslået i stedet: { $changes }
length-printed =
    Som trykt: { $exact ->
        [yes] { "" }
       *[no] ca.{ " " }
    }{ $hands ->
        [one] 1 runde
       *[other] { $hands } runder
    }, { $minutes ->
        [one] ca. 1 min.
       *[other] ca. { $minutes } min.
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] 1 spiller
           *[other] { $least } spillere
        }
       *[no] { $least } til { $most } spillere
    }
players-label = Spillere
player-number = Spiller { $number }
level-label = Botter
level-easy = let
level-medium = mellem
level-hard = svær

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Grundregler
    .summary = Brikkerne, spillets ord, og hvordan I begynder.
    .words = begynder hjælp ordliste ord brikker blande regler hvordan spiller man
subject-misprints = Trykfejl
    .summary = Hvor regelhæfterne modsiger hinanden, og hvad vi spiller.
    .words = errata fejl hæfter fortolkning
subject-ratings = Ratings
    .summary = Hvor stærkt nogen spiller, hvordan det måles, og hvor sikkert det er.
    .words = rating elo styrke rang botter openskill fair niveau

## The ways to play a game

play-bots =
    { $bots ->
        [one] Spil mod en bot
       *[other] Spil mod { $bots } botter
    }
play-friends = Invitér venner
play-pass = Spil på samme enhed
play-options = Valgmuligheder
play-rules = Regler
play-daily = Dagens opgave

## Games that are running

with-names = med { $names }
with-nobody =
    { $free ->
        [0] helt alene
       *[other] ingen andre endnu
    }
mine-playing = I gang
mine-open =
    { $free ->
        [one] 1 ledig plads
       *[other] { $free } ledige pladser
    }
mine-over = Slut
