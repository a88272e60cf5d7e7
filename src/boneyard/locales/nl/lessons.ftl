### The first lessons, in Dutch.

lesson-line = Een ketting leggen
lesson-line-1 = Je hebt de hoogste dubbel, 6-6, dus jij begint. Leg hem op tafel!
lesson-line-2 = Gelijke getallen raken elkaar. De einden van de ketting tonen 6 en 4: leg je 3-6 aan de 6.
lesson-line-3 = Nu tonen beide einden een 4, en die heb je niet. Je kunt niets aanleggen, dus pas.
lesson-line-4 = Er is een 5 open, en je kunt twee stenen aanleggen. Leg 3-5, de hoogste: wat je nog hebt als een ander wint, telt tegen je.
lesson-line-end = Zo gaat het dus. Wie het eerst uit is, wint de ronde. Elk spel heeft daarbij iets eigens, en de regel onder de tafel helpt je op weg.

lesson-drawing = Aanleggen en trekken
lesson-drawing-1 = Ben is begonnen met 5-5. Gelijke getallen raken elkaar: leg je 2-5 links aan.
lesson-drawing-2 = De einden tonen 2 en 4, en je hebt geen van beide. Trek dus een steen.
lesson-drawing-3 = 0-0 past ook niet. Trek nog een keer, tot je kunt aanleggen.
lesson-drawing-4 = 4-6 past! Leg hem aan de 4.
lesson-drawing-end = Leg aan als het kan, trek als het niet kan: wie het eerst uit is, wint de ronde. Hoeveel je mag trekken, verschilt een beetje per spel.

lesson-ends = Punten aan de einden
lesson-ends-1 = Hier leveren de twee einden punten op terwijl je legt. Een dubbel telt met beide helften, dus 5-5 is 10. Leg hem!
lesson-ends-2 = 10 is twee keer vijf: 2 punten voor jou! Nu zijn de einden 10 en 3. Leg 0-3 aan de 3: 10 en 0 zijn weer 10.
lesson-ends-3 = Het linkereinde telt 10, het rechter 4. Leg 5-6 links aan: 6 en 4 zijn nog een keer 10.
lesson-ends-end = 6 punten in drie zetten! Welke einden tellen, en voor hoeveel, verschilt per spel: vijven, of vijven en drieën. Verder leg je gewoon een ketting.

lesson-alike = Gelijke einden
lesson-alike-1 = De laagste dubbel opent, en die heb jij. Ermee openen is 2 punten waard: leg 1-1!
lesson-alike-2 = Een dubbel die hoger is dan alle dubbels op tafel levert 2 punten op. Leg 4-4 aan de 4.
lesson-alike-3 = De einden tonen 5 en 4. Leg 4-5 aan de 5: dan tonen beide einden 4, en een ervan is een dubbel. Dat is 3 punten!
lesson-alike-end = Gelijke einden leveren 2 punten op, of 3 als er een dubbel bij is. Zoek stenen die beide einden gelijk maken, en gun de anderen er geen.

lesson-sums = Wat elkaar raakt, is een som
lesson-sums-1 = Hier zijn de helften die elkaar raken samen zeven. Aan een 6 hoort een 1: leg je 1-4 rechts aan.
lesson-sums-2 = Vier stenen passen overal: 0-0, 1-6, 2-5 en 3-4. Leg je 3-4 links aan en laat de 3 open.
lesson-sums-3 = Ben heeft rechts een blanco opengelaten: daar kunnen alleen die vier stenen. Maar de 3 links wil een 4. Leg 4-4!
lesson-sums-end = Met de dubbelnegen-set is het tien in plaats van zeven, en passen andere stenen overal. Wie het eerst uit is, wint de ronde.

lesson-totals = Alle ogen tellen mee
lesson-totals-1 = Hier hoeft niets te passen: alle ogen op tafel worden opgeteld. Je hebt de hoogste dubbel, dus begin met 6-6.
lesson-totals-2 = De som is 24, en precies 30 is een punt waard. Er ontbreken er 6: leg 2-4!
lesson-totals-3 = De som is 39, en precies 50 is 2 punten waard. Er ontbreken er 11: leg 5-6!
lesson-totals-end = Al 3 punten! 70 en 100 zijn nog meer waard, maar alleen als je ze precies raakt. Bedenk dus wat je voor de volgende speler overlaat.

