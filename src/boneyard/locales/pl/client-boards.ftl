### What is said at the tables in the browser that are not plain lines, in Polish.

why-not-rotated = Najpierw wybierz kamień: wtedy można go obrócić.

## Concentration

the-tiles = Kamienie na stole

## Hectic

race-which =
    Runda { $round } z { $rounds }, { $points ->
        [one] { $points } punkt:
        [few] { $points } punkty:
        [many] { $points } punktów:
       *[other] { $points } punktu:
    }
race-wanted = łańcuch z co najmniej { $least } kamieni, { $number } na obu końcach i nigdzie w środku.
race-middle = Środek, { $count ->
        [one] { $count } wolny kamień
        [few] { $count } wolne kamienie
        [many] { $count } wolnych kamieni
       *[other] { $count } wolnego kamienia
    }
race-own = Twoje kamienie: { $count }. Dotknij kamienia, by go odłożyć.
race-take = Dotykaj kamieni na środku, by je brać.
race-held =
    { $you ->
        [yes] { $tile } już masz.
       *[no] { $tile } ma { $name }.
    }
race-you-are-out = W tej rundzie pauzujesz; następna zacznie się, gdy ktoś zdobędzie dublet albo wszyscy się poddadzą.
race-two-already = Masz już dwa kamienie z liczbą { $number }: więcej mieć nie wolno.
race-claim = Mam!
race-give-up = Poddaję się

## Dominance

ledger-caption = Rzędy, co mają w nich obie strony i kto je w tej chwili wygrywa
row-window = Sumy, które wygrywają ten rząd
row-sum = Wygrane
# Below the totals: while the hand goes on, and when it is over.
row-so-far = gdyby to był koniec
row-in-all = na koniec
how-spans-work = W nawiasach: sumy, które wygrywają rząd.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] daje { $points }
        [taken] { $points } dostaje { $name }
        [equal] równo: nic
        [beyond] ponad dwukrotnie: nic
        [below] poniżej połowy: nic
       *[alone] jeszcze nic
    }
row-against = { $own } przeciw { $other }:
row-stands =
    { $how ->
        [equal] równo
        [beyond] ponad dwukrotnie
        [below] ponad dwukrotnie
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Nie został żaden kamień
        [one] Ostatni kamień
        [few] Pozostałe { $count } kamienie
        [many] Pozostałe { $count } kamieni
       *[other] Pozostałe { $count } kamienia
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] Został { $count } kamień
        [few] Zostały { $count } kamienie
        [many] Zostało { $count } kamieni
       *[other] Zostało { $count } kamienia
    }
frame-cells = Ramka
frame-turn = Obróć kamień (r)
frame-stop = Zakończ
stop-title = Na pewno zakończyć?
stop-text =
    { $count ->
        [one] Na stole leży { $count } kamień. Jeśli zakończysz, tak już zostanie i gra będzie skończona.
        [few] Na stole leżą { $count } kamienie. Jeśli zakończysz, tak już zostanie i gra będzie skończona.
        [many] Na stole leży { $count } kamieni. Jeśli zakończysz, tak już zostanie i gra będzie skończona.
       *[other] Na stole leży { $count } kamienia. Jeśli zakończysz, tak już zostanie i gra będzie skończona.
    }
stop-no = Graj dalej
frame-fixed = Ten kamień należy do łamigłówki: zostaje na miejscu.
frame-no-room = Nie ma już na niego miejsca: najpierw zabierz jakiś kamień.
frame-no-room-here = Na { $cell } nie ma miejsca na kamień.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } leży poziomo
       *[v] { $cell }: { $one }-{ $other } leży pionowo
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } leży poziomo; zabierz
       *[v] { $cell }: { $one }-{ $other } leży pionowo; zabierz
    }
squares-so-far =
    Kwadraty: { $count } z 14{ $spoiled ->
        [0] { "" }
       *[other] , zepsute: { $spoiled }
    }
picture-look = Przyjrzyj się dobrze, bez pośpiechu.
picture-ready = Zakryj obrazek i buduj
picture-before = Taki był obrazek
picture-after = Twoja wersja
paper-cells = Liczby na papierze
paper-how = Łącz po dwie sąsiednie liczby: dotknij obu albo przeciągnij od jednej do drugiej.
paper-no-tile = Wśród pozostałych kamieni nie ma { $tile }.
paper-no-place = { $tile } nigdzie się teraz nie zmieści: najpierw zabierz jakiś kamień.
paper-yours = Twoje granice
paper-one-cut = Jeden ze sposobów
# For those who hear the picture.
picture-row = Rząd { $row }: { $numbers }
picture-wrong = { $number } (źle)

## Solo and the fortune-teller

solo-rows = Cztery rzędy; w każdym wolny jest ostatni kamień z prawej
solo-behind = Za nim, od prawej do lewej: { $tiles }.
solo-last = To ostatni kamień w swoim rzędzie.
# $tiles cannot be reached any more.
line-is-lost = W tym układzie nie da się już położyć: { $tiles }. Zabierz kamień.
performer-numbers = Liczby
performer-again = Inne liczby
performer-and = { $one } i …
performer-lost = W tym układzie nie da się już położyć: { $tiles }.
line-would-be-lost = Ślepa uliczka
line-think-again = Wybierz inny
line-lay-anyway = Połóż mimo to

## Fortress

fortress-grid = Forteca: miejsca dla wybranego kamienia
fortress-kinds = Co zrobić z kamieniem
fortress-attach = Dobuduj
fortress-chain = Łańcuch
fortress-lay-here = Połóż tutaj
fortress-not-now = Tego kamienia nie można teraz położyć.
fortress-other-way = { $cell }: najpierw obróć kamień
fortress-lies = { $tile } na { $cell } i { $high }, poziom { $level }
chain-begins = Łańcuch liczy się według poziomów: po tym kamieniu jeszcze co najmniej jeden musi przykryć równe połówki. Co ci potem zostanie, oddajesz.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Przykryj dwie równe połówki różnych kamieni, w tym jedną ze swojego łańcucha.
       *[no] Przykryj dwie równe połówki różnych kamieni.
    }
chain-so-far =
    { $you ->
        [yes] Twój łańcuch
       *[no] Łańcuch ({ $name })
    }: { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
chain-level = Poziom { $level }.
chain-stop =
    { $count ->
        [0] Zakończ łańcuch
        [one] Zakończ łańcuch, oddaj { $count } kamień
        [few] Zakończ łańcuch, oddaj { $count } kamienie
        [many] Zakończ łańcuch, oddaj { $count } kamieni
       *[other] Zakończ łańcuch, oddaj { $count } kamienia
    }
