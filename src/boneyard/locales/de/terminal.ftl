### Was das Terminal und der Server rund um die Spiele sagen, auf Deutsch.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] Der Bot: { $bots }.
       *[other] Die Bots: { $bots }.
    }

## The table

running-total-wanted = Die Summe ist { $total }. Punkte gibt es für { $wanted }.
worth =
    { $points ->
        [one] { $total } (1 Punkt)
       *[other] { $total } ({ $points } Punkte)
    }
upper-storey = oben
lower-storey = unten

## Partners, totals and winners

partners-you = Du spielst mit { $partner } gegen { $others }.
partners = { $ones } spielen gegen { $others }.
around = Reihum am Tisch: { $names }.
match-minutes =
    { $minutes ->
        [one] Das dauert etwa eine Minute.
       *[other] Das dauert etwa { $minutes } Minuten.
    }
match-length =
    Das dauert etwa { $hands ->
        [one] eine Runde
       *[other] { $hands } Runden
    }, { $minutes ->
        [one] etwa eine Minute.
       *[other] etwa { $minutes } Minuten.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, du allein.
       *[other] { $game }, mit { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Vereinbart: { $options }.
ask-for-help = Tippe ? für Hilfe.
hand-number = Runde { $number }
your-move = Dein Zug (1 bis { NUMBER($count, useGrouping: 0) }, ? für Hilfe):
your-move-unnumbered = Dein Zug (? für Hilfe):
only-move = Dein einziger Zug: Drücke Enter (? für Hilfe):
next-hand = Drücke Enter für die nächste Runde (? für Hilfe):
another-match = Noch eine Partie? (j/n, s speichert diese)
write-over = { $file } gibt es schon. Überschreiben? (j/n)
save-first = Dieses Spiel ist nicht gespeichert. Erst speichern? (j/n)
saved = Gespeichert in { $file }.
not-saved = Nichts wurde gespeichert.
goodbye = Bis bald.
which-one = „{ $text }“ kann mehreres heißen: { $actions }. Tippe eines davon oder seine Nummer.
which-one-unnumbered = „{ $text }“ kann mehreres heißen: { $actions }. Tippe eines davon.
which-one-of-many = „{ $text }“ kann { NUMBER($count, useGrouping: 0) } Dinge heißen: Tippe mehr davon.
no-such-action =
    { $count ->
        [one] „{ $text }“ geht jetzt nicht: Drücke Enter für deinen einzigen Zug oder tippe ? für Hilfe.
       *[other] „{ $text }“ geht jetzt nicht: Tippe eine Zahl von 1 bis { NUMBER($count, useGrouping: 0) } oder ? für Hilfe.
    }
no-such-action-unnumbered = „{ $text }“ geht jetzt nicht: Tippe einen Zug, wie es oben erklärt ist, oder ? für Hilfe.
not-in-hand = Du hast { $tile } nicht auf der Hand.
does-not-fit = { $tile } lässt sich dort jetzt nicht anlegen.
nothing-to-take-back = In dieser Runde gibt es nichts zurückzunehmen.
seen-too-much = Das geht nicht mehr zurück: Seitdem hast du verdeckte Steine gesehen.
nothing-to-do = Du bist nicht am Zug.
hint = Ein guter Zug wäre { $number }: { $action }.
hint-unnumbered = Ein guter Zug wäre { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Jetzt kannst du zum Beispiel tippen:
help-only = Oder drücke Enter: Etwas anderes gibt es nicht zu tun.
help-number = Oder die Nummer eines Zuges.
help-short = Von { $text } genügt, was eindeutig ist, etwa { $short }.
help-beginning = Von einem Wort genügt der Anfang.
help-stuck = Wenn nichts geht: { $rule }
help-besides = Außerdem:
help-page =
    Die ganze Seite mit allen Optionen zeigt r, oder in einem anderen Fenster
      boneyard rules { $game } --lang de
    Neu beim Domino?
      boneyard rules basics --lang de
aside-r = die Regeln dieses Spiels
aside-h = ein Tipp
aside-t = noch einmal der Tisch
aside-e = die Enden
aside-l = was zuletzt geschah
aside-c = der Punktestand
aside-u = den letzten Zug zurücknehmen, wenn du seither nichts Verdecktes gesehen hast
aside-s = das Spiel speichern; s DATEI, unter diesem Namen
aside-q = aufhören

## Records

record-title = { $game }. Am Tisch: { $names }.
record-options = Optionen: { $options }.
record-date = Datum: { $date }.
record-right =
    Die Aufzeichnung stimmt: { $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }.
record-unfinished = Die letzte Runde ist nicht zu Ende gespielt.

## The catalogue

column-id = Spiel
column-name = Name
column-players = Personen
column-sets = Sets
column-minutes = Minuten
column-editions = Quelle
game-needs = Personen: { $players }. Sets: { $sets }. Quelle: { $editions }.
also-called = Auch genannt: { $names }.
host-players = mit { $host }: { $players } Personen
lengths-of = So lange dauert eine Partie gegen Bots:
length-of =
    { $players ->
        [one] Allein: { $length }.
       *[other] Zu { $players }: { $length }.
    }
length-or-printed = { $length }; wie gedruckt: { $printed }
editions-of = Ausgaben, jede wählbar mit --edition Name; ohne Angabe gilt die erste:
options-of = Optionen mit ihren Vorgaben, zu wählen mit -o Name=Wert:
option-values = Möglich: { $values }.
option-hosts = Nur mit: { $hosts }.
values-from = { $values } oder jede Zahl ab { $least }
which-game = Welches Spiel? (Enter spielt { $first })
too-late = Jemand war schneller: Das geht nicht mehr.

## Answers of the solvers

solve-seed = Startzahl { $seed }.
solve-number = { $number }
solve-hand = Auf der Hand:
solve-order = Gelegt in dieser Reihenfolge:
solve-share =
    Das sind { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; unter allen denkbaren sind es, mit 95 %
    Sicherheit, zwischen { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } und
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Die Lösungen des Domino-Quadrats, auf jede Art gezählt:
solve-squares-number-pictures = Verschiedene Bilder der Zahlen im Rahmen, gleich welche Steine sie bedecken.
solve-squares-placements = Verschiedene Arten, die 28 Steine zu legen.
solve-squares-placements-up-to-half-turn = Dasselbe, wobei ein Rahmen und seine halbe Drehung als eins zählen.
solve-squares-placements-up-to-symmetry = Dasselbe, wobei auch gespiegelte Rahmen als eins zählen.
solve-squares-printed = Die „über 300.000 Lösungen“ der Anleitungen sind die Arten zu legen bis auf eine halbe Drehung.
solve-squares-puzzle =
    { $count ->
        [one] Ein Stein liegt im Rahmen; die anderen lassen sich auf genau eine Art dazulegen.
       *[other] { $count } Steine liegen im Rahmen; die anderen lassen sich auf genau eine Art dazulegen.
    }
solve-squares-given = Die Steine im Rahmen:
solve-squares-completions =
    { $count ->
        [0] Das lässt sich nicht vollenden.
        [one] Das lässt sich auf genau eine Art vollenden:
       *[other] Das lässt sich auf { $count } Arten vollenden; eine davon:
    }
solve-squares-lift = Es geht weiter ohne { $tiles }.
solve-solo-1-share = { $winnable } von { $sample } Spielen lassen sich gewinnen.
solve-solo-1 =
    { $won ->
        [yes] Das lässt sich gewinnen.
       *[no] Das lässt sich nicht gewinnen.
    }
solve-solo-2-share = { $winnable } von { $sample } Spielen wurden gewonnen, wenn man dem Rat folgt.
solve-lay = Lege als Nächstes:
solve-lay-all = Lege die Hand in dieser Reihenfolge:
solve-stuck = Diese Hand lässt sich nicht ganz legen, also ist das Spiel verloren.
solve-over =
    { $won ->
        [yes] Alles liegt: Das ist gewonnen.
       *[no] Nichts passt mehr: Das ist verloren.
    }
solve-chance =
    { $exact ->
        [yes] Die Chance zu gewinnen ist { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, genau gezählt.
       *[no] Die Chance zu gewinnen ist etwa { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] Die längste Kette für den Pasch { $value } hat { $count } Steine:
       *[no] Die kürzeste Kette für den Pasch { $value } hat { $count } Steine:
    }
solve-no-chain = Aus den freien Steinen wird keine Kette von { $least } oder mehr für den Pasch { $value }.
solve-train =
    { $kind ->
        [pips] Die Folge mit den meisten Augen
       *[tiles] Die längste Folge
    } hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } und { $pips ->
        [one] ein Auge
       *[other] { $pips } Augen
    }:
solve-no-train = Kein Stein dieser Hand lässt sich legen.
solve-left =
    { $count ->
        [0] Nichts bleibt übrig.
       *[other] Übrig: { $tiles }.
    }
solve-fortune = Ohne { $tile } ergeben alle anderen eine Kette von { $one } bis { $other }:
solve-dominance-move = { $name } entscheidet; am besten ist { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Alle Steine sind vergeben, und niemand liegt vorn.
           *[no] Alle Steine sind vergeben, und { $ahead } liegt um { $points } vorn.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Bei bestem Spiel endet es gleich.
               *[no] Bei bestem Spiel liegt { $ahead } am Ende um { $points } vorn.
            }
           *[no] { $even ->
                [yes] Soweit man sehen kann, liegt niemand vorn.
               *[no] Soweit man sehen kann, liegt { $ahead } um etwa { $points } vorn.
            }
        }
    }

## The server and its records

open-already = Boneyard läuft schon unter { $url }.
serve-address =
    Boneyard läuft auf { $url }, bis Strg-C es beendet.
    Die Tische liegen in { $database }.
verify-record = Aufzeichnung { $number }, Partie { $match }:
verify-hand =
    { $wrong ->
        [none] Runde { $hand }: ausgeteilt wie versprochen mit { $promise }..., und die Reihenfolge der Steine folgt daraus.
       *[other] Runde { $hand } stimmt nicht: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Die Züge der einen Runde
           *[other] Die Züge aller { $hands } Runden
        } sind erlaubt, und die Ergebnisse stimmen.
       *[other] Die Züge stimmen nicht. { $wrong }
    }
export-done =
    { $count ->
        [one] Eine Partie wurde in { $file } geschrieben.
       *[other] { $count } Partien wurden in { $file } geschrieben.
    }
    Die Datei enthält Geheimnisse: Verwahre sie wie die Datenbank selbst.
import-done =
    { $written ->
        [one] Eine Partie wurde geschrieben
       *[other] { $written } Partien wurden geschrieben
    }, { $known ->
        [one] eine war schon da.
       *[other] { $known } waren schon da.
    }
import-different = Schon da, aber anders, und unverändert gelassen: { $names }.
arena-played =
    { $game }, { $players ->
        [one] allein
       *[other] zu { $players }
    }, Startzahl { $seed }: { $most ->
        [yes] bis zu { $count }
       *[no] { $count }
    } { $what ->
        [matches] Partien
       *[deals] Spiele
    }, jeweils in allen Sitzordnungen.
arena-score =
    { $first } gewinnt { NUMBER($value, style: "percent", maximumFractionDigits: 1) } der { $what ->
        [matches] Partien
       *[deals] Spiele
    } gegen { $second } (95-%-Intervall: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    Ein Platz von { $first } macht pro { $what ->
        [matches] Partie
       *[deals] Spiel
    } { $value } Punkte gegenüber { $second } ({ $low } bis { $high }).
arena-cross = Wie oft, in Prozent, der Bot der Zeile den Bot der Spalte schlägt (ein Unentschieden zählt halb), und das halbe 95-%-Intervall.
arena-slow = Die schnelle Maschine ist nicht übersetzt, also findet hard in seiner Zeit weniger: python -m boneyard.fast.compiled übersetzt sie, einmal.
arena-rated = { $game }, zu { $players }, Startzahl { $seed }: { $matches } Partien. Wertungszahlen wie die von Menschen, aber nur unter den Bots gemessen:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } ist stärker.
        [second] { $second } ist stärker.
       *[open] Keiner ist klar stärker: Mehr davon kann es zeigen.
    }{ $early ->
        [yes] {" "}Das war vorzeitig entschieden: Das Intervall der Siege gilt, wann immer man aufhört, das der Punkte nicht.
       *[no] {""}
    }
