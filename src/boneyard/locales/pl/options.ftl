### The options of games and their values, in Polish.

## Options of many games

option-set = Zestaw
    .help = Zestaw szóstkowy ma 28 kamieni, dziewiątkowy 55.
option-target = Cel
    .help =
        { $least ->
            [0] Ile punktów kończy partię; 0 znaczy: tyle, ile podaje instrukcja.
           *[other] Ile punktów kończy partię.
        }
option-hands = Rozdania
    .help =
        { $least ->
            [0] Ile rozdań się gra; wygrywa najwyższa suma, a przy równych sumach zwycięstwo jest wspólne. 0 znaczy: aż do osiągnięcia celu.
           *[other] Ile rozdań się gra.
        }
option-open-any-tile = Dowolny pierwszy kamień
    .help = Kto zaczyna, może zacząć od dowolnego kamienia.
option-next-lead = Kto zaczyna kolejne rozdania
    .help = Kto zaczyna rozdania po pierwszym. To, od jakiego kamienia wolno zacząć, się nie zmienia.
option-voluntary-pass = Wolno pasować
    .help = Możesz spasować, choć masz co dołożyć. Kto nie może dołożyć, robi to co zwykle. Gdy spasują po kolei wszyscy, rozdanie jest zablokowane.
option-blocked-deduct-own = Odjąć własne oczka
    .help = Kto wygrywa zablokowane rozdanie, odejmuje od zdobyczy własne oczka.
option-blocked-tie = Remis w zablokowanym rozdaniu
    .help = Co się dzieje, gdy w zablokowanym rozdaniu kilka osób ma równie mało oczek.
option-stock-reserve = Kamienie, które zostają w zapasie
    .help = Tyle kamieni zostaje w zapasie i nigdy się ich nie dobiera.
option-fill-spinner-first = Najpierw środek
    .help = Każde ramię środka musi się zacząć, zanim którekolwiek zacznie rosnąć: do tego czasu dokłada się tam tylko jego własną liczbę.
option-finish-hand = Dograć rozdanie
    .help = Rozdanie gra się do końca, nawet jeśli ktoś po drodze osiągnął cel.
option-four-individual = We czworo każdy dla siebie
    .help = We czworo każdy gra dla siebie zamiast w parach.
option-no-double = Nikt nie ma dubletu
    .help = Co się dzieje, gdy nikomu nie rozdano dubletu.
option-team-floor0 = Pary nigdy poniżej zera
    .help = Jeśli trzeba odjąć więcej oczek, niż zdobyto, para nie dostaje nic zamiast minusa.

## Options of single games

option-secret-score = Tajna punktacja
    .help = Aż do ostatniego rozdania każdy widzi po rozdaniu tylko własne kamienie i punkty.
option-team-hand = Ręka w drużynie
    .help = Czy cztery kamienie, które wyznaczają pary, są też waszą ręką.
option-team-partner-deduct = Odjąć oczka partnera
    .help = Oczka partnera odejmuje się od zdobyczy pary.
option-team-talk = Otwarte rozmowy
    .help = Partnerzy mogą rozmawiać o swoich kamieniach. Widzą to wszyscy przy stole; nikt tego nie pilnuje.
option-tiddle-draw = Dobieranie na końcu ruchu
    .help = Na końcu każdego ruchu dobiera się jeden kamień, jak w grze Blok.
option-tiddle-one-end = Tylko jeden koniec
    .help = Łańcuch rośnie tylko z jednego końca.
option-hungarian-must-continue = Trzeba dokładać dalej
    .help = Musisz dokładać dalej, dopóki coś pasuje.
option-hungarian-target = Suma do wygranej
    .help = Czy 100 punktów wystarcza, jak na stronie francuskiej, czy trzeba mieć więcej.
option-french-play-after-draw = Dokładanie po dobraniu
    .help = Dobranie nie kończy twojego ruchu: możesz od razu dołożyć.
option-older = Kto jest starszy
    .help = Miejsce starszej osoby, która zaczyna pierwsze rozdanie: 0 to pierwsze miejsce, 1 drugie.
option-host = Gra podstawowa
    .help = Gra, do której dochodzi barykada.
option-barricade-any-double = Zamyka każdy dublet
    .help = Barykada nie musi pokazywać liczby końca, który zamyka. Rozdanie jest wtedy zablokowane dopiero, gdy nikt nie może też zamknąć albo gdy wszyscy po kolei spasowali, choć ktoś mógł zamknąć.
option-score-five = Piątka też się liczy
    .help = Punkty daje także suma pięć na końcach.
option-allfives-end-draw = Dobieranie na końcu ruchu
    .help = Oprócz tego na końcu każdego ruchu dobiera się jeden kamień, jak w grze Blok.
option-sniff-spinner = Pierwszy dublet to spinner
    .help = Do pierwszego dubletu można dokładać z czterech stron i liczy się każde zaczęte ramię. Sam dublet liczy się raz, z obiema połówkami, dopóki oba jego końce nie są zajęte.
