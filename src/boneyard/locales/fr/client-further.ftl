### What is said by screens other than home, lessons and tables, and by what opens at a table later, in French.

## My games

mine-none = Tu n’as pas encore joué. Tes parties seront ici, et tu pourras les reprendre à tout moment.
mine-finished = Finies
mine-table = Résultat
mine-lost = Impossible de charger tes parties.

## Lobby

lobby-text = Prends place là où l’on attend, ou regarde là où l’on joue.
lobby-empty = Personne n’attend pour l’instant. Ouvre une table, et on t’y trouvera.
lobby-open = Ouvrir une table
lobby-nobody = Personne ici pour l’instant
lobby-away = pas là pour l’instant
lobby-join =
    { $free ->
        [one] Prendre place : { $free } libre
        [many] Prendre place : { $free } libres
       *[other] Prendre place : { $free } libres
    }
lobby-lost = Impossible de charger les tables ouvertes.
company-late = Personne n’est encore venu. Tu peux attendre encore, ou jouer avec des bots.
company-fill =
    { $free ->
        [one] Un bot prend la place libre
        [many] Des bots prennent les places libres
       *[other] Des bots prennent les places libres
    }
company-other = { $name } attend à une autre table de ce jeu.
company-join = Y prendre place
lobby-played = On y joue
lobby-waiting = On y attend
lobby-look = Regarder
lobby-hand =
    { $totals ->
        [secret] Manche { $hand }
       *[other] Manche { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Cinq jeux en solitaire.
puzzles-day = Aujourd’hui, { $date } : les mêmes énigmes pour le monde entier.
puzzles-done = Réussie aujourd’hui
puzzles-again = Refaire celle du jour
puzzles-go-on = Reprendre celle du jour
puzzles-free = Jeu libre
puzzles-lost = Impossible de charger les énigmes du jour.

## A new table

new-title = Nouvelle table : { $game }
new-game = Jeu
new-no-game = Ce jeu n’existe pas ici.
new-who = Qui joue ?
new-seat = Place { $number }
sitter-me = moi
sitter-here = quelqu’un d’autre ici
sitter-friend = libre, pour inviter
sitter-bot = bot, { $level }
new-character = Bot à la place { $number }
character-any = peu importe
new-public = Visible parmi les tables ouvertes
new-public-help = Tout le monde peut trouver la table et y prendre place.
new-private-help = Il faut avoir le lien pour trouver la table.
new-time = Temps
new-pace = Les bots jouent
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] aussitôt
        [0.5] vite
        [1] comme d’habitude
        [2] lentement
       *[4] très lentement
    }
new-rules = Règles
new-rules-help = Change ce que tu veux.
new-reset = Tout selon le livret
new-create = Ouvrir la table
new-start = C’est parti
new-wrong = Quelque chose ne va pas avec « { $option } ».
option-from-to = De { $least } à { $most }, s’il te plaît.
clock-label = Pendule
clock-none = aucune
clock-move = par coup
clock-bank = pour la partie
clock-days = en jours
clock-each-move = Temps pour chaque coup
clock-whole-match = Temps pour toute la partie
clock-bonus = En plus à chaque coup
in-seconds =
    { $seconds ->
        [0] rien
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }
in-minutes =
    { $minutes ->
        [one] { $minutes } minute
        [many] { $minutes } de minutes
       *[other] { $minutes } minutes
    }
in-days =
    { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }

## Rules

rules-lost = Impossible de charger les règles.

## Settings

settings-title = Réglages
back-to-the-table = Retour à la table
settings-me = Toi
settings-name = Ton nom à table
lang-system = comme le navigateur
settings-tiles = Dominos
settings-preview = Quatre dominos tels qu’ils seront
settings-face = Les moitiés montrent
tiles-pips = des points
tiles-numerals = des chiffres
tiles-colours = des couleurs
settings-looks = Aspect
settings-look = Couleurs de la page
look-system = comme l’appareil
look-light = clair
look-dark = sombre
look-contrast = contraste élevé
settings-size = Taille du texte
size-normal = normale
size-large = grande
settings-motion = Animations
motion-system = comme l’appareil
motion-less = réduites
settings-play = À table
settings-sound = Son
settings-hints = Indices
settings-hints-help = À table, un bouton montre un bon coup.
settings-hand = Tes dominos
settings-sort = Ordre de tes dominos
sort-dealt = comme distribués
sort-number = par nombre
sort-weight = les plus forts d’abord
settings-handed = Tu joues avec
handed-right = la main droite
handed-left = la main gauche
settings-unasked = Piocher et passer d’office
settings-unasked-help = Si rien d’autre n’est possible, cela se fait après un instant.
settings-confirm = Confirmer les coups
settings-confirm-help = Un domino se pose en le touchant deux fois, et de même pour les autres coups quand tu as le choix.
settings-wake = Quand c’est ton tour
settings-vibrate = Vibrer
settings-vibrate-help = Une courte vibration quand tu as attendu un moment. Jamais avec des animations réduites.
settings-notify = Notifications
settings-notify-help = Pendant que tu regardes ailleurs, ton appareil te prévient que c’est ton tour, ou que quelqu’un a pris place.
settings-notify-denied = Ton navigateur ne montre pas les notifications de ce site. Si tu en veux, autorise-les dans ses réglages pour ce site ; nous ne redemanderons pas.
settings-notify-never = Ce navigateur ne montre pas de notifications. Sur iPhone ou iPad, ajoute d’abord Boneyard à l’écran d’accueil.
settings-device = Sur un autre appareil
settings-device-help = Avec ton lien personnel, tu y es la même personne, avec les mêmes parties.
settings-device-warning = Ne le partage pas : avec ce lien, on peut jouer à ta place.
settings-device-show = Montrer mon lien personnel
settings-device-link = Ton lien personnel
settings-device-qr = Code QR de ton lien personnel

