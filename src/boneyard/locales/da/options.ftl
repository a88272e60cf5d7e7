### The options of games and their values, in Danish.

## Options of many games

option-set = Sæt
    .help = Seksersættet har 28 brikker, niersættet 55.
option-target = Mål
    .help =
        { $least ->
            [0] De point, der afslutter partiet; 0 betyder: som der står i regelhæftet.
           *[other] De point, der afslutter partiet.
        }
option-hands = Runder
    .help =
        { $least ->
            [0] Hvor mange runder der spilles; den højeste sum vinder, og står flere lige, deler de sejren. 0 betyder: til målet er nået.
           *[other] Hvor mange runder der spilles.
        }
option-open-any-tile = Åbn med enhver brik
    .help = Den, der begynder, må åbne med en hvilken som helst brik.
option-next-lead = Hvem begynder de næste runder
    .help = Hvem der åbner runderne efter den første. Hvilken brik der må åbnes med, ændrer sig ikke.
option-voluntary-pass = Frit at melde pas
    .help = Du må melde pas, selv om du kunne lægge. Den, der ikke kan lægge, gør som ellers. Melder alle pas på stribe, er runden blokeret.
option-blocked-deduct-own = Egne øjne trækkes fra
    .help = Den, der vinder en blokeret runde, trækker sine egne øjne fra gevinsten.
option-blocked-tie = Lige i en blokeret runde
    .help = Hvad der sker, når flere i en blokeret runde har lige få øjne.
option-stock-reserve = Brikker, der bliver på lageret
    .help = Så mange brikker bliver på lageret og trækkes aldrig.
option-fill-spinner-first = Midten først
    .help = Alle midtens arme skal være begyndt, før nogen af dem må vokse: Indtil da lægges der kun dens eget tal til.
option-finish-hand = Spil runden færdig
    .help = Runden spilles til ende, også selv om nogen når målet undervejs.
option-four-individual = Fire spiller hver for sig
    .help = Fire spillere spiller hver for sig i stedet for i par.
option-no-double = Ingen dobbeltbrik delt ud
    .help = Hvad der sker, når ingen har fået en dobbeltbrik.
option-team-floor0 = Par kommer aldrig under nul
    .help = Trækkes der flere øjne fra, end der er vundet, får parret ingenting i stedet for minus.

## Options of single games

option-secret-score = Hemmelig stilling
    .help = Indtil den sidste runde begynder, ser alle ved rundens slutning kun deres egne brikker og point.
option-team-hand = Hånden på hold
    .help = Om de fire brikker, der danner parrene, også er jeres hånd.
option-team-partner-deduct = Makkerens øjne trækkes fra
    .help = Makkerens øjne trækkes fra parrets gevinst.
option-team-talk = Åben snak
    .help = Makkere må tale om deres brikker. Alle ved bordet kan se det; ingen håndhæver det.
option-tiddle-draw = Træk, når turen slutter
    .help = Hver tur slutter med, at der trækkes en brik, som i Blokdomino.
option-tiddle-one-end = Kun én ende
    .help = Kæden vokser kun i den ene ende.
option-hungarian-must-continue = Pligt til at lægge videre
    .help = Du skal lægge videre, så længe noget passer.
option-hungarian-target = Sum, der vinder
    .help = Om 100 point er nok, som på den franske side, eller skal overgås.
option-french-play-after-draw = Læg efter at have trukket
    .help = Din tur slutter ikke, når du trækker: Du må lægge med det samme.
option-older = Den ældste
    .help = Pladsen til den ældste, som åbner den første runde: 0 er den første plads, 1 den anden.
option-host = Grundspil
    .help = Det spil, som spærringen føjes til.
option-barricade-any-double = Enhver dobbeltbrik spærrer
    .help = En spærring behøver ikke at vise tallet i den ende, den spærrer. Runden er så kun blokeret, når heller ingen kan spærre, eller når alle har meldt pas på stribe, selv om nogen kunne have spærret.
option-score-five = Også fem tæller
    .help = Også summen fem i enderne giver point.
option-allfives-end-draw = Træk, når turen slutter
    .help = Desuden slutter hver tur med, at der trækkes en brik, som i Blokdomino.
