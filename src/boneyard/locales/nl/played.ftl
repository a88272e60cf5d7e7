## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Cijfers en kalender
played-to-games = Mijn spellen
played-won = Gewonnen
played-drawn = Gelijkspel
played-lost = Verloren
played-left = Een bot speelde
played-shared = Meerdere plaatsen
played-settled = In overleg beëindigd
played-solved = Opgelost
played-unsolved = Niet opgelost
played-reached = { $done } van { $whole }
played-hands =
    { $hands ->
        [one] 1 ronde
       *[other] { $hands } rondes
    }
played-puzzle = Puzzel van { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } u { $minutes } min
played-search = Zoek op naam
played-game = Spel
played-all-games = alle spellen
played-with = Met { $name }
played-with-anybody = Toon spellen met iedereen
played-none = Zoiets heb je niet gespeeld.
played-more = Meer tonen
played-found =
    { $count ->
        [0] geen spellen
        [one] 1 spel
       *[other] { $count } spellen
    }

## The page of one's own

me-title = Mijn pagina
me-lost = Je cijfers konden niet worden opgehaald.
me-nothing = Zodra een spel voorbij is, telt het hier mee.
me-matches = Partijen
me-won-share = { $percent }% gewonnen
me-streak = keer winst op rij
me-best = record: { $count }
me-time = aan tafel
me-alone = Spellen voor één
me-alone-solved = opgelost
me-by-game = Per spel
me-by-opponent = Per tegenstander
me-game = Spel
me-opponent = Tegenstander
me-games = Spellen
me-col-won = Winst
me-col-points = Punten
me-col-row = Op rij
me-col-together = Als team
me-bots = Bots ({ $level })
me-counted = Elke partij telt één keer. Een partij die een bot voor je heeft uitgespeeld, is gewonnen noch verloren, net als een partij waarin je meerdere plaatsen had.

## The calendar of puzzles

calendar-title = Puzzels van de dag
calendar-streak =
    { $count ->
        [0] Nog geen dagen op rij
        [one] 1 dag op rij
       *[other] { $count } dagen op rij
    }
calendar-best = record: { $count }
calendar-solved =
    { $count ->
        [one] 1 puzzel opgelost
       *[other] { $count } puzzels opgelost
    }
calendar-before = De maand ervoor
calendar-after = De maand erna
calendar-day =
    { $solved ->
        [0] { $date }: niets opgelost
        [one] { $date }: 1 puzzel opgelost
       *[other] { $date }: { $solved } puzzels opgelost
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Opgelost in 1 zet, { $time }
       *[other] Opgelost in { $moves } zetten, { $time }
    }
calendar-puzzle-late = , op een latere dag
calendar-taken-back =
    { $count ->
        [one] 1 zet teruggenomen
       *[other] { $count } zetten teruggenomen
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Niet opgelost, één keer geprobeerd
       *[other] Niet opgelost, { $tries } keer geprobeerd
    }
calendar-play = Oplossen
calendar-help = Dagen op rij zijn dagen waarop je een puzzel van precies die dag hebt opgelost (volgens de klok van Greenwich).
calendar-link = Mijn kalender

## One's own data

data-title = Mijn gegevens
data-what = Deze server kent de naam en het gezicht die je hebt gekozen, je plaatsen en je zetten, en waar hij je een bericht kan sturen als je daarom hebt gevraagd. Verder niets.
data-export = Alles downloaden
data-export-help = Eén bestand (JSON) met elke partij, het verslag ervan en al je cijfers.
data-delete = Mij wissen …
delete-title = Alles over jou wissen?
delete-name = Je naam verdwijnt van alle tafels en uit alle verslagen. De anderen houden de hunne; jij heet daar “Iemand”.
delete-running = Waar je nog speelt, speelt een bot voor je verder. Plaatsen aan tafels die nog niet begonnen zijn, komen weer vrij.
delete-figures = Je spellen, cijfers en kalender zijn weg.
delete-devices = Je persoonlijke link en je andere apparaten kennen je niet meer.
delete-never = Dit kan niet ongedaan worden gemaakt. Wil je iets bewaren, download het dan eerst.
delete-sure = Alles wissen
delete-stay = Blijven
delete-done = We zijn je vergeten. Welkom, nieuwe gast!

## Ratings

ratings-title = Ratings
ratings-players = { $players } spelers
ratings-few = { $matches } van { $enough } partijen
ratings-matches =
    { $matches ->
        [one] 1 partij
       *[other] { $matches } partijen
    }
ratings-none = Partijen tussen mensen, met klok, aan openbare tafels tellen voor de rating. Je hebt er nog geen gespeeld.
ratings-how = Hoe ratings tot stand komen
new-rated = Met rating
new-rated-help = De partij telt voor de rating van wie meespeelt. Alleen mensen, ieder op een eigen apparaat, met klok.
rated-table = met rating
rated-said = Met rating.
rated-why = Deze partij telt voor de rating van allen die meespelen. Wie weggaat, heeft verloren.
rated-not-with-bots = Met bots telt de partij niet voor de rating.
