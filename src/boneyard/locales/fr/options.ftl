### The options of games and their values, in French.

## Options of many games

option-set = Jeu de dominos
    .help = Le jeu double-six a 28 dominos, le jeu double-neuf en a 55.
option-target = Objectif
    .help =
        { $least ->
            [0] Les points qui terminent la partie ; 0 veut dire : comme dans le livret.
           *[other] Les points qui terminent la partie.
        }
option-hands = Manches
    .help =
        { $least ->
            [0] Le nombre de manches à jouer ; le plus grand total gagne, et des totaux égaux partagent la victoire. 0 veut dire : jusqu’à l’objectif.
           *[other] Le nombre de manches à jouer.
        }
option-open-any-tile = Ouverture libre
    .help = Qui ouvre peut le faire avec n’importe quel domino.
option-next-lead = Ouverture des manches suivantes
    .help = Qui ouvre les manches après la première. Les dominos avec lesquels on peut ouvrir ne changent pas.
option-voluntary-pass = Passer librement
    .help = Tu peux passer alors que tu pourrais poser. Si tu ne peux pas poser, rien ne change. Si tout le monde passe à la suite, la manche est bloquée.
option-blocked-deduct-own = Déduire ses propres points
    .help = Qui gagne une manche bloquée déduit ses propres points en main de son gain.
option-blocked-tie = Égalité dans une manche bloquée
    .help = Ce qui se passe quand, dans une manche bloquée, plusieurs personnes sont à égalité au plus bas.
option-stock-reserve = Dominos qui restent dans la pioche
    .help = Ce nombre de dominos reste dans la pioche, et on ne les prend jamais.
option-fill-spinner-first = Le centre d’abord
    .help = Chaque bras du centre doit avoir commencé avant qu’un seul s’allonge : d’ici là, on n’y pose que le nombre du centre.
option-finish-hand = Finir la manche
    .help = La manche se joue jusqu’à sa fin, même si quelqu’un a déjà atteint l’objectif.
option-four-individual = À quatre, sans équipes
    .help = À quatre, on joue chacun pour soi au lieu de jouer en équipes.
option-no-double = Aucun double distribué
    .help = Ce qui se passe quand personne n’a reçu de double.
option-team-floor0 = Jamais sous zéro
    .help = Si les points déduits dépassent le reste, l’équipe ne marque rien au lieu de perdre des points.

## Options of single games

option-secret-score = Score secret
    .help = Jusqu’au début de la dernière manche, tu ne vois à la fin de chacune que tes propres dominos et tes propres points.
option-team-hand = Main en équipe
    .help = Dit si les quatre dominos qui forment les équipes sont aussi votre main.
option-team-partner-deduct = Déduire les points du partenaire
    .help = Les points que ton partenaire a en main sont déduits du gain de l’équipe.
option-team-talk = Parler librement
    .help = Les partenaires peuvent parler de leurs dominos. Toute la table le voit ; personne ne le contrôle.
option-tiddle-draw = Piocher à la fin du tour
    .help = Chaque tour finit par un domino pioché, comme dans les Dominos Block.
option-tiddle-one-end = Une seule extrémité
    .help = La ligne ne s’allonge que d’un côté.
option-hungarian-must-continue = Obligation de continuer
    .help = Tu dois continuer à poser tant que quelque chose va.
option-hungarian-target = Total gagnant
    .help = Dit s’il suffit de 100 points, comme sur la page française, ou s’il faut les dépasser.
option-french-play-after-draw = Poser après avoir pioché
    .help = Piocher ne termine pas ton tour : tu peux poser aussitôt.
option-older = Personne la plus âgée
    .help = La place de la personne la plus âgée, qui ouvre la première manche : 0 est la première place, 1 la seconde.
option-host = Jeu de base
    .help = Le jeu auquel s’ajoute le barrage.
option-barricade-any-double = Tout double ferme
    .help = Un barrage n’a pas à montrer le nombre de l’extrémité qu’il ferme. La manche n’est alors bloquée que si personne ne peut fermer non plus, ou si tout le monde a passé à la suite alors que quelqu’un pouvait fermer.
option-score-five = Le cinq compte
    .help = Un total de cinq aux extrémités rapporte aussi des points.
option-allfives-end-draw = Piocher à la fin du tour
    .help = En plus, chaque tour finit par un domino pioché, comme dans les Dominos Block.