## Nowhere

nowhere-title = Il n’y a rien ici
nowhere-text = Cette adresse ne mène nulle part. Une lettre du lien s’est peut-être perdue en route.

## Replay

replay-title = Revoir
replay-of = Revoir : { $game }
replay-lost = Cette partie ne peut pas être montrée.
replay-hand = Manche
replay-step = Étape { $step } sur { $steps }
replay-position = Étape
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forth = Une étape en avant
replay-last = À la fin
replay-deal = Les dominos sont distribués.
replay-hand-of = En main : { $name }
replay-link = Lien vers cette étape
replay-daily = L’énigme du { $date } : les mêmes dominos pour tout le monde.
replay-check = Vérifier cette distribution

## Fair deals

fair-title = La distribution est-elle honnête ?
fair-text = Avant chaque manche, le serveur a fixé sa part du mélange et en a publié une empreinte. Puis les personnes à table ont ajouté leur propre hasard, de sorte que personne ne pouvait choisir les dominos. Cette page vient de refaire le mélange à partir de toutes ces parts et de comparer.
fair-checking = Vérification…
fair-hand = Manche { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Honnête : les dominos étaient exactement comme le mélange promis les range.
        [none] L’enregistrement ne contient pas de preuve de cette distribution.
        [proof] La preuve de cette distribution est illisible.
        [promise] Faux : le serveur n’a pas utilisé ce qu’il avait promis.
        [lot] Faux : selon le sort, quelqu’un d’autre devait commencer.
       *[deck] Faux : les dominos étaient dans un autre ordre que celui du mélange.
    }
fair-deal = Avant celle-ci, les règles ont annulé { $count ->
        [one] { $count } distribution
        [many] { $count } de distributions
       *[other] { $count } distributions
    } ; cette partie-là n’est pas vérifiée ici.
fair-commitment = Publié avant la distribution
fair-seeds = Apporté par les joueurs
fair-no-seed = rien
fair-lost = Impossible de charger l’enregistrement.
fair-record = Télécharger l’enregistrement

## The position on the page of a game

position-heading = Une position
position-story = Comment c’est arrivé

## Aids

settings-points = Points à côté des coups
settings-points-help = Là où l’on marque en posant, vois ce que chaque coup rapporte aussitôt.
settings-count = Compter les dominos
settings-count-help = Pour chaque nombre, vois combien de dominos sont visibles ou dans ta main, et combien restent cachés.
settings-pairs = À Concentration, montrer une mauvaise paire pendant
settings-pairs-seconds = { $seconds } secondes
new-serious = Sans aides
new-serious-help = Pour jouer sérieusement : pas d’indices, pas de points à côté des coups, pas de dominos comptés, et aucun coup annulé.

## Keys

keys-title = Touches
key-tiles = prendre le domino de ce numéro
key-h = aller à ta main et l’entendre
key-e = aller aux extrémités ouvertes et les entendre
key-s = entendre le score
key-l = entendre les derniers coups
key-o = entendre ce que les autres ont en main
key-d = piocher
key-p = passer
key-n = aller à la manche suivante, ou rejouer
key-t = parler, ou répondre à une proposition
key-r = tourner le domino, s’il peut se poser de plusieurs façons
key-z = agrandir la table, ou la montrer en entier
key-esc = remettre le domino, ou mettre le résultat de côté
key-f6 = aller de la table au résultat, et retour
key-help = montrer ces touches
settings-keys = Touches d’une lettre à table
keys-plain = seules
keys-alt = avec Alt
keys-off = aucune

## Results

