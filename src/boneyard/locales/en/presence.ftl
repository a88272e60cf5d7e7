### Who is there, and who plays for whom, in English.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = a bot for { $name }
bot-for-you = a bot for you
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Time is up: a bot plays this turn for { $name }.
        [hand] { $name } has no time left: a bot plays the rest of this hand.
        [time] { $name } was too late three times in a row: a bot plays until they are back.
        [left] { $name } has left; a bot plays on.
       *[away] { $name } is away; a bot plays on.
    }
bot-took-over-you =
    { $why ->
        [move] Time is up: a bot plays this turn for you.
        [hand] You have no time left: a bot plays the rest of this hand.
        [time] You were too late three times in a row: a bot plays until you are back.
        [left] You have left; a bot plays on.
       *[away] You were away; a bot plays on.
    }
seat-back = { $name } plays again.
seat-back-you = You play again.

## Who is there

there-here = here
there-away = away
there-left = has left
# Nobody knows while one's own connection is lost.
there-unknown = unknown
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } s
        [min] { $count } min
        [h] { $count } h
       *[d] { $count } d
    }
sat-down = { $name } sits down.
sat-down-you = You sit down.
got-up = The seat is free again.
got-up-you = The seat is free again.
went-away = { $name } is away.
came-back = { $name } is back.
looks-on = { $name } looks on.
somebody-looks-on = Somebody looks on.
turn-of-away = { $name } to play, but away for { $time }.
onlookers =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
