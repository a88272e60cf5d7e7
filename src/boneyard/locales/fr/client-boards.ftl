### What is said at the tables in the browser that are not plain lines, in French.

why-not-rotated = Prends d’abord un domino : tu pourras alors le tourner.

## Concentration

the-tiles = Les dominos sur la table

## Hectic

race-which =
    Course { $round } sur { $rounds }, { $points ->
        [one] { $points } point :
        [many] { $points } de points :
       *[other] { $points } points :
    }
race-wanted = une chaîne d’au moins { $least } dominos, { $number } aux deux extrémités et nulle part à l’intérieur.
race-middle = Le milieu, { $count ->
        [one] { $count } domino libre
        [many] { $count } de dominos libres
       *[other] { $count } dominos libres
    }
race-own = Tes dominos : { $count }. Choisis-en un pour le remettre.
race-take = Touche des dominos au milieu pour les prendre.
race-held =
    { $you ->
        [yes] { $tile } est déjà à toi.
       *[no] { $tile } est chez { $name }.
    }
race-you-are-out = Tu es hors course ; la suivante commence quand quelqu’un gagne le double ou que tout le monde abandonne.
race-two-already = Tu as déjà deux dominos avec { $number } : personne ne peut en avoir plus.
race-claim = Fini !
race-give-up = Abandonner

## Dominance

ledger-caption = Les rangées, ce que les deux y ont, et qui les prend en l’état
row-window = Les totaux qui prennent cette rangée
row-sum = Gain
# Below the totals: while the hand goes on, and when it is over.
row-so-far = si c’était fini
row-in-all = à la fin
how-spans-work = Entre crochets : les totaux qui prennent la rangée.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] prend { $points }
        [taken] { $name } prend { $points }
        [equal] égalité : rien
        [beyond] plus du double : rien
        [below] moins de la moitié : rien
       *[alone] rien encore
    }
row-against = { $own } contre { $other } :
row-stands =
    { $how ->
        [equal] égalité
        [beyond] plus du double
        [below] plus du double
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Il ne reste aucun domino
        [1] Le dernier domino
        [one] { $count } domino restant
        [many] Les { $count } de dominos qui restent
       *[other] Les { $count } dominos qui restent
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] Encore { $count } domino
        [many] Encore { $count } de dominos
       *[other] Encore { $count } dominos
    }
frame-cells = Le cadre
frame-turn = Tourner le domino (r)
frame-stop = S’arrêter là
stop-title = S’arrêter là ?
stop-text =
    { $count ->
        [one] Tu as posé { $count } domino. Si tu t’arrêtes, tout reste ainsi et la partie est finie.
        [many] Tu as posé { $count } de dominos. Si tu t’arrêtes, tout reste ainsi et la partie est finie.
       *[other] Tu as posé { $count } dominos. Si tu t’arrêtes, tout reste ainsi et la partie est finie.
    }
stop-no = Continuer
frame-fixed = Ce domino fait partie de l’énigme : il reste.
frame-no-room = Il n’y a plus de place pour lui : retire d’abord un domino.
frame-no-room-here = Il n’y a pas de place pour un domino en { $cell }.
frame-lies =
    { $way ->
        [h] { $cell } : { $one }-{ $other } à l’horizontale
       *[v] { $cell } : { $one }-{ $other } à la verticale
    }
frame-lift =
    { $way ->
        [h] { $cell } : { $one }-{ $other } à l’horizontale ; le retirer
       *[v] { $cell } : { $one }-{ $other } à la verticale ; le retirer
    }
squares-so-far =
    Carrés : { $count } sur 14{ $spoiled ->
        [0] { "" }
       *[other] , gâchés : { $spoiled }
    }
picture-look = Regarde bien, aussi longtemps que tu veux.
picture-ready = Cacher le tableau et le refaire
picture-before = Le tableau était
picture-after = Tu as fait
paper-cells = Les nombres sur le papier
paper-how = Relie deux nombres voisins : touche les deux, ou glisse de l’un à l’autre.
paper-no-tile = { $tile } n’est pas parmi les dominos qui restent.
paper-no-place = Il n’y a pas de place pour { $tile } en l’état : retire d’abord un domino.
paper-yours = Tes contours
paper-one-cut = Un découpage possible
# For those who hear the picture.
picture-row = Rangée { $row } : { $numbers }
picture-wrong = { $number } (faux)

## Solo and the fortune-teller

solo-rows = Les quatre rangées ; le dernier domino à droite de chacune est libre
solo-behind = Derrière, de droite à gauche : { $tiles }.
solo-last = C’est le dernier de sa rangée.
# $tiles cannot be reached any more.
line-is-lost = En l’état, impossible de poser { $tiles } : reprends un domino.
performer-numbers = Les nombres
performer-again = D’autres nombres
performer-and = { $one } et…
performer-lost = En l’état, impossible de poser { $tiles }.
line-would-be-lost = Une impasse
line-think-again = En choisir un autre
line-lay-anyway = Le poser quand même

## Fortress

fortress-grid = La forteresse : places pour le domino choisi
fortress-kinds = Que faire du domino
fortress-attach = Accoler
fortress-chain = Chaîne
fortress-lay-here = Le poser ici
fortress-not-now = Ce domino ne peut pas être posé maintenant.
fortress-other-way = { $cell } : tourne d’abord le domino
fortress-lies = { $tile } en { $cell } et { $high }, niveau { $level }
chain-begins = Une chaîne rapporte selon ses niveaux : après ce domino, un autre au moins doit couvrir des moitiés égales. Ce qu’il te reste ensuite est donné.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Couvre deux moitiés égales de dominos différents, dont une de ta chaîne.
       *[no] Couvre deux moitiés égales de dominos différents.
    }
chain-so-far =
    { $you ->
        [yes] Ta chaîne
       *[no] La chaîne en cours ({ $name })
    } : { $count ->
        [one] { $count } domino
        [many] { $count } de dominos
       *[other] { $count } dominos
    }, { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }.
chain-level = Niveau { $level }.
chain-stop =
    { $count ->
        [0] Finir la chaîne
        [one] Finir la chaîne, donner { $count } domino
        [many] Finir la chaîne, donner { $count } de dominos
       *[other] Finir la chaîne, donner { $count } dominos
    }
