### What the commands of the terminal and their options do, in Dutch. There is nothing to choose in these messages.

## The words around them

help-usage = Gebruik:
help-options = Opties
help-commands = Opdrachten
help-example = Voorbeeld:
help-default = standaard: { $value }
help-variable = omgevingsvariabele: { $name }
help-required = verplicht

## Options of several commands

help-option-as-json = Als gegevens voor programma's.
help-option-database = Een bestand, of postgresql://... [standaard: een bestand in je gegevensmap]
help-option-edition = Zoals een uitgave het drukt, bijvoorbeeld s9-fr; `boneyard games GAME` noemt ze allemaal.
help-option-lang = De taal. [standaard: die van je terminal]
help-option-moves = De zetten sinds het uitdelen.
help-option-options = Een optie van het spel; mag vaker.
help-option-plain = Alleen met eenvoudige tekens tekenen.
help-option-players = Hoeveel er spelen. [standaard: zo weinig als kan]
help-option-record = De stelling aan het eind van een verslag.
help-option-sample = Zoveel willekeurige spellen proberen.
help-option-seed = Hetzelfde startgetal geeft dezelfde uitvoer. [standaard: willekeurig, en getoond]
help-option-sets = De dominoset; NAAM=WAARDE doet hetzelfde als -o.
help-option-help = Deze hulp tonen.

## Commands

help-boneyard =
    Boneyard, het huis van domino.

    Zonder opdracht gaat de tafel open in de browser.
    .version = De versie.
help-open =
    De tafel openen in de browser; dat gebeurt ook zonder opdracht.

    Draait er al een server van jou, dan wordt die gebruikt; anders draait er een tot Ctrl-C.
    .browser = Meteen tonen. [standaard: als er een scherm is]
    .port = De eerste poort die geprobeerd wordt.
help-games = De lijst van spellen; met GAME de opties van een spel.
help-rules =
    De pagina van een spel, onder elk van zijn namen.

    Drie pagina's gaan over alle spellen: basics (de stenen, de woorden, hoe je begint), misprints (waar de boekjes
    elkaar tegenspreken, en wat wij spelen) en ratings (hoe sterk mensen en bots zijn, en hoe dat gemeten wordt).
help-play =
    In de terminal tegen bots spelen, regel voor regel.

    Typ ? aan tafel voor hulp. Zonder opties wordt een lang spel ingekort; met --edition speel je het zoals gedrukt.
    .level =
        Hoe goed de anderen spelen: easy, medium of hard. Daarna mag een temperament of een naam komen, zoals in
        medium/careful of medium/Ben. Of een eigen bot als module:functie.
    .seat = Waar je zit; de eerste plaats is 0. [standaard: 0]
    .names = De namen van de spelers, per plaats.
    .seed = Hetzelfde startgetal geeft dezelfde stenen.
    .resume = Verdergaan met een bewaard spel; GAME mag dan weg.
    .points = Tonen wat elke zet meteen oplevert.
help-simulate = Bots tegen bots; eindigt een partij, dan begint de volgende.
    .hands = Hoeveel rondes.
    .bots = Voor alle, of per plaats: een niveau, alleen of zoals medium/careful, of module:functie.
    .as-json = Als gegevens voor programma's, met de verslagen.
    .records = De verslagen schrijven naar een bestand dat `boneyard replay` leest.
help-arena =
    Welke bots sterker zijn.

    Elk spel en elke partij wordt met alle plaatsen verwisseld gespeeld; partners zijn dezelfde bot. Wat gemeten wordt,
    ligt met 95% zekerheid in het getoonde interval; alle tafelschikkingen van één spel tellen als één waarde. Van meer
    dan twee bots speelt elke tegen elke andere.

    Met --stop eindigt elk tweetal zodra een betrouwbaarheidsreeks door wedden (Waudby-Smith en Ramdas) 50% niet meer
    bevat, of na alle spellen: even sterke bots worden in ten hoogste 5% van de gevallen onderscheiden, en het interval
    van de winst blijft juist.

    Hetzelfde startgetal geeft dezelfde uitvoer, hoeveel processen er ook spelen, behalve bij bots die op de klok
    kijken: --samples neemt hard die klok af. Met --cluster ray noemt RAY_ADDRESS het cluster; anders is er een op deze
    computer.
    .bots = Twee bots of meer: niveaus, alleen of zoals medium/careful, of module:functie.
    .deals = Hoeveel spellen.
    .matches = In plaats daarvan N hele partijen spelen.
    .rate = Met --matches: loten wie er spelen, en bots een rating geven zoals mensen.
    .stop = Stoppen zodra het beslist is, met een sequentiële toets met een fout van 5%.
    .samples = hard weegt N verdelingen af, zonder klok.
    .jobs = Processen; 0: alle kernen.
    .cluster = In plaats daarvan processen van een Ray-cluster.
    .markdown = Als tabel in Markdown.
help-replay = Een verslag zet voor zet; FILE - is een pipe.
    .to = Stoppen na N zetten.
    .seat = Alleen tonen wat deze plaats zag.
    .pictures = De tafel na elke zet, niet alleen na elke ronde.
    .quiet = Alleen controleren en het eind tonen.
help-analyse =
    Hoe goed een partij is gespeeld; FILE - is een pipe.

    Elke beslissing wordt beoordeeld naar wat je op dat moment kon weten: beste, goed, slordig of blunder. Daarna wat te
    verwachten was, wat beslissingen kostten en wat geluk opleverde, in punten voor op de anderen.
    .deals = Elke zet twee keer afwegen over N verdelingen: meer is zekerder en duurt langer.
