### What happens at the games for one, and what can be done there, in Polish.

## Solo 1 and solo 2

ended-stuck = Nic już nie pasuje: gra przegrana.
why-won = gra wygrana
tiles-laid =
    { $count ->
        [one] Leży { $count } kamień.
        [few] Leżą { $count } kamienie.
        [many] Leży { $count } kamieni.
       *[other] Leży { $count } kamienia.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = zabierz ostatnio położony kamień
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Zabierasz { $tile } z powrotem.
           *[other] Zabierasz { $tile } z powrotem, koniec: { $place }.
        }
       *[no] { $place ->
            [none] { $seat } zabiera { $tile } z powrotem.
           *[other] { $seat } zabiera { $tile } z powrotem, koniec: { $place }.
        }
    }
event-opened = Koperta zostaje otwarta: jest w niej { $tiles }.
ended-foretold = Wszystkie kamienie leżą, a łańcuch kończy się zgodnie z przepowiednią!
ended-stopped =
    { $you ->
        [yes] Kończysz w tym miejscu.
       *[no] { $seat } kończy w tym miejscu.
    }
why-foretold = łańcuch kończy się zgodnie z przepowiednią
action-hide = schowaj { $tile }
action-announce = ogłoś { $one } i { $other }
event-hid =
    { $you ->
        [yes] Chowasz { $tiles }.
       *[no] { $seat } chowa kamień.
    }
event-announced =
    { $you ->
        [yes] Ogłaszasz, że na końcach łańcucha będą { $one } i { $other }.
       *[no] { $seat } ogłasza, że na końcach łańcucha będą { $one } i { $other }.
    }
event-audience-laid =
    { $at ->
        [left] Publiczność dokłada { $tiles } z lewej{ $letter }.
        [right] Publiczność dokłada { $tiles } z prawej{ $letter }.
       *[arm] Publiczność dokłada { $tiles } przy końcu { $end }.
    }
event-produced =
    { $you ->
        [yes] Pokazujesz schowany kamień: { $tiles }.
       *[no] { $seat } pokazuje schowany kamień: { $tiles }.
    }
ended-missed = Wszystkie kamienie leżą, ale łańcuch nie kończy się tak, jak ogłoszono.
performer-hide = Wybierz kamień, który schowasz. Z dubletem sztuczka się nie uda.
# $seen: whether the one who reads knows the hidden tile.
performer-hid =
    { $seen ->
        [yes] Schowany: { $tile }.
       *[no] Jeden kamień jest schowany.
    }
performer-say = Ogłoś dwie liczby, które znajdą się na końcach łańcucha.
performer-said = Ogłoszone: { $one } i { $other }.
performer-lifts =
    { $count ->
        [0] Nie możesz już zabrać żadnego kamienia.
        [one] Możesz zabrać kamień jeszcze { $count } raz.
        [few] Możesz zabrać kamień jeszcze { $count } razy.
        [many] Możesz zabrać kamień jeszcze { $count } razy.
       *[other] Możesz zabrać kamień jeszcze { $count } razu.
    }
envelope-sealed = Koperta jest zaklejona.
envelope-open = W kopercie był { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] połóż { $one }-{ $other } poziomo
       *[v] połóż { $one }-{ $other } pionowo
    }, { $cell ->
        [none] jak pokazano
       *[other] { $one } na { $cell }
    }
action-lift =
    { $cell ->
        [none] zabierz zaznaczony kamień
       *[other] zabierz kamień z { $cell }
    }
event-laid =
    { $you ->
        [yes] Kładziesz { $one }-{ $other }
       *[no] { $seat } kładzie { $one }-{ $other }
    } { $way ->
        [h] poziomo
       *[v] pionowo
    }{ $cell ->
        [none] .
       *[other] { " " }na { $cell }.
    }
# $count squares show a single number; $spoiled squares show two and bear a mark.
squares-done =
    Gotowe kwadraty: { $count } z 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }Jeden pokazuje dwie liczby i jest oznaczony (!).
        [few] { " " }{ $spoiled } pokazują dwie liczby i są oznaczone (!).
        [many] { " " }{ $spoiled } pokazuje dwie liczby i jest oznaczonych (!).
       *[other] { " " }{ $spoiled } pokazuje dwie liczby i jest oznaczone (!).
    }
# For a table that does not list thousands of actions.
to-lay =
    { $count ->
        [0] Nie zostało nic do położenia.
        [one] Do położenia { $count } kamień:
        [few] Do położenia { $count } kamienie:
        [many] Do położenia { $count } kamieni:
       *[other] Do położenia { $count } kamienia:
    }
ended-solved = Rozwiązane: czternaście kwadratów, w każdym jedna liczba!

action-ready = gotowe: zakryj obrazek
event-hidden = Obrazka już nie widać; kamienie są w ręce: { $tiles }.
event-shown = Obrazek znów widać.
ended-right = Każde pole się zgadza: świetna pamięć!
ended-wrong = Wszystkie kamienie leżą, ale nie każde pole się zgadza.
why-cells = pola, które się zgadzają
ended-cut = Wszystkie granice znalezione: liczby są podzielone na kamienie!
picture-was = Tak wyglądał obrazek:
picture-built = A to twoja wersja (! oznacza błąd):
picture-cut = Można go podzielić tak:

## Dead ends
## $action is what would be done.

lay-anyway = Położyć mimo to? (t/n)
dead-end-ahead = Po tym łańcucha nie da się już dokończyć: { $action }.
