### What the commands of the terminal and their options do, in Danish. There is nothing to choose in these messages.

## The words around them

help-usage = Brug:
help-options = Valgmuligheder
help-commands = Kommandoer
help-example = Eksempel:
help-default = ellers: { $value }
help-variable = miljøvariabel: { $name }
help-required = påkrævet

## Options of several commands

help-option-as-json = Som data til programmer.
help-option-database = En fil eller postgresql://... [ellers: en fil i din datamappe]
help-option-edition = Som en udgave trykker det, for eksempel s9-fr; `boneyard games GAME` viser dem.
help-option-lang = Sproget. [ellers: din terminals]
help-option-moves = Trækkene, siden der blev delt ud.
help-option-options = En valgmulighed i spillet; må gentages.
help-option-plain = Tegn kun med simple tegn.
help-option-players = Hvor mange der spiller. [ellers: så få som muligt]
help-option-record = Situationen ved slutningen af en protokol.
help-option-sample = Prøv så mange tilfældige fordelinger.
help-option-seed = Samme starttal giver samme uddata. [ellers: tilfældigt, og vises]
help-option-sets = Dominosættet; NAVN=VÆRDI gør det samme som -o.
help-option-help = Vis denne hjælp.

## Commands

help-boneyard =
    Boneyard, dominoens hjem.

    Uden en kommando åbnes bordet i browseren.
    .version = Versionen.
help-open =
    Åbn bordet i browseren; det er det, der sker uden en kommando.

    Kører en af dine servere allerede, bruges den, ellers kører der en, til Ctrl-C stopper den.
    .browser = Vis det straks. [ellers: hvis der er en skærm]
    .port = Den første port, der prøves.
help-games = Kataloget over spil; med GAME spillets valgmuligheder.
help-rules =
    Siden om et spil, under et hvilket som helst af dets navne.

    Tre sider handler om alle spil: basics (brikkerne, ordene, hvordan man begynder), misprints (hvor regelhæfterne
    modsiger hinanden, og hvad vi spiller) og ratings (hvor stærke mennesker og botter er, og hvordan det måles).
help-play =
    Spil i terminalen mod botter, linje for linje.

    Skriv ? ved bordet for hjælp. Uden valgmuligheder gøres et langt spil kortere; --edition spiller det som trykt.
    .level =
        Hvor godt de andre spiller: easy, medium eller hard. Derefter kan der stå et temperament eller et navn, som i
        medium/careful eller medium/Ben. Eller din egen bot som modul:funktion.
    .seat = Hvor du sidder; den første plads er 0. [ellers: 0]
    .names = Spillernes navne, efter plads.
    .seed = Samme starttal giver samme brikker.
    .resume = Spil videre på et gemt spil; GAME kan så udelades.
    .points = Vis, hvad hvert træk giver med det samme.
help-simulate = Botter mod botter; når et parti slutter, begynder det næste.
    .hands = Hvor mange runder.
    .bots = For alle, eller én pr. plads: et niveau, alene eller som medium/careful, eller modul:funktion.
    .as-json = Som data til programmer, med protokollerne.
    .records = Skriv protokollerne til en fil, som `boneyard replay` læser.
help-arena =
    Hvilke botter der er stærkest.

    Hver fordeling og hvert parti spilles med alle pladser byttet om; makkere er den samme bot. Det målte ligger med
    95 % sikkerhed i det viste interval; alle bordplaner for én fordeling tæller som én værdi. Er der flere end to
    botter, spiller alle mod alle.

    Med --stop slutter hvert par, når en konfidensfølge ved væddemål (Waudby-Smith og Ramdas) ikke længere indeholder
    50 %, eller efter alle fordelinger: Lige stærke botter skelnes i højst 5 % af tilfældene, og intervallet for
    sejrene bliver ved med at være rigtigt.

    Samme starttal giver samme bytes, uanset hvor mange processer der spiller, undtagen for botter, der ser på et ur:
    --samples tager det fra hard. Med --cluster ray angiver RAY_ADDRESS klyngen; ellers er der en på denne maskine.
    .bots = To botter eller flere: niveauer, alene eller som medium/careful, eller modul:funktion.
    .deals = Hvor mange fordelinger.
    .matches = Spil N hele partier i stedet for fordelinger.
    .rate = Med --matches: træk lod om, hvem der spiller, og giv botterne rating som mennesker.
    .stop = Slut, så snart det er afgjort, ved en sekventiel test med 5 % fejl.
    .samples = hard vejer N fordelinger, ikke efter uret.
    .jobs = Processer; 0: alle kerner.
    .cluster = Processer i en Ray-klynge i stedet.
    .markdown = Som en tabel i Markdown.
help-replay = En protokol træk for træk; FILE - er standardinput.
    .to = Stop efter N træk.
    .seat = Se kun det, som denne plads så.
    .pictures = Bordet efter hvert træk, ikke kun efter hver runde.
    .quiet = Tjek kun protokollen, og vis slutningen.
help-analyse =
    Hvor godt et parti blev spillet; FILE - er standardinput.

    Hver beslutning bedømmes efter det, spilleren kunne vide på det tidspunkt: bedst, godt, upræcist eller en fejl.
    Så hvad der kunne ventes, hvad beslutninger kostede, og hvad heldet gav, i point foran de andre.
    .deals = Vej hvert træk to gange over N fordelinger: Flere er sikrere og tager længere tid.
