### What people say to each other at a table, and what they agree on, in English.

## All that can be said

talk-hello = Hello!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-nice = Nice!
talk-oops = Oops!
talk-sorry = Sorry!
talk-thanks = Thanks!
talk-moment = One moment
talk-your-turn = Your turn?
talk-another = Another one?
talk-good-game = Good game!
talk-must-go = I must go
# For those who listen.
talk-says = { $name } says: { $phrase }
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-close = Close
refusal-too-much-talk = That was a lot at once; say it again in a moment.

## What has to be agreed on

propose-take-back = Ask to take back
propose-pause = Ask for a pause
propose-settle = Offer to end the match
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } would like to take the last move back.
        [pause] { $name } would like a pause.
       *[settle] { $name } offers to end the match here.
    }
proposed-you =
    { $what ->
        [take-back] You would like to take your last move back.
        [pause] You would like a pause.
       *[settle] You offer to end the match here.
    }
# What ending a match means; $totals is a sentence.
settle-means = It would count as it stood before this hand. { $totals }
proposal-waits = Waiting for { $names }.
agree-button = Agree
disagree-button = No
withdraw-button = Never mind
go-on-button = Go on
answered-yes = { $name } agrees.
answered-no = { $name } does not agree.
answered-no-you = It is no longer proposed.
talk-line-paused = The game is paused; nobody's time runs.
talk-line-resumed = { $name } goes on with the game.
talk-line-resumed-you = The game goes on.
talk-line-taken-back = The move is taken back.
settled-title = Ended by agreement
settled-text = Everybody agreed to end the match. It counts as it stood before the last hand, and nobody has won or lost it.
refusal-paused = The game is paused; go on first.
refusal-proposed-already = Something is proposed already; it has to be answered first.
refusal-nothing-proposed = There is nothing to answer any more.
refusal-not-now = That can be proposed only while a match goes on.
refusal-no-company = There is nobody else who could agree.
