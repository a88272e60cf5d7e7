### What the terminal and the server say around the games, in Swedish.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] Boten: { $bots }.
       *[other] Botarna: { $bots }.
    }

## The table

running-total-wanted = Summan är { $total }. Poäng ger: { $wanted }.
worth = { $total } ({ $points } poäng)
upper-storey = uppe
lower-storey = nere

## Partners, totals and winners

partners-you = Du spelar med { $partner } mot { $others }.
partners = { $ones } spelar mot { $others }.
around = Runt bordet: { $names }.
match-minutes =
    { $minutes ->
        [one] Det tar ungefär en minut.
       *[other] Det tar ungefär { $minutes } minuter.
    }
match-length =
    Det tar ungefär { $hands ->
        [one] en omgång
       *[other] { $hands } omgångar
    }, { $minutes ->
        [one] cirka en minut.
       *[other] cirka { $minutes } minuter.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, på egen hand.
       *[other] { $game }, med { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Avtalat: { $options }.
ask-for-help = Skriv ? för hjälp.
hand-number = Omgång { $number }
your-move = Ditt drag (1 till { NUMBER($count, useGrouping: 0) }, ? för hjälp):
your-move-unnumbered = Ditt drag (? för hjälp):
only-move = Ditt enda drag: tryck Enter (? för hjälp):
next-hand = Tryck Enter för nästa omgång (? för hjälp):
another-match = Ett parti till? (j/n, s sparar det här)
write-over = { $file } finns redan. Skriva över? (j/n)
save-first = Spelet är inte sparat. Spara det först? (j/n)
saved = Sparat i { $file }.
not-saved = Inget sparades.
goodbye = Hej då.
which-one = ”{ $text }” kan betyda { $actions }: skriv en av dem eller dess nummer.
which-one-unnumbered = ”{ $text }” kan betyda { $actions }: skriv en av dem.
which-one-of-many = ”{ $text }” kan betyda { NUMBER($count, useGrouping: 0) } saker: skriv mer av det.
no-such-action =
    { $count ->
        [one] ”{ $text }” går inte nu: tryck Enter för ditt enda drag, eller skriv ? för hjälp.
       *[other] ”{ $text }” går inte nu: skriv ett tal från 1 till { NUMBER($count, useGrouping: 0) }, eller ? för hjälp.
    }
no-such-action-unnumbered = ”{ $text }” går inte nu: skriv ett drag så som det förklaras ovan, eller ? för hjälp.
not-in-hand = Du har inte { $tile } på hand.
does-not-fit = { $tile } kan inte läggas där nu.
nothing-to-take-back = Det finns inget att ta tillbaka i den här omgången.
seen-too-much = Det går inte att ta tillbaka: sedan dess har du sett brickor som var dolda.
nothing-to-do = Det är inte din tur.
hint = Ett bra drag vore { $number }: { $action }.
hint-unnumbered = Ett bra drag vore { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Nu kan du till exempel skriva:
help-only = Eller tryck Enter: det finns inget annat att göra.
help-number = Eller numret på ett drag.
help-short = Av { $text } räcker det som inte kan missförstås, till exempel { $short }.
help-beginning = Av ett ord räcker början.
help-stuck = Om inget passar: { $rule }
help-besides = Dessutom:
help-page =
    Hela sidan med alla alternativ visas med r, eller i ett annat fönster
      boneyard rules { $game } --lang sv
    Nybörjare på domino?
      boneyard rules basics --lang sv
aside-r = reglerna för det här spelet
aside-h = ett tips
aside-t = bordet igen
aside-e = ändarna
aside-l = vad som hände senast
aside-c = ställningen
aside-u = ta tillbaka ditt senaste beslut, om du inte har sett dolda brickor sedan dess
aside-s = spara spelet; s FIL, under det namnet
aside-q = sluta

## Records

record-title = { $game }. Vid bordet: { $names }.
record-options = Alternativ: { $options }.
record-date = Datum: { $date }.
record-right =
    Protokollet stämmer: { $hands ->
        [one] 1 omgång
       *[other] { $hands } omgångar
    }, { $moves } drag.
record-unfinished = Sista omgången är inte färdigspelad.

## The catalogue

column-id = spel
column-name = namn
column-players = spelare
column-sets = set
column-minutes = minuter
column-editions = källa
game-needs = Spelare: { $players }. Set: { $sets }. Källa: { $editions }.
also-called = Kallas också: { $names }.
host-players = med { $host }: { $players } spelare
lengths-of = Så lång tid tar ett parti mot botar:
length-of = { $players } spelare: { $length }.
length-or-printed = { $length }; som tryckt: { $printed }
editions-of = Utgåvor, var och en väljs med --edition namn; den första om du inte anger någon:
options-of = Alternativ med sina förval, vart och ett väljs med -o namn=värde:
option-values = Ett av: { $values }.
option-hosts = Bara med: { $hosts }.
values-from = { $values }, eller vilket tal som helst från { $least }
which-game = Vilket spel? (Enter spelar { $first })
too-late = Någon var snabbare: det går inte längre.

## Answers of the solvers

solve-seed = Startvärde { $seed }.
solve-number = { $number }
solve-hand = På hand:
solve-order = Lagda i den här ordningen:
solve-share =
    Det är { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; av alla givar är det, med 95 %
    säkerhet, mellan { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } och
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Dominokvadratens lösningar, räknade på alla sätt:
solve-squares-number-pictures = Olika bilder av talen i ramen, vilka brickor som än täcker dem.
solve-squares-placements = Olika sätt att lägga de 28 brickorna.
solve-squares-placements-up-to-half-turn = Detsamma, där en ram och samma ram vriden ett halvt varv räknas som en.
solve-squares-placements-up-to-symmetry = Detsamma, där också spegelvända ramar räknas som en.
solve-squares-printed = Häftenas ”över 300 000 lösningar” är sätten att lägga där en ram och samma ram vriden ett halvt varv räknas som en.
solve-squares-puzzle =
    { $count ->
        [one] En bricka ligger i ramen; det finns exakt ett sätt att lägga de andra.
       *[other] { $count } brickor ligger i ramen; det finns exakt ett sätt att lägga de andra.
    }
solve-squares-given = Brickorna i ramen:
solve-squares-completions =
    { $count ->
        [0] Det går inte att göra klart.
        [one] Det finns exakt ett sätt att göra det klart:
       *[other] Det finns { $count } sätt att göra det klart; ett av dem:
    }
solve-squares-lift = Det går vidare utan { $tiles }.
solve-solo-1-share = { $winnable } av { $sample } givar går att vinna.
solve-solo-1 =
    { $won ->
        [yes] Det går att vinna.
       *[no] Det går inte att vinna.
    }
solve-solo-2-share = { $winnable } av { $sample } givar vanns genom att följa rådet.
solve-lay = Lägg härnäst:
solve-lay-all = Lägg handen i den här ordningen:
solve-stuck = Hela handen går inte att lägga, så spelet är förlorat.
solve-over =
    { $won ->
        [yes] Allt är lagt: det är vunnet.
       *[no] Inget passar längre: det är förlorat.
    }
solve-chance =
    { $exact ->
        [yes] Chansen att vinna är { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, exakt räknat.
       *[no] Chansen att vinna är ungefär { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] Den längsta kedjan för dubbeln { $value } har { $count } brickor:
       *[no] Den kortaste kedjan för dubbeln { $value } har { $count } brickor:
    }
solve-no-chain = De fria brickorna bildar ingen kedja på { $least } eller fler för dubbeln { $value }.
solve-train =
    { $kind ->
        [pips] Sviten med flest ögon
       *[tiles] Den längsta sviten
    } har { $count ->
        [one] en bricka
       *[other] { $count } brickor
    } och { $pips ->
        [one] ett öga
       *[other] { $pips } ögon
    }:
solve-no-train = Ingen bricka i den här handen kan läggas.
solve-left =
    { $count ->
        [0] Inget blir över.
       *[other] Över: { $tiles }.
    }
solve-fortune = Utan { $tile } bildar alla andra en kedja, från { $one } till { $other }:
solve-dominance-move = { $name } bestämmer; bäst är { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Alla brickor är tagna, och ingen leder.
           *[no] Alla brickor är tagna, och { $ahead } leder med { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Med bästa spel slutar det lika.
               *[no] Med bästa spel slutar { $ahead } { $points } före.
            }
           *[no] { $even ->
                [yes] Så långt det går att se leder ingen.
               *[no] Så långt det går att se leder { $ahead } med ungefär { $points }.
            }
        }
    }

## The server and its records

open-already = Boneyard finns redan på { $url }.
serve-address =
    Boneyard finns på { $url } tills Ctrl-C stoppar det.
    Borden sparas i { $database }.
verify-record = Protokoll { $number }, parti { $match }:
verify-hand =
    { $wrong ->
        [none] Omgång { $hand }: utdelad som utlovat av { $promise }..., och brickornas ordning följer av det.
       *[other] Omgång { $hand } är fel: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Dragen i den enda omgången
           *[other] Dragen i alla { $hands } omgångar
        } är tillåtna, och resultaten stämmer.
       *[other] Dragen är fel. { $wrong }
    }
export-done =
    { $count ->
        [one] Ett parti skrevs till { $file }.
       *[other] { $count } partier skrevs till { $file }.
    }
    Filen innehåller hemligheter: förvara den som själva databasen.
import-done =
    { $written ->
        [one] Ett parti skrevs
       *[other] { $written } partier skrevs
    }, { $known ->
        [one] ett fanns redan.
       *[other] { $known } fanns redan.
    }
import-different = Fanns redan men avviker, och lämnades som det är: { $names }.
arena-played =
    { $game }, { $players ->
        [one] en spelare
       *[other] { $players } spelare
    }, startvärde { $seed }: { $most ->
        [yes] upp till { $count }
       *[no] { $count }
    } { $what ->
        [matches] partier
       *[deals] givar
    }, alla spelade med platserna ombytta på alla sätt.
arena-score =
    { $first } vinner { NUMBER($value, style: "percent", maximumFractionDigits: 1) } av alla { $what ->
        [matches] partier
       *[deals] omgångar
    } mot { $second } (95 %-intervall: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } till { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    En plats med { $first } får { $value } poäng jämfört med { $second } per { $what ->
        [matches] parti
       *[deals] omgång
    } ({ $low } till { $high }).
arena-cross = Hur ofta, i procent, radens bot slår kolumnens bot (oavgjort räknas som en halv vinst), och halva 95 %-intervallet.
arena-slow = Den snabba motorn är inte kompilerad, så hard hinner mindre på sin tid: python -m boneyard.fast.compiled kompilerar den, en gång för alla.
arena-rated = { $game }, { $players } spelare, startvärde { $seed }: { $matches } partier. Rating som för människor, men mätt bara bland botarna:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } är starkare.
        [second] { $second } är starkare.
       *[open] Ingen är klart starkare: fler kan visa det.
    }{ $early ->
        [yes] {" "}Det avgjordes tidigt: vinsternas intervall gäller när man än slutar, poängens gör det inte.
       *[no] {""}
    }
progress-deals = Givar
progress-decisions = Beslut
progress-positions = Tänker
progress-matches = Partier
keys-newest = Gjord { $made }; signerar alla nya åtkomstbevis.
keys-older = Gjord { $made }; gäller till { $until }.
results-checked = Resultat som följer av sina loggar: { $right }; som avviker: { $wrong }; efter äldre regler, lämnade som de är: { $unreadable }.
results-rebuilt = Resultat som var rätt: { $right }; härledda på nytt: { $wrong }; efter äldre regler, lämnade som de är: { $unreadable }.
ratings-checked = Rating efter ett parti som inte följer av partierna: { $wrong }.
ratings-rebuilt = Rating efter ett parti som inte följde av partierna, beräknad på nytt: { $wrong }.
push-on = De som vill får från och med nu veta via Web Push när det är deras tur. Den som hade anmält sig tidigare måste göra det igen.
push-off = Ingen får längre veta via Web Push när det är deras tur.

## Bots against bots

progress-hands = Omgångar
simulation-title = { $game }, { $players } spelare, startvärde { $seed }
simulation-sum =
    { $hands ->
        [one] 1 omgång
       *[other] { $hands } omgångar
    }, { $matches ->
        [one] 1 parti färdigspelat
       *[other] { $matches } partier färdigspelade
    }, { $actions } drag per omgång
simulation-seat = plats
simulation-bot = bot
simulation-points = poäng
simulation-per-hand = per omgång
simulation-won = vunna
