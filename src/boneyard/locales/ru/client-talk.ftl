### What people say to each other at a table, and what they agree on, in Russian.

## All that can be said

talk-hello = Привет!
talk-good-luck = Удачи!
talk-well-played = Отличный ход!
talk-nice = Красиво!
talk-oops = Ой!
talk-sorry = Извините!
talk-thanks = Спасибо!
talk-moment = Минутку
talk-your-turn = Ваш ход?
talk-another = Ещё партию?
talk-good-game = Хорошая игра!
talk-must-go = Мне пора
# For those who listen.
talk-says = { $name } говорит: { $phrase }
talk-mute = Заглушить: { $name }
talk-unmute = Снова слышать: { $name }
talk-close = Закрыть
refusal-too-much-talk = Слишком много сразу; повторите чуть позже.

## What has to be agreed on

propose-take-back = Попросить ход назад
propose-pause = Попросить паузу
propose-settle = Предложить закончить
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } просит взять последний ход назад.
        [pause] { $name } просит паузу.
       *[settle] { $name } предлагает закончить партию.
    }
proposed-you =
    { $what ->
        [take-back] Вы просите взять последний ход назад.
        [pause] Вы просите паузу.
       *[settle] Вы предлагаете закончить партию.
    }
# What ending a match means; $totals is a sentence.
settle-means = Тогда засчитается счёт до этого раунда. { $totals }
proposal-waits = Ждём ответа: { $names }.
agree-button = Принять
disagree-button = Нет
withdraw-button = Отозвать
go-on-button = Продолжить
answered-yes = { $name } соглашается.
answered-no = { $name } не соглашается.
answered-no-you = Предложение снято.
talk-line-paused = Игра на паузе; время ни у кого не идёт.
talk-line-resumed = { $name } продолжает игру.
talk-line-resumed-you = Игра продолжается.
talk-line-taken-back = Ход взят назад.
settled-title = Окончено по согласию
settled-text = Все согласились закончить партию. Засчитан счёт до последнего раунда, и никто не выиграл и не проиграл.
refusal-paused = Игра на паузе; сначала продолжите её.
refusal-proposed-already = Одно предложение уже есть; сначала нужно на него ответить.
refusal-nothing-proposed = Отвечать больше не на что.
refusal-not-now = Предложить это можно только во время партии.
refusal-no-company = Больше некому согласиться.
