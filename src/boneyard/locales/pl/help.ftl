### What the commands of the terminal and their options do, in Polish. There is nothing to choose in these messages.

## The words around them

help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-example = Przykład:
help-default = domyślnie: { $value }
help-variable = zmienna środowiskowa: { $name }
help-required = wymagane

## Options of several commands

help-option-as-json = Jako dane dla programów.
help-option-database = Plik albo postgresql://... [domyślnie: plik w twoim folderze danych]
help-option-edition = Tak jak w wydaniu, na przykład s9-fr; listę podaje `boneyard games GAME`.
help-option-lang = Język. [domyślnie: język terminala]
help-option-moves = Ruchy wykonane od rozdania.
help-option-options = Opcja gry; można podać kilka razy.
help-option-plain = Rysuj tylko prostymi znakami.
help-option-players = Ile osób gra. [domyślnie: najmniejsza możliwa liczba]
help-option-record = Pozycja z końca zapisu.
help-option-sample = Wypróbuj tyle losowych rozdań.
help-option-seed = To samo ziarno daje to samo na wyjściu. [domyślnie: losowe, pokazywane]
help-option-sets = Zestaw domina; NAZWA=WARTOŚĆ działa tak jak -o.
help-option-help = Pokaż tę pomoc.

## Commands

help-boneyard =
    Boneyard, dom domina.

    Bez polecenia otwiera stół w przeglądarce.
    .version = Wersja.
help-open =
    Otwórz stół w przeglądarce; dzieje się to także bez polecenia.

    Jeśli twój serwer już działa, zostanie użyty, a jeśli nie, nowy działa aż do Ctrl-C.
    .browser = Pokaż od razu. [domyślnie: jeśli jest ekran]
    .port = Pierwszy port do wypróbowania.
help-games = Katalog gier; z GAME opcje tej gry.
help-rules =
    Strona gry, pod dowolną z jej nazw.

    Trzy strony dotyczą wszystkich gier: basics (kamienie, słowa, jak zacząć), misprints (gdzie instrukcje sobie przeczą
    i jak gramy my) i ratings (jak dobrze grają ludzie i boty i jak się to mierzy).
help-play =
    Graj w terminalu przeciw botom, wiersz po wierszu.

    Przy stole wpisz ?, by uzyskać pomoc. Bez opcji długa gra jest skrócona; z --edition gra się tak, jak wydrukowano.
    .level =
        Jak dobrze grają inni: easy, medium lub hard. Potem można dodać temperament lub imię, na przykład
        medium/careful albo medium/Ben. Albo własny bot jako moduł:funkcja.
    .seat = Gdzie siedzisz; pierwsze miejsce to 0. [domyślnie: 0]
    .names = Imiona graczy, według miejsc.
    .seed = To samo ziarno rozdaje te same kamienie.
    .resume = Graj dalej w zapisaną grę; GAME można wtedy pominąć.
    .points = Pokaż, ile każdy ruch daje od razu.
help-simulate = Boty przeciw botom; gdy kończy się partia, zaczyna się następna.
    .hands = Ile rozdań.
    .bots = Dla wszystkich albo po jednym na miejsce: poziom, sam albo jak medium/careful, albo moduł:funkcja.
    .as-json = Jako dane dla programów, razem z zapisami.
    .records = Zapisz partie do pliku, który czyta `boneyard replay`.
