### Names and faces, in Russian.

face-tile = Ваша костяшка
face-colour = Её цвет
face-change = Выберите свою костяшку
face-ruby = красный
face-amber = янтарный
face-moss = зелёный
face-teal = бирюзовый
face-sky = голубой
face-violet = фиолетовый
face-rose = розовый
face-slate = серый
pass-title = Кто играет?
pass-name = Имя игрока { $number }
pass-start = Начать
pass-back = Назад
