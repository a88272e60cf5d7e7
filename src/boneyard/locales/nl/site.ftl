### The words around the games, in Dutch.
###
### One word for each notion, here and on the pages of the games:
###   tile steen (stenen), double dubbel (dubbels), half helft, pip oog (ogen), blank blanco
###   set dubbelzes-set and dubbelnegen-set, the tile 6-6 dubbel zes, no double gewone steen
###   hand (a deal) ronde, match partij, hand (the tiles) hand, turn beurt, move zet, round of hectic race
###   stock stapel, draw trekken, lay leggen and (at an end) aanleggen, lead openen, pass passen, knock kloppen
###   lift terugnemen (line) and weghalen (frame), heaviest and lightest tile hoogste and laagste steen
###   line ketting, chain ketting, train reeks, row rij, end einde (einden), arm arm, ray straal, cell vak, level niveau
###   blocked geblokkeerd, barricade blocage, close afsluiten, out uit, face up open, face down gedekt
###   across the line dwars, flat and upright liggend and staand, the booklet boekje, leaflet folder
###   attach aanbouwen, cover bedekken, storey verdieping, batch portie, layout opstelling
###   point punt, penalty strafpunt, score krijgen, write noteren, score (total) stand, pair paar, host game basisspel
###   record verslag, replay terugkijken, rating rating, hint hint, take back terugnemen
### The reader is "je" ("jij" where it stands alone or in a list), all at the table are "jullie".
### Names never change their endings: "van { $seat }", "de ogen van { $of }". No zijn/haar for people.

## The table

nothing-laid = Er ligt nog geen steen.
ends = Einden: { $ends }.
ends-first = Eerst te vullen: { $ends }.
ends-total = Samen { $total }.
end-left = { $number } links{ $letter }
end-right = { $number } rechts{ $letter }
end-arm = { $name } { $number }
running-total = De som is { $total }.
hands = In de hand: { $hands }.
stock = Stapel: { $count }.
stock-reserve =
    { $free ->
        [0] Stapel: { $count }, niets meer te trekken.
       *[other] Stapel: { $count }, nog { $free } te trekken.
    }
not-in-play = Niet in het spel: { $count }.
your-hand =
    Je hand, { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }, { $pips ->
        [one] 1 oog
       *[other] { $pips } ogen
    }:

## Partners, totals and winners

totals = Stand: { $totals }.
totals-secret = De stand is geheim tot aan de laatste ronde.
target-points = De partij gaat tot { $points }.
target-beyond = De partij gaat tot meer dan { $points }.
target-points-lowest = De partij eindigt als iemand { $points } heeft; wie de minste punten heeft, wint.
target-hands =
    { $hands ->
        [one] De partij duurt één ronde.
       *[other] De partij duurt { $hands } rondes.
    }
target-hands-lowest =
    { $hands ->
        [one] De partij duurt één ronde; wie de minste punten heeft, wint.
       *[other] De partij duurt { $hands } rondes; wie de minste punten heeft, wint.
    }
target-first =
    { $you ->
        [yes] { $count ->
            [one] Je was als eerste bij het doel.
           *[other] Jullie waren als eerste bij het doel.
        }
       *[no] { $count ->
            [one] { $names } was als eerste bij het doel.
           *[other] { $names } waren als eerste bij het doel.
        }
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] Je wint de partij!
           *[other] { $names } winnen de partij!
        }
       *[no] { $count ->
            [one] { $names } wint de partij.
           *[other] { $names } winnen de partij.
        }
    }
match-margin =
    { $you ->
        [yes] Jullie winnen het verschil: { $points ->
            [one] 1 punt.
           *[other] { $points } punten.
        }
       *[no] Zij winnen het verschil: { $points ->
            [one] 1 punt.
           *[other] { $points } punten.
        }
    }
alone-solved = Opgelost!
alone-unsolved = Niet opgelost: { $done } van { $whole }.
match-drawn = De partij eindigt in gelijkspel.

## During a hand

taken-back = Teruggenomen.
no-ends = Er zijn nu geen einden.
nothing-yet = In deze ronde is nog niets gebeurd.
