### Was ein Trainer sagt, auf Deutsch: was für einen Zug spricht, was daraus werden kann, und wie gut gespielt wurde.

## Was für einen Zug spricht; mehreres wird mit "und" zu einem Satz verbunden.
## $amount ist wie viel davon, $numbers zählt Zahlen von Steinen auf, $name ist, um wen es geht.

reason-out = es ist der letzte Stein
reason-points =
    { $amount ->
        [one] er bringt sofort 1 Punkt
       *[other] er bringt sofort { $amount } Punkte
    }
reason-stuck =
    { $you ->
        [yes] du scheinst nichts Passendes zu haben
       *[no] { $name } scheint nichts Passendes zu haben
    }
reason-lacks =
    { $you ->
        [yes] dir scheint { $numbers } zu fehlen
       *[no] { $name } scheint { $numbers } zu fehlen
    }
reason-alone = sonst kann niemand einen Stein für { $numbers } haben
reason-keeps =
    { $amount ->
        [one] 1 Stein der Hand passt danach
       *[other] { $amount } Steine der Hand passen danach
    }
reason-weight = { $amount } Augen sind damit weg
reason-double = ein Pasch ist damit weg
reason-fewer =
    { $amount ->
        [one] die Hand ist um etwa 1 Auge leichter als die der anderen
       *[other] die Hand ist um etwa { $amount } Augen leichter als die der anderen
    }
reason-draws = ein neuer Stein kann passen

## Was daraus werden kann: $size Punkte, $way ist "ahead", "behind" oder "level"; $percent von 100 Verteilungen gewinnen.

lead =
    { $way ->
        [level] gleichauf
        [ahead]
            { $size ->
                [one] 1 Punkt Vorsprung
               *[other] { $size } Punkte Vorsprung
            }
       *[behind]
            { $size ->
                [one] 1 Punkt Rückstand
               *[other] { $size } Punkte Rückstand
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
        [one] 1 Punkt
       *[other] { $size } Punkte
    }
outlook = Am Ende der Runde zu erwarten: { $lead }.
outlook-wins = Am Ende der Runde zu erwarten: { $lead }; in { $percent } von 100 Verteilungen ist sie gewonnen.

## Wie gut gespielt wurde

grade-best = am besten
grade-fine = gut
grade-loose = ungenau
grade-blunder = Fehler
# $lost Punkte gingen dadurch verloren, soweit das zu erwarten war.
graded = { $grade }, { $lost } verloren
better = Besser: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Ein Spiel für eine Person wird nicht bewertet: Niemand spielt dagegen.
        [race] Ein Wettlauf wird nicht bewertet: Es kommt darauf an, wer schneller ist.
        [recall] Dieses Spiel wird nicht bewertet: Niemand weiß, was jemand im Gedächtnis hatte.
        [walls] Dieses Spiel wird nicht bewertet: Kein Bot kann sagen, was seine Züge wert sind.
       *[rules] Mit diesen Regeln wird das Spiel nicht bewertet: Kein Bot kann sagen, was seine Züge wert sind.
    }
analysis-none = Niemand hatte eine Wahl.
# Wie viele Entscheidungen von $name welche Note haben.
analysis-grades =
    { $count ->
        [one] { $name }: 1 Entscheidung; am besten: { $best }, gut: { $fine }, ungenau: { $loose }, Fehler: { $blunders }.
       *[other] { $name }: { $count } Entscheidungen; am besten: { $best }, gut: { $fine }, ungenau: { $loose }, Fehler: { $blunders }.
    }
# Punkte vor den anderen, mit Vorzeichen: was zu erwarten war, was Entscheidungen kosteten, was Glück brachte, und alles.
analysis-share = { $name }: { $expected } erwartet, { $lost } durch Entscheidungen, { $luck } durch Glück, am Ende { $result }.
analysis-decided =
    { $by ->
        [deal] Die Steine haben entschieden.
        [decisions] Entscheidungen haben entschieden.
        [luck] Das Glück hat entschieden.
       *[nothing] Niemand lag vorn.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Das führt zum Sieg: { $action }.
hint-best =
    { $percent ->
        [0] Die beste Chance, auch wenn sie unter einem Prozent liegt: { $action }.
       *[other] Die beste Chance auf den Sieg, etwa { $percent } %: { $action }.
    }
hint-lost = Hier ist nichts mehr zu gewinnen.
hint-solves = Damit gibt es eine Lösung: { $action }.
hint-forced = In jeder Lösung, die noch bleibt, kommt das vor: { $action }.
hint-safe = Danach lassen sich alle anderen Steine noch legen: { $action }.
hint-astray = So geht es nicht mehr auf. Zuerst also: { $action }.
hint-only = Es gibt nur eine Möglichkeit: { $action }.
hint-right = Nenne die Punkte, die fällig sind: { $action }.
hint-none = Hier ist nichts gewiss: Vertraue deinem Gedächtnis.
hint-guess = Eine gute Idee: { $action }.
# Shows the other reasons, where there is room for one alone.
hint-more = Mehr
