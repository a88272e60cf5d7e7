### What a coach says, in Spanish: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "and" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = es la última ficha
reason-points =
    { $amount ->
        [one] da 1 tanto al momento
        [many] da { $amount } de tantos al momento
       *[other] da { $amount } tantos al momento
    }
reason-stuck =
    { $you ->
        [yes] parece que no tienes nada que encaje
       *[no] parece que { $name } no tiene nada que encaje
    }
reason-lacks =
    { $you ->
        [yes] parece que no tienes { $numbers }
       *[no] parece que { $name } no tiene { $numbers }
    }
reason-alone = nadie más puede tener una ficha para { $numbers }
reason-keeps =
    { $amount ->
        [one] 1 ficha de la mano encaja después
        [many] { $amount } de fichas de la mano encajan después
       *[other] { $amount } fichas de la mano encajan después
    }
reason-weight =
    { $amount ->
        [one] suelta 1 punto
        [many] suelta { $amount } de puntos
       *[other] suelta { $amount } puntos
    }
reason-double = suelta un doble
reason-fewer =
    { $amount ->
        [one] en la mano queda más o menos 1 punto menos que en las demás
        [many] en la mano quedan unos { $amount } de puntos menos que en las demás
       *[other] en la mano quedan unos { $amount } puntos menos que en las demás
    }
reason-draws = una ficha nueva puede encajar

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] igualdad
        [ahead]
            { $size ->
                [one] 1 tanto de ventaja
                [many] { $size } de tantos de ventaja
               *[other] { $size } tantos de ventaja
            }
       *[behind]
            { $size ->
                [one] 1 tanto de desventaja
                [many] { $size } de tantos de desventaja
               *[other] { $size } tantos de desventaja
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
        [one] 1 tanto
        [many] { $size } de tantos
       *[other] { $size } tantos
    }
outlook = Lo que cabe esperar al final de la ronda: { $lead }.
outlook-wins = Lo que cabe esperar al final de la ronda: { $lead }; se gana en { $percent } de 100 repartos.

## How well a match was played

grade-best = la mejor
grade-fine = buena
grade-loose = imprecisa
grade-blunder = error
# $lost points were lost by it as far as could be expected.
graded = { $grade }, cuesta { $lost }
better = Mejor: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Un juego para una persona no se evalúa: no hay rival.
        [race] Una carrera no se evalúa: lo que importa es la rapidez.
        [recall] Este juego no se evalúa: nadie sabe qué recordaba cada cual.
        [walls] Este juego no se evalúa: ningún bot sabe lo que valen sus jugadas.
       *[rules] Con estas opciones el juego no se evalúa: ningún bot sabe lo que valen sus jugadas.
    }
analysis-none = Nadie tuvo nada que elegir.
# How many decisions of $name have which grade.
analysis-grades =
    { $count ->
        [one] { $name }: 1 decisión; las mejores: { $best }, buenas: { $fine }, imprecisas: { $loose }, errores: { $blunders }.
        [many] { $name }: { $count } de decisiones; las mejores: { $best }, buenas: { $fine }, imprecisas: { $loose }, errores: { $blunders }.
       *[other] { $name }: { $count } decisiones; las mejores: { $best }, buenas: { $fine }, imprecisas: { $loose }, errores: { $blunders }.
    }
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name }: esperado { $expected }, por decisiones { $lost }, por suerte { $luck }, al final { $result }.
analysis-decided =
    { $by ->
        [deal] Lo decidieron las fichas.
        [decisions] Lo decidieron las jugadas.
        [luck] Lo decidió la suerte.
       *[nothing] Nadie quedó por delante.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Así se gana: { $action }.
hint-best =
    { $percent ->
        [0] La mejor posibilidad de ganar, aunque menos de una entre cien: { $action }.
       *[other] La mejor posibilidad de ganar, un { $percent } % más o menos: { $action }.
    }
hint-lost = Ya no hay manera de ganar.
hint-solves = Con esto hay una solución: { $action }.
hint-forced = Está en todas las soluciones que quedan: { $action }.
hint-safe = Después de esto aún se pueden poner todas las demás: { $action }.
hint-astray = Tal como está no se puede acabar. Haz esto: { $action }.
hint-only = Solo se puede hacer una cosa: { $action }.
hint-right = Canta los tantos que te tocan: { $action }.
hint-none = Aquí no hay nada seguro: fíate de tu memoria.
hint-guess = Una buena idea: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Más
