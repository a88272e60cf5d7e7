## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Tal og kalender
played-to-games = Mine spil
played-won = Vundet
played-drawn = Uafgjort
played-lost = Tabt
played-left = En bot spillede
played-shared = Flere pladser
played-settled = Afsluttet efter aftale
played-solved = Løst
played-unsolved = Ikke løst
played-reached = { $done } af { $whole }
played-hands =
    { $hands ->
        [one] 1 runde
       *[other] { $hands } runder
    }
played-puzzle = Opgaven fra { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } t { $minutes } min
played-search = Søg efter et navn
played-game = Spil
played-all-games = alle spil
played-with = Med { $name }
played-with-anybody = Vis spil med alle
played-none = Du har ikke spillet noget, der passer.
played-more = Vis flere
played-found =
    { $count ->
        [0] ingen spil
        [one] 1 spil
       *[other] { $count } spil
    }

## The page of one's own

me-title = Min side
me-lost = Dine tal kunne ikke hentes.
me-nothing = Når et spil er slut, tælles det her.
me-matches = Partier
me-won-share = { $percent } % vundet
me-streak = sejre i træk
me-best = rekord: { $count }
me-time = ved bordet
me-alone = Spil for én
me-alone-solved = løst
me-by-game = Efter spil
me-by-opponent = Efter modstander
me-game = Spil
me-opponent = Modstander
me-games = Antal
me-col-won = Vundet
me-col-points = Point
me-col-row = I træk
me-col-together = På hold
me-bots = Botter ({ $level })
me-counted = Hvert parti tæller én gang. Et parti, som en bot spillede færdigt for dig, eller hvor du havde flere pladser, er hverken vundet eller tabt.

## The calendar of puzzles

calendar-title = Dagens opgaver
calendar-streak =
    { $count ->
        [0] Ingen dage i træk endnu
        [one] 1 dag i træk
       *[other] { $count } dage i træk
    }
calendar-best = rekord: { $count }
calendar-solved =
    { $count ->
        [one] 1 opgave løst
       *[other] { $count } opgaver løst
    }
calendar-before = Måneden før
calendar-after = Måneden efter
calendar-day =
    { $solved ->
        [0] { $date }: intet løst
        [one] { $date }: 1 opgave løst
       *[other] { $date }: { $solved } opgaver løst
    }
calendar-puzzle-solved = Løst i { $moves } træk, { $time }
calendar-puzzle-late = , på en senere dag
calendar-taken-back = { $count } træk taget tilbage
calendar-puzzle-unsolved =
    { $tries ->
        [one] Ikke løst, prøvet én gang
       *[other] Ikke løst, prøvet { $tries } gange
    }
calendar-play = Løs den
calendar-help = Dage i træk er dage, hvor du løste en opgave fra netop den dag (efter uret i Greenwich).
calendar-link = Min kalender

## One's own data

data-title = Mine data
data-what = Denne server kender det navn og det ansigt, du har valgt, dine pladser og dine træk, og hvor du skal have besked, hvis du har bedt om det. Intet andet.
data-export = Hent det hele
data-export-help = Én fil (JSON) med hvert parti, dets protokol og alle dine tal.
data-delete = Slet mig …
delete-title = Slet alt om dig?
delete-name = Dit navn forsvinder fra alle borde og protokoller. De andre beholder deres; dér hedder du ”Nogen”.
delete-running = Hvor du er i gang med at spille, spiller en bot videre for dig. Pladser ved borde, der ikke er begyndt, bliver fri igen.
delete-figures = Dine spil, dine tal og din kalender er væk.
delete-devices = Dit personlige link og dine andre enheder kender dig ikke længere.
delete-never = Det kan ikke gøres om. Vil du beholde noget, så hent det først.
delete-sure = Slet alt
delete-stay = Bliv
delete-done = Du er glemt. Velkommen, nye gæst!

## Ratings

ratings-title = Ratings
ratings-players =
    { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }
ratings-few = { $matches } af { $enough } partier
ratings-matches =
    { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    }
ratings-none = Partier mellem mennesker, med ur, ved offentlige borde giver rating. Du har ikke spillet nogen endnu.
ratings-how = Sådan bliver en rating til
new-rated = Med rating
new-rated-help = Partiet tæller for ratingen hos alle, der spiller det. Kun mennesker, hver ved sin egen enhed, med ur.
rated-table = med rating
rated-said = Med rating.
rated-why = Dette parti tæller for ratingen hos alle, der spiller det. Den, der forlader det, har tabt det.
rated-not-with-bots = Med botter giver partiet ikke rating.
