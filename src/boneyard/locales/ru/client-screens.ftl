### The screens around the table in the browser, in Russian.

site-name = Boneyard

## Getting around

nav-label = Главное меню
nav-skip = К содержанию
nav-games = Игры
nav-lobby = Столы
nav-puzzles = Задачи
nav-mine = Мои игры
nav-settings = Настройки

## Home

home-title = Boneyard: домино для всех
home-headline = Домино — сразу за стол!
home-promise = Больше тридцати игр: против ботов, с друзьями или в одиночку. Без регистрации.
home-play = Играть
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, в одиночку
        [1] { $game } против бота
        [one] { $game } против { $bots } бота
        [few] { $game } против { $bots } ботов
        [many] { $game } против { $bots } ботов
       *[other] { $game } против { $bots } бота
    }
home-running = Играть дальше
home-dismiss = Не продолжать эту игру: { $game }
home-dismissed = { $game }: здесь этой игры больше нет, но она осталась в разделе «Мои игры».
home-undismiss = Отменить
home-games = Все игры
home-new = Впервые играете в домино? Начните здесь
home-search = Найти игру
home-book = Источник правил
home-kind = Вид игры
home-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдена { $count } игра
        [few] Найдены { $count } игры
        [many] Найдено { $count } игр
       *[other] Найдено { $count } игры
    }
home-none = Такой игры нет.
home-show-all = Показать все игры
home-lost = Не удалось загрузить игры.

kind-all = Все
kind-lines = В цепочку
kind-counting = На счёт
kind-stars = Кресты и звёзды
kind-special = Необычные
kind-alone = Для одного

edition-label = Чьи правила

## How long a match takes

length-minutes =
    { $minutes ->
        [one] около { $minutes } мин
        [few] около { $minutes } мин
        [many] около { $minutes } мин
       *[other] около { $minutes } мин
    }
length =
    { $exact ->
        [yes] { $hands ->
            [one] { $hands } раунд
            [few] { $hands } раунда
            [many] { $hands } раундов
           *[other] { $hands } раунда
        }
       *[no] около { $hands ->
            [one] { $hands } раунда
            [few] { $hands } раундов
            [many] { $hands } раундов
           *[other] { $hands } раунда
        }
    }, { $minutes ->
        [one] около { $minutes }{ "\u00A0" }минуты
        [few] около { $minutes }{ "\u00A0" }минут
        [many] около { $minutes }{ "\u00A0" }минут
       *[other] около { $minutes }{ "\u00A0" }минуты
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Предлагаем вместо этого: { $changes }
length-printed =
    По печатным правилам: { $exact ->
        [yes] { $hands ->
            [one] { $hands } раунд
            [few] { $hands } раунда
            [many] { $hands } раундов
           *[other] { $hands } раунда
        }
       *[no] около { $hands ->
            [one] { $hands } раунда
            [few] { $hands } раундов
            [many] { $hands } раундов
           *[other] { $hands } раунда
        }
    }, { $minutes ->
        [one] около { $minutes } мин
        [few] около { $minutes } мин
        [many] около { $minutes } мин
       *[other] около { $minutes } мин
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] { $least } игрок
            [few] { $least } игрока
            [many] { $least } игроков
           *[other] { $least } игрока
        }
       *[no] { $most ->
            [one] { $least }–{ $most } игрок
            [few] { $least }–{ $most } игрока
            [many] { $least }–{ $most } игроков
           *[other] { $least }–{ $most } игрока
        }
    }
players-label = Сколько игроков?
player-number = Игрок { $number }
level-label = Боты
level-easy = лёгкий
level-medium = средний
level-hard = сильный

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Основы
    .summary = Костяшки, слова игры и с чего начать.
    .words = начало помощь словарь слова костяшки перемешать правила как играть новичок
subject-misprints = Опечатки
    .summary = Где печатные правила спорят между собой и как играем мы.
    .words = ошибки неточности печатные правила толкование
subject-ratings = Рейтинг
    .summary = Кто насколько силён, как это измеряют и насколько это надёжно.
    .words = рейтинг эло сила место боты openskill честно уровень

## The ways to play a game

play-bots =
    { $bots ->
        [1] Играть против бота
        [one] Играть против { $bots } бота
        [few] Играть против { $bots } ботов
        [many] Играть против { $bots } ботов
       *[other] Играть против { $bots } бота
    }
play-friends = Позвать друзей
play-pass = На одном устройстве
play-options = Опции
play-rules = Правила
play-daily = Задача дня

## Games that are running

with-names = за столом: { $names }
with-nobody =
    { $free ->
        [0] в одиночку
       *[other] пока больше никого
    }
mine-playing = Идёт игра
mine-open =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
        [many] { $free } свободных мест
       *[other] { $free } свободного места
    }
mine-over = Окончена
