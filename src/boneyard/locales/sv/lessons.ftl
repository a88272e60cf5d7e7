### The first lessons, in Swedish: a title, a sentence before each move that is asked for, and one for the end.
### What they say of tiles and numbers is there in the records of src/boneyard/games/lessons; docs/lessons.md says more.

lesson-line = Lägga en kedja
lesson-line-1 = Du har högsta dubbeln, 6-6, så du börjar. Lägg den på bordet!
lesson-line-2 = Lika tal möts. Kedjans ändar visar 6 och 4: lägg din 3-6 mot 6:an.
lesson-line-3 = Nu visar båda ändarna 4, och du har ingen 4:a. Du kan inte lägga, så passa.
lesson-line-4 = En 5:a är öppen, och två av dina brickor går att lägga. Lägg 3-5, den högre: det du har kvar när någon annan vinner räknas mot dig.
lesson-line-end = Nu vet du hur det går till. Den som först lägger sin sista bricka vinner omgången. Varje spel har något eget, och raden under bordet hjälper dig på vägen.

lesson-drawing = Lägga och dra
lesson-drawing-1 = Ben har börjat med 5-5. Lika tal möts: lägg din 2-5 till vänster.
lesson-drawing-2 = Ändarna visar 2 och 4, och du har ingetdera. Dra alltså en bricka.
lesson-drawing-3 = 0-0 passar inte heller. Dra en gång till, tills du kan lägga.
lesson-drawing-4 = 4-6 passar! Lägg den mot 4:an.
lesson-drawing-end = Lägg om du kan, dra om du inte kan: den som först lägger sin sista bricka vinner omgången. Hur många man får dra skiljer sig lite från spel till spel.

lesson-ends = Poäng i ändarna
lesson-ends-1 = Här ger kedjans två ändar poäng medan du lägger. En dubbel räknas med båda halvorna, så 5-5 blir 10. Lägg den!
lesson-ends-2 = 10 är två femmor: 2 poäng till dig! Nu är ändarna 10 och 3. Lägg 0-3 mot 3:an: 10 och 0 blir 10 igen.
lesson-ends-3 = Vänster ände räknas som 10, höger som 4. Lägg 5-6 till vänster: 6 och 4 blir 10 ännu en gång.
lesson-ends-end = 6 poäng på tre drag! Vilka ändar som räknas, och hur mycket, skiljer sig från spel till spel: femmor, eller femmor och treor. Resten är att lägga en kedja.

lesson-alike = Lika ändar
lesson-alike-1 = Lägsta dubbeln öppnar, och du har den. Att öppna med den ger 2 poäng: lägg 1-1!
lesson-alike-2 = En dubbel som är högre än alla dubblar på bordet ger 2 poäng. Lägg 4-4 mot 4:an.
lesson-alike-3 = Ändarna visar 5 och 4. Lägg 4-5 mot 5:an: då visar båda ändarna 4, och en av dem är en dubbel. Det ger 3 poäng!
lesson-alike-end = Lika ändar ger 2 poäng, eller 3 om en av dem är en dubbel. Leta efter brickor som gör båda ändarna lika, och lämna inga sådana till de andra.

lesson-sums = Det som möts blir en summa
lesson-sums-1 = Här ska halvorna som möts bli sju. Mot en 6:a går en 1:a: lägg din 1-4 till höger.
lesson-sums-2 = Fyra brickor passar överallt: 0-0, 1-6, 2-5 och 3-4. Lägg din 3-4 till vänster, och låt 3:an vara öppen.
lesson-sums-3 = Ben har lämnat en blank till höger: där går bara de fyra brickorna. Men 3:an till vänster vill ha en 4:a. Lägg 4-4!
lesson-sums-end = Med dubbelnio-setet är det tio i stället för sju, och andra brickor passar överallt. Den som först lägger sin sista bricka vinner omgången.

