### What happens at a laying game, and what can be done there, in German.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Where the
### reader is one of several ("du und Cleo") the verb is in the second person plural.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Das Los entscheidet: Du beginnst.
           *[no] Das Los entscheidet: { $seat } beginnt.
        }
       *[turn] { $you ->
            [yes] Diesmal beginnst du.
           *[no] Diesmal beginnt { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Du eröffnest mit { $tile }.
            [left] Du legst { $tile } links an{ $letter }.
            [right] Du legst { $tile } rechts an{ $letter }.
            [row] Du legst { $tile }: { $total }.
           *[arm] Du legst { $tile } bei { $end } an.
        }
       *[no] { $at ->
            [lead] { $seat } eröffnet mit { $tile }.
            [left] { $seat } legt { $tile } links an{ $letter }.
            [right] { $seat } legt { $tile } rechts an{ $letter }.
            [row] { $seat } legt { $tile }: { $total }.
           *[arm] { $seat } legt { $tile } bei { $end } an.
        }
    }
# $seen: whether the faces of the drawn tiles are known, and so may be named.
event-drew =
    { $you ->
        [yes] Du ziehst { $tiles };
       *[no] { $seen ->
            [yes] { $seat } zieht { $tiles };
           *[no] { $count ->
                [one] { $seat } zieht einen Stein;
               *[other] { $seat } zieht { $count } Steine;
            }
        }
    } { $left ->
        [0] der Vorrat ist leer.
        [one] im Vorrat liegt noch einer.
       *[other] im Vorrat liegen noch { $left }.
    }
event-passed =
    { $you ->
        [yes] Du passt;
       *[no] { $seat } passt;
    } offen: { $numbers }.
event-stopped =
    { $you ->
        [yes] Du legst keinen weiteren Stein.
       *[no] { $seat } legt keinen weiteren Stein.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Du sperrst das linke Ende{ $letter } mit { $tile }!
            [right] Du sperrst das rechte Ende{ $letter } mit { $tile }!
           *[arm] Du sperrst { $end } mit { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } sperrt das linke Ende{ $letter } mit { $tile }!
            [right] { $seat } sperrt das rechte Ende{ $letter } mit { $tile }!
           *[arm] { $seat } sperrt { $end } mit { $tile }!
        }
    }
event-released = Bei { $names } kann niemand anlegen: Die anderen Enden sind wieder offen.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Du notierst
               *[other] { $seats } notiert
            }
           *[no] { $count ->
                [one] { $seats } notiert
               *[other] { $seats } notieren
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Du verlierst
               *[other] { $seats } verliert
            }
           *[no] { $count ->
                [one] { $seats } verliert
               *[other] { $seats } verlieren
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Du bekommst
               *[other] { $seats } bekommt
            }
           *[no] { $count ->
                [one] { $seats } bekommt
               *[other] { $seats } bekommen
            }
        }
    } { $size ->
        [one] 1 Punkt
       *[other] { $size } Punkte
    }: { $why }.
# Points that count only if they are named: nothing was named ($points is 0), or not what was due.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Du sagst keine Punkte an.
           *[no] { $seat } sagt keine Punkte an.
        }
        [one] { $you ->
            [yes] Du sagst 1 Punkt an, aber das stimmt nicht.
           *[no] { $seat } sagt 1 Punkt an, aber das stimmt nicht.
        }
       *[other] { $you ->
            [yes] Du sagst { $points } Punkte an, aber das stimmt nicht.
           *[no] { $seat } sagt { $points } Punkte an, aber das stimmt nicht.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Du rufst nichts.
           *[no] { $seat } ruft nichts.
        }
        [one] { $you ->
            [yes] Du rufst „Muggins“ für 1 Punkt, aber das stimmt nicht.
           *[no] { $seat } ruft „Muggins“ für 1 Punkt, aber das stimmt nicht.
        }
       *[other] { $you ->
            [yes] Du rufst „Muggins“ für { $points } Punkte, aber das stimmt nicht.
           *[no] { $seat } ruft „Muggins“ für { $points } Punkte, aber das stimmt nicht.
        }
    }
