### What a coach says, in Polish: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "and" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = to ostatni kamień
reason-points =
    { $amount ->
        [one] od razu daje { $amount } punkt
        [few] od razu daje { $amount } punkty
        [many] od razu daje { $amount } punktów
       *[other] od razu daje { $amount } punktu
    }
reason-stuck =
    { $you ->
        [yes] chyba nie masz nic pasującego
       *[no] { $name } chyba nie ma nic pasującego
    }
reason-lacks =
    { $you ->
        [yes] chyba brakuje ci: { $numbers }
       *[no] { $name } chyba nie ma: { $numbers }
    }
reason-alone = nikt inny nie może mieć kamienia, który ma { $numbers }
reason-keeps =
    { $amount ->
        [one] potem pasuje { $amount } kamień z ręki
        [few] potem pasują { $amount } kamienie z ręki
        [many] potem pasuje { $amount } kamieni z ręki
       *[other] potem pasuje { $amount } kamienia z ręki
    }
reason-weight =
    { $amount ->
        [one] z ręki znika { $amount } oczko
        [few] z ręki znikają { $amount } oczka
        [many] z ręki znika { $amount } oczek
       *[other] z ręki znika { $amount } oczka
    }
reason-double = z ręki znika dublet
reason-fewer =
    { $amount ->
        [one] ręka jest lżejsza od pozostałych o około { $amount } oczko
        [few] ręka jest lżejsza od pozostałych o około { $amount } oczka
        [many] ręka jest lżejsza od pozostałych o około { $amount } oczek
       *[other] ręka jest lżejsza od pozostałych o około { $amount } oczka
    }
reason-draws = nowy kamień może pasować

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] równo
        [ahead]
            { $size ->
                [one] { $size } punkt przewagi
                [few] { $size } punkty przewagi
                [many] { $size } punktów przewagi
               *[other] { $size } punktu przewagi
            }
       *[behind]
            { $size ->
                [one] { $size } punkt straty
                [few] { $size } punkty straty
                [many] { $size } punktów straty
               *[other] { $size } punktu straty
            }
    }
# Points with their sign.
signed =
    { $way ->
        [level] 0
        [ahead] +{ $size }
       *[behind] −{ $size }
    }
lost-points =
    { $size ->
        [one] { $size } punkt
        [few] { $size } punkty
        [many] { $size } punktów
       *[other] { $size } punktu
    }
outlook = Spodziewane na koniec rozdania: { $lead }.
outlook-wins = Spodziewane na koniec rozdania: { $lead }; wygrana w { $percent } na 100 rozdań.

## How well a match was played

grade-best = najlepszy ruch
grade-fine = dobry ruch
grade-loose = niedokładność
grade-blunder = błąd
# $lost points were lost by it as far as could be expected.
graded = { $grade }, strata: { $lost }
better = Lepiej: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Gra dla jednej osoby nie jest oceniana: nie ma przeciw komu grać.
        [race] Wyścig nie jest oceniany: liczy się, kto jest szybszy.
        [recall] Ta gra nie jest oceniana: nikt nie wie, co kto pamiętał.
        [walls] Ta gra nie jest oceniana: żaden bot nie wie, ile są warte jej ruchy.
       *[rules] Z tymi opcjami gra nie jest oceniana: żaden bot nie wie, ile są warte jej ruchy.
    }
analysis-none = Nikt nie miał wyboru.
# How many decisions of $name have which grade.
analysis-grades =
    { $count ->
        [one] { $name }: { $count } decyzja; najlepsze: { $best }, dobre: { $fine }, niedokładne: { $loose }, błędy: { $blunders }.
        [few] { $name }: { $count } decyzje; najlepsze: { $best }, dobre: { $fine }, niedokładne: { $loose }, błędy: { $blunders }.
        [many] { $name }: { $count } decyzji; najlepsze: { $best }, dobre: { $fine }, niedokładne: { $loose }, błędy: { $blunders }.
       *[other] { $name }: { $count } decyzji; najlepsze: { $best }, dobre: { $fine }, niedokładne: { $loose }, błędy: { $blunders }.
    }
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name }: oczekiwane { $expected }, decyzje { $lost }, szczęście { $luck }, na koniec { $result }.
analysis-decided =
    { $by ->
        [deal] Przesądziły kamienie.
        [decisions] Przesądziły decyzje graczy.
        [luck] Przesądziło szczęście.
       *[nothing] Nikt nie prowadził.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = To prowadzi do wygranej: { $action }.
hint-best =
    { $percent ->
        [0] Największa szansa, choć mniejsza niż jeden na sto: { $action }.
       *[other] Największa szansa na wygraną, około { $percent }%: { $action }.
    }
hint-lost = Wygrać już się nie da.
hint-solves = Z tym jest rozwiązanie: { $action }.
hint-forced = Jest w każdym rozwiązaniu, które jeszcze zostało: { $action }.
hint-safe = Po tym da się jeszcze położyć wszystkie pozostałe: { $action }.
hint-astray = W tym układzie nie da się dokończyć. Zrób to: { $action }.
hint-only = Jest tylko jedna możliwość: { $action }.
hint-right = Podaj należne punkty: { $action }.
hint-none = Tu nic nie jest pewne: zaufaj swojej pamięci.
hint-guess = Dobry pomysł: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Więcej
