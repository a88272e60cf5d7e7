### The options of games and their values, in Dutch.

## Options of many games

option-set = Set
    .help = De dubbelzes-set heeft 28 stenen, de dubbelnegen-set 55.
option-target = Doel
    .help =
        { $least ->
            [0] Zoveel punten beëindigen de partij; 0 betekent: zoals het in het boekje staat.
           *[other] Zoveel punten beëindigen de partij.
        }
option-hands = Rondes
    .help =
        { $least ->
            [0] Hoeveel rondes er gespeeld worden; wie de meeste punten heeft, wint, en bij gelijke stand wordt de winst gedeeld. 0 betekent: tot het doel bereikt is.
           *[other] Hoeveel rondes er gespeeld worden.
        }
option-open-any-tile = Vrije opening
    .help = Wie begint, mag met elke steen openen.
option-next-lead = Begin van latere rondes
    .help = Wie de rondes na de eerste opent. Met welke steen dat mag, verandert niet.
option-voluntary-pass = Vrij passen
    .help = Je mag passen hoewel je kunt aanleggen. Wie niet kan aanleggen, doet wat gebruikelijk is. Passen allen na elkaar, dan is de ronde geblokkeerd.
option-blocked-deduct-own = Eigen ogen eraf
    .help = Wie een geblokkeerde ronde wint, trekt de eigen ogen van de winst af.
option-blocked-tie = Gelijk in een geblokkeerde ronde
    .help = Wat er gebeurt als in een geblokkeerde ronde meerdere spelers even weinig ogen hebben.
option-stock-reserve = Stenen die in de stapel blijven
    .help = Zoveel stenen blijven in de stapel en worden nooit getrokken.
option-fill-spinner-first = Eerst het midden
    .help = Elke arm van het midden moet begonnen zijn voordat er een mag groeien: tot dan wordt daar alleen het eigen getal gelegd.
option-finish-hand = Ronde uitspelen
    .help = Een ronde wordt uitgespeeld, ook als iemand onderweg het doel bereikt.
option-four-individual = Vier ieder voor zich
    .help = Met vier spelers speelt ieder voor zich in plaats van in paren.
option-no-double = Geen dubbel uitgedeeld
    .help = Wat er gebeurt als niemand een dubbel heeft gekregen.
option-team-floor0 = Paren nooit onder nul
    .help = Gaat er meer af dan er bij komt, dan krijgt het paar niets in plaats van een min.

## Options of single games

option-secret-score = Geheime stand
    .help = Tot de laatste ronde begint, ziet iedereen aan het eind van een ronde alleen de eigen stenen en punten.
option-team-hand = Hand in een team
    .help = Of de vier stenen die de paren bepalen ook je hand zijn.
option-team-partner-deduct = Ogen van de partner eraf
    .help = De ogen van de partner gaan van de winst van het paar af.
option-team-talk = Open overleg
    .help = Partners mogen over hun stenen praten. Iedereen aan tafel ziet dat; niemand dwingt het af.
option-tiddle-draw = Trekken aan het eind van de beurt
    .help = Aan het eind van elke beurt wordt een steen getrokken, zoals bij Blokdomino.
option-tiddle-one-end = Maar één einde
    .help = De ketting groeit maar aan één einde.
option-hungarian-must-continue = Doorleggen moet
    .help = Je moet doorleggen zolang er iets past.
option-hungarian-target = Punten voor de winst
    .help = Of 100 punten genoeg zijn, zoals op de Franse pagina, of dat het er meer moeten zijn.
option-french-play-after-draw = Aanleggen na het trekken
    .help = Met trekken is je beurt niet voorbij: je mag meteen aanleggen.
option-older = Oudste speler
    .help = De plaats van de oudste speler, die de eerste ronde opent: 0 is de eerste plaats, 1 de tweede.
option-host = Basisspel
    .help = Het spel waar de blocage bij komt.
option-barricade-any-double = Elke dubbel sluit af
    .help = Een blocage hoeft niet het getal te tonen van het einde dat ze afsluit. De ronde is dan pas geblokkeerd als ook niemand kan afsluiten, of als allen na elkaar hebben gepast hoewel iemand had kunnen afsluiten.
option-score-five = Ook vijf telt
    .help = Ook een som van vijf aan de einden levert punten op.
option-allfives-end-draw = Trekken aan het eind van de beurt
    .help = Bovendien wordt aan het eind van elke beurt een steen getrokken, zoals bij Blokdomino.
