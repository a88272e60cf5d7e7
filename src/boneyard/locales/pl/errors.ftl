### What is wrong with something given from outside, in Polish. A set is named in the nominative, so it stands where it is
### the subject: "5-7 to kamień, którego nie ma zestaw szóstkowy".

error-push-contact = Podaj, gdzie mają cię znaleźć usługi push: --contact mailto:... albo https://...
error-no-database = Nie ma bazy danych { $database }.
error-lead-or-ends = Zaczyna się tam, gdzie nic jeszcze nie leży: podaj albo --lead, albo --ends.
error-no-free-port = Żaden port od { $first } do { $last } nie jest wolny; podaj inny przez --port.
error-not-an-option = „{ $text }” to nie opcja; wpisz nazwa=wartość, na przykład -o target=50.
error-only-this-set = set={ $given } nie jest możliwe: w { $game } gra się tylko z set={ $sets }.
error-seed-of-sample = --seed działa tylko razem z --sample.
error-moves-of-deck = --moves to ruchy po rozdaniu --deck: podaj jedno i drugie.
error-set-of-record = Z --record obowiązują zestaw i opcje z pliku.
error-name-a-game = Podaj grę, na przykład block, albo zapisaną grę przez --resume FILE.
error-options-of-file = Z --resume obowiązują gracze, imiona i opcje z pliku.
error-seed-of-puzzle = --seed działa tylko razem z --puzzle.
error-workers-postgres = Kilka procesów wymaga bazy PostgreSQL: podaj ją przez --database postgresql://...
error-workers-windows = W systemie Windows nie może działać kilka procesów: uruchom osobny serwer dla każdego portu.
error-nothing-to-export = Nie ma bazy danych { $database }, więc nie ma czego eksportować.
error-nothing-to-import = Nie ma pliku { $file }, więc nie ma czego importować.
error-bad-port = Nie można użyć portu { $port } na { $host }: { $reason }.
error-name-a-puzzle = Podaj, co rozwiązać: { $known }.
error-give-one-of = Podaj jedną z tych opcji: { $known }.
error-no-edition = { $game } nie ma wydania „{ $edition }”; do wyboru: { $known }.
error-no-game = Nie ma gry „{ $game }”; do wyboru: { $known }.
error-not-a-cell = „{ $text }” to nie pole: wpisz literę rzędu i numer kolumny, na przykład b5.
error-not-a-dominance-action = „{ $text }” to nie ruch: wpisz kamień i rząd, na przykład 3-5@5, by podyktować 3-5@5!, albo decline.
error-not-a-fortress-action = „{ $text }” to nie ruch: wpisz 5-6@2,0r, by dobudować, 5-6@2,0r+ w łańcuchu albo słowo.
error-not-a-spot = „{ $text }” to nie miejsce: wpisz pole mniejszej połówki i r, d, l lub u, na przykład 2,0r.
error-not-a-frame-action = „{ $text }” to nie ruch: wpisz 3-1@a6h (h poziomo, v pionowo), lift@a6 albo stop.
error-not-a-hectic-action = „{ $text }” to nie ruch: wpisz +3-5, by wziąć, -3-5, by odłożyć, claim albo give-up.
error-low-number-first = W „{ $text }” mniejsza liczba nie jest na początku: wpisz { $tile }.
error-lead-not-open = To, kto zaczyna, jest już ustalone: nikomu nie można tego przydzielić.
error-no-beginner = Nie ma miejsca { $seat }, które mogłoby zacząć.
error-match-over = Partia jest już skończona.
error-after-the-end = Wiersz { $line }: po zakończeniu nie może być nic więcej.
error-more-names = Wiersz { $line }: imion jest więcej niż graczy.
error-check-sum = Wiersz { $line }: suma kontrolna się nie zgadza, więc zmieniono to rozdanie albo któryś wiersz wyżej.
error-not-a-number = Wiersz { $line }: „{ $text }” to nie liczba całkowita.
error-not-who-begins = Wiersz { $line }: „{ $text }” nie mówi, kto zaczyna; wpisz 1 by lot albo 1 by turn.
error-record-cut = Wiersz { $line }: dalej zapis się urywa; brakuje: { $wanted }.
error-wrong-line = Wiersz { $line }: tu powinno być { $wanted }, a nie „{ $found }”.
error-at-lines-below = Od wiersza { $line }: { $error }
error-not-a-record-option = Wiersz { $line }: „{ $text }” to nie opcja; wpisz nazwa=wartość.
error-at-line = Wiersz { $line }: { $error }
error-not-a-result = Wiersz { $line }: wynik to po jednej liczbie na miejsce albo „{ $unfinished }”.
error-not-a-move = Wiersz { $line }: „{ $text }” to nie ruch; wpisz miejsce:ruch, na przykład 0:5-6@b.
error-bad-value = { $option }={ $value } nie jest możliwe: { $option } to { $allowed }.
error-bad-players = { $game }: w tyle osób ({ $players }) się nie gra; możliwe: { $allowed }.
error-no-option = { $game } nie ma opcji „{ $option }”; do wyboru: { $known }.
error-no-bot = { $game } nie ma bota „{ $bot }”; do wyboru: { $known }.
error-no-character = Nie ma bota „{ $who }”; temperamenty: { $temperaments }; imiona: { $names }.
error-not-a-bot = „{ $bot }” to nie bot: wpisz moduł:funkcja, na przykład mybots:choose.
error-no-function = Nie można wczytać bota { $bot }: { $module } nie ma funkcji { $function }.
error-bad-choice = Bot { $bot } wybiera { $action }, a takiego ruchu nie ma wśród możliwych.
error-bot-plays-others = Bot { $bot } nie gra w { $game }; gra w: { $games }.
error-other-version = Zapis ma wersję { $version } gry { $game }; tutaj jest wersja { $known }.
error-several-games = Nazwę „{ $name }” ma kilka gier: { $games }.
error-bots-alike = Każdy bot musi mieć własną nazwę: { $names }.
error-not-a-named-bot = „{ $text }” to nie bot z nazwą: wpisz NAZWA=moduł:funkcja, a NAZWA małymi literami.
error-bot-name-taken = „{ $name }” oznacza już coś innego: nazwij bota { $bot } inaczej.
error-bots-late = W ciągu { $seconds } s nie udało się wczytać botów: { $bots }.
error-no-daily = Nie ma łamigłówki dnia { $game }; do wyboru: { $known }.
error-no-puzzle = Są łamigłówki od { $first } do { $last }; z dnia { $day } nie ma żadnej.
error-daily-options = Opcji łamigłówki dnia { $game } nie można zmieniać.
error-not-a-date = „{ $text }” to nie data taka jak { $example }.
error-no-proofs = Ten zapis nie ma dowodów: mają je tylko partie rozegrane na serwerze.
error-damaged-proof = Wiersz { $line }: dowód rozdania { $hand } jest uszkodzony.
error-push-package = Web Push wymaga jeszcze jednego pakietu: pip install 'boneyard[push]'.
error-no-such-database = „{ $kind }://” to baza danych, której nie znamy: podaj ścieżkę pliku albo postgresql://...
error-postgres-package = PostgreSQL wymaga jeszcze jednego pakietu: pip install 'boneyard[postgres]'.
error-postgres-fails = Nie można użyć bazy danych PostgreSQL: { $reason }.
error-no-answer = nie odpowiada
error-newer-schema = Baza danych ma schemat { $schema }; ten Boneyard zna schematy do { $known }, potrzebny jest nowszy.
error-sqlite-fails = { $database } nie daje się otworzyć jako baza danych: { $reason }.
error-newer-schema-of = { $database } ma schemat { $schema }; ten Boneyard zna schematy do { $known }, potrzebny jest nowszy.
error-foreign-database = { $database } to baza danych innego programu.
error-file-cut = Plik urywa się po wierszu { $line }.
error-cannot-write = Nie można zapisać { $file }: { $reason }.
error-cannot-read = Nie można odczytać { $file }: { $reason }.
error-damaged-line = Wiersz { $line } jest uszkodzony: { $reason }.
error-same-key = Dwa wiersze mają ten sam klucz.
error-cannot-store = Nie można zapisać { $text }: jest tam znak zerowy albo połowa pary surogatów.
error-cut-in-two =
    { $count ->
        [one] Gdy zostaje { $count } kamień, { $set } może rozpaść się na dwie części: zostaw mniej.
        [few] Gdy zostają { $count } kamienie, { $set } może rozpaść się na dwie części: zostaw mniej.
        [many] Gdy zostaje { $count } kamieni, { $set } może rozpaść się na dwie części: zostaw mniej.
       *[other] Gdy zostaje { $count } kamienia, { $set } może rozpaść się na dwie części: zostaw mniej.
    }