option-sevens-after-draw = Dodatkowy kamień
    .help = Kiedy dobiera jeszcze jeden kamień ktoś, kto może dołożyć. We włoskich instrukcjach to obowiązek.
option-matador-six = Kamienie dla sześciu osób
    .help = Po ile kamieni dostaje każdy, gdy gra sześć osób.
option-bergen-high-double = Punkty za najwyższy dublet
    .help = Położenie dubletu wyższego niż wszystkie dublety na stole daje dwa punkty. Prawie wszędzie gra się bez tego.
option-bergen-open-single = Punkty za początek bez dubletu
    .help = Ile daje pierwszy kamień, gdy nikomu nie rozdano dubletu i zaczyna zwykły kamień.
option-bergen-block = Zablokowane rozdanie
    .help = Kto dostaje dwa punkty za zablokowane rozdanie, gdy kilka osób nie ma w ręce dubletu.
option-italian-full-value = Liczyć pełną liczbę
    .help = Trafienie w trzydzieści daje 30 punktów zamiast 1 i tak dalej.
option-cyprus-arms = Promienie gwiazdy
    .help = Ile promieni wyrasta z dubletu dziewiątek.
option-cyprus-nines-compulsory = Dziewiątki obowiązkowe
    .help = Kto ma dziewiątkę, musi ją dołożyć do środka, dopóki jest tam miejsce, jak na stronie niderlandzkiej.
option-cf-open-arms = Ramiona pierwszego dubletu
    .help = Ile ramion wyrasta z dubletu, od którego się zaczyna. Jeśli więcej niż dwa, trzeba je zacząć, zanim położy się cokolwiek innego.
option-cf-draw = Dobieranie
    .help = Czy i kiedy dobiera się kamień.
option-cf-release-dead-foot = Uwolnić martwą łapkę
    .help = Łapka, której nikt nie może dokończyć, nie blokuje już rozdania: pozostałe końce są znów otwarte.
option-cf-blocked-last-zero = Kto kładzie ostatni, zapisuje zero
    .help = W zablokowanym rozdaniu ten, kto położył ostatni kamień, nie dostaje punktów karnych, cokolwiek ma jeszcze w ręce.
option-conc-target = Cel
    .help = Ile kamieni kończy partię. Zabiera się je parami, więc przy liczbie nieparzystej potrzeba o jeden więcej.
option-conc-extra-turn = Para daje jeszcze jeden ruch
    .help = Kto zabiera parę, gra jeszcze raz, a kto zabiera ostatnią parę, zaczyna następny układ.
option-fort-limit = Najwięcej kamieni po dobraniu
    .help = Dobierając, możesz mieć w ręce najwyżej tyle kamieni.
option-fort-level3 = Punkty za poziom 3
    .help = W instrukcji jest 3; najpewniej chodziło o 6.
option-fort-chain-linked = Łańcuchy trzymają się razem
    .help = Każdy następny kamień łańcucha musi przykryć część kamienia z tego samego łańcucha; inaczej może przykrywać gdziekolwiek.
option-fort-levels = Liczenie poziomów
    .help = Od którego poziomu w górę liczą się punkty. Kamień, który leży niżej, liczy się jak poziom 1.
option-solo2-refill = Dobieranie
    .help = Czy dobierasz całymi porcjami, czy po jednym kamieniu po każdym położonym. W tym drugim przypadku zawsze wybierasz spośród 5 kamieni (7 z zestawem dziewiątkowym), aż zostaną 2 (albo 5).
option-solo2-play-rest = Położyć też resztę
    .help = Trzeba położyć także kamienie, które zostają po ostatniej porcji. Z zestawem dziewiątkowym nigdy się to nie udaje: żaden łańcuch nie jest dłuższy niż 51 kamieni.
option-tiles = Kamienie
    .help = Z ilu kamieni składa się obrazek: z całego zestawu czy z mniejszej liczby.
option-memory-paper = Na papierze
    .help = Liczby zostają na papierze w kratkę, znikają tylko granice kamieni: znajdź je.
option-cb-tie-nondouble = Remis bez dubletów
    .help = Dublety się nie liczą, gdy o remisie rozstrzyga najniższy kamień.
option-draw-lead = Kto zaczyna
    .help = Kto zaczyna rozdanie w grze Draw.
option-draw-when-unable = Dobieranie tylko z konieczności
    .help = Kto może dołożyć, nie dobiera: dobierasz, aż jakiś kamień pasuje, i wtedy go dokładasz.
option-muggins-reserve = Kamienie, które zostają w zapasie
    .help = Tyle kamieni zostaje w zapasie i nigdy się ich nie dobiera.
option-muggins-round = Zaokrąglanie
    .help = Jak oczka na koniec rozdania zmieniają się w punkty, gdy nie dzielą się przez pięć: 12 oczek daje 3, jeśli zawsze zaokrąglasz w górę, a 2, jeśli liczy się bliższa liczba.