help-verify =
    Controleren of in een verslag eerlijk is uitgedeeld; FILE - is een pipe.

    De status is 0 als alles klopt, en 1 als er iets niet klopt.
help-solve = Precieze antwoorden bij de puzzels en patiences.
help-solve-squares = Alle oplossingen geteld; puzzels; aanvullingen.
    .count = Hoeveel oplossingen er zijn; dit is de standaard.
    .puzzle = Een puzzel maken met precies één oplossing.
    .complete = Een kader aanvullen; 0-2@a2h is liggend, 0-0@a1v staand.
help-solve-solo-1 = Of een spel te winnen is; hoeveel dat er zijn.
    .deck = Een spel: de 28 stenen, rij voor rij.
help-solve-solo-2 = Wat je nu moet leggen; de kans om te winnen.
    .deck = De omgedraaide steen en wat tot nu toe getrokken is, op volgorde.
    .size = De set.
    .refill = Hoe er getrokken wordt.
    .play-rest = Ook de laatste stenen worden getrokken.
help-solve-hectic = De kortste ketting voor een dubbel, of de langste.
    .double = Het getal van de dubbel.
    .free = De vrije stenen. [standaard: alle gewone stenen van de dubbelnegen-set]
    .longest = De langste ketting in plaats van de kortste.
help-solve-hungarian = De langste reeks van een hand, of die met de meeste ogen.
    .hand = De stenen in de hand.
    .ends = De einden van de ketting. [standaard: er ligt nog niets]
    .lead = De steen die opent. [standaard: elke]
    .pips = De reeks met de meeste ogen in plaats van de langste.
help-solve-dominance = De beste zet, precies voor het laatste dozijn stenen.
    .taken = De zetten tot nu toe: 3-5@5 schrijft 3-5 in rij 5, 3-5@5! dicteert dat.
    .nodes = Hoeveel stellingen bekeken worden zolang er meer dan een dozijn stenen over is.
help-solve-fortune-teller = Een ketting van alle stenen behalve de verstopte.
    .hidden = De steen in de envelop.
help-serve =
    Tafels aanbieden via het netwerk, tot iemand het stopt.

    Grenzen gelden per serverproces. Elke optie behalve de taal mag ook uit de omgeving komen.
    .host = Waar geluisterd wordt.
    .port = De poort.
    .workers = Serverprocessen op de poort, ongeveer één per kern.
    .compiling = Het zoeken van bots op hard ondertussen compileren, waar numba geïnstalleerd is.
    .bot = Een eigen bot aanbieden; mag vaker.
    .log-level = Wat een regel waard is.
    .access-log = Elk verzoek in het logboek zetten.
    .log-format = Regels om te lezen, of JSON.
    .limit-tables = Tafels die nog niet klaar zijn.
    .limit-sockets = Verbindingen tegelijk.
    .limit-frame-bytes = Bytes van een verzoek of een bericht.
    .limit-asks-per-second = Verzoeken per seconde van één adres.
    .limit-asks-at-once = Verzoeken van één adres in één keer.
    .limit-new-table = Voor zoveel verzoeken telt een nieuwe tafel.
    .limit-costly = Voor zoveel telt terugkijken, een hint, een analyse of de lijst van eigen tafels.
    .limit-frames-per-second = Berichten per seconde van één verbinding.
    .limit-frames-at-once = Berichten van één verbinding in één keer.
    .limit-frames-refused = Berichten te veel voordat een verbinding gesloten wordt.
    .limit-sockets-per-address = Verbindingen tegelijk van één adres.
    .limit-reactions-per-second = Wat iemand per seconde aan tafel zegt.
    .limit-reactions-at-once = Wat iemand in één keer zegt.
    .limit-proposals-per-second = Voorstellen per seconde van iemand aan tafel.
    .limit-proposals-at-once = Voorstellen van iemand in één keer.
    .limit-seconds-to-read = Seconden waarin een bericht afgenomen moet zijn.
    .limit-seconds-to-ask = Seconden waarin een verzoek compleet moet zijn.
help-keys = De sleutels tonen of vernieuwen waarmee tokens ondertekend worden, of die van Web Push maken.
help-keys-list = De sleutels van een database tonen, nooit de geheimen erin.
help-keys-rotate =
    Vanaf nu met een nieuwe sleutel ondertekenen.

    Draaiende servers nemen hem binnen enkele seconden over. Wie langskomt zolang de oude geldt, krijgt vanzelf een
    nieuw token.
    .good-for = Hoelang tokens van de oude sleutel nog gelden; met 0 is iedereen meteen een vreemde.
help-keys-push =
    Mensen via Web Push laten weten dat ze aan de beurt zijn, met nieuwe sleutels.

    Dit staat uit tot je het aanzet: je server praat dan met de pushdiensten van de browsers. Draaiende servers beginnen
    binnen enkele seconden.
    .contact = Waar pushdiensten je kunnen bereiken: mailto:... of https://...
    .off = Niemand meer iets laten weten.
help-results = Uitslagen en ratings, die uit de logboeken volgen, controleren of opnieuw opbouwen.
help-results-check =
    Alle uitslagen en ratings opnieuw afleiden en vergelijken met wat bewaard is.

    De status is 1 als er iets afwijkt.
help-results-rebuild = Alle uitslagen en ratings opnieuw afleiden, en bewaren wat afwijkt.
help-export = Alle tafels van een database naar een nieuw bestand schrijven.
help-import =
    De tafels van een geëxporteerd bestand in een database schrijven.

    Wat er al is, blijft. De status is 1 als er iets is dat afwijkt.
