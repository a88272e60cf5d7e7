### What the terminal and the server say around the games, in Polish.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] Bot: { $bots }.
        [few] Boty: { $bots }.
        [many] Boty: { $bots }.
       *[other] Boty: { $bots }.
    }

## The table

running-total-wanted = Suma wynosi { $total }. Punktowane: { $wanted }.
worth =
    { $points ->
        [one] { $total } ({ $points } punkt)
        [few] { $total } ({ $points } punkty)
        [many] { $total } ({ $points } punktów)
       *[other] { $total } ({ $points } punktu)
    }
upper-storey = góra
lower-storey = dół

## Partners, totals and winners

partners-you = Ty i { $partner } gracie przeciw parze: { $others }.
partners = { $ones } grają przeciw parze: { $others }.
around = Po kolei przy stole: { $names }.
match-minutes =
    { $minutes ->
        [one] To potrwa około minuty.
        [few] To potrwa około { $minutes } minut.
        [many] To potrwa około { $minutes } minut.
       *[other] To potrwa około { $minutes } minuty.
    }
match-length =
    To potrwa około { $hands ->
        [one] jednego rozdania
        [few] { $hands } rozdań
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }, { $minutes ->
        [one] około minuty.
        [few] około { $minutes } minut.
        [many] około { $minutes } minut.
       *[other] około { $minutes } minuty.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, w pojedynkę.
        [one] { $game }. Gra też: { $names }.
        [few] { $game }. Grają też: { $names }.
        [many] { $game }. Grają też: { $names }.
       *[other] { $game }. Grają też: { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Ustalone: { $options }.
ask-for-help = Wpisz ?, by uzyskać pomoc.
hand-number = Rozdanie { $number }
your-move = Twój ruch (od 1 do { NUMBER($count, useGrouping: 0) }, ? – pomoc):
your-move-unnumbered = Twój ruch (? – pomoc):
only-move = Twój jedyny ruch: naciśnij Enter (? – pomoc):
next-hand = Naciśnij Enter, by rozpocząć następne rozdanie (? – pomoc):
another-match = Jeszcze jedna partia? (t/n, s zapisuje tę)
write-over = Plik { $file } już istnieje. Zastąpić? (t/n)
save-first = Ta gra nie jest zapisana. Najpierw zapisać? (t/n)
saved = Zapisano w pliku { $file }.
not-saved = Nic nie zapisano.
goodbye = Do zobaczenia.
which-one = „{ $text }” może oznaczać: { $actions }. Wpisz jeden z tych ruchów albo jego numer.
which-one-unnumbered = „{ $text }” może oznaczać: { $actions }. Wpisz jeden z tych ruchów.
which-one-of-many = „{ $text }” może oznaczać wiele ruchów ({ NUMBER($count, useGrouping: 0) }): wpisz więcej.
no-such-action =
    { $count ->
        [one] „{ $text }” nie jest teraz możliwe: naciśnij Enter, by wykonać jedyny ruch, albo wpisz ?, by uzyskać pomoc.
        [few] „{ $text }” nie jest teraz możliwe: wpisz liczbę od 1 do { NUMBER($count, useGrouping: 0) } albo ?, by uzyskać pomoc.
        [many] „{ $text }” nie jest teraz możliwe: wpisz liczbę od 1 do { NUMBER($count, useGrouping: 0) } albo ?, by uzyskać pomoc.
       *[other] „{ $text }” nie jest teraz możliwe: wpisz liczbę od 1 do { NUMBER($count, useGrouping: 0) } albo ?, by uzyskać pomoc.
    }
no-such-action-unnumbered = „{ $text }” nie jest teraz możliwe: wpisz ruch tak, jak wyjaśniono wyżej, albo ?, by uzyskać pomoc.
not-in-hand = Nie masz takiego kamienia: { $tile }.
does-not-fit = { $tile }: tego kamienia nie można tam teraz dołożyć.
nothing-to-take-back = W tym rozdaniu nie ma czego cofnąć.
seen-too-much = Tego nie można cofnąć: od tego czasu widać już kamienie, które były zakryte.
nothing-to-do = To nie twoja kolej.
hint = Dobry ruch to { $number }: { $action }.
hint-unnumbered = Dobry ruch to { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Teraz możesz wpisać na przykład:
help-only = Albo naciśnij Enter: nic innego nie można zrobić.
help-number = Albo numer ruchu.
help-short = Zamiast { $text } wystarczy wpisać tyle, by nie było wątpliwości, na przykład { $short }.
help-beginning = Wystarczy początek słowa.
help-stuck = Gdy nic nie pasuje: { $rule }
help-besides = Oprócz tego:
help-page =
    Całą stronę ze wszystkimi opcjami pokazuje r albo, w innym oknie,
      boneyard rules { $game } --lang pl
    Pierwszy raz z dominem?
      boneyard rules basics --lang pl
aside-r = zasady tej gry
aside-h = podpowiedź
aside-t = jeszcze raz stół
aside-e = końce
aside-l = co wydarzyło się ostatnio
aside-c = punktacja
aside-u = cofnij ostatnią decyzję, o ile nie widać od tego czasu nowych kamieni
aside-s = zapisz grę; s PLIK, pod tą nazwą
aside-q = koniec

## Records

record-title = { $game }. Przy stole: { $names }.
record-options = Opcje: { $options }.
record-date = Data: { $date }.
record-right =
    Zapis jest poprawny: { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }.
record-unfinished = Ostatnie rozdanie nie jest dokończone.

## The catalogue

column-id = gra
column-name = nazwa
column-players = osoby
column-sets = zestawy
column-minutes = minuty
column-editions = źródło
game-needs = Osoby: { $players }. Zestawy: { $sets }. Źródło: { $editions }.
also-called = Inne nazwy: { $names }.
host-players = { $host }, osoby: { $players }
lengths-of = Ile trwa partia z botami:
length-of =
    { $players ->
        [one] { $players } osoba: { $length }.
        [few] { $players } osoby: { $length }.
        [many] { $players } osób: { $length }.
       *[other] { $players } osoby: { $length }.
    }
length-or-printed = { $length }; jak w druku: { $printed }
editions-of = Wydania, do wyboru przez --edition nazwa; domyślnie pierwsze:
options-of = Opcje z wartościami domyślnymi, do wyboru przez -o nazwa=wartość:
option-values = Do wyboru: { $values }.
option-hosts = Tylko gdy podstawą jest: { $hosts }.
values-from = { $values } albo dowolna liczba od { $least } wzwyż
which-game = Jaka gra? (Enter: { $first })
too-late = Ktoś był szybszy: tego już nie można zrobić.

## Answers of the solvers

solve-seed = Ziarno { $seed }.
solve-number = { $number }
solve-hand = W ręce:
solve-order = Kolejność kładzenia:
solve-share =
    To { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; wśród wszystkich rozdań jest to, przy poziomie
    ufności 95%, od { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } do
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Rozwiązania kwadratów z domina, policzone na wszystkie sposoby:
solve-squares-number-pictures = Różne obrazki liczb w ramce, niezależnie od tego, jakie kamienie je tworzą.
solve-squares-placements = Różne sposoby ułożenia 28 kamieni.
solve-squares-placements-up-to-half-turn = To samo, gdy ramka i ta sama ramka obrócona o pół obrotu liczą się jako jedno.
solve-squares-placements-up-to-symmetry = To samo, gdy jako jedno liczą się też ramki w odbiciu lustrzanym.
solve-squares-printed = „Ponad 300 000 rozwiązań” z instrukcji to sposoby ułożenia z dokładnością do pół obrotu.
solve-squares-puzzle =
    { $count ->
        [one] W ramce leży { $count } kamień; pozostałe można ułożyć na dokładnie jeden sposób.
        [few] W ramce leżą { $count } kamienie; pozostałe można ułożyć na dokładnie jeden sposób.
        [many] W ramce leży { $count } kamieni; pozostałe można ułożyć na dokładnie jeden sposób.
       *[other] W ramce leży { $count } kamienia; pozostałe można ułożyć na dokładnie jeden sposób.
    }
solve-squares-given = Kamienie w ramce:
solve-squares-completions =
    { $count ->
        [0] Tego nie da się dokończyć.
        [one] Można to dokończyć na dokładnie { $count } sposób:
        [few] Można to dokończyć na { $count } sposoby; jeden z nich:
        [many] Można to dokończyć na { $count } sposobów; jeden z nich:
       *[other] Można to dokończyć na { $count } sposobu; jeden z nich:
    }
solve-squares-lift = Da się dalej, jeśli zabierzesz { $tiles }.
solve-solo-1-share = Rozdania, które można wygrać: { $winnable } z { $sample }.
solve-solo-1 =
    { $won ->
        [yes] To można wygrać.
       *[no] Tego nie można wygrać.
    }
solve-solo-2-share = Rozdania wygrane zgodnie z radą: { $winnable } z { $sample }.
solve-lay = Połóż teraz:
solve-lay-all = Kładź kamienie z ręki w tej kolejności:
solve-stuck = Wszystkich kamieni z ręki nie da się położyć, więc gra jest przegrana.
solve-over =
    { $won ->
        [yes] Wszystko leży: wygrana.
       *[no] Nic już nie pasuje: przegrana.
    }
solve-chance =
    { $exact ->
        [yes] Szansa na wygraną wynosi { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, policzona dokładnie.
       *[no] Szansa na wygraną wynosi około { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] Najdłuższy łańcuch dla dubletu { $value }-{ $value } ma { $count ->
            [one] { $count } kamień
            [few] { $count } kamienie
            [many] { $count } kamieni
           *[other] { $count } kamienia
        }:
       *[no] Najkrótszy łańcuch dla dubletu { $value }-{ $value } ma { $count ->
            [one] { $count } kamień
            [few] { $count } kamienie
            [many] { $count } kamieni
           *[other] { $count } kamienia
        }:
    }
solve-no-chain = Z wolnych kamieni nie da się ułożyć łańcucha z co najmniej { $least } kamieni dla dubletu { $value }-{ $value }.
solve-train =
    { $kind ->
        [pips] Ciąg z największą liczbą oczek
       *[tiles] Najdłuższy ciąg
    } ma { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    } i { $pips ->
        [one] { $pips } oczko
        [few] { $pips } oczka
        [many] { $pips } oczek
       *[other] { $pips } oczka
    }:
solve-no-train = Z tej ręki nie można położyć żadnego kamienia.
solve-left =
    { $count ->
        [0] Nic nie zostaje.
       *[other] Zostaje: { $tiles }.
    }
solve-fortune = Bez { $tile } wszystkie pozostałe tworzą jeden łańcuch, od { $one } do { $other }:
solve-dominance-move = Decyduje { $name }; najlepsze jest { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Wszystkie kamienie są zabrane i nikt nie prowadzi.
           *[no] Wszystkie kamienie są zabrane. Prowadzi { $ahead }, przewaga: { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Przy najlepszej grze kończy się remisem.
               *[no] Przy najlepszej grze na koniec prowadzi { $ahead }, przewaga: { $points }.
            }
           *[no] { $even ->
                [yes] O ile można przewidzieć, nikt nie prowadzi.
               *[no] O ile można przewidzieć, prowadzi { $ahead }, przewaga: około { $points }.
            }
        }
    }

## The server and its records

open-already = Boneyard działa już pod adresem { $url }.
serve-address =
    Boneyard działa pod adresem { $url }, dopóki nie zatrzyma go Ctrl-C.
    Stoły są przechowywane w { $database }.
verify-record = Zapis { $number }, partia { $match }:
verify-hand =
    { $wrong ->
        [none] Rozdanie { $hand }: rozdane zgodnie z obietnicą { $promise }..., a kolejność kamieni z niej wynika.
       *[other] Rozdanie { $hand } się nie zgadza: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Ruchy jedynego rozdania
            [few] Ruchy wszystkich rozdań ({ $hands })
            [many] Ruchy wszystkich rozdań ({ $hands })
           *[other] Ruchy wszystkich rozdań ({ $hands })
        } są dozwolone, a wyniki poprawne.
       *[other] Ruchy się nie zgadzają. { $wrong }
    }
export-done =
    { $count ->
        [one] Zapisano { $count } partię w { $file }.
        [few] Zapisano { $count } partie w { $file }.
        [many] Zapisano { $count } partii w { $file }.
       *[other] Zapisano { $count } partii w { $file }.
    }
    Plik zawiera tajne dane: strzeż go jak samej bazy danych.
import-done =
    { $written ->
        [one] Zapisano { $written } partię
        [few] Zapisano { $written } partie
        [many] Zapisano { $written } partii
       *[other] Zapisano { $written } partii
    }, { $known ->
        [one] { $known } już była.
        [few] { $known } już były.
        [many] { $known } już było.
       *[other] { $known } już było.
    }
import-different = Już są, ale inne, i zostają bez zmian: { $names }.
arena-played =
    { $game }, { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }, ziarno { $seed }, { $what ->
        [matches] partie
       *[deals] rozdania
    }: { $most ->
        [yes] najwyżej { $count }
       *[no] { $count }
    }, za każdym razem we wszystkich ustawieniach miejsc.
arena-score =
    Bot { $first } wygrywa { NUMBER($value, style: "percent", maximumFractionDigits: 1) } { $what ->
        [matches] partii
       *[deals] rozdań
    } przeciw botowi { $second } (przedział 95%: od { NUMBER($low, style: "percent", maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    Różnica punktów na miejsce i { $what ->
        [matches] partię
       *[deals] rozdanie
    }, bot { $first } względem bota { $second }: { $value } (od { $low } do { $high }).
arena-cross = Jak często, w procentach, bot z wiersza pokonuje bota z kolumny (remis liczy się za pół), i połowa przedziału 95%.
arena-slow = Szybki silnik nie jest skompilowany, więc hard zdąży znaleźć mniej: python -m boneyard.fast.compiled kompiluje go, wystarczy raz.
arena-rated =
    { $game }, { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
        [many] { $players } osób
       *[other] { $players } osoby
    }, ziarno { $seed }, partie: { $matches }. Ranking jak u ludzi, ale mierzony tylko między botami:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] Silniejszy jest { $first }.
        [second] Silniejszy jest { $second }.
       *[open] Żaden nie jest wyraźnie silniejszy: więcej gier może to rozstrzygnąć.
    }{ $early ->
        [yes] {" "}Rozstrzygnęło się to wcześnie: przedział zwycięstw jest ważny niezależnie od tego, kiedy się przerwie, a przedział punktów nie.
       *[no] {""}
    }
progress-deals = Rozdania
progress-decisions = Decyzje
progress-positions = Namysł
progress-matches = Partie
keys-newest = Z dnia { $made }; podpisuje wszystkie nowe tokeny.
keys-older = Z dnia { $made }; ważny do { $until }.
results-checked = Wyniki, które wynikają z dzienników: { $right }; które się różnią: { $wrong }; według starszych zasad, bez zmian: { $unreadable }.
results-rebuilt = Wyniki, które były poprawne: { $right }; wyprowadzone na nowo: { $wrong }; według starszych zasad, bez zmian: { $unreadable }.
ratings-checked = Rankingi po partii, które nie wynikają z partii: { $wrong }.
ratings-rebuilt = Rankingi po partii, które nie wynikały z partii, obliczone na nowo: { $wrong }.
push-on = Kto chce, dowie się odtąd przez Web Push, że przyszła jego kolej. Kto miał to już włączone, musi to włączyć jeszcze raz.
push-off = Web Push nikogo już nie powiadamia, że przyszła jego kolej.

## Bots against bots

progress-hands = Rozdania
simulation-title =
    { $players ->
        [one] { $game }, { $players } osoba, ziarno { $seed }
        [few] { $game }, { $players } osoby, ziarno { $seed }
        [many] { $game }, { $players } osób, ziarno { $seed }
       *[other] { $game }, { $players } osoby, ziarno { $seed }
    }
simulation-sum =
    { $hands ->
        [one] { $hands } rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }, dokończone partie: { $matches }, ruchy na rozdanie: { $actions }
simulation-seat = miejsce
simulation-bot = bot
simulation-points = punkty
simulation-per-hand = na rozdanie
simulation-won = wygrane