error-not-an-action = „{ $text }” to nie ruch: wpisz kamień i koniec, na przykład 5-6@b, albo draw, pass, stop.
error-not-two-bots = „{ $bots }” to nie dwa boty: wpisz nazwy z przecinkiem, na przykład easy,medium.
error-not-several-bots = „{ $bots }” to nie różne boty: podaj każdego raz, na przykład easy,medium.
error-ray-package = Ray nie jest tu zainstalowany: zainstaluje go pip install 'boneyard[cluster]'.
error-empty-file = { $file } jest pusty, więc to nie zapis.
error-no-text-file = { $file } to nie plik tekstowy, więc to nie zapis.
error-several-records =
    { $count ->
        [one] W pliku { $file } jest { $count } zapis; wznowić można tylko jeden.
        [few] W pliku { $file } są { $count } zapisy; wznowić można tylko jeden.
        [many] W pliku { $file } jest { $count } zapisów; wznowić można tylko jeden.
       *[other] W pliku { $file } jest { $count } zapisu; wznowić można tylko jeden.
    }
error-other-record = { $file } to zapis gry { $game }, a nie { $wanted }.
error-no-seat = Nie ma miejsca { $seat }; miejsca są od 0 do { $last }.
error-not-names = „{ $text }” to nie imiona graczy: wpisz z przecinkami różne imiona, najwyżej { $count }.
error-no-page = Strony { $name } nie ma w języku „{ $lang }”; jest w: { $known }.
error-levels-players = Liczba poziomów ({ $count }) nie zgadza się z liczbą graczy ({ $players }): podaj jeden poziom albo po jednym dla każdego.
error-not-two-ends = „{ $text }” to nie dwa końce: wpisz dwie liczby do { $highest }, na przykład 3,5.
error-nothing-dealt = { $file } to zapis partii, w której nic nie rozdano.
error-foreign-tile = { $tile } to kamień, którego nie ma { $set }.
error-twice-there = { $tile } jest tam dwa razy.
error-too-late = „{ $text }” jest za późno: rozdanie kończy się wcześniej.
error-no-double-in-chain = { $tile } to dublet: łańcuchy tworzą tylko zwykłe kamienie.
error-cannot-lead = { $tile } nie może zacząć: nie ma go w ręce.
error-hidden-double = { $tile } to dublet: schowaj zwykły kamień, bo inaczej łańcuch zamknie się w pierścień i niczego nie przepowie.
error-tiles-given = Podane kamienie: { $given }, a odkryte lub dobrane: { $drawn }.
error-first-tiles =
    { $count ->
        [one] Podaj { $count } pierwszy kamień: z refill=each dobiera się go najpierw.
        [few] Podaj { $count } pierwsze kamienie: z refill=each dobiera się je najpierw.
        [many] Podaj { $count } pierwszych kamieni: z refill=each dobiera się je najpierw.
       *[other] Podaj { $count } pierwszego kamienia: z refill=each dobiera się go najpierw.
    }
