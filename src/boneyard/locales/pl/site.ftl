### The words around the games, in Polish.
###
### One word for each notion, here and on the pages of the games:
###   tile kamień, double dublet, half połówka, pip oczko, blank pusta połówka, set zestaw szóstkowy and dziewiątkowy
###   hand (a deal) rozdanie, match partia, hand (the tiles) ręka, move and turn ruch, it is your turn twoja kolej
###   stock zapas, draw dobierać, lay kłaść and (at an end) dokładać, lead zaczynać, pass pasować and spasować
###   lift zabierać, take back cofać, heaviest and lightest tile najwyższy and najniższy kamień, round of hectic runda
###   line and chain łańcuch, train ciąg, row rząd, end koniec, arm ramię, ray promień, cell pole, level poziom
###   blocked zablokowany, barricade barykada, close zamykać, go out skończyć, face up odkryty, face down zakryty
###   across the line w poprzek, flat and upright poziomo and pionowo, the booklet instrukcja, host game gra podstawowa
###   seed ziarno, aids ułatwienia, figures statystyki, log dziennik, line of a file wiersz, token token
###   point punkt, penalty punkt karny, score (total) punktacja, score dostawać, write zapisywać, pair para
### The reader is "ty", all at the table are "wy"; no past tense and no conditional of the second person, which would
### show the reader's sex. Names stay in the nominative: "oczka, które ma { $of }", "Gra też: { $names }".

## The table

nothing-laid = Na stole nic jeszcze nie leży.
ends = Końce: { $ends }.
ends-first = Najpierw trzeba dołożyć tu: { $ends }.
ends-total = Razem { $total }.
end-left = { $number } z lewej{ $letter }
end-right = { $number } z prawej{ $letter }
end-arm = { $name } { $number }
running-total = Suma wynosi { $total }.
hands = Kamienie w rękach: { $hands }.
# $free: so many of them can still be drawn.
stock = Zapas: { $count }.
stock-reserve =
    { $free ->
        [0] Zapas: { $count }, nic do dobrania.
       *[other] Zapas: { $count }, do dobrania: { $free }.
    }
not-in-play = Poza grą: { $count }.
your-hand =
    Twoja ręka, { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }, { $pips ->
        [one] { $pips } oczko
        [few] { $pips } oczka
        [many] { $pips } oczek
       *[other] { $pips } oczka
    }:

## Partners, totals and winners

totals = Punkty: { $totals }.
totals-secret = Punktacja jest tajna, aż zostanie tylko ostatnie rozdanie.
target-points = Partię gra się do { $points }.
target-beyond = Partię gra się do wyniku powyżej { $points }.
target-points-lowest = Partia kończy się, gdy ktoś ma { $points }; wygrywa najniższa suma.
target-hands =
    { $hands ->
        [one] Partia trwa jedno rozdanie.
        [few] Partia trwa { $hands } rozdania.
        [many] Partia trwa { $hands } rozdań.
       *[other] Partia trwa { $hands } rozdania.
    }
target-hands-lowest =
    { $hands ->
        [one] Partia trwa jedno rozdanie; wygrywa najniższa suma.
        [few] Partia trwa { $hands } rozdania; wygrywa najniższa suma.
        [many] Partia trwa { $hands } rozdań; wygrywa najniższa suma.
       *[other] Partia trwa { $hands } rozdania; wygrywa najniższa suma.
    }
# Somebody else has more points in the end, but this was settled after the match was won.
target-first =
    { $you ->
        [yes] { $count ->
            [one] Cel osiągasz najwcześniej ty.
            [few] Cel osiągacie najwcześniej wy.
            [many] Cel osiągacie najwcześniej wy.
           *[other] Cel osiągacie najwcześniej wy.
        }
       *[no] Najwcześniej u celu: { $names }.
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] Wygrywasz partię!
            [few] Wygrywacie partię: { $names }!
            [many] Wygrywacie partię: { $names }!
           *[other] Wygrywacie partię: { $names }!
        }
       *[no] { $count ->
            [one] { $names } wygrywa partię.
            [few] { $names } wygrywają partię.
            [many] { $names } wygrywają partię.
           *[other] { $names } wygrywają partię.
        }
    }
# In pairs that win the difference of the totals.
match-margin =
    { $you ->
        [yes] Wygrywacie różnicę: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
       *[no] Zwycięska para dostaje różnicę: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
    }
# A game for one: how far one came.
alone-solved = Rozwiązane!
alone-unsolved = Nierozwiązane: { $done } z { $whole }.
match-drawn = Partia kończy się remisem.

## During a hand

taken-back = Cofnięto.
no-ends = Teraz nie ma żadnych końców.
nothing-yet = W tym rozdaniu nic się jeszcze nie wydarzyło.
