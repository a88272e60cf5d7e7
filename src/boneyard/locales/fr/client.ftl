### The table in the browser, in French.

## At the table

to-the-games = Vers les jeux
the-table = La table
moves = Coups
score-sheet = Points de toutes les manches
score-sheet-hand = Manche
score-sheet-total = Total
your-turn = À toi de jouer.
turn-of = À { $name } de jouer.
choose-end = Choisis où poser { $tile }.
# On a button, after the first of two taps. $action: what it does.
tap-again = Encore : { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Touche encore le domino pour le poser.
which-way = Dans quel sens ?
looking-on = Tu regardes.
move-waits = Ton coup partira dès que la connexion reviendra.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = joue la prudence
temperament-greedy = aime les points
temperament-blocker = aime bloquer
temperament-plain = joue sans excès
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] un bot joue
       *[other] bot : { $name }
    }
tiles-held =
    { $count ->
        [one] domino en main
        [many] de dominos en main
       *[other] dominos en main
    }
points-short =
    { $points ->
        [one] { $points } pt
        [many] { $points } pts
       *[other] { $points } pts
    }
hand-of-tiles =
    { $count ->
        [0] Ta main est vide
        [one] Ta main, { $count } domino
        [many] Ta main, { $count } de dominos
       *[other] Ta main, { $count } dominos
    }
layout-tiles =
    { $count ->
        [0] Rien n’est encore posé
        [one] { $count } domino posé
        [many] { $count } de dominos posés
       *[other] { $count } dominos posés
    }
# $place as in the list of the ends: "3 à gauche", "c 5".
open-end = Extrémité ouverte : { $place }
ends-heading = Extrémités :
ends-sum = Total { $total }
fill-first = à remplir d’abord
stock-left =
    { $reserve ->
        [0] Pioche { $count }
        [one] Pioche { $count }, { $reserve } domino y reste
        [many] Pioche { $count }, { $reserve } de dominos y restent
       *[other] Pioche { $count }, { $reserve } dominos y restent
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Tes points
name-call = Muggins !
name-none = aucun
stock-aside = De côté { $count }
loupe-enlarge = Agrandir la table
loupe-whole = Montrer toute la table
loupe-pane = La table agrandie
loupe-opened = La table est agrandie.
loupe-closed = Toute la table est visible.

## Why a tile cannot be laid

why-not-looking-on = Tu regardes ; pour jouer, il faut une place à cette table.
why-not-your-turn = Ce n’est pas ton tour : à { $name } de jouer.
why-not-over = La manche est finie.
why-not-here = { $tile } ne va pas ici : il va là où la table brille.
why-not-here-none = Aucun de tes dominos ne va ici pour l’instant.
why-not-here-yet =
    Prends d’abord un domino : { $tiles } { $count ->
        [one] va ici.
        [many] vont ici.
       *[other] vont ici.
    }
why-not-turned = Ce domino est déjà face visible : choisis-en un autre.
why-not-now = { $tile } ne peut pas servir maintenant.
why-not-before-points = Dis d’abord combien de points sont gagnés.
why-not-lead = { $tile } ne peut pas ouvrir cette manche.
why-not-fitting = { $tile } ne va pas ; aux extrémités : { $open }.
why-not-first = { $tile } ne va pas là où il faut d’abord un domino : { $open }.

## The bar

hint-button = Indice
take-back-button = Annuler
rules-button = Règles
menu-button = Menu
talk-button = Parler
invite-button = Inviter
settings-button = Réglages
leave-button = Quitter la table
resync-button = Recharger la table
sound-on = Activer le son
sound-off = Couper le son
robot-for = Faire jouer un bot pour { $name }
connection-connecting = Connexion…
connection-on = En ligne
connection-waiting = Pas de connexion ; nouvel essai…
connection-refused = La connexion a été refusée
connection-lost = La connexion est perdue ; nouvel essai.
connection-back = La connexion est rétablie.

## Passing the device around

curtain-title = C’est à { $name }
curtain-text = Passe l’appareil à { $name }. Que personne d’autre ne regarde !
curtain-lift = C’est moi, { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Voir le résultat
result-put-aside = Le résultat est mis de côté. Le bouton « Voir le résultat » le ramène.
hand-dealt = La manche { $number } est distribuée.
hand-brought = Cette manche : { $points }.
left-in-hand = reste : { $tiles }

## Waiting for people

level = { $level ->
        [easy] bot facile
        [medium] bot
        [hard] bot fort
       *[other] bot { $level }
    }
table-missing = Cette table ne peut pas être montrée

## Keys

keys-button = Touches (?)

## The offer of a lesson

learn-offer = C’est nouveau pour toi ? Apprends en quelques coups
learn-no = Non, merci
