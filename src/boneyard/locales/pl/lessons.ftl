### The first lessons, in Polish.

lesson-line = Układanie łańcucha
lesson-line-1 = Masz najwyższy dublet, 6-6, więc zaczynasz. Połóż go na stole!
lesson-line-2 = Równe liczby się stykają. Końce łańcucha pokazują 6 i 4: dołóż 3-6 do 6.
lesson-line-3 = Teraz oba końce pokazują 4, a ty nie masz żadnej czwórki. Nie masz co dołożyć, więc spasuj.
lesson-line-4 = Otwarta jest 5 i pasują dwa twoje kamienie. Połóż wyższy, 3-5: to, co ci zostanie, gdy wygra ktoś inny, liczy się przeciw tobie.
lesson-line-end = Już wiesz, jak to działa. Kto pierwszy położy ostatni kamień, wygrywa rozdanie. Każda gra dodaje coś od siebie, a tekst pod stołem ci w tym pomoże.

lesson-drawing = Dokładanie i dobieranie
lesson-drawing-1 = Ben zaczyna od 5-5. Równe liczby się stykają: dołóż 2-5 z lewej.
lesson-drawing-2 = Końce pokazują 2 i 4, a ty nie masz żadnej z nich. Dobierz więc kamień.
lesson-drawing-3 = 0-0 też nie pasuje. Dobieraj dalej, aż będziesz mieć co dołożyć.
lesson-drawing-4 = 4-6 pasuje! Dołóż go do 4.
lesson-drawing-end = Dokładaj, jeśli możesz, dobieraj, jeśli nie możesz: kto pierwszy położy ostatni kamień, wygrywa rozdanie. Ile wolno dobrać, zależy od gry.

lesson-ends = Punkty na końcach
lesson-ends-1 = Tutaj dwa końce łańcucha dają punkty już w trakcie gry. Dublet liczy się z obiema połówkami, więc 5-5 daje 10. Połóż go!
lesson-ends-2 = 10 to dwie piątki: 2 punkty dla ciebie! Teraz końce to 10 i 3. Dołóż 0-3 do 3: 10 i 0 to znów 10.
lesson-ends-3 = Lewy koniec liczy się za 10, prawy za 4. Dołóż 5-6 z lewej: 6 i 4 to jeszcze raz 10.
lesson-ends-end = 6 punktów w trzech ruchach! Co i ile liczy się na końcach, zależy od gry: piątki albo piątki i trójki. Reszta to układanie łańcucha.

lesson-alike = Równe końce
lesson-alike-1 = Zaczyna najniższy dublet, a masz go ty. Za taki początek są 2 punkty: połóż 1-1!
lesson-alike-2 = Dublet wyższy niż wszystkie dublety na stole daje 2 punkty. Dołóż 4-4 do 4.
lesson-alike-3 = Końce pokazują 5 i 4. Dołóż 4-5 do 5: wtedy oba końce pokażą 4, a jeden z nich to dublet. To 3 punkty!
lesson-alike-end = Równe końce dają 2 punkty, a 3, jeśli jeden z nich to dublet. Szukaj kamieni, które zrównują końce, i nie zostawiaj takich okazji innym.

lesson-sums = Co się styka, daje sumę
lesson-sums-1 = Tutaj stykające się połówki dają siedem. Do 6 pasuje 1: dołóż 1-4 z prawej.
lesson-sums-2 = Cztery kamienie pasują wszędzie: 0-0, 1-6, 2-5 i 3-4. Dołóż 3-4 z lewej i zostaw otwartą 3.
lesson-sums-3 = Ben zostawił z prawej pustą połówkę: pasują tam tylko te cztery kamienie. Ale 3 z lewej czeka na 4. Połóż 4-4!
lesson-sums-end = Z zestawem dziewiątkowym jest dziesięć zamiast siedmiu, a wszędzie pasują inne kamienie. Kto pierwszy położy ostatni kamień, wygrywa rozdanie.

lesson-totals = Wszystkie oczka razem
lesson-totals-1 = Tutaj nic nie musi pasować: dodaje się wszystkie oczka na stole. Masz najwyższy dublet, więc zacznij od 6-6.
lesson-totals-2 = Suma to 24, a dokładnie 30 daje punkt. Brakuje 6: połóż 2-4!
lesson-totals-3 = Suma to 39, a dokładnie 50 daje 2 punkty. Brakuje 11: połóż 5-6!
lesson-totals-end = Już 3 punkty! 70 i 100 dają jeszcze więcej, ale tylko przy dokładnym trafieniu. Myśl więc o tym, co zostawiasz następnej osobie.

