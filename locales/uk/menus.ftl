# The pages around the table: title, set-up, settings, pause, saves, help, the end of a game.

back = Назад
cancel = Скасувати
save = Зберегти
delete = Видалити

language-cs = Čeština
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-pl = Polski
language-sk = Slovenčina
language-uk = Українська

## Title

title-new-game = Нова гра
title-quick = Швидка гра
title-quick-what = Карак: ти проти двох комп’ютерних гравців
title-quick-how = Одне клацання — і перед тобою катакомби.
title-continue = Продовжити
title-continue-what = { NAME($game) }, хід { $turn }: ходить { NAME($hero, form: "inside") }
title-score = { $hero } { NUMBER($points, maximumFractionDigits: 1) }
title-catacombs = Катакомби. 2–5 героїв
title-catacombs-tip = Досліджуй катакомби, перемагай чудовиськ, збирай скарби, здолай дракона.
title-terminal = Поки що лише в терміналі
title-no-table = { NAME($game) }: поки що лише в терміналі.
title-load = Завантажити
title-settings = Налаштування
title-quit = Вийти

## New game

new-game-title = Хто грає?
new-game-play = Грати
new-game-add = Ще один гравець
new-game-remove = Виходить з-за столу
new-game-up = Сідає на місце раніше
new-game-name = Ім’я
new-game-computer-name = Комп’ютер
new-game-drawn = Герой за жеребом
new-game-draw = За жеребом
new-game-draw-text = Героя визначить жереб на початку гри.
new-game-hero = Герой гравця { $n }
new-game-hero-name = { NAME($hero) }, { NAME($hero, form: "title") }
new-game-first = Хто починає
new-game-dice = Кубики
new-game-seed = Зерно
new-game-seed-hint = випадкове
new-game-seed-tip = Те саме зерно й ті самі рішення дають ту саму гру. Поділися ним із друзями.
seat-person = Людина
seat-random = Легкий
seat-greedy = Середній

## Settings

settings-title = Налаштування
settings-reset = Скинути
settings-broken = Файл налаштувань пошкоджено. Його збережено як «{ $file }»; діють початкові налаштування.
settings-unwritable = Не вдалося записати налаштування. Вони діятимуть, доки не вийдеш із гри.
settings-group-language = Мова
settings-group-screen = Екран
settings-group-sound = Звук
settings-group-motion = Рух
settings-group-help = Підказки за столом
settings-fullscreen = Повний екран
settings-ui-scale = Розмір інтерфейсу
settings-scale = { $percent ->
        [0] Автоматично
       *[other] { $percent } %
    }
settings-scale-tip = Що менше вікно, то менше його можна збільшити.
settings-high-contrast = Висока контрастність
settings-colour-signs = Знак для кожного героя
settings-colour-signs-tip = Героїв видно й без кольорів.
settings-music = Музика
settings-effects = Звукові ефекти
settings-muted = Вимкнути весь звук
settings-speed = Швидкість
settings-speed-slow = Повільна
settings-speed-normal = Звичайна
settings-speed-fast = Швидка
settings-speed-off = Вимк.
settings-reduced-motion = Менше руху
settings-reduced-motion-tip = Ніщо не мерехтить і не рухається саме собою.
settings-marks = Показувати, куди можна йти
settings-odds = Показувати шанс на перемогу
settings-confirm-turn = Підтверджувати кінець ходу
settings-confirm-turn-tip = Наступний гравець починає лише після клацання. До того хід можна скасувати.

## Pause

pause-title = Пауза
pause-resume = Назад до гри
pause-save = Зберегти
pause-load = Завантажити
pause-settings = Налаштування
pause-help = Як грати
pause-play-for-me = Зіграти цей хід за мене
pause-play-for-me-tip = Комп’ютер завершить твій хід.
pause-give-up = Здатися
pause-give-up-tip = Комп’ютер гратиме твоїм героєм.
pause-title-page = До головного меню
pause-title-page-tip = Гра не пропаде: кнопка «Продовжити» поверне тебе сюди.
pause-quit = Вийти
pause-quit-tip = Гра не пропаде: кнопка «Продовжити» поверне тебе сюди.
pause-seats = Хто де сидить
give-up-text = Відтепер за героя на ім’я { NAME($hero, form: "inside") } гратиме комп’ютер. Якщо за столом більше нікого немає, гра закінчиться.
give-up-yes = Здатися

