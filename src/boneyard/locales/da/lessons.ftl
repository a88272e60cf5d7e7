### The first lessons, in Danish.

lesson-line = At lægge en kæde
lesson-line-1 = Du har den største dobbeltbrik, 6-6, så du begynder. Læg den på bordet!
lesson-line-2 = Ens tal rører hinanden. Kædens ender viser 6 og 4: Læg din 3-6 ved 6’eren.
lesson-line-3 = Begge ender viser 4 nu, og du har ingen 4’er. Intet passer, så meld pas.
lesson-line-4 = En 5’er er åben, og to brikker passer. Læg 3-5, den største: Det, du sidder tilbage med, når en anden vinder, tæller imod dig.
lesson-line-end = Nu ved du, hvordan det går. Den, der først lægger sin sidste brik, vinder runden. Hvert spil har lidt for sig selv, og linjen under bordet hjælper dig på vej.

lesson-drawing = At lægge og trække
lesson-drawing-1 = Ben har begyndt med 5-5. Ens tal rører hinanden: Læg din 2-5 til venstre.
lesson-drawing-2 = Enderne viser 2 og 4, og du har ingen af dem. Så træk en brik.
lesson-drawing-3 = 0-0 passer heller ikke. Træk igen, til du kan lægge.
lesson-drawing-4 = 4-6 passer! Læg den ved 4’eren.
lesson-drawing-end = Læg, hvis du kan, og træk, hvis du ikke kan: Den, der først lægger sin sidste brik, vinder runden. Hvor meget der må trækkes, er lidt forskelligt fra spil til spil.

lesson-ends = Point i enderne
lesson-ends-1 = Her giver kædens to ender point, mens du lægger. En dobbeltbrik tæller med begge halvdele, så 5-5 giver 10. Læg den!
lesson-ends-2 = 10 er to gange fem: 2 point til dig! Nu er enderne 10 og 3. Læg 0-3 ved 3’eren: 10 og 0 giver igen 10.
lesson-ends-3 = Den venstre ende tæller 10, den højre 4. Læg 5-6 til venstre: 6 og 4 giver 10 en gang til.
lesson-ends-end = 6 point i tre træk! Hvilke ender der tæller, og hvor meget, er forskelligt fra spil til spil: femmere, eller femmere og treere. Resten er at lægge en kæde.

lesson-alike = Ens ender
lesson-alike-1 = Den mindste dobbeltbrik åbner, og du har den. At åbne med den giver 2 point: Læg 1-1!
lesson-alike-2 = En dobbeltbrik, der er større end alle på bordet, giver 2 point. Læg 4-4 ved 4’eren.
lesson-alike-3 = Enderne viser 5 og 4. Læg 4-5 ved 5’eren: Så viser begge ender 4, og den ene er en dobbeltbrik. Det er 3 point!
lesson-alike-end = Ens ender giver 2 point, eller 3, hvis den ene er en dobbeltbrik. Kig efter brikker, der gør enderne ens, og lad ikke de andre få chancen.

lesson-sums = Det, der rører hinanden, giver en sum
lesson-sums-1 = Her skal de halvdele, der rører hinanden, give syv. Til en 6’er hører en 1’er: Læg din 1-4 til højre.
lesson-sums-2 = Fire brikker passer overalt: 0-0, 1-6, 2-5 og 3-4. Læg din 3-4 til venstre, og lad 3’eren være åben.
lesson-sums-3 = Ben har efterladt en blank til højre: Kun de fire brikker kan ligge dér. Men 3’eren til venstre vil have en 4’er. Læg 4-4!
lesson-sums-end = Med niersættet er det ti i stedet for syv, og andre brikker passer overalt. Den, der først lægger sin sidste brik, vinder runden.

lesson-totals = Alle øjne lægges sammen
lesson-totals-1 = Intet behøver at passe her: Alle øjne på bordet lægges sammen. Du har den største dobbeltbrik, så begynd med 6-6.
lesson-totals-2 = Summen er 24, og præcis 30 giver et point. Der mangler 6: Læg 2-4!
lesson-totals-3 = Summen er 39, og præcis 50 giver 2 point. Der mangler 11: Læg 5-6!
lesson-totals-end = Allerede 3 point! 70 og 100 giver endnu mere, men kun, hvis de rammes præcis. Så tænk på, hvad du lader den næste få.

