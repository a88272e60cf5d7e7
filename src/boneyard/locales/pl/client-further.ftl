### What is said by screens other than home, lessons and tables, and by what opens at a table later, in Polish.

## My games

mine-none = Nie masz tu jeszcze żadnej gry. Tu będą twoje gry i w każdej chwili możesz je dokończyć.
mine-finished = Skończone
mine-table = Wynik
mine-lost = Nie udało się wczytać twoich gier.

## Lobby

lobby-text = Usiądź tam, gdzie ktoś czeka, albo popatrz, jak grają inni.
lobby-empty = W tej chwili nikt nie czeka. Otwórz stół, a inni cię tu znajdą.
lobby-open = Otwórz stół
lobby-nobody = Nikt tu jeszcze nie siedzi
lobby-away = chwilowo nie ma
lobby-join =
    { $free ->
        [one] Dołącz: { $free } wolne miejsce
        [few] Dołącz: { $free } wolne miejsca
        [many] Dołącz: { $free } wolnych miejsc
       *[other] Dołącz: { $free } wolnego miejsca
    }
lobby-lost = Nie udało się wczytać lobby.
company-late = Nikt jeszcze nie przyszedł. Możesz czekać dalej albo zagrać z botami.
company-fill =
    { $free ->
        [one] Wolne miejsce zajmie bot
        [few] Wolne miejsca zajmą boty
        [many] Wolne miejsca zajmą boty
       *[other] Wolne miejsca zajmą boty
    }
company-other = { $name } czeka przy innym stole tej gry.
company-join = Usiądź tam
lobby-played = Tu się gra
lobby-waiting = Czekają na innych
lobby-look = Popatrz
lobby-hand =
    { $totals ->
        [secret] Rozdanie { $hand }
       *[other] Rozdanie { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Pięć gier dla jednej osoby.
puzzles-day = Dziś, { $date }: te same łamigłówki dla wszystkich na świecie.
puzzles-done = Dziś zrobione
puzzles-again = Dzisiejsza jeszcze raz
puzzles-go-on = Dokończ dzisiejszą
puzzles-free = Wolna gra
puzzles-lost = Nie udało się wczytać dzisiejszych łamigłówek.

## A new table

new-title = Nowy stół: { $game }
new-game = Gra
new-no-game = Nie ma tu takiej gry.
new-who = Kto gra?
new-seat = Miejsce { $number }
sitter-me = ja
sitter-here = jeszcze ktoś tutaj
sitter-friend = wolne, dla przyjaciół
sitter-bot = bot, poziom { $level }
new-character = Bot na miejscu { $number }
character-any = kto przyjdzie
new-public = Pokaż w lobby
new-public-help = Każdy może znaleźć ten stół i przy nim usiąść.
new-private-help = Stół znajdą tylko ci, którzy dostaną link.
new-time = Czas
new-pace = Boty grają
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] od razu
        [0.5] szybko
        [1] jak zwykle
        [2] powoli
       *[4] bardzo powoli
    }
new-rules = Zasady
new-rules-help = Zmień, co chcesz.
new-reset = Wszystko jak w instrukcji
new-create = Otwórz stół
new-start = Start
new-wrong = Coś jest nie tak z opcją „{ $option }”.
option-from-to = Od { $least } do { $most }.
clock-label = Zegar
clock-none = brak
clock-move = na ruch
clock-bank = na partię
clock-days = dni
clock-each-move = Czas na każdy ruch
clock-whole-match = Czas na całą partię
clock-bonus = Dodatek za każdy ruch
in-seconds =
    { $seconds ->
        [0] brak
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
in-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
in-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }

## Rules

rules-lost = Nie udało się wczytać zasad.

## Settings

