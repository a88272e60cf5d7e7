### What the commands of the terminal and their options do, in English: `boneyard play --help`.
### An option that several commands share is `help-option-<name>`; else it is a part of its command.

## The words around them

help-usage = Usage:
help-options = Options
help-commands = Commands
help-example = Example:
help-default = default: { $value }
help-variable = env var: { $name }
help-required = required

## Options of several commands

help-option-as-json = As data for programs.
help-option-database = A file, or postgresql://... [default: a file in your data folder]
help-option-edition = As an edition prints it, such as s9-fr; `boneyard games GAME` lists them.
help-option-lang = The language. [default: that of your terminal]
help-option-moves = The moves made since the deal.
help-option-options = An option of the game; may be repeated.
help-option-plain = Draw with plain characters only.
help-option-players = How many play. [default: as few as can]
help-option-record = The position at the end of a record.
help-option-sample = Try so many random deals.
help-option-seed = The same seed gives the same output. [default: by chance, and shown]
help-option-sets = The set of dominoes; NAME=VALUE does the same as -o.
help-option-help = Show this message and exit.

## Commands

help-boneyard =
    Boneyard, the home of dominoes.

    Without a command it opens the table in the browser.
    .version = The version.
help-open =
    Open the table in the browser; this is what happens without a command.

    If a server of yours is up it is used, else one runs until Ctrl-C.
    .browser = Show it at once. [default: if there is a screen]
    .port = The first port to try.
help-games = The catalogue of games; with GAME its options.
help-rules =
    The page of a game, by any of its names.

    Three pages are about all games: basics (the tiles, the words, how to begin), misprints (where the booklets
    contradict each other, and what we play) and ratings (how strong people and bots are, and how that is
    measured).
help-play =
    Play in the terminal against bots, line by line.

    Type ? at the table for help. Without options a long game is cut short; --edition plays it as printed.
    .level =
        How well the others play: easy, medium or hard. A temperament or a name may follow, as in medium/careful or
        medium/Ben. Or a bot of yours as module:function.
    .seat = Where you sit; the first seat is 0. [default: 0]
    .names = The names of the players, by seat.
    .seed = Deal the same tiles for the same seed.
    .resume = Go on with a saved game; GAME may be left out.
    .points = Show what each move writes at once.
help-simulate = Bots against bots; when a match ends, another begins.
    .hands = How many hands.
    .bots = For all, or one per seat: a level, alone or as medium/careful, or module:function.
    .as-json = As data for programs, with the records.
    .records = Write the records to a file, which `boneyard replay` reads.
help-arena =
    Which bots are stronger.

    Every deal or match is played with all seats swapped; partners are the same bot. What is measured lies in the
    interval shown with 95% certainty; the seatings of one deal count as one value. Of more than two bots, every
    two play each other.

    With --stop, each pair ends when a confidence sequence by betting (Waudby-Smith and Ramdas) no longer holds
    50%, or after all deals: equal bots are told apart in 5% of all cases at most, and the interval of the wins
    stays true.

    The same seed gives the same bytes however many processes play, but for bots that look at a clock: --samples
    takes it away from hard. With --cluster ray, RAY_ADDRESS names the cluster; without it there is one on this
    machine.
    .bots = Two bots or more: levels, alone or as medium/careful, or module:function.
    .deals = How many deals.
    .matches = Play N whole matches instead of deals.
    .rate = With --matches: draw who plays, and rate the bots as people are rated.
    .stop = End as soon as it is decided, by a sequential test with an error of 5%.
    .samples = hard weighs N deals, not by the clock.
    .jobs = Processes; 0: all cores.
    .cluster = Processes of a Ray cluster instead.
    .markdown = As a table of Markdown.
help-replay = A record move by move; FILE - is a pipe.
    .to = Stop after N moves.
    .seat = See only what this seat saw.
    .pictures = The layout after every move, not only after every hand.
    .quiet = Only check the record and show its end.
help-analyse =
    How well a match was played; FILE - is a pipe.

    Every decision is graded by what its player could know then: best, fine, loose or a blunder. Then what could
    be expected, what decisions cost and what luck brought, in points ahead of the others.
    .deals = Weigh every move twice over N deals: more are surer, and take longer.
