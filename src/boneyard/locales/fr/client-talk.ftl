### What people say to each other at a table, and what they agree on, in French.

## All that can be said

talk-hello = Bonjour !
talk-good-luck = Bonne chance !
talk-well-played = Bien joué !
talk-nice = Joli !
talk-oops = Oups !
talk-sorry = Pardon !
talk-thanks = Merci !
talk-moment = Un instant
talk-your-turn = À toi ?
talk-another = On en refait une ?
talk-good-game = Belle partie !
talk-must-go = Je dois y aller
# For those who listen.
talk-says = { $name } dit : { $phrase }
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre de nouveau { $name }
talk-close = Fermer
refusal-too-much-talk = C’était beaucoup à la fois ; redis-le dans un instant.

## What has to be agreed on

propose-take-back = Demander à annuler
propose-pause = Demander une pause
propose-settle = Proposer d’arrêter la partie
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } voudrait annuler son dernier coup.
        [pause] { $name } voudrait une pause.
       *[settle] { $name } propose d’arrêter la partie ici.
    }
proposed-you =
    { $what ->
        [take-back] Tu voudrais annuler ton dernier coup.
        [pause] Tu voudrais une pause.
       *[settle] Tu proposes d’arrêter la partie ici.
    }
# What ending a match means; $totals is a sentence.
settle-means = Elle compterait telle qu’elle était avant cette manche. { $totals }
proposal-waits = Réponse attendue : { $names }.
agree-button = D’accord
disagree-button = Non
withdraw-button = Tant pis
go-on-button = Continuer
answered-yes = { $name } est d’accord.
answered-no = { $name } n’est pas d’accord.
answered-no-you = La proposition est retirée.
talk-line-paused = La partie est en pause ; la pendule ne tourne pas.
talk-line-resumed = { $name } relance la partie.
talk-line-resumed-you = La partie continue.
talk-line-taken-back = Le coup est annulé.
settled-title = Fin à l’amiable
settled-text = Tout le monde était d’accord pour arrêter la partie. Elle compte telle qu’elle était avant la dernière manche, et personne ne l’a gagnée ni perdue.
refusal-paused = La partie est en pause ; relance-la d’abord.
refusal-proposed-already = Il y a déjà une proposition ; il faut d’abord y répondre.
refusal-nothing-proposed = Il n’y a plus rien à quoi répondre.
refusal-not-now = On ne peut proposer cela que pendant une partie.
refusal-no-company = Il n’y a personne d’autre pour être d’accord.