error-lays-no-tile = „{ $text }” nie kładzie kamienia: wpisz kamienie i ich miejsca, na przykład 3-1@a6h.
error-no-seat-in-record = Nie ma miejsca { $seat }; w tym zapisie miejsca są od 0 do { $last }.
error-not-a-tile = „{ $text }” to nie kamień: wpisz dwie liczby z łącznikiem, na przykład 5-6.
error-no-language = Nie ma języka „{ $lang }”; do wyboru: { $known }.
error-said = { $text }
error-no-deal-over = Teraz się nie rozdaje: partia jest skończona.
error-no-deal-yet = Teraz się nie rozdaje: trwa rozdanie.
error-not-your-turn = Miejsce { $seat } nie może teraz zagrać „{ $action }”; to nie jego kolej.
error-illegal = Miejsce { $seat } nie może teraz zagrać „{ $action }”; dozwolone: { $allowed }.
error-illegal-of-many = Miejsce { $seat } nie może teraz zagrać „{ $action }”; dozwolone: { $allowed } i jeszcze { $more }.
error-one-of = { $listed } lub { $last }
error-whole-number = liczba całkowita od { $least } do { $most }, na przykład { $named }
error-set =
    { $highest ->
        [6] zestaw szóstkowy
        [9] zestaw dziewiątkowy
       *[other] zestaw do { $highest }
    } ({ $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    })
