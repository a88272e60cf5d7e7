### What happens at a laying game, and what can be done there, in Swedish.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Verbs are
### the same for all of them.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Lotten avgör: du börjar.
           *[no] Lotten avgör: { $seat } börjar.
        }
       *[turn] { $you ->
            [yes] Den här gången börjar du.
           *[no] Den här gången börjar { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Du öppnar med { $tile }.
            [left] Du lägger { $tile } till vänster{ $letter }.
            [right] Du lägger { $tile } till höger{ $letter }.
            [row] Du lägger { $tile }: { $total }.
           *[arm] Du lägger { $tile } vid { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } öppnar med { $tile }.
            [left] { $seat } lägger { $tile } till vänster{ $letter }.
            [right] { $seat } lägger { $tile } till höger{ $letter }.
            [row] { $seat } lägger { $tile }: { $total }.
           *[arm] { $seat } lägger { $tile } vid { $end }.
        }
    }
# $seen: whether the faces of the drawn tiles are known, and so may be named.
event-drew =
    { $you ->
        [yes] Du drar { $tiles };
       *[no] { $seen ->
            [yes] { $seat } drar { $tiles };
           *[no] { $count ->
                [one] { $seat } drar en bricka;
               *[other] { $seat } drar { $count } brickor;
            }
        }
    } { $left ->
        [0] talongen är tom.
        [one] en är kvar i talongen.
       *[other] { $left } är kvar i talongen.
    }
event-passed =
    { $you ->
        [yes] Du passar;
       *[no] { $seat } passar;
    } öppet: { $numbers }.
event-stopped =
    { $you ->
        [yes] Du slutar lägga.
       *[no] { $seat } slutar lägga.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Du spärrar vänster ände{ $letter } med { $tile }!
            [right] Du spärrar höger ände{ $letter } med { $tile }!
           *[arm] Du spärrar { $end } med { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } spärrar vänster ände{ $letter } med { $tile }!
            [right] { $seat } spärrar höger ände{ $letter } med { $tile }!
           *[arm] { $seat } spärrar { $end } med { $tile }!
        }
    }
event-released = Ingen kan lägga vid { $names }, så de andra ändarna är öppna igen.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Du skriver upp
               *[other] { $seats } skriver upp
            }
           *[no] { $seats } skriver upp
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Du förlorar
               *[other] { $seats } förlorar
            }
           *[no] { $seats } förlorar
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Du får
               *[other] { $seats } får
            }
           *[no] { $seats } får
        }
    } { $size } poäng: { $why }.
# Points that count only if they are named: nothing was named ($points is 0), or not what was due.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Du säger inga poäng.
           *[no] { $seat } säger inga poäng.
        }
       *[other] { $you ->
            [yes] Du säger { $points } poäng, men det är fel.
           *[no] { $seat } säger { $points } poäng, men det är fel.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Du ropar inget.
           *[no] { $seat } ropar inget.
        }
       *[other] { $you ->
            [yes] Du ropar ”Muggins!” för { $points } poäng, men det är fel.
           *[no] { $seat } ropar ”Muggins!” för { $points } poäng, men det är fel.
        }
    }
event-revealed =
    { $you ->
        [yes] Du har { $tiles } ({ $pips ->
            [one] 1 öga
           *[other] { $pips } ögon
        }).
       *[no] { $seat } har { $tiles } ({ $pips ->
            [one] 1 öga
           *[other] { $pips } ögon
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino! Du vinner omgången.
       *[no] { $seat } ropar ”Domino!” och vinner omgången.
    }
ended-blocked = Omgången är blockerad: ingen kan lägga.
ended-closed = Omgången är spärrad.
ended-run-down = Det finns inget mer att dra, och inget passar: omgången är slut.
ended-laid = Alla brickor är lagda.
ended-passed = Det finns inget mer att vinna: omgången är slut.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] ögon på hand
       *[no] { $of-you ->
            [yes] dina ögon
           *[no] ögonen hos { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] dina egna ögon dras av
       *[no] de egna ögonen hos { $of } dras av
    }
why-from = avrundat från { $number }
why-counted =
    { $number ->
        [one] 1 öga
       *[other] { $number } ögon
    }
why-rounded-hands = { $number } för händerna, avrundade var för sig
why-less = minus { $number } egna
why-rounded = avrundat till { $number }
why-below = avrundat till −{ $number }
why-divided = delat med { $number }
why-shared = delat på { $number }
why-double-blank = och 0-0 räknas som { $number }
why-fourfold = ögonen på hand gånger fyra
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] dina ögon gånger två
       *[no] ögonen hos { $of } gånger två
    }
why-twice = 2 × { $number }
why-ends = ändarna blir { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, du missade dem
       *[no] Muggins, { $of } missade dem
    }
why-opening = öppningen
why-highest = högsta dubbeln hittills
why-triple = lika ändar med en dubbel
why-double = lika ändar
why-out = för att gå ut
why-blocked = bästa handen i en blockerad omgång
why-set-off = räknat mot det andra parets poäng
why-difference = vinstpoängen, skillnaden mellan de två paren
why-total = summan { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] öppna med { $tile }
        [left] lägg { $tile } till vänster{ $letter }, mot { $number }:an
        [right] lägg { $tile } till höger{ $letter }, mot { $number }:an
        [over-left] lägg { $tile } ovanpå { $number }:an till vänster{ $letter }
        [over-right] lägg { $tile } ovanpå { $number }:an till höger{ $letter }
        [under-left] lägg { $tile } under { $number }:an till vänster{ $letter }
        [under-right] lägg { $tile } under { $number }:an till höger{ $letter }
        [row] lägg { $tile }, det blir { $total }
       *[arm] lägg { $tile } vid { $end }, mot { $number }:an
    }{ $leaves ->
        [none] { "" }
       *[other] , med { $leaves }:an öppen
    }
action-close =
    { $at ->
        [left] spärra vänster ände{ $letter } med { $tile }
        [right] spärra höger ände{ $letter } med { $tile }
       *[arm] spärra { $end } med { $tile }
    }
action-draw =
    { $count ->
        [one] dra en bricka
       *[other] dra { $count } brickor
    }
action-pass = passa
action-stop = sluta lägga
action-claim-points =
    { $points ->
        [0] säg inga poäng
       *[other] säg { $points } poäng
    }
action-call-points =
    { $points ->
        [0] ropa inget
       *[other] ropa ”Muggins!” för { $points } poäng
    }
