### What happens at a laying game, and what can be done there, in Polish.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Where the
### reader is one of several ("ty i Cleo") the verb is in the second person plural. Tiles stand where the accusative of a
### masculine word is like its nominative: at a table of colours they are words ("dublet niebieski").
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Losowanie: zaczynasz ty.
           *[no] Losowanie: zaczyna { $seat }.
        }
       *[turn] { $you ->
            [yes] Tym razem zaczynasz ty.
           *[no] Tym razem zaczyna { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Na początek kładziesz { $tile }.
            [left] Dokładasz { $tile } z lewej{ $letter }.
            [right] Dokładasz { $tile } z prawej{ $letter }.
            [row] Kładziesz { $tile }: { $total }.
           *[arm] Dokładasz { $tile } przy końcu { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } kładzie na początek { $tile }.
            [left] { $seat } dokłada { $tile } z lewej{ $letter }.
            [right] { $seat } dokłada { $tile } z prawej{ $letter }.
            [row] { $seat } kładzie { $tile }: { $total }.
           *[arm] { $seat } dokłada { $tile } przy końcu { $end }.
        }
    }
# $seen: whether the faces of the drawn tiles are known, and so may be named.
event-drew =
    { $you ->
        [yes] Dobierasz { $tiles };
       *[no] { $seen ->
            [yes] { $seat } dobiera { $tiles };
           *[no] { $count ->
                [one] { $seat } dobiera kamień;
                [few] { $seat } dobiera { $count } kamienie;
                [many] { $seat } dobiera { $count } kamieni;
               *[other] { $seat } dobiera { $count } kamienia;
            }
        }
    } { $left ->
        [0] zapas jest pusty.
        [one] w zapasie zostaje { $left }.
        [few] w zapasie zostają { $left }.
        [many] w zapasie zostaje { $left }.
       *[other] w zapasie zostaje { $left }.
    }
event-passed =
    { $you ->
        [yes] Pasujesz;
       *[no] { $seat } pasuje;
    } otwarte: { $numbers }.
event-stopped =
    { $you ->
        [yes] Nie dokładasz więcej.
       *[no] { $seat } nie dokłada więcej.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Zamykasz lewy koniec{ $letter } dubletem { $tile }!
            [right] Zamykasz prawy koniec{ $letter } dubletem { $tile }!
           *[arm] Zamykasz { $end } dubletem { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } zamyka lewy koniec{ $letter } dubletem { $tile }!
            [right] { $seat } zamyka prawy koniec{ $letter } dubletem { $tile }!
           *[arm] { $seat } zamyka { $end } dubletem { $tile }!
        }
    }
event-released = Nikt nie może dołożyć tutaj: { $names }; pozostałe końce są więc znów otwarte.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Zapisujesz
                [few] { $seats } zapisujecie
                [many] { $seats } zapisujecie
               *[other] { $seats } zapisujecie
            }
           *[no] { $count ->
                [one] { $seats } zapisuje
                [few] { $seats } zapisują
                [many] { $seats } zapisują
               *[other] { $seats } zapisują
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Tracisz
                [few] { $seats } tracicie
                [many] { $seats } tracicie
               *[other] { $seats } tracicie
            }
           *[no] { $count ->
                [one] { $seats } traci
                [few] { $seats } tracą
                [many] { $seats } tracą
               *[other] { $seats } tracą
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Dostajesz
                [few] { $seats } dostajecie
                [many] { $seats } dostajecie
               *[other] { $seats } dostajecie
            }
           *[no] { $count ->
                [one] { $seats } dostaje
                [few] { $seats } dostają
                [many] { $seats } dostają
               *[other] { $seats } dostają
            }
        }
    } { $size ->
        [one] { $size } punkt
        [few] { $size } punkty
        [many] { $size } punktów
       *[other] { $size } punktu
    }: { $why }.
# Points that count only if they are named: nothing was named ($points is 0), or not what was due.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Nie zgłaszasz punktów.
           *[no] { $seat } nie zgłasza punktów.
        }
        [one] { $you ->
            [yes] Zgłaszasz { $points } punkt, ale to się nie zgadza.
           *[no] { $seat } zgłasza { $points } punkt, ale to się nie zgadza.
        }
        [few] { $you ->
            [yes] Zgłaszasz { $points } punkty, ale to się nie zgadza.
           *[no] { $seat } zgłasza { $points } punkty, ale to się nie zgadza.
        }
        [many] { $you ->
            [yes] Zgłaszasz { $points } punktów, ale to się nie zgadza.
           *[no] { $seat } zgłasza { $points } punktów, ale to się nie zgadza.
        }
       *[other] { $you ->
            [yes] Zgłaszasz { $points } punktu, ale to się nie zgadza.
           *[no] { $seat } zgłasza { $points } punktu, ale to się nie zgadza.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Nic nie wołasz.
           *[no] { $seat } nic nie woła.
        }
        [one] { $you ->
            [yes] Wołasz „Muggins” za { $points } punkt, ale to się nie zgadza.
           *[no] { $seat } woła „Muggins” za { $points } punkt, ale to się nie zgadza.
        }
        [few] { $you ->
            [yes] Wołasz „Muggins” za { $points } punkty, ale to się nie zgadza.
           *[no] { $seat } woła „Muggins” za { $points } punkty, ale to się nie zgadza.
        }
        [many] { $you ->
            [yes] Wołasz „Muggins” za { $points } punktów, ale to się nie zgadza.
           *[no] { $seat } woła „Muggins” za { $points } punktów, ale to się nie zgadza.
        }
       *[other] { $you ->
            [yes] Wołasz „Muggins” za { $points } punktu, ale to się nie zgadza.
           *[no] { $seat } woła „Muggins” za { $points } punktu, ale to się nie zgadza.
        }
    }