option-muggins-spinner = Pierwszy dublet to spinner
    .help = Do pierwszego dubletu można dokładać z czterech stron. Liczy się z obiema połówkami, dopóki przy jednym z jego dwóch końców nie ma kamienia; jego boki nie liczą się, póki nie leży tam kamień.
option-muggins-call = Zgłaszanie punktów
    .help = Po dołożeniu musisz podać liczbę swoich punktów. Jeśli nie powiesz nic albo podasz złą liczbę, nic się nie zapisuje, a następna osoba może zawołać „Muggins!”, podać właściwą liczbę i zabrać punkty. Nikt nie podaje ci sumy końców.
option-f53-draw = Dobieranie
    .help = Kto nie może dołożyć, dobiera, aż coś pasuje.
option-f53-final = Liczenie na koniec
    .help = Oprócz dodatkowego punktu zwycięzca rozdania dostaje punkty jak w grze Muggins: oczka pozostałych, w parach minus oczka partnera, podzielone przez pięć i zaokrąglone w górę; w zablokowanym rozdaniu dostaje je ten, kto ma najmniej oczek.
option-f53-team = Punkty par
    .help = Jak zestawia się punkty dwóch par: przez całą partię czy rozdanie po rozdaniu, gdy lepsza para dostaje różnicę.
option-exact31 = Dokładnie w cel
    .help = Trzeba trafić dokładnie w cel: punkty, które by go przekroczyły, przepadają. Jeśli rozdania gra się do końca, wygrywa ten, kto trafi pierwszy.
option-bn-max-draws = Dobieranie w jednym ruchu
    .help = Ile kamieni najwyżej dobierasz, gdy nic nie pasuje; 0 znaczy: aż coś pasuje, jak przed 2010 rokiem.
option-bn-third-draw = Zapas na wyczerpaniu
    .help = Co się dzieje, gdy po twoim trzecim dobraniu w zapasie zostają dwa kamienie i nic nie pasuje.

## Values of options

value-next-lead-rule = według zasady rozpoczynania
value-next-lead-winner = kto wygrał poprzednie rozdanie
value-next-lead-rotate = każde miejsce po kolei
value-blocked-tie-none = nikt nic nie dostaje
value-blocked-tie-share = punkty do podziału
value-blocked-tie-lowest-tile = wygrywa najniższy pojedynczy kamień
value-no-double-heaviest = zaczyna najwyższy kamień
value-no-double-redeal = nowe rozdanie
value-team-hand-keep4 = zatrzymać cztery kamienie
value-team-hand-redeal5 = rozdać każdemu pięć nowych
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = więcej niż 100
value-hungarian-target-from-100 = 100 lub więcej
value-host-block = Blok
value-host-peruvian = Domino peruwiańskie
value-host-team-block = Blok drużynowy
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Domino węgierskie
value-host-french = Domino francuskie
value-sevens-after-draw-optional-before = może dobrać jeden przed dołożeniem
value-sevens-after-draw-mandatory-after = musi dobrać jeden po dołożeniu
value-bergen-high-double-on = dwa punkty
value-bergen-high-double-off = bez punktów
value-bergen-block-rule = najmniej oczek wśród tych bez dubletu
value-bergen-block-takes-all-lowest = najmniej oczek ze wszystkich
value-cf-draw-one = jeden kamień, gdy nie możesz dołożyć
value-cf-draw-block-end-of-turn = jeden kamień na końcu każdego ruchu
value-cf-draw-none = nigdy
value-fort-levels-absolute = od stołu
value-fort-levels-relative = od pierwszego kamienia łańcucha
value-tiles-all = wszystkie
value-solo2-refill-batch = porcjami
value-solo2-refill-each = po każdym kamieniu
value-draw-lead-highest-double = kto ma najwyższy dublet
value-draw-lead-lot = losowo, potem każde miejsce po kolei
value-muggins-round-up = zawsze w górę
value-muggins-round-nearest = w górę lub w dół, do bliższej
value-f53-team-margin = obie pary liczą dalej; decyduje różnica
value-f53-team-per-hand-difference = różnica po każdym rozdaniu
value-bn-third-draw-end = koniec rozdania
value-bn-third-draw-pass = pasujesz i rozdanie trwa dalej

## Options of the games for one

option-teller-performer = Ty pokazujesz sztuczkę
    .help = Chowasz kamień, ogłaszasz dwie liczby i układasz łańcuch na zmianę z publicznością, która dokłada cokolwiek, co pasuje.
option-winnable = Tylko do wygrania
    .help = Układ, którego nie da się wygrać, rozdaje się od nowa. Wygrać można mniej więcej co trzeci.
option-start = Początek
    .help = Pusta ramka albo łamigłówka: kilka kamieni już w niej leży i zostawia dokładnie jedno rozwiązanie.
value-start-free = pusta ramka
value-start-puzzle = łamigłówka z jednym rozwiązaniem
