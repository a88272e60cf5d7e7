### What the commands of the terminal and their options do, in German. There is nothing to choose in these messages.

## The words around them

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-example = Beispiel:
help-default = Vorgabe: { $value }
help-variable = Umgebungsvariable: { $name }
help-required = nötig

## Options of several commands

help-option-as-json = Als Daten für Programme.
help-option-database = Eine Datei oder postgresql://... [Vorgabe: eine Datei in deinem Datenordner]
help-option-edition = Wie eine Ausgabe es druckt, zum Beispiel s9-fr; `boneyard games GAME` nennt alle.
help-option-lang = Die Sprache. [Vorgabe: die deines Terminals]
help-option-moves = Die Züge seit dem Austeilen.
help-option-options = Eine Option des Spiels; auch mehrmals.
help-option-plain = Nur mit einfachen Zeichen zeichnen.
help-option-players = Wie viele spielen. [Vorgabe: so wenige wie möglich]
help-option-record = Die Stellung am Ende einer Aufzeichnung.
help-option-sample = So viele zufällige Verteilungen ausprobieren.
help-option-seed = Gleiche Startzahl, gleiche Ausgabe. [Vorgabe: zufällig, wird angezeigt]
help-option-sets = Das Domino-Set; NAME=WERT wirkt wie -o.
help-option-help = Diese Hilfe zeigen.

## Commands

help-boneyard =
    Boneyard, das Zuhause der Dominospiele.

    Ohne Befehl öffnet sich der Tisch im Browser.
    .version = Die Version.
help-open =
    Den Tisch im Browser öffnen; das geschieht auch ohne Befehl.

    Läuft schon ein Server von dir, wird er genommen, sonst läuft einer bis Strg-C.
    .browser = Gleich anzeigen. [Vorgabe: wenn es einen Bildschirm gibt]
    .port = Der erste Port, der versucht wird.
help-games = Der Katalog der Spiele; mit GAME die Optionen eines Spiels.
help-rules =
    Die Seite eines Spiels, unter jedem seiner Namen.

    Drei Seiten handeln von allen Spielen: basics (Steine, Wörter, der Anfang), misprints (wo sich die gedruckten
    Anleitungen widersprechen und was wir spielen) und ratings (wie stark Menschen und Bots sind und wie das gemessen
    wird).
help-play =
    Im Terminal gegen Bots spielen, Zeile für Zeile.

    Am Tisch hilft ?. Ohne Optionen wird ein langes Spiel gekürzt; mit --edition wird gespielt wie gedruckt.
    .level =
        Wie gut die anderen spielen: easy, medium oder hard. Danach darf ein Temperament oder ein Name stehen, wie in
        medium/careful oder medium/Ben. Oder ein eigener Bot als modul:funktion.
    .seat = Wo du sitzt; der erste Platz ist 0. [Vorgabe: 0]
    .names = Die Namen der Spieler, nach Plätzen.
    .seed = Gleiche Startzahl, gleiche Steine.
    .resume = Ein gespeichertes Spiel fortsetzen; GAME kann dann fehlen.
    .points = Zeigen, was jeder Zug sofort einbringt.
help-simulate = Bots gegen Bots; endet eine Partie, beginnt die nächste.
    .hands = Wie viele Runden.
    .bots = Für alle oder je Platz: eine Stufe, allein oder wie medium/careful, oder modul:funktion.
    .as-json = Als Daten für Programme, mit den Aufzeichnungen.
    .records = Die Aufzeichnungen in eine Datei schreiben, die `boneyard replay` liest.
