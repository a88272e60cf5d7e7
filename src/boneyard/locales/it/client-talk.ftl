### What people say to each other at a table, and what they agree on, in Italian.

## All that can be said

talk-hello = Ciao!
talk-good-luck = Buona fortuna!
talk-well-played = Ben giocato!
talk-nice = Bella mossa!
talk-oops = Ops!
talk-sorry = Chiedo scusa!
talk-thanks = Grazie!
talk-moment = Un momento
talk-your-turn = Tocca a te?
talk-another = Un'altra?
talk-good-game = Bella partita!
talk-must-go = Devo andare
# For those who listen.
talk-says = { $name } dice: { $phrase }
talk-mute = Non sentire { $name }
talk-unmute = Sentire di nuovo { $name }
talk-close = Chiudi
refusal-too-much-talk = Tante cose in una volta; ridillo fra un momento.

## What has to be agreed on

propose-take-back = Chiedi di annullare
propose-pause = Chiedi una pausa
propose-settle = Proponi di finire qui
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } vorrebbe annullare l'ultima mossa.
        [pause] { $name } vorrebbe una pausa.
       *[settle] { $name } propone di finire qui la partita.
    }
proposed-you =
    { $what ->
        [take-back] Vorresti annullare la tua ultima mossa.
        [pause] Vorresti una pausa.
       *[settle] Proponi di finire qui la partita.
    }
# What ending a match means; $totals is a sentence.
settle-means = Varrebbe il punteggio di prima di questa mano. { $totals }
proposal-waits = Risposte che mancano: { $names }.
agree-button = D'accordo
disagree-button = No
withdraw-button = Come non detto
go-on-button = Avanti
answered-yes = { $name } è d'accordo.
answered-no = { $name } non è d'accordo.
answered-no-you = La proposta non vale più.
talk-line-paused = Il gioco è in pausa; il tempo non scorre per nessuno.
talk-line-resumed = { $name } riprende il gioco.
talk-line-resumed-you = Il gioco continua.
talk-line-taken-back = La mossa è annullata.
settled-title = Chiusa di comune accordo
settled-text = Tutti erano d'accordo di finire la partita. Vale il punteggio di prima dell'ultima mano, e nessuno ha vinto o perso.
refusal-paused = Il gioco è in pausa; prima riprendilo.
refusal-proposed-already = C'è già una proposta; prima bisogna rispondere a quella.
refusal-nothing-proposed = Non c'è più niente a cui rispondere.
refusal-not-now = Si può proporre solo mentre una partita è in corso.
refusal-no-company = Non c'è nessun altro che possa essere d'accordo.
