### The words around the games, in Danish.
###
### One word for each notion, here and on the pages of the games:
###   tile brik, double dobbeltbrik, single enkeltbrik, half halvdel, pip øje (øjne), blank blank, set seksersæt and niersæt
###   hand (a deal) runde, match parti, hand (the tiles) hånd, turn tur, move træk, round of hectic omgang
###   stock lager, draw trække, lay lægge and (at an end) lægge til, lead åbne, pass melde pas (passe is to fit)
###   lift tage væk and tage tilbage, heaviest and lightest tile største and mindste brik (as the leaflet says of doubles)
###   line kæde, chain kæde, train serie, row række, end ende, arm arm, ray stråle, cell felt, level niveau, storey etage
###   blocked blokeret, barricade spærring, close spærre, out færdig, face up åben, face down med bagsiden op
###   across the line på tværs, flat and upright vandret and lodret, booklet regelhæfte, leaflet folder, box æske
###   point point (never "points"), penalty strafpoint, score få, write notere, partner makker, pair par, host game grundspil
###   option valgmulighed, record protokol, replay genafspilning, hint tip, puzzle opgave, patience kabale
### The reader is "du", all at the table are "I". A number as a thing is "en 6’er", with a typographic apostrophe.
### Names never change: "øjnene hos { $of }", not "{ $of }s øjne".

## The table

nothing-laid = Der ligger ingen brikker endnu.
ends = Ender: { $ends }.
ends-first = Skal fyldes først: { $ends }.
ends-total = Tilsammen { $total }.
end-left = { $number } til venstre{ $letter }
end-right = { $number } til højre{ $letter }
end-arm = { $name } { $number }
running-total = Summen er { $total }.
hands = Brikker på hånden: { $hands }.
stock = Lager: { $count }.
stock-reserve =
    { $free ->
        [0] Lager: { $count }, ingen at trække.
       *[other] Lager: { $count }, heraf { $free } at trække.
    }
not-in-play = Ude af spillet: { $count }.
your-hand =
    Din hånd, { $count ->
        [one] 1 brik
       *[other] { $count } brikker
    }, { $pips ->
        [one] 1 øje
       *[other] { $pips } øjne
    }:

## Partners, totals and winners

totals = Stilling: { $totals }.
totals-secret = Stillingen er hemmelig, til kun den sidste runde er tilbage.
target-points = Partiet går til { $points }.
target-beyond = Partiet går til over { $points }.
target-points-lowest = Partiet slutter, når nogen har { $points }; den laveste sum vinder.
target-hands =
    { $hands ->
        [one] Partiet varer én runde.
       *[other] Partiet varer { $hands } runder.
    }
target-hands-lowest =
    { $hands ->
        [one] Partiet varer én runde; den laveste sum vinder.
       *[other] Partiet varer { $hands } runder; den laveste sum vinder.
    }
target-first =
    { $you ->
        [yes] { $count ->
            [one] Du nåede først i mål.
           *[other] I to nåede først i mål.
        }
       *[no] { $names } nåede først i mål.
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] Du vinder partiet!
           *[other] { $names } vinder partiet!
        }
       *[no] { $count ->
            [one] { $names } vinder partiet.
           *[other] { $names } vinder partiet.
        }
    }
match-margin =
    { $you ->
        [yes] I vinder forskellen: { $points } point.
       *[no] De vinder forskellen: { $points } point.
    }
alone-solved = Løst!
alone-unsolved = Ikke løst: { $done } af { $whole }.
match-drawn = Partiet ender uafgjort.

## During a hand

taken-back = Taget tilbage.
no-ends = Der er ingen ender lige nu.
nothing-yet = Der er ikke sket noget i denne runde endnu.
