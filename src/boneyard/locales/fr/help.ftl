### What the commands of the terminal and their options do, in French. There is nothing to choose in these messages.

## The words around them

help-usage = Usage :
help-options = Options
help-commands = Commandes
help-example = Exemple :
help-default = par défaut : { $value }
help-variable = variable d’environnement : { $name }
help-required = obligatoire

## Options of several commands

help-option-as-json = Sous forme de données pour des programmes.
help-option-database = Un fichier, ou postgresql://... [par défaut : un fichier de ton dossier de données]
help-option-edition = Comme dans une édition imprimée, par exemple s9-fr ; `boneyard games GAME` les nomme toutes.
help-option-lang = La langue. [par défaut : celle de ton terminal]
help-option-moves = Les coups joués depuis la distribution.
help-option-options = Une option du jeu ; peut se répéter.
help-option-plain = Dessiner avec des caractères simples seulement.
help-option-players = Le nombre de joueurs. [par défaut : le minimum]
help-option-record = La position à la fin d’un enregistrement.
help-option-sample = Essayer ce nombre de distributions au hasard.
help-option-seed = Même graine, même résultat. [par défaut : au hasard, et affichée]
help-option-sets = Le jeu de dominos ; NOM=VALEUR fait comme -o.
help-option-help = Montrer cette aide.

## Commands

help-boneyard =
    Boneyard, la maison du domino.

    Sans commande, la table s’ouvre dans le navigateur.
    .version = Le numéro de ce Boneyard.
help-open =
    Ouvrir la table dans le navigateur ; c’est aussi ce qui se passe sans commande.

    Si un de tes serveurs tourne déjà, c’est lui qui sert ; sinon, il en tourne un jusqu’à Ctrl-C.
    .browser = La montrer aussitôt. [par défaut : s’il y a un écran]
    .port = Le premier port à essayer.
help-games = Le catalogue des jeux ; avec GAME, les options d’un jeu.
help-rules =
    La page d’un jeu, sous n’importe lequel de ses noms.

    Trois pages parlent de tous les jeux : `basics` (les dominos, les mots, comment commencer), `misprints` (là où
    les livrets se contredisent, et ce que nous jouons) et `ratings` (la force des humains et des bots, et comment on
    la mesure).
help-play =
    Jouer dans le terminal contre des bots, ligne par ligne.

    À table, tape ? pour l’aide. Sans options, un jeu long est raccourci ; avec --edition, on joue comme imprimé.
    .level =
        La force des autres : easy, medium ou hard. Un caractère ou un nom peut suivre, comme dans medium/careful ou
        medium/Ben. Ou un bot à toi, sous la forme module:fonction.
    .seat = Ta place ; la première est 0. [par défaut : 0]
    .names = Les noms des joueurs, dans l’ordre des places.
    .seed = Même graine, mêmes dominos.
    .resume = Reprendre une partie enregistrée ; GAME n’est alors pas nécessaire.
    .points = Montrer ce que chaque coup rapporte aussitôt.
help-simulate = Des bots contre des bots ; quand une partie finit, une autre commence.
    .hands = Le nombre de manches.
    .bots = Pour tous, ou un par place : un niveau, seul ou comme medium/careful, ou module:fonction.
    .as-json = Sous forme de données pour des programmes, avec les enregistrements.
    .records = Écrire les enregistrements dans un fichier, que lit `boneyard replay`.
help-arena =
    Quels bots sont les plus forts.

    Chaque distribution ou partie est jouée avec toutes les places échangées ; les partenaires sont le même bot. Ce qui
    est mesuré se trouve dans l’intervalle montré, avec 95 % de certitude ; toutes les façons d’occuper les places pour
    une même distribution comptent pour une seule valeur. S’il y a plus de deux bots, chacun joue contre chacun.

    Avec --stop, chaque duel s’arrête dès qu’une suite de confiance par paris (Waudby-Smith et Ramdas) ne contient plus
    50 %, ou après toutes les distributions : des bots de même force ne sont déclarés différents que dans 5 % des cas
    au plus, et l’intervalle des victoires reste vrai.

    La même graine donne le même résultat, à l’octet près, quel que soit le nombre de processus, sauf avec des bots qui
    regardent l’heure : --samples en dispense hard. Avec --cluster ray, RAY_ADDRESS nomme le cluster ; sans elle, il y
    en a un sur cette machine.
    .bots = Deux bots ou plus : des niveaux, seuls ou comme medium/careful, ou module:fonction.
    .deals = Le nombre de distributions.
    .matches = Jouer plutôt N parties entières.
    .rate = Avec --matches : le sort désigne qui joue, et les bots sont classés comme les humains.
    .stop = S’arrêter dès que c’est décidé, par un test séquentiel avec 5 % d’erreur.
    .samples = hard examine N distributions, sans regarder l’heure.
    .jobs = Processus ; 0 : tous les cœurs.
    .cluster = Plutôt les processus d’un cluster Ray.
    .markdown = Sous forme de tableau Markdown.
help-replay = Un enregistrement, coup par coup ; FILE - lit un tube.
    .to = S’arrêter après N coups.
    .seat = Ne montrer que ce que voyait cette place.
    .pictures = La table après chaque coup, pas seulement après chaque manche.
    .quiet = Seulement vérifier l’enregistrement et montrer sa fin.
help-analyse =
    Comment une partie a été jouée ; FILE - lit un tube.

    Chaque décision est notée selon ce qu’on pouvait savoir à ce moment-là : meilleure, bonne, imprécise ou erreur.
    Puis vient ce qu’on pouvait attendre, ce que les décisions ont coûté et ce que la chance a apporté, en points
    d’avance sur les autres.
    .deals = Examiner chaque coup deux fois sur N distributions : plus il y en a, plus c’est sûr, et plus c’est long.
