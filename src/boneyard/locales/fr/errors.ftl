### What is wrong with something given from outside, in French.

error-push-contact = Dis où les services push peuvent te joindre : --contact mailto:... ou https://...
error-no-database = Il n’y a pas de base de données { $database }.
error-lead-or-ends = On n’ouvre que là où rien n’est encore posé : donne --lead ou --ends, pas les deux.
error-no-free-port = Aucun port de { $first } à { $last } n’est libre ; donnes-en un autre avec --port.
error-not-an-option = « { $text } » n’est pas une option ; écris nom=valeur, par exemple -o target=50.
error-only-this-set = `set={ $given }` n’est pas possible : pour { $game }, c’est toujours { $sets }.
error-seed-of-sample = --seed ne va qu’avec --sample.
error-moves-of-deck = --moves donne les coups joués avec un --deck : donne les deux.
error-set-of-record = Avec --record, le jeu de dominos et les options sont ceux du fichier.
error-name-a-game = Nomme un jeu, par exemple block, ou une partie enregistrée avec --resume FILE.
error-options-of-file = Avec --resume, les joueurs, leurs noms et les options sont ceux du fichier.
error-seed-of-puzzle = --seed ne va qu’avec --puzzle.
error-workers-postgres = Plusieurs processus demandent PostgreSQL : indique-le avec --database postgresql://...
error-workers-windows = Plusieurs processus ne sont pas possibles sous Windows : lance plutôt un serveur par port.
error-nothing-to-export = Il n’y a pas de base de données { $database }, donc rien à exporter.
error-nothing-to-import = Il n’y a pas de fichier { $file }, donc rien à importer.
error-bad-port = Le port { $port } sur { $host } est inutilisable : { $reason }.
error-name-a-puzzle = Dis ce qu’il faut résoudre : { $known }.
error-give-one-of = Donne une de ces options : { $known }.
error-no-edition = { $game } n’a pas d’édition « { $edition } » ; il y a : { $known }.
error-no-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
error-not-a-cell = « { $text } » n’est pas une case : écris la lettre de sa rangée et le numéro de sa colonne, par exemple b5.
error-not-a-dominance-action = « { $text } » n’est pas un coup : écris un domino et une rangée, 3-5@5, ou pour dicter 3-5@5!, ou decline.
error-not-a-fortress-action = « { $text } » n’est pas un coup : écris 5-6@2,0r pour accoler, 5-6@2,0r+ dans une chaîne, ou un mot.
error-not-a-spot = « { $text } » n’est pas un endroit : écris la case de la petite moitié et r, d, l ou u, par exemple 2,0r.
error-not-a-frame-action = « { $text } » n’est pas un coup : écris 3-1@a6h (h à l’horizontale, v à la verticale), lift@a6 ou stop.
error-not-a-hectic-action = « { $text } » n’est pas un coup : écris +3-5 pour prendre, -3-5 pour remettre, claim ou give-up.
error-low-number-first = « { $text } » ne commence pas par le plus petit nombre : écris { $tile }.
error-lead-not-open = La première ouverture n’est pas libre : on ne peut la donner à personne.
error-no-beginner = Il n’y a pas de place { $seat } qui pourrait commencer.
error-match-over = La partie est déjà finie.
error-after-the-end = Ligne { $line } : rien ne peut suivre la fin.
error-more-names = Ligne { $line } : il y a plus de noms que de joueurs.
error-check-sum = Ligne { $line } : la somme de contrôle est fausse, donc cette manche ou une ligne au-dessus a été modifiée.
error-not-a-number = Ligne { $line } : « { $text } » n’est pas un nombre entier.
error-not-who-begins = Ligne { $line } : « { $text } » ne dit pas qui commence ; écris 1 by lot, ou 1 by turn.
error-record-cut = Ligne { $line } : l’enregistrement s’arrête après cette ligne ; il manque { $wanted }.
error-wrong-line = Ligne { $line } : il faut ici { $wanted }, pas « { $found } ».
error-at-lines-below = Ligne { $line } et suivantes : { $error }
error-not-a-record-option = Ligne { $line } : « { $text } » n’est pas une option ; écris nom=valeur.
error-at-line = Ligne { $line } : { $error }
error-not-a-result = Ligne { $line } : un résultat est un nombre par place, ou « { $unfinished } ».
error-not-a-move = Ligne { $line } : « { $text } » n’est pas un coup ; écris place:coup, par exemple 0:5-6@b.
error-bad-value = { $option }={ $value } n’est pas possible ; il faut { $allowed }.
error-bad-players = { $game } ne se joue pas à { $players } ; nombres imprimés : { $allowed }.
error-no-option = { $game } n’a pas d’option « { $option } » ; il y a : { $known }.
error-no-bot = { $game } n’a pas de bot « { $bot } » ; niveaux : { $known }.
error-no-character = Aucun bot n’est « { $who } » ; leurs caractères : { $temperaments } ; leurs noms : { $names }.
error-not-a-bot = « { $bot } » n’est pas un bot : écris module:fonction, par exemple mybots:choose.
error-no-function = Impossible de charger le bot { $bot } : { $module } n’a pas de fonction { $function }.
error-bad-choice = Le bot { $bot } a choisi { $action }, qui n’est pas parmi ses coups.
error-bot-plays-others = Le bot { $bot } ne joue pas à { $game } ; il joue à : { $games }.
error-other-version = L’enregistrement suit les règles n° { $version } du jeu { $game } ; ici, ce sont les règles n° { $known }.
error-several-games = Plusieurs jeux s’appellent « { $name } » : { $games }.
error-bots-alike = Chaque bot doit avoir son propre nom : { $names }.
error-not-a-named-bot = « { $text } » n’est pas un bot avec un nom : écris NOM=module:fonction, NOM en minuscules.
error-bot-name-taken = « { $name } » désigne déjà autre chose : donne un autre nom au bot { $bot }.
error-bots-late = Impossible de charger ces bots en { $seconds } s : { $bots }.
error-no-daily = Il n’y a pas d’énigme du jour pour { $game } ; il y en a pour : { $known }.
error-no-puzzle = Il y a des énigmes du { $first } au { $last }, mais aucune pour le { $day }.
error-daily-options = Les options de l’énigme du jour ({ $game }) ne peuvent pas changer.
error-not-a-date = « { $text } » n’est pas une date comme { $example }.
error-no-proofs = Cet enregistrement n’a pas de preuves : seules en ont les parties jouées sur un serveur.
error-damaged-proof = Ligne { $line } : la preuve de la manche { $hand } est abîmée.
error-push-package = Web Push demande un paquet de plus : `pip install 'boneyard[push]'`.
error-no-such-database = « { $kind }:// » n’est pas une base de données que nous connaissons : donne le chemin d’un fichier, ou postgresql://...
error-postgres-package = PostgreSQL demande un paquet de plus : `pip install 'boneyard[postgres]'`.
error-postgres-fails = La base de données PostgreSQL est inutilisable : { $reason }.
error-no-answer = elle ne répond pas
error-newer-schema = La base de données a le schéma { $schema } ; ce Boneyard connaît les schémas jusqu’à { $known }, il en faut un plus récent.
error-sqlite-fails = Impossible d’ouvrir { $database } comme base de données : { $reason }.
error-newer-schema-of = { $database } a le schéma { $schema } ; ce Boneyard connaît les schémas jusqu’à { $known }, il en faut un plus récent.
error-foreign-database = { $database } est la base de données d’un autre programme.
error-file-cut = Le fichier est coupé après la ligne { $line }.
error-cannot-write = Impossible d’écrire { $file } : { $reason }.
error-cannot-read = Impossible de lire { $file } : { $reason }.
error-damaged-line = La ligne { $line } est abîmée : { $reason }.
error-same-key = Deux lignes ont la même clé.
error-cannot-store = Impossible de conserver { $text } : il y a là un caractère nul ou une moitié de paire de substitution.
error-cut-in-two = Laisser { $count } dominos de côté peut couper en deux le { $set } : laisses-en moins.
error-not-an-action = « { $text } » n’est pas un coup : écris un domino et une extrémité, par exemple 5-6@b, ou draw, pass, stop.
error-not-two-bots = « { $bots } » ne fait pas deux bots : écris leurs noms avec une virgule, par exemple easy,medium.
error-not-several-bots = « { $bots } » ne fait pas plusieurs bots : chacun est nommé une fois, par exemple easy,medium.
error-ray-package = Ray n’est pas installé ici : `pip install 'boneyard[cluster]'` l’apporte.
error-empty-file = { $file } est vide : ce n’est pas un enregistrement.
error-no-text-file = { $file } n’est pas un fichier de texte : ce n’est pas un enregistrement.
error-several-records = { $file } contient { $count } enregistrements ; on ne peut en reprendre qu’un.
error-other-record = { $file } est un enregistrement du jeu { $game }, pas du jeu { $wanted }.
error-no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
error-not-names = « { $text } » ne nomme pas les joueurs : écris des noms différents avec des virgules, { $count } au plus.
error-no-page = La page { $name } n’existe pas en « { $lang } » ; elle existe en : { $known }.
error-levels-players = Niveaux donnés : { $count }, joueurs : { $players }. Donne un seul niveau, ou un par personne.
error-not-two-ends = « { $text } » ne fait pas deux extrémités : écris deux nombres jusqu’à { $highest }, par exemple 3,5.
error-nothing-dealt = { $file } est l’enregistrement d’une partie où rien n’a été distribué.
error-foreign-tile = { $tile } ne fait pas partie du { $set }.
error-twice-there = { $tile } y est deux fois.
error-too-late = « { $text } » vient trop tard : la manche est finie avant.
error-no-double-in-chain = { $tile } est un double : une chaîne n’a que des dominos simples.
error-cannot-lead = { $tile } ne peut pas ouvrir : il n’est pas dans la main.
error-hidden-double = { $tile } est un double : cache un domino simple, sinon la ligne se ferme en anneau et ne prédit rien.
error-tiles-given = Dominos du mélange donnés : { $given } ; retournés ou piochés : { $drawn }.
error-first-tiles = Donne les { $count } premiers dominos du mélange : avec refill=each, on les pioche d’abord.
error-lays-no-tile = « { $text } » ne pose aucun domino : écris des dominos et leurs endroits, par exemple 3-1@a6h.
error-no-seat-in-record = Il n’y a pas de place { $seat } ; les places de cet enregistrement vont de 0 à { $last }.
error-not-a-tile = « { $text } » n’est pas un domino : écris deux nombres avec un tiret, par exemple 5-6.
error-no-language = Il n’y a pas de langue « { $lang } » ; il y a : { $known }.
error-said = { $text }
error-no-deal-over = Il n’y a rien à distribuer : la partie est finie.
error-no-deal-yet = Il n’y a rien à distribuer : une manche est en cours.
error-not-your-turn = La place { $seat } ne peut pas jouer « { $action } » maintenant ; ce n’est pas son tour.
error-illegal = La place { $seat } ne peut pas jouer « { $action } » maintenant ; permis : { $allowed }.
error-illegal-of-many =
    La place { $seat } ne peut pas jouer « { $action } » maintenant ; permis : { $allowed } et { $more ->
        [one] { $more } autre.
        [many] { $more } d’autres.
       *[other] { $more } autres.
    }
