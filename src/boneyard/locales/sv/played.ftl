## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Siffror och kalender
played-to-games = Mina spel
played-won = Vunnet
played-drawn = Oavgjort
played-lost = Förlorat
played-left = En bot spelade
played-shared = Flera platser
played-settled = Avslutat i samförstånd
played-solved = Löst
played-unsolved = Inte löst
played-reached = { $done } av { $whole }
played-hands =
    { $hands ->
        [one] 1 omgång
       *[other] { $hands } omgångar
    }
played-puzzle = Pussel för { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
played-search = Sök på ett namn
played-game = Spel
played-all-games = alla spel
played-with = Med { $name }
played-with-anybody = Visa spel med alla
played-none = Du har inte spelat något sådant.
played-more = Visa fler
played-found =
    { $count ->
        [0] inga spel
       *[other] { $count } spel
    }

## The page of one's own

me-title = Min sida
me-lost = Dina siffror kunde inte hämtas.
me-nothing = När ett spel är slut räknas det här.
me-matches = Partier
me-won-share = { $percent } % vunna
me-streak = vinster i rad
me-best = rekord: { $count }
me-time = vid bordet
me-alone = Spel för en
me-alone-solved = lösta
me-by-game = Per spel
me-by-opponent = Per motståndare
me-game = Spel
me-opponent = Motståndare
me-games = Spel
me-col-won = Vunna
me-col-points = Poäng
me-col-row = I rad
me-col-together = I par
me-bots = Botar ({ $level })
me-counted = Varje parti räknas en gång. Ett parti som en bot spelade klart åt dig är varken vunnet eller förlorat, och inte heller ett där du hade flera platser.

## The calendar of puzzles

calendar-title = Dagens pussel
calendar-streak =
    { $count ->
        [0] Inga dagar i rad än
        [one] 1 dag i rad
       *[other] { $count } dagar i rad
    }
calendar-best = rekord: { $count }
calendar-solved =
    { $count ->
        [one] 1 pussel löst
       *[other] { $count } pussel lösta
    }
calendar-before = Förra månaden
calendar-after = Nästa månad
calendar-day =
    { $solved ->
        [0] { $date }: inget löst
        [one] { $date }: 1 pussel löst
       *[other] { $date }: { $solved } pussel lösta
    }
calendar-puzzle-solved = Löst på { $moves } drag, { $time }
calendar-puzzle-late = , en senare dag
calendar-taken-back =
    { $count ->
        [one] 1 drag tillbakataget
       *[other] { $count } drag tillbakatagna
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Inte löst, ett försök
       *[other] Inte löst, { $tries } försök
    }
calendar-play = Lös det
calendar-help = Dagar i rad är dagar då du löste ett pussel för just den dagen (efter klockan i Greenwich).
calendar-link = Min kalender

## One's own data

data-title = Mina uppgifter
data-what = Den här servern känner till namnet och brickan du valde, dina platser och dina drag, och vart den ska skicka aviseringar om du bett om det. Inget annat.
data-export = Ladda ner allt
data-export-help = En fil (JSON) med varje parti, dess protokoll och alla dina siffror.
data-delete = Radera mig …
delete-title = Radera allt om dig?
delete-name = Ditt namn försvinner från alla bord och protokoll. De andra behåller sina; där heter du ”Någon”.
delete-running = Där du spelar just nu spelar en bot vidare åt dig. Platser vid bord som inte har börjat blir lediga igen.
delete-figures = Dina spel, siffror och din kalender försvinner.
delete-devices = Din personliga länk och dina andra enheter känner inte igen dig längre.
delete-never = Det här går inte att ångra. Vill du behålla något, ladda ner det först.
delete-sure = Radera allt
delete-stay = Stanna
delete-done = Du är glömd. Välkommen, nya gäst!

## Ratings

ratings-title = Rating
ratings-players = { $players } spelare
ratings-few = { $matches } av { $enough } partier
ratings-matches =
    { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }
ratings-none = Partier mellan människor med klocka vid offentliga bord räknas för rating. Du har inte spelat något än.
ratings-how = Så räknas rating
new-rated = Med rating
new-rated-help = Partiet räknas för ratingen hos alla som spelar. Bara människor, var och en på sin egen enhet, med klocka.
rated-table = med rating
rated-said = Med rating.
rated-why = Det här partiet räknas för ratingen hos alla som spelar. Den som lämnar det har förlorat det.
rated-not-with-bots = Med botar räknas partiet inte för rating.
