### What happens at a laying game, and what can be done there, in Dutch.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Where the
### reader is one of several ("jij en Cleo") the verb is in the plural.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Het lot beslist: jij begint.
           *[no] Het lot beslist: { $seat } begint.
        }
       *[turn] { $you ->
            [yes] Deze keer begin jij.
           *[no] Deze keer begint { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Je opent met { $tile }.
            [left] Je legt { $tile } links aan{ $letter }.
            [right] Je legt { $tile } rechts aan{ $letter }.
            [row] Je legt { $tile }: { $total }.
           *[arm] Je legt { $tile } aan bij { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } opent met { $tile }.
            [left] { $seat } legt { $tile } links aan{ $letter }.
            [right] { $seat } legt { $tile } rechts aan{ $letter }.
            [row] { $seat } legt { $tile }: { $total }.
           *[arm] { $seat } legt { $tile } aan bij { $end }.
        }
    }
# $seen: whether the faces of the drawn tiles are known, and so may be named.
event-drew =
    { $you ->
        [yes] Je trekt { $tiles };
       *[no] { $seen ->
            [yes] { $seat } trekt { $tiles };
           *[no] { $count ->
                [one] { $seat } trekt een steen;
               *[other] { $seat } trekt { $count } stenen;
            }
        }
    } { $left ->
        [0] de stapel is leeg.
        [one] er ligt er nog één in de stapel.
       *[other] er liggen er nog { $left } in de stapel.
    }
event-passed =
    { $you ->
        [yes] Je past;
       *[no] { $seat } past;
    } open: { $numbers }.
event-stopped =
    { $you ->
        [yes] Je legt niet verder.
       *[no] { $seat } legt niet verder.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Je sluit het linkereinde{ $letter } af met { $tile }!
            [right] Je sluit het rechtereinde{ $letter } af met { $tile }!
           *[arm] Je sluit { $end } af met { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } sluit het linkereinde{ $letter } af met { $tile }!
            [right] { $seat } sluit het rechtereinde{ $letter } af met { $tile }!
           *[arm] { $seat } sluit { $end } af met { $tile }!
        }
    }
event-released = Bij { $names } kan niemand aanleggen: de andere einden zijn weer open.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Je noteert
               *[other] { $seats } noteren
            }
           *[no] { $count ->
                [one] { $seats } noteert
               *[other] { $seats } noteren
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Je verliest
               *[other] { $seats } verliezen
            }
           *[no] { $count ->
                [one] { $seats } verliest
               *[other] { $seats } verliezen
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Je krijgt
               *[other] { $seats } krijgen
            }
           *[no] { $count ->
                [one] { $seats } krijgt
               *[other] { $seats } krijgen
            }
        }
    } { $size ->
        [one] 1 punt
       *[other] { $size } punten
    }: { $why }.
# Points that count only if they are named: nothing was named ($points is 0), or not what was due.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Je claimt geen punten.
           *[no] { $seat } claimt geen punten.
        }
        [one] { $you ->
            [yes] Je claimt 1 punt, maar dat klopt niet.
           *[no] { $seat } claimt 1 punt, maar dat klopt niet.
        }
       *[other] { $you ->
            [yes] Je claimt { $points } punten, maar dat klopt niet.
           *[no] { $seat } claimt { $points } punten, maar dat klopt niet.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Je roept niets.
           *[no] { $seat } roept niets.
        }
        [one] { $you ->
            [yes] Je roept “Muggins” voor 1 punt, maar dat klopt niet.
           *[no] { $seat } roept “Muggins” voor 1 punt, maar dat klopt niet.
        }
       *[other] { $you ->
            [yes] Je roept “Muggins” voor { $points } punten, maar dat klopt niet.
           *[no] { $seat } roept “Muggins” voor { $points } punten, maar dat klopt niet.
        }
    }
event-revealed =
    { $you ->
        [yes] Je hebt nog { $tiles } ({ $pips ->
            [one] 1 oog
           *[other] { $pips } ogen
        }).
       *[no] { $seat } heeft nog { $tiles } ({ $pips ->
            [one] 1 oog
           *[other] { $pips } ogen
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino! Je wint de ronde.
       *[no] Domino! { $seat } wint de ronde.
    }
ended-blocked = De ronde is geblokkeerd: niemand kan aanleggen.
ended-closed = De ronde is afgesloten.
ended-run-down = Er valt niets meer te trekken en er past niets: de ronde is voorbij.
ended-laid = Alle stenen zijn gelegd.
ended-passed = Er valt niets meer te winnen: de ronde is voorbij.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] ogen in de hand
       *[no] { $of-you ->
            [yes] jouw ogen
           *[no] de ogen van { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] je eigen ogen gaan eraf
       *[no] de eigen ogen van { $of } gaan eraf
    }
why-from = afgerond van { $number }
why-counted =
    { $number ->
        [one] 1 oog
       *[other] { $number } ogen
    }
why-rounded-hands = { $number } voor de handen, elk apart afgerond
why-less = min { $number } eigen
why-rounded = afgerond op { $number }
why-below = afgerond op −{ $number }
why-divided = gedeeld door { $number }
why-shared = verdeeld over { $number }
why-double-blank = en 0-0 telt { $number }
why-fourfold = vier keer de ogen in de hand
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] twee keer jouw ogen
       *[no] twee keer de ogen van { $of }
    }
why-twice = 2 × { $number }
why-ends = de einden zijn samen { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, je hebt ze over het hoofd gezien
       *[no] Muggins, { $of } heeft ze over het hoofd gezien
    }
why-opening = de opening
why-highest = de hoogste dubbel tot nu toe
why-triple = gelijke einden met een dubbel
why-double = gelijke einden
why-out = alle stenen gelegd
why-blocked = de beste hand van de geblokkeerde ronde
why-set-off = verrekend met de punten van het andere paar
why-difference = de winst, het verschil tussen de twee paren
why-total = een som van { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] met { $tile } openen
        [left] { $tile } links{ $letter } aan de { $number } leggen
        [right] { $tile } rechts{ $letter } aan de { $number } leggen
        [over-left] { $tile } links{ $letter } op de { $number } leggen
        [over-right] { $tile } rechts{ $letter } op de { $number } leggen
        [under-left] { $tile } links{ $letter } onder de { $number } leggen
        [under-right] { $tile } rechts{ $letter } onder de { $number } leggen
        [row] { $tile } leggen, dat maakt { $total }
       *[arm] { $tile } bij { $end } aan de { $number } leggen
    }{ $leaves ->
        [none] { "" }
       *[other] , de { $leaves } blijft open
    }
action-close =
    { $at ->
        [left] het linkereinde{ $letter } met { $tile } afsluiten
        [right] het rechtereinde{ $letter } met { $tile } afsluiten
       *[arm] { $end } met { $tile } afsluiten
    }
action-draw =
    { $count ->
        [one] een steen trekken
       *[other] { $count } stenen trekken
    }
action-pass = passen
action-stop = niet verder leggen
action-claim-points =
    { $points ->
        [0] geen punten claimen
        [one] 1 punt claimen
       *[other] { $points } punten claimen
    }
action-call-points =
    { $points ->
        [0] niets roepen
        [one] “Muggins” roepen: 1 punt
       *[other] “Muggins” roepen: { $points } punten
    }