option-sniff-spinner = Eerste dubbel is spinner
    .help = Aan de eerste dubbel mag aan alle vier de kanten worden aangelegd, en elke arm die begonnen is, telt. De dubbel zelf telt zijn twee helften één keer, tot beide einden ervan bezet zijn.
option-sevens-after-draw = Extra steen
    .help = Wanneer iemand die kan aanleggen nog een steen trekt. In de Italiaanse boekjes is het een plicht.
option-matador-six = Stenen met zes spelers
    .help = Hoeveel stenen ieder krijgt als er zes spelen.
option-bergen-high-double = Punten voor de hoogste dubbel
    .help = Een dubbel die hoger is dan alle dubbels op tafel levert twee punten op. Bijna overal wordt zonder gespeeld.
option-bergen-open-single = Punten voor openen zonder dubbel
    .help = Wat de opening oplevert als er geen dubbel is uitgedeeld en een gewone steen opent.
option-bergen-block = Geblokkeerde ronde
    .help = Wie de twee punten van een geblokkeerde ronde krijgt als meerdere spelers geen dubbel hebben.
option-italian-full-value = Het volle getal telt
    .help = Dertig raken levert 30 punten op in plaats van 1, enzovoort.
option-cyprus-arms = Stralen van de ster
    .help = Hoeveel stralen er uit de dubbel negen groeien.
option-cyprus-nines-compulsory = Negens zijn verplicht
    .help = Wie een negen heeft, moet die aan het midden leggen zolang daar plek is, zoals op de Nederlandse pagina.
option-cf-open-arms = Armen van de openingsdubbel
    .help = Hoeveel armen er uit de dubbel groeien die opent. Meer dan twee worden begonnen voordat er iets anders gelegd wordt.
option-cf-draw = Trekken
    .help = Of en wanneer er een steen getrokken wordt.
option-cf-release-dead-foot = Dode poot vrijgeven
    .help = Een poot die niemand kan afmaken, blokkeert de ronde niet meer: de andere einden zijn weer open.
option-cf-blocked-last-zero = Wie het laatst legt, noteert nul
    .help = In een geblokkeerde ronde krijgt wie de laatste steen heeft gelegd geen strafpunten, wat er ook nog in de hand is.
option-conc-target = Doel
    .help = Zoveel stenen beëindigen de partij. Ze worden per paar genomen, dus bij een oneven getal is er één meer nodig.
option-conc-extra-turn = Een paar geeft nog een beurt
    .help = Wie een paar neemt, mag nog een keer, en wie het laatste paar neemt, begint de volgende opstelling.
option-fort-limit = Trekken tot zoveel stenen
    .help = Door te trekken mag je ten hoogste zoveel stenen in je hand krijgen.
option-fort-level3 = Punten voor niveau 3
    .help = In het boekje staat 3; heel waarschijnlijk was 6 bedoeld.
option-fort-chain-linked = Kettingen hangen samen
    .help = Elke volgende steen van een ketting moet een steen van dezelfde ketting deels bedekken; anders mag hij overal bedekken.
option-fort-levels = Niveaus tellen
    .help = Vanaf welk niveau de punten tellen. Een steen die lager ligt, telt als niveau 1.
option-solo2-refill = Trekken
    .help = Of je in hele porties trekt of één steen na elke steen die je legt. Dan kies je steeds uit 5 stenen (7 met de dubbelnegen-set), tot er 2 (of 5) over zijn.
option-solo2-play-rest = Ook de rest leggen
    .help = Ook de stenen die na de laatste portie over zijn, moeten gelegd worden. Met de dubbelnegen-set lukt dat nooit: geen ketting is langer dan 51 stenen.
option-tiles = Stenen
    .help = Uit hoeveel stenen het patroon bestaat: de hele set, of minder.
option-memory-paper = Op papier
    .help = De getallen blijven op ruitjespapier staan, alleen de grenzen van de stenen zijn weg: vind ze terug.
option-cb-tie-nondouble = Gelijk: zonder dubbels
    .help = Dubbels tellen niet mee als bij een gelijke stand de laagste steen beslist.
option-draw-lead = Wie begint
    .help = Wie een ronde Draw opent.
option-draw-when-unable = Alleen trekken als het moet
    .help = Wie kan aanleggen, trekt niet: je trekt tot er een steen past en legt dan aan.
option-muggins-reserve = Stenen die in de stapel blijven
    .help = Zoveel stenen blijven in de stapel en worden nooit getrokken.
option-muggins-round = Afronden
    .help = Hoe de ogen aan het eind van een ronde punten worden als ze niet door vijf deelbaar zijn: 12 ogen leveren 3 op als je altijd naar boven afrondt, en 2 als het dichtstbijzijnde getal geldt.
