## What somebody has played: my games, the page of one’s own, the calendar of puzzles

played-to-me = Chiffres et calendrier
played-to-games = Mes parties
played-won = Gagnée
played-drawn = Égalité
played-lost = Perdue
played-left = Un bot a joué
played-shared = Plusieurs places
played-settled = Fin à l’amiable
played-solved = Réussie
played-unsolved = Pas réussie
played-reached = { $done } sur { $whole }
played-hands =
    { $hands ->
        [one] { $hands } manche
        [many] { $hands } de manches
       *[other] { $hands } manches
    }
played-puzzle = Énigme du { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
played-search = Chercher par nom
played-game = Jeu
played-all-games = tous les jeux
played-with = Avec { $name }
played-with-anybody = Montrer les parties avec tout le monde
played-none = Rien de tel parmi tes parties.
played-more = En montrer plus
played-found =
    { $count ->
        [0] aucune partie
        [one] { $count } partie
        [many] { $count } de parties
       *[other] { $count } parties
    }

## The page of one’s own

me-title = Ma page
me-lost = Impossible de charger tes chiffres.
me-nothing = Dès qu’une partie est finie, elle est comptée ici.
me-matches = Parties
me-won-share = { $percent } % gagnées
me-streak = victoires de suite
me-best = record : { $count }
me-time = à table
me-alone = Jeux en solitaire
me-alone-solved = réussis
me-by-game = Par jeu
me-by-opponent = Par adversaire
me-game = Jeu
me-opponent = Adversaire
me-games = Parties
me-col-won = Gagnées
me-col-points = Points
me-col-row = De suite
me-col-together = En équipe
me-bots = Bots ({ $level })
me-counted = Chaque partie compte une fois. Une partie qu’un bot a finie à ta place n’est ni gagnée ni perdue, pas plus qu’une partie où tu avais plusieurs places.

## The calendar of puzzles

calendar-title = Énigmes du jour
calendar-streak =
    { $count ->
        [0] Pas encore de jours de suite
        [one] { $count } jour de suite
        [many] { $count } de jours de suite
       *[other] { $count } jours de suite
    }
calendar-best = record : { $count }
calendar-solved =
    { $count ->
        [one] { $count } énigme résolue
        [many] { $count } d’énigmes résolues
       *[other] { $count } énigmes résolues
    }
calendar-before = Le mois d’avant
calendar-after = Le mois d’après
calendar-day =
    { $solved ->
        [0] { $date } : rien de résolu
        [one] { $date } : { $solved } énigme résolue
        [many] { $date } : { $solved } d’énigmes résolues
       *[other] { $date } : { $solved } énigmes résolues
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Résolue en { $moves } coup, { $time }
        [many] Résolue en { $moves } de coups, { $time }
       *[other] Résolue en { $moves } coups, { $time }
    }
calendar-puzzle-late = , un autre jour
calendar-taken-back =
    { $count ->
        [one] { $count } coup annulé
        [many] { $count } de coups annulés
       *[other] { $count } coups annulés
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Pas résolue, { $tries } essai
        [many] Pas résolue, { $tries } d’essais
       *[other] Pas résolue, { $tries } essais
    }
calendar-play = La résoudre
calendar-help = Les jours de suite sont ceux où tu as résolu une énigme du jour même (à l’heure de Greenwich).
calendar-link = Mon calendrier

## One’s own data

data-title = Mes données
data-what = Ce serveur connaît le nom et le visage que tu as choisis, tes places et tes coups, et où te prévenir si tu l’as demandé. Rien d’autre.
data-export = Tout télécharger
data-export-help = Un fichier (JSON) avec chaque partie, son enregistrement et tous tes chiffres.
data-delete = Me supprimer…
delete-title = Supprimer tout ce qui te concerne ?
delete-name = Ton nom disparaît de toutes les tables et de tous les enregistrements. Les autres gardent les leurs ; tu y deviens « Quelqu’un ».
delete-running = Là où tu joues, un bot continue à ta place. Les places aux tables qui n’ont pas commencé se libèrent.
delete-figures = Tes parties, tes chiffres et ton calendrier disparaissent.
delete-devices = Ton lien personnel et tes autres appareils ne te reconnaissent plus.
delete-never = C’est sans retour. Si tu veux garder quelque chose, télécharge-le d’abord.
delete-sure = Tout supprimer
delete-stay = Rester
delete-done = Tout est oublié. Bienvenue, comme au premier jour !

## Ratings

ratings-title = Classement
ratings-players = À { $players }
ratings-few = { $matches } sur { $enough } parties
ratings-matches =
    { $matches ->
        [one] { $matches } partie
        [many] { $matches } de parties
       *[other] { $matches } parties
    }
ratings-none = Les parties entre humains, à la pendule, à une table publique, comptent pour le classement. Tu n’en as pas encore joué.
ratings-how = Comment se fait le classement
new-rated = Classée
new-rated-help = La partie compte pour le classement de tout le monde à table. Entre humains seulement, chacun sur son appareil, à la pendule.
rated-table = classée
rated-said = Partie classée.
rated-why = Cette partie compte pour le classement de tout le monde à table. Qui la quitte la perd.
rated-not-with-bots = Avec des bots, la partie n’est pas classée.
