### What the terminal and the server say around the games, in French.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] Le bot : { $bots }.
        [many] Les bots : { $bots }.
       *[other] Les bots : { $bots }.
    }

## The table

running-total-wanted = Le total est { $total }. Rapportent des points : { $wanted }.
worth =
    { $points ->
        [one] { $total } ({ $points } point)
        [many] { $total } ({ $points } de points)
       *[other] { $total } ({ $points } points)
    }
upper-storey = en haut
lower-storey = en bas

## Partners, totals and winners

partners-you = Tu joues avec { $partner } contre { $others }.
partners = { $ones } jouent contre { $others }.
around = Autour de la table : { $names }.
match-minutes =
    { $minutes ->
        [one] Compte environ { $minutes } minute.
        [many] Compte environ { $minutes } de minutes.
       *[other] Compte environ { $minutes } minutes.
    }
match-length =
    Compte environ { $hands ->
        [one] { $hands } manche
        [many] { $hands } de manches
       *[other] { $hands } manches
    }, { $minutes ->
        [one] soit à peu près { $minutes } minute.
        [many] soit à peu près { $minutes } de minutes.
       *[other] soit à peu près { $minutes } minutes.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, en solitaire.
       *[other] { $game }, avec { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Convenu : { $options }.
ask-for-help = Tape ? pour l’aide.
hand-number = Manche { $number }
your-move = Ton coup (1 à { NUMBER($count, useGrouping: 0) }, ? pour l’aide) :
your-move-unnumbered = Ton coup (? pour l’aide) :
only-move = Ton seul coup : appuie sur Entrée (? pour l’aide) :
next-hand = Appuie sur Entrée pour la manche suivante (? pour l’aide) :
another-match = Une autre partie ? (o/n, s enregistre celle-ci)
write-over = { $file } existe déjà. Le remplacer ? (o/n)
save-first = Cette partie n’est pas enregistrée. L’enregistrer d’abord ? (o/n)
saved = Enregistré dans { $file }.
not-saved = Rien n’a été enregistré.
goodbye = Au revoir.
which-one = « { $text } » peut vouloir dire { $actions } : tapes-en un, ou son numéro.
which-one-unnumbered = « { $text } » peut vouloir dire { $actions } : tapes-en un.
which-one-of-many = « { $text } » peut vouloir dire { NUMBER($count, useGrouping: 0) } choses : tapes-en davantage.
no-such-action =
    { $count ->
        [one] « { $text } » n’est pas possible maintenant : appuie sur Entrée pour ton seul coup, ou tape ? pour l’aide.
        [many] « { $text } » n’est pas possible maintenant : tape un nombre de 1 à { NUMBER($count, useGrouping: 0) }, ou ? pour l’aide.
       *[other] « { $text } » n’est pas possible maintenant : tape un nombre de 1 à { NUMBER($count, useGrouping: 0) }, ou ? pour l’aide.
    }
no-such-action-unnumbered = « { $text } » n’est pas possible maintenant : tape un coup comme expliqué ci-dessus, ou ? pour l’aide.
not-in-hand = Tu n’as pas { $tile } en main.
does-not-fit = { $tile } ne peut pas être posé là maintenant.
nothing-to-take-back = Il n’y a rien à annuler dans cette manche.
seen-too-much = Ce coup ne peut plus être annulé : depuis, tu as vu des dominos cachés.
nothing-to-do = Ce n’est pas ton tour.
hint = Un bon coup serait { $number } : { $action }.
hint-unnumbered = Un bon coup serait { $text } ({ $action }).
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Tu peux taper maintenant, par exemple :
help-only = Ou appuie sur Entrée : il n’y a rien d’autre à faire.
help-number = Ou le numéro d’un coup.
help-short = Pour { $text }, il suffit de taper ce qui ne laisse pas de doute, par exemple { $short }.
help-beginning = Pour un mot, le début suffit.
help-stuck = Si rien ne va : { $rule }
help-besides = Tu peux aussi taper :
help-page =
    La page entière avec toutes les options : r, ou dans une autre fenêtre
      boneyard rules { $game } --lang fr
    Jamais joué aux dominos ?
      boneyard rules basics --lang fr
aside-r = les règles de ce jeu
aside-h = un indice
aside-t = la table, encore une fois
aside-e = les extrémités
aside-l = ce qui vient de se passer
aside-c = le score
aside-u = annuler ton dernier coup, si tu n’as pas vu de dominos cachés depuis
aside-s = enregistrer la partie ; s FICHIER, sous ce nom
aside-q = quitter

## Records

record-title = { $game }. À table : { $names }.
record-options = Options : { $options }.
record-date = Date : { $date }.
record-right =
    L’enregistrement est correct : { $hands ->
        [one] { $hands } manche
        [many] { $hands } de manches
       *[other] { $hands } manches
    }, { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }.
record-unfinished = La dernière manche n’est pas finie.

## The catalogue

column-id = jeu
column-name = nom
column-players = joueurs
column-sets = double
column-minutes = minutes
column-editions = source
game-needs = Joueurs : { $players }. Dominos jusqu’au double : { $sets }. Source : { $editions }.
also-called = Autres noms : { $names }.
host-players = avec { $host } : { $players } joueurs
lengths-of = Durée d’une partie contre des bots :
length-of =
    { $players ->
        [one] En solitaire : { $length }.
        [many] À { $players } : { $length }.
       *[other] À { $players } : { $length }.
    }
length-or-printed = { $length } ; comme imprimé : { $printed }
editions-of = Éditions, à choisir avec --edition nom ; sinon, c’est la première :
options-of = Options et leurs valeurs par défaut, à choisir avec -o nom=valeur :
option-values = Au choix : { $values }.
option-hosts = Seulement avec : { $hosts }.
values-from = { $values }, ou tout nombre à partir de { $least }
which-game = Quel jeu ? (Entrée joue { $first })
too-late = Quelqu’un a été plus rapide : ce n’est plus possible.

## Answers of the solvers

solve-seed = Graine { $seed }.
solve-number = { $number }
solve-hand = En main :
solve-order = Posés dans cet ordre :
solve-share =
    Cela fait { NUMBER($share, style: "percent", maximumSignificantDigits: 3) } ; sur toutes les distributions, c’est, avec 95 %
    de certitude, entre { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } et
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Les solutions du Domino au carré, comptées de toutes les façons :
solve-squares-number-pictures = Tableaux de nombres différents dans le cadre, quels que soient les dominos qui les couvrent.
solve-squares-placements = Façons différentes de poser les 28 dominos.
solve-squares-placements-up-to-half-turn = De même, un cadre et son demi-tour comptant pour un.
solve-squares-placements-up-to-symmetry = De même, les cadres en miroir comptant aussi pour un.
solve-squares-printed = Les « plus de 300 000 solutions » des livrets sont les façons de poser, à un demi-tour près.
solve-squares-puzzle =
    { $count ->
        [one] { $count } domino est dans le cadre ; il n’y a qu’une façon de poser les autres.
        [many] { $count } de dominos sont dans le cadre ; il n’y a qu’une façon de poser les autres.
       *[other] { $count } dominos sont dans le cadre ; il n’y a qu’une façon de poser les autres.
    }
solve-squares-given = Les dominos dans le cadre :
solve-squares-completions =
    { $count ->
        [0] On ne peut pas compléter ceci.
        [one] Il n’y a qu’une façon de compléter ceci :
        [many] Il y a { $count } de façons de compléter ceci ; l’une d’elles :
       *[other] Il y a { $count } façons de compléter ceci ; l’une d’elles :
    }
solve-squares-lift = Cela peut continuer sans { $tiles }.
solve-solo-1-share = Distributions gagnables : { $winnable } sur { $sample }.
solve-solo-1 =
    { $won ->
        [yes] C’est gagnable.
       *[no] Ce n’est pas gagnable.
    }
solve-solo-2-share = Distributions gagnées en suivant le conseil : { $winnable } sur { $sample }.
solve-lay = À poser ensuite :
solve-lay-all = Pose la main dans cet ordre :
solve-stuck = Cette main ne peut pas être posée en entier : c’est perdu.
solve-over =
    { $won ->
        [yes] Tout est posé : c’est gagné.
       *[no] Plus rien ne va : c’est perdu.
    }
solve-chance =
    { $exact ->
        [yes] La chance de gagner est de { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, au compte exact.
       *[no] La chance de gagner est d’environ { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] La plus longue chaîne pour le double { $value } a { $count } dominos :
       *[no] La plus courte chaîne pour le double { $value } a { $count } dominos :
    }
solve-no-chain = Les dominos libres ne forment aucune chaîne d’au moins { $least } pour le double { $value }.
solve-train =
    { $kind ->
        [pips] La suite la plus forte
       *[tiles] La plus longue suite
    } a { $count ->
        [one] { $count } domino
        [many] { $count } de dominos
       *[other] { $count } dominos
    } et { $pips ->
        [one] { $pips } point
        [many] { $pips } de points
       *[other] { $pips } points
    } :
solve-no-train = Aucun domino de cette main ne peut être posé.
solve-left =
    { $count ->
        [0] Il ne reste rien.
       *[other] Il reste : { $tiles }.
    }
solve-fortune = Sans { $tile }, tous les autres forment une seule ligne, du { $one } au { $other } :
solve-dominance-move = À { $name } de décider ; le mieux : { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Tous les dominos sont pris, à égalité.
           *[no] Tous les dominos sont pris, et { $ahead } mène de { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Au jeu parfait, c’est l’égalité.
               *[no] Au jeu parfait, { $ahead } finit devant, de { $points }.
            }
           *[no] { $even ->
                [yes] Pour autant qu’on puisse voir, c’est l’égalité.
               *[no] Pour autant qu’on puisse voir, { $ahead } mène d’environ { $points }.
            }
        }
    }

## The server and its records

open-already = Boneyard est déjà à l’adresse { $url }.
serve-address =
    Boneyard est à l’adresse { $url } jusqu’à ce que Ctrl-C l’arrête.
    Ses tables sont gardées dans { $database }.
verify-record = Enregistrement { $number }, partie { $match } :
verify-hand =
    { $wrong ->
        [none] Manche { $hand } : distribuée comme promis par { $promise }…, et l’ordre des dominos en découle.
       *[other] Manche { $hand }, erreur : { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Les coups de la seule manche
            [many] Les coups de { $hands } de manches
           *[other] Les coups des { $hands } manches
        } sont permis, et les résultats sont corrects.
       *[other] Les coups ne sont pas corrects. { $wrong }
    }
export-done =
    { $count ->
        [one] { $count } partie écrite dans { $file }.
        [many] { $count } de parties écrites dans { $file }.
       *[other] { $count } parties écrites dans { $file }.
    }
    Ce fichier contient des secrets : garde-le comme la base de données elle-même.
import-done =
    { $written ->
        [one] { $written } partie écrite
        [many] { $written } de parties écrites
       *[other] { $written } parties écrites
    }, { $known ->
        [one] { $known } déjà là.
        [many] { $known } déjà là.
       *[other] { $known } déjà là.
    }
import-different = Déjà là, mais différentes, et laissées telles quelles : { $names }.
arena-played =
    { $game }, { $players ->
        [one] en solitaire
        [many] à { $players }
       *[other] à { $players }
    }, graine { $seed } : { $most ->
        [yes] jusqu’à { $count }
       *[no] { $count }
    } { $what ->
        [matches] parties
       *[deals] distributions
    }, chacune jouée avec toutes les places échangées.
arena-score =
    { $first } gagne { NUMBER($value, style: "percent", maximumFractionDigits: 1) } des { $what ->
        [matches] parties
       *[deals] manches
    } contre { $second } (intervalle à 95 % : { NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    Par { $what ->
        [matches] partie
       *[deals] manche
    }, une place jouée par { $first } fait { $value } points par rapport à { $second } ({ $low } à { $high }).
arena-cross = Combien de fois, en pourcentage, le bot de la ligne bat le bot de la colonne (une égalité compte pour moitié), et la moitié de l’intervalle à 95 %.
arena-slow = Le moteur rapide n’est pas compilé, donc hard trouve moins dans son temps : python -m boneyard.fast.compiled le compile, une fois pour toutes.
arena-rated = { $game }, à { $players }, graine { $seed } : { $matches } parties. Un classement comme celui des humains, mais mesuré entre bots seulement :
arena-rating = { $bot } : { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } est plus fort.
        [second] { $second } est plus fort.
       *[open] Aucun n’est nettement plus fort : il faudrait en jouer davantage.
    }{ $early ->
        [yes] {" "}C’était décidé avant la fin : l’intervalle des victoires vaut quel que soit le moment où l’on s’arrête, pas celui des points.
       *[no] {""}
    }
progress-deals = Distributions
progress-decisions = Décisions
progress-positions = Réflexion
progress-matches = Parties
keys-newest = Créée le { $made } ; signe tous les nouveaux jetons.
keys-older = Créée le { $made } ; valable jusqu’au { $until }.
results-checked = Résultats qui découlent de leurs journaux : { $right } ; qui diffèrent : { $wrong } ; selon d’anciennes règles, laissés tels quels : { $unreadable }.
results-rebuilt = Résultats qui étaient justes : { $right } ; recalculés : { $wrong } ; selon d’anciennes règles, laissés tels quels : { $unreadable }.
ratings-checked = Classements après une partie qui ne découlent pas des parties : { $wrong }.
ratings-rebuilt = Classements après une partie qui ne découlaient pas des parties, recalculés : { $wrong }.
push-on = Désormais, Web Push prévient de leur tour toutes les personnes qui le veulent. Les abonnements d’avant sont à refaire.
push-off = Web Push ne prévient plus personne.

## Bots against bots

progress-hands = Manches
simulation-title =
    { $players ->
        [one] { $game }, { $players } joueur, graine { $seed }
        [many] { $game }, { $players } de joueurs, graine { $seed }
       *[other] { $game }, { $players } joueurs, graine { $seed }
    }
simulation-sum =
    { $hands ->
        [one] { $hands } manche
        [many] { $hands } de manches
       *[other] { $hands } manches
    }, { $matches ->
        [one] { $matches } partie finie
        [many] { $matches } de parties finies
       *[other] { $matches } parties finies
    }, { $actions } coups par manche
simulation-seat = place
simulation-bot = bot
simulation-points = points
simulation-per-hand = par manche
simulation-won = gagnées
