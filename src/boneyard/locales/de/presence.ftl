### Who is there, and who plays for whom, in German.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = ein Bot für { $name }
bot-for-you = ein Bot für dich
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Die Zeit ist um: Diesen Zug spielt ein Bot für { $name }.
        [hand] { $name } hat keine Zeit mehr: Den Rest der Runde spielt ein Bot.
        [time] { $name } war dreimal hintereinander zu spät: Bis zur Rückkehr spielt ein Bot.
        [left] { $name } ist gegangen; ein Bot spielt weiter.
       *[away] { $name } ist nicht da; ein Bot spielt weiter.
    }
bot-took-over-you =
    { $why ->
        [move] Die Zeit ist um: Diesen Zug spielt ein Bot für dich.
        [hand] Du hast keine Zeit mehr: Den Rest der Runde spielt ein Bot.
        [time] Du warst dreimal hintereinander zu spät: Ein Bot spielt, bis du wieder da bist.
        [left] Du bist gegangen; ein Bot spielt weiter.
       *[away] Du warst nicht da; ein Bot spielt weiter.
    }
seat-back = { $name } spielt wieder selbst.
seat-back-you = Du spielst wieder selbst.

## Who is there

there-here = da
there-away = nicht da
there-left = gegangen
# Nobody knows while one's own connection is lost.
there-unknown = unbekannt
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } h
       *[d] { $count } d
    }
sat-down = { $name } setzt sich.
sat-down-you = Du setzt dich.
got-up = Der Platz ist wieder frei.
got-up-you = Der Platz ist wieder frei.
went-away = { $name } ist nicht da.
came-back = { $name } ist wieder da.
looks-on = { $name } schaut zu.
somebody-looks-on = Jemand schaut zu.
turn-of-away = { $name } ist am Zug, aber seit { $time } nicht da.
onlookers =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
