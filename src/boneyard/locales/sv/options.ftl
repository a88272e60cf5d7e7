### The options of games and their values, in Swedish.

## Options of many games

option-set = Set
    .help = Dubbelsex-setet har 28 brickor, dubbelnio-setet 55.
option-target = Mål
    .help =
        { $least ->
            [0] Så många poäng avslutar partiet; 0 betyder som i häftet.
           *[other] Så många poäng avslutar partiet.
        }
option-hands = Omgångar
    .help =
        { $least ->
            [0] Hur många omgångar som spelas; högst summa vinner, och vid lika summor delas segern. 0 betyder tills målet är nått.
           *[other] Hur många omgångar som spelas.
        }
option-open-any-tile = Öppna med vad som helst
    .help = Den som börjar får öppna med vilken bricka som helst.
option-next-lead = Vem som börjar sedan
    .help = Vem som öppnar omgångarna efter den första. Vilken bricka man får öppna med ändras inte.
option-voluntary-pass = Fritt att passa
    .help = Du får passa fast du kunde lägga. Den som inte kan lägga gör som vanligt. Om alla passar i tur och ordning är omgången blockerad.
option-blocked-deduct-own = Egna ögon dras av
    .help = Den som vinner en blockerad omgång drar av sina egna ögon från vinsten.
option-blocked-tie = Lika i en blockerad omgång
    .help = Vad som händer när flera har lika få ögon i en blockerad omgång.
option-stock-reserve = Brickor som stannar i talongen
    .help = Så många brickor stannar i talongen och dras aldrig.
option-fill-spinner-first = Mitten först
    .help = Alla armar från mitten måste vara påbörjade innan någon av dem får växa: till dess läggs bara mittens eget tal där.
option-finish-hand = Spela klart omgången
    .help = Omgången spelas till slut även om någon har nått målet på vägen.
option-four-individual = Fyra spelar var för sig
    .help = Fyra spelare spelar var och en för sig i stället för i par.
option-no-double = Ingen dubbel utdelad
    .help = Vad som händer när ingen har fått någon dubbel.
option-team-floor0 = Par får aldrig minus
    .help = Om ögonen som dras av är fler än de som vinns får paret inget i stället för minus.

## Options of single games

option-secret-score = Hemlig ställning
    .help = Tills sista omgången börjar ser alla bara sina egna brickor och poäng i slutet av en omgång.
option-team-hand = Handen i Lagblock
    .help = Om de fyra brickorna som avgör paren också är er hand.
option-team-partner-deduct = Partnerns ögon dras av
    .help = Partnerns ögon dras av från parets vinst.
option-team-talk = Öppet prat
    .help = Partner får prata om sina brickor. Alla vid bordet ser det här; ingen övervakar det.
option-tiddle-draw = Dra när turen är slut
    .help = Varje tur slutar med att en bricka dras, som i Block.
option-tiddle-one-end = Bara en ände
    .help = Kedjan växer bara i en ände.
option-hungarian-must-continue = Måste fortsätta lägga
    .help = Du måste fortsätta lägga så länge något passar.
option-hungarian-target = Summa för seger
    .help = Om 100 poäng räcker, som på den franska sidan, eller måste överträffas.
option-french-play-after-draw = Lägga efter att ha dragit
    .help = Din tur är inte slut när du har dragit: du får lägga direkt.
option-older = Den äldre
    .help = Den äldres plats, som öppnar första omgången: 0 är första platsen, 1 den andra.
option-host = Grundspel
    .help = Spelet som spärren läggs till i.
option-barricade-any-double = Vilken dubbel som helst spärrar
    .help = En spärr behöver inte visa talet på änden den spärrar. Då är omgången blockerad bara när ingen kan spärra heller, eller när alla har passat i tur och ordning fast någon kunde ha spärrat.
option-score-five = Fem ger poäng
    .help = Också summan fem i ändarna ger poäng.
option-allfives-end-draw = Dra när turen är slut
    .help = Dessutom slutar varje tur med att en bricka dras, som i Block.
option-sniff-spinner = Första dubbeln är en spinner
    .help = Den första dubbeln får byggas på åt alla fyra håll, och varje påbörjad arm räknas. Dubbeln själv räknar sina två halvor en gång, tills båda dess ändar är täckta.
