### What the terminal and the server say around the games, in Dutch.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] De bot: { $bots }.
       *[other] De bots: { $bots }.
    }

## The table

running-total-wanted = De som is { $total }. Punten zijn er voor { $wanted }.
worth =
    { $points ->
        [one] { $total } (1 punt)
       *[other] { $total } ({ $points } punten)
    }
upper-storey = boven
lower-storey = onder

## Partners, totals and winners

partners-you = Je speelt met { $partner } tegen { $others }.
partners = { $ones } spelen tegen { $others }.
around = Rond de tafel: { $names }.
match-minutes =
    { $minutes ->
        [one] Dat duurt ongeveer een minuut.
       *[other] Dat duurt ongeveer { $minutes } minuten.
    }
match-length =
    Dat duurt ongeveer { $hands ->
        [one] één ronde
       *[other] { $hands } rondes
    }, { $minutes ->
        [one] ongeveer een minuut.
       *[other] ongeveer { $minutes } minuten.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, in je eentje.
       *[other] { $game }, met { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Afgesproken: { $options }.
ask-for-help = Typ ? voor hulp.
hand-number = Ronde { $number }
your-move = Jouw zet (1 tot { NUMBER($count, useGrouping: 0) }, ? voor hulp):
your-move-unnumbered = Jouw zet (? voor hulp):
only-move = Je enige zet: druk op Enter (? voor hulp):
next-hand = Druk op Enter voor de volgende ronde (? voor hulp):
another-match = Nog een partij? (j/n, s bewaart deze)
write-over = { $file } bestaat al. Overschrijven? (j/n)
save-first = Dit spel is niet bewaard. Eerst bewaren? (j/n)
saved = Bewaard in { $file }.
not-saved = Er is niets bewaard.
goodbye = Tot ziens.
which-one = “{ $text }” kan van alles betekenen: { $actions }. Typ een ervan, of het nummer.
which-one-unnumbered = “{ $text }” kan van alles betekenen: { $actions }. Typ een ervan.
which-one-of-many = “{ $text }” kan { NUMBER($count, useGrouping: 0) } dingen betekenen: typ er meer van.
no-such-action =
    { $count ->
        [one] “{ $text }” kan nu niet: druk op Enter voor je enige zet, of typ ? voor hulp.
       *[other] “{ $text }” kan nu niet: typ een getal van 1 tot { NUMBER($count, useGrouping: 0) }, of ? voor hulp.
    }
no-such-action-unnumbered = “{ $text }” kan nu niet: typ een zet zoals hierboven uitgelegd, of ? voor hulp.
not-in-hand = Je hebt { $tile } niet in je hand.
does-not-fit = { $tile } kan daar nu niet aangelegd worden.
nothing-to-take-back = In deze ronde valt niets terug te nemen.
seen-too-much = Dat kun je niet terugnemen: je hebt sindsdien gedekte stenen gezien.
nothing-to-do = Je bent niet aan de beurt.
hint = Een goede zet is { $number }: { $action }.
hint-unnumbered = Een goede zet is { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Nu kun je bijvoorbeeld typen:
help-only = Of druk op Enter: er is niets anders te doen.
help-number = Of het nummer van een zet.
help-short = Van { $text } is genoeg wat geen twijfel laat, zoals { $short }.
help-beginning = Van een woord is het begin genoeg.
help-stuck = Als er niets past: { $rule }
help-besides = Verder:
help-page =
    De hele pagina met alle opties toont r, of in een ander venster
      boneyard rules { $game } --lang nl
    Nieuw met domino?
      boneyard rules basics --lang nl
aside-r = de regels van dit spel
aside-h = een hint
aside-t = de tafel nog een keer
aside-e = de einden
aside-l = wat er het laatst gebeurde
aside-c = de stand
aside-u = je laatste zet terugnemen, als je sindsdien niets gedekts hebt gezien
aside-s = het spel bewaren; s BESTAND, onder deze naam
aside-q = stoppen

## Records

record-title = { $game }. Aan tafel: { $names }.
record-options = Opties: { $options }.
record-date = Datum: { $date }.
record-right =
    Het verslag klopt: { $hands ->
        [one] 1 ronde
       *[other] { $hands } rondes
    }, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }.
record-unfinished = De laatste ronde is niet uitgespeeld.

## The catalogue

column-id = spel
column-name = naam
column-players = spelers
column-sets = sets
column-minutes = minuten
column-editions = bron
game-needs = Spelers: { $players }. Sets: { $sets }. Bron: { $editions }.
also-called = Ook bekend als: { $names }.
host-players = met { $host }: { $players } spelers
lengths-of = Zo lang duurt een partij tegen bots:
length-of =
    { $players ->
        [one] Eén speler: { $length }.
       *[other] { $players } spelers: { $length }.
    }
length-or-printed = { $length }; zoals gedrukt: { $printed }
editions-of = Uitgaven, elk te kiezen met --edition naam; noem je er geen, dan geldt de eerste:
options-of = Opties met hun standaardwaarde, elk te kiezen met -o naam=waarde:
option-values = Mogelijk: { $values }.
option-hosts = Alleen met: { $hosts }.
values-from = { $values }, of elk getal vanaf { $least }
which-game = Welk spel? (Enter speelt { $first })
too-late = Iemand was sneller: dat kan niet meer.

## Answers of the solvers

solve-seed = Startgetal { $seed }.
solve-number = { $number }
solve-hand = In de hand:
solve-order = Gelegd in deze volgorde:
solve-share =
    Dat is { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; van alle denkbare spellen is het, met 95%
    zekerheid, tussen { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } en
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = De oplossingen van het domino-vierkant, op elke manier geteld:
solve-squares-number-pictures = Verschillende patronen van de getallen in het kader, welke stenen er ook op liggen.
solve-squares-placements = Verschillende manieren om de 28 stenen te leggen.
solve-squares-placements-up-to-half-turn = Hetzelfde, waarbij een kader en zijn halve draai als één tellen.
solve-squares-placements-up-to-symmetry = Hetzelfde, waarbij ook gespiegelde kaders als één tellen.
solve-squares-printed = De “meer dan 300.000 oplossingen” van de boekjes zijn de manieren van leggen, op een halve draai na.
solve-squares-puzzle =
    { $count ->
        [one] Er ligt één steen in het kader; de andere kunnen er op precies één manier bij.
       *[other] Er liggen { $count } stenen in het kader; de andere kunnen er op precies één manier bij.
    }
solve-squares-given = De stenen in het kader:
solve-squares-completions =
    { $count ->
        [0] Dit kan niet worden voltooid.
        [one] Dit kan op precies één manier worden voltooid:
       *[other] Dit kan op { $count } manieren worden voltooid; een ervan:
    }
solve-squares-lift = Het gaat verder zonder { $tiles }.
solve-solo-1-share = Te winnen: { $winnable } van { $sample } spellen.
solve-solo-1 =
    { $won ->
        [yes] Dit is te winnen.
       *[no] Dit is niet te winnen.
    }
solve-solo-2-share = Gewonnen door het advies te volgen: { $winnable } van { $sample } spellen.
solve-lay = Leg nu:
solve-lay-all = Leg de hand in deze volgorde:
solve-stuck = Deze hand kan niet helemaal gelegd worden, dus het spel is verloren.
solve-over =
    { $won ->
        [yes] Alles ligt: dit is gewonnen.
       *[no] Er past niets meer: dit is verloren.
    }
solve-chance =
    { $exact ->
        [yes] De kans om te winnen is { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, precies uitgeteld.
       *[no] De kans om te winnen is ongeveer { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] De langste ketting voor de dubbel { $value } heeft { $count } stenen:
       *[no] De kortste ketting voor de dubbel { $value } heeft { $count } stenen:
    }
solve-no-chain = De vrije stenen vormen geen ketting van { $least } of meer voor de dubbel { $value }.
solve-train =
    { $kind ->
        [pips] De reeks met de meeste ogen
       *[tiles] De langste reeks
    } heeft { $count ->
        [one] één steen
       *[other] { $count } stenen
    } en { $pips ->
        [one] één oog
       *[other] { $pips } ogen
    }:
solve-no-train = Geen steen van deze hand kan gelegd worden.
solve-left =
    { $count ->
        [0] Er blijft niets over.
       *[other] Over: { $tiles }.
    }
solve-fortune = Zonder { $tile } vormen alle andere één ketting, van { $one } tot { $other }:
solve-dominance-move = { $name } beslist; het beste is { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Alle stenen zijn genomen, en niemand staat voor.
           *[no] Alle stenen zijn genomen, en { $ahead } staat { $points } voor.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Bij het beste spel eindigt het gelijk.
               *[no] Bij het beste spel staat { $ahead } aan het eind { $points } voor.
            }
           *[no] { $even ->
                [yes] Voor zover te zien is, staat niemand voor.
               *[no] Voor zover te zien is, staat { $ahead } ongeveer { $points } voor.
            }
        }
    }

## The server and its records

open-already = Boneyard draait al op { $url }.
serve-address =
    Boneyard draait op { $url } tot Ctrl-C het stopt.
    De tafels worden bewaard in { $database }.
verify-record = Verslag { $number }, partij { $match }:
verify-hand =
    { $wrong ->
        [none] Ronde { $hand }: uitgedeeld zoals beloofd met { $promise }..., en de volgorde van de stenen volgt daaruit.
       *[other] Ronde { $hand } klopt niet: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] De zetten van één ronde
           *[other] De zetten van alle { $hands } rondes
        } zijn geldig, en de uitslagen kloppen.
       *[other] De zetten kloppen niet. { $wrong }
    }