## Saves

load-title = Завантажити гру
save-title = Зберегти гру
save-name = Назва гри
saved = Збережено як «{ $name }».
saves-none = Збережених ігор поки немає.
saves-more = Ігор: { $n }. Гортай коліщатком
saves-autosave-before = Передостання гра
saves-last-game = Остання зіграна гра
saves-unreadable = Цей файл неможливо прочитати.
saves-detail = { $date } · { NAME($game) }, хід { $turn } · { $heroes }
delete-text = Видалити «{ $name }»? Повернути її буде неможливо.
delete-yes = Видалити
delete-failed = Не вдалося видалити «{ $file }».
overwrite = Перезаписати
overwrite-text = Перезаписати «{ $name }»?
overwrite-yes = Перезаписати
picture-saved = Знімок екрана збережено: { $file }
picture-not-saved = Не вдалося зберегти знімок екрана в { $folder }.

## The end

game-over-title = Кінець гри
game-over-line = { $n ->
        [one] Перемагає { $winners }!
        [few] Спільна перемога: { $winners }!
       *[many] Спільна перемога: { $winners }!
    }
game-over-how = { $by ->
        [dragon] Дракона переможено, скарби пораховано.
        [given-up] За столом нікого не лишилося.
       *[no-progress] Надто довго нічого не відбувалося, тож скарби пораховано.
    }
game-over-points = { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } очко
        [few] { NUMBER($points, maximumFractionDigits: 1) } очки
        [many] { NUMBER($points, maximumFractionDigits: 1) } очок
       *[other] { NUMBER($points, maximumFractionDigits: 1) } очка
    }
game-over-again = Зіграти ще раз
game-over-save = Зберегти
game-over-title-page = Головне меню

## Help

help-title = Як грати
help-rule-1 = Досліджуй катакомби. Твій герой має чотири кроки за хід. Світла підлога — плитки, до яких можна дійти; теплий туман — темрява, у яку можна ступити.
help-rule-2 = У темряві береш плитку й обертаєш її, як хочеш. У кімнатах чекає чудовисько або скриня, коридори порожні.
help-rule-3 = З чудовиськом треба битися: два кубики, твоя зброя та заклинання проти його сили. Більше за його силу — перемога, порівну — повертаєшся назад, менше — ще й втрачаєш серце.
help-rule-4 = Переможене чудовисько лишає здобич: зброю, заклинання чи ключ. Ключ відмикає одну скриню, а кожна скриня варта одного очка.
help-rule-5 = Цілющі фонтани повертають усі серця та знімають прокляття. Без сердець пропускаєш хід.
help-rule-6 = Коли дракона переможено, гра закінчується. Перемагає той, у кого найбільше очок, — не обов’язково драконоборець.
help-key-click = Клацання
help-does-click = іти, брати, битися: клацни саму річ
help-key-drag = Перетягування
help-does-drag = рухає поле
help-key-wheel = Коліщатко, + і −
help-does-wheel = масштаб
help-key-right = Права кнопка, Esc
help-does-right = крок назад, меню
help-key-walk = Стрілки
help-does-walk = один крок
help-key-pan = W A S D
help-does-pan = рухати поле
help-key-centre = Home, подвійне клацання
help-does-centre = до героя
help-key-fit = F
help-does-fit = усе поле
help-key-rotate = Коліщатко, R
help-does-rotate = обернути плитку
help-key-tab = Tab, Enter
help-does-tab = перебрати всі варіанти
help-key-end = Пробіл
help-does-end = завершити хід, кинути, далі
help-key-undo = Ctrl+Z
help-does-undo = скасувати дію
help-key-log = L
help-does-log = усе, що сталося
help-key-box = I
help-does-box = що ще можна витягти
help-key-hurry = N
help-does-hurry = одразу до свого ходу
help-key-picture = F12
help-does-picture = знімок екрана
help-key-fullscreen = F11
help-does-fullscreen = повний екран
help-key-mute = M
help-does-mute = вимкнути звук