settings-title = Ustawienia
back-to-the-table = Wróć do stołu
settings-me = Ty
settings-name = Twoje imię przy stole
lang-system = jak w przeglądarce
settings-tiles = Kamienie
settings-preview = Cztery kamienie, tak będą wyglądać
settings-face = Połówki pokazują
tiles-pips = oczka
tiles-numerals = cyfry
tiles-colours = kolory
settings-looks = Wygląd
settings-look = Kolory strony
look-system = jak urządzenie
look-light = jasne
look-dark = ciemne
look-contrast = duży kontrast
settings-size = Wielkość tekstu
size-normal = zwykła
size-large = duża
settings-motion = Ruch na ekranie
motion-system = jak urządzenie
motion-less = mniej
settings-play = Przy stole
settings-sound = Dźwięk
settings-hints = Podpowiedzi
settings-hints-help = Przycisk przy stole pokazuje dobry ruch.
settings-hand = Twoje kamienie
settings-sort = Kolejność twoich kamieni
sort-dealt = jak rozdano
sort-number = według liczb
sort-weight = najwyższe najpierw
settings-handed = Grasz
handed-right = prawą ręką
handed-left = lewą ręką
settings-unasked = Automatyczne dobieranie i pas
settings-unasked-help = Gdy nic innego nie jest możliwe, dzieje się to po chwili.
settings-confirm = Potwierdzanie ruchów
settings-confirm-help = Kamień kładzie dopiero drugie dotknięcie; tak samo jest z innymi ruchami, gdy masz wybór.
settings-wake = Gdy twoja kolej
settings-vibrate = Wibracja
settings-vibrate-help = Krótka wibracja po dłuższym czekaniu. Nigdy, gdy ruchu na ekranie ma być mniej.
settings-notify = Powiadomienia
settings-notify-help = Gdy patrzysz gdzie indziej, urządzenie mówi ci, że twoja kolej albo że ktoś usiadł przy stole.
settings-notify-denied = Twoja przeglądarka nie pokazuje powiadomień z tej strony. Jeśli ich chcesz, zezwól na nie w jej ustawieniach dla tej strony; nie zapytamy ponownie.
settings-notify-never = Ta przeglądarka nie pokazuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj Boneyard do ekranu początkowego.
settings-device = Na innym urządzeniu
settings-device-help = Dzięki osobistemu linkowi jesteś tam tą samą osobą, z tymi samymi grami.
settings-device-warning = Nie podawaj go nikomu: kto ma ten link, może grać za ciebie.
settings-device-show = Pokaż mój osobisty link
settings-device-link = Twój osobisty link
settings-device-qr = Kod QR z twoim osobistym linkiem

## Nowhere

nowhere-title = Nic tu nie ma
nowhere-text = Ten adres donikąd nie prowadzi. Może po drodze zginęła jakaś litera linku.

## Replay

replay-title = Powtórka
replay-of = Powtórka: { $game }
replay-lost = Tej partii nie można pokazać.
replay-hand = Rozdanie
replay-step = Krok { $step } z { $steps }
replay-position = Krok
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forth = Krok naprzód
replay-last = Na koniec
replay-deal = Kamienie są rozdawane.
replay-hand-of = Ręka: { $name }
replay-link = Link do tego kroku
replay-daily = Łamigłówka z dnia { $date }: te same kamienie dla wszystkich.
replay-check = Sprawdź to rozdanie

## Fair deals

fair-title = Czy rozdanie jest uczciwe?
fair-text = Przed każdym rozdaniem serwer ustalił swoją część mieszania i opublikował jej odcisk. Potem osoby przy stole dodały własny przypadek, tak by nikt nie mógł wybrać sobie kamieni. Ta strona właśnie jeszcze raz wymieszała kamienie z tych wszystkich części i porównała.
fair-checking = Sprawdzanie…
fair-hand = Rozdanie { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Uczciwe: kamienie leżały dokładnie tak, jak wynika z obiecanego mieszania.
        [none] Zapis nie zawiera dowodu dla tego rozdania.
        [proof] Dowodu dla tego rozdania nie można odczytać.
        [promise] Źle: serwer nie użył tego, co obiecał.
        [lot] Źle: według losowania powinien zacząć ktoś inny.
       *[deck] Źle: kamienie leżały w innej kolejności, niż wynika z mieszania.
    }
