### What a coach says, in French: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "and" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = c’est le dernier domino
reason-points =
    { $amount ->
        [one] ce coup rapporte aussitôt { $amount } point
        [many] ce coup rapporte aussitôt { $amount } de points
       *[other] ce coup rapporte aussitôt { $amount } points
    }
reason-stuck =
    { $you ->
        [yes] tu sembles n’avoir rien qui aille
       *[no] { $name } semble n’avoir rien qui aille
    }
reason-lacks =
    { $you ->
        [yes] il semble te manquer { $numbers }
       *[no] il semble manquer { $numbers } à { $name }
    }
reason-alone = personne d’autre ne peut avoir de domino pour { $numbers }
reason-keeps =
    { $amount ->
        [one] { $amount } domino de la main ira ensuite
        [many] { $amount } de dominos de la main iront ensuite
       *[other] { $amount } dominos de la main iront ensuite
    }
reason-weight =
    { $amount ->
        [one] { $amount } point quitte la main
        [many] { $amount } de points quittent la main
       *[other] { $amount } points quittent la main
    }
reason-double = un double quitte la main
reason-fewer =
    { $amount ->
        [one] la main a environ { $amount } point de moins que les autres
        [many] la main a environ { $amount } de points de moins que les autres
       *[other] la main a environ { $amount } points de moins que les autres
    }
reason-draws = un nouveau domino ira peut-être

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] à égalité
        [ahead]
            { $size ->
                [one] { $size } point d’avance
                [many] { $size } de points d’avance
               *[other] { $size } points d’avance
            }
       *[behind]
            { $size ->
                [one] { $size } point de retard
                [many] { $size } de points de retard
               *[other] { $size } points de retard
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
        [one] { $size } point
        [many] { $size } de points
       *[other] { $size } points
    }
outlook = À attendre en fin de manche : { $lead }.
outlook-wins = À attendre en fin de manche : { $lead } ; elle est gagnée dans { $percent } distributions sur 100.

## How well a match was played

grade-best = meilleur
grade-fine = bon
grade-loose = imprécis
grade-blunder = erreur
# $lost points were lost by it as far as could be expected.
graded = { $grade }, perte : { $lost }
better = Mieux : { $action }.
analysis-ungraded =
    { $why ->
        [alone] Un jeu en solitaire n’est pas noté : il n’y a pas d’adversaire.
        [race] Une course n’est pas notée : c’est la vitesse qui compte.
        [recall] Ce jeu n’est pas noté : personne ne sait ce que les autres avaient en mémoire.
        [walls] Ce jeu n’est pas noté : aucun bot ne sait ce que valent ses coups.
       *[rules] Avec ces options, le jeu n’est pas noté : aucun bot ne sait ce que valent ses coups.
    }
analysis-none = Personne n’avait le choix.
# How many decisions of $name have which grade.
analysis-grades =
    { $count ->
        [one] { $name } : { $count } décision ; meilleures : { $best }, bonnes : { $fine }, imprécises : { $loose }, erreurs : { $blunders }.
        [many] { $name } : { $count } de décisions ; meilleures : { $best }, bonnes : { $fine }, imprécises : { $loose }, erreurs : { $blunders }.
       *[other] { $name } : { $count } décisions ; meilleures : { $best }, bonnes : { $fine }, imprécises : { $loose }, erreurs : { $blunders }.
    }
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name } : attendu { $expected }, par les décisions { $lost }, par la chance { $luck }, à la fin { $result }.
analysis-decided =
    { $by ->
        [deal] Ce sont les dominos qui ont fait la différence.
        [decisions] Ce sont les choix qui ont fait la différence.
        [luck] C’est la chance qui a fait la différence.
       *[nothing] Personne n’avait d’avance.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Ceci mène à la victoire : { $action }.
hint-best =
    { $percent ->
        [0] La meilleure chance, même si c’est moins d’une sur cent : { $action }.
       *[other] La meilleure chance de gagner, environ { $percent } % : { $action }.
    }
hint-lost = Il n’y a plus moyen de gagner.
hint-solves = Avec ceci, il y a une solution : { $action }.
hint-forced = Toutes les solutions qui restent passent par là : { $action }.
hint-safe = Après cela, tous les autres peuvent encore être posés : { $action }.
hint-astray = En l’état, cela ne peut pas aboutir. Fais ceci : { $action }.
hint-only = Il n’y a qu’une chose à faire : { $action }.
hint-right = Annonce les points dus : { $action }.
hint-none = Rien n’est sûr ici : fie-toi à ta mémoire.
hint-guess = Une bonne idée : { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Plus
