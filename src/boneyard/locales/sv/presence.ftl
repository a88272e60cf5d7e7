### Who is there, and who plays for whom, in Swedish.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = en bot åt { $name }
bot-for-you = en bot åt dig
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Tiden är ute: en bot spelar den här turen åt { $name }.
        [hand] { $name } har ingen tid kvar: en bot spelar resten av omgången.
        [time] { $name } var för sen tre gånger i rad: en bot spelar så länge.
        [left] { $name } har gått; en bot spelar vidare.
       *[away] { $name } är borta; en bot spelar vidare.
    }
bot-took-over-you =
    { $why ->
        [move] Tiden är ute: en bot spelar den här turen åt dig.
        [hand] Du har ingen tid kvar: en bot spelar resten av omgången.
        [time] Du var för sen tre gånger i rad: en bot spelar tills du är tillbaka.
        [left] Du har gått; en bot spelar vidare.
       *[away] Du var borta; en bot spelar vidare.
    }
seat-back = { $name } spelar igen.
seat-back-you = Du spelar igen.

## Who is there

there-here = här
there-away = borta
there-left = har gått
# Nobody knows while one's own connection is lost.
there-unknown = okänt
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } h
       *[d] { $count } d
    }
sat-down = { $name } sätter sig.
sat-down-you = Du sätter dig.
got-up = Platsen är ledig igen.
got-up-you = Platsen är ledig igen.
went-away = { $name } är borta.
came-back = { $name } är tillbaka.
looks-on = { $name } tittar på.
somebody-looks-on = Någon tittar på.
turn-of-away = { $name } står på tur, men har varit borta i { $time }.
onlookers =
    { $count ->
        [one] En person tittar på
       *[other] { $count } personer tittar på
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] En sekund kvar.
       *[other] { $seconds } sekunder kvar.
    }