help-arena =
    Które boty są silniejsze.

    Każde rozdanie lub partię gra się we wszystkich ustawieniach miejsc; partnerami są dwa takie same boty. To, co się
    mierzy, leży w pokazanym przedziale z ufnością 95%; wszystkie ustawienia jednego rozdania liczą się jako jedna
    wartość. Gdy botów jest więcej niż dwa, gra każdy z każdym.

    Z --stop każda para kończy, gdy ciąg ufności oparty na zakładach (Waudby-Smith i Ramdas) nie obejmuje już 50%,
    a najpóźniej po wszystkich rozdaniach: równie silne boty zostaną uznane za różne najwyżej w 5% przypadków,
    a przedział zwycięstw pozostaje prawdziwy.

    To samo ziarno daje na wyjściu to samo, niezależnie od liczby procesów, chyba że boty patrzą na zegar: hard
    przestaje to robić z --samples. Z --cluster ray klaster wskazuje RAY_ADDRESS; bez tego powstaje na tym komputerze.
    .bots = Dwa boty lub więcej: poziomy, same albo jak medium/careful, albo moduł:funkcja.
    .deals = Ile rozdań.
    .matches = Zamiast rozdań graj N całych partii.
    .rate = Z --matches: losuj, kto gra, i licz botom ranking tak jak ludziom.
    .stop = Zakończ, gdy tylko się rozstrzygnie, testem sekwencyjnym z błędem 5%.
    .samples = hard rozważa N rozdań, bez zegara.
    .jobs = Procesy; 0: wszystkie rdzenie.
    .cluster = Zamiast tego procesy klastra Ray.
    .markdown = Jako tabela w formacie Markdown.
help-replay = Zapis ruch po ruchu; FILE - to potok.
    .to = Zatrzymaj się po N ruchach.
    .seat = Pokaż tylko to, co widać było z tego miejsca.
    .pictures = Stół po każdym ruchu, a nie tylko po każdym rozdaniu.
    .quiet = Tylko sprawdź zapis i pokaż jego koniec.
help-analyse =
    Jak dobrze zagrano partię; FILE - to potok.

    Każda decyzja jest oceniana według tego, co można było wtedy wiedzieć: najlepszy ruch, dobry, niedokładność lub błąd.
    Potem: czego można było oczekiwać, ile kosztowały decyzje i ile dało szczęście, w punktach przewagi nad innymi.
    .deals = Rozważ każdy ruch dwa razy, w N rozdaniach: więcej znaczy pewniej, ale dłużej.
help-verify =
    Sprawdź, czy rozdania w zapisie są uczciwe; FILE - to potok.

    Kod wyjścia to 0, gdy wszystko się zgadza, i 1, gdy nie.
help-solve = Dokładne odpowiedzi do łamigłówek i pasjansów.
help-solve-squares = Policzone wszystkie rozwiązania; łamigłówki; uzupełnienia.
    .count = Ile jest rozwiązań; tak jest domyślnie.
    .puzzle = Utwórz łamigłówkę z jednym rozwiązaniem.
    .complete = Dokończ ramkę; 0-2@a2h leży poziomo, 0-0@a1v pionowo.
help-solve-solo-1 = Czy rozdanie można wygrać; ile jest takich rozdań.
    .deck = Rozdanie: 28 kamieni, rząd po rzędzie.
help-solve-solo-2 = Co położyć teraz; jaka jest szansa na wygraną.
    .deck = Odkryty kamień i te dobrane dotąd, po kolei.
    .size = Zestaw.
    .refill = Jak się dobiera.
    .play-rest = Dobiera się też ostatnie kamienie.
help-solve-hectic = Najkrótszy łańcuch dla dubletu albo najdłuższy.
    .double = Liczba dubletu.
    .free = Wolne kamienie. [domyślnie: wszystkie zwykłe kamienie zestawu dziewiątkowego]
    .longest = Najdłuższy łańcuch zamiast najkrótszego.
help-solve-hungarian = Najdłuższy ciąg z ręki albo ten z największą liczbą oczek.
    .hand = Kamienie w ręce.
    .ends = Końce łańcucha. [domyślnie: nic jeszcze nie leży]
    .lead = Kamień na początek. [domyślnie: dowolny]
    .pips = Ciąg z największą liczbą oczek zamiast najdłuższego.
help-solve-dominance = Najlepszy ruch, dokładny dla ostatniego tuzina kamieni.
    .taken = Dotychczasowe ruchy: 3-5@5 wpisuje 3-5 w rzędzie 5, 3-5@5! to dyktuje.
    .nodes = Ile pozycji sprawdzić, dopóki zostaje więcej niż tuzin kamieni.
