### What people say to each other at a table, and what they agree on, in Polish.

## All that can be said

talk-hello = Cześć!
talk-good-luck = Powodzenia!
talk-well-played = Dobre zagranie!
talk-nice = Ładnie!
talk-oops = Ojej!
talk-sorry = Przepraszam!
talk-thanks = Dzięki!
talk-moment = Chwileczkę
talk-your-turn = Twoja kolej?
talk-another = Jeszcze jedna?
talk-good-game = Świetna partia!
talk-must-go = Muszę lecieć
# For those who listen.
talk-says = { $name } mówi: { $phrase }
talk-mute = Wycisz: { $name }
talk-unmute = Słuchaj znów: { $name }
talk-close = Zamknij
refusal-too-much-talk = To było dużo naraz; powiedz to za chwilę jeszcze raz.

## What has to be agreed on

propose-take-back = Poproś o cofnięcie
propose-pause = Poproś o przerwę
propose-settle = Zaproponuj koniec partii
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } chce cofnąć ostatni ruch.
        [pause] { $name } prosi o przerwę.
       *[settle] { $name } proponuje zakończyć partię w tym miejscu.
    }
proposed-you =
    { $what ->
        [take-back] Chcesz cofnąć swój ostatni ruch.
        [pause] Prosisz o przerwę.
       *[settle] Proponujesz zakończyć partię w tym miejscu.
    }
# What ending a match means; $totals is a sentence.
settle-means = Liczyłby się stan sprzed tego rozdania. { $totals }
proposal-waits = Jeszcze bez odpowiedzi: { $names }.
agree-button = Zgoda
disagree-button = Nie
withdraw-button = Jednak nie
go-on-button = Gramy dalej
answered-yes = { $name } się zgadza.
answered-no = { $name } się nie zgadza.
answered-no-you = Propozycja już nieaktualna.
talk-line-paused = Gra jest wstrzymana; nikomu nie płynie czas.
talk-line-resumed = { $name } wznawia grę.
talk-line-resumed-you = Gra toczy się dalej.
talk-line-taken-back = Ruch został cofnięty.
settled-title = Zakończona za zgodą wszystkich
settled-text = Wszyscy zgodzili się zakończyć partię. Liczy się stan sprzed ostatniego rozdania; nikt nie wygrał ani nie przegrał.
refusal-paused = Gra jest wstrzymana; najpierw ją wznów.
refusal-proposed-already = Jest już inna propozycja; najpierw trzeba na nią odpowiedzieć.
refusal-nothing-proposed = Nie ma już na co odpowiadać.
refusal-not-now = To można zaproponować tylko w trakcie partii.
refusal-no-company = Nie ma tu nikogo innego, kto mógłby się zgodzić.
