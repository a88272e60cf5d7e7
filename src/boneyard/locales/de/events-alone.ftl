### What happens at the games for one, and what can be done there, in German.

## Solo 1 and solo 2

ended-stuck = Nichts passt mehr: Das Spiel ist verloren.
why-won = das Spiel ist gewonnen
tiles-laid =
    { $count ->
        [one] 1 Stein ist gelegt.
       *[other] { $count } Steine sind gelegt.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = den zuletzt gelegten Stein zurücknehmen
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Du nimmst { $tile } zurück.
           *[other] Du nimmst { $tile } von { $place } zurück.
        }
       *[no] { $place ->
            [none] { $seat } nimmt { $tile } zurück.
           *[other] { $seat } nimmt { $tile } von { $place } zurück.
        }
    }
event-opened = Der Umschlag wird geöffnet: Darin liegt { $tiles }.
ended-foretold = Alle Steine sind gelegt, und die Kette endet wie vorhergesagt!
ended-stopped =
    { $you ->
        [yes] Du hörst hier auf.
       *[no] { $seat } hört hier auf.
    }
why-foretold = die Kette endet wie vorhergesagt
action-hide = { $tile } verstecken
action-announce = { $one } und { $other } ansagen
event-hid =
    { $you ->
        [yes] Du versteckst { $tiles }.
       *[no] { $seat } versteckt einen Stein.
    }
event-announced =
    { $you ->
        [yes] Du sagst an, dass die Kette mit { $one } und { $other } endet.
       *[no] { $seat } sagt an, dass die Kette mit { $one } und { $other } endet.
    }
event-audience-laid =
    { $at ->
        [left] Das Publikum legt { $tiles } links an{ $letter }.
        [right] Das Publikum legt { $tiles } rechts an{ $letter }.
       *[arm] Das Publikum legt { $tiles } bei { $end } an.
    }
event-produced =
    { $you ->
        [yes] Du holst den versteckten Stein hervor: { $tiles }.
       *[no] { $seat } holt den versteckten Stein hervor: { $tiles }.
    }
ended-missed = Alle Steine sind gelegt, aber die Kette endet nicht wie angesagt.
performer-hide = Wähle den Stein, den du versteckst. Mit einem Pasch gelingt das Kunststück nicht.
# $seen: whether the one who reads knows the hidden tile.
performer-hid =
    { $seen ->
        [yes] Versteckt: { $tile }.
       *[no] Ein Stein ist versteckt.
    }
performer-say = Sage die beiden Zahlen an, mit denen die Kette enden wird.
performer-said = Angesagt: { $one } und { $other }.
performer-lifts =
    { $count ->
        [0] Du darfst keinen Stein mehr zurücknehmen.
        [one] Du darfst noch einmal einen Stein zurücknehmen.
       *[other] Du darfst noch { $count } Mal einen Stein zurücknehmen.
    }
envelope-sealed = Der Umschlag ist versiegelt.
envelope-open = Im Umschlag war { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] { $one }-{ $other } waagerecht legen
       *[v] { $one }-{ $other } senkrecht legen
    }, { $cell ->
        [none] wie es gezeigt wird
       *[other] die { $one } auf { $cell }
    }
action-lift =
    { $cell ->
        [none] den markierten Stein wegnehmen
       *[other] den Stein auf { $cell } wegnehmen
    }
event-laid =
    { $you ->
        [yes] Du legst { $one }-{ $other }
       *[no] { $seat } legt { $one }-{ $other }
    } { $way ->
        [h] waagerecht
       *[v] senkrecht
    }{ $cell ->
        [none] .
       *[other] { " " }auf { $cell }.
    }
# $count squares show a single number; $spoiled squares show two and bear a mark.
squares-done =
    Fertige Quadrate: { $count } von 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }Eines zeigt zwei Zahlen und ist markiert (!).
       *[other] { " " }{ $spoiled } zeigen zwei Zahlen und sind markiert (!).
    }
# For a table that does not list thousands of actions.
to-lay =
    { $count ->
        [0] Es ist kein Stein mehr übrig.
        [one] Noch 1 Stein zu legen:
       *[other] Noch { $count } Steine zu legen:
    }
ended-solved = Gelöst: vierzehn Quadrate mit je einer Zahl!

action-ready = genug gesehen: das Bild verdecken
event-hidden = Das Bild ist weg; die Steine liegen bereit: { $tiles }.
event-shown = Das Bild ist wieder zu sehen.
ended-right = Jedes Feld stimmt: gut gemerkt!
ended-wrong = Alle Steine sind gelegt, aber nicht jedes Feld stimmt.
why-cells = richtige Felder
ended-cut = Alle Grenzen sind gefunden: Die Zahlen sind in ihre Steine zerlegt!
picture-was = So sah das Bild aus:
picture-built = Das hast du gebaut (! heißt falsch):
picture-cut = So lässt es sich zerlegen:

## Dead ends
## $action is what would be done.

lay-anyway = Trotzdem legen? (j/n)
dead-end-ahead = Danach ginge die Kette nicht mehr auf: { $action }.
