### The screens around the table in the browser, in Polish.

site-name = Boneyard

## Getting around

nav-label = Menu główne
nav-skip = Przejdź do treści
nav-games = Gry
nav-lobby = Lobby
nav-puzzles = Łami{ "\u00AD" }główki
nav-mine = Moje gry
nav-settings = Ustawie{ "\u00AD" }nia

## Home

home-title = Boneyard: domino dla wszystkich
home-headline = Domino od ręki.
home-promise = Ponad trzydzieści gier: z botami, z przyjaciółmi albo solo. Bez zakładania konta.
home-play = Graj
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, w pojedynkę
        [one] { $game } przeciw botowi
        [few] { $game } przeciw { $bots } botom
        [many] { $game } przeciw { $bots } botom
       *[other] { $game } przeciw { $bots } bota
    }
home-running = Graj dalej
home-dismiss = Nie graj dalej w tę grę: { $game }
home-dismissed = { $game }: ta gra nie jest już tu pokazywana. Zostaje w „Moje gry”.
home-undismiss = Cofnij
home-games = Wszystkie gry
home-new = Pierwszy raz z dominem? Zacznij tutaj
home-search = Znajdź grę
home-book = Instrukcja
home-kind = Rodzaj gry
home-found =
    { $count ->
        [0] Nie znaleziono żadnej gry
        [one] Znaleziono { $count } grę
        [few] Znaleziono { $count } gry
        [many] Znaleziono { $count } gier
       *[other] Znaleziono { $count } gry
    }
home-none = Takiej gry nie ma.
home-show-all = Pokaż wszystkie gry
home-lost = Nie udało się wczytać gier.

kind-all = Wszystkie
kind-lines = W łańcuchu
kind-counting = Z liczeniem
kind-stars = Krzyże i gwiazdy
kind-special = Coś innego
kind-alone = Solo

edition-label = Źródło zasad

## How long a match takes

length-minutes =
    { $minutes ->
        [one] około { $minutes } min
        [few] około { $minutes } min
        [many] około { $minutes } min
       *[other] około { $minutes } min
    }
length =
    { $exact ->
        [yes] { $hands ->
            [one] { $hands } rozdanie
            [few] { $hands } rozdania
            [many] { $hands } rozdań
           *[other] { $hands } rozdania
        }
       *[no] { $hands ->
            [one] około { $hands } rozdania
            [few] około { $hands } rozdań
            [many] około { $hands } rozdań
           *[other] około { $hands } rozdania
        }
    }, { $minutes ->
        [one] około { $minutes }{ "\u00A0" }minuty
        [few] około { $minutes }{ "\u00A0" }minut
        [many] około { $minutes }{ "\u00A0" }minut
       *[other] około { $minutes }{ "\u00A0" }minuty
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Proponujemy zamiast tego: { $changes }
length-printed =
    Jak w druku: { $exact ->
        [yes] { $hands ->
            [one] { $hands } rozdanie
            [few] { $hands } rozdania
            [many] { $hands } rozdań
           *[other] { $hands } rozdania
        }
       *[no] { $hands ->
            [one] około { $hands } rozdania
            [few] około { $hands } rozdań
            [many] około { $hands } rozdań
           *[other] około { $hands } rozdania
        }
    }, { $minutes ->
        [one] około { $minutes } min
        [few] około { $minutes } min
        [many] około { $minutes } min
       *[other] około { $minutes } min
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] { $least } osoba
            [few] { $least } osoby
            [many] { $least } osób
           *[other] { $least } osoby
        }
       *[no] od { $least } do { $most } osób
    }
players-label = Ile osób?
player-number = Gracz { $number }
level-label = Poziom botów
level-easy = łatwy
level-medium = średni
level-hard = trudny

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Podstawy
    .summary = Kamienie, słowa używane w grze i jak zacząć.
    .words = początek pomoc słowniczek słowa kamienie mieszanie zasady jak grać
subject-misprints = Błędy w druku
    .summary = Gdzie instrukcje sobie przeczą i jak gramy my.
    .words = errata błędy pomyłki instrukcje rozstrzygnięcia
subject-ratings = Ranking
    .summary = Jak dobrze ktoś gra, jak się to mierzy i na ile to pewne.
    .words = ranking elo siła poziom miejsce boty openskill ocena

## The ways to play a game

play-bots =
    { $bots ->
        [one] Zagraj z botem
        [few] Zagraj z { $bots } botami
        [many] Zagraj z { $bots } botami
       *[other] Zagraj z { $bots } bota
    }
play-friends = Zaproś przyjaciół
play-pass = Na jednym urządzeniu
play-options = Opcje
play-rules = Zasady
play-daily = Łamigłówka dnia

## Games that are running

with-names = przy stole: { $names }
with-nobody =
    { $free ->
        [0] w pojedynkę
       *[other] jeszcze nikt inny
    }
mine-playing = W toku
mine-open =
    { $free ->
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
        [many] { $free } wolnych miejsc
       *[other] { $free } wolnego miejsca
    }
mine-over = Skończona
