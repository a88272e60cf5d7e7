### What a link says where somebody shares it, and pages that need no client, in Russian. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: здесь играют в домино
    .text = Больше тридцати игр в домино: для одного, с друзьями или против ботов. Ничего не устанавливать, не регистрироваться.
preview-lobby = Открытые столы
    .text = Садитесь за стол, где кого-то ждут на партию в домино.
preview-puzzles = Задачи дня
    .text = Каждый день одни и те же задачи домино для всех.
preview-mine = Мои игры
    .text = Столы, за которыми вы сидите.
preview-me = Моя страница
    .text = Во что вы играли и как всё кончилось.
preview-settings = Настройки
    .text = Как выглядят костяшки, как быстро играют боты и как вас зовут.
preview-nowhere = Здесь ничего нет · Boneyard
preview-new = Играть: { $game }
preview-learn = Урок: { $game }
preview-rules = Как играть: { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Стол для домино, { $free ->
            [one] { $free } свободное место
            [few] { $free } свободных места
            [many] { $free } свободных мест
           *[other] { $free } свободного места
        }. Садитесь играть!
        [one] { $names } ждёт вас: { $free ->
            [one] { $free } свободное место
            [few] { $free } свободных места
            [many] { $free } свободных мест
           *[other] { $free } свободного места
        }.
        [few] { $names } ждут вас: { $free ->
            [one] { $free } свободное место
            [few] { $free } свободных места
            [many] { $free } свободных мест
           *[other] { $free } свободного места
        }.
        [many] { $names } ждут вас: { $free ->
            [one] { $free } свободное место
            [few] { $free } свободных места
            [many] { $free } свободных мест
           *[other] { $free } свободного места
        }.
       *[other] { $names } ждут вас: { $free ->
            [one] { $free } свободное место
            [few] { $free } свободных места
            [many] { $free } свободных мест
           *[other] { $free } свободного места
        }.
    }
preview-table-playing = За столом: { $names }. Можно смотреть игру.
preview-table-over = Партия окончена. Победа: { $winners }.
preview-table-closed = За этот стол никто не пришёл.
preview-table-alone =
    { $count ->
        [0] Игра в домино для одного.
       *[other] Игра в домино для одного: { $names }.
    }

## Personal links

link-question = Это чья-то личная ссылка, а в этом браузере вы уже кто-то другой. Если продолжить, здесь вы станете тем человеком; вернуться к нынешним местам поможет только ваша собственная личная ссылка.
link-go-on = Продолжить как тот человек
link-stay = Остаться собой
link-wrong = Эта личная ссылка не работает.
    .text = Возможно, она устарела или по пути потерялась буква. Откройте настройки на другом своём устройстве и возьмите ссылку оттуда ещё раз.
link-home = К играм