option-muggins-spinner = Eerste dubbel is spinner
    .help = Aan de eerste dubbel mag aan alle vier de kanten worden aangelegd. Hij telt zijn twee helften zolang aan een van zijn twee einden geen steen ligt; zijn flanken tellen niets tot daar een steen ligt.
option-muggins-call = Zelf punten claimen
    .help = Na het leggen moet je zelf je punten noemen. Zeg je niets, of een verkeerd getal, dan wordt er niets genoteerd, en mag de volgende speler “Muggins!” roepen, het goede getal noemen en de punten nemen. Niemand vertelt je de som van de einden.
option-f53-draw = Trekken
    .help = Wie niet kan aanleggen, trekt tot er iets past.
option-f53-final = Eindtelling
    .help = Behalve het extra punt krijgt wie de ronde wint punten zoals bij Muggins: de ogen van de anderen, in paren min die van de partner, gedeeld door vijf en naar boven afgerond; in een geblokkeerde ronde gaan ze naar wie de minste ogen heeft.
option-f53-team = Punten van de paren
    .help = Hoe de punten van twee paren met elkaar verrekend worden: over de hele partij, of ronde voor ronde, waarbij het beste paar het verschil krijgt.
option-exact31 = Precies op het doel
    .help = Je moet precies op het doel uitkomen: punten waarmee je eroverheen zou gaan, vervallen. Worden rondes uitgespeeld, dan heeft gewonnen wie er het eerst op uitkomt.
option-bn-max-draws = Trekken in een beurt
    .help = Hoeveel stenen je ten hoogste trekt als er niets past; 0 betekent: tot er iets past, zoals vóór 2010.
option-bn-third-draw = Stapel bijna op
    .help = Wat er gebeurt als er na je derde steen nog twee in de stapel liggen en er niets past.

## Values of options

value-next-lead-rule = volgens de regel van de opening
value-next-lead-winner = wie de vorige ronde won
value-next-lead-rotate = elke plaats om de beurt
value-blocked-tie-none = niemand krijgt iets
value-blocked-tie-share = de punten worden gedeeld
value-blocked-tie-lowest-tile = de laagste losse steen wint
value-no-double-heaviest = de hoogste steen opent
value-no-double-redeal = opnieuw uitdelen
value-team-hand-keep4 = de vier stenen houden
value-team-hand-redeal5 = ieder vijf nieuwe stenen geven
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = meer dan 100
value-hungarian-target-from-100 = 100 of meer
value-host-block = Blokdomino
value-host-peruvian = Peruviaans domino
value-host-team-block = Blokdomino voor teams
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Hongaars domino
value-host-french = Frans domino
value-sevens-after-draw-optional-before = mag er vóór het aanleggen een trekken
value-sevens-after-draw-mandatory-after = moet er na het aanleggen een trekken
value-bergen-high-double-on = twee punten
value-bergen-high-double-off = geen punten
value-bergen-block-rule = de minste ogen van wie geen dubbel heeft
value-bergen-block-takes-all-lowest = de minste ogen van allemaal
value-cf-draw-one = één steen als je niet kunt aanleggen
value-cf-draw-block-end-of-turn = één steen aan het eind van elke beurt
value-cf-draw-none = nooit
value-fort-levels-absolute = vanaf de tafel
value-fort-levels-relative = vanaf de eerste steen van de ketting
value-tiles-all = alle
value-solo2-refill-batch = in porties
value-solo2-refill-each = na elke steen
value-draw-lead-highest-double = wie de hoogste dubbel heeft
value-draw-lead-lot = door loting, daarna elke plaats om de beurt
value-muggins-round-up = altijd naar boven
value-muggins-round-nearest = naar boven of beneden, wat dichterbij is
value-f53-team-margin = beide paren tellen door; het verschil beslist
value-f53-team-per-hand-difference = na elke ronde het verschil
value-bn-third-draw-end = de ronde is voorbij
value-bn-third-draw-pass = je past en de ronde gaat verder

## Options of the games for one

option-teller-performer = Jij doet de truc
    .help = Je verstopt de steen, kondigt de twee getallen aan en legt de ketting om de beurt met een publiek dat zomaar iets aanlegt wat past.
option-winnable = Alleen winbare spellen
    .help = Wat niet te winnen is, wordt opnieuw gelegd. Ongeveer één op de drie is te winnen.
option-start = Begin
    .help = Een leeg kader, of een puzzel: er liggen al stenen in die precies één oplossing toelaten.
value-start-free = een leeg kader
value-start-puzzle = een puzzel met één oplossing