hand-over = La manche { $number } est finie
revealed-hands = Ce qui restait en main
points-of-hand = Points
no-points-of-hand = Personne ne marque dans cette manche.
result-aside = Mettre le résultat de côté
new-best = Nouveau record ! Jusqu’ici, c’était { $before }.
same-deal-button = Mêmes dominos
new-deal-button = Redistribuer
next-hand-button = Manche suivante
waiting-for = En attente : { $names }.
dealing = Distribution en cours…
share-button = Partager le résultat
rematch-button = Rejouer
rematch-waits = La partie suivante t’attend.
replay-button = Revoir

## Waiting for people

agreed-here = Convenu à cette table
agreed-first = Ceci vaut ici, même là où la page ci-dessous dit autre chose.
your-name = Ton nom
sit-down = Prendre place
name-button = C’est mon nom
this-is-you = c’est toi
waiting-for-people =
    { $count ->
        [one] Il manque encore { $count } personne. Envoie-lui ce lien :
        [many] Il manque encore { $count } de personnes. Envoie-leur ce lien :
       *[other] Il manque encore { $count } personnes. Envoie-leur ce lien :
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Ton temps est écoulé : un bot joue le reste de cette manche pour toi. Tu rejoues dès la suivante.
        [time] Tu as dépassé le temps trois fois de suite : un bot joue pour toi.
       *[other] Un bot joue pour toi.
    }
back-button = Me revoilà
leave-title = Quitter cette partie ?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] Un bot continue à ta place. La table reste dans « Mes parties » : rouvre-la, et la place est à toi.
       *[other] Un bot continue à ta place, et les autres l’apprennent. La table reste dans « Mes parties » : rouvre-la, et la place est à toi.
    }
leave-yes = Quitter
leave-no = Rester

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Il manque encore { $count } personne. On trouve cette table parmi les tables ouvertes, ou envoie ce lien :
        [many] Il manque encore { $count } de personnes. On trouve cette table parmi les tables ouvertes, ou envoie ce lien :
       *[other] Il manque encore { $count } personnes. On trouve cette table parmi les tables ouvertes, ou envoie ce lien :
    }

## Links and codes

copy-link = Copier le lien
share-link = Partager…
copied = Le lien est copié.
copy-yourself = Le lien est sélectionné ; copie-le d’ici.
invite-link = Le lien vers cette table
invite-share = Joue aux dominos avec moi
invite-qr = Code QR du lien vers cette table
invite-scan = En scannant le code ou en ouvrant le lien, on peut prendre place ici.
invite-watch = Regarde-moi jouer aux dominos
invite-full = Toutes les places sont prises : en scannant le code ou en ouvrant le lien, on peut regarder.

## Clocks

clock-move-short =
    { $seconds ->
        [one] { $seconds } seconde par coup
        [many] { $seconds } de secondes par coup
       *[other] { $seconds } secondes par coup
    }
clock-bank-short =
    { $bonus ->
        [0] { $minutes } min chacun
       *[other] { $minutes } min + { $bonus } s chacun
    }
clock-days-short =
    { $days ->
        [one] { $days } jour par coup
        [many] { $days } de jours par coup
       *[other] { $days } jours par coup
    }

## The first lesson of a kind of game

learn-title = Première leçon : { $title }
learn-step = Coup { $step } sur { $steps }
learn-skip = Sauter
learn-leave = Fermer
learn-other = C’est possible aussi. Pour cette leçon, fais ce qui brille : rien n’est perdu.
learn-play = Jouer maintenant
learn-return = Retour à ta table
learn-again = Encore une fois
learn-lost = Impossible de charger la leçon.

## When time is up

clock-rule-move = Au-delà de ce temps, un bot joue ce seul coup. Après trois fois de suite, il continue jusqu’au retour de la personne.
# $seconds: what the next hand begins with.
clock-rule-bank = Une fois ce temps écoulé, un bot joue le reste de la manche. La suivante commence alors avec { $seconds } secondes.

## An analysis of a match that is over

analyse = Analyser
play-on = Continuer d’ici contre des bots
replay-onward = Suite d’une autre partie, pour s’exercer : ses premiers dominos n’ont pas été distribués ici.
analysis-title = Analyse
analysis-failed = L’analyse n’a pas abouti.
analysing = Décisions notées : { $done } sur { $of }
analysing-soon = Cela commence dans un instant, après les demandes précédentes.
no-decision = À cette étape, personne n’avait le choix.
analysis-of = Point de vue
analysis-match = Toute la partie
analysis-marked = À améliorer
analysis-mark = { $step } { $name } : { $grade }
# The curve in words: $told lists its steps.
curve-of = Ce que pouvait attendre { $name }, en points d’avance sur les autres : { $told }
curve-step = { $points } à l’étape { $step }
