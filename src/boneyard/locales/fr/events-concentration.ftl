### What happens at concentration, and what can be done there, in French.

tiles-lying =
    { $count ->
        [one] { $count } domino sur la table.
        [many] { $count } de dominos sur la table.
       *[other] { $count } dominos sur la table.
    } Une paire fait { $total } points.

# $cell and $cells are "none" where people see the place and no names of cells.
action-turn =
    { $cell ->
        [none] retourner le domino marqué
       *[other] retourner { $cell }
    }

event-turned-up =
    { $you ->
        [yes] Tu retournes
       *[no] { $seat } retourne
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell } : { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] Les deux dominos sont de nouveau face cachée.
       *[other] De nouveau face cachée : { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Une paire ! Tu prends { $tiles }.
       *[no] Une paire ! { $seat } prend { $tiles }.
    }
event-missed-pair = Ensemble { $total }, pas { $wanted } : ce n’est pas une paire.

ended-cleared = Il ne reste aucune paire. Les dominos sont étalés à nouveau, et les tours continuent.
why-pair = une paire
