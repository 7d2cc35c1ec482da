# The window: what stands on the table of every game, and around the board of the catacombs.

## Keys

key-space = Пробіл
key-enter = Enter
key-esc = Esc
key-tab = Tab

## The table

close = Закрити
table-menu-tip = Меню
table-help-tip = Як грати
table-fit-tip = Показати все поле
table-undo-tip = Скасувати дію
table-log-tip = Усе, що сталося
table-map-tip = Усі катакомби. Клацни — і побачиш це місце.
table-turn-of = Хід: { NAME($hero) }
table-confirm = Наступний гравець
table-hurry = До мого ходу
not-saved = Не вдалося зберегти гру. { $problem }
player-you = Ти: { NAME($hero, form: "title") }
player-computer = Комп’ютер: { $level ->
        [random] легкий
        [greedy] середній
       *[other] { $level }
    }
hero-title = { NAME($hero, form: "title") }
points-number = { NUMBER($points, maximumFractionDigits: 1) }
points-word = { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }

## The catacombs: what is asked

catacombs-ask-lay = Оберни плитку коліщатком або R, клацни — і вона ляже.
catacombs-ask-curse = Кому дістанеться прокляття?
catacombs-ask-reincarnate = Вибери фонтан, біля якого опритомніє Горан.
catacombs-ask-loot = Узяти чи залишити тут?
catacombs-ask-drop = Комірки зайняті. Узяти { NAME($thing, form: "acc") } замість чого?
catacombs-ask-meeting = Чудовисько тебе не бачить. Битися чи ховатися?
catacombs-ask-thrown-back = Тебе відкинуло до фонтана.
catacombs-ask-swap = З ким помінятися місцями?
catacombs-ask-portal-hero = Кого зцілити?
catacombs-ask-portal-fountain = До якого фонтана?
catacombs-ask-keep = Два жетони. Який залишити?
token-name = { NAME($token) }
catacombs-start-roll = { NAME($hero) } кидає

## What can be done

catacombs-offer-openchest = Відімкнути скриню
catacombs-offer-heal = Зцілитися
catacombs-offer-attack = Битися
catacombs-offer-sneak = Прокрастися
catacombs-offer-done = Залишити тут
catacombs-offer-endturn = Завершити хід
catacombs-offer-take = Узяти { NAME($thing, form: "acc") }
catacombs-offer-drop = Замінити { NAME($thing, form: "acc") }
catacombs-offer-portal = Портал зцілення
catacombs-offer-portal-tip = Переносить будь-якого героя до фонтана й повністю зцілює. Кроків не забирає; заклинання витрачається.
catacombs-offer-swap = Магічний обмін
catacombs-offer-swap-tip = Замість кроків: помінятися місцями з іншим героєм.
catacombs-offer-cancel = Скасувати

## Pointing explains

catacombs-steps-left = { $steps ->
        [0] кроків не лишилося
        [one] лишився { $steps } крок
        [few] лишилося { $steps } кроки
       *[many] лишилося { $steps } кроків
    }
catacombs-tip-explore = { $steps ->
        [one] Дослідити темряву
        [few] Дослідити темряву: { $steps } кроки
       *[many] Дослідити темряву: { $steps } кроків
    }
catacombs-tip-walk = { $steps ->
        [one] Прийти сюди: { $steps } крок
        [few] Прийти сюди: { $steps } кроки
       *[many] Прийти сюди: { $steps } кроків
    }
catacombs-tip-fight = Битися { NAME($monster, form: "with") }: сила { $strength }
catacombs-tip-monster = Сила { $strength }: { NAME($monster) }
catacombs-tip-chest = Усередині скарб, вартий 1 очка. Відмикається ключем.
catacombs-tip-turn = Обернути плитку (R)
catacombs-tip-box = Що ще лишилося в стосі та мішечку
catacombs-tip-cursed = Прокляття: здібності не діють, доки його не зніме фонтан або портал зцілення.
catacombs-odds = Шанс на перемогу: { $percent } %
catacombs-unconscious = Без тями
catacombs-tiles-left = { $n ->
        [one] { $n } плитка
        [few] { $n } плитки
       *[many] { $n } плиток
    }
catacombs-tokens-left = { $n } у мішечку
catacombs-box-note = Тут немає таємниць: кожен може порахувати, чого ще не було. Плитки беруть зі стосу, чудовиськ і скрині — з мішечка.

thing-tip-daggers = Кинджали: +1 у кожному бою
thing-tip-sword = Меч: +2 у кожному бою
thing-tip-axe = Сокира: +3 у кожному бою
thing-tip-bolt = Магічна стріла: +1 в одному бою, після кидка. Потім вона витрачається.
thing-tip-portal = Портал зцілення: переносить героя до фонтана й повністю зцілює
thing-tip-key = Ключ: відмикає одну скриню
slot-tip-weapon = Місце для зброї
slot-tip-spell = Місце для заклинання
slot-tip-key = Місце для ключа

## The fight

stage-title = Бій
stage-against = проти
stage-dice = Кубики
stage-total = Сума
stage-stands = { $result ->
        [won] Поки що: перемога
        [drawn] Поки що: нічия
       *[lost] Поки що: поразка
    }
stage-ended = { $result ->
        [won] Перемога!
        [drawn] Нічия
       *[lost] Поразка
    }
stage-consequence = { $result ->
        [won] Здобич: { NAME($thing) }
        [drawn] { NAME($hero) } відступає без утрат
       *[lost] { NAME($hero) } відступає та втрачає серце
    }
stage-detail = { $result ->
        [won] Перемога.
        [drawn] Нічия: крок назад.
       *[lost] Поразка: −1 серце.
    }
stage-need = Щоб перемогти, викинь щонайменше { $least }
stage-strike = Зарахувати
stage-usebolt = Магічна стріла
stage-rollagain = Перекинути
stage-rollagain-detail = на перемогу
stage-givelife = Віддати серце
stage-roll = Кинути кубики
stage-go-on = Далі
stage-chances = Твої шанси
stage-if-again = Якщо перекинути
stage-share = { $result ->
        [won] перемога { $percent } %
        [drawn] нічия { $percent } %
       *[lost] поразка { $percent } %
    }

## What a computer player is up to

catacombs-why-walk = іде
catacombs-why-explore = досліджує
catacombs-why-fight = б’ється
catacombs-why-heal = зцілюється
catacombs-why-take = бере здобич
catacombs-why-curse = насилає прокляття
catacombs-why-end = завершує хід

## The heroes' skills, in a line each

skills-argentus-1 = Магічний хист: його магічні стріли не витрачаються.
skills-argentus-2 = Астральна хода: проходить крізь стіни між відкритими плитками.
skills-horan-1 = Подвійна атака: у кожному бою може один раз перекинути обидва кубики.
skills-horan-2 = Реінкарнація: замість знепритомніти, опиняється біля фонтана повністю зціленим.
skills-xanros-1 = Самопожертва: після кидка віддає серце за +1.
skills-xanros-2 = Магічний обмін: замість іти, міняється місцями з іншим героєм.
skills-aderyn-1 = Удар у спину: перемагає за нічиєї.
skills-aderyn-2 = Скрадання: може непомітно проходити повз чудовиськ.
skills-victorius-1 = Бойовий вишкіл: перекидає кожну 1.
skills-victorius-2 = Нестримний: якщо випала 6, його хід триває й після бою.
skills-taia-1 = Передчуття: +1, якщо вже перший крок ходу веде в бій.
skills-taia-2 = Ткаля долі: у новій кімнаті бере два жетони й залишає один.