lesson-star = Een kruis met vier armen
lesson-star-1 = De 6-6 begint, en die heb jij. Leg hem in het midden!
lesson-star-2 = Alle vier de kanten van 6-6 zijn open, en elke arm begint met een zes. Er is nog één kant vrij: leg daar je 3-6.
lesson-star-3 = Vier einden om uit te kiezen: 1, 3, 4 en 5. Leg 4-5 aan de 4. Dan tonen twee einden een 5, en kan je 1-5 straks misschien.
lesson-star-end = Andere kruisen en sterren groeien net zo, soms met meer armen. Wie niet kan aanleggen, past, en wie het eerst uit is, wint de ronde.

lesson-feet = Poten met drie tenen
lesson-feet-1 = Je hebt de hoogste dubbel, 9-9. Leg hem: van daaruit groeit alles.
lesson-feet-2 = Cleo heeft 4-4 gelegd, en zo'n dubbel wil drie tenen. Tot die er zijn, mag er niets anders gelegd worden. Leg je 4-6 erbij!
lesson-feet-3 = De poot heeft zijn drie tenen, en alle einden zijn weer open. Leg je 6-6: nu moeten de anderen eerst tenen aanleggen.
lesson-feet-end = Past er niets, dan trek je één steen. Wat je aan het eind nog hebt, zijn strafpunten, 0-0 zelfs 25: wie de minste heeft, wint.

lesson-storeys = Een muur met twee verdiepingen
lesson-storeys-1 = Je mag met elke steen beginnen. Leg 3-5: hij ligt onder, en beide helften zijn open.
lesson-storeys-2 = Ben heeft een 5 boven op jouw 5 gelegd. Leg 3-6 boven op je 3, gelijk op gelijk.
lesson-storeys-3 = De 6 van je steen steekt boven uit, en daaronder hoort een 6. Leg 6-6!
lesson-storeys-end = Zo groeit de muur, om en om boven en onder. Gaat er niets, dan pas je of trek je twee stenen. Wie het eerst uit is, wint de ronde.

lesson-teams = Twee tegen twee
lesson-teams-1 = Cleo en jij zijn een team: naast jullie namen staat hetzelfde teken. Cleo begon met 6-6. Leg je hoogste passende steen, 4-6, rechts aan.
lesson-teams-2 = Cleo heeft een 5 opengelaten, misschien voor nog een steen. Leg 5-5, dan blijft de 5 open voor Cleo.
lesson-teams-3 = Toen er net een 6 open was, kon Ben niet. Leg 1-6 aan de 1: dan tonen beide einden een 6. Goed voor Cleo, slecht voor Ben.
lesson-teams-end = Jullie winnen samen: is een van jullie uit, dan krijgt jullie team de ogen van het andere. Let dus op wat je partner graag legt.

lesson-pairs = Paren om te onthouden
lesson-pairs-1 = Alle stenen liggen gedekt. Je draait er twee om en zoekt een paar van 12 ogen. Begin met de steen die oplicht.
lesson-pairs-2 = 5-6 heeft 11 ogen, dus je zoekt een steen met maar één oog. Probeer deze.
lesson-pairs-3 = Dat was geen paar. Maar Ben heeft net 0-1 laten zien, en dat is één oog! Draai eerst 5-6 weer om.
lesson-pairs-4 = En nu de 0-1 die Ben heeft laten zien.
lesson-pairs-end = Een paar van 12, en beide stenen zijn van jou! Kijk goed wat de anderen omdraaien: daar heb je evenveel aan als aan je eigen stenen.

lesson-race = Een race om de dubbel
lesson-race-1 = Hier wacht niemand op een beurt! Voor de dubbel 3-3 heb je een ketting van drie stenen nodig, met een 3 aan beide einden. Neem 3-5.
lesson-race-2 = Ben neemt ook stenen. In je ketting raken gelijke getallen elkaar: neem 5-8 voor het midden.
lesson-race-3 = Aan het einde heb je weer een 3 nodig: neem 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: je ketting is af. Snel, druk op “Claim!” voordat Ben het doet.
lesson-race-end = De 3-3 is van jou en levert 3 punten op. Hogere dubbels willen langere kettingen. Wie ten onrechte claimt, ligt uit deze race.

