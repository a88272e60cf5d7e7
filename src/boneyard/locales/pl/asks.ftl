### What is asked of whoever is to play, and why, in Polish.
###
### $numbers lists halves that are wanted ("3 lub 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = dobierz
choice-pass = spasuj
choice-stop = przestań
choice-close = zamknij koniec dubletem
choice-call = zgłoś przeoczone punkty
choice-lift = zabierz ostatni kamień
choice-stop-here = zakończ
choice-attach = dobuduj kamień
choice-build = zbuduj łańcuch na punkty

## Laying

ask-lead-any = Zacznij od dowolnego kamienia.
ask-lead-highest = Połóż na początek swój najwyższy dublet: { $tile }.
ask-lead-lowest = Połóż na początek swój najniższy dublet: { $tile }.
ask-lead-heaviest = Nie masz dubletu: połóż na początek swój najwyższy kamień, { $tile }.
ask-lead-lightest = Nie masz dubletu: połóż na początek swój najniższy kamień, { $tile }.
ask-lay =
    { $count ->
        [0] Dołóż kamień, który ma { $numbers }.
       *[other] Dołóż kamień, który ma { $numbers }, albo { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Dokładaj dalej: kamień, który ma { $numbers }.
       *[other] Dokładaj dalej kamień, który ma { $numbers }, albo { $choices }.
    }
ask-first =
    { $count ->
        [0] Najpierw dublet: dołóż kamień, który ma { $numbers }.
       *[other] Najpierw dublet: dołóż kamień, który ma { $numbers }, albo { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Otwarte jest tylko { $numbers }, a nie masz pasującego kamienia: { $choices }.
        [few] Potrzebne { $numbers }, a nie masz takiego kamienia: { $choices }.
        [many] Potrzebne { $numbers }, a nie masz takiego kamienia: { $choices }.
       *[other] Potrzebne { $numbers }, a nie masz takiego kamienia: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Połóż kamień, który pasuje wszędzie: nic innego nie daje { $total }
       *[other] Uzupełnij koniec do { $total }: { $numbers } albo kamień, który pasuje wszędzie
    }{ $count ->
        [0] .
       *[other] ; albo { $choices }.
    }
ask-unmade = Żaden twój kamień nie uzupełnia końca do { $total }: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Połóż dowolny kamień: do { $total } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }) brakuje { $more }.{ $totals ->
        [none] { "" }
       *[other] { " " }Potem: { $totals }.
    }
ask-claim = Ile punktów zdobywasz?
ask-overlooked = Czy przeoczono jakieś punkty?

## What is worth points while laying

goal-fives = Punkty daje suma końców podzielna przez 5.
goal-fives-from-ten = Punkty daje suma końców podzielna przez 5, od 10 wzwyż.
goal-fives-and-threes = Punkty daje suma końców podzielna przez 5 lub przez 3.
goal-equal = Dwa równe końce dają punkty.
goal-double = Po dublecie dokładasz jeszcze raz.

## Alone

ask-begin-line = Zacznij łańcuch dowolnym kamieniem: mają się w nim znaleźć wszystkie.
ask-begin-rows = Zacznij od ostatniego kamienia któregoś rzędu.
ask-draw-batch =
    { $more ->
        [one] Dobierz ostatni kamień.
        [few] Dobierz { $more } kamienie, a potem dołóż je wszystkie.
        [many] Dobierz { $more } kamieni, a potem dołóż je wszystkie.
       *[other] Dobierz { $more } kamienia, a potem dołóż wszystko.
    }
ask-hide = Schowaj kamień, który nie jest dubletem.
ask-announce = Ogłoś dwie liczby, które znajdą się na końcach łańcucha.
ask-fill-squares = Zapełnij ramkę: cztery pola kwadratu pokazują jedną liczbę.
ask-look = Zapamiętaj, gdzie leży każda liczba.
ask-rebuild = Połóż każdy kamień tam, gdzie leżał.
ask-cut-paper = Znajdź kamienie: łącz liczby po dwie.

## Other tables

ask-turn-first = Odkryj dwa kamienie, które dają razem { $total }.
ask-turn-second =
    { $more ->
        [0] Odkryj drugi kamień: tylko 0-0 daje { $total }.
        [one] Odkryj drugi kamień: do { $total } brakuje { $more } oczka.
        [few] Odkryj drugi kamień: do { $total } brakuje { $more } oczek.
        [many] Odkryj drugi kamień: do { $total } brakuje { $more } oczek.
       *[other] Odkryj drugi kamień: do { $total } brakuje { $more } oczka.
    }
ask-enter = Weź kamień: jedna połówka to rząd, druga się w nim liczy.
ask-dictate = Zanim zagra druga strona, możesz za nią wybrać: kamień do jej pustego rzędu albo nic.
ask-any = { $choices }.
ask-pick = Weź jeden z oddanych kamieni.
ask-chain =
    { $count ->
        [0] Przykryj dwie równe połówki różnych kamieni.
       *[other] Przykryj dwie równe połówki różnych kamieni albo { $choices }.
    }
ask-chain-stuck = Nie ma już czego przykryć: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Weź kamienie na łańcuch: co najmniej { $total }, na obu końcach { $numbers }.
       *[other] Masz { $more } z co najmniej { $total }: na obu końcach { $numbers }, potem zgłoś się.
    }