lesson-star = Krzyż o czterech ramionach
lesson-star-1 = Zaczyna 6-6, a masz go ty. Połóż go na środku!
lesson-star-2 = Wszystkie cztery strony 6-6 są otwarte, a każde ramię zaczyna się od szóstki. Jedna strona jest wolna: dołóż tam 3-6.
lesson-star-3 = Cztery końce do wyboru: 1, 3, 4 i 5. Dołóż 4-5 do 4. Wtedy dwa końce pokażą 5 i następnym razem może pasować twój 1-5.
lesson-star-end = Inne krzyże i gwiazdy rosną tak samo, czasem z większą liczbą ramion. Kto nie może dołożyć, pasuje, a kto pierwszy położy ostatni kamień, wygrywa rozdanie.

lesson-feet = Łapki o trzech palcach
lesson-feet-1 = Masz najwyższy dublet, 9-9. Połóż go: wszystko wyrasta z niego.
lesson-feet-2 = Cleo kładzie 4-4, a taki dublet chce trzech palców. Póki ich nie ma, niczego innego kłaść nie wolno. Dołóż 4-6!
lesson-feet-3 = Łapka ma trzy palce i wszystkie końce są znów otwarte. Połóż 6-6: teraz inni muszą najpierw dołożyć palce.
lesson-feet-end = Gdy nic nie pasuje, dobierasz jeden kamień. To, co na koniec zostaje w ręce, to punkty karne, a 0-0 to aż 25: wygrywa najniższa suma.

lesson-storeys = Mur o dwóch piętrach
lesson-storeys-1 = Możesz zacząć od dowolnego kamienia. Połóż 3-5: leży na dole i obie jego połówki są otwarte.
lesson-storeys-2 = Ben położył 5 na twojej 5. Połóż 3-6 na swojej 3, równe na równym.
lesson-storeys-3 = 6 z twojego kamienia wystaje na górze, a pod nią pasuje 6. Połóż 6-6!
lesson-storeys-end = Tak rośnie mur, na zmianę górą i dołem. Gdy nie masz co dołożyć, pasujesz albo dobierasz dwa kamienie. Kto pierwszy położy ostatni kamień, wygrywa rozdanie.

lesson-teams = Dwoje na dwoje
lesson-teams-1 = Cleo i ty to drużyna: przy waszych imionach jest ten sam znak. Cleo zaczyna od 6-6. Dołóż z prawej najwyższy pasujący kamień, 4-6.
lesson-teams-2 = Cleo zostawia otwartą 5, może z myślą o następnym kamieniu. Połóż 5-5, a 5 zostanie dla Cleo.
lesson-teams-3 = Gdy otwarta była 6, Ben nie miał co dołożyć. Dołóż 1-6 do 1: oba końce pokażą 6. To dobre dla Cleo, a złe dla Bena.
lesson-teams-end = Wygrywacie razem: gdy jedno z was położy ostatni kamień, drużyna dostaje oczka przeciwników. Patrz więc, co lubi dokładać twój partner.

lesson-pairs = Pary do zapamiętania
lesson-pairs-1 = Wszystkie kamienie są zakryte. Odkrywasz dwa i szukasz pary, która ma 12 oczek. Zacznij od tego, który świeci.
lesson-pairs-2 = 5-6 ma 11 oczek, więc potrzebujesz kamienia z jednym oczkiem. Spróbuj tutaj.
lesson-pairs-3 = To nie była para. Ale Ben właśnie odkrył 0-1, a to jedno oczko! Najpierw znów odkryj 5-6.
lesson-pairs-4 = A teraz 0-1, który przed chwilą odkrył Ben.
lesson-pairs-end = Para z 12 oczkami i oba kamienie są twoje! Patrz uważnie, co odkrywają inni: pomaga ci to tak samo jak własne kamienie.

lesson-race = Wyścig po dublet
lesson-race-1 = Tu nikt nie czeka na swoją kolej! Dla dubletu 3-3 potrzebujesz łańcucha z trzech kamieni z 3 na obu końcach. Weź 3-5.
lesson-race-2 = Ben też bierze kamienie. W twoim łańcuchu równe liczby się stykają: weź na środek 5-8.
lesson-race-3 = Na końcu znów potrzebujesz 3: weź 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: łańcuch gotowy. Szybko, naciśnij „Mam!”, zanim zrobi to Ben.
lesson-race-end = 3-3 jest twój i daje 3 punkty. Wyższe dublety chcą dłuższych łańcuchów. Kto niesłusznie zawoła „Mam!”, pauzuje do końca rundy.