option-sniff-spinner = Første dobbeltbrik er spinner
    .help = Ved den første dobbeltbrik må der lægges til på alle fire sider, og hver arm, der er begyndt, tæller. Selve dobbeltbrikken tæller sine to halvdele én gang, til begge dens ender er dækket.
option-sevens-after-draw = Ekstra brik
    .help = Hvornår den, der kan lægge, trækker en brik mere. I de italienske hæfter er det en pligt.
option-matador-six = Brikker til seks spillere
    .help = Hvor mange brikker hver får, når seks spiller.
option-bergen-high-double = Point for største dobbeltbrik
    .help = En dobbeltbrik, der er større end alle på bordet, giver to point. De fleste steder spiller man uden.
option-bergen-open-single = Point for at åbne med en enkeltbrik
    .help = Hvad åbningen giver, når ingen dobbeltbrik er delt ud, og der åbnes med en enkeltbrik.
option-bergen-block = Blokeret runde
    .help = Hvem der får de to point for en blokeret runde, når flere ikke har en dobbeltbrik på hånden.
option-italian-full-value = Giv hele tallet
    .help = At ramme tredive giver 30 point i stedet for 1, og så videre.
option-cyprus-arms = Stjernens stråler
    .help = Hvor mange stråler der vokser ud fra dobbeltnieren.
option-cyprus-nines-compulsory = Niere skal lægges
    .help = Den, der har en nier, skal lægge den i midten, så længe der er plads, som på den hollandske side.
option-cf-open-arms = Åbningens arme
    .help = Hvor mange arme der vokser ud fra den dobbeltbrik, der åbner. Er der mere end to, begyndes de, før der lægges andet.
option-cf-draw = At trække
    .help = Om og hvornår der trækkes en brik.
option-cf-release-dead-foot = Slip en død fod
    .help = En fod, som ingen kan gøre færdig, blokerer ikke længere runden: De andre ender er åbne igen.
option-cf-blocked-last-zero = Den sidste noterer nul
    .help = I en blokeret runde får den, der lagde den sidste brik, ingen strafpoint, uanset hvad der er tilbage på hånden.
option-conc-target = Mål
    .help = De brikker, der afslutter partiet. De tages to ad gangen, så et ulige tal kræver én mere.
option-conc-extra-turn = Et par giver en tur til
    .help = Den, der tager et par, har en tur til, og den, der tager det sidste par, begynder, når brikkerne lægges op igen.
option-fort-limit = Grænse for at trække
    .help = Du må trække, til du har så mange brikker på hånden.
option-fort-level3 = Point for niveau 3
    .help = Der står 3 i hæftet; meningen var nok 6.
option-fort-chain-linked = Kæder hænger sammen
    .help = Hver senere brik i en kæde skal dække en del af en brik i samme kæde; ellers må den dække hvor som helst.
option-fort-levels = Sådan tælles niveauer
    .help = Fra hvilket niveau og opefter der tælles point. En brik, der ligger lavere, tæller som niveau 1.
option-solo2-refill = At trække
    .help = Om du trækker en hel portion ad gangen eller én brik for hver, du lægger. Så vælger du altid mellem 5 brikker (7 med niersættet), til der er 2 (eller 5) i overskud.
option-solo2-play-rest = Læg også resten
    .help = Brikkerne, der er i overskud efter den sidste portion, skal også lægges. Med niersættet lykkes det aldrig: Ingen kæde er længere end 51 brikker.
option-tiles = Brikker
    .help = Hvor mange brikker billedet består af: alle i sættet eller færre.
option-memory-paper = På papir
    .help = Tallene bliver stående på ternet papir, og kun brikkernes grænser er væk: Find dem igen.
option-cb-tie-nondouble = Enkeltbrikker afgør
    .help = Dobbeltbrikker tæller ikke, når den mindste brik afgør, hvem der vinder, hvis det står lige.
option-draw-lead = Hvem åbner
    .help = Hvem der åbner en runde Draw.
option-draw-when-unable = Træk kun, når du skal
    .help = Den, der kan lægge, trækker ikke: Du trækker, til en brik passer, og så lægger du.
option-muggins-reserve = Brikker, der bliver på lageret
    .help = Så mange brikker bliver på lageret og trækkes aldrig.
option-muggins-round = Afrunding
    .help = Hvordan øjnene ved rundens slutning bliver til point, når de ikke kan deles med fem: 12 øjne giver 3, hvis der altid rundes op, og 2, hvis det nærmeste tal gælder.
