### What the commands of the terminal and their options do, in Swedish. There is nothing to choose in these messages.

## The words around them

help-usage = Användning:
help-options = Flaggor
help-commands = Kommandon
help-example = Exempel:
help-default = förval: { $value }
help-variable = miljövariabel: { $name }
help-required = krävs

## Options of several commands

help-option-as-json = Som data för program.
help-option-database = En fil, eller postgresql://... [förval: en fil i din datamapp]
help-option-edition = Som en utgåva trycker det, till exempel s9-fr; `boneyard games GAME` listar dem.
help-option-lang = Språket. [förval: terminalens]
help-option-moves = Dragen sedan utdelningen.
help-option-options = Ett alternativ för spelet; kan upprepas.
help-option-plain = Rita bara med enkla tecken.
help-option-players = Hur många som spelar. [förval: så få som möjligt]
help-option-record = Läget i slutet av ett protokoll.
help-option-sample = Prova så många slumpade givar.
help-option-seed = Samma startvärde ger samma utdata. [förval: slumpat, och visas]
help-option-sets = Dominosetet; NAMN=VÄRDE gör detsamma som -o.
help-option-help = Visa den här hjälpen och avsluta.

## Commands

help-boneyard =
    Boneyard, hemmet för domino.

    Utan kommando öppnas bordet i webbläsaren.
    .version = Versionen.
help-open =
    Öppna bordet i webbläsaren; det händer också utan kommando.

    Om en av dina servrar redan är igång används den, annars körs en tills Ctrl-C.
    .browser = Visa det direkt. [förval: om det finns en skärm]
    .port = Den första port som provas.
help-games = Spelkatalogen; med GAME spelets alternativ.
help-rules =
    Sidan för ett spel, under vilket av dess namn som helst.

    Tre sidor handlar om alla spel: basics (brickorna, orden, hur man börjar), misprints (var häftena säger emot
    varandra, och vad vi spelar) och ratings (hur starka människor och botar är, och hur det mäts).
help-play =
    Spela i terminalen mot botar, rad för rad.

    Skriv ? vid bordet för hjälp. Utan flaggor kortas ett långt spel; --edition spelar det som tryckt.
    .level =
        Hur bra de andra spelar: easy, medium eller hard. Ett temperament eller ett namn kan följa, som i
        medium/careful eller medium/Ben. Eller en egen bot som modul:funktion.
    .seat = Var du sitter; första platsen är 0. [förval: 0]
    .names = Spelarnas namn, efter plats.
    .seed = Dela ut samma brickor för samma startvärde.
    .resume = Fortsätt ett sparat spel; GAME kan utelämnas.
    .points = Visa vad varje drag ger direkt.
help-simulate = Botar mot botar; när ett parti är slut börjar nästa.
    .hands = Hur många omgångar.
    .bots = För alla, eller en per plats: en nivå, ensam eller som medium/careful, eller modul:funktion.
    .as-json = Som data för program, med protokollen.
    .records = Skriv protokollen till en fil, som `boneyard replay` läser.
help-arena =
    Vilka botar som är starkare.

    Varje giv eller parti spelas med platserna ombytta på alla sätt; partner är samma bot. Det som mäts ligger med
    95 % säkerhet i det intervall som visas; en givs alla platsbyten räknas som ett värde. Av fler än två botar
    spelar alla mot alla.

    Med --stop slutar varje par när en konfidensföljd genom vadslagning (Waudby-Smith och Ramdas) inte längre
    innehåller 50 %, eller efter alla givar: lika starka botar skiljs åt i högst 5 % av alla fall, och vinsternas
    intervall förblir sant.

    Samma startvärde ger samma utdata hur många processer som än spelar, utom för botar som går efter klockan:
    --samples tar den från hard. Med --cluster ray anger RAY_ADDRESS klustret; annars är det ett på den här datorn.
    .bots = Två botar eller fler: nivåer, ensamma eller som medium/careful, eller modul:funktion.
    .deals = Hur många givar.
    .matches = Spela N hela partier i stället för givar.
    .rate = Med --matches: lotta vilka som spelar, och ge botarna rating som människor.
    .stop = Sluta så snart det är avgjort, med ett sekventiellt test med 5 % fel.
    .samples = hard väger N givar i stället för att gå efter klockan.
    .jobs = Processer; 0: alla kärnor.
    .cluster = Processer i ett Ray-kluster i stället.
    .markdown = Som en tabell i Markdown.
help-replay = Ett protokoll drag för drag; FILE - är standard in.
    .to = Sluta efter N drag.
    .seat = Visa bara vad den platsen såg.
    .pictures = Bordet efter varje drag, inte bara efter varje omgång.
    .quiet = Kontrollera bara protokollet och visa dess slut.
help-analyse =
    Hur bra ett parti spelades; FILE - är standard in.

    Varje beslut bedöms efter vad man kunde veta just då: bäst, bra, slarvigt eller en tabbe. Sedan vad som var att
    vänta, vad besluten kostade och vad slumpen gav, i poäng före de andra.
    .deals = Väg varje drag två gånger över N givar: fler är säkrare och tar längre tid.