option-sniff-spinner = Premier double à quatre côtés
    .help = On peut poser aux quatre côtés du premier double, et chaque bras commencé compte. Le double lui-même compte ses deux moitiés une fois, jusqu’à ce que ses deux extrémités soient couvertes.
option-sevens-after-draw = Domino en plus
    .help = À quel moment on pioche un domino de plus alors qu’on peut poser. Les livrets italiens en font une obligation.
option-matador-six = Dominos à six
    .help = Combien de dominos chacun reçoit à six.
option-bergen-high-double = Points du double le plus fort
    .help = Poser un double plus fort que tous ceux de la table rapporte deux points. Presque partout, on joue sans.
option-bergen-open-single = Points pour ouvrir sans double
    .help = Ce que rapporte l’ouverture quand aucun double n’est distribué et qu’on ouvre avec un domino simple.
option-bergen-block = Manche bloquée
    .help = Qui reçoit les deux points d’une manche bloquée quand plusieurs n’ont pas de double en main.
option-italian-full-value = Marquer le nombre entier
    .help = Tomber sur trente rapporte 30 points au lieu de 1, et ainsi de suite.
option-cyprus-arms = Branches de l’étoile
    .help = Combien de branches partent du double-neuf.
option-cyprus-nines-compulsory = Neufs obligatoires
    .help = Qui a un neuf doit le poser au centre tant qu’il y a de la place, comme sur la page néerlandaise.
option-cf-open-arms = Bras du double d’ouverture
    .help = Combien de bras partent du double qui ouvre. S’il y en a plus de deux, on les commence tous avant de poser autre chose.
option-cf-draw = Piocher
    .help = Dit si l’on pioche un domino, et quand.
option-cf-release-dead-foot = Libérer une patte morte
    .help = Une patte que personne ne peut compléter ne bloque plus la manche : les autres extrémités s’ouvrent de nouveau.
option-cf-blocked-last-zero = Qui pose en dernier note zéro
    .help = Dans une manche bloquée, qui a posé le dernier domino n’a pas de pénalité, quoi qu’il lui reste en main.
option-conc-target = Objectif
    .help = Les dominos qui terminent la partie. On les prend par paires : un nombre impair en demande un de plus.
option-conc-extra-turn = Une paire fait rejouer
    .help = Qui prend une paire rejoue, et qui prend la dernière commence la disposition suivante.
option-fort-limit = Main maximale en piochant
    .help = Tu peux piocher jusqu’à ce nombre de dominos en main.
option-fort-level3 = Points du niveau 3
    .help = Le livret dit 3 ; il faut très probablement lire 6.
option-fort-chain-linked = Chaînes d’un seul tenant
    .help = Chaque domino suivant d’une chaîne doit couvrir une partie d’un domino de la même chaîne ; sinon, il peut couvrir n’importe où.
option-fort-levels = Compte des niveaux
    .help = À partir de quel niveau on compte les points. Un domino posé plus bas compte comme niveau 1.
option-solo2-refill = Piocher
    .help = Dit si tu pioches par lots entiers, ou un domino après chaque domino posé. Dans ce cas, tu choisis toujours parmi 5 dominos (7 avec le jeu double-neuf), jusqu’à ce qu’il en reste 2 (ou 5).
option-solo2-play-rest = Poser aussi le reste
    .help = Les dominos qui restent après le dernier lot doivent être posés aussi. Avec le jeu double-neuf, cela ne réussit jamais : aucune ligne ne dépasse 51 dominos.
option-tiles = Dominos
    .help = Combien de dominos forment le tableau : tout le jeu, ou moins.
option-memory-paper = Sur papier
    .help = Les nombres restent sur du papier quadrillé, seuls les contours des dominos sont perdus : retrouve-les.
option-cb-tie-nondouble = Égalité sans les doubles
    .help = Les doubles ne comptent pas quand le domino le plus faible tranche une égalité.
option-draw-lead = Qui ouvre
    .help = Qui ouvre une manche de Domino Draw.
option-draw-when-unable = Piocher seulement s’il le faut
    .help = Qui peut poser ne pioche pas ; sinon, tu pioches jusqu’à ce qu’un domino aille, et tu poses.
option-muggins-reserve = Dominos qui restent dans la pioche
    .help = Ce nombre de dominos reste dans la pioche, et on ne les prend jamais.
option-muggins-round = Arrondi
    .help = Comment les points en main à la fin d’une manche deviennent des points marqués quand ils ne se divisent pas par cinq : 12 points en main en rapportent 3 si l’on arrondit toujours vers le haut, et 2 si le nombre le plus proche compte.