lesson-totals = Alla ögon läggs ihop
lesson-totals-1 = Inget behöver passa här: alla ögon på bordet läggs ihop. Du har högsta dubbeln, så börja med 6-6.
lesson-totals-2 = Summan är 24, och exakt 30 ger en poäng. Det fattas 6: lägg 2-4!
lesson-totals-3 = Summan är 39, och exakt 50 ger 2 poäng. Det fattas 11: lägg 5-6!
lesson-totals-end = Redan 3 poäng! 70 och 100 ger ännu mer, men bara om man träffar dem exakt. Så tänk på vad du lämnar till nästa spelare.

lesson-star = Ett kors med fyra armar
lesson-star-1 = 6-6 börjar, och du har den. Lägg den i mitten!
lesson-star-2 = Alla fyra sidor av 6-6 är öppna, och varje arm börjar med en sexa. En sida är ledig: lägg din 3-6 där.
lesson-star-3 = Fyra ändar att välja på: 1, 3, 4 och 5. Lägg 4-5 mot 4:an. Då visar två ändar 5, och din 1-5 kan kanske läggas nästa gång.
lesson-star-end = Andra kors och stjärnor växer likadant, några med fler armar. Den som inte kan lägga passar, och den som först lägger sin sista bricka vinner omgången.

lesson-feet = Fötter med tre tår
lesson-feet-1 = Du har högsta dubbeln, 9-9. Lägg den: allt växer därifrån.
lesson-feet-2 = Cleo har lagt 4-4, och en sådan dubbel vill ha tre tår. Innan den har fått dem får inget annat läggas. Lägg till din 4-6!
lesson-feet-3 = Foten har fått sina tre tår, och alla ändar är öppna igen. Lägg din 6-6: nu måste de andra först lägga tår.
lesson-feet-end = Om inget passar drar du en bricka. Det som är kvar på hand till slut är straffpoäng, 0-0 hela 25: lägst summa vinner.

lesson-storeys = En mur i två våningar
lesson-storeys-1 = Du får börja med vilken bricka som helst. Lägg 3-5: den ligger nederst, och båda halvorna är öppna.
lesson-storeys-2 = Ben har lagt en 5:a ovanpå din 5:a. Lägg 3-6 ovanpå din 3:a, lika på lika.
lesson-storeys-3 = 6:an på din bricka sticker ut däruppe, och under den går en 6:a. Lägg 6-6!
lesson-storeys-end = Så växer muren, ovanpå och under om vartannat. Om inget går passar du, eller drar två brickor. Den som först lägger sin sista bricka vinner omgången.

lesson-teams = Två mot två
lesson-teams-1 = Cleo och du är ett par: samma tecken står vid era namn. Cleo har börjat med 6-6. Lägg din högsta bricka som passar, 4-6, till höger.
lesson-teams-2 = Cleo har lämnat en 5:a öppen, kanske för att lägga en till. Lägg 5-5, så är 5:an kvar åt Cleo.
lesson-teams-3 = När 6 var öppet förut fick Ben passa. Lägg 1-6 mot 1:an: då visar båda ändarna 6, och det är bra för Cleo och dåligt för Ben.
lesson-teams-end = Ni vinner tillsammans: när en av er lägger sin sista bricka får ert par det andra parets ögon. Håll alltså koll på vad din partner gärna lägger.

lesson-pairs = Par att komma ihåg
lesson-pairs-1 = Alla brickor ligger dolda. Du vänder upp två och letar efter ett par med 12 ögon. Börja med den som lyser.
lesson-pairs-2 = 5-6 har 11 ögon, så du vill ha en bricka med ett enda. Prova den här.
lesson-pairs-3 = Det var inget par. Men Ben har just visat 0-1, som har ett enda öga! Vänd först upp 5-6 igen.
lesson-pairs-4 = Och nu 0-1, som Ben visade.
lesson-pairs-end = Ett par med 12, och båda brickorna är dina! Titta noga på vad de andra vänder upp: det hjälper dig lika mycket som dina egna.

lesson-race = Kapplöpning om dubbeln
lesson-race-1 = Här väntar ingen på sin tur! För dubbeln 3-3 behöver du en kedja på tre brickor med en 3:a i båda ändarna. Ta 3-5.
lesson-race-2 = Ben tar också brickor. I din kedja möts lika tal: ta 5-8 till mitten.
lesson-race-3 = I änden behöver du en 3:a igen: ta 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: din kedja är klar. Fort, tryck på ”Klar!” före Ben.
lesson-race-end = 3-3 är din och ger 3 poäng. Högre dubblar kräver längre kedjor. Ropar du ”Klar!” i onödan är du ute resten av rundan.

