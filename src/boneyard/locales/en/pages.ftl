### What is put into the pages of the games, in English. Only the server and the terminal say it.

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
page-also = **Also called** { $names }.