help-verify =
    Vérifier que les distributions d’un enregistrement sont honnêtes ; FILE - lit un tube.

    Le code de retour est 0 si tout est juste, 1 si quelque chose est faux.
help-solve = Des réponses exactes aux énigmes et aux réussites.
help-solve-squares = Toutes les solutions comptées ; des énigmes ; des cadres à compléter.
    .count = Combien il y a de solutions ; c’est ce qui se fait par défaut.
    .puzzle = Faire une énigme qui n’a qu’une solution.
    .complete = Compléter un cadre ; 0-2@a2h est à l’horizontale, 0-0@a1v à la verticale.
help-solve-solo-1 = Dit si une distribution peut être gagnée, et combien le peuvent.
    .deck = Une distribution : les 28 dominos, rangée par rangée.
help-solve-solo-2 = Dit que poser ensuite, et la chance de gagner.
    .deck = Le domino retourné et ceux piochés jusqu’ici, dans l’ordre.
    .size = Le jeu de dominos.
    .refill = Comment on pioche.
    .play-rest = Les derniers dominos sont piochés aussi.
help-solve-hectic = La plus courte chaîne pour un double, ou la plus longue.
    .double = Le nombre du double.
    .free = Les dominos libres. [par défaut : tous les dominos simples du jeu double-neuf]
    .longest = La plus longue chaîne au lieu de la plus courte.
help-solve-hungarian = La plus longue suite d’une main, ou la plus forte.
    .hand = Les dominos en main.
    .ends = Les extrémités de la ligne. [par défaut : rien n’est encore posé]
    .lead = Le domino qui ouvre. [par défaut : n’importe lequel]
    .pips = La suite la plus forte en points au lieu de la plus longue.
help-solve-dominance = Le meilleur coup, exact pour la dernière douzaine de dominos.
    .taken = Les coups jusqu’ici : 3-5@5 inscrit 3-5 en rangée 5, 3-5@5! le dicte.
    .nodes = Les positions à examiner tant qu’il reste plus d’une douzaine de dominos.
help-solve-fortune-teller = Une ligne de tous les dominos sauf celui qui est caché.
    .hidden = Le domino dans l’enveloppe.
help-serve =
    Servir des tables sur le réseau jusqu’à ce que quelqu’un l’arrête.

    Les limites valent pour chaque processus du serveur. Toutes les options, sauf la langue, peuvent venir de
    l’environnement.
    .host = Où écouter.
    .port = Le port.
    .workers = Processus du serveur sur le port ; à partir de deux, il faut PostgreSQL.
    .compiling = Compiler entre-temps la recherche des bots hard, là où numba est installé.
    .bot = Proposer un bot à toi ; peut se répéter.
    .log-level = Ce qui mérite une ligne.
    .access-log = Noter chaque requête.
    .log-format = Des lignes à lire, ou du JSON.
    .limit-tables = Tables qui ne sont pas finies.
    .limit-sockets = Connexions en même temps.
    .limit-frame-bytes = Octets d’une requête ou d’un message.
    .limit-asks-per-second = Requêtes par seconde d’une même adresse.
    .limit-asks-at-once = Requêtes d’une même adresse en rafale.
    .limit-new-table = Requêtes pour lesquelles compte l’ouverture d’une table.
    .limit-costly = Requêtes pour lesquelles comptent revoir une partie, un indice, une analyse ou la liste de ses tables.
    .limit-frames-per-second = Messages par seconde d’une même connexion.
    .limit-frames-at-once = Messages d’une même connexion en rafale.
    .limit-frames-refused = Messages de trop avant qu’une connexion soit fermée.
    .limit-sockets-per-address = Connexions en même temps d’une même adresse.
    .limit-reactions-per-second = Ce qu’une personne dit à une table par seconde.
    .limit-reactions-at-once = Ce qu’une personne dit en rafale.
    .limit-proposals-per-second = Propositions par seconde d’une personne à une table.
    .limit-proposals-at-once = Propositions d’une personne en rafale.
    .limit-seconds-to-read = Secondes pour recevoir un message.
    .limit-seconds-to-ask = Secondes pour qu’une requête soit complète.
help-keys = Montrer ou changer les clés qui signent les jetons des gens, ou créer celles de Web Push.
help-keys-list = Montrer les clés d’une base de données, jamais leurs secrets.
help-keys-rotate =
    Signer désormais avec une nouvelle clé.

    Les serveurs en marche la prennent en quelques secondes. Tant que l’ancienne clé vaut, qui vient reçoit
    automatiquement un nouveau jeton.
    .good-for = Combien de temps valent encore les jetons de l’ancienne clé ; avec 0, plus personne n’est reconnu, dès maintenant.
help-keys-push =
    Prévenir les gens de leur tour par Web Push, avec de nouvelles clés.

    Rien ne se passe tant que tu ne le demandes pas : ton serveur parle ensuite aux services push des navigateurs. Les
    serveurs en marche commencent en quelques secondes.
    .contact = Où les services push peuvent te joindre : mailto:... ou https://...
    .off = Ne plus prévenir personne.
help-results = Vérifier ou refaire les résultats des parties et les classements, qui découlent des journaux.
help-results-check =
    Recalculer tous les résultats et les classements, et les comparer à ceux qui sont conservés.

    Le code de retour est 1 si quelque chose diffère.
help-results-rebuild = Recalculer tous les résultats et les classements, et garder ceux qui diffèrent.
help-export = Écrire toutes les tables d’une base de données dans un nouveau fichier.
help-import =
    Écrire les tables d’un fichier exporté dans une base de données.

    Ce qui y est déjà reste. Le code de retour est 1 si quelque chose y est déjà et diffère.
