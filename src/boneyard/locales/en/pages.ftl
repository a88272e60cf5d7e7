### What is put into the pages of the games, in English. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Time** { $most ->
            [one] about 1 minute
           *[other] about { $most } minutes
        }
       *[no] **Time** about { $least } to { $most } minutes
    }
page-options = Options
# What is chosen if nobody chooses anything.
page-usual = Usually: { $value }.
page-or = Or: { $values }.
page-switch =
    { $on ->
        [yes] Usually on.
       *[no] Usually off.
    }
page-host-options = **And more.** All options of the host game, as its own page tells them: { $games }.
page-edition = **All at once, as in: { $edition }.** { $options }.
page-also = **Also called** { $names }.
page-bots-game = Game, players