option-muggins-spinner = Premier double à quatre côtés
    .help = On peut poser aux quatre côtés du premier double. Il compte ses deux moitiés tant qu’une de ses deux extrémités n’a pas de domino ; ses flancs ne comptent rien tant qu’aucun domino n’y est posé.
option-muggins-call = Annoncer ses points
    .help = Après avoir posé, tu dois annoncer tes points. Si tu ne dis rien, ou un mauvais nombre, rien n’est noté, et la personne suivante peut crier « Muggins ! », donner le bon nombre et prendre les points. Personne ne te dit le total des extrémités.
option-f53-draw = Piocher
    .help = Qui ne peut pas poser pioche jusqu’à ce que quelque chose aille.
option-f53-final = Décompte final
    .help = En plus du point supplémentaire, qui gagne la manche marque comme au Muggins : les points en main des autres, en équipes moins ceux du partenaire, divisés par cinq et arrondis vers le haut ; dans une manche bloquée, ils vont à qui a le moins de points en main.
option-f53-team = Points des équipes
    .help = Comment les points des deux équipes se comptent les uns contre les autres : tout du long, ou manche par manche, où la meilleure équipe marque l’écart.
option-exact31 = Pile sur l’objectif
    .help = Tu dois tomber exactement sur l’objectif : les points qui te le feraient dépasser sont perdus. Là où l’on finit les manches, la victoire est à qui tombe juste en premier.
option-bn-max-draws = Dominos piochés par tour
    .help = Combien de dominos tu pioches au plus quand rien ne va ; 0 veut dire : jusqu’à ce que quelque chose aille, comme avant 2010.
option-bn-third-draw = Pioche épuisée
    .help = Ce qui se passe quand ton troisième domino pioché en laisse deux dans la pioche et que rien ne va.

## Values of options

value-next-lead-rule = selon la règle d’ouverture
value-next-lead-winner = qui a gagné la dernière manche
value-next-lead-rotate = chaque place à son tour
value-blocked-tie-none = personne ne marque
value-blocked-tie-share = les points sont partagés
value-blocked-tie-lowest-tile = le domino le plus faible gagne
value-no-double-heaviest = le domino le plus fort ouvre
value-no-double-redeal = redistribuer
value-team-hand-keep4 = garder les quatre dominos
value-team-hand-redeal5 = redonner cinq dominos à chacun
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = plus de 100
value-hungarian-target-from-100 = 100 ou plus
value-host-block = Dominos Block
value-host-peruvian = Domino péruvien
value-host-team-block = Domino Block en équipe
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Domino hongrois
value-host-french = Domino français
value-sevens-after-draw-optional-before = au choix, un domino avant de poser
value-sevens-after-draw-mandatory-after = toujours un domino après avoir posé
value-bergen-high-double-on = deux points
value-bergen-high-double-off = aucun point
value-bergen-block-rule = le moins de points, parmi les mains sans double
value-bergen-block-takes-all-lowest = le moins de points, parmi toutes les mains
value-cf-draw-one = un domino si tu ne peux pas poser
value-cf-draw-block-end-of-turn = un domino à la fin de chaque tour
value-cf-draw-none = jamais
value-fort-levels-absolute = depuis la table
value-fort-levels-relative = depuis le premier domino de la chaîne
value-tiles-all = tous
value-solo2-refill-batch = par lots
value-solo2-refill-each = après chaque domino
value-draw-lead-highest-double = qui a le double le plus fort
value-draw-lead-lot = par le sort, puis chaque place à son tour
value-muggins-round-up = toujours vers le haut
value-muggins-round-nearest = au plus proche, en haut ou en bas
value-f53-team-margin = les deux équipes comptent tout du long ; l’écart décide
value-f53-team-per-hand-difference = l’écart après chaque manche
value-bn-third-draw-end = la manche est finie
value-bn-third-draw-pass = tu passes et la manche continue

## Options of the games for one

option-teller-performer = Tu présentes le tour de magie
    .help = Tu caches le domino, tu annonces les deux nombres et tu poses la ligne à tour de rôle avec un public qui pose n’importe quel domino qui va.
option-winnable = Que des parties gagnables
    .help = Une distribution qui ne peut pas être gagnée est refaite. Environ une sur trois peut l’être.
option-start = Départ
    .help = Un cadre vide, ou une énigme : quelques dominos y sont déjà et ne laissent qu’une solution.
value-start-free = un cadre vide
value-start-puzzle = une énigme à une solution
