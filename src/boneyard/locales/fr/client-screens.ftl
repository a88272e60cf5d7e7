### The screens around the table in the browser, in French.

site-name = Boneyard

## Getting around

nav-label = Menu principal
nav-skip = Aller au contenu
nav-games = Jeux
nav-lobby = Tables
nav-puzzles = Énigmes
nav-mine = Mes parties
nav-settings = Réglages

## Home

home-title = Boneyard : des dominos pour tout le monde
home-headline = Des dominos, tout de suite.
home-promise = Plus de trente jeux : contre des bots, entre amis ou en solitaire. Sans inscription.
home-play = Jouer
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, en solitaire
        [one] { $game } contre { $bots } bot
        [many] { $game } contre { $bots } de bots
       *[other] { $game } contre { $bots } bots
    }
home-running = Reprendre une partie
home-dismiss = Ne pas reprendre cette partie : { $game }
home-dismissed = { $game } : cette partie n’est plus ici, mais reste dans « Mes parties ».
home-undismiss = Annuler
home-games = Tous les jeux
home-new = Jamais joué aux dominos ? Commence ici
home-search = Chercher un jeu
home-book = Livret
home-kind = Genre de jeu
home-found =
    { $count ->
        [0] Aucun jeu trouvé
        [one] { $count } jeu trouvé
        [many] { $count } de jeux trouvés
       *[other] { $count } jeux trouvés
    }
home-none = Aucun jeu de ce genre.
home-show-all = Montrer tous les jeux
home-lost = Impossible de charger les jeux.

kind-all = Tous
kind-lines = Lignes
kind-counting = Calcul
kind-stars = Croix et étoiles
kind-special = Insolites
kind-alone = Solitaire

edition-label = Règles selon

## How long a match takes

length-minutes =
    { $minutes ->
        [one] environ { $minutes } min
        [many] environ { $minutes } de min
       *[other] environ { $minutes } min
    }
length =
    { $exact ->
        [yes] { "" }
       *[no] environ{ " " }
    }{ $hands ->
        [one] { $hands } manche
        [many] { $hands } de manches
       *[other] { $hands } manches
    }, { $minutes ->
        [one] environ { $minutes }{ "\u00A0" }minute
        [many] environ { $minutes }{ "\u00A0" }de minutes
       *[other] environ { $minutes }{ "\u00A0" }minutes
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Proposé à la place : { $changes }
length-printed =
    Comme imprimé : { $exact ->
        [yes] { "" }
       *[no] environ{ " " }
    }{ $hands ->
        [one] { $hands } manche
        [many] { $hands } de manches
       *[other] { $hands } manches
    }, { $minutes ->
        [one] environ { $minutes } min
        [many] environ { $minutes } de min
       *[other] environ { $minutes } min
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] { $least } joueur
            [many] { $least } de joueurs
           *[other] { $least } joueurs
        }
       *[no] { $least } à { $most } joueurs
    }
players-label = Joueurs
player-number = Joueur { $number }
level-label = Bots
level-easy = facile
level-medium = moyen
level-hard = difficile

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Les bases
    .summary = Les dominos, les mots du jeu, et comment commencer.
    .words = débuter débutant aide glossaire mots dominos mélanger règles comment jouer
subject-misprints = Coquilles
    .summary = Là où les livrets se contredisent, et ce que nous jouons.
    .words = errata erreurs fautes livrets interprétation
subject-ratings = Classement
    .summary = La force de chacun, comment on la mesure, et avec quelle certitude.
    .words = elo force niveau rang bots openskill équitable cote

## The ways to play a game

play-bots =
    { $bots ->
        [one] Jouer contre { $bots } bot
        [many] Jouer contre { $bots } de bots
       *[other] Jouer contre { $bots } bots
    }
play-friends = Inviter des amis
play-pass = Se passer l’appareil
play-options = Options
play-rules = Règles
play-daily = Énigme du jour

## Games that are running

with-names = avec { $names }
with-nobody =
    { $free ->
        [0] en solitaire
       *[other] personne d’autre encore
    }
mine-playing = En cours
mine-open =
    { $free ->
        [one] { $free } place libre
        [many] { $free } de places libres
       *[other] { $free } places libres
    }
mine-over = Finie
