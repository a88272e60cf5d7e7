### The screens around the table in the browser, in English.

site-name = Boneyard

## Getting around

nav-label = Main menu
nav-skip = Skip to the content
nav-games = Games
nav-lobby = Lobby
nav-puzzles = Puzzles
nav-mine = My games
nav-settings = Settings

## Home

home-title = Boneyard: dominoes for everybody
home-headline = Dominoes, dealt at once.
home-promise = Dozens of games: against bots, with friends, or alone. No sign-up.
home-play = Play
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, on your own
        [one] { $game } against a bot
       *[other] { $game } against { $bots } bots
    }
home-running = Go on playing
home-dismiss = Do not go on with this game of { $game }
home-dismissed = { $game } is no longer listed here. It stays in My games.
home-undismiss = Undo
home-games = All games
home-new = New to dominoes? Begin here
home-search = Find a game
home-book = Rulebook
home-kind = Kind of game
home-found =
    { $count ->
        [0] No games found
        [one] One game found
       *[other] { $count } games found
    }
home-none = No game is like that.
home-show-all = Show all games
home-lost = The games could not be fetched.

kind-all = All
kind-lines = In a line
kind-counting = Counting
kind-stars = Crosses and stars
kind-special = Something special
kind-alone = Alone

edition-label = Rules as in

## How long a match takes

length-minutes =
    { $minutes ->
        [one] about 1 min
       *[other] about { $minutes } min
    }
length =
    { $exact ->
        [yes] { "" }
       *[no] about{ " " }
    }{ $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $minutes ->
        [one] about 1 minute
       *[other] about { $minutes }{ "\u00A0" }minutes
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Suggested instead: { $changes }
length-printed =
    As printed: { $exact ->
        [yes] { "" }
       *[no] about{ " " }
    }{ $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $minutes ->
        [one] about 1 min
       *[other] about { $minutes } min
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] 1 player
           *[other] { $least } players
        }
       *[no] { $least } to { $most } players
    }
players-label = Players
player-number = Player { $number }
level-label = Bots
level-easy = easy
level-medium = medium
level-hard = hard

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Basics
    .summary = The tiles, the words of the game, and how to begin.
    .words = beginner help glossary words tiles shuffle rules how to play
subject-misprints = Misprints
    .summary = Where the booklets contradict each other, and what we play.
    .words = errata mistakes slips booklets rulings
subject-ratings = Ratings
    .summary = How strong somebody is, how that is measured, and how sure it is.
    .words = rating elo skill strength rank bots openskill fair level

## The ways to play a game

play-bots =
    { $bots ->
        [one] Play against a bot
       *[other] Play against { $bots } bots
    }
play-friends = Invite friends
play-pass = Pass and play
play-options = Options
play-rules = Rules
play-daily = Today's puzzle

## Games that are running

with-names = with { $names }
with-nobody =
    { $free ->
        [0] on your own
       *[other] nobody else yet
    }
mine-playing = Playing
mine-open =
    { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
mine-over = Over
