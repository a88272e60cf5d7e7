### What a link says where somebody shares it, and pages that need no client, in French. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard : la maison du domino
    .text = Plus de trente jeux de dominos : en solitaire, entre amis ou contre des bots. Rien à installer, pas de compte.
preview-lobby = Tables ouvertes
    .text = Prends place à une table de dominos qui attend du monde.
preview-puzzles = Énigmes du jour
    .text = Chaque jour, les mêmes énigmes de dominos pour tout le monde.
preview-mine = Mes parties
    .text = Les tables où tu as une place.
preview-me = Ma page
    .text = Ce que tu as joué, et comment cela s’est passé.
preview-settings = Réglages
    .text = L’aspect des dominos, la vitesse des bots, et ton nom.
preview-nowhere = Il n’y a rien ici · Boneyard
preview-new = Jouer : { $game }
preview-learn = Apprendre : { $game }
preview-rules = Comment jouer : { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game } : { $names }
    }
preview-table-open =
    { $count ->
        [0] Une table de dominos avec { $free ->
            [one] { $free } place libre
            [many] { $free } de places libres
           *[other] { $free } places libres
        }. Viens jouer !
        [one] { $names } t’attend : { $free ->
            [one] { $free } place est libre
            [many] { $free } de places sont libres
           *[other] { $free } places sont libres
        }.
        [many] { $names } t’attendent : { $free ->
            [one] { $free } place est libre
            [many] { $free } de places sont libres
           *[other] { $free } places sont libres
        }.
       *[other] { $names } t’attendent : { $free ->
            [one] { $free } place est libre
            [many] { $free } de places sont libres
           *[other] { $free } places sont libres
        }.
    }
preview-table-playing = Partie en cours : { $names }. Tu peux regarder.
preview-table-over = La partie est finie. Gagnée par { $winners }.
preview-table-closed = Personne n’est venu à cette table.
preview-table-alone =
    { $count ->
        [0] Un jeu de dominos en solitaire.
       *[other] Un jeu de dominos en solitaire, par { $names }.
    }

## Personal links

link-question = C’est un lien personnel, et dans ce navigateur tu es déjà quelqu’un d’autre. Si tu continues, tu es ici cette personne ; seul ton propre lien personnel te ramènera aux places que tu as maintenant.
link-go-on = Continuer en tant que cette personne
link-stay = Rester qui je suis
link-wrong = Ce lien personnel ne marche pas.
    .text = Il est peut-être trop ancien, ou une lettre s’est perdue en route. Ouvre les réglages sur ton autre appareil et reprends-y le lien.
link-home = Vers les jeux
