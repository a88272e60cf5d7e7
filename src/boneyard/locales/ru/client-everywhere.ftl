### What every screen may say, in Russian.

close = Закрыть
try-again = Попробовать снова
screen-lost = Не удалось загрузить эту страницу.
you-name = Вы
seat-free = Место { $seat } (свободно)
# Whoever had themselves deleted.
somebody = Кто-то
learn-link = Первый урок

## Words that many sentences need

yes = да
no = нет
you = вы
nobody = никто
nothing = ничего
seat-number = место { $seat }
list-and = { $most } и { $last }
list-or = { $most } или { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Игрок

## Refusals

refusal-offline = Сервер не отвечает. Проверьте связь и попробуйте снова.
refusal-not-found = Такого стола здесь нет.
refusal-illegal = Сейчас так нельзя.
refusal-stale = За столом уже что-то изменилось; посмотрите ещё раз.
refusal-taken = Это место занято.
refusal-full = За этим столом заняты все места; можно смотреть игру.
refusal-present = Этот игрок ещё здесь.
refusal-not-alone = Брать ходы назад можно только в игре с ботами.
refusal-nothing-to-take-back = Брать назад нечего.
refusal-tiles-seen = С тех пор вы увидели новые костяшки, так что взять ход назад нельзя.
refusal-not-over = Это можно показать, когда партия закончится.
refusal-too-many-requests = Слишком много сразу; подождите немного.
refusal-too-fast = Слишком быстро; подождите немного.
refusal-overloaded = Мест больше нет; попробуйте через минуту.
refusal-expired = За этот стол целый день никто не садился, и он закрыт.
refusal-unreadable = За этим столом играли не по нынешним правилам, или его журнал повреждён; открыть стол нельзя.
refusal-log-full = За этим столом произошло слишком много всего; откройте новый.
refusal-serious = За этим столом играют без помощи.
refusal-out-of-time = Ваше время вышло; этот раунд за вас играет бот.

## Printed texts

edition-all = Все правила
edition-s9 = Schmidt, «дубль-девять»
edition-cl = Schmidt Classic Line
edition-cb = Цветное домино
edition-t5 = Пять игр
edition-bn = Brettspielnetz
edition-pub = британские пабы
edition-american = американские клубы
edition-bn-2009 = Brettspielnetz до 2010 года
# $languages: the texts of a rulebook that are meant, such as "французский, нидерландский".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, с изменениями
language-da = датский
language-de = немецкий
language-en = английский
language-es = испанский
language-fr = французский
language-it = итальянский
language-nl = нидерландский
language-pl = польский
language-ru = русский
language-sv = шведский
edition-followed = Правила: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (бот)
settings-lang = Язык