export-done =
    { $count ->
        [one] Eén partij is naar { $file } geschreven.
       *[other] { $count } partijen zijn naar { $file } geschreven.
    }
    Het bestand bevat geheimen: bewaar het als de database zelf.
import-done =
    { $written ->
        [one] Eén partij is geschreven
       *[other] { $written } partijen zijn geschreven
    }, { $known ->
        [one] één was er al.
       *[other] { $known } waren er al.
    }
import-different = Was er al, maar anders, en is gelaten zoals het is: { $names }.
arena-played =
    { $game }, { $players ->
        [one] één speler
       *[other] { $players } spelers
    }, startgetal { $seed }: { $most ->
        [yes] tot { $count }
       *[no] { $count }
    } { $what ->
        [matches] partijen
       *[deals] spellen
    }, elk gespeeld met alle plaatsen verwisseld.
arena-score =
    { $first } wint { NUMBER($value, style: "percent", maximumFractionDigits: 1) } van de { $what ->
        [matches] partijen
       *[deals] spellen
    } tegen { $second } (95%-interval: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } tot { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    Een plaats van { $first } haalt per { $what ->
        [matches] partij
       *[deals] spel
    } { $value } punten vergeleken met { $second } ({ $low } tot { $high }).
arena-cross = Hoe vaak, in procenten, de bot van de rij de bot van de kolom verslaat (gelijkspel telt half), en het halve 95%-interval.
arena-slow = De snelle motor is niet gecompileerd, dus hard vindt minder in zijn tijd: python -m boneyard.fast.compiled compileert hem, één keer.
arena-rated = { $game }, { $players } spelers, startgetal { $seed }: { $matches } partijen. Ratings zoals die van mensen, maar alleen onder de bots gemeten:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } is sterker.
        [second] { $second } is sterker.
       *[open] Geen van beide is duidelijk sterker: meer kan het laten zien.
    }{ $early ->
        [yes] {" "}Dat was vroeg beslist: het interval van de winst geldt wanneer je ook stopt, dat van de punten niet.
       *[no] {""}
    }
progress-deals = Spellen
progress-decisions = Beslissingen
progress-positions = Nadenken
progress-matches = Partijen
keys-newest = Gemaakt op { $made }; ondertekent alle nieuwe toegangen.
keys-older = Gemaakt op { $made }; geldig tot { $until }.
results-checked = Uitslagen die uit hun logboek volgen: { $right }; die afwijken: { $wrong }; van oudere regels, gelaten zoals ze zijn: { $unreadable }.
results-rebuilt = Uitslagen die klopten: { $right }; opnieuw afgeleid: { $wrong }; van oudere regels, gelaten zoals ze zijn: { $unreadable }.
ratings-checked = Ratings na een partij die niet uit de partijen volgen: { $wrong }.
ratings-rebuilt = Ratings na een partij die niet uit de partijen volgden, opnieuw berekend: { $wrong }.
push-on = Wie dat wil, krijgt vanaf nu via Web Push bericht over de eigen beurt. Wie zich al eerder had aangemeld, moet dat opnieuw doen.
push-off = Niemand krijgt nog via Web Push bericht over een beurt.
