### The words around the games, in Swedish.
###
### One word for each notion, here and on the pages of the games:
###   tile bricka, double dubbel (dubblar), half halva, pip öga (ögon), blank blank, set dubbelsex-set and dubbelnio-set
###   hand (a deal) omgång, match parti, hand (the tiles) hand, turn tur, move drag, a deal giv, round of hectic runda
###   stock talong, draw dra, lay lägga, lead öppna, pass passa, knock knacka
###   lift ta bort and ta tillbaka, heaviest and lightest tile högsta and lägsta bricka
###   line and chain kedja, train svit, row rad, end ände, arm arm, ray stråle, cell ruta, level nivå, batch laddning
###   blocked blockerad, barricade spärr, close spärra, go out gå ut, face up öppen, face down dold, hidden gömd
###   across the line på tvären, flat and upright vågrätt and lodrätt, the booklet häfte, the leaflet blad
###   point poäng, penalty straffpoäng, score få, write skriva upp, score (total) ställning, pair par, host game grundspel
###   option alternativ (of a command: flagga), record protokoll, replay repris, hint tips, seed startvärde, bot bot (botar)
### The reader is "du", all at the table are "ni". Names never take an ending: "hos { $seat }", "{ $seat }: ...".
### A number that is named is "en 4:a", "4:an", which is right for all of them.

## The table

nothing-laid = Ingen bricka är lagd än.
ends = Ändar: { $ends }.
ends-first = Ska fyllas först: { $ends }.
ends-total = Tillsammans { $total }.
end-left = { $number } till vänster{ $letter }
end-right = { $number } till höger{ $letter }
end-arm = { $name } { $number }
running-total = Summan är { $total }.
hands = Brickor på hand: { $hands }.
# $free: so many of them can still be drawn.
stock = Talong: { $count }.
stock-reserve =
    { $free ->
        [0] Talong: { $count }, inget mer att dra.
       *[other] Talong: { $count }, varav { $free } att dra.
    }
not-in-play = Inte med i spelet: { $count }.
your-hand =
    Din hand, { $count ->
        [one] 1 bricka
       *[other] { $count } brickor
    }, { $pips ->
        [one] 1 öga
       *[other] { $pips } ögon
    }:

## Partners, totals and winners

totals = Ställning: { $totals }.
totals-secret = Ställningen är hemlig tills bara sista omgången återstår.
target-points = Partiet går till { $points }.
target-beyond = Partiet går till mer än { $points }.
target-points-lowest = Partiet slutar när någon har { $points }; lägst summa vinner.
target-hands =
    { $hands ->
        [one] Partiet är på en omgång.
       *[other] Partiet är på { $hands } omgångar.
    }
target-hands-lowest =
    { $hands ->
        [one] Partiet är på en omgång; lägst summa vinner.
       *[other] Partiet är på { $hands } omgångar; lägst summa vinner.
    }
# Somebody else has more points in the end, but this was settled after the match was won.
target-first =
    { $you ->
        [yes] { $count ->
            [one] Du kom först i mål.
           *[other] Ni två kom först i mål.
        }
       *[no] { $names } kom först i mål.
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] Du vinner partiet!
           *[other] { $names } vinner partiet!
        }
       *[no] { $names } vinner partiet.
    }
# In pairs that win the difference of the totals.
match-margin =
    { $you ->
        [yes] Ni vinner skillnaden: { $points } poäng.
       *[no] De vinner skillnaden: { $points } poäng.
    }
# A game for one: how far one came.
alone-solved = Löst!
alone-unsolved = Inte löst: { $done } av { $whole }.
match-drawn = Partiet slutar oavgjort.

## During a hand

taken-back = Tillbakataget.
no-ends = Det finns inga ändar just nu.
nothing-yet = Inget har hänt i den här omgången än.