lesson-grid = De hoogte in bouwen
lesson-grid-1 = Kettingen klimmen en leveren punten op. Kies 3-5 en dan “Ketting”, en leg hem op de gemarkeerde plek: zijn 5 naast de andere 5.
lesson-grid-2 = Er liggen twee gelijke helften naast elkaar, en die mag je bedekken. Leg je 5-5 erbovenop.
lesson-grid-3 = 1 punt onder en 3 punten boven. Een ketting van twee stenen is genoeg: beëindig hem. De anderen krijgen de rest van je hand.
lesson-grid-end = In andere beurten trek je een steen of bouw je er een aan: dat levert geen punten op, maar bereidt je volgende ketting voor. Hoe hoger een steen ligt, hoe meer hij telt.

lesson-duel = Een duel in zeven rijen
lesson-duel-1 = De ene helft van een steen noemt de rij, de andere komt daar bij jouw getal. Neem 4-6 en kies rij 6: dat is 4 voor jou.
lesson-duel-2 = Ben heeft 5 in rij 6 en staat voor. Neem 2-6 voor rij 6: dan heb je 6, en wie voorstaat, krijgt wat de ander daar heeft.
lesson-duel-3 = Sta voor, maar niet met meer dan het dubbele! Ben heeft 1 in rij 3. Neem 2-3 voor rij 3: 2 is precies goed, 3 zou te veel zijn.
lesson-duel-end = Dat is het hele geheim: voorstaan in een rij, maar nooit met meer dan het dubbele. De rijen worden geteld als alle stenen genomen zijn.

lesson-patience = Patience met stenen
lesson-patience-1 = Alleen de laatste steen van elke rij is vrij. Begin de ketting met 5-6: daarachter ligt 4-5, en die past meteen.
lesson-patience-2 = Nu passen 4-5 en 1-6. Kijk erachter voordat je kiest: achter 1-6 ligt 1-1. Neem dus 1-6!
lesson-patience-3 = 1-1 is vrij. Leg hem aan de 1.
lesson-patience-end = Elke steen die je legt, bepaalt wat daarna past, dus kijk vooruit. Je wint als er niets meer te leggen is.

lesson-puzzle = Vierkanten met één getal
lesson-puzzle-1 = Elk van de veertien vierkanten moet één getal tonen, en dit hier vijven. Kies 5-5, draai hem met ⟳ en leg hem op de gemarkeerde plek.
lesson-puzzle-2 = Leg 3-5 ernaast, zo gedraaid dat de 5 in het vierkant ligt. De 3 begint het volgende.
lesson-puzzle-3 = Er ontbreekt nog één 5. Leg 5-6 staand, met de 5 in het vierkant.
lesson-puzzle-end = Het eerste vierkant is klaar! Neem de tijd voor de andere: elke steen kun je weer weghalen.

lesson-picture = Een patroon om te onthouden
lesson-picture-1 = Zes stenen vormen een patroon. Kijk goed waar ze allemaal liggen, zo lang je wilt. Verberg dan het patroon.
lesson-picture-2 = Het patroon is weg. De eerste steen was 1-6, hij lag links: kies hem en leg hem op de gemarkeerde plek.
lesson-picture-3 = Onder de 1 stond 2-3, met de 2 boven. Draai hem met ⟳ en leg hem daar.
lesson-picture-4 = En rechts stond 4-4.
lesson-picture-end = Drie van de zes zijn terug. In het spel is niets gemarkeerd: elk getal op zijn oude plek is een punt voor jou.

lesson-trick = Een ketting die voorspelt
lesson-trick-1 = Er is een steen verstopt, en zijn twee getallen zitten in de envelop. Leg alle andere in één ketting. Begin met 6-6!
lesson-trick-2 = Gelijke getallen raken elkaar. Leg 1-6 rechts aan.
lesson-trick-3 = Toch liever iets anders? De laatst gelegde steen kun je altijd terugnemen. Probeer het!
lesson-trick-end = Als alle 27 stenen in één ketting liggen, tonen de einden de getallen uit de envelop, wat je ook deed. Let er alleen op dat geen getal te vroeg opraakt.
