### What people say to each other at a table, and what they agree on, in German.

## All that can be said

talk-hello = Hallo!
talk-good-luck = Viel Glück!
talk-well-played = Gut gespielt!
talk-nice = Schön!
talk-oops = Hoppla!
talk-sorry = Entschuldigung!
talk-thanks = Danke!
talk-moment = Einen Moment
talk-your-turn = Du bist dran?
talk-another = Noch eine Partie?
talk-good-game = Schöne Partie!
talk-must-go = Ich muss los
# For those who listen.
talk-says = { $name } sagt: { $phrase }
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-close = Schließen
refusal-too-much-talk = Das war viel auf einmal; sag es gleich noch einmal.

## What has to be agreed on

propose-take-back = Um Rücknahme bitten
propose-pause = Um eine Pause bitten
propose-settle = Ende der Partie anbieten
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } möchte den letzten Zug zurücknehmen.
        [pause] { $name } möchte eine Pause.
       *[settle] { $name } bietet an, die Partie hier zu beenden.
    }
proposed-you =
    { $what ->
        [take-back] Du möchtest deinen letzten Zug zurücknehmen.
        [pause] Du möchtest eine Pause.
       *[settle] Du bietest an, die Partie hier zu beenden.
    }
# What ending a match means; $totals is a sentence.
settle-means = Dann gilt der Stand vor dieser Runde. { $totals }
proposal-waits = Wartet auf { $names }.
agree-button = Einverstanden
disagree-button = Nein
withdraw-button = Doch nicht
go-on-button = Weiter
answered-yes = { $name } ist einverstanden.
answered-no = { $name } ist nicht einverstanden.
answered-no-you = Der Vorschlag gilt nicht mehr.
talk-line-paused = Das Spiel ist angehalten; niemandes Zeit läuft.
talk-line-resumed = { $name } setzt das Spiel fort.
talk-line-resumed-you = Das Spiel geht weiter.
talk-line-taken-back = Der Zug ist zurückgenommen.
settled-title = Einvernehmlich beendet
settled-text = Alle waren einverstanden, die Partie zu beenden. Es gilt der Stand vor der letzten Runde; niemand hat gewonnen oder verloren.
refusal-paused = Das Spiel ist angehalten; geht erst weiter.
refusal-proposed-already = Es ist schon etwas vorgeschlagen; das muss erst beantwortet werden.
refusal-nothing-proposed = Es gibt nichts mehr zu beantworten.
refusal-not-now = Das geht nur, solange eine Partie läuft.
refusal-no-company = Niemand sonst ist da, der zustimmen könnte.
