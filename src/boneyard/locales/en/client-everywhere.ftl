### What every screen may say, in English.

close = Close
try-again = Try again
screen-lost = This page could not be fetched.
you-name = You
seat-free = Seat { $seat } (free)
# Whoever had themselves deleted.
somebody = Somebody
learn-link = First lesson

## Words that many sentences need

yes = yes
no = no
you = you
nobody = nobody
nothing = nothing
seat-number = seat { $seat }
list-and = { $most } and { $last }
list-or = { $most } or { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Player

## Refusals

refusal-offline = The server does not answer. Check the connection and try again.
refusal-not-found = There is no such table here.
refusal-illegal = That is not possible now.
refusal-stale = The table has moved on; look again.
refusal-taken = That seat is taken.
refusal-full = Every seat at this table is taken; you can look on.
refusal-present = This player is still there.
refusal-not-alone = Moves can be taken back only against bots.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-tiles-seen = You have seen new tiles since then, so it cannot be taken back.
refusal-not-over = This can be shown when the match is over.
refusal-too-many-requests = That was too much at once; wait a moment.
refusal-too-fast = That was too fast; wait a moment.
refusal-overloaded = The house is full; try again in a minute.
refusal-expired = Nobody came to this table for a day, so it was closed.
refusal-unreadable = This table was played by other rules than those of today, or its log is damaged; it cannot be opened.
refusal-log-full = Too much has happened at this table; make a new one.
refusal-serious = This table is played without aids.
refusal-out-of-time = Your time is used up; a bot plays this hand for you.

## Printed texts

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
edition-followed = Rules as in: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Language