lesson-star = Et kryds med fire arme
lesson-star-1 = 6-6 begynder, og du har den. Læg den i midten!
lesson-star-2 = Alle fire sider af 6-6 er åbne, og hver arm begynder med en sekser. Én side er fri: Læg din 3-6 dér.
lesson-star-3 = Fire ender at vælge mellem: 1, 3, 4 og 5. Læg 4-5 ved 4’eren. Så viser to ender 5, og din 1-5 passer måske næste gang.
lesson-star-end = Andre kryds og stjerner vokser på samme måde, nogle med flere arme. Den, der ikke kan lægge, melder pas, og den, der først lægger sin sidste brik, vinder runden.

lesson-feet = Fødder med tre tæer
lesson-feet-1 = Du har den største dobbeltbrik, 9-9. Læg den: Alt vokser derfra.
lesson-feet-2 = Cleo har lagt 4-4, og sådan en dobbeltbrik skal have tre tæer. Før den har dem, må der ikke lægges andet. Læg din 4-6 til!
lesson-feet-3 = Foden har sine tre tæer, og alle ender er åbne igen. Læg din 6-6: Nu må de andre først lægge tæer til.
lesson-feet-end = Hvis intet passer, trækker du en brik. Det, du har på hånden til sidst, er strafpoint, 0-0 endda 25: Den laveste sum vinder.

lesson-storeys = En mur i to etager
lesson-storeys-1 = Du må begynde med en hvilken som helst brik. Læg 3-5: Den ligger nederst, og begge halvdele er åbne.
lesson-storeys-2 = Ben har lagt en 5’er oven på din 5’er. Læg 3-6 oven på din 3’er, ens på ens.
lesson-storeys-3 = 6’eren på din brik rager ud foroven, og under den skal der en 6’er. Læg 6-6!
lesson-storeys-end = Sådan vokser muren, skiftevis foroven og forneden. Hvis intet passer, melder du pas eller trækker to brikker. Den, der først lægger sin sidste brik, vinder runden.

lesson-teams = To mod to
lesson-teams-1 = Cleo og du er et hold: I har samme tegn ved navnet. Cleo har åbnet med 6-6. Læg din største brik, der passer, 4-6, til højre.
lesson-teams-2 = Cleo har efterladt en åben 5’er, måske for at lægge en til. Læg 5-5, så bliver 5’eren åben for Cleo.
lesson-teams-3 = Da 6 var åben før, måtte Ben melde pas. Læg 1-6 ved 1’eren: Så viser begge ender 6, godt for Cleo og skidt for Ben.
lesson-teams-end = I vinder sammen: Når en af jer lægger den sidste brik, får jeres hold det andet holds øjne. Så læg mærke til, hvad din makker gerne lægger.

lesson-pairs = Par, der skal huskes
lesson-pairs-1 = Alle brikker ligger med bagsiden op. Du vender to og leder efter et par med 12 øjne. Begynd med den, der lyser.
lesson-pairs-2 = 5-6 har 11 øjne, så du skal bruge en brik med et enkelt øje. Prøv denne.
lesson-pairs-3 = Det var ikke et par. Men Ben har lige vist 0-1, som har et enkelt øje! Vend først 5-6 igen.
lesson-pairs-4 = Og nu 0-1, som Ben viste.
lesson-pairs-end = Et par med 12, og begge brikker er dine! Se godt efter, hvad de andre vender: Det hjælper dig lige så meget som dine egne.

lesson-race = Et kapløb om dobbeltbrikken
lesson-race-1 = Ingen venter på tur her! Til dobbeltbrikken 3-3 skal du bruge en kæde på tre brikker med en 3’er i begge ender. Tag 3-5.
lesson-race-2 = Ben tager også brikker. I din kæde rører ens tal hinanden: Tag 5-8 til midten.
lesson-race-3 = Til sidst skal du bruge en 3’er igen: Tag 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: Din kæde er hel. Skynd dig, tryk på ”Færdig!”, før Ben gør det.
lesson-race-end = 3-3 er din og giver 3 point. Større dobbeltbrikker kræver længere kæder. Melder du færdig uden at være det, er du ude af omgangen.