event-revealed =
    { $you ->
        [yes] Du hast noch { $tiles } ({ $pips ->
            [one] 1 Auge
           *[other] { $pips } Augen
        }).
       *[no] { $seat } hat noch { $tiles } ({ $pips ->
            [one] 1 Auge
           *[other] { $pips } Augen
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino! Du gewinnst die Runde.
       *[no] Domino! { $seat } gewinnt die Runde.
    }
ended-blocked = Die Runde ist blockiert: Niemand kann anlegen.
ended-closed = Die Runde ist gesperrt.
ended-run-down = Im Vorrat ist nichts mehr zu ziehen, und kein Stein passt: Die Runde ist vorbei.
ended-laid = Alle Steine sind gelegt.
ended-passed = Mehr ist nicht zu gewinnen: Die Runde ist vorbei.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] Augen auf der Hand
       *[no] { $of-you ->
            [yes] deine Augen
           *[no] die Augen von { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] deine eigenen Augen werden abgezogen
       *[no] die eigenen Augen von { $of } werden abgezogen
    }
why-from = gerundet von { $number }
why-counted =
    { $number ->
        [one] 1 Auge
       *[other] { $number } Augen
    }
why-rounded-hands = { $number } für die Hände, jede für sich gerundet
why-less = weniger { $number } eigene
why-rounded = gerundet auf { $number }
why-below = gerundet auf −{ $number }
why-divided = geteilt durch { $number }
why-shared = aufgeteilt auf { $number }
why-double-blank = und 0-0 zählt { $number }
why-fourfold = die Augen auf der Hand mal vier
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] deine Augen mal zwei
       *[no] die Augen von { $of } mal zwei
    }
why-twice = 2 × { $number }
why-ends = Die Enden ergeben { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, du hast sie übersehen
       *[no] Muggins, { $of } hat sie übersehen
    }
why-opening = die Eröffnung
why-highest = der bisher höchste Pasch
why-triple = gleiche Enden mit Pasch
why-double = gleiche Enden
why-out = alle Steine gelegt
why-blocked = die beste Hand der blockierten Runde
why-set-off = gegen die Punkte des anderen Paares gerechnet
why-difference = die Gewinnpunkte, der Unterschied der beiden Paare
why-total = die Summe { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] mit { $tile } eröffnen
        [left] { $tile } links{ $letter } an die { $number } legen
        [right] { $tile } rechts{ $letter } an die { $number } legen
        [over-left] { $tile } links{ $letter } auf die { $number } legen
        [over-right] { $tile } rechts{ $letter } auf die { $number } legen
        [under-left] { $tile } links{ $letter } unter die { $number } legen
        [under-right] { $tile } rechts{ $letter } unter die { $number } legen
        [row] { $tile } legen, macht { $total }
       *[arm] { $tile } bei { $end } an die { $number } legen
    }{ $leaves ->
        [none] { "" }
       *[other] , die { $leaves } bleibt offen
    }
action-close =
    { $at ->
        [left] das linke Ende{ $letter } mit { $tile } sperren
        [right] das rechte Ende{ $letter } mit { $tile } sperren
       *[arm] { $end } mit { $tile } sperren
    }
action-draw =
    { $count ->
        [one] einen Stein ziehen
       *[other] { $count } Steine ziehen
    }
action-pass = passen
action-stop = nicht weiterlegen
action-claim-points =
    { $points ->
        [0] keine Punkte ansagen
        [one] 1 Punkt ansagen
       *[other] { $points } Punkte ansagen
    }
action-call-points =
    { $points ->
        [0] nichts rufen
        [one] „Muggins“ rufen: 1 Punkt
       *[other] „Muggins“ rufen: { $points } Punkte
    }