lesson-grid = Bygga på höjden
lesson-grid-1 = Kedjor av brickor klättrar och ger poäng. Välj 3-5 och sedan ”Kedja”, och lägg den på det markerade stället: med sin 5:a intill den andra 5:an.
lesson-grid-2 = Två lika halvor ligger intill varandra, och de får täckas. Lägg din 5-5 ovanpå dem.
lesson-grid-3 = 1 poäng där nere och 3 poäng där uppe. En kedja på två brickor räcker: avsluta den, så går resten av din hand till de andra.
lesson-grid-end = I andra turer drar du en bricka eller bygger ut med en: det ger inga poäng men förbereder din nästa kedja. Ju högre en bricka ligger, desto mer räknas den.

lesson-duel = En duell på sju rader
lesson-duel-1 = Ena halvan av en bricka är raden, den andra läggs till i din ruta där. Ta 4-6 och välj rad 6: det blir 4 till dig.
lesson-duel-2 = Ben har 5 på rad 6 och leder. Ta 2-6 till rad 6: då har du 6, och den som leder tar det som den andra har.
lesson-duel-3 = Led, men inte med mer än det dubbla! Ben har 1 på rad 3. Ta 2-3 till rad 3: 2 är lagom, och 3 hade varit för mycket.
lesson-duel-end = Det är hela hemligheten: led på en rad, men aldrig med mer än det dubbla. Raderna räknas när alla brickor är tagna.

lesson-patience = Patiens med brickor
lesson-patience-1 = Bara sista brickan på varje rad är fri. Börja kedjan med 5-6: bakom den ligger 4-5, som passar direkt.
lesson-patience-2 = Nu passar 4-5 och 1-6. Titta bakom dem innan du väljer: bakom 1-6 ligger 1-1. Ta alltså 1-6!
lesson-patience-3 = 1-1 är fri. Lägg den mot 1:an.
lesson-patience-end = Varje bricka du lägger avgör vad som passar sedan, så tänk framåt. Du vinner när det inte finns något kvar att lägga.

lesson-puzzle = Kvadrater med ett tal
lesson-puzzle-1 = Var och en av de fjorton kvadraterna ska visa ett enda tal, och den här visar femmor. Välj 5-5, vrid den med ⟳ och lägg den där det är markerat.
lesson-puzzle-2 = Lägg 3-5 bredvid, vriden så att 5:an hamnar i kvadraten. Dess 3:a börjar nästa.
lesson-puzzle-3 = En 5:a fattas. Lägg 5-6 lodrätt, med 5:an i kvadraten.
lesson-puzzle-end = Första kvadraten är klar! Ta god tid på dig med de andra: varje bricka går att ta bort igen.

lesson-picture = En bild att komma ihåg
lesson-picture-1 = Sex brickor bildar en bild. Titta noga på var de ligger, så länge du vill. Göm sedan bilden.
lesson-picture-2 = Bilden är borta. Första brickan var 1-6, den låg till vänster: välj den och lägg den där det är markerat.
lesson-picture-3 = Under 1:an stod 2-3, med 2:an överst. Vrid den med ⟳ och lägg den där.
lesson-picture-4 = Och till höger stod 4-4.
lesson-picture-end = Tre av sex är tillbaka. I spelet är inget markerat: varje tal på sin gamla plats är en poäng till dig.

lesson-trick = En kedja som spår
lesson-trick-1 = En bricka är gömd, och dess två tal ligger i kuvertet. Lägg alla andra i en kedja. Börja med 6-6!
lesson-trick-2 = Lika tal möts. Lägg 1-6 till höger.
lesson-trick-3 = Har du ändrat dig? Den senast lagda brickan går alltid att ta tillbaka. Prova!
lesson-trick-end = När alla 27 brickor ligger i en kedja visar dess ändar talen i kuvertet, vad du än har gjort. Se bara till att inget tal tar slut för tidigt.