option-sevens-after-draw = Extra bricka
    .help = När den som kan lägga drar en bricka till. I de italienska häftena är det ett måste.
option-matador-six = Brickor när sex spelar
    .help = Hur många brickor var och en får när sex spelar.
option-bergen-high-double = Poäng för högsta dubbeln
    .help = Att lägga en dubbel som är högre än alla på bordet ger två poäng. Nästan överallt spelar man utan det.
option-bergen-open-single = Poäng för öppning utan dubbel
    .help = Vad öppningen ger när ingen dubbel har delats ut och en enkel bricka öppnar.
option-bergen-block = Blockerad omgång
    .help = Vem som får de två poängen i en blockerad omgång när flera saknar dubbel på hand.
option-italian-full-value = Hela talet räknas
    .help = Att träffa trettio ger 30 poäng i stället för 1, och så vidare.
option-cyprus-arms = Stjärnans strålar
    .help = Hur många strålar som växer ur dubbelnian.
option-cyprus-nines-compulsory = Nior måste läggas
    .help = Den som har en nia måste lägga den vid mitten så länge det finns plats, som på den nederländska sidan.
option-cf-open-arms = Öppningsdubbelns armar
    .help = Hur många armar som växer ur dubbeln som öppnar. Fler än två påbörjas innan något annat läggs.
option-cf-draw = Att dra
    .help = Om och när en bricka dras.
option-cf-release-dead-foot = Släpp en död fot
    .help = En fot som ingen kan göra klar blockerar inte längre omgången: de andra ändarna är öppna igen.
option-cf-blocked-last-zero = Sist att lägga skriver noll
    .help = I en blockerad omgång får den som lade sista brickan inga straffpoäng, vad som än är kvar på hand.
option-conc-target = Mål
    .help = Så många brickor avslutar partiet. De tas parvis, så ett udda antal kräver en till.
option-conc-extra-turn = Ett par ger en tur till
    .help = Den som tar ett par får fortsätta, och den som tar sista paret börjar nästa utläggning.
option-fort-limit = Flest brickor genom att dra
    .help = Du får dra upp till så många brickor på hand.
option-fort-level3 = Poäng för nivå 3
    .help = I häftet står det 3; högst troligt menades 6.
option-fort-chain-linked = Kedjor hänger ihop
    .help = Varje ny bricka i en kedja måste täcka en del av en bricka i samma kedja; annars får den täcka var som helst.
option-fort-levels = Hur nivåer räknas
    .help = Från vilken nivå poängen räknas. En bricka som ligger lägre räknas som nivå 1.
option-solo2-refill = Att dra
    .help = Om du drar hela laddningar eller en bricka efter varje lagd bricka. Då väljer du alltid bland 5 brickor (7 med dubbelnio-setet), tills 2 (eller 5) är kvar.
option-solo2-play-rest = Lägg resten också
    .help = Också brickorna som blir över efter sista laddningen måste läggas. Med dubbelnio-setet går det aldrig: ingen kedja är längre än 51 brickor.
option-tiles = Brickor
    .help = Hur många brickor bilden består av: hela setet eller färre.
option-memory-paper = På papper
    .help = Talen står kvar på rutat papper, och bara gränserna mellan brickorna är borta: hitta dem igen.
option-cb-tie-nondouble = Enkla brickor avgör när det är lika
    .help = Dubblar räknas inte när lägsta brickan avgör mellan flera som har lika.
option-draw-lead = Vem som öppnar
    .help = Vem som öppnar en omgång Draw.
option-draw-when-unable = Dra bara när du måste
    .help = Den som kan lägga drar inte: du drar tills en bricka passar, och sedan lägger du.
option-muggins-reserve = Brickor som stannar i talongen
    .help = Så många brickor stannar i talongen och dras aldrig.
option-muggins-round = Avrundning
    .help = Hur ögonen i slutet av en omgång blir poäng när de inte är jämnt delbara med fem: 12 ögon ger 3 om man alltid avrundar uppåt, och 2 om närmaste tal gäller.