help-verify =
    Check the fair deals of a record; FILE - is a pipe.

    The status is 0 if all is right, 1 if something is wrong.
help-solve = Exact answers to the puzzles and patiences.
help-solve-squares = All solutions counted; puzzles; completions.
    .count = How many solutions there are; this is the default.
    .puzzle = Make a puzzle that has one solution.
    .complete = Complete a frame; 0-2@a2h lies across, 0-0@a1v down.
help-solve-solo-1 = Whether a deal can be won; how many can be.
    .deck = A deal: the 28 tiles, row by row.
help-solve-solo-2 = What to lay next; the chance to win.
    .deck = The tile turned up, and those drawn so far, in order.
    .size = The set.
    .refill = How to draw.
    .play-rest = The last tiles are drawn too.
help-solve-hectic = The shortest chain for a double, or the longest.
    .double = The number of the double.
    .free = The free tiles. [default: all the singles of the double nine]
    .longest = The longest chain in place of the shortest.
help-solve-hungarian = The longest train of a hand, or the heaviest.
    .hand = The tiles in hand.
    .ends = The ends of the line. [default: nothing is laid yet]
    .lead = The tile to lead. [default: any]
    .pips = The heaviest train in place of the longest.
help-solve-dominance = The best move, exact for the last dozen tiles.
    .taken = The moves so far: 3-5@5 enters 3-5 in row 5, 3-5@5! dictates it.
    .nodes = The positions to look at while more than a dozen tiles are left.
help-solve-fortune-teller = A line of all tiles but the hidden one.
    .hidden = The tile in the envelope.
help-serve =
    Serve tables over the network until somebody stops it.

    Limits count for each server process. Every option but the language may be given by the environment.
    .host = Where to listen.
    .port = The port.
    .workers = Server processes on the port; more than one need PostgreSQL.
    .compiling = Compile the search of hard bots meanwhile, where numba is installed.
    .bot = Offer a bot of yours; may be repeated.
    .log-level = What is worth a line.
    .access-log = Log every request.
    .log-format = Lines to read, or JSON.
    .limit-tables = Tables that are not over.
    .limit-sockets = Connections at once.
    .limit-frame-bytes = Bytes of a request or a message.
    .limit-asks-per-second = Requests a second from one address.
    .limit-asks-at-once = Requests from one address in a burst.
    .limit-new-table = Requests that making a table counts for.
    .limit-costly = Requests that a replay, a hint, an analysis or one's own tables count for.
    .limit-frames-per-second = Messages a second from one connection.
    .limit-frames-at-once = Messages from one connection in a burst.
    .limit-frames-refused = Messages too many until a connection is closed.
    .limit-sockets-per-address = Connections at once from one address.
    .limit-reactions-per-second = Things that one person says at a table in a second.
    .limit-reactions-at-once = Things that one person says in a burst.
    .limit-proposals-per-second = Proposals of one person at a table in a second.
    .limit-proposals-at-once = Proposals of one person in a burst.
    .limit-seconds-to-read = Seconds in which a client must take a message.
    .limit-seconds-to-ask = Seconds in which a request must be complete.
help-keys = Show or rotate the keys that sign people's tokens, or make those of Web Push.
help-keys-list = Show the keys of a database, never the secrets in them.
help-keys-rotate =
    Sign with a new key from now on.

    Running servers take it within seconds. Whoever comes while the old key is good gets a new token by
    themselves.
    .good-for = How long tokens of the old key are still good; with 0 everybody is a stranger at once.
help-keys-push =
    Tell people of their turns by Web Push, with new keys.

    It is off until you say this: your server then talks to the push services of people's browsers. Running
    servers begin within seconds.
    .contact = Where push services find you: mailto:... or https://...
    .off = Tell nobody any more.
help-results = Check or rebuild the results of matches and the ratings of people, which follow from the logs.
help-results-check =
    Derive all results and ratings again and compare them with those that are kept.

    The status is 1 if something differs.
help-results-rebuild = Derive all results and ratings again, and keep those that differ.
help-export = Write all tables of a database to a new file.
help-import =
    Write the tables of an exported file to a database.

    What is there already stays. The status is 1 if something is there that differs.
