### Who is there, and who plays for whom, in Italian.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = un bot per { $name }
bot-for-you = un bot per te
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Tempo scaduto: in questo turno un bot gioca per { $name }.
        [hand] { $name } non ha più tempo: il resto della mano lo gioca un bot.
        [time] { $name } ha superato il tempo tre volte di seguito: fino al ritorno gioca un bot.
        [left] { $name } ha lasciato il tavolo; continua un bot.
       *[away] { $name } non c'è; continua un bot.
    }
bot-took-over-you =
    { $why ->
        [move] Tempo scaduto: in questo turno un bot gioca per te.
        [hand] Non hai più tempo: il resto della mano lo gioca un bot.
        [time] Hai superato il tempo tre volte di seguito: finché non torni gioca un bot.
        [left] Hai lasciato il tavolo; continua un bot.
       *[away] Non c'eri; continua un bot.
    }
seat-back = { $name } gioca di nuovo.
seat-back-you = Giochi di nuovo tu.

## Who is there

there-here = c'è
there-away = non c'è
there-left = ha lasciato il tavolo
# Nobody knows while one's own connection is lost.
there-unknown = non si sa
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } h
       *[d] { $count } g
    }
sat-down = { $name } si siede.
sat-down-you = Ti siedi.
got-up = Il posto è di nuovo libero.
got-up-you = Il posto è di nuovo libero.
went-away = { $name } non c'è.
came-back = { $name } è di nuovo qui.
looks-on = { $name } guarda.
somebody-looks-on = Qualcuno guarda.
turn-of-away = Tocca a { $name }, che non c'è da { $time }.
onlookers =
    { $count ->
        [one] Una persona guarda
        [many] { $count } di persone guardano
       *[other] { $count } persone guardano
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Manca un secondo.
        [many] Mancano { $seconds } di secondi.
       *[other] Mancano { $seconds } secondi.
    }