lesson-grid = Budowanie w górę
lesson-grid-1 = Łańcuchy wspinają się i dają punkty. Wybierz 3-5, potem „Łańcuch” i połóż go w zaznaczonym miejscu: jego 5 obok drugiej 5.
lesson-grid-2 = Obok siebie leżą dwie równe połówki i wolno je przykryć. Połóż na nich 5-5.
lesson-grid-3 = 1 punkt na dole i 3 punkty na górze. Łańcuch z dwóch kamieni wystarczy: zakończ go, a resztę twojej ręki dostaną inni.
lesson-grid-end = W innych ruchach dobierasz kamień albo go dobudowujesz: to nie daje punktów, ale szykuje następny łańcuch. Im wyżej leży kamień, tym więcej się liczy.

lesson-duel = Pojedynek w siedmiu rzędach
lesson-duel-1 = Jedna połówka kamienia to rząd, drugą dodaje się w nim do twojej kratki. Weź 4-6 i wybierz rząd 6: to 4 dla ciebie.
lesson-duel-2 = Ben ma w rzędzie 6 już 5 i prowadzi. Weź 2-6 do rzędu 6: będziesz mieć 6, a kto prowadzi, dostaje to, co ma drugi.
lesson-duel-3 = Prowadź, ale najwyżej dwukrotnie! Ben ma w rzędzie 3 tylko 1. Weź 2-3 do rzędu 3: 2 to w sam raz, a 3 to już za dużo.
lesson-duel-end = Na tym polega cały sekret: prowadzić w rzędzie, ale nigdy więcej niż dwukrotnie. Rzędy liczy się, gdy zabrane są wszystkie kamienie.

lesson-patience = Pasjans z kamieni
lesson-patience-1 = Wolny jest tylko ostatni kamień każdego rzędu. Zacznij łańcuch od 5-6: za nim leży 4-5, który od razu będzie pasował.
lesson-patience-2 = Teraz pasują 4-5 i 1-6. Zanim wybierzesz, zobacz, co jest za nimi: za 1-6 leży 1-1. Weź więc 1-6!
lesson-patience-3 = 1-1 jest wolny. Dołóż go do 1.
lesson-patience-end = Każdy położony kamień decyduje, co będzie pasować potem, więc patrz naprzód. Wygrywasz, gdy nie ma już nic do położenia.

lesson-puzzle = Kwadraty z jednej liczby
lesson-puzzle-1 = Każdy z czternastu kwadratów ma pokazywać jedną liczbę, ten piątki. Wybierz 5-5, obróć go przyciskiem ⟳ i połóż w zaznaczonym miejscu.
lesson-puzzle-2 = Połóż obok 3-5, obrócony tak, by jego 5 była w kwadracie. Jego 3 zaczyna następny.
lesson-puzzle-3 = Brakuje jednej 5. Połóż 5-6 pionowo, z 5 w kwadracie.
lesson-puzzle-end = Pierwszy kwadrat gotowy! Nad resztą nie musisz się spieszyć: każdy kamień można znów zabrać.

lesson-picture = Obrazek do zapamiętania
lesson-picture-1 = Sześć kamieni tworzy obrazek. Przyjrzyj się, gdzie leży każdy z nich, bez pośpiechu. Potem zakryj obrazek.
lesson-picture-2 = Obrazka już nie widać. Pierwszy był 1-6, leżał z lewej: wybierz go i połóż w zaznaczonym miejscu.
lesson-picture-3 = Pod 1 stał 2-3, z 2 na górze. Obróć go przyciskiem ⟳ i połóż tam.
lesson-picture-4 = A z prawej stał 4-4.
lesson-picture-end = Trzy z sześciu są znów na miejscu. W grze nic nie jest zaznaczone: każda liczba na dawnym miejscu to punkt dla ciebie.

lesson-trick = Łańcuch, który wróży
lesson-trick-1 = Jeden kamień jest schowany, a jego dwie liczby są w kopercie. Ułóż resztę w jeden łańcuch. Zacznij od 6-6!
lesson-trick-2 = Równe liczby się stykają. Dołóż 1-6 z prawej.
lesson-trick-3 = A może jednak inaczej? Ostatnio położony kamień zawsze można zabrać. Spróbuj!
lesson-trick-end = Gdy wszystkie 27 kamieni leży w jednym łańcuchu, jego końce pokazują liczby z koperty, cokolwiek zrobisz. Pilnuj tylko, by żadna liczba nie skończyła się za wcześnie.
