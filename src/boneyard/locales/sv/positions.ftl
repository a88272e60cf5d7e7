### The captions of the positions on the pages of the games, in Swedish.
### What they say of tiles and numbers is held against the positions by a test.

position-all-fives = Ada har just lagt 4-4. En dubbel räknas med båda halvorna, så 8 till vänster och 2 till höger blir 10: delbart med fem, och Ada får genast 10 poäng.
position-all-sevens = Det som möts blir sju tillsammans: 6 och 1, 4 och 3. Bara 3-4 till vänster får ligga var som helst, för den är en av de fyra kardinalerna.
position-barricade = Ben har spärrat höger ände med 5-5, och omgången är genast slut. Det var väl vågat: Ben har 25 ögon och Ada 43, så Ben får 43 poäng. Hade Ada haft färre än Ben, skulle Ben förlora 50.
position-bergen = Med 3-3 visar båda ändarna en 3:a, och en av dem är en dubbel. En sådan trippel ger 3 poäng, och högsta dubbeln på bordet ger 2 till.
position-block = Lika tal möts, och dubblar ligger på tvären. Bara de två ändarna är öppna: nästa bricka måste visa en 4:a eller en 5:a.
position-chicken-foot = Vid 4-4 växer en fot, och en av de tre tårna saknas. Tills någon lägger en 4:a där får inget annat läggas.
position-colour-block = Lika färger möts. Ändarna är blå och gul, så nästa bricka måste visa en av de två; den som saknar båda knackar.
position-concentration = Ada har vänt upp 4-5, det är 9 ögon: 3 till blir 12. I första turen låg 1-2 på d5. Minns Ada det? De tomma platserna är två par som Ben har hittat.
position-cyprus = Stjärnan runt 9-9 har 8 strålar, och var och en börjar med en nia. Hittills är 5 påbörjade. Den som inte har någon nia, eller hellre behåller den, lägger vid änden av någon av dem.
position-dominance = På rad 3 har Ben 7 mot 5, det är inte mer än det dubbla: Ben tar 5. På rad 4 har Ada 5 mot 2, det är för mycket och ger inget. Men rad 6 ger Ada 4.
position-draw = Ben kunde ha lagt direkt men drog ändå 2 brickor först, i hopp om bättre. Det får alla göra tills bara 2 är kvar i talongen; nu är det 12.
position-fives-and-threes = 3:an till vänster och 6-6 till höger blir 15, alltså fem treor och tre femmor: Ada får 8 poäng för en enda bricka. Ingen annan summa är värd så mycket.
position-fortress = Bens kedja klättrar. Ben byggde ut med 3-9 på nivå 1 för 1 poäng, 5-8 täcker två treor på nivå 2 för 3 poäng, och 1-3 ligger på två femmor, på nivå 3, för 3 till.
position-fortune-teller = Alla 27 brickor ligger i en kedja, och kuvertet är öppet. Den gömda brickan är 0-6, och kedjan slutar med 0 och 6, precis som det var förutsagt.
position-french = Två våningar: en halva läggs ovanpå en likadan, eller under den. Öppna är 6:an till vänster och 0:an till höger, båda där nere, så nästa bricka läggs ovanpå.
position-hectic = Du har 4-7, 7-9, 2-9 och 2-4. De bildar en kedja med en 4:a i båda ändarna och ingen däremellan, och den är lång nog. Ropa ”Klar!” före Ben, så ger 4-4 dig 4 poäng!
position-hungarian = Ada började med 4 brickor i en enda tur. Ben har nu lagt 3 och får fortsätta så länge brickorna passar, eller sluta.
position-italian = Inget behöver passa här. 12, 8, 4 och 6 ögon blir exakt 30, så Ada, som lade den sista av de brickorna, får 1 poäng.
position-matador = Det som möts blir tio tillsammans: 9 och 1, 6 och 4. 4-6 till höger är en matador och får ligga var som helst, här intill en 8:a.
position-memory = Först bilden som den var, sedan som den byggdes ur minnet. Av de 20 talen är 16 rätt; de andra är markerade.
position-muggins = Ada har just lagt 5-5. En dubbel räknas med båda halvorna, så 10 till vänster och 5 till höger blir 15: tre gånger fem, och Ada får 3 poäng.
position-netz = Ändarna är 4 och 3. Ben hade ingetdera, drog 3 brickor, fler får man inte i en tur, och måste passa. Allt som Ben inte blir av med kostar till slut en poäng per öga.
position-peruvian = Båda ändarna visar en 4:a, och alla fyror ligger i kedjan: ingen kan lägga längre. Ben lade sista brickan. Om någon annan har färre ögon räknas Bens fyrdubbelt.
position-plain-block = Ändarna är 5 och 3. Ben har ingetdera, och i det här spelet drar man inte: Ben knackar, och Ada lägger igen.
position-sebastopol = Fyra armar växer ur 6-6, och de behöver inte vänta på varandra. Här förlänger en 5:a, en 4:a eller en 1:a en arm, och en 6:a börjar den fjärde.
position-sebastopol-pairs = Korset kommer först. Nu får bara en 6:a läggas, vid fjärde sidan av 6-6; 2:an, 4:an och 1:an får vänta.
position-solo-1 = Bara sista brickan på varje rad är fri: 0-5, 5-5, 2-2 och 6-6. Ändarna är 3 och 6, så det är 6-6 som passar. Bakom den blir 2-6 fri.
position-solo-2 = Av den andra laddningen, fem brickor, har du 3 kvar på hand. Ändarna är 3 och 4: lägg 1-4, sedan 0-1 och 0-2, så får du dra fem nya.
position-squares = Varje kvadrat på fyra rutor ska visa ett enda tal. Av 14 kvadrater är 7 klara, och det finns 11 brickor kvar till de andra.
position-team-block = Ada och Ben fick flest ögon, så de är ett par i den här omgången och sitter mittemot varandra. Varannan bricka i kedjan är deras.
position-tiddle-wink = En dubbel ger en bricka till. Ada öppnade med 6-6 och lade 1-6 intill i samma tur; sedan lade Ben 1-1 och 1-4.
