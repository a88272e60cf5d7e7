### Who is there, and who plays for whom, in Polish.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = bot (miejsce: { $name })
bot-for-you = bot za ciebie
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Czas minął ({ $name }): ten ruch wykonuje bot.
        [hand] { $name } nie ma już czasu: resztę rozdania gra bot.
        [time] { $name } spóźnia się trzeci raz z rzędu: do powrotu gra bot.
        [left] { $name } opuszcza stół; dalej gra bot.
       *[away] { $name } długo nie wraca; dalej gra bot.
    }
bot-took-over-you =
    { $why ->
        [move] Czas minął: ten ruch wykonuje za ciebie bot.
        [hand] Nie masz już czasu: resztę rozdania gra bot.
        [time] Spóźniasz się trzeci raz z rzędu: do twojego powrotu gra bot.
        [left] Opuszczasz stół; dalej gra bot.
       *[away] Nie było cię; dalej gra bot.
    }
seat-back = { $name } znów gra.
seat-back-you = Znów grasz.

## Who is there

there-here = jest
there-away = chwilowo nie ma
there-left = poza stołem
# Nobody knows while one's own connection is lost.
there-unknown = nie wiadomo
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } godz.
       *[d] { $count } d
    }
sat-down = { $name } siada.
sat-down-you = Siadasz.
got-up = Miejsce jest znów wolne.
got-up-you = Miejsce jest znów wolne.
went-away = { $name } na chwilę odchodzi.
came-back = { $name } wraca.
looks-on = { $name } patrzy na grę.
somebody-looks-on = Ktoś patrzy na grę.
turn-of-away = Teraz gra { $name }, nieobecność: { $time }.
onlookers =
    { $count ->
        [one] Patrzy { $count } osoba
        [few] Patrzą { $count } osoby
        [many] Patrzy { $count } osób
       *[other] Patrzy { $count } osoby
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
        [many] Zostało { $seconds } sekund.
       *[other] Zostało { $seconds } sekundy.
    }
