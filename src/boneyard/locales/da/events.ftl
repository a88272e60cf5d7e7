### What happens at a laying game, and what can be done there, in Danish.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Verbs are
### the same for everybody.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Der er trukket lod: Du begynder.
           *[no] Der er trukket lod: { $seat } begynder.
        }
       *[turn] { $you ->
            [yes] Denne gang begynder du.
           *[no] Denne gang begynder { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Du åbner med { $tile }.
            [left] Du lægger { $tile } til venstre{ $letter }.
            [right] Du lægger { $tile } til højre{ $letter }.
            [row] Du lægger { $tile }: { $total }.
           *[arm] Du lægger { $tile } ved { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } åbner med { $tile }.
            [left] { $seat } lægger { $tile } til venstre{ $letter }.
            [right] { $seat } lægger { $tile } til højre{ $letter }.
            [row] { $seat } lægger { $tile }: { $total }.
           *[arm] { $seat } lægger { $tile } ved { $end }.
        }
    }
event-drew =
    { $you ->
        [yes] Du trækker { $tiles };
       *[no] { $seen ->
            [yes] { $seat } trækker { $tiles };
           *[no] { $count ->
                [one] { $seat } trækker en brik;
               *[other] { $seat } trækker { $count } brikker;
            }
        }
    } { $left ->
        [0] lageret er tomt.
        [one] der er én tilbage på lageret.
       *[other] der er { $left } tilbage på lageret.
    }
event-passed =
    { $you ->
        [yes] Du melder pas;
       *[no] { $seat } melder pas;
    } åbne ender: { $numbers }.
event-stopped =
    { $you ->
        [yes] Du lægger ikke flere.
       *[no] { $seat } lægger ikke flere.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Du spærrer den venstre ende{ $letter } med { $tile }!
            [right] Du spærrer den højre ende{ $letter } med { $tile }!
           *[arm] Du spærrer { $end } med { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } spærrer den venstre ende{ $letter } med { $tile }!
            [right] { $seat } spærrer den højre ende{ $letter } med { $tile }!
           *[arm] { $seat } spærrer { $end } med { $tile }!
        }
    }
event-released = Ingen kan lægge ved { $names }, så de andre ender er åbne igen.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Du noterer { $size } strafpoint: { $why }.
               *[other] { $seats } noterer { $size } strafpoint: { $why }.
            }
           *[no] { $seats } noterer { $size } strafpoint: { $why }.
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Du mister { $size } point: { $why }.
               *[other] { $seats } mister { $size } point: { $why }.
            }
           *[no] { $seats } mister { $size } point: { $why }.
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Du får { $size } point: { $why }.
               *[other] { $seats } får { $size } point: { $why }.
            }
           *[no] { $seats } får { $size } point: { $why }.
        }
    }
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Du melder ingen point.
           *[no] { $seat } melder ingen point.
        }
        [one] { $you ->
            [yes] Du melder 1 point, men det er forkert.
           *[no] { $seat } melder 1 point, men det er forkert.
        }
       *[other] { $you ->
            [yes] Du melder { $points } point, men det er forkert.
           *[no] { $seat } melder { $points } point, men det er forkert.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Du råber ikke noget.
           *[no] { $seat } råber ikke noget.
        }
        [one] { $you ->
            [yes] Du råber ”Muggins!” for 1 point, men det er forkert.
           *[no] { $seat } råber ”Muggins!” for 1 point, men det er forkert.
        }
       *[other] { $you ->
            [yes] Du råber ”Muggins!” for { $points } point, men det er forkert.
           *[no] { $seat } råber ”Muggins!” for { $points } point, men det er forkert.
        }
    }
event-revealed =
    { $you ->
        [yes] Du har { $tiles } på hånden ({ $pips ->
            [one] 1 øje
           *[other] { $pips } øjne
        }).
       *[no] { $seat } har { $tiles } på hånden ({ $pips ->
            [one] 1 øje
           *[other] { $pips } øjne
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino! Du vinder runden.
       *[no] { $seat } vinder runden. Domino!
    }
ended-blocked = Runden er blokeret: Ingen kan lægge.
ended-closed = Runden er spærret.
ended-run-down = Der er ikke mere at trække, og intet passer: Runden er slut.
ended-laid = Alle brikker er lagt.
ended-passed = Der er ikke mere at vinde: Runden er slut.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] øjne på hånden
       *[no] { $of-you ->
            [yes] dine øjne
           *[no] øjnene hos { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] dine egne øjne trækkes fra
       *[no] egne øjne trækkes fra hos { $of }
    }
why-from = afrundet fra { $number }
why-counted =
    { $number ->
        [one] 1 øje
       *[other] { $number } øjne
    }
why-rounded-hands = { $number } for hænderne, hver for sig afrundet
why-less = minus vindernes egne { $number }
why-rounded = afrundet til { $number }
why-below = afrundet til −{ $number }
why-divided = delt med { $number }
why-shared = fordelt på { $number }
why-double-blank = og 0-0 tæller { $number }
why-fourfold = fire gange øjnene på hånden
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] to gange dine øjne
       *[no] to gange øjnene hos { $of }
    }
why-twice = 2 × { $number }
why-ends = enderne giver { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, dem overså du
       *[no] Muggins, dem overså { $of }
    }
why-opening = åbningen
why-highest = den hidtil største dobbeltbrik
why-triple = ens ender med en dobbeltbrik
why-double = ens ender
why-out = alle brikker lagt
why-blocked = den bedste hånd i den blokerede runde
why-set-off = regnet mod det andet pars point
why-difference = sejrspoint, forskellen mellem de to par
why-total = summen { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] åbn med { $tile }
        [left] læg { $tile } til venstre{ $letter } ved { $number }
        [right] læg { $tile } til højre{ $letter } ved { $number }
        [over-left] læg { $tile } oven på { $number } til venstre{ $letter }
        [over-right] læg { $tile } oven på { $number } til højre{ $letter }
        [under-left] læg { $tile } under { $number } til venstre{ $letter }
        [under-right] læg { $tile } under { $number } til højre{ $letter }
        [row] læg { $tile }, det giver { $total }
       *[arm] læg { $tile } ved { $end }, på { $number }
    }{ $leaves ->
        [none] { "" }
       *[other] , så { $leaves } bliver åben
    }
action-close =
    { $at ->
        [left] spær den venstre ende{ $letter } med { $tile }
        [right] spær den højre ende{ $letter } med { $tile }
       *[arm] spær { $end } med { $tile }
    }
action-draw =
    { $count ->
        [one] træk en brik
       *[other] træk { $count } brikker
    }
action-pass = meld pas
action-stop = læg ikke flere
action-claim-points =
    { $points ->
        [0] meld ingen point
        [one] meld 1 point
       *[other] meld { $points } point
    }
action-call-points =
    { $points ->
        [0] råb ikke noget
        [one] råb ”Muggins!” for 1 point
       *[other] råb ”Muggins!” for { $points } point
    }
