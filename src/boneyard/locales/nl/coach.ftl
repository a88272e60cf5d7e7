### What a coach says, in Dutch: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "en" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = het is de laatste steen
reason-points =
    { $amount ->
        [one] het levert meteen 1 punt op
       *[other] het levert meteen { $amount } punten op
    }
reason-stuck =
    { $you ->
        [yes] je lijkt niets passends te hebben
       *[no] { $name } lijkt niets passends te hebben
    }
reason-lacks =
    { $you ->
        [yes] je lijkt { $numbers } te missen
       *[no] { $name } lijkt { $numbers } te missen
    }
reason-alone = verder kan niemand een steen voor { $numbers } hebben
reason-keeps =
    { $amount ->
        [one] daarna past er 1 steen uit de hand
       *[other] daarna passen er { $amount } stenen uit de hand
    }
reason-weight = het ruimt { $amount } ogen op
reason-double = het ruimt een dubbel op
reason-fewer =
    { $amount ->
        [one] de hand heeft ongeveer 1 oog minder dan die van de anderen
       *[other] de hand heeft ongeveer { $amount } ogen minder dan die van de anderen
    }
reason-draws = een nieuwe steen kan passen

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] gelijk
        [ahead]
            { $size ->
                [one] 1 punt voorsprong
               *[other] { $size } punten voorsprong
            }
       *[behind]
            { $size ->
                [one] 1 punt achterstand
               *[other] { $size } punten achterstand
            }
    }
# Points with their sign.
signed =
    { $way ->
        [level] 0
        [ahead] +{ $size }
       *[behind] −{ $size }
    }
lost-points =
    { $size ->
        [one] 1 punt
       *[other] { $size } punten
    }
outlook = Te verwachten aan het eind van de ronde: { $lead }.
outlook-wins = Te verwachten aan het eind van de ronde: { $lead }; gewonnen in { $percent } van de 100 gevallen.

## How well a match was played

grade-best = beste
grade-fine = goed
grade-loose = slordig
grade-blunder = blunder
# $lost points were lost by it as far as could be expected.
graded = { $grade }, { $lost } verloren
better = Beter: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Een spel voor één wordt niet beoordeeld: er is niemand om tegen te spelen.
        [race] Een race wordt niet beoordeeld: het gaat erom wie sneller is.
        [recall] Dit spel wordt niet beoordeeld: niemand weet wat iemand had onthouden.
        [walls] Dit spel wordt niet beoordeeld: geen bot kan zeggen wat de zetten waard zijn.
       *[rules] Met deze opties wordt het spel niet beoordeeld: geen bot kan zeggen wat de zetten waard zijn.
    }
analysis-none = Niemand had iets te kiezen.
# How many decisions of $name have which grade.
analysis-grades =
    { $count ->
        [one] { $name }: 1 beslissing; beste: { $best }, goed: { $fine }, slordig: { $loose }, blunders: { $blunders }.
       *[other] { $name }: { $count } beslissingen; beste: { $best }, goed: { $fine }, slordig: { $loose }, blunders: { $blunders }.
    }
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name }: { $expected } verwacht, { $lost } door beslissingen, { $luck } door geluk, { $result } aan het eind.
analysis-decided =
    { $by ->
        [deal] De stenen gaven de doorslag.
        [decisions] Beslissingen gaven de doorslag.
        [luck] Geluk gaf de doorslag.
       *[nothing] Niemand stond voor.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Dit leidt tot winst: { $action }.
hint-best =
    { $percent ->
        [0] De beste kans, al is die kleiner dan één op honderd: { $action }.
       *[other] De beste kans op winst, ongeveer { $percent }%: { $action }.
    }
hint-lost = Er valt hier niets meer te winnen.
hint-solves = Hiermee is er een oplossing: { $action }.
hint-forced = In elke oplossing die er nog is, zit dit: { $action }.
hint-safe = Hierna kunnen alle andere nog gelegd worden: { $action }.
hint-astray = Zo komt het niet meer uit. Doe eerst dit: { $action }.
hint-only = Er is maar één mogelijkheid: { $action }.
hint-right = Noem de punten waar je recht op hebt: { $action }.
hint-none = Hier is niets zeker: vertrouw op je geheugen.
hint-guess = Een goed idee: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Meer