event-revealed =
    { $you ->
        [yes] Masz { $tiles } ({ $pips ->
            [one] { $pips } oczko
            [few] { $pips } oczka
            [many] { $pips } oczek
           *[other] { $pips } oczka
        }).
       *[no] { $seat } ma { $tiles } ({ $pips ->
            [one] { $pips } oczko
            [few] { $pips } oczka
            [many] { $pips } oczek
           *[other] { $pips } oczka
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino! Wygrywasz rozdanie.
       *[no] Domino! { $seat } wygrywa rozdanie.
    }
ended-blocked = Rozdanie jest zablokowane: nikt nie może dołożyć.
ended-closed = Rozdanie jest zamknięte.
ended-run-down = Zapas się wyczerpał i nic nie pasuje: koniec rozdania.
ended-laid = Wszystkie kamienie są położone.
ended-passed = Nic więcej nie można zdobyć: koniec rozdania.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] oczka w ręce
       *[no] { $of-you ->
            [yes] twoje oczka
           *[no] oczka, które ma { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] odejmuje się twoje własne oczka
       *[no] odejmuje się oczka, które ma { $of }
    }
why-from = zaokrąglone z { $number }
why-counted =
    { $number ->
        [one] { $number } oczko
        [few] { $number } oczka
        [many] { $number } oczek
       *[other] { $number } oczka
    }
why-rounded-hands = { $number } za ręce, każda zaokrąglona osobno
why-less = minus własne: { $number }
why-rounded = zaokrąglone do { $number }
why-below = zaokrąglone do −{ $number }
why-divided = podzielone przez { $number }
why-shared = do podziału na { $number }
why-double-blank = a 0-0 liczy się za { $number }
why-fourfold = oczka w ręce razy cztery
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] twoje oczka razy dwa
       *[no] oczka, które ma { $of }, razy dwa
    }
why-twice = 2 × { $number }
why-ends = końce dają { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, to twoje przeoczenie
       *[no] Muggins, przeoczenie: { $of }
    }
why-opening = pierwszy kamień
why-highest = najwyższy dotąd dublet
why-triple = równe końce z dubletem
why-double = równe końce
why-out = wszystkie kamienie położone
why-blocked = najlepsza ręka w zablokowanym rozdaniu
why-set-off = rozliczenie z punktami drugiej pary
why-difference = wygrane punkty, różnica między parami
why-total = suma { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] połóż na początek { $tile }
        [left] dołóż { $tile } z lewej{ $letter } do { $number }
        [right] dołóż { $tile } z prawej{ $letter } do { $number }
        [over-left] połóż { $tile } z lewej{ $letter } na { $number }
        [over-right] połóż { $tile } z prawej{ $letter } na { $number }
        [under-left] połóż { $tile } z lewej{ $letter } pod { $number }
        [under-right] połóż { $tile } z prawej{ $letter } pod { $number }
        [row] połóż { $tile }, co daje { $total }
       *[arm] dołóż { $tile } przy końcu { $end } do { $number }
    }{ $leaves ->
        [none] { "" }
       *[other] , otwarte zostaje { $leaves }
    }
action-close =
    { $at ->
        [left] zamknij lewy koniec{ $letter } dubletem { $tile }
        [right] zamknij prawy koniec{ $letter } dubletem { $tile }
       *[arm] zamknij { $end } dubletem { $tile }
    }
action-draw =
    { $count ->
        [one] dobierz kamień
        [few] dobierz { $count } kamienie
        [many] dobierz { $count } kamieni
       *[other] dobierz { $count } kamienia
    }
action-pass = spasuj
action-stop = nie dokładaj więcej
action-claim-points =
    { $points ->
        [0] nie zgłaszaj punktów
        [one] zgłoś { $points } punkt
        [few] zgłoś { $points } punkty
        [many] zgłoś { $points } punktów
       *[other] zgłoś { $points } punktu
    }
action-call-points =
    { $points ->
        [0] nic nie wołaj
        [one] zawołaj „Muggins”: { $points } punkt
        [few] zawołaj „Muggins”: { $points } punkty
        [many] zawołaj „Muggins”: { $points } punktów
       *[other] zawołaj „Muggins”: { $points } punktu
    }
