### What is asked of whoever is to play, and why, in German.
###
### $numbers lists halves that are wanted ("3 oder 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = ziehe
choice-pass = passe
choice-stop = höre auf
choice-close = schließe ein Ende mit einem Pasch
choice-call = melde übersehene Punkte
choice-lift = nimm den letzten Stein wieder auf
choice-stop-here = höre auf
choice-attach = baue einen Stein an
choice-build = baue eine Kette für Punkte

## Laying

ask-lead-any = Eröffne mit einem beliebigen Stein.
ask-lead-highest = Eröffne mit deinem höchsten Pasch: { $tile }.
ask-lead-lowest = Eröffne mit deinem niedrigsten Pasch: { $tile }.
ask-lead-heaviest = Du hast keinen Pasch: Eröffne mit deinem höchsten Stein, { $tile }.
ask-lead-lightest = Du hast keinen Pasch: Eröffne mit deinem niedrigsten Stein, { $tile }.
ask-lay =
    { $count ->
        [0] Lege einen Stein mit { $numbers } an.
       *[other] Lege einen Stein mit { $numbers } an, oder { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Lege weiter an, mit { $numbers }.
       *[other] Lege weiter an, mit { $numbers }, oder { $choices }.
    }
ask-first =
    { $count ->
        [0] Erst kommt der Pasch: Lege einen Stein mit { $numbers } an.
       *[other] Erst kommt der Pasch: Lege einen Stein mit { $numbers } an, oder { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Nur { $numbers } ist offen, und dir fehlt ein Stein dafür: { $choices }.
       *[other] Zu { $numbers } passt keiner deiner Steine: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Lege einen Stein, der überall passt: Nichts anderes ergibt { $total }
       *[other] Ergänze ein Ende zu { $total }, mit { $numbers } oder einem Stein, der überall passt
    }{ $count ->
        [0] .
       *[other] ; oder { $choices }.
    }
ask-unmade = Keiner deiner Steine ergänzt ein Ende zu { $total }: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Lege irgendeinen Stein: Bis { $total } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }) { $more ->
        [one] fehlt 1.
       *[other] fehlen { $more }.
    }{ $totals ->
        [none] { "" }
       *[other] { " " }Danach: { $totals }.
    }
ask-claim = Wie viele Punkte bekommst du?
ask-overlooked = Wurden Punkte übersehen?

## What is worth points while laying

goal-fives = Punkte gibt es, wenn die Enden zusammen ein Vielfaches von 5 ergeben.
goal-fives-from-ten = Punkte gibt es, wenn die Enden zusammen ein Vielfaches von 5 ab 10 ergeben.
goal-fives-and-threes = Punkte gibt es, wenn die Summe der Enden durch 5 oder durch 3 teilbar ist.
goal-equal = Zwei gleiche Enden bringen Punkte.
goal-double = Nach einem Pasch legst du noch einmal.

## Alone

ask-begin-line = Beginne die Kette mit einem beliebigen Stein: Alle sollen hinein.
ask-begin-rows = Beginne mit dem letzten Stein einer Reihe.
ask-draw-batch =
    { $more ->
        [one] Ziehe den letzten Stein.
       *[other] Ziehe { $more } Steine und lege sie dann alle an.
    }
ask-hide = Verstecke einen Stein, der kein Pasch ist.
ask-announce = Sage die beiden Zahlen an, mit denen die Kette enden wird.
ask-fill-squares = Fülle den Rahmen: Die vier Felder eines Quadrats zeigen eine Zahl.
ask-look = Merke dir, wo jede Zahl liegt.
ask-rebuild = Lege jeden Stein dahin, wo du ihn gesehen hast.
ask-cut-paper = Finde die Steine: Verbinde je zwei Zahlen.

## Other tables

ask-turn-first = Decke zwei Steine auf, die zusammen { $total } ergeben.
ask-turn-second =
    { $more ->
        [0] Decke noch einen Stein auf: Nur 0-0 ergibt { $total }.
        [one] Decke noch einen Stein auf: Ein Auge fehlt bis { $total }.
       *[other] Decke noch einen Stein auf: { $more } Augen fehlen bis { $total }.
    }
ask-enter = Nimm einen Stein: Eine Hälfte ist die Reihe, die andere zählt dort.
ask-dictate = Vor dem Zug der anderen Seite darfst du für sie wählen: einen Stein für eine ihrer leeren Reihen, oder nichts.
ask-any = { $choices }.
ask-pick = Nimm einen der verschenkten Steine.
ask-chain =
    { $count ->
        [0] Überbaue zwei gleiche Hälften verschiedener Steine.
       *[other] Überbaue zwei gleiche Hälften verschiedener Steine, oder { $choices }.
    }
ask-chain-stuck = Nichts ist mehr zu überbauen: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Nimm Steine für eine Kette: mindestens { $total }, außen je eine { $numbers }.
       *[other] { $more } von mindestens { $total } genommen: außen je eine { $numbers }, dann beanspruchen.
    }