help-arena =
    Welche Bots stärker sind.

    Alles wird mit allen vertauschten Plätzen gespielt; Partner sind derselbe Bot. Was gemessen wird, liegt mit 95 %
    Sicherheit im gezeigten Bereich; alle Sitzordnungen einer Verteilung zählen als ein Wert. Von mehr als zwei Bots
    spielt jeder gegen jeden.

    Mit --stop endet jedes Paar, sobald eine Konfidenzfolge durch Wetten (Waudby-Smith und Ramdas) 50 % nicht mehr
    enthält, spätestens nach allen Verteilungen: gleich starke Bots werden in höchstens 5 % aller Fälle unterschieden,
    und der Bereich der Siege bleibt richtig.

    Gleiche Startzahl, gleiche Ausgabe, egal wie viele Prozesse spielen, außer bei Bots, die auf die Uhr sehen:
    --samples nimmt sie hard weg. Mit --cluster ray nennt RAY_ADDRESS den Cluster; sonst ist es einer auf diesem Rechner.
    .bots = Zwei oder mehr Bots: Stufen, allein oder wie medium/careful, oder modul:funktion.
    .deals = Wie viele Verteilungen.
    .matches = Stattdessen N ganze Partien spielen.
    .rate = Mit --matches: auslosen, wer spielt, und Bots bewerten wie Menschen.
    .stop = Enden, sobald es entschieden ist, durch einen Folgetest mit 5 % Fehler.
    .samples = hard wägt N Verteilungen ab, ohne Uhr.
    .jobs = Prozesse; 0: alle Kerne.
    .cluster = Stattdessen Prozesse eines Ray-Clusters.
    .markdown = Als Tabelle in Markdown.
help-replay = Eine Aufzeichnung Zug für Zug; FILE - ist eine Pipe.
    .to = Nach N Zügen aufhören.
    .seat = Nur zeigen, was dieser Platz sah.
    .pictures = Den Tisch nach jedem Zug, nicht nur nach jeder Runde.
    .quiet = Nur prüfen und das Ende zeigen.
help-analyse =
    Wie gut eine Partie gespielt wurde; FILE - ist eine Pipe.

    Jede Entscheidung wird danach benotet, was man in dem Moment wissen konnte: bester Zug, gut, ungenau oder Patzer.
    Dann, was zu erwarten war, was Entscheidungen kosteten und was das Glück brachte, in Punkten Vorsprung.
    .deals = Jeden Zug zweimal über N Verteilungen abwägen: mehr sind sicherer und dauern länger.
help-verify =
    Prüfen, ob in einer Aufzeichnung fair ausgeteilt wurde; FILE - ist eine Pipe.

    Der Status ist 0, wenn alles stimmt, und 1, wenn nicht.
help-solve = Genaue Antworten zu Rätseln und Patiencen.
help-solve-squares = Alle Lösungen gezählt; Rätsel; Ergänzungen.
    .count = Wie viele Lösungen es gibt; das ist die Vorgabe.
    .puzzle = Ein Rätsel mit genau einer Lösung machen.
    .complete = Einen Rahmen ergänzen; 0-2@a2h liegt waagerecht, 0-0@a1v senkrecht.
help-solve-solo-1 = Ob eine Verteilung zu gewinnen ist; wie viele es sind.
    .deck = Eine Verteilung: die 28 Steine, Reihe für Reihe.
help-solve-solo-2 = Was als Nächstes zu legen ist; die Aussicht auf den Sieg.
    .deck = Der aufgedeckte Stein und die bisher gezogenen, der Reihe nach.
    .size = Das Set.
    .refill = Wie gezogen wird.
    .play-rest = Auch die letzten Steine werden gezogen.
help-solve-hectic = Die kürzeste Kette zu einem Pasch, oder die längste.
    .double = Die Zahl des Paschs.
    .free = Die freien Steine. [Vorgabe: alle einzelnen Steine des 9er-Sets]
    .longest = Die längste Kette statt der kürzesten.
help-solve-hungarian = Die längste Folge einer Hand, oder die höchste.
    .hand = Die Steine auf der Hand.
    .ends = Die Enden der Kette. [Vorgabe: es liegt noch nichts]
    .lead = Der Stein, der eröffnet. [Vorgabe: irgendeiner]
    .pips = Die Folge mit den meisten Augen statt der längsten.
help-solve-dominance = Der beste Zug, genau für das letzte Dutzend Steine.
    .taken = Die Züge bisher: 3-5@5 trägt 3-5 in Reihe 5 ein, 3-5@5! diktiert es.
    .nodes = Wie viele Stellungen angesehen werden, solange mehr als ein Dutzend Steine übrig sind.
