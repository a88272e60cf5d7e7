### What a coach says, in Italian: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "e" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = è l'ultima tessera
reason-points =
    { $amount ->
        [one] fa subito 1 punto
        [many] fa subito { $amount } di punti
       *[other] fa subito { $amount } punti
    }
reason-stuck =
    { $you ->
        [yes] non sembri avere niente che vada bene
       *[no] { $name } non sembra avere niente che vada bene
    }
reason-lacks =
    { $you ->
        [yes] sembri senza { $numbers }
       *[no] { $name } sembra senza { $numbers }
    }
reason-alone = nessun altro può avere una tessera per { $numbers }
reason-keeps =
    { $amount ->
        [one] dopo va bene 1 delle tessere in mano
        [many] dopo vanno bene { $amount } delle tessere in mano
       *[other] dopo vanno bene { $amount } delle tessere in mano
    }
reason-weight = ci si libera di { $amount } pallini
reason-double = ci si libera di un doppio
reason-fewer =
    { $amount ->
        [one] in mano c'è circa 1 pallino in meno degli altri
        [many] in mano ci sono circa { $amount } di pallini in meno degli altri
       *[other] in mano ci sono circa { $amount } pallini in meno degli altri
    }
reason-draws = una tessera nuova può andare bene

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] parità
        [ahead]
            { $size ->
                [one] 1 punto di vantaggio
                [many] { $size } di punti di vantaggio
               *[other] { $size } punti di vantaggio
            }
       *[behind]
            { $size ->
                [one] 1 punto di svantaggio
                [many] { $size } di punti di svantaggio
               *[other] { $size } punti di svantaggio
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
        [one] 1 punto
        [many] { $size } di punti
       *[other] { $size } punti
    }
outlook = Previsione a fine mano: { $lead }.
outlook-wins = Previsione a fine mano: { $lead }; si vince { $percent } volte su 100.

## How well a match was played

grade-best = ottima
grade-fine = buona
grade-loose = imprecisa
grade-blunder = errore
# $lost points were lost by it as far as could be expected.
graded = { $grade }, perdita: { $lost }
better = Meglio: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Un solitario non si giudica: non si gioca contro nessuno.
        [race] Una corsa non si giudica: conta chi è più veloce.
        [recall] Questo gioco non si giudica: nessuno sa che cosa ricordavano gli altri.
        [walls] Questo gioco non si giudica: nessun bot sa dire quanto valgono le sue mosse.
       *[rules] Con queste opzioni il gioco non si giudica: nessun bot sa dire quanto valgono le sue mosse.
    }
analysis-none = Nessuno aveva scelta.
# How many decisions of $name have which grade.
analysis-grades =
    { $count ->
        [one] { $name }: 1 decisione; ottime: { $best }, buone: { $fine }, imprecise: { $loose }, errori: { $blunders }.
        [many] { $name }: { $count } di decisioni; ottime: { $best }, buone: { $fine }, imprecise: { $loose }, errori: { $blunders }.
       *[other] { $name }: { $count } decisioni; ottime: { $best }, buone: { $fine }, imprecise: { $loose }, errori: { $blunders }.
    }
# Points ahead of the others, with a sign: what was expected, what decisions cost, what luck brought, and all of it.
analysis-share = { $name }: { $expected } previsti, { $lost } per le decisioni, { $luck } per la fortuna, alla fine { $result }.
analysis-decided =
    { $by ->
        [deal] Hanno deciso le tessere.
        [decisions] Hanno deciso le scelte.
        [luck] Ha deciso la fortuna.
       *[nothing] Nessuno era in vantaggio.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Così si vince: { $action }.
hint-best =
    { $percent ->
        [0] La probabilità migliore, anche se è meno di una su cento: { $action }.
       *[other] La probabilità migliore di vincere, circa { $percent } %: { $action }.
    }
hint-lost = Non c'è più modo di vincere.
hint-solves = Così c'è una soluzione: { $action }.
hint-forced = Tutte le soluzioni rimaste contengono questo: { $action }.
hint-safe = Dopo, tutte le altre si possono ancora giocare: { $action }.
hint-astray = Così non si può completare. Fai questo: { $action }.
hint-only = C'è una sola cosa da fare: { $action }.
hint-right = Di' i punti che ti spettano: { $action }.
hint-none = Qui niente è certo: fidati della tua memoria.
hint-guess = Una buona idea: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Altro
