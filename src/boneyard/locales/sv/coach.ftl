### What a coach says, in Swedish: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "and" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = det är sista brickan
reason-points = det ger { $amount } poäng direkt
reason-stuck =
    { $you ->
        [yes] du verkar inte ha något som passar
       *[no] { $name } verkar inte ha något som passar
    }
reason-lacks =
    { $you ->
        [yes] du verkar sakna { $numbers }
       *[no] { $name } verkar sakna { $numbers }
    }
reason-alone = ingen annan kan ha en bricka för { $numbers }
reason-keeps =
    { $amount ->
        [one] 1 bricka på hand passar efteråt
       *[other] { $amount } brickor på hand passar efteråt
    }
reason-weight =
    { $amount ->
        [one] då försvinner 1 öga
       *[other] då försvinner { $amount } ögon
    }
reason-double = då försvinner en dubbel
reason-fewer =
    { $amount ->
        [one] handen har ungefär 1 öga färre än de andras
       *[other] handen har ungefär { $amount } ögon färre än de andras
    }
reason-draws = en ny bricka kan passa

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] jämnt
        [ahead] { $size } poäng före
       *[behind] { $size } poäng efter
    }
# Points with their sign.
signed =
    { $way ->
        [level] 0
        [ahead] +{ $size }
       *[behind] −{ $size }
    }
lost-points = { $size } poäng
outlook = Väntat när omgången är slut: { $lead }.
outlook-wins = Väntat när omgången är slut: { $lead }; den vinns i { $percent } givar av 100.

## How well a match was played

grade-best = bäst
grade-fine = bra
grade-loose = slarvigt
grade-blunder = tabbe
# $lost points were lost by it as far as could be expected.
graded = { $grade }, { $lost } förlorade
better = Bättre: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Ett spel för en bedöms inte: det finns ingen att spela mot.
        [race] En kapplöpning bedöms inte: det gäller vem som är snabbast.
        [recall] Det här spelet bedöms inte: ingen vet vad någon mindes.
        [walls] Det här spelet bedöms inte: ingen bot kan säga vad dragen är värda.
       *[rules] Med de här alternativen bedöms spelet inte: ingen bot kan säga vad dragen är värda.
    }
analysis-none = Ingen hade något val.
# How many decisions of $name have which grade.
analysis-grades = { $name }: { $count } beslut; bäst: { $best }, bra: { $fine }, slarvigt: { $loose }, tabbar: { $blunders }.
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name }: { $expected } väntat, { $lost } genom beslut, { $luck } genom slumpen, { $result } till slut.
analysis-decided =
    { $by ->
        [deal] Brickorna avgjorde.
        [decisions] Besluten avgjorde.
        [luck] Slumpen avgjorde.
       *[nothing] Ingen låg före.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Det här leder till vinst: { $action }.
hint-best =
    { $percent ->
        [0] Bästa chansen, fast den är under en på hundra: { $action }.
       *[other] Bästa chansen att vinna, ungefär { $percent } %: { $action }.
    }
hint-lost = Det går inte att vinna längre.
hint-solves = Med det här finns en lösning: { $action }.
hint-forced = Varje lösning som är kvar har det här: { $action }.
hint-safe = Efter det här går alla andra fortfarande att lägga: { $action }.
hint-astray = Som det ligger går det inte att bli klar. Gör så här: { $action }.
hint-only = Det finns bara en sak att göra: { $action }.
hint-right = Säg poängen som det blev: { $action }.
hint-none = Inget är säkert här: lita på minnet.
hint-guess = En bra idé: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Mer