help-solve-fortune-teller = Eine Kette aus allen Steinen außer dem versteckten.
    .hidden = Der Stein im Umschlag.
help-serve =
    Tische übers Netz anbieten, bis es jemand beendet.

    Grenzen gelten je Serverprozess. Jede Option außer der Sprache darf aus der Umgebung kommen.
    .host = Wo gelauscht wird.
    .port = Der Port.
    .workers = Serverprozesse an dem Port; mehr als einer braucht PostgreSQL.
    .compiling = Die Suche der Bots auf hard nebenher kompilieren, wo numba installiert ist.
    .bot = Einen eigenen Bot anbieten; auch mehrmals.
    .log-level = Was eine Zeile wert ist.
    .access-log = Jede Anfrage festhalten.
    .log-format = Zeilen zum Lesen, oder JSON.
    .limit-tables = Tische, die nicht zu Ende sind.
    .limit-sockets = Verbindungen zugleich.
    .limit-frame-bytes = Bytes einer Anfrage oder Nachricht.
    .limit-asks-per-second = Anfragen je Sekunde von einer Adresse.
    .limit-asks-at-once = Anfragen von einer Adresse auf einmal.
    .limit-new-table = Für so viele Anfragen zählt ein neuer Tisch.
    .limit-costly = Für so viele zählt ein Nachspielen, ein Tipp, eine Analyse oder die Liste der eigenen Tische.
    .limit-frames-per-second = Nachrichten je Sekunde von einer Verbindung.
    .limit-frames-at-once = Nachrichten von einer Verbindung auf einmal.
    .limit-frames-refused = Überzählige Nachrichten, bis eine Verbindung geschlossen wird.
    .limit-sockets-per-address = Verbindungen zugleich von einer Adresse.
    .limit-reactions-per-second = Was jemand je Sekunde am Tisch sagt.
    .limit-reactions-at-once = Was jemand auf einmal sagt.
    .limit-proposals-per-second = Vorschläge je Sekunde von jemandem am Tisch.
    .limit-proposals-at-once = Vorschläge von jemandem auf einmal.
    .limit-seconds-to-read = Sekunden, in denen eine Nachricht abgenommen sein muss.
    .limit-seconds-to-ask = Sekunden, in denen eine Anfrage vollständig sein muss.
help-keys = Die Schlüssel zeigen oder wechseln, die Ausweise signieren, oder die von Web Push machen.
help-keys-list = Die Schlüssel einer Datenbank zeigen, nie die Geheimnisse darin.
help-keys-rotate =
    Ab jetzt mit einem neuen Schlüssel signieren.

    Laufende Server nehmen ihn binnen Sekunden. Wer kommt, solange der alte gilt, bekommt von selbst einen neuen Ausweis.
    .good-for = Wie lange Ausweise des alten Schlüssels noch gelten; bei 0 sind alle sofort Fremde.
help-keys-push =
    Leuten per Web Push sagen, dass sie am Zug sind, mit neuen Schlüsseln.

    Das ist aus, bis du es sagst: dein Server spricht dann mit den Push-Diensten der Browser. Laufende Server beginnen
    binnen Sekunden.
    .contact = Wo Push-Dienste dich erreichen: mailto:... oder https://...
    .off = Niemandem mehr etwas sagen.
help-results = Ergebnisse und Wertungen, die aus den Protokollen folgen, prüfen oder neu bilden.
help-results-check =
    Alle Ergebnisse und Wertungen neu ableiten und mit den aufbewahrten vergleichen.

    Der Status ist 1, wenn etwas abweicht.
help-results-rebuild = Alle Ergebnisse und Wertungen neu ableiten und behalten, was abweicht.
help-export = Alle Tische einer Datenbank in eine neue Datei schreiben.
help-import =
    Die Tische einer exportierten Datei in eine Datenbank schreiben.

    Was schon da ist, bleibt. Der Status ist 1, wenn etwas da ist, das abweicht.
