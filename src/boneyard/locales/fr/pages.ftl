### What is put into the pages of the games, in French. Only the server and the terminal say it.

# $alike: whether the fewest minutes are also the most.
page-time =
    { $alike ->
        [yes] **Durée :** { $most ->
            [one] environ { $most } minute
            [many] environ { $most } de minutes
           *[other] environ { $most } minutes
        }
       *[no] **Durée :** environ { $least } à { $most } minutes
    }
page-options = Options
# What is chosen if nobody chooses anything.
page-usual = D’habitude : { $value }.
page-or = Ou : { $values }.
page-switch =
    { $on ->
        [yes] D’habitude : oui.
       *[no] D’habitude : non.
    }
page-host-options = **Et d’autres encore.** Toutes les options du jeu de base, telles que sa propre page les explique : { $games }.
page-edition = **Tout à la fois, selon : { $edition }.** { $options }.
page-also = **Autres noms :** { $names }.
page-bots-game = Jeu, joueurs
