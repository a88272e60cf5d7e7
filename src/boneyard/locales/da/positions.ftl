### The captions of the positions on the pages of the games, in Danish.
### What they say of tiles and numbers is held against the positions by a test.

position-all-fives = Ada har lige lagt 4-4. En dobbeltbrik tæller med begge halvdele, så 8 til venstre og 2 til højre giver 10: et tal i femtabellen, og Ada får 10 point med det samme.
position-all-sevens = Det, der rører hinanden, giver tilsammen syv: 6 og 1, 4 og 3. Kun 3-4 til venstre må ligge hvor som helst, for den er en af de fire kardinaler.
position-barricade = Ben har spærret den højre ende med 5-5, og runden er slut på stedet. Det var et godt væddemål: Ben har 25 øjne og Ada 43, så Ben får 43 point. Havde Ada haft færre end Ben, ville Ben miste 50.
position-bergen = Med 3-3 viser begge ender en 3’er, og den ene er en dobbeltbrik. Sådan en triple giver 3 point, og den største dobbeltbrik på bordet giver 2 til.
position-block = Ens tal rører hinanden, og dobbeltbrikker ligger på tværs. Kun de to ender er åbne: Den næste brik skal vise en 4’er eller en 5’er.
position-chicken-foot = 4-4 har fået en fod, og en af de tre tæer mangler. Før nogen lægger en 4’er dér, må der ikke lægges andet.
position-colour-block = Ens farver rører hinanden. Enderne er blå og gul, så den næste brik skal vise en af de to; den, der ingen af dem har, banker i bordet.
position-concentration = Ada har vendt 4-5, som er 9 øjne: 3 til giver 12. I første tur lå 1-2 på d5. Kan Ada huske det? De tomme pladser er to par, som Ben har fundet.
position-cyprus = Stjernen om 9-9 har 8 stråler, og hver begynder med en nier. Indtil nu er 5 begyndt. Den, der ikke har en nier, eller hellere vil gemme den, lægger til ved enden af en af dem.
position-dominance = I række 3 har Ben 7 mod 5, og det er ikke mere end det dobbelte: Ben får 5. I række 4 har Ada 5 mod 2; det er for meget og giver ingenting. Men række 6 giver Ada 4.
position-draw = Ben kunne have lagt med det samme, men trak først 2 brikker i håb om nogle bedre. Det må alle, til der kun er 2 tilbage på lageret; nu er der 12.
position-fives-and-threes = 3’eren til venstre og 6-6 til højre giver 15, som er fem gange tre og tre gange fem: Ada får 8 point for én brik. Ingen anden sum er så meget værd.
position-fortress = Bens kæde klatrer. 3-9 blev bygget til på niveau 1 for 1 point, 5-8 dækker to treere på niveau 2 for 3 point, og 1-3 ligger på to femmere, på niveau 3, for 3 til.
position-fortune-teller = Alle 27 brikker ligger i én kæde, og kuverten er åben. Den gemte brik er 0-6, og kæden ender med 0 og 6, præcis som forudsagt.
position-french = To etager: En halvdel lægges oven på en, der er magen til, eller under den. Åbne er 6’eren til venstre og 0’eren til højre, begge forneden, så den næste brik skal ovenpå.
position-hectic = Du har 4-7, 7-9, 2-9 og 2-4. De danner en kæde med en 4’er i begge ender og ingen indeni, og den er lang nok. Sig ”Færdig!”, før Ben er klar, og 4-4 giver dig 4 point!
position-hungarian = Ada begyndte med 4 brikker i én tur. Ben har nu lagt 3 og må fortsætte, så længe brikkerne passer, eller stoppe.
position-italian = Her behøver intet at passe. 12, 8, 4 og 6 øjne giver præcis 30, så Ada, der lagde den sidste af disse brikker, får 1 point.
position-matador = Det, der rører hinanden, giver tilsammen ti: 9 og 1, 6 og 4. 4-6 til højre er en matador og må ligge hvor som helst, her ved siden af en 8’er.
position-memory = Først billedet, som det var, derefter som det blev bygget efter hukommelsen. Af de 20 tal er 16 rigtige; de andre er markeret.
position-muggins = Ada har lige lagt 5-5. En dobbeltbrik tæller med begge halvdele, så 10 til venstre og 5 til højre giver 15: tre gange fem, og Ada får 3 point.
position-netz = Enderne er 4 og 3. Ben havde ingen af dem, trak 3 brikker, som er det meste i én tur, og måtte melde pas. Alt, hvad Ben ikke når at lægge, koster et point for hvert øje.
position-peruvian = Begge ender viser en 4’er, og alle firere ligger i kæden: Ingen kan lægge mere. Ben lagde den sidste brik. Har nogen anden færre øjne, tæller Bens fire gange.
position-plain-block = Enderne er 5 og 3. Ben har ingen af dem, og der trækkes ikke i dette spil: Ben banker i bordet, og Ada lægger igen.
position-sebastopol = Fire arme vokser ud fra 6-6, og de behøver ikke at vente på hinanden. Her fortsætter en 5’er, en 4’er eller en 1’er en arm, og en 6’er begynder den fjerde.
position-sebastopol-pairs = Først kommer krydset. Nu må der kun lægges en 6’er, ved den fjerde side af 6-6; 2’eren, 4’eren og 1’eren må vente.
position-solo-1 = Kun den sidste brik i hver række er fri: 0-5, 5-5, 2-2 og 6-6. Enderne er 3 og 6, så det er 6-6, der passer. Den frigør 2-6, der ligger bagved.
position-solo-2 = Af de næste fem brikker har du 3 tilbage på hånden. Enderne er 3 og 4: Læg 1-4, så 0-1 og 0-2, og du må trække de næste fem.
position-squares = Hvert kvadrat på fire felter skal vise et enkelt tal. Af de 14 kvadrater er 7 færdige, og der er 11 brikker tilbage til de andre.
position-team-block = Ada og Ben fik flest øjne, så de er et hold i denne runde og sidder over for hinanden. Hver anden brik i kæden er deres.
position-tiddle-wink = En dobbeltbrik giver en brik til. Ada åbnede med 6-6 og lagde 1-6 ved siden af i samme tur; så lagde Ben 1-1 og 1-4.