fair-deal = Wcześniej, zgodnie z zasadami, unieważniono { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }; tej części się tu nie sprawdza.
fair-commitment = Opublikowano przed rozdaniem
fair-seeds = Od graczy
fair-no-seed = nic
fair-lost = Nie udało się wczytać zapisu.
fair-record = Pobierz zapis

## The position on the page of a game

position-heading = Przykładowa pozycja
position-story = Jak do niej doszło

## Aids

settings-points = Punkty przy ruchach
settings-points-help = Gdzie punkty zdobywa się w trakcie dokładania, widać, ile każdy ruch daje od razu.
settings-count = Liczenie kamieni
settings-count-help = Pokazuje dla każdej liczby, ile kamieni jest na stole lub w twojej ręce, a ilu jeszcze nie widać.
settings-pairs = W grze Koncentracja pokazuj niepasującą parę przez
settings-pairs-seconds =
    { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
new-serious = Bez ułatwień
new-serious-help = Gra na poważnie: nikt nie dostaje podpowiedzi, punktów przy ruchach ani liczenia kamieni i nie cofa się ruchów.

## Keys

keys-title = Klawisze
key-tiles = weź kamień o tym numerze
key-h = przejdź do swojej ręki i jej posłuchaj
key-e = przejdź do otwartych końców i ich posłuchaj
key-s = posłuchaj punktacji
key-l = posłuchaj ostatnich ruchów
key-o = posłuchaj, ile mają inni
key-d = dobierz
key-p = spasuj
key-n = przejdź do następnego rozdania albo zagraj jeszcze raz
key-t = rozmawiaj albo odpowiedz na propozycję
key-r = obróć kamień, gdy może leżeć różnie
key-z = powiększ stół albo znów pokaż cały
key-esc = odłóż kamień albo schowaj wynik
key-f6 = przejdź od stołu do wyniku i z powrotem
key-help = pokaż te klawisze
settings-keys = Klawisze jednoliterowe przy stole
keys-plain = same
keys-alt = z Alt
keys-off = wyłączone

## Results

hand-over = Koniec rozdania { $number }
revealed-hands = Co zostało w rękach
points-of-hand = Punkty
no-points-of-hand = W tym rozdaniu nikt nie dostaje punktów.
result-aside = Schowaj wynik
new-best = Nowy rekord! Dotąd było { $before }.
same-deal-button = Te same kamienie
new-deal-button = Nowe kamienie
next-hand-button = Następne rozdanie
waiting-for = Czekamy na graczy: { $names }.
dealing = Kamienie są rozdawane…
share-button = Udostępnij wynik
rematch-button = Zagraj jeszcze raz
rematch-waits = Następna partia czeka na ciebie.
replay-button = Powtórka

## Waiting for people

agreed-here = Ustalone przy tym stole
agreed-first = To obowiązuje tutaj, nawet jeśli strona niżej mówi co innego.
your-name = Twoje imię
sit-down = Usiądź
name-button = Tak mam na imię
this-is-you = to ty
waiting-for-people =
    { $count ->
        [one] Brakuje jeszcze { $count } osoby. Wyślij jej ten link:
        [few] Brakuje jeszcze { $count } osób. Wyślij im ten link:
        [many] Brakuje jeszcze { $count } osób. Wyślij im ten link:
       *[other] Brakuje jeszcze { $count } osoby. Wyślij im ten link:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Twój czas się skończył, więc resztę rozdania gra za ciebie bot. W następnym znów grasz.
        [time] To było trzecie spóźnienie z rzędu, więc gra za ciebie bot.
       *[other] Gra za ciebie bot.
    }
back-button = Już jestem
leave-title = Opuścić tę grę?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] Dalej gra za ciebie bot. Stół zostaje w „Moje gry”: otwórz go znowu, a miejsce jest twoje.
       *[other] Dalej gra za ciebie bot, a inni się o tym dowiedzą. Stół zostaje w „Moje gry”: otwórz go znowu, a miejsce jest twoje.
    }
