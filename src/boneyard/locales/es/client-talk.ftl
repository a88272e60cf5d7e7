### What people say to each other at a table, and what they agree on, in Spanish.

## All that can be said

talk-hello = ¡Hola!
talk-good-luck = ¡Suerte!
talk-well-played = ¡Bien jugado!
talk-nice = ¡Genial!
talk-oops = ¡Vaya!
talk-sorry = ¡Perdón!
talk-thanks = ¡Gracias!
talk-moment = Un momento
talk-your-turn = ¿Te toca?
talk-another = ¿Otra?
talk-good-game = ¡Buena partida!
talk-must-go = Tengo que irme
# For those who listen.
talk-says = { $name } dice: { $phrase }
talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
talk-close = Cerrar
refusal-too-much-talk = Es mucho de golpe; dilo otra vez dentro de un momento.

## What has to be agreed on

propose-take-back = Pedir deshacer
propose-pause = Pedir una pausa
propose-settle = Proponer acabar la partida
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } quiere deshacer su última jugada.
        [pause] { $name } quiere una pausa.
       *[settle] { $name } propone acabar aquí la partida.
    }
proposed-you =
    { $what ->
        [take-back] Quieres deshacer tu última jugada.
        [pause] Quieres una pausa.
       *[settle] Propones acabar aquí la partida.
    }
# What ending a match means; $totals is a sentence.
settle-means = Contaría tal como estaba antes de esta ronda. { $totals }
proposal-waits = Esperando a: { $names }.
agree-button = De acuerdo
disagree-button = No
withdraw-button = Mejor no
go-on-button = Seguir
answered-yes = { $name } está de acuerdo.
answered-no = { $name } no está de acuerdo.
answered-no-you = La propuesta se retira.
talk-line-paused = El juego está en pausa; a nadie le corre el tiempo.
talk-line-resumed = { $name } reanuda el juego.
talk-line-resumed-you = El juego sigue.
talk-line-taken-back = Se ha deshecho la jugada.
settled-title = Fin de mutuo acuerdo
settled-text = Toda la mesa ha querido acabar la partida. Cuenta tal como estaba antes de la última ronda, y nadie la ha ganado ni perdido.
refusal-paused = El juego está en pausa; antes hay que reanudarlo.
refusal-proposed-already = Ya hay una propuesta; antes hay que responderla.
refusal-nothing-proposed = Ya no hay nada que responder.
refusal-not-now = Eso solo se puede proponer durante una partida.
refusal-no-company = No hay nadie más que pueda estar de acuerdo.