error-one-of = { $listed } ou { $last }
error-whole-number = un nombre entier de { $least } à { $most }, par exemple { $named }
error-set =
    { $highest ->
        [6] jeu double-six
        [9] jeu double-neuf
       *[other] jeu de 0 à { $highest }
    } ({ $count } dominos)
error-set-from = jeu de { $lowest } à { $highest } ({ $count } dominos)
error-deck-foreign = Le mélange n’est pas celui du { $set } : { $tile } n’en fait pas partie.
error-deck-twice = Le mélange n’est pas celui du { $set } : { $tile } y est deux fois.
error-deck-missing = Le mélange n’est pas celui du { $set } : { $tile } manque.
error-deck-no-list = Le mélange n’est pas celui du { $set } : ce n’est pas une liste de ses dominos.
error-cannot-be-laid = « { $text } » ne peut pas être posé : { $error }
error-outside-the-frame = c’est hors du cadre.
error-taken-place = un autre domino est déjà là.
error-daily-deck = Cet enregistrement n’a pas de preuves : son mélange est celui de l’énigme du jour ({ $game }, { $day }), le même pour tout le monde.
error-daily-deck-not = Cet enregistrement n’a pas de preuves : il se donne pour l’énigme du jour ({ $game }, { $day }), la même pour tout le monde, et ne l’est pas.
error-result-too-early = la manche a un résultat, mais d’après les coups elle n’est pas finie.
error-result-missing = la manche est dite inachevée, mais d’après les coups elle est finie.
error-result-wrong = le résultat écrit est { $written }, mais d’après les coups c’est { $right }.
error-void-deal = selon les règles, cette distribution est nulle, et on redistribue.
error-bots-ended = Impossible de charger les bots { $bots } : le processus s’est arrêté.
error-bot-failed = Le bot { $bot } a échoué : { $reason }.
error-bot-failed-at = Le bot { $bot } a échoué à la ligne { $line } de { $file } : { $reason }.
error-bot-not-loaded = Impossible de charger le bot { $bot } : { $reason }.
error-bot-not-loaded-at = Impossible de charger le bot { $bot }, ligne { $line } de { $file } : { $reason }.
error-which-bots = Quels bots ? Donne --bots A,B, ou --matches N pour tous.
error-rate-alone = --rate demande --matches N, et ne va ni avec --stop ni avec --markdown.
error-no-output = Impossible d’écrire la sortie : { $reason }.
error-other-seed = la graine n’est pas celle qui était promise
error-other-proof = la preuve n’est pas de cette table
error-other-deck = le mélange ne découle pas des graines
error-other-lot = qui commence ne découle pas des graines
error-passed-over = une distribution valable a été sautée

## What the words of a command lack

error-unknown-option = Il n’y a pas d’option { $text } ; --help montre celles qui existent.
error-unknown-command = Il n’y a pas de commande { $text } ; --help montre celles qui existent.
error-missing-word = Il manque { $name } ; --help montre comment s’écrit la commande.
error-refused-value = Cette valeur de { $name } n’est pas possible.
error-refused-choice = Cette valeur de { $name } n’est pas possible ; permis : { $known }.
error-refused-range = Cette valeur de { $name } n’est pas possible ; permis : les nombres de { $least } à { $most }.
error-refused-least = Cette valeur de { $name } n’est pas possible ; permis : les nombres à partir de { $least }.
error-not-understood = Commande incomprise ; --help montre comment elle s’écrit.
