### What a link says where somebody shares it, and pages that need no client, in English. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: the home of dominoes
    .text = More than thirty games of dominoes: alone, with friends, or against bots. Nothing to install, no account.
preview-lobby = Open tables
    .text = Sit down at a table of dominoes that waits for somebody.
preview-puzzles = Puzzles of the day
    .text = Every day the same puzzles of dominoes for everybody.
preview-mine = My games
    .text = The tables where you sit.
preview-me = My page
    .text = What you have played, and how it went.
preview-settings = Settings
    .text = How the tiles look, how fast the bots play, and your name.
preview-nowhere = Nothing is here · Boneyard
preview-new = Play { $game }
preview-learn = Learn { $game }
preview-rules = How to play { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] A table of dominoes with { $free ->
            [one] one free seat
           *[other] { $free } free seats
        }. Come and play!
        [one] { $names } waits for you: { $free ->
            [one] one seat is free
           *[other] { $free } seats are free
        }.
       *[other] { $names } wait for you: { $free ->
            [one] one seat is free
           *[other] { $free } seats are free
        }.
    }
preview-table-playing = { $names } are playing. You can look on.
preview-table-over = The match is over. Won by { $winners }.
preview-table-closed = Nobody came to this table.
preview-table-alone =
    { $count ->
        [0] A game of dominoes for one.
       *[other] A game of dominoes for one, by { $names }.
    }

## Personal links

link-question = This is somebody's personal link, and in this browser you are somebody else already. If you go on, you are that person here; only your own personal link brings you back to the seats that you have now.
link-go-on = Go on as that person
link-stay = Stay who I am
link-wrong = This personal link does not work.
    .text = It may be too old, or a letter was lost on the way. Open the settings on your other device and take the link from there once more.
link-home = To the games
