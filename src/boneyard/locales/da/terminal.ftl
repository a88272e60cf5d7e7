### What the terminal and the server say around the games, in Danish.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] Botten: { $bots }.
       *[other] Botterne: { $bots }.
    }

## The table

running-total-wanted = Summen er { $total }. Point gives for: { $wanted }.
worth = { $total } ({ $points } point)
upper-storey = øverst
lower-storey = nederst

## Partners, totals and winners

partners-you = Du spiller sammen med { $partner } mod { $others }.
partners = { $ones } spiller mod { $others }.
around = Rundt om bordet: { $names }.
match-minutes =
    { $minutes ->
        [one] Det tager omkring et minut.
       *[other] Det tager omkring { $minutes } minutter.
    }
match-length =
    Det tager omkring { $hands ->
        [one] én runde
       *[other] { $hands } runder
    }, { $minutes ->
        [one] omkring et minut.
       *[other] omkring { $minutes } minutter.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, helt alene.
       *[other] { $game }, med { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Aftalt: { $options }.
ask-for-help = Skriv ? for hjælp.
hand-number = Runde { $number }
your-move = Dit træk (1 til { NUMBER($count, useGrouping: 0) }, ? for hjælp):
your-move-unnumbered = Dit træk (? for hjælp):
only-move = Dit eneste træk: Tryk Enter (? for hjælp):
next-hand = Tryk Enter for næste runde (? for hjælp):
another-match = Et parti til? (j/n, s gemmer dette)
write-over = { $file } findes allerede. Overskriv den? (j/n)
save-first = Dette spil er ikke gemt. Vil du gemme det først? (j/n)
saved = Gemt i { $file }.
not-saved = Intet blev gemt.
goodbye = Farvel.
which-one = ”{ $text }” kan betyde flere ting: { $actions }. Skriv en af dem eller nummeret.
which-one-unnumbered = ”{ $text }” kan betyde flere ting: { $actions }. Skriv en af dem.
which-one-of-many = ”{ $text }” kan betyde { NUMBER($count, useGrouping: 0) } ting: Skriv mere af det.
no-such-action =
    { $count ->
        [one] ”{ $text }” kan du ikke nu: Tryk Enter for dit eneste træk, eller skriv ? for hjælp.
       *[other] ”{ $text }” kan du ikke nu: Skriv et tal fra 1 til { NUMBER($count, useGrouping: 0) }, eller ? for hjælp.
    }
no-such-action-unnumbered = ”{ $text }” kan du ikke nu: Skriv et træk, som det er forklaret ovenfor, eller ? for hjælp.
not-in-hand = Du har ikke { $tile }.
does-not-fit = { $tile } kan ikke lægges dér nu.
nothing-to-take-back = Der er ikke noget at tage tilbage i denne runde.
seen-too-much = Det kan ikke tages tilbage: Siden da har du set brikker, der var skjult.
nothing-to-do = Det er ikke din tur.
hint = Et godt træk er { $number }: { $action }.
hint-unnumbered = Et godt træk er { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Nu kan du for eksempel skrive:
help-only = Eller tryk Enter: Der er ikke andet at gøre.
help-number = Eller nummeret på et træk.
help-short = Du kan forkorte { $text }, så længe der ikke er tvivl, for eksempel til { $short }.
help-beginning = Af et ord er begyndelsen nok.
help-stuck = Hvis intet passer: { $rule }
help-besides = Desuden:
help-page =
    Hele siden med alle valgmuligheder får du med r, eller i et andet vindue
      boneyard rules { $game } --lang da
    Ny i domino?
      boneyard rules basics --lang da
aside-r = reglerne for dette spil
aside-h = et tip
aside-t = bordet igen
aside-e = enderne
aside-l = hvad der sidst skete
aside-c = stillingen
aside-u = tag din sidste beslutning tilbage, hvis du ikke har set skjulte brikker siden
aside-s = gem spillet; s FIL, under dette navn
aside-q = slut

## Records

record-title = { $game }. Ved bordet: { $names }.
record-options = Valgmuligheder: { $options }.
record-date = Dato: { $date }.
record-right =
    Protokollen er rigtig: { $hands ->
        [one] 1 runde
       *[other] { $hands } runder
    }, { $moves } træk.
record-unfinished = Den sidste runde er ikke færdig.

## The catalogue

column-id = spil
column-name = navn
column-players = spillere
column-sets = sæt
column-minutes = minutter
column-editions = fra
game-needs = Spillere: { $players }. Sæt: { $sets }. Fra: { $editions }.
also-called = Kaldes også: { $names }.
host-players = med { $host }: { $players } spillere
lengths-of = Så lang tid tager et parti mod botter:
length-of =
    { $players ->
        [one] Én spiller: { $length }.
       *[other] { $players } spillere: { $length }.
    }
length-or-printed = { $length }; som trykt: { $printed }
editions-of = Udgaver, valgt med --edition navn; den første, hvis du ikke vælger:
options-of = Valgmuligheder og det, der gælder ellers; vælg med -o navn=værdi:
option-values = Mulige: { $values }.
option-hosts = Kun med: { $hosts }.
values-from = { $values } eller ethvert tal fra { $least }
which-game = Hvilket spil? (Enter spiller { $first })
too-late = En anden var hurtigere: Det går ikke længere.

## Answers of the solvers

solve-seed = Starttal { $seed }.
solve-number = { $number }
solve-hand = På hånden:
solve-order = Lagt i denne rækkefølge:
solve-share =
    Det er { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; af alle fordelinger er det, med 95 %
    sikkerhed, mellem { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } og
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Løsningerne til Dominokvadrater, talt på alle måder:
solve-squares-number-pictures = Forskellige billeder af tallene i rammen, uanset hvilke brikker der dækker dem.
solve-squares-placements = Forskellige måder at lægge de 28 brikker på.
solve-squares-placements-up-to-half-turn = Det samme, hvor en ramme og dens halve omdrejning tæller som én.
solve-squares-placements-up-to-symmetry = Det samme, hvor også spejlvendte rammer tæller som én.
solve-squares-printed = De ”over 300.000 løsninger” i regelhæfterne er måderne at lægge på, bortset fra halve omdrejninger.
solve-squares-puzzle =
    { $count ->
        [one] Én brik ligger i rammen; der er præcis én måde at lægge de andre på.
       *[other] { $count } brikker ligger i rammen; der er præcis én måde at lægge de andre på.
    }
solve-squares-given = Brikkerne i rammen:
solve-squares-completions =
    { $count ->
        [0] Dette kan ikke gøres færdigt.
        [one] Der er præcis én måde at gøre dette færdigt på:
       *[other] Der er { $count } måder at gøre dette færdigt på; en af dem:
    }
solve-squares-lift = Uden { $tiles } kan det gøres færdigt.
solve-solo-1-share = { $winnable } af { $sample } kabaler kan gå op.
solve-solo-1 =
    { $won ->
        [yes] Den kan gå op.
       *[no] Den kan ikke gå op.
    }
solve-solo-2-share = { $winnable } af { $sample } kabaler gik op, når rådet blev fulgt.
solve-lay = Læg som den næste:
solve-lay-all = Læg hånden i denne rækkefølge:
solve-stuck = Denne hånd kan ikke lægges helt, så kabalen går ikke op.
solve-over =
    { $won ->
        [yes] Alt er lagt: Den er gået op.
       *[no] Intet passer længere: Den går ikke op.
    }
solve-chance =
    { $exact ->
        [yes] Chancen for at vinde er { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, talt præcis.
       *[no] Chancen for at vinde er omkring { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] Den længste kæde til dobbeltbrikken { $value } har { $count } brikker:
       *[no] Den korteste kæde til dobbeltbrikken { $value } har { $count } brikker:
    }
solve-no-chain = De frie brikker giver ingen kæde på { $least } eller flere til dobbeltbrikken { $value }.
solve-train =
    { $kind ->
        [pips] Serien med flest øjne
       *[tiles] Den længste serie
    } har { $count ->
        [one] én brik
       *[other] { $count } brikker
    } og { $pips ->
        [one] ét øje
       *[other] { $pips } øjne
    }:
solve-no-train = Ingen brik på denne hånd kan lægges.
solve-left =
    { $count ->
        [0] Intet bliver til overs.
       *[other] Til overs: { $tiles }.
    }
solve-fortune = Uden { $tile } danner alle de andre én kæde, fra { $one } til { $other }:
solve-dominance-move = { $name } vælger; det bedste er { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Alle brikker er taget, og ingen er foran.
           *[no] Alle brikker er taget, og { $ahead } er foran med { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Ved perfekt spil ender det lige.
               *[no] Ved perfekt spil ender { $ahead } foran med { $points }.
            }
           *[no] { $even ->
                [yes] Så vidt man kan se, er ingen foran.
               *[no] Så vidt man kan se, er { $ahead } foran med omkring { $points }.
            }
        }
    }

## The server and its records

open-already = Boneyard er allerede på { $url }.
serve-address =
    Boneyard er på { $url }, til Ctrl-C stopper det.
    Bordene gemmes i { $database }.
verify-record = Protokol { $number }, parti { $match }:
verify-hand =
    { $wrong ->
        [none] Runde { $hand }: delt ud som lovet med { $promise }..., og brikkernes rækkefølge følger af det.
       *[other] Runde { $hand } er forkert: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Trækkene i den ene runde
           *[other] Trækkene i alle { $hands } runder
        } er lovlige, og resultaterne er rigtige.
       *[other] Trækkene er forkerte. { $wrong }
    }
export-done =
    { $count ->
        [one] Ét parti blev skrevet til { $file }.
       *[other] { $count } partier blev skrevet til { $file }.
    }
    Filen indeholder hemmeligheder: Pas på den som på selve databasen.
import-done =
    { $written ->
        [one] Ét parti blev skrevet
       *[other] { $written } partier blev skrevet
    }, { $known ->
        [one] ét var der allerede.
       *[other] { $known } var der allerede.
    }
import-different = Findes allerede, men er anderledes og blev ikke ændret: { $names }.
arena-played =
    { $game }, { $players ->
        [one] én spiller
       *[other] { $players } spillere
    }, starttal { $seed }: { $most ->
        [yes] op til { $count }
       *[no] { $count }
    } { $what ->
        [matches] partier
       *[deals] fordelinger
    }, hver spillet med alle pladser byttet om.
arena-score =
    { $first } vinder { NUMBER($value, style: "percent", maximumFractionDigits: 1) } af alle { $what ->
        [matches] partier
       *[deals] runder
    } mod { $second } (95 %-interval: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } til { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    En plads med { $first } får { $value } point i forhold til { $second } pr. { $what ->
        [matches] parti
       *[deals] runde
    } ({ $low } til { $high }).
arena-cross = Hvor ofte, i procent, rækkens bot slår kolonnens bot (uafgjort tæller halvt), og det halve 95 %-interval.
arena-slow = Den hurtige motor er ikke kompileret, så hard finder mindre på sin tid: python -m boneyard.fast.compiled kompilerer den, én gang.
arena-rated = { $game }, { $players } spillere, starttal { $seed }: { $matches } partier. Ratings som menneskers, men kun målt blandt botterne:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } er stærkest.
        [second] { $second } er stærkest.
       *[open] Ingen af dem er klart stærkest: Mere spil kan måske vise det.
    }{ $early ->
        [yes] {" "}Det blev afgjort tidligt: Intervallet for sejrene gælder, hvornår man end stopper, det for pointene gør ikke.
       *[no] {""}
    }
progress-deals = Fordelinger
progress-decisions = Beslutninger
progress-positions = Tænker
progress-matches = Partier
keys-newest = Lavet { $made }; signerer alle nye adgangstokens.
keys-older = Lavet { $made }; gælder til { $until }.
results-checked = Resultater, der følger af deres log: { $right }; der afviger: { $wrong }; efter ældre regler, ikke ændret: { $unreadable }.
results-rebuilt = Resultater, der var rigtige: { $right }; udledt på ny: { $wrong }; efter ældre regler, ikke ændret: { $unreadable }.
ratings-checked = Ratings efter et parti, der ikke følger af partierne: { $wrong }.
ratings-rebuilt = Ratings efter et parti, der ikke fulgte af partierne, beregnet på ny: { $wrong }.
push-on = De, der ønsker det, får fra nu af besked om deres tur via Web Push. De, der havde sagt ja før, skal gøre det igen.
push-off = Ingen får længere besked om deres tur via Web Push.

## Bots against bots

progress-hands = Runder
simulation-title =
    { $players ->
        [one] { $game }, 1 spiller, starttal { $seed }
       *[other] { $game }, { $players } spillere, starttal { $seed }
    }
simulation-sum =
    { $hands ->
        [one] 1 runde
       *[other] { $hands } runder
    }, { $matches ->
        [one] 1 parti
       *[other] { $matches } partier
    } til ende, { $actions } handlinger i en runde
simulation-seat = plads
simulation-bot = bot
simulation-points = point
simulation-per-hand = pr. runde
simulation-won = vundet