error-set-from =
    zestaw od { $lowest } do { $highest } ({ $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    })
error-deck-foreign = To nie jest wymieszany { $set }: { $tile } do niego nie należy.
error-deck-twice = To nie jest wymieszany { $set }: { $tile } jest dwa razy.
error-deck-missing = To nie jest wymieszany { $set }: brakuje { $tile }.
error-deck-no-list = To nie jest wymieszany { $set }: to nie lista jego kamieni.
error-cannot-be-laid = Nie można położyć „{ $text }”: { $error }
error-outside-the-frame = to poza ramką.
error-taken-place = leży tam inny kamień.
error-daily-deck = Ten zapis nie ma dowodów: jego kamienie to łamigłówka dnia { $game } z { $day }, taka sama dla wszystkich.
error-daily-deck-not = Ten zapis nie ma dowodów: podaje się za łamigłówkę dnia { $game } z { $day }, taką samą dla wszystkich, ale nią nie jest.
error-result-too-early = rozdanie ma wynik, ale według ruchów nie jest skończone.
error-result-missing = rozdanie oznaczono jako niedokończone, ale według ruchów jest skończone.
error-result-wrong = zapisany wynik to { $written }, ale według ruchów jest to { $right }.
error-void-deal = według zasad to rozdanie jest nieważne i rozdaje się od nowa.
error-bots-ended = Nie można wczytać botów { $bots }: proces się zakończył.
error-bot-failed = Bot { $bot } zawodzi: { $reason }.
error-bot-failed-at = Bot { $bot } zawodzi w wierszu { $line } pliku { $file }: { $reason }.
error-bot-not-loaded = Nie można wczytać bota { $bot }: { $reason }.
error-bot-not-loaded-at = Nie można wczytać bota { $bot }, wiersz { $line } pliku { $file }: { $reason }.
error-which-bots = Które boty? Podaj --bots A,B albo --matches N dla wszystkich.
error-rate-alone = --rate wymaga --matches N i nie działa ani z --stop, ani z --markdown.
error-no-output = Nie można zapisać wyjścia: { $reason }.
error-other-seed = ziarno nie jest tym, które obiecano
error-other-proof = dowód nie należy do tego stołu
error-other-deck = kolejność kamieni nie wynika z ziaren
error-other-lot = to, kto zaczyna, nie wynika z ziaren
error-passed-over = pominięto ważne rozdanie

## What the words of a command lack

error-unknown-option = Nie ma opcji { $text }; --help pokazuje, jakie są.
error-unknown-command = Nie ma polecenia { $text }; --help pokazuje, jakie są.
error-missing-word = Brakuje { $name }; --help pokazuje, jak wpisać to polecenie.
error-refused-value = { $name }: taka wartość nie jest możliwa.
error-refused-choice = { $name }: taka wartość nie jest możliwa; dozwolone: { $known }.
error-refused-range = { $name }: taka wartość nie jest możliwa; dozwolone: liczby od { $least } do { $most }.
error-refused-least = { $name }: taka wartość nie jest możliwa; dozwolone: liczby od { $least } wzwyż.
error-not-understood = Tego polecenia nie da się zrozumieć; --help pokazuje, jak je wpisać.
