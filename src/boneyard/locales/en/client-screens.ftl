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
home-games = All games
home-new = New to dominoes? Begin here
home-search = Search for a game
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

edition-all = All rulebooks
edition-s9 = Schmidt double-nine box
edition-cl = Schmidt Classic Line
edition-cb = Colour dominoes
edition-t5 = Five-games box
edition-bn = Brettspielnetz
edition-pub = British pubs
edition-american = American clubs
edition-bn-2009 = Brettspielnetz before 2010
# $languages: the texts of a rulebook that are meant, such as "French, Dutch".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, changed
edition-label = Rules as in
edition-followed = Rules as in: { $edition }.

language-da = Danish
language-de = German
language-en = English
language-es = Spanish
language-fr = French
language-it = Italian
language-nl = Dutch
language-pl = Polish
language-ru = Russian
language-sv = Swedish

## How long a match takes

length-minutes =
    { $minutes ->
        [one] about 1 min
       *[other] about { $minutes } min
    }
length =
    { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $minutes ->
        [one] about 1 minute
       *[other] about { $minutes } minutes
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Suggested instead: { $changes }
length-printed =
    As printed: { $hands ->
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
mine-turn = Your turn
mine-playing = Playing
mine-open =
    { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
mine-over = Over

## Links and codes

copy-link = Copy link
share-link = Share…
copied = The link is copied.
copy-yourself = The link is marked; copy it from there.
invite-link = The link to this table
invite-share = Play dominoes with me
invite-qr = QR code with the link to this table
invite-scan = Whoever scans the code or opens the link can sit down here.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 second a move
       *[other] { $seconds } seconds a move
    }
clock-bank-short =
    { $bonus ->
        [0] { $minutes } min each
       *[other] { $minutes } min + { $bonus } s each
    }
clock-days-short =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }

## The first lesson of a kind of game

learn-link = First lesson
learn-title = First lesson: { $title }
learn-step = Move { $step } of { $steps }
learn-skip = Skip
learn-leave = Close
learn-other = That is possible, too. For this lesson do what glows: nothing is lost.
learn-play = Play now
learn-return = Back to your table
learn-again = Once more
learn-lost = The lesson could not be loaded.
learn-offer = New to this? Learn it in a few moves
learn-no = No, thanks
