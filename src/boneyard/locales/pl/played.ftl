## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Statystyki i kalendarz
played-to-games = Moje gry
played-won = Wygrana
played-drawn = Remis
played-lost = Przegrana
played-left = Grał bot
played-shared = Kilka miejsc
played-settled = Zakończona za zgodą
played-solved = Rozwiązane
played-unsolved = Nierozwiązane
played-reached = { $done } z { $whole }
played-hands =
    { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }
played-puzzle = Łamigłówka z dnia { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } godz. { $minutes } min
played-search = Szukaj po imieniu
played-game = Gra
played-all-games = wszystkie gry
played-with = Gra też: { $name }
played-with-anybody = Pokaż gry ze wszystkimi
played-none = Nie ma takich rozegranych gier.
played-more = Pokaż więcej
played-found =
    { $count ->
        [0] brak gier
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gry
    }

## The page of one's own

me-title = Moja strona
me-lost = Nie udało się wczytać twoich statystyk.
me-nothing = Gdy jakaś gra się skończy, zostanie tu policzona.
me-matches = Partie
me-won-share = { $percent }% wygranych
me-streak = seria wygranych
me-best = rekord: { $count }
me-time = przy stole
me-alone = Gry dla jednej osoby
me-alone-solved = rozwiązane
me-by-game = Według gier
me-by-opponent = Według przeciwników
me-game = Gra
me-opponent = Przeciwnik
me-games = Gry
me-col-won = Wygrane
me-col-points = Punkty
me-col-row = Z rzędu
me-col-together = W parze
me-bots = Boty (poziom { $level })
me-counted = Każda partia liczy się raz. Partia, którą dograł za ciebie bot, nie jest ani wygrana, ani przegrana, podobnie jak taka, w której zajmujesz kilka miejsc.

## The calendar of puzzles

calendar-title = Łamigłówki dnia
calendar-streak =
    { $count ->
        [0] Jeszcze żadnej serii dni
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
        [many] { $count } dni z rzędu
       *[other] { $count } dnia z rzędu
    }
calendar-best = rekord: { $count }
calendar-solved =
    { $count ->
        [one] { $count } rozwiązana łamigłówka
        [few] { $count } rozwiązane łamigłówki
        [many] { $count } rozwiązanych łamigłówek
       *[other] { $count } rozwiązanej łamigłówki
    }
calendar-before = Poprzedni miesiąc
calendar-after = Następny miesiąc
calendar-day =
    { $solved ->
        [0] { $date }: nic rozwiązanego
        [one] { $date }: { $solved } rozwiązana łamigłówka
        [few] { $date }: { $solved } rozwiązane łamigłówki
        [many] { $date }: { $solved } rozwiązanych łamigłówek
       *[other] { $date }: { $solved } rozwiązanej łamigłówki
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Rozwiązana w { $moves } ruchu, { $time }
        [few] Rozwiązana w { $moves } ruchach, { $time }
        [many] Rozwiązana w { $moves } ruchach, { $time }
       *[other] Rozwiązana w { $moves } ruchu, { $time }
    }
calendar-puzzle-late = , innego dnia
calendar-taken-back =
    { $count ->
        [one] { $count } cofnięty ruch
        [few] { $count } cofnięte ruchy
        [many] { $count } cofniętych ruchów
       *[other] { $count } cofniętego ruchu
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Nierozwiązana, { $tries } próba
        [few] Nierozwiązana, { $tries } próby
        [many] Nierozwiązana, { $tries } prób
       *[other] Nierozwiązana, { $tries } próby
    }
calendar-play = Rozwiąż
calendar-help = Dni z rzędu to dni, w których udało ci się rozwiązać łamigłówkę właśnie z tego dnia (według zegara w Greenwich).
calendar-link = Mój kalendarz

## One's own data

data-title = Moje dane
data-what = Ten serwer zna wybrane przez ciebie imię i kamień, twoje miejsca i ruchy oraz adres powiadomień, jeśli o nie prosisz. Nic więcej.
data-export = Pobierz wszystko
data-export-help = Jeden plik (JSON) z każdą partią, jej zapisem i wszystkimi twoimi statystykami.
data-delete = Usuń mnie…
delete-title = Usunąć wszystko o tobie?
delete-name = Twoje imię znika ze wszystkich stołów i zapisów. Inni zachowują swoje; ty nazywasz się tam „Ktoś”.
delete-running = Tam, gdzie teraz grasz, dalej gra za ciebie bot. Miejsca przy stołach, gdzie gra się nie zaczęła, są znów wolne.
delete-figures = Twoje gry, statystyki i kalendarz przepadają.
delete-devices = Twój osobisty link i twoje inne urządzenia już cię nie znają.
delete-never = Tego nie można cofnąć. Jeśli chcesz coś zachować, najpierw to pobierz.
delete-sure = Usuń wszystko
delete-stay = Zostań
delete-done = Wszystko zapomniane. Witaj, nowy gościu!

## Ratings

ratings-title = Ranking
ratings-players =
    { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }
ratings-few = { $matches } z { $enough } partii
ratings-matches =
    { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
        [many] { $matches } partii
       *[other] { $matches } partii
    }
ratings-none = Do rankingu liczą się partie między ludźmi, z zegarem, przy publicznych stołach. Nie masz jeszcze żadnej.
ratings-how = Jak powstaje ranking
new-rated = Partia rankingowa
new-rated-help = Partia liczy się do rankingu wszystkich, którzy w niej grają. Tylko ludzie, każdy przy własnym urządzeniu, z zegarem.
rated-table = rankingowa
rated-said = Rankingowa.
rated-why = Ta partia liczy się do rankingu wszystkich, którzy w niej grają. Kto ją opuści, przegrywa.
rated-not-with-bots = Z botami partia nie liczy się do rankingu.
