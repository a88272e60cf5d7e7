### The words around the games, in German.
###
### One word for each notion, here and on the pages of the games:
###   tile Stein, double Pasch (Pasche), half Hälfte, pip Auge, blank Blank, set 6er-Set and 9er-Set
###   hand (a deal) Runde, match Partie, hand (the tiles) Hand, turn and move Zug, round of hectic Durchgang
###   stock Vorrat, draw ziehen, lay legen and (at an end) anlegen, lead eröffnen, pass passen
###   lift wegnehmen and zurücknehmen, heaviest and lightest tile höchster and niedrigster Stein
###   line Kette, chain Kette, train Folge, row Reihe, end Ende, arm Arm, ray Strahl, cell Feld, level Stufe
###   blocked blockiert, barricade Sperre, close sperren, out fertig, face up offen, face down verdeckt
###   across the line quer, flat and upright waagerecht and senkrecht, the booklet gedruckte Anleitung
###   point Punkt, penalty Strafpunkt, score bekommen, write notieren, pair Paar, host game Grundspiel
### The reader is "du", all at the table are "ihr"; imperatives end in -e where they can: lege, ziehe.
### Names never change their endings: "von { $seat }", "die Augen von { $of }".

## The table

nothing-laid = Noch liegt kein Stein.
ends = Enden: { $ends }.
ends-first = Zuerst zu füllen: { $ends }.
ends-total = Zusammen { $total }.
end-left = { $number } links{ $letter }
end-right = { $number } rechts{ $letter }
end-arm = { $name } { $number }
running-total = Die Summe ist { $total }.
hands = Auf der Hand: { $hands }.
# $free: so many of them can still be drawn.
stock = Vorrat: { $count }.
stock-reserve =
    { $free ->
        [0] Vorrat: { $count }, nichts mehr zu ziehen.
       *[other] Vorrat: { $count }, davon { $free } zu ziehen.
    }
not-in-play = Nicht im Spiel: { $count }.
your-hand =
    Deine Hand, { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }, { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }:

## Partners, totals and winners

totals = Punkte: { $totals }.
totals-secret = Der Punktestand ist geheim, bis nur noch die letzte Runde bleibt.
target-points = Die Partie geht bis { $points }.
target-beyond = Die Partie geht bis über { $points }.
target-points-lowest = Die Partie endet, wenn jemand { $points } hat; es gewinnt, wer die wenigsten Punkte hat.
target-hands =
    { $hands ->
        [one] Die Partie dauert eine Runde.
       *[other] Die Partie dauert { $hands } Runden.
    }
target-hands-lowest =
    { $hands ->
        [one] Die Partie dauert eine Runde; es gewinnt, wer die wenigsten Punkte hat.
       *[other] Die Partie dauert { $hands } Runden; es gewinnt, wer die wenigsten Punkte hat.
    }
# Somebody else has more points in the end, but this was settled after the match was won.
target-first =
    { $you ->
        [yes] { $count ->
            [one] Du warst zuerst am Ziel.
           *[other] Ihr beide wart zuerst am Ziel.
        }
       *[no] { $count ->
            [one] { $names } war zuerst am Ziel.
           *[other] { $names } waren zuerst am Ziel.
        }
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] Du gewinnst die Partie!
           *[other] { $names } gewinnt die Partie!
        }
       *[no] { $count ->
            [one] { $names } gewinnt die Partie.
           *[other] { $names } gewinnen die Partie.
        }
    }
# In pairs that win the difference of the totals.
match-margin =
    { $you ->
        [yes] Ihr gewinnt den Unterschied: { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[no] Sie gewinnen den Unterschied: { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
# A game for one: how far one came.
alone-solved = Gelöst!
alone-unsolved = Nicht gelöst: { $done } von { $whole }.
match-drawn = Die Partie endet unentschieden.

## During a hand

taken-back = Zurückgenommen.
no-ends = Gerade gibt es keine Enden.
nothing-yet = In dieser Runde ist noch nichts geschehen.
