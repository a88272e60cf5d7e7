## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Figures and calendar
played-to-games = My games
played-won = Won
played-drawn = Draw
played-lost = Lost
played-left = A bot played
played-shared = Several seats
played-settled = Settled
played-solved = Solved
played-unsolved = Not solved
played-reached = { $done } of { $whole }
played-hands =
    { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }
played-puzzle = Puzzle of { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
played-search = Search by a name
played-game = Game
played-all-games = all games
played-with = With { $name }
played-with-anybody = Show games with everybody
played-none = Nothing you have played fits.
played-more = Show more
played-found =
    { $count ->
        [0] no games
        [one] 1 game
       *[other] { $count } games
    }

## The page of one's own

me-title = My page
me-lost = Your figures could not be fetched.
me-nothing = When a game is over, it is counted here.
me-matches = Matches
me-won-share = { $percent } % won
me-streak = wins in a row
me-best = best: { $count }
me-time = at the table
me-alone = Games for one
me-alone-solved = solved
me-by-game = By game
me-by-opponent = By opponent
me-game = Game
me-opponent = Opponent
me-games = Games
me-col-won = Won
me-col-points = Points
me-col-row = In a row
me-col-together = As a team
me-bots = Bots ({ $level })
me-counted = Each match counts once. A match that a bot played for you to its end is neither won nor lost, and neither is one in which you had several seats.

## The calendar of puzzles

calendar-title = Puzzles of the day
calendar-streak =
    { $count ->
        [0] No row of days yet
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
calendar-best = best: { $count }
calendar-solved =
    { $count ->
        [one] 1 puzzle solved
       *[other] { $count } puzzles solved
    }
calendar-before = The month before
calendar-after = The month after
calendar-day =
    { $solved ->
        [0] { $date }: nothing solved
        [one] { $date }: 1 puzzle solved
       *[other] { $date }: { $solved } puzzles solved
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Solved in 1 move, { $time }
       *[other] Solved in { $moves } moves, { $time }
    }
calendar-puzzle-late = , on a later day
calendar-taken-back =
    { $count ->
        [one] 1 move taken back
       *[other] { $count } moves taken back
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Not solved, tried once
       *[other] Not solved, tried { $tries } times
    }
calendar-play = Solve it
calendar-help = Days in a row are days on which you solved a puzzle of that very day (by the clock in Greenwich).
calendar-link = My calendar

## One's own data

data-title = My data
data-what = This server knows the name and the face you chose, your seats and your moves, and where to notify you if you asked for that. Nothing else.
data-export = Download everything
data-export-help = One file (JSON) with every match, its record and all your figures.
data-delete = Delete me …
delete-title = Delete everything about you?
delete-name = Your name leaves all tables and records. The others keep theirs; there you are “Somebody”.
delete-running = Where you are playing, a bot plays on for you. Seats at tables that have not begun are free again.
delete-figures = Your games, figures and calendar are gone.
delete-devices = Your personal link and your other devices no longer know you.
delete-never = This cannot be undone. If you want to keep something, download it first.
delete-sure = Delete everything
delete-stay = Stay
delete-done = You are forgotten. Welcome, new guest!

## Ratings

ratings-title = Ratings
ratings-players = { $players } players
ratings-few = { $matches } of { $enough } matches
ratings-matches =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
ratings-none = Matches between people with a clock at public tables are rated. You have not played one yet.
ratings-how = How ratings are made
new-rated = Rated
new-rated-help = The match counts for the ratings of those who play it. People only, each at a device of their own, with a clock.
rated-table = rated
rated-said = Rated.
rated-why = This match counts for the ratings of all who play it. Whoever leaves it has lost it.
rated-not-with-bots = With bots the match is not rated.
