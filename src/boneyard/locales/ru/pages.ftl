### What is put into the pages of the games, in Russian. Only the server and the terminal say it.

page-time =
    { $alike ->
        [yes] **Время:** около { $most ->
            [one] { $most } минуты
            [few] { $most } минут
            [many] { $most } минут
           *[other] { $most } минуты
        }
       *[no] **Время:** от { $least } до { $most ->
            [one] { $most } минуты
            [few] { $most } минут
            [many] { $most } минут
           *[other] { $most } минуты
        }
    }
page-options = Опции
page-usual = Обычно: { $value }.
page-or = Или: { $values }.
page-switch =
    { $on ->
        [yes] Обычно: да.
       *[no] Обычно: нет.
    }
page-host-options = **И ещё.** Все опции основной игры, как сказано на её собственной странице: { $games }.
page-edition = **Всё сразу, как здесь: { $edition }.** { $options }.
page-also = **Другие названия:** { $names }.
page-bots-game = Игра, число игроков
