### What happens at hectic, and what can be done there, in Polish.

# $least is how many tiles the chain needs, $points what the double is worth.
race-round = Runda { $round } z { $rounds }: dublet { $double }, punkty: { $points }. Zbuduj łańcuch z co najmniej { $least } kamieni: { $number } na obu końcach i nigdzie w środku. Kamienie z liczbą { $number } są oznaczone (*).
race-holds = { $name }: { $tiles }
race-out = Poza tą rundą: { $names }.
race-won = Zdobycz ({ $name }): { $doubles }
race-aside = Niezdobyte: { $doubles }

action-grab = weź { $tile }
action-put-back = odłóż { $tile }
action-claim = zgłoś się po dublet ze wszystkim, co masz
action-give-up = poddaj tę rundę

event-grabbed =
    { $you ->
        [yes] Bierzesz { $tile }.
       *[no] { $seat } bierze { $tile }.
    }
event-freed =
    { $you ->
        [yes] Odkładasz { $tiles }.
       *[no] { $seat } odkłada { $tiles }.
    }
event-won-double =
    { $you ->
        [yes] Zdobywasz { $tile } łańcuchem { $chain }!
       *[no] { $seat } zdobywa { $tile } łańcuchem { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] Zgłaszasz się po dublet, ale
       *[no] { $seat } zgłasza się po dublet, ale
    } { $fault ->
        [short] łańcuch jest za krótki.
        [ends] liczba musi być na obu końcach i nigdzie indziej.
       *[broken] kamienie nie tworzą łańcucha.
    } { $you ->
        [yes] Pauzujesz
       *[no] { $seat } pauzuje
    } do następnej rundy.
event-gave-up =
    { $you ->
        [yes] Poddajesz tę rundę.
       *[no] { $seat } poddaje tę rundę.
    }
event-lost-double = Nikt nie zdobywa { $tile }: dublet idzie na bok.
event-round-began = Runda { $number }: dublet { $tile }.

ended-rounds = Rozegrano już rundy o wszystkie dziesięć dubletów.
why-won-double = dublet