lesson-grid = At bygge i højden
lesson-grid-1 = Kæder klatrer og giver point. Vælg 3-5 og så ”Kæde”, og læg den på det markerede sted: dens 5’er ved siden af den anden 5’er.
lesson-grid-2 = To ens halvdele ligger side om side, og dem må man dække. Læg din 5-5 oven på dem.
lesson-grid-3 = 1 point forneden og 3 point foroven. En kæde på to brikker er nok: Afslut den, så går resten af din hånd til de andre.
lesson-grid-end = I andre ture trækker du en brik eller bygger en til: Det giver ingen point, men forbereder din næste kæde. Jo højere en brik ligger, jo mere tæller den.

lesson-duel = En duel i syv rækker
lesson-duel-1 = Brikkens ene halvdel er rækken, den anden lægges til dit felt dér. Tag 4-6, og vælg række 6: Det er 4 til dig.
lesson-duel-2 = Ben har 5 i række 6 og er foran. Tag 2-6 til række 6: Så har du 6, og den, der er foran, tager det, den anden har.
lesson-duel-3 = Vær foran, men højst med det dobbelte! Ben har 1 i række 3. Tag 2-3 til række 3: 2 er lige tilpas, og 3 ville være for meget.
lesson-duel-end = Det er hele hemmeligheden: foran i en række, men aldrig med mere end det dobbelte. Rækkerne tælles, når alle brikker er taget.

lesson-patience = En kabale med brikker
lesson-patience-1 = Kun den sidste brik i hver række er fri. Begynd kæden med 5-6: Bag den ligger 4-5, som passer med det samme.
lesson-patience-2 = Nu passer 4-5 og 1-6. Se bag dem, før du vælger: Bag 1-6 ligger 1-1. Så tag 1-6!
lesson-patience-3 = 1-1 er fri. Læg den ved 1’eren.
lesson-patience-end = Hver brik, du lægger, afgør, hvad der så passer, så se fremad. Du vinder, når der ikke er mere at lægge.

lesson-puzzle = Kvadrater med ét tal
lesson-puzzle-1 = De fjorten kvadrater skal vise ét tal hver, og dette viser femmere. Vælg 5-5, drej den med ⟳, og læg den, hvor der er markeret.
lesson-puzzle-2 = Læg 3-5 ved siden af, drejet, så dens 5’er er i kvadratet. Dens 3’er begynder det næste.
lesson-puzzle-3 = Der mangler én 5’er. Læg 5-6 lodret, med 5’eren i kvadratet.
lesson-puzzle-end = Det første kvadrat er færdigt! Tag dig god tid til de andre: Hver brik kan tages væk igen.

lesson-picture = Et billede at huske
lesson-picture-1 = Seks brikker danner et billede. Se godt efter, hvor de ligger, så længe du vil. Skjul så billedet.
lesson-picture-2 = Billedet er væk. Den første brik var 1-6, den lå til venstre: Vælg den, og læg den, hvor der er markeret.
lesson-picture-3 = Under 1’eren stod 2-3, med 2’eren øverst. Drej den med ⟳, og læg den dér.
lesson-picture-4 = Og til højre stod 4-4.
lesson-picture-end = Tre af seks er tilbage. I spillet er intet markeret: Hvert tal på sin gamle plads er et point til dig.

lesson-trick = En kæde, der spår
lesson-trick-1 = En brik er gemt, og dens to tal ligger i kuverten. Læg alle de andre i én kæde. Begynd med 6-6!
lesson-trick-2 = Ens tal rører hinanden. Læg 1-6 til højre.
lesson-trick-3 = Har du fortrudt? Den sidst lagte brik kan altid tages tilbage. Prøv det!
lesson-trick-end = Når alle 27 brikker ligger i én kæde, viser enderne tallene i kuverten, uanset hvad du gjorde. Pas bare på, at intet tal slipper op for tidligt.
