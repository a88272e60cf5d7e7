### The screens around the table in the browser, in Italian.

site-name = Boneyard

## Getting around

nav-label = Menu principale
nav-skip = Vai al contenuto
nav-games = Giochi
nav-lobby = Tavoli
nav-puzzles = Rompicapi
nav-mine = Le mie partite
nav-settings = Imposta{ "\u00AD" }zioni

## Home

home-title = Boneyard: domino per tutti
home-headline = Domino, e si gioca subito.
home-promise = Decine di giochi: contro i bot, con gli amici o in solitario. Senza iscriversi.
home-play = Gioca
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, in solitario
        [one] { $game } contro un bot
        [many] { $game } contro { $bots } di bot
       *[other] { $game } contro { $bots } bot
    }
home-running = Continua a giocare
home-dismiss = Non continuare questa partita: { $game }
home-dismissed = { $game } non è più qui, ma resta fra «Le mie partite».
home-undismiss = Ripristina
home-games = Tutti i giochi
home-new = Mai giocato a domino? Comincia qui
home-search = Cerca un gioco
home-book = Libretto
home-kind = Tipo di gioco
home-found =
    { $count ->
        [0] Nessun gioco trovato
        [one] Un gioco trovato
        [many] { $count } di giochi trovati
       *[other] { $count } giochi trovati
    }
home-none = Un gioco così non c'è.
home-show-all = Mostra tutti i giochi
home-lost = Non è stato possibile caricare i giochi.

kind-all = Tutti
kind-lines = In fila
kind-counting = Con i conti
kind-stars = Croci e stelle
kind-special = Fuori dal comune
kind-alone = Solitari

edition-label = Regole come in

## How long a match takes

length-minutes =
    { $minutes ->
        [one] circa 1 min
        [many] circa { $minutes } min
       *[other] circa { $minutes } min
    }
length =
    { $exact ->
        [yes] { "" }
       *[no] circa{ " " }
    }{ $hands ->
        [one] 1 mano
        [many] { $hands } di mani
       *[other] { $hands } mani
    }, { $minutes ->
        [one] circa 1 minuto
        [many] circa { $minutes }{ "\u00A0" }di minuti
       *[other] circa { $minutes }{ "\u00A0" }minuti
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Proposta: { $changes }
length-printed =
    Come nel libretto: { $exact ->
        [yes] { "" }
       *[no] circa{ " " }
    }{ $hands ->
        [one] 1 mano
        [many] { $hands } di mani
       *[other] { $hands } mani
    }, { $minutes ->
        [one] circa 1 min
        [many] circa { $minutes } min
       *[other] circa { $minutes } min
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] In solitario
            [2] In due
            [3] In tre
            [4] In quattro
            [many] In { $least }
           *[other] In { $least }
        }
       *[no] Da { $least } a { $most } persone
    }
players-label = In quanti?
player-number = Giocatore { $number }
level-label = Bot
level-easy = facile
level-medium = medio
level-hard = difficile

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Le basi
    .summary = Le tessere, le parole del gioco e come si comincia.
    .words = principianti aiuto glossario parole tessere mischiare regole come si gioca
subject-misprints = Errori di stampa
    .summary = Dove i libretti si contraddicono, e come giochiamo noi.
    .words = errata sbagli sviste libretti interpretazioni
subject-ratings = Rating
    .summary = Quanto è forte chi gioca, come si misura e con quanta certezza.
    .words = valutazione punteggio elo forza classifica bot openskill livello

## The ways to play a game

play-bots =
    { $bots ->
        [one] Gioca contro un bot
        [many] Gioca contro { $bots } di bot
       *[other] Gioca contro { $bots } bot
    }
play-friends = Invita amici
play-pass = Sullo stesso dispositivo
play-options = Opzioni
play-rules = Regole
play-daily = Rompicapo di oggi

## Games that are running

with-names = con { $names }
with-nobody =
    { $free ->
        [0] in solitario
       *[other] ancora nessun altro
    }
mine-playing = In corso
mine-open =
    { $free ->
        [one] 1 posto libero
        [many] { $free } di posti liberi
       *[other] { $free } posti liberi
    }
mine-over = Finita
