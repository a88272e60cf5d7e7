### Who is there, and who plays for whom, in Danish.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = en bot for { $name }
bot-for-you = en bot for dig
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Tiden er gået: En bot spiller denne tur for { $name }.
        [hand] { $name } har ikke mere tid: En bot spiller resten af runden.
        [time] { $name } var for sent på den tre gange i træk: En bot spiller indtil videre.
        [left] { $name } er gået; en bot spiller videre.
       *[away] { $name } er væk; en bot spiller videre.
    }
bot-took-over-you =
    { $why ->
        [move] Tiden er gået: En bot spiller denne tur for dig.
        [hand] Du har ikke mere tid: En bot spiller resten af runden.
        [time] Du var for sent på den tre gange i træk: En bot spiller, til du er tilbage.
        [left] Du er gået; en bot spiller videre.
       *[away] Du var væk; en bot spiller videre.
    }
seat-back = { $name } spiller selv igen.
seat-back-you = Du spiller selv igen.

## Who is there

there-here = her
there-away = væk
there-left = gået
# Nobody knows while one's own connection is lost.
there-unknown = ukendt
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } t
       *[d] { $count } d
    }
sat-down = { $name } sætter sig.
sat-down-you = Du sætter dig.
got-up = Pladsen er fri igen.
got-up-you = Pladsen er fri igen.
went-away = { $name } er væk.
came-back = { $name } er tilbage.
looks-on = { $name } kigger med.
somebody-looks-on = Nogen kigger med.
turn-of-away = { $name } har turen, men har været væk i { $time }.
onlookers =
    { $count ->
        [one] Én person kigger med
       *[other] { $count } personer kigger med
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Ét sekund tilbage.
       *[other] { $seconds } sekunder tilbage.
    }
