### What a coach says, in Danish: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "og" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = det er den sidste brik
reason-points =
    { $amount ->
        [one] det giver 1 point med det samme
       *[other] det giver { $amount } point med det samme
    }
reason-stuck =
    { $you ->
        [yes] du ser ikke ud til at have noget, der passer
       *[no] { $name } ser ikke ud til at have noget, der passer
    }
reason-lacks =
    { $you ->
        [yes] du ser ud til at mangle { $numbers }
       *[no] { $name } ser ud til at mangle { $numbers }
    }
reason-alone = ingen andre kan have en brik til { $numbers }
reason-keeps =
    { $amount ->
        [one] 1 brik på hånden passer bagefter
       *[other] { $amount } brikker på hånden passer bagefter
    }
reason-weight = du slipper af med { $amount } øjne
reason-double = du slipper af med en dobbeltbrik
reason-fewer =
    { $amount ->
        [one] hånden har omkring 1 øje færre end de andres
       *[other] hånden har omkring { $amount } øjne færre end de andres
    }
reason-draws = en ny brik passer måske

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] lige
        [ahead] { $size } point foran
       *[behind] { $size } point bagud
    }
# Points with their sign.
signed =
    { $way ->
        [level] 0
        [ahead] +{ $size }
       *[behind] −{ $size }
    }
lost-points = { $size } point
outlook = Forventet ved rundens slutning: { $lead }.
outlook-wins = Forventet ved rundens slutning: { $lead }; den vindes i { $percent } af 100 fordelinger.

## How well a match was played

grade-best = bedst
grade-fine = godt
grade-loose = upræcist
grade-blunder = fejl
# $lost points were lost by it as far as could be expected.
graded = { $grade }, { $lost } tabt
better = Bedre: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Et spil for én bedømmes ikke: Der er ingen at spille imod.
        [race] Et kapløb bedømmes ikke: Det gælder om at være hurtigst.
        [recall] Dette spil bedømmes ikke: Ingen ved, hvad man kunne huske.
        [walls] Dette spil bedømmes ikke: Ingen bot kan sige, hvad trækkene er værd.
       *[rules] Med disse valgmuligheder bedømmes spillet ikke: Ingen bot kan sige, hvad trækkene er værd.
    }
analysis-none = Ingen havde noget valg.
# How many decisions of $name have which grade.
analysis-grades =
    { $count ->
        [one] { $name }: 1 beslutning; bedst: { $best }, godt: { $fine }, upræcist: { $loose }, fejl: { $blunders }.
       *[other] { $name }: { $count } beslutninger; bedst: { $best }, godt: { $fine }, upræcist: { $loose }, fejl: { $blunders }.
    }
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name }: { $expected } forventet, { $lost } ved beslutninger, { $luck } ved held, { $result } til sidst.
analysis-decided =
    { $by ->
        [deal] Brikkerne afgjorde det.
        [decisions] Beslutningerne afgjorde det.
        [luck] Heldet afgjorde det.
       *[nothing] Ingen var foran.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Det fører til sejr: { $action }.
hint-best =
    { $percent ->
        [0] Den bedste chance, selv om den er under én ud af hundrede: { $action }.
       *[other] Den bedste chance for at vinde, omkring { $percent } %: { $action }.
    }
hint-lost = Der er ikke længere nogen vej til sejr.
hint-solves = Der er en løsning med dette: { $action }.
hint-forced = Det er med i hver løsning, der er tilbage: { $action }.
hint-safe = Derefter kan alle de andre stadig lægges: { $action }.
hint-astray = Som det ligger nu, kan det ikke gå op. Gør sådan: { $action }.
hint-only = Der er kun én mulighed: { $action }.
hint-right = Sig de point, du skal have: { $action }.
hint-none = Intet er sikkert her: Stol på din hukommelse.
hint-guess = En god idé: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Mere