option-muggins-spinner = Första dubbeln är en spinner
    .help = Den första dubbeln får byggas på åt alla fyra håll. Den räknar sina två halvor så länge en av dess två ändar saknar bricka; sidorna räknas inte förrän en bricka ligger där.
option-muggins-call = Ropa ut dina poäng
    .help = När du har lagt måste du själv säga hur många poäng det blev. Säger du inget, eller fel tal, skrivs inget upp, och nästa spelare får ropa ”Muggins!”, säga rätt tal och ta poängen. Ingen berättar vad ändarna blir tillsammans.
option-f53-draw = Att dra
    .help = Den som inte kan lägga drar tills något passar.
option-f53-final = Slutpoäng
    .help = Utöver extrapoängen får den som vinner omgången poäng som i Muggins: de andras ögon, i par minus partnerns, delat med fem och avrundat uppåt; i en blockerad omgång vinner den som har färst ögon dem.
option-f53-team = Parens poäng
    .help = Hur de två parens poäng räknas mot varandra: hela vägen, eller omgång för omgång så att det bättre paret får skillnaden.
option-exact31 = Exakt i mål
    .help = Du måste träffa målet exakt: poäng som skulle ta dig förbi det går förlorade. När omgångar spelas klart har den vunnit som först träffade rätt.
option-bn-max-draws = Brickor att dra i en tur
    .help = Hur många brickor du drar som mest när inget passar; 0 betyder tills något passar, som före 2010.
option-bn-third-draw = Talongen slut
    .help = Vad som händer när det ligger två brickor kvar i talongen efter att du dragit en tredje gång och inget passar.

## Values of options

value-next-lead-rule = enligt öppningsregeln
value-next-lead-winner = den som vann förra omgången
value-next-lead-rotate = varje plats i tur och ordning
value-blocked-tie-none = ingen får poäng
value-blocked-tie-share = poängen delas
value-blocked-tie-lowest-tile = lägsta enskilda brickan vinner
value-no-double-heaviest = högsta brickan öppnar
value-no-double-redeal = dela ut på nytt
value-team-hand-keep4 = behåll de fyra brickorna
value-team-hand-redeal5 = dela ut fem nya brickor var
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = mer än 100
value-hungarian-target-from-100 = 100 eller mer
value-host-block = Block
value-host-peruvian = Peruansk domino
value-host-team-block = Lagblock
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Ungersk domino
value-host-french = Fransk domino
value-sevens-after-draw-optional-before = får dra en innan man lägger
value-sevens-after-draw-mandatory-after = måste dra en när man har lagt
value-bergen-high-double-on = två poäng
value-bergen-high-double-off = inga poäng
value-bergen-block-rule = färst ögon bland dem utan dubbel
value-bergen-block-takes-all-lowest = färst ögon av alla
value-cf-draw-one = en bricka om du inte kan lägga
value-cf-draw-block-end-of-turn = en bricka i slutet av varje tur
value-cf-draw-none = aldrig
value-fort-levels-absolute = från bordet
value-fort-levels-relative = från kedjans första bricka
value-tiles-all = alla
value-solo2-refill-batch = i hela laddningar
value-solo2-refill-each = efter varje bricka
value-draw-lead-highest-double = den som har högsta dubbeln
value-draw-lead-lot = lottning, sedan varje plats i tur och ordning
value-muggins-round-up = alltid uppåt
value-muggins-round-nearest = uppåt eller nedåt, det som är närmast
value-f53-team-margin = båda paren räknar vidare; försprånget avgör
value-f53-team-per-hand-difference = skillnaden efter varje omgång
value-bn-third-draw-end = omgången är slut
value-bn-third-draw-pass = du passar och omgången går vidare

## Options of the games for one

option-teller-performer = Du visar tricket
    .help = Du gömmer brickan, säger de två talen och lägger kedjan i tur och ordning med en publik som lägger vad som helst som passar.
option-winnable = Bara givar som går att vinna
    .help = En giv som inte går att vinna delas ut på nytt. Ungefär var tredje går att vinna.
option-start = Start
    .help = En tom ram, eller ett pussel: några brickor ligger redan där och lämnar exakt en lösning.
value-start-free = en tom ram
value-start-puzzle = ett pussel med en lösning
