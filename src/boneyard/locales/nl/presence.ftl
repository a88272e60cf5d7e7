### Who is there, and who plays for whom, in Dutch.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = een bot voor { $name }
bot-for-you = een bot voor jou
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] De tijd is om: een bot speelt deze beurt voor { $name }.
        [hand] { $name } heeft geen tijd meer: een bot speelt de rest van deze ronde.
        [time] { $name } was drie keer achter elkaar te laat: tot de terugkeer speelt een bot.
        [left] { $name } is weggegaan; een bot speelt verder.
       *[away] { $name } is er niet; een bot speelt verder.
    }
bot-took-over-you =
    { $why ->
        [move] De tijd is om: een bot speelt deze beurt voor jou.
        [hand] Je hebt geen tijd meer: een bot speelt de rest van deze ronde.
        [time] Je was drie keer achter elkaar te laat: een bot speelt tot je terug bent.
        [left] Je bent weggegaan; een bot speelt verder.
       *[away] Je was er niet; een bot speelt verder.
    }
seat-back = { $name } speelt weer zelf.
seat-back-you = Je speelt weer zelf.

## Who is there

there-here = aanwezig
there-away = afwezig
there-left = weggegaan
# Nobody knows while one's own connection is lost.
there-unknown = onbekend
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } u
       *[d] { $count } d
    }
sat-down = { $name } schuift aan.
sat-down-you = Je schuift aan.
got-up = De plaats is weer vrij.
got-up-you = De plaats is weer vrij.
went-away = { $name } is er niet.
came-back = { $name } is er weer.
looks-on = { $name } kijkt toe.
somebody-looks-on = Iemand kijkt toe.
turn-of-away = { $name } is aan de beurt, maar al { $time } afwezig.
onlookers =
    { $count ->
        [one] Eén persoon kijkt toe
       *[other] { $count } mensen kijken toe
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Nog één seconde.
       *[other] Nog { $seconds } seconden.
    }
