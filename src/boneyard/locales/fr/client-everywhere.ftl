### What every screen may say, in French.

close = Fermer
try-again = Réessayer
screen-lost = Impossible de charger cette page.
you-name = Toi
seat-free = Place { $seat } (libre)
# Whoever had themselves deleted.
somebody = Quelqu’un
learn-link = Première leçon

## Words that many sentences need

yes = oui
no = non
you = toi
nobody = personne
nothing = rien
seat-number = la place { $seat }
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }{ "\u00A0" }:{ "\u00A0" }{ $number }
# The name that a person’s seat has in a record.
player-name = Anonyme

## Refusals

refusal-offline = Le serveur ne répond pas. Vérifie la connexion et réessaie.
refusal-not-found = Cette table n’existe pas ici.
refusal-illegal = Ce n’est pas possible maintenant.
refusal-stale = Le jeu a avancé ; regarde de nouveau.
refusal-taken = Cette place est prise.
refusal-full = Toutes les places de cette table sont prises ; tu peux regarder.
refusal-present = Cette personne est encore là.
refusal-not-alone = On ne peut annuler un coup que contre des bots.
refusal-nothing-to-take-back = Il n’y a rien à annuler.
refusal-tiles-seen = Depuis, tu as vu de nouveaux dominos : ce coup ne peut plus être annulé.
refusal-not-over = On pourra le voir quand la partie sera finie.
refusal-too-many-requests = C’était trop à la fois ; attends un instant.
refusal-too-fast = C’était trop rapide ; attends un instant.
refusal-overloaded = La maison est pleine ; réessaie dans une minute.
refusal-expired = Personne n’est venu à cette table pendant un jour : elle est fermée.
refusal-unreadable = Cette table a été jouée selon d’autres règles que celles d’aujourd’hui, ou son journal est abîmé ; elle ne peut pas être ouverte.
refusal-log-full = Il s’est passé trop de choses à cette table ; ouvres-en une autre.
refusal-serious = Cette table se joue sans aides.
refusal-out-of-time = Ton temps est écoulé ; un bot joue cette manche pour toi.

## Printed texts

edition-all = Tous les livrets
edition-s9 = Schmidt double-neuf
edition-cl = Schmidt Classic Line
edition-cb = Dominos en couleurs
edition-t5 = Boîte aux cinq jeux
edition-bn = Brettspielnetz
edition-pub = pubs britanniques
edition-american = clubs américains
edition-bn-2009 = Brettspielnetz avant 2010
# $languages: the texts of a rulebook that are meant, such as "French, Dutch".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, avec des changements
language-da = danois
language-de = allemand
language-en = anglais
language-es = espagnol
language-fr = français
language-it = italien
language-nl = néerlandais
language-pl = polonais
language-ru = russe
language-sv = suédois
edition-followed = Règles selon : { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Langue