leave-yes = Opuść
leave-no = Zostań

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Brakuje jeszcze { $count } osoby. Inni znajdą ten stół w lobby, ale możesz też komuś wysłać ten link:
        [few] Brakuje jeszcze { $count } osób. Inni znajdą ten stół w lobby, ale możesz też komuś wysłać ten link:
        [many] Brakuje jeszcze { $count } osób. Inni znajdą ten stół w lobby, ale możesz też komuś wysłać ten link:
       *[other] Brakuje jeszcze { $count } osoby. Inni znajdą ten stół w lobby, ale możesz też komuś wysłać ten link:
    }

## Links and codes

copy-link = Kopiuj link
share-link = Udostępnij…
copied = Link skopiowany.
copy-yourself = Link jest zaznaczony; skopiuj go stamtąd.
invite-link = Link do tego stołu
invite-share = Zagraj ze mną w domino
invite-qr = Kod QR z linkiem do tego stołu
invite-scan = Kto zeskanuje kod albo otworzy link, może tu usiąść.
invite-watch = Zobacz, jak gram w domino
invite-full = Wszystkie miejsca są zajęte: kto zeskanuje kod albo otworzy link, może popatrzeć.

## Clocks

clock-move-short =
    { $seconds ->
        [one] { $seconds } sekunda na ruch
        [few] { $seconds } sekundy na ruch
        [many] { $seconds } sekund na ruch
       *[other] { $seconds } sekundy na ruch
    }
clock-bank-short =
    { $bonus ->
        [0] po { $minutes } min
       *[other] po { $minutes } min + { $bonus } s
    }
clock-days-short =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }

## The first lesson of a kind of game

learn-title = Pierwsza lekcja: { $title }
learn-step = Ruch { $step } z { $steps }
learn-skip = Pomiń
learn-leave = Zamknij
learn-other = Tak też można. Ale w tej lekcji zrób to, co świeci: nic nie przepada.
learn-play = Zagraj teraz
learn-return = Wróć do swojego stołu
learn-again = Jeszcze raz
learn-lost = Nie udało się wczytać lekcji.

## When time is up

clock-rule-move = Kto myśli dłużej, za tego ten jeden ruch robi bot. Po trzech takich z rzędu bot gra dalej, aż ta osoba wróci.
# $seconds: what the next hand begins with.
clock-rule-bank =
    { $seconds ->
        [one] Kto zużyje ten czas, za tego resztę rozdania gra bot. Następne rozdanie zaczyna się wtedy z { $seconds } sekundą.
        [few] Kto zużyje ten czas, za tego resztę rozdania gra bot. Następne rozdanie zaczyna się wtedy z { $seconds } sekundami.
        [many] Kto zużyje ten czas, za tego resztę rozdania gra bot. Następne rozdanie zaczyna się wtedy z { $seconds } sekundami.
       *[other] Kto zużyje ten czas, za tego resztę rozdania gra bot. Następne rozdanie zaczyna się wtedy z { $seconds } sekundy.
    }

## An analysis of a match that is over

analyse = Analizuj
play-on = Graj stąd dalej z botami
replay-onward = Dla ćwiczenia grane dalej z innej partii: pierwszych kamieni nie rozdano tutaj.
analysis-title = Analiza
analysis-failed = Analiza nie dotarła.
analysing = Ocenione decyzje: { $done } z { $of }
analysing-soon = Zacznie się za chwilę, po tych, którzy poprosili wcześniej.
no-decision = W tym kroku nikt nie miał wyboru.
analysis-of = Punkt widzenia
analysis-match = Cała partia
analysis-marked = Można lepiej
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = Czego może oczekiwać { $name }, w punktach przewagi nad innymi: { $told }
curve-step = { $points } w kroku { $step }