help-verify =
    Kontrollera att given är rättvis i ett protokoll; FILE - är standard in.

    Status är 0 om allt stämmer, 1 om något är fel.
help-solve = Exakta svar på pussel och patienser.
help-solve-squares = Alla lösningar räknade; pussel; kompletteringar.
    .count = Hur många lösningar det finns; det är förvalet.
    .puzzle = Gör ett pussel som har en lösning.
    .complete = Komplettera en ram; 0-2@a2h ligger vågrätt, 0-0@a1v lodrätt.
help-solve-solo-1 = Om en giv går att vinna; hur många som gör det.
    .deck = En giv: de 28 brickorna, rad för rad.
help-solve-solo-2 = Vad som ska läggas härnäst; chansen att vinna.
    .deck = Brickan som vändes upp, och de som dragits hittills, i ordning.
    .size = Setet.
    .refill = Hur man drar.
    .play-rest = Också de sista brickorna dras.
help-solve-hectic = Den kortaste kedjan för en dubbel, eller den längsta.
    .double = Dubbelns tal.
    .free = De fria brickorna. [förval: alla enkla brickor i dubbelnio-setet]
    .longest = Den längsta kedjan i stället för den kortaste.
help-solve-hungarian = En hands längsta svit, eller den med flest ögon.
    .hand = Brickorna på hand.
    .ends = Kedjans ändar. [förval: inget är lagt än]
    .lead = Brickan att öppna med. [förval: vilken som helst]
    .pips = Sviten med flest ögon i stället för den längsta.
help-solve-dominance = Det bästa draget, exakt för de sista tolv brickorna.
    .taken = Dragen hittills: 3-5@5 skriver 3-5 på rad 5, 3-5@5! dikterar det.
    .nodes = Hur många lägen som undersöks medan fler än tolv brickor är kvar.
help-solve-fortune-teller = En kedja av alla brickor utom den gömda.
    .hidden = Brickan i kuvertet.
help-serve =
    Håll bord öppna över nätet tills någon stoppar det.

    Gränser gäller för varje serverprocess. Alla flaggor utom språket kan anges i miljön.
    .host = Var servern lyssnar.
    .port = Porten.
    .workers = Serverprocesser på porten, ungefär en per kärna.
    .compiling = Kompilera under tiden sökningen hos botar på hard, där numba är installerat.
    .bot = Erbjud en egen bot; kan upprepas.
    .log-level = Vad som är värt en rad.
    .access-log = Logga varje förfrågan.
    .log-format = Rader att läsa, eller JSON.
    .limit-tables = Bord som inte är slut.
    .limit-sockets = Anslutningar samtidigt.
    .limit-frame-bytes = Byte i en förfrågan eller ett meddelande.
    .limit-asks-per-second = Förfrågningar per sekund från en adress.
    .limit-asks-at-once = Förfrågningar från en adress på en gång.
    .limit-new-table = Så många förfrågningar räknas ett nytt bord som.
    .limit-costly = Så många räknas en repris, ett tips, en analys eller listan över egna bord som.
    .limit-frames-per-second = Meddelanden per sekund från en anslutning.
    .limit-frames-at-once = Meddelanden från en anslutning på en gång.
    .limit-frames-refused = Meddelanden för mycket innan en anslutning stängs.
    .limit-sockets-per-address = Anslutningar samtidigt från en adress.
    .limit-reactions-per-second = Vad en person säger vid ett bord per sekund.
    .limit-reactions-at-once = Vad en person säger på en gång.
    .limit-proposals-per-second = Förslag från en person vid ett bord per sekund.
    .limit-proposals-at-once = Förslag från en person på en gång.
    .limit-seconds-to-read = Sekunder inom vilka en klient måste ta emot ett meddelande.
    .limit-seconds-to-ask = Sekunder inom vilka en förfrågan måste vara fullständig.
help-keys = Visa eller byt nycklarna som signerar åtkomstbevis, eller gör dem för Web Push.
help-keys-list = Visa nycklarna i en databas, aldrig hemligheterna i dem.
help-keys-rotate =
    Signera med en ny nyckel från och med nu.

    Servrar som är igång tar den inom några sekunder. Den som kommer medan den gamla nyckeln gäller får
    automatiskt ett nytt åtkomstbevis.
    .good-for = Hur länge den gamla nyckelns åtkomstbevis ännu gäller; med 0 är alla genast okända.
help-keys-push =
    Säg till via Web Push när det är någons tur, med nya nycklar.

    Det är av tills du anger detta: då talar din server med webbläsarnas pushtjänster. Servrar som är igång börjar
    inom några sekunder.
    .contact = Var pushtjänster når dig: mailto:... eller https://...
    .off = Säg inte till någon längre.
help-results = Kontrollera eller bygg om partiernas resultat och människors rating, som följer av loggarna.
help-results-check =
    Härled alla resultat och all rating på nytt och jämför med det som är sparat.

    Status är 1 om något avviker.
help-results-rebuild = Härled alla resultat och all rating på nytt, och spara det som avviker.
help-export = Skriv alla bord i en databas till en ny fil.
help-import =
    Skriv borden i en exporterad fil till en databas.

    Det som redan finns blir kvar. Status är 1 om något finns som avviker.
