### What a link says where somebody shares it, and pages that need no client, in Polish. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: dom domina
    .text = Ponad trzydzieści gier w domino: solo, z przyjaciółmi albo przeciw botom. Bez instalowania i bez konta.
preview-lobby = Otwarte stoły
    .text = Usiądź do domina przy stole, który na kogoś czeka.
preview-puzzles = Łamigłówki dnia
    .text = Każdego dnia te same łamigłówki z domina dla wszystkich.
preview-mine = Moje gry
    .text = Stoły, przy których siedzisz.
preview-me = Moja strona
    .text = W co grasz i jak ci idzie.
preview-settings = Ustawienia
    .text = Jak wyglądają kamienie, jak szybko grają boty i twoje imię.
preview-nowhere = Nic tu nie ma · Boneyard
preview-new = Zagraj: { $game }
preview-learn = Naucz się: { $game }
preview-rules = Jak się gra: { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Stół z dominem, wolne: { $free ->
            [one] { $free } miejsce
            [few] { $free } miejsca
            [many] { $free } miejsc
           *[other] { $free } miejsca
        }. Przyjdź i zagraj!
        [one] { $names } czeka na ciebie, wolne: { $free ->
            [one] { $free } miejsce
            [few] { $free } miejsca
            [many] { $free } miejsc
           *[other] { $free } miejsca
        }.
        [few] { $names } czekają na ciebie, wolne: { $free ->
            [one] { $free } miejsce
            [few] { $free } miejsca
            [many] { $free } miejsc
           *[other] { $free } miejsca
        }.
        [many] { $names } czekają na ciebie, wolne: { $free ->
            [one] { $free } miejsce
            [few] { $free } miejsca
            [many] { $free } miejsc
           *[other] { $free } miejsca
        }.
       *[other] { $names } czekają na ciebie, wolne: { $free ->
            [one] { $free } miejsce
            [few] { $free } miejsca
            [many] { $free } miejsc
           *[other] { $free } miejsca
        }.
    }
preview-table-playing = Trwa gra: { $names }. Możesz popatrzeć.
preview-table-over = Partia skończona. Wygrana: { $winners }.
preview-table-closed = Do tego stołu nikt nie przyszedł.
preview-table-alone =
    { $count ->
        [0] Gra w domino dla jednej osoby.
       *[other] Gra w domino dla jednej osoby: { $names }.
    }

## Personal links

link-question = To czyjś osobisty link, a ta przeglądarka zna cię już jako kogoś innego. Jeśli pójdziesz dalej, będziesz tu tą osobą; do miejsc, które masz teraz, wrócisz tylko dzięki własnemu osobistemu linkowi.
link-go-on = Dalej jako ta osoba
link-stay = Zostaję sobą
link-wrong = Ten osobisty link nie działa.
    .text = Może jest za stary albo po drodze zginęła jakaś litera. Otwórz ustawienia na drugim urządzeniu i weź stamtąd link jeszcze raz.
link-home = Do gier