help-verify =
    Tjek, om der i en protokol blev blandet fair; FILE - er standardinput.

    Status er 0, hvis alt er rigtigt, og 1, hvis noget er forkert.
help-solve = Nøjagtige svar på opgaverne og kabalerne.
help-solve-squares = Alle løsninger talt; opgaver; udfyldninger.
    .count = Hvor mange løsninger der er; det er det, der ellers sker.
    .puzzle = Lav en opgave, der har én løsning.
    .complete = Fyld en ramme ud; 0-2@a2h ligger vandret, 0-0@a1v lodret.
help-solve-solo-1 = Om en kabale kan gå op; hvor mange der kan.
    .deck = En kabale: de 28 brikker, række for række.
help-solve-solo-2 = Hvad der skal lægges nu; chancen for at vinde.
    .deck = Den vendte brik og de hidtil trukne, i rækkefølge.
    .size = Sættet.
    .refill = Hvordan der trækkes.
    .play-rest = Også de sidste brikker trækkes.
help-solve-hectic = Den korteste kæde til en dobbeltbrik, eller den længste.
    .double = Dobbeltbrikkens tal.
    .free = De frie brikker. [ellers: alle enkeltbrikker i niersættet]
    .longest = Den længste kæde i stedet for den korteste.
help-solve-hungarian = En hånds længste serie, eller den med flest øjne.
    .hand = Brikkerne på hånden.
    .ends = Kædens ender. [ellers: der ligger intet endnu]
    .lead = Brikken, der åbner. [ellers: en hvilken som helst]
    .pips = Serien med flest øjne i stedet for den længste.
help-solve-dominance = Det bedste træk, nøjagtigt for det sidste dusin brikker.
    .taken = Trækkene hidtil: 3-5@5 skriver 3-5 i række 5, 3-5@5! dikterer det.
    .nodes = Hvor mange situationer der ses på, så længe der er mere end et dusin brikker tilbage.
help-solve-fortune-teller = En kæde af alle brikker undtagen den gemte.
    .hidden = Brikken i kuverten.
help-serve =
    Stil borde til rådighed over nettet, til nogen stopper det.

    Grænser gælder for hver serverproces. Alt undtagen sproget kan angives i miljøet.
    .host = Hvor der lyttes.
    .port = Porten.
    .workers = Serverprocesser på porten, cirka én pr. kerne.
    .compiling = Kompilér imens søgningen for botter på hard, hvor numba er installeret.
    .bot = Tilbyd din egen bot; må gentages.
    .log-level = Hvad der er en linje værd.
    .access-log = Skriv hver forespørgsel i loggen.
    .log-format = Linjer til at læse, eller JSON.
    .limit-tables = Borde, der ikke er slut.
    .limit-sockets = Forbindelser på én gang.
    .limit-frame-bytes = Bytes i en forespørgsel eller besked.
    .limit-asks-per-second = Forespørgsler pr. sekund fra én adresse.
    .limit-asks-at-once = Forespørgsler fra én adresse på én gang.
    .limit-new-table = Så mange forespørgsler tæller et nyt bord for.
    .limit-costly = Så mange tæller en genafspilning, et tip, en analyse eller listen over egne borde for.
    .limit-frames-per-second = Beskeder pr. sekund fra én forbindelse.
    .limit-frames-at-once = Beskeder fra én forbindelse på én gang.
    .limit-frames-refused = Beskeder for meget, før en forbindelse lukkes.
    .limit-sockets-per-address = Forbindelser på én gang fra én adresse.
    .limit-reactions-per-second = Ting, én person siger ved et bord pr. sekund.
    .limit-reactions-at-once = Ting, én person siger på én gang.
    .limit-proposals-per-second = Forslag fra én person ved et bord pr. sekund.
    .limit-proposals-at-once = Forslag fra én person på én gang.
    .limit-seconds-to-read = Sekunder, hvori en klient skal tage imod en besked.
    .limit-seconds-to-ask = Sekunder, hvori en forespørgsel skal være hel.
help-keys = Vis eller skift de nøgler, der signerer folks adgangstokens, eller lav dem til Web Push.
help-keys-list = Vis en databases nøgler, aldrig hemmelighederne i dem.
help-keys-rotate =
    Signér fra nu af med en ny nøgle.

    Servere, der kører, tager den inden for få sekunder. Den, der kommer, mens den gamle nøgle gælder, får helt af sig
    selv et nyt adgangstoken.
    .good-for = Hvor længe den gamle nøgles adgangstokens stadig gælder; med 0 er alle straks fremmede.
help-keys-push =
    Giv folk besked om deres tur via Web Push, med nye nøgler.

    Det er slået fra, til du siger dette: Din server taler så med push-tjenesterne i folks browsere. Servere, der
    kører, begynder inden for få sekunder.
    .contact = Hvor push-tjenester finder dig: mailto:... eller https://...
    .off = Giv ingen besked længere.
help-results = Tjek eller genopbyg partiernes resultater og folks ratings, som følger af loggene.
help-results-check =
    Udled alle resultater og ratings igen, og sammenlign dem med de gemte.

    Status er 1, hvis noget afviger.
help-results-rebuild = Udled alle resultater og ratings igen, og gem dem, der afviger.
help-export = Skriv alle borde i en database til en ny fil.
help-import =
    Skriv bordene fra en eksporteret fil til en database.

    Det, der er der allerede, bliver. Status er 1, hvis noget er der og afviger.