help-solve-fortune-teller = Łańcuch ze wszystkich kamieni oprócz schowanego.
    .hidden = Kamień w kopercie.
help-serve =
    Udostępniaj stoły w sieci, aż ktoś to zatrzyma.

    Ograniczenia dotyczą każdego procesu serwera. Każdą opcję oprócz języka można podać w zmiennej środowiskowej.
    .host = Gdzie nasłuchiwać.
    .port = Port.
    .workers = Procesy serwera na tym porcie; więcej niż jeden wymaga bazy PostgreSQL.
    .compiling = W tle skompiluj wyszukiwanie botów hard, jeśli jest zainstalowana numba.
    .bot = Udostępnij własnego bota; można podać kilka razy.
    .log-level = Co jest warte wiersza w dzienniku.
    .access-log = Notuj każde żądanie.
    .log-format = Wiersze do czytania albo JSON.
    .limit-tables = Stoły, przy których gra nie jest skończona.
    .limit-sockets = Jednoczesne połączenia.
    .limit-frame-bytes = Bajty żądania lub wiadomości.
    .limit-asks-per-second = Żądania na sekundę z jednego adresu.
    .limit-asks-at-once = Żądania z jednego adresu naraz.
    .limit-new-table = Za ile żądań liczy się otwarcie stołu.
    .limit-costly = Za ile żądań liczy się powtórka, podpowiedź, analiza lub lista własnych stołów.
    .limit-frames-per-second = Wiadomości na sekundę z jednego połączenia.
    .limit-frames-at-once = Wiadomości z jednego połączenia naraz.
    .limit-frames-refused = Nadmiarowe wiadomości, po których połączenie zostaje zamknięte.
    .limit-sockets-per-address = Jednoczesne połączenia z jednego adresu.
    .limit-reactions-per-second = Ile razy na sekundę jedna osoba może się odezwać przy stole.
    .limit-reactions-at-once = Ile razy jedna osoba może się odezwać naraz.
    .limit-proposals-per-second = Propozycje jednej osoby przy stole na sekundę.
    .limit-proposals-at-once = Propozycje jednej osoby naraz.
    .limit-seconds-to-read = Sekundy, w których klient musi odebrać wiadomość.
    .limit-seconds-to-ask = Sekundy, w których żądanie musi być pełne.
help-keys = Pokaż lub wymień klucze, które podpisują tokeny, albo utwórz klucze Web Push.
help-keys-list = Pokaż klucze bazy danych, nigdy ich tajną część.
help-keys-rotate =
    Podpisuj od teraz nowym kluczem.

    Działające serwery przejmą go w ciągu kilku sekund. Kto przyjdzie, póki stary klucz jest ważny, sam dostanie nowy
    token.
    .good-for = Jak długo ważne są jeszcze tokeny starego klucza; przy 0 od razu nikt nie jest rozpoznawany.
help-keys-push =
    Powiadamiaj przez Web Push, że przyszła czyjaś kolej, z nowymi kluczami.

    Jest to wyłączone, póki nie wydasz tego polecenia: potem twój serwer łączy się z usługami push przeglądarek.
    Działające serwery zaczną w ciągu kilku sekund.
    .contact = Gdzie usługi push mają cię znaleźć: mailto:... albo https://...
    .off = Nikogo już nie powiadamiaj.
help-results = Sprawdź lub odbuduj wyniki partii i rankingi, które wynikają z dzienników.
help-results-check =
    Wyprowadź na nowo wszystkie wyniki i rankingi i porównaj je z przechowywanymi.

    Kod wyjścia to 1, gdy coś się różni.
help-results-rebuild = Wyprowadź na nowo wszystkie wyniki i rankingi i zachowaj te, które się różnią.
help-export = Zapisz wszystkie stoły z bazy danych do nowego pliku.
help-import =
    Zapisz stoły z wyeksportowanego pliku do bazy danych.

    Co już tam jest, zostaje. Kod wyjścia to 1, gdy jest tam coś innego niż w pliku.