option-muggins-spinner = Første dobbeltbrik er spinner
    .help = Ved den første dobbeltbrik må der lægges til på alle fire sider. Den tæller sine to halvdele, så længe der mangler en brik ved en af dens to ender; dens sider tæller ikke, før der ligger en brik.
option-muggins-call = Meld dine point
    .help = Når du har lagt, skal du selv melde dine point. Siger du ingenting eller et forkert tal, noteres der ikke noget, og den næste må råbe ”Muggins!”, sige det rigtige tal og tage pointene. Ingen fortæller dig endernes sum.
option-f53-draw = At trække
    .help = Den, der ikke kan lægge, trækker, til noget passer.
option-f53-final = Slutopgørelse
    .help = Ud over det ekstra point får rundens vinder point som i Muggins: de andres øjne, i par minus makkerens, delt med fem og rundet op; i en blokeret runde vinder den med færrest øjne dem.
option-f53-team = Parrenes point
    .help = Hvordan de to pars point regnes mod hinanden: hele vejen igennem eller runde for runde, hvor det bedste par får forskellen.
option-exact31 = Præcis i mål
    .help = Du skal ramme målet præcis: Point, der ville føre dig forbi, går tabt. Hvor runder spilles færdig, har den vundet, der først rammer det.
option-bn-max-draws = Brikker at trække i en tur
    .help = Hvor mange brikker du højst trækker, når intet passer; 0 betyder: til noget passer, som før 2010.
option-bn-third-draw = Når lageret slipper op
    .help = Hvad der sker, når du har trukket tredje gang, der er to brikker tilbage på lageret, og intet passer.

## Values of options

value-next-lead-rule = efter reglen for åbning
value-next-lead-winner = vinderen af sidste runde
value-next-lead-rotate = pladserne på skift
value-blocked-tie-none = ingen får point
value-blocked-tie-share = pointene deles
value-blocked-tie-lowest-tile = den mindste enkelte brik vinder
value-no-double-heaviest = den største brik åbner
value-no-double-redeal = del ud igen
value-team-hand-keep4 = behold de fire brikker
value-team-hand-redeal5 = del fem nye brikker ud til hver
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = mere end 100
value-hungarian-target-from-100 = 100 eller mere
value-host-block = Blokdomino
value-host-peruvian = Peruansk domino
value-host-team-block = Holdblok
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Ungarsk domino
value-host-french = Fransk domino
value-sevens-after-draw-optional-before = må trække en, før der lægges
value-sevens-after-draw-mandatory-after = skal trække en, når der er lagt
value-bergen-high-double-on = to point
value-bergen-high-double-off = ingen point
value-bergen-block-rule = færrest øjne blandt dem uden dobbeltbrik
value-bergen-block-takes-all-lowest = færrest øjne af alle
value-cf-draw-one = en brik, hvis du ikke kan lægge
value-cf-draw-block-end-of-turn = en brik, hver gang en tur slutter
value-cf-draw-none = aldrig
value-fort-levels-absolute = fra bordet
value-fort-levels-relative = fra kædens første brik
value-tiles-all = alle
value-solo2-refill-batch = i portioner
value-solo2-refill-each = efter hver brik
value-draw-lead-highest-double = den, der har den største dobbeltbrik
value-draw-lead-lot = ved lodtrækning, derefter pladserne på skift
value-muggins-round-up = altid op
value-muggins-round-nearest = op eller ned, hvad der er nærmest
value-f53-team-margin = begge par tæller videre; afstanden afgør
value-f53-team-per-hand-difference = forskellen efter hver runde
value-bn-third-draw-end = runden er slut
value-bn-third-draw-pass = du melder pas, og runden går videre

## Options of the games for one

option-teller-performer = Du udfører tricket
    .help = Du gemmer brikken, forudsiger de to tal og lægger kæden på skift med et publikum, der lægger hvad som helst, der passer.
option-winnable = Kun kabaler, der kan gå op
    .help = En kabale, der ikke kan gå op, lægges om. Omkring hver tredje kan gå op.
option-start = Begyndelse
    .help = En tom ramme eller en opgave: Nogle brikker ligger der allerede, og der er præcis én løsning.
value-start-free = en tom ramme
value-start-puzzle = en opgave med én løsning
