### The captions of the positions on the pages of the games, in Dutch.
### A test compares what they say of tiles and numbers with the positions.

position-all-fives = Ada heeft net 4-4 gelegd. Een dubbel telt met beide helften, dus 8 links en 2 rechts zijn samen 10: een veelvoud van vijf, en Ada krijgt meteen 10 punten.
position-all-sevens = Wat elkaar raakt, is samen zeven: 6 en 1, 4 en 3. Alleen 3-4 links mag overal liggen, want dat is een van de vier kardinalen.
position-barricade = Ben heeft het rechtereinde met 5-5 afgesloten, en de ronde is meteen voorbij. Een goede gok: Ben heeft nog 25 ogen en Ada 43, dus Ben krijgt 43 punten. Had Ada minder gehad dan Ben, dan had Ben er 50 verloren.
position-bergen = Met 3-3 tonen beide einden een 3, en een ervan is een dubbel. Zo'n triple is 3 punten waard, en de hoogste dubbel op tafel nog eens 2.
position-block = Gelijke getallen raken elkaar, en dubbels liggen dwars. Alleen de twee einden zijn open: de volgende steen moet een 4 of een 5 tonen.
position-chicken-foot = Aan 4-4 groeit een poot, en een van de drie tenen ontbreekt nog. Tot iemand daar een 4 legt, mag er niets anders gelegd worden.
position-colour-block = Gelijke kleuren raken elkaar. De einden zijn blauw en geel, dus de volgende steen moet een van die twee tonen; wie geen van beide heeft, klopt.
position-concentration = Ada heeft 4-5 omgedraaid, dat zijn 9 ogen: met nog 3 zijn het er 12. In de eerste beurt lag 1-2 op d5. Weet Ada dat nog? De lege plekken zijn twee paren die Ben heeft gevonden.
position-cyprus = De ster rond 9-9 heeft 8 stralen, en elke straal begint met een negen. Tot nu toe zijn er 5 begonnen. Wie geen negen heeft, of hem liever houdt, legt aan het einde van een van deze stralen.
position-dominance = In rij 3 heeft Ben 7 tegen 5, en dat is niet meer dan het dubbele: Ben krijgt 5. In rij 4 heeft Ada 5 tegen 2; dat is te veel en levert niets op. Maar rij 6 levert Ada er 4 op.
position-draw = Ben had meteen kunnen aanleggen en trok toch eerst 2 stenen, in de hoop op betere. Dat mag iedereen tot er nog maar 2 in de stapel liggen; nu zijn het er 12.
position-fives-and-threes = De 3 links en 6-6 rechts zijn samen 15, dus vijf keer drie en drie keer vijf: Ada krijgt 8 punten met één steen. Geen andere som is zoveel waard.
position-fortress = De ketting van Ben klimt. 3-9 is aangebouwd op niveau 1, voor 1 punt, 5-8 bedekt twee drieën op niveau 2, voor 3 punten, en 1-3 ligt op twee vijven, op niveau 3, voor nog eens 3.
position-fortune-teller = Alle 27 stenen liggen in één ketting, en de envelop is open. De verstopte steen is 0-6, en de ketting eindigt met 0 en 6, precies zoals voorspeld.
position-french = Twee verdiepingen: een helft gaat boven op een gelijke, of eronder. Open zijn de 6 links en de 0 rechts, allebei onder, dus de volgende steen gaat bovenop.
position-hectic = Je hebt 4-7, 7-9, 2-9 en 2-4. Dat is een ketting met een 4 aan beide einden en geen ertussen, en hij is lang genoeg. Claim hem voordat Ben klaar is, en 4-4 levert je 4 punten op!
position-hungarian = Ada begon met 4 stenen in één beurt. Ben heeft er nu 3 gelegd en mag doorgaan zolang er iets past, of stoppen.
position-italian = Hier hoeft niets te passen. 12, 8, 4 en 6 ogen zijn precies 30, dus Ada krijgt voor de laatste van deze stenen 1 punt.
position-matador = Wat elkaar raakt, is samen tien: 9 en 1, 6 en 4. De 4-6 rechts is een matador en mag overal liggen, hier naast een 8.
position-memory = Eerst het patroon zoals het was, dan zoals het uit het hoofd is nagebouwd. Van de 20 getallen kloppen er 16; de andere zijn gemarkeerd.
position-muggins = Ada heeft net 5-5 gelegd. Een dubbel telt met beide helften, dus 10 links en 5 rechts zijn samen 15: drie keer vijf, en Ada krijgt 3 punten.
position-netz = De einden zijn 4 en 3. Ben had geen van beide, trok 3 stenen, meer mag niet in één beurt, en moest passen. Alles wat Ben tot het eind niet kwijtraakt, kost een punt per oog.
position-peruvian = Beide einden tonen een 4, en alle vieren liggen in de ketting: niemand kan meer aanleggen. Ben legde de laatste steen. Heeft iemand anders minder ogen, dan tellen die van Ben vier keer.
position-plain-block = De einden zijn 5 en 3. Ben heeft geen van beide, en in dit spel wordt niet getrokken: Ben klopt, en Ada legt weer.
position-sebastopol = Vier armen groeien uit 6-6, en ze hoeven niet op elkaar te wachten. Hier gaat een arm verder met een 5, een 4 of een 1, en een 6 begint de vierde.
position-sebastopol-pairs = Het kruis gaat voor. Nu mag alleen een 6 gelegd worden, aan de vierde kant van 6-6; de 2, de 4 en de 1 moeten wachten.
position-solo-1 = Alleen de laatste steen van elke rij is vrij: 0-5, 5-5, 2-2 en 6-6. De einden zijn 3 en 6, dus 6-6 past. Daarachter komt 2-6 vrij.
position-solo-2 = Van de tweede vijf stenen heb je er nog 3 in je hand. De einden zijn 3 en 4: leg 1-4, dan 0-1 en 0-2, en je mag de volgende vijf trekken.
position-squares = Elk vierkant van vier vakken moet één getal tonen. Van de 14 vierkanten zijn er 7 klaar, en voor de andere zijn er nog 11 stenen.
position-team-block = Ada en Ben kregen de meeste ogen, dus ze zijn in deze ronde een team en zitten tegenover elkaar. Elke tweede steen in deze ketting is van hen.
position-tiddle-wink = Na een dubbel mag je nog een steen leggen. Ada opende met 6-6 en legde in dezelfde beurt 1-6 aan; daarna legde Ben 1-1 en 1-4.
