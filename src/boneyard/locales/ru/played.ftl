## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Статистика и календарь
played-to-games = Мои игры
played-won = Победа
played-drawn = Ничья
played-lost = Поражение
played-left = Играл бот
played-shared = Несколько мест
played-settled = По согласию
played-solved = Решено
played-unsolved = Не решено
played-reached = { $done } из { $whole }
played-hands =
    { $hands ->
        [one] { $hands } раунд
        [few] { $hands } раунда
        [many] { $hands } раундов
       *[other] { $hands } раунда
    }
played-puzzle = Задача, { $date }
time-seconds = { $seconds } с
time-minutes = { $minutes } мин
time-hours = { $hours } ч { $minutes } мин
played-search = Поиск по имени
played-game = Игра
played-all-games = все игры
played-with = С кем: { $name }
played-with-anybody = Показать игры со всеми
played-none = Таких игр у вас нет.
played-more = Показать ещё
played-found =
    { $count ->
        [0] нет игр
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игры
    }

## The page of one's own

me-title = Моя страница
me-lost = Не удалось загрузить вашу статистику.
me-nothing = Когда игра закончится, она появится здесь.
me-matches = Партии
me-won-share = побед { $percent } %
me-streak = победы подряд
me-best = рекорд: { $count }
me-time = за столом
me-alone = Игры для одного
me-alone-solved = решено
me-by-game = По играм
me-by-opponent = По соперникам
me-game = Игра
me-opponent = Соперник
me-games = Игры
me-col-won = Победы
me-col-points = Очки
me-col-row = Подряд
me-col-together = Вместе
me-bots = Боты ({ $level })
me-counted = Каждая партия считается один раз. Партия, которую за вас доиграл бот, — не победа и не поражение, как и та, где у вас было несколько мест.

## The calendar of puzzles

calendar-title = Задачи дня
calendar-streak =
    { $count ->
        [0] Дней подряд пока нет
        [one] { $count } день подряд
        [few] { $count } дня подряд
        [many] { $count } дней подряд
       *[other] { $count } дня подряд
    }
calendar-best = рекорд: { $count }
calendar-solved =
    { $count ->
        [one] Решена { $count } задача
        [few] Решены { $count } задачи
        [many] Решено { $count } задач
       *[other] Решено { $count } задачи
    }
calendar-before = Предыдущий месяц
calendar-after = Следующий месяц
calendar-day =
    { $solved ->
        [0] { $date }: ничего не решено
        [one] { $date }: решена { $solved } задача
        [few] { $date }: решены { $solved } задачи
        [many] { $date }: решено { $solved } задач
       *[other] { $date }: решено { $solved } задачи
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Решено за { $moves } ход, { $time }
        [few] Решено за { $moves } хода, { $time }
        [many] Решено за { $moves } ходов, { $time }
       *[other] Решено за { $moves } хода, { $time }
    }
calendar-puzzle-late = , в другой день
calendar-taken-back =
    { $count ->
        [one] { $count } ход взят назад
        [few] { $count } хода взято назад
        [many] { $count } ходов взято назад
       *[other] { $count } хода взято назад
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Не решено, { $tries } попытка
        [few] Не решено, { $tries } попытки
        [many] Не решено, { $tries } попыток
       *[other] Не решено, { $tries } попытки
    }
calendar-play = Решать
calendar-help = Дни подряд — это дни, в которые вы решили задачу именно этого дня (по Гринвичу).
calendar-link = Мой календарь

## One's own data

data-title = Мои данные
data-what = Этот сервер знает имя и значок, которые вы выбрали, ваши места и ходы и куда слать уведомления, если вы просили. Больше ничего.
data-export = Скачать всё
data-export-help = Один файл (JSON): все партии с записями и вся ваша статистика.
data-delete = Удалить меня…
delete-title = Удалить всё о вас?
delete-name = Ваше имя исчезнет со всех столов и из всех записей. Другие сохранят свои; вы там будете «Кто-то».
delete-running = Где вы сейчас играете, за вас доиграет бот. Места за столами, где игра не началась, снова свободны.
delete-figures = Ваши игры, статистика и календарь пропадут.
delete-devices = Ваша личная ссылка и другие устройства вас больше не узнают.
delete-never = Отменить это нельзя. Если хотите что-то сохранить, сначала скачайте.
delete-sure = Удалить всё
delete-stay = Остаться
delete-done = Вы забыты. Добро пожаловать, новый гость!

## Ratings

ratings-title = Рейтинг
ratings-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
ratings-few = партий: { $matches } из { $enough }
ratings-matches =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
        [many] { $matches } партий
       *[other] { $matches } партии
    }
ratings-none = В рейтинг идут партии между людьми, с часами, за общими столами. Таких у вас пока нет.
ratings-how = Как считают рейтинг
new-rated = На рейтинг
new-rated-help = Партия идёт в рейтинг всех, кто в ней играет. Только люди, каждый за своим устройством, с часами.
rated-table = на рейтинг
rated-said = На рейтинг.
rated-why = Эта партия идёт в рейтинг всех, кто в ней играет. Кто уходит, тот проиграл.
rated-not-with-bots = С ботами партия в рейтинг не идёт.