progress-deals = Spiele
progress-decisions = Entscheidungen
progress-positions = Überlegen
progress-matches = Partien
keys-newest = Vom { $made }; unterschreibt alle neuen Zugänge.
keys-older = Vom { $made }; gilt noch bis { $until }.
results-checked = Ergebnisse, die aus den Aufzeichnungen folgen: { $right }; die abweichen: { $wrong }; nach älteren Regeln, unverändert: { $unreadable }.
results-rebuilt = Ergebnisse, die richtig waren: { $right }; neu abgeleitet: { $wrong }; nach älteren Regeln, unverändert: { $unreadable }.
ratings-checked = Wertungszahlen nach einer Partie, die nicht aus den Partien folgen: { $wrong }.
ratings-rebuilt = Wertungszahlen nach einer Partie, die nicht aus den Partien folgten, neu berechnet: { $wrong }.
push-on = Wer möchte, erfährt ab jetzt durch Web Push, dass sie oder er dran ist. Wer das schon vorher wollte, muss es noch einmal sagen.
push-off = Niemand erfährt mehr durch Web Push, wer dran ist.

## Bots against bots

progress-hands = Runden
simulation-title =
    { $players ->
        [one] { $game }, 1 Spieler, Startzahl { $seed }
       *[other] { $game }, { $players } Spieler, Startzahl { $seed }
    }
simulation-sum =
    { $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }, { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } bis zum Ende, { $actions } Aktionen je Runde
simulation-seat = Platz
simulation-bot = Bot
simulation-points = Punkte
simulation-per-hand = je Runde
simulation-won = gewonnen
