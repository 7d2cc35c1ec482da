# Names of heroes, monsters and things. The value is the bare name in the nominative, with a capital
# for a hero, as at the head of a line. Forms, inside a sentence:
# .inside the nominative (лорд, леді are small there)
# .gen    genitive
# .dat    dative
# .acc    accusative
# .with   instrumental with its preposition: з or зі
# .title  what a hero is

game-catacombs = Таємниці замку Карак
game-landscape = Таємниці замку Карак II
game-goblin = Карак: Гоблін

hero-argentus = Аргентус
    .inside = Аргентус
    .gen = Аргентуса
    .dat = Аргентусові
    .acc = Аргентуса
    .with = з Аргентусом
    .gender = m
    .title = чарівник
hero-horan = Горан
    .inside = Горан
    .gen = Горана
    .dat = Горанові
    .acc = Горана
    .with = з Гораном
    .gender = m
    .title = воїн
hero-xanros = Лорд Занрос
    .inside = лорд Занрос
    .gen = лорда Занроса
    .dat = лордові Занросу
    .acc = лорда Занроса
    .with = з лордом Занросом
    .gender = m
    .title = чародій
hero-aderyn = Адерін
    .inside = Адерін
    .gen = Адерін
    .dat = Адерін
    .acc = Адерін
    .with = з Адерін
    .gender = f
    .title = злодійка
hero-victorius = Вікторіус
    .inside = Вікторіус
    .gen = Вікторіуса
    .dat = Вікторіусові
    .acc = Вікторіуса
    .with = з Вікторіусом
    .gender = m
    .title = мечник
hero-taia = Тая
    .inside = Тая
    .gen = Таї
    .dat = Таї
    .acc = Таю
    .with = з Таєю
    .gender = f
    .title = віщунка
hero-lorraine = Леді Лоррейн
    .inside = леді Лоррейн
    .gen = леді Лоррейн
    .dat = леді Лоррейн
    .acc = леді Лоррейн
    .with = з леді Лоррейн
    .gender = f
    .title = мандрівниця
hero-elspeth = Елспет
    .inside = Елспет
    .gen = Елспет
    .dat = Елспет
    .acc = Елспет
    .with = з Елспет
    .gender = f
    .title = принцеса-войовниця
hero-darius = Дарій
    .inside = Дарій
    .gen = Дарія
    .dat = Дарієві
    .acc = Дарія
    .with = з Дарієм
    .gender = m
    .title = розвідник

token-rat = велетенський щур
    .acc = велетенського щура
    .with = з велетенським щуром
token-spider = велетенський павук
    .acc = велетенського павука
    .with = з велетенським павуком
token-mummy = мумія
    .acc = мумію
    .with = з мумією
token-turnkey = скелет-ключник
    .acc = скелета-ключника
    .with = зі скелетом-ключником
token-warrior = скелет-воїн
    .acc = скелета-воїна
    .with = зі скелетом-воїном
token-king = король скелетів
    .acc = короля скелетів
    .with = з королем скелетів
token-fallen = Полеглий
    .acc = Полеглого
    .with = з Полеглим
token-dragon = дракон
    .acc = дракона
    .with = з драконом
token-chest = замкнена скриня
    .acc = замкнену скриню
    .with = із замкненою скринею

thing-daggers = кинджали
    .acc = кинджали
thing-sword = меч
    .acc = меч
thing-axe = сокира
    .acc = сокиру
thing-bolt = магічна стріла
    .acc = магічну стрілу
thing-portal = портал зцілення
    .acc = портал зцілення
thing-key = ключ
    .acc = ключ
thing-treasure = скарб
    .acc = скарб
thing-dragon-treasure = драконів скарб
    .acc = драконів скарб

tile-room = кімната
    .acc = кімнату
tile-corridor = коридор
    .acc = коридор
tile-gate = портал
    .acc = портал
tile-fountain = цілющий фонтан
    .acc = цілющий фонтан

skill-magical-affinity = Магічний хист
skill-astral-walking = Астральна хода
skill-double-attack = Подвійна атака
skill-reincarnation = Реінкарнація
skill-sacrifice = Самопожертва
skill-magic-swap = Магічний обмін
skill-backstab = Удар у спину
skill-stealth = Скрадання
skill-combat-training = Бойовий вишкіл
skill-unstoppable = Нестримний
skill-foresight = Передчуття
skill-fateweaver = Ткаля долі

side-north = північ
side-east = схід
side-south = південь
side-west = захід

list-last = { $head } та { $last }
list-times = { $n }× { $name }
list-more = { $head }, { $next }

level-random = випадковий
level-greedy = жадібний
level-person = людина
