### The screens around the table in the browser, in Swedish.

site-name = Boneyard

## Getting around

nav-label = Huvudmeny
nav-skip = Hoppa till innehållet
nav-games = Spel
nav-lobby = Lobby
nav-puzzles = Pussel
nav-mine = Mina spel
nav-settings = Inställ{ "\u00AD" }ningar

## Home

home-title = Boneyard: domino för alla
home-headline = Domino, här och nu.
home-promise = Över trettio spel: mot botar, med vänner eller ensam. Ingen registrering.
home-play = Spela
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, på egen hand
        [one] { $game } mot en bot
       *[other] { $game } mot { $bots } botar
    }
home-running = Spela vidare
home-dismiss = Fortsätt inte det här partiet { $game }
home-dismissed = { $game } står inte längre här, men finns kvar under Mina spel.
home-undismiss = Ångra
home-games = Alla spel
home-new = Nybörjare på domino? Börja här
home-search = Sök spel
home-book = Regelhäfte
home-kind = Typ av spel
home-found =
    { $count ->
        [0] Inga spel hittades
        [one] Ett spel hittades
       *[other] { $count } spel hittades
    }
home-none = Det finns inget sådant spel.
home-show-all = Visa alla spel
home-lost = Spelen kunde inte hämtas.

kind-all = Alla
kind-lines = I en kedja
kind-counting = Med räkning
kind-stars = Kors och stjärnor
kind-special = Helt annorlunda
kind-alone = Ensam

edition-label = Regler som i

## How long a match takes

length-minutes = cirka { $minutes } min
length =
    { $exact ->
        [yes] { "" }
       *[no] cirka{ " " }
    }{ $hands ->
        [one] 1 omgång
       *[other] { $hands } omgångar
    }, { $minutes ->
        [one] cirka 1 minut
       *[other] cirka { $minutes }{ "\u00A0" }minuter
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Förslag i stället: { $changes }
length-printed =
    Som tryckt: { $exact ->
        [yes] { "" }
       *[no] cirka{ " " }
    }{ $hands ->
        [one] 1 omgång
       *[other] { $hands } omgångar
    }, cirka { $minutes } min

players-span =
    { $same ->
        [yes] { $least } spelare
       *[no] { $least } till { $most } spelare
    }
players-label = Spelare
player-number = Spelare { $number }
level-label = Botar
level-easy = lätt
level-medium = medel
level-hard = svår

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Grunder
    .summary = Brickorna, spelets ord och hur man börjar.
    .words = nybörjare hjälp ordlista ord brickor blanda regler hur spelar man grunderna
subject-misprints = Tryckfel
    .summary = Var häftena säger emot varandra, och vad vi spelar.
    .words = errata fel misstag häften tolkningar
subject-ratings = Rating
    .summary = Hur stark någon är, hur det mäts och hur säkert det är.
    .words = rating elo skicklighet styrka rang botar openskill rättvist nivå

## The ways to play a game

play-bots =
    { $bots ->
        [one] Spela mot en bot
       *[other] Spela mot { $bots } botar
    }
play-friends = Bjud in vänner
play-pass = Turas om på enheten
play-options = Alternativ
play-rules = Regler
play-daily = Dagens pussel

## Games that are running

with-names = med { $names }
with-nobody =
    { $free ->
        [0] på egen hand
       *[other] ingen annan än
    }
mine-playing = Pågår
mine-open =
    { $free ->
        [one] 1 ledig plats
       *[other] { $free } lediga platser
    }
mine-over = Slut
