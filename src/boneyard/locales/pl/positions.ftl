### The captions of the positions on the pages of the games, in Polish.
### A test compares what they say of tiles and numbers with the positions.

position-all-fives = Ada właśnie kładzie 4-4. Dublet liczy się z obiema połówkami, więc 8 z lewej i 2 z prawej to razem 10: wielokrotność pięciu, i Ada od razu dostaje 10 punktów.
position-all-sevens = Stykające się połówki dają razem siedem: 6 i 1, 4 i 3. Tylko kamień 3-4 z lewej może leżeć gdziekolwiek, bo jest jednym z czterech kardynałów.
position-barricade = Ben zamyka prawy koniec dubletem 5-5 i rozdanie od razu się kończy. To dobry zakład: Ben ma 25 oczek, a Ada 43, więc Ben dostaje 43 punkty. Gdyby Ada miała mniej niż Ben, Ben straciłby 50.
position-bergen = Dzięki 3-3 oba końce pokazują 3, a jeden z nich to dublet. Taki tryplet jest wart 3 punkty, a najwyższy dublet na stole jeszcze 2.
position-block = Równe liczby się stykają, a dublety leżą w poprzek. Otwarte są tylko dwa końce: następny kamień musi pokazywać 4 lub 5.
position-chicken-foot = Z 4-4 wyrasta łapka i brakuje jej jeszcze jednego z trzech palców. Dopóki ktoś nie dołoży tam 4, nie wolno położyć niczego innego.
position-colour-block = Równe kolory się stykają. Na końcach są niebieski i żółty, więc następny kamień musi mieć jeden z tych dwóch kolorów; kto nie ma żadnego, puka.
position-concentration = Ada odkrywa 4-5, czyli 9 oczek: jeszcze 3 i będzie 12. W pierwszym ruchu na d5 leżał kamień 1-2. Czy Ada pamięta? Puste miejsca to dwie pary, które zabrał Ben.
position-cyprus = Gwiazda wokół 9-9 ma 8 promieni, a każdy zaczyna się od dziewiątki. Na razie zaczęto 5. Kto nie ma dziewiątki albo woli ją zatrzymać, dokłada do końca jednego z nich.
position-dominance = W rzędzie 3 Ben ma 7 przeciw 5, czyli nie więcej niż dwa razy tyle: Ben dostaje 5. W rzędzie 4 Ada ma 5 przeciw 2: to za dużo i nie daje nic. Ale rząd 6 daje jej 4.
position-draw = Ben mógł od razu dołożyć, a jednak najpierw dobrał 2 kamienie w nadziei na lepsze. Wolno to każdemu, póki w zapasie nie zostaną tylko 2; teraz jest ich 12.
position-fives-and-threes = 3 z lewej i 6-6 z prawej dają razem 15, czyli pięć trójek i trzy piątki: Ada dostaje 8 punktów za jeden kamień. Żadna inna suma nie jest tyle warta.
position-fortress = Łańcuch Bena się wspina. 3-9 dobudowano na poziomie 1 za 1 punkt, 5-8 przykrywa dwie trójki na poziomie 2 za 3 punkty, a 1-3 leży na dwóch piątkach, na poziomie 3, za następne 3.
position-fortune-teller = Wszystkie 27 kamieni leży w jednym łańcuchu, a koperta jest otwarta. Schowany kamień to 0-6, a na końcach łańcucha są 0 i 6, dokładnie jak w przepowiedni.
position-french = Dwa piętra: połówkę kładzie się na równej połówce albo pod nią. Otwarte są 6 z lewej i 0 z prawej, obie na dole, więc następny kamień idzie na górę.
position-hectic = Masz 4-7, 7-9, 2-9 i 2-4. To łańcuch z 4 na obu końcach i bez niej w środku, i jest dość długi. Zawołaj „Mam!”, zanim zdąży Ben, a 4-4 da ci 4 punkty!
position-hungarian = Ada zaczyna od 4 kamieni w jednym ruchu. Ben położył już 3 i może dokładać dalej, póki coś pasuje, albo przestać.
position-italian = Tutaj nic nie musi pasować. 12, 8, 4 i 6 oczek daje dokładnie 30, więc Ada, która położyła ostatni z tych kamieni, dostaje 1 punkt.
position-matador = Stykające się połówki dają razem dziesięć: 9 i 1, 6 i 4. Kamień 4-6 z prawej jest matadorem i może leżeć gdziekolwiek, tutaj obok 8.
position-memory = Najpierw obrazek, jaki był, potem odbudowany z pamięci. Z jego 20 liczb zgadza się 16; pozostałe są oznaczone.
position-muggins = Ada właśnie kładzie 5-5. Dublet liczy się z obiema połówkami, więc 10 z lewej i 5 z prawej to razem 15: trzy razy pięć, i Ada dostaje 3 punkty.
position-netz = Na końcach są 4 i 3. Ben nie ma żadnej z nich, dobiera 3 kamienie, więcej w jednym ruchu nie wolno, i musi spasować. Wszystko, czego Ben do końca nie położy, kosztuje punkt za każde oczko.
position-peruvian = Oba końce pokazują 4, a wszystkie czwórki leżą w łańcuchu: nikt już nie może dołożyć. Ostatni kamień położył Ben. Jeśli ktoś inny ma mniej oczek, oczka Bena liczą się czterokrotnie.
position-plain-block = Na końcach są 5 i 3. Ben nie ma żadnej z nich, a w tej grze się nie dobiera: Ben puka i znów dokłada Ada.
position-sebastopol = Z 6-6 wyrastają cztery ramiona i żadne nie musi czekać na inne. Tutaj 5, 4 albo 1 przedłuża ramię, a 6 zaczyna czwarte.
position-sebastopol-pairs = Najpierw krzyż. Teraz wolno dołożyć tylko 6, z czwartej strony 6-6; 2, 4 i 1 muszą poczekać.
position-solo-1 = Wolny jest tylko ostatni kamień każdego rzędu: 0-5, 5-5, 2-2 i 6-6. Na końcach są 3 i 6, więc pasuje 6-6. Uwalnia on leżący za nim 2-6.
position-solo-2 = Z drugiej piątki kamieni masz jeszcze w ręce 3. Na końcach są 3 i 4: połóż 1-4, potem 0-1 i 0-2, i możesz dobrać następne pięć.
position-squares = Każdy kwadrat z czterech pól musi pokazywać jedną liczbę. Z 14 kwadratów gotowych jest 7, a na pozostałe zostało jeszcze 11 kamieni.
position-team-block = Ada i Ben mają po rozdaniu najwięcej oczek, więc w tym rozdaniu są drużyną i siedzą naprzeciw siebie. Co drugi kamień w tym łańcuchu jest ich.
position-tiddle-wink = Dublet daje jeszcze jeden kamień. Ada zaczyna od 6-6 i w tym samym ruchu dokłada 1-6; potem Ben kładzie 1-1 i 1-4.
