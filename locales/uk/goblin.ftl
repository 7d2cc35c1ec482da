# Karak: Goblin, the card game: the names of its cards, what happened, and what can be done.
# Names: the value is the nominative; the forms are those of names.ftl. Cards, curses and elixirs need
# none: cards stand in quotation marks, the others are the same in the accusative.

## Action cards

goblin-card-spark = Іскра
goblin-card-firebolt = Вогняна стріла
goblin-card-frost-ward = Крижаний оберіг
goblin-card-scrying = Чарівне дзеркало
goblin-card-mending-light = Цілюще світло
goblin-card-slash = Розсічення
goblin-card-mighty-blow = Могутній удар
goblin-card-shield-up = Щит угору
goblin-card-battle-cry = Бойовий клич
goblin-card-second-wind = Друге дихання
goblin-card-shadow-claw = Тіньовий пазур
goblin-card-dark-flame = Темне полум’я
goblin-card-bone-shield = Кістяний щит
goblin-card-whispers = Шепіт
goblin-card-drain-life = Викрадення життя
goblin-card-stab = Удар кинджалом
goblin-card-ambush = Засідка
goblin-card-smoke = Димова завіса
goblin-card-quick-fingers = Спритні пальці
goblin-card-bandage = Перев’язка
goblin-card-thrust = Випад
goblin-card-master-cut = Майстерний удар
goblin-card-parry = Парирування
goblin-card-footwork = Робота ніг
goblin-card-steady-breath = Рівне дихання
goblin-card-star-dart = Зоряний дротик
goblin-card-comet = Комета
goblin-card-omen = Знамення
goblin-card-vision = Видіння
goblin-card-moonlight = Місячне сяйво
goblin-card-cleave = Розруб
goblin-card-quick-cut = Швидкий поріз
goblin-card-frost-lance = Крижаний спис
goblin-card-thorns = Шипи
goblin-card-sidestep = Крок убік
goblin-card-herbs = Цілющі трави
goblin-card-whirlwind = Вихор
goblin-card-lightning = Блискавка
goblin-card-riposte = Рипост
goblin-card-trick = Хитрість
goblin-card-bulwark = Твердиня
goblin-card-blood-rite = Обряд крові
goblin-card-dragon-strike = Удар дракона
goblin-card-storm = Буря
goblin-card-wild-hunt = Дике полювання
goblin-card-master-plan = Геніальний задум
goblin-card-sanctuary = Прихисток

## Weapons and armour

goblin-gear-dagger = кинджал
    .acc = кинджал
goblin-gear-quiver = сагайдак
    .acc = сагайдак
goblin-gear-buckler = кулачний щит
    .acc = кулачний щит
goblin-gear-cloak = плащ
    .acc = плащ
goblin-gear-sword = меч
    .acc = меч
goblin-gear-rune-staff = рунічний посох
    .acc = рунічний посох
goblin-gear-chain-mail = кольчуга
    .acc = кольчугу
goblin-gear-druid-robe = мантія друїда
    .acc = мантію друїда
goblin-gear-war-axe = бойова сокира
    .acc = бойову сокиру
goblin-gear-moon-blade = місячний клинок
    .acc = місячний клинок
goblin-gear-star-staff = зоряний посох
    .acc = зоряний посох
goblin-gear-plate = латний обладунок
    .acc = латний обладунок
goblin-gear-shadow-mail = тіньова кольчуга
    .acc = тіньову кольчугу

## Elixirs

goblin-elixir-health = еліксир здоров’я
goblin-elixir-cleansing = еліксир очищення
goblin-elixir-strength = еліксир сили

## Monsters of the rows, guards, lords

goblin-monster-bat = кажан
    .acc = кажана
    .with = з кажаном
goblin-monster-slime = слизун
    .acc = слизуна
    .with = зі слизуном
goblin-monster-cave-spider = печерний павук
    .acc = печерного павука
    .with = з печерним павуком
goblin-monster-goblin-scout = гоблін-розвідник
    .acc = гобліна-розвідника
    .with = з гобліном-розвідником
goblin-monster-goblin-thief = гоблін-злодій
    .acc = гобліна-злодія
    .with = з гобліном-злодієм
goblin-monster-wild-hound = дикий пес
    .acc = дикого пса
    .with = з диким псом
goblin-monster-skeleton = скелет
    .acc = скелета
    .with = зі скелетом
goblin-monster-goblin-archer = гоблін-лучник
    .acc = гобліна-лучника
    .with = з гобліном-лучником
goblin-monster-goblin-shaman = гоблін-шаман
    .acc = гобліна-шамана
    .with = з гобліном-шаманом
goblin-monster-cave-bear = печерний ведмідь
    .acc = печерного ведмедя
    .with = з печерним ведмедем
goblin-monster-rust-beetle = іржавий жук
    .acc = іржавого жука
    .with = з іржавим жуком
goblin-monster-stone-imp = кам’яний біс
    .acc = кам’яного біса
    .with = з кам’яним бісом
goblin-monster-ghoul = гуль
    .acc = гуля
    .with = з гулем
goblin-monster-troll = троль
    .acc = троля
    .with = з тролем
goblin-monster-wraith = примара
    .acc = примару
    .with = з примарою
goblin-monster-goblin-champion = гоблін-богатир
    .acc = гобліна-богатиря
    .with = з гобліном-богатирем
goblin-monster-fire-drake = вогняний змій
    .acc = вогняного змія
    .with = з вогняним змієм
goblin-monster-witch = відьма
    .acc = відьму
    .with = з відьмою
goblin-monster-golem = голем
    .acc = голема
    .with = з големом
goblin-monster-shadow = тінь
    .acc = тінь
    .with = з тінню
goblin-monster-gate-goblin = гоблін-брамник
    .acc = гобліна-брамника
    .with = з гобліном-брамником
goblin-monster-gate-hound = брамний пес
    .acc = брамного пса
    .with = з брамним псом
goblin-monster-gate-witch = брамна відьма
    .acc = брамну відьму
    .with = з брамною відьмою
goblin-monster-bridge-orc = мостовий орк
    .acc = мостового орка
    .with = з мостовим орком
goblin-monster-bridge-ogre = мостовий огр
    .acc = мостового огра
    .with = з мостовим огром
goblin-monster-bridge-shade = мостова мара
    .acc = мостову мару
    .with = з мостовою марою
goblin-monster-vault-giant = велетень скарбниці
    .acc = велетня скарбниці
    .with = з велетнем скарбниці
goblin-monster-vault-knight = лицар скарбниці
    .acc = лицаря скарбниці
    .with = з лицарем скарбниці
goblin-monster-vault-hydra = гідра скарбниці
    .acc = гідру скарбниці
    .with = з гідрою скарбниці
goblin-monster-goblin-king = король гоблінів
    .acc = короля гоблінів
    .with = з королем гоблінів
goblin-monster-lich-lord = лорд-ліч
    .acc = лорда-ліча
    .with = з лордом-лічем
goblin-monster-demon-lord = володар демонів
    .acc = володаря демонів
    .with = з володарем демонів

## Skills

goblin-skill-blue-leap = Синя магія
goblin-skill-fury = Шквал ударів
goblin-skill-defiance = Заборонене мистецтво
goblin-skill-last-stab = Останній удар
goblin-skill-feint = Фінт
goblin-skill-foresight = Ясновидіння

## Colours, curses, rewards

goblin-colour-red = червоний
goblin-colour-blue = синій
goblin-colour-green = зелений
goblin-colour-yellow = жовтий

goblin-curse-attack = прокляття атаки
goblin-curse-defence = прокляття захисту
goblin-curse-draw = прокляття добору
goblin-curse-heal = прокляття зцілення
goblin-curse-red = прокляття червоного
goblin-curse-blue = прокляття синього
goblin-curse-green = прокляття зеленого
goblin-curse-yellow = прокляття жовтого
goblin-curse-weapon = прокляття зброї
goblin-curse-armour = прокляття обладунка

goblin-reward-card = карта дії
goblin-reward-weapon = зброя
goblin-reward-armour = обладунок
goblin-reward-key = ключ рівня { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-reward-victory = перемога

## Cards in a few words

goblin-or = { $head } або { $last }
goblin-effect = { $effect ->
        [attack] атака { $n }
        [defence] захист { $n }
        [draw] добір { $n }
       *[heal] зцілення { $n }
    }{ $cursed ->
        [yes] {" (прокляття)"}
       *[no] {""}
    }
goblin-card-words = «{ NAME($card) }» ({ NAME($colour) }; { $effects }; далі { $next })
goblin-gear-effect = { $effect ->
        [attack] атака +{ $n }
        [defence] захист +{ $n }
        [cards] карти в руці +{ $n }
       *[heals] 1 очко здоров’я після бою
    }
goblin-gear-words = { NAME($gear) } ({ $slot ->
        [weapon] зброя
       *[armour] обладунок
    }; { $effects })
goblin-monster-numbers = атака { $attack }, { $hearts ->
        [one] { $hearts } серце
        [few] { $hearts } серця
       *[many] { $hearts } сердець
    }
goblin-monster-words = { $curses ->
        [none] { $numbers }
       *[other] { $numbers }, { $curses }
    }

## Places

goblin-place-row = ряд { $level ->
        [1] I
        [2] II
       *[3] III
    }, місце { $n }
goblin-place-guard = вартовий ряду { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-place-lord = Володар усіх чудовиськ

## What happened

goblin-game-began = До печер гоблінів заходять { $heroes }.{ $skills ->
        [yes] {""}
       *[no] {" Сьогодні ніхто не застосовує здібностей."}
    }
goblin-monster-shown = { $pile ->
        [lord] Володар усіх чудовиськ — { NAME($monster) }: { $sight }.
        [guard] { $level ->
            [1] Ряд I
            [2] Ряд II
           *[3] Ряд III
        } стереже { NAME($monster) }: { $sight }.{ $left ->
            [0] {" Це останній вартовий тут."}
           *[other] {""}
        }
       *[row] { $level ->
            [1] Ряд I
            [2] Ряд II
           *[3] Ряд III
        }, місце { $column }: { NAME($monster) }, { $sight }.{ $left ->
            [0] {" Колода цього ряду вже порожня."}
           *[other] {""}
        }
    }
goblin-first-chosen = Жереб вирішує: починає { NAME($seat, form: "inside") }.
goblin-turn-began = Хід { $turn }: { NAME($seat, form: "inside") }.
goblin-turn-ended = { $cause ->
        [heal] { NAME($seat) } присвячує хід зціленню й відновлює все здоров’я.
       *[merchant] { NAME($seat) } прощається з торговцем.
    }
goblin-game-ended = { $by ->
        [lord] Володаря усіх чудовиськ переможено. Гру закінчено, на першому місці — { $winners }, Герой королівства!
       *[turn-limit] Зіграно останній хід. Гру закінчено, на першому місці — { $winners }!
    }
goblin-card-drawn = { $cause ->
        [foresight] { $card ->
            [none] { goblin-skill-foresight }: { NAME($seat, form: "inside") } розглядає карту.
           *[other] { goblin-skill-foresight }: { NAME($seat, form: "inside") } розглядає карту «{ NAME($card) }».
        }
       *[other] { $card ->
            [none] { NAME($seat) } бере карту.
           *[other] { NAME($seat) } бере карту «{ NAME($card) }».
        }
    }
goblin-card-kept = { $card ->
        [none] { NAME($seat) } залишає собі одну карту.
       *[other] { $put_under ->
            [none] { NAME($seat) } залишає собі карту «{ NAME($card) }».
           *[other] { NAME($seat) } залишає собі карту «{ NAME($card) }», а «{ NAME($put_under) }» кладе під колоду.
        }
    }
goblin-deck-reshuffled = { NAME($seat) } тасує стос скиду. Нова колода: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }.
goblin-card-discarded = { $cause ->
        [gear-curse] Прокляте спорядження не тримає карт: { NAME($seat, form: "inside") } скидає карту «{ NAME($card) }».
       *[hand-limit] Забагато карт у руці: { NAME($seat, form: "inside") } скидає карту «{ NAME($card) }».
    }
goblin-played-discarded = До стосу скиду { NAME($seat, form: "gen") } { $n ->
        [one] потрапляє { $n } зіграна карта
        [few] потрапляють { $n } зіграні карти
       *[many] потрапляє { $n } зіграних карт
    }.
goblin-fight-began = { NAME($seat) } б’ється { NAME($monster, form: "with") }: { $sight }.
goblin-card-played = { NAME($seat) } грає карту «{ NAME($card) }» ({ NAME($colour) }).
goblin-bonus-added = { $effect ->
        [attack] Атака
       *[defence] Захист
    } +{ $value }: { $kind ->
        [gear] { NAME($name) } ({ NAME($seat, form: "inside") })
        [elixir] { NAME($name) }
       *[other] «{ NAME($name) }»
    }.
goblin-effect-ignored = { $kind ->
        [gear] { goblin-cursed-effect }: { NAME($name) }.
       *[card] { goblin-cursed-effect }: «{ NAME($name) }».
    }
goblin-cursed-effect = Через прокляття не діє { $effect ->
        [attack] атака
        [defence] захист
        [draw] добір
       *[heal] зцілення
    }
goblin-skill-used = { $skill ->
        [defiance] { goblin-skill-defiance }: { NAME($seat, form: "inside") } застосовує карту «{ NAME($card) }» попри прокляття.
        [feint] { goblin-skill-feint }: { NAME($seat, form: "inside") } грає карту «{ NAME($card) }» не за кольором.
        [blue-leap] { goblin-skill-blue-leap }: { NAME($seat, form: "inside") } грає карту «{ NAME($card) }» не за кольором.
       *[last-stab] { goblin-skill-last-stab }: { NAME($seat, form: "inside") } усе одно б’є у відповідь.
    }
goblin-elixir-used = { NAME($seat) } п’є { NAME($elixir) }.
goblin-curse-lifted = { NAME($seat) } знімає { NAME($curse) }.
goblin-life-changed = { $kind ->
        [monster] { NAME($seat) } втрачає { $n ->
            [one] { $n } очко здоров’я
            [few] { $n } очки здоров’я
           *[many] { $n } очок здоров’я
        }{ $after ->
            [0] {" "}та непритомніє.
           *[other] ; залишилося: { $after }.
        }
        [elixir] { NAME($seat) } знову має все здоров’я: { $after }.
        [gear] { NAME($seat) } зцілюється завдяки спорядженню ({ NAME($name) }). Очок здоров’я: { $after }.
       *[card] Карта «{ NAME($name) }» зцілює { NAME($seat, form: "acc") }. Очок здоров’я: { $after }.
    }
goblin-monster-struck = { $damage ->
        [0] { NAME($seat) } стримує { NAME($monster, form: "acc") }: захист { $defence } проти атаки { $attack }.
       *[other] На { NAME($seat, form: "acc") } нападає { NAME($monster) }: атака { $attack } проти захисту { $defence }.
    }
goblin-fight-ended = { $result ->
        [won] { NAME($seat) } перемагає { NAME($monster, form: "acc") }: атака { $attack } проти { $hearts ->
            [one] { $hearts } серця
            [few] { $hearts } сердець
           *[many] { $hearts } сердець
        }.
        [held] { NAME($seat) } не може перемогти { NAME($monster, form: "acc") }: атака { $attack } проти { $hearts ->
            [one] { $hearts } серця
            [few] { $hearts } сердець
           *[many] { $hearts } сердець
        }.
       *[fell] { NAME($seat) } не може вдарити у відповідь: { NAME($monster) } залишається.
    }
goblin-card-turned-over = Переможено { NAME($monster, form: "acc") }. На звороті карти: { $sight }.
goblin-card-won = { NAME($seat) } здобуває карту «{ NAME($card) }». Вона потрапляє до стосу скиду.
goblin-key-won = { NAME($seat) } здобуває { $level ->
        [1] ключ рівня I
        [2] ключ рівня II
       *[3] ключ рівня III
    }.
goblin-gear-put-on = { NAME($seat) } одягає спорядження: { NAME($gear) }.
goblin-gear-given-away = { $cause ->
        [refused] { NAME($seat) } віддає { NAME($gear, form: "acc") } до арсеналу.
        [replaced] { NAME($seat) } знімає { NAME($gear, form: "acc") } та повертає до арсеналу.
       *[paid] { NAME($seat) } платить спорядженням: { NAME($gear) } повертається до арсеналу.
    }
goblin-card-paid = { NAME($seat) } платить картою «{ NAME($card) }»; вона виходить із гри.
goblin-elixir-bought = { NAME($seat) } купує { NAME($elixir) }.
goblin-gear-bought = { NAME($seat) } купує в арсеналі та одягає спорядження: { NAME($gear) }.

## What can be done

goblin-do-fight = Битися { NAME($monster, form: "with") } ({ $place }): { $sight }; нагорода: { $rewards }
goblin-do-visit-merchant = Відвідати торговця
goblin-do-heal = { $hurt ->
        [yes] Зцілитися: очок здоров’я { $full } замість { $life }; на це піде весь хід
       *[no] Присвятити хід зціленню, хоча здоров’я й так повне ({ $full })
    }
goblin-do-drink-health = Випити еліксир здоров’я: очок здоров’я { $full } замість { $life }
goblin-do-cleanse = Випити еліксир очищення: зняти { NAME($curse) }
goblin-do-engage = Почати бій без еліксиру очищення: { $curses }
goblin-do-discard = Скинути карту { $card_words }
goblin-do-play-card = Зіграти карту { $card_words }{ $skill ->
        [none] {""}
       *[other] , здібність «{ NAME($skill) }»
    } — разом: атака { $attack }, захист { $defence }
goblin-do-strengthen = { $effect ->
        [attack] Випити еліксир сили: подвоїти атаку карти «{ NAME($last) }» — разом: атака { $attack }, захист { $defence }
       *[defence] Випити еліксир сили: подвоїти захист карти «{ NAME($last) }» — разом: атака { $attack }, захист { $defence }
    }
goblin-do-strike = { $played ->
        [0] Не грати карт
       *[other] Більше не грати карт
    }: атака { $attack } проти { $hearts ->
        [one] { $hearts } серця
        [few] { $hearts } сердець
       *[many] { $hearts } сердець
    }, захист { $defence } проти атаки { $strike } — { $result ->
        [won] перемога
        [held] чудовисько залишається
       *[fell] ти непритомнієш і не можеш ударити у відповідь
    }{ $loss ->
        [0] {""}
       *[other] {", "}ушкодження { $loss }
    }
goblin-do-keep-card = Залишити собі карту { $card_words }
goblin-do-put-on = Одягнути: { $gear_words }{ $replaced ->
        [none] {""}
       *[other] {"; "}до арсеналу повертається { NAME($replaced) }
    }
goblin-do-give-away = Віддати { NAME($gear, form: "acc") } до арсеналу
goblin-do-buy-elixir = Купити { NAME($elixir) }; ціна: { $payment_words }
goblin-do-buy-gear = Купити: { $gear_words }; ціна: { $payment_words }{ $replaced ->
        [none] {""}
       *[other] {"; "}до арсеналу повертається { NAME($replaced) }
    }
goblin-do-done = { $where ->
        [merchant] Попрощатися з торговцем і завершити хід
       *[fight] Зберегти еліксир здоров’я і завершити хід
    }

## In the terminal

goblin-terminal-map-help =
    Щоб перемогти чудовисько, потрібно стільки атаки, скільки в нього сердець; але спершу б’є воно — своєю атакою мінус твій захист.
    Карти грають ланцюгом: слово «далі» називає кольори, якими можна продовжити.
    Прокляття кольору забороняє його карти; прокляття ефекту позбавляє сили цей ефект усіх карт; прокляття зброї чи обладунка робить це спорядження марним.
    Ключ I відкриває ряд II, ключі I та II — ряд III, усі три ключі — шлях до Володаря усіх чудовиськ. Хто переможе володаря, той виграє.
    Еліксир здоров’я повертає все здоров’я, еліксир очищення знімає прокляття, еліксир сили подвоює атаку або захист щойно зіграної карти.
    Торговець за все бере одну річ: зброю, обладунок або карту дії з твоєї руки, крім початкової.
goblin-terminal-merchant = Торговець: { $elixirs }
goblin-terminal-elixir = { $n ->
        [0] { NAME($elixir) } закінчився
       *[other] { $n }× { NAME($elixir) }
    }
goblin-terminal-arsenal = Арсенал: { $things ->
        [none] порожньо
       *[other] { $things }
    }
goblin-terminal-row = Ряд { $level ->
        [1] I
        [2] II
       *[3] III
    }, { $left ->
        [0] колода порожня
        [one] у колоді { $left } карта
        [few] у колоді { $left } карти
       *[many] у колоді { $left } карт
    }:
goblin-terminal-monster = {"  "}{ $place }  { NAME($monster) }: { $sight }; нагорода: { $rewards }
goblin-terminal-empty = {"  "}{ $place }  порожньо
goblin-terminal-guard = {"  "}вартовий: { NAME($monster) }, { $sight }; { $left ->
        [0] останній
       *[other] далі ще { $left }
    }
goblin-terminal-no-guard = {"  "}вартових не залишилося
goblin-terminal-lord = Володар усіх чудовиськ: { NAME($monster) }, { $sight }
goblin-terminal-player = { $number }  { NAME($hero) } ({ $player }): { $life ->
        [0] без тями
        [one] { $life } очко здоров’я
        [few] { $life } очки здоров’я
       *[many] { $life } очок здоров’я
    }, { $keys ->
        [0] без ключів
        [1] ключ I
        [2] ключі I та II
       *[3] ключі I, II та III
    }; карти: { $hand } у руці, { $deck } у колоді, { $discard } у стосі скиду
goblin-terminal-things = {"   "}{ $things }
goblin-terminal-result = { $place }. { NAME($hero) }: { $points ->
        [0] без ключів
        [1] 1 ключ
        [2] 2 ключі
        [3] 3 ключі
       *[4] 3 ключі та Володар усіх чудовиськ
    }
goblin-terminal-hand = { $n ->
        [0] Рука { NAME($hero, form: "gen") } порожня.
       *[other] Рука { NAME($hero, form: "gen") }:
    }
goblin-terminal-card = { $n ->
        [1] {"  "}{ $card }
       *[other] {"  "}{ $n }× { $card }
    }
goblin-terminal-asks = { NAME($hero) }: { $life ->
        [0] без тями
       *[other] очок здоров’я { $life } з { $full }
    }. Що робитимеш?
goblin-terminal-asks-fight =
    { NAME($hero) }: очок здоров’я { $life } з { $full }; бій { NAME($monster, form: "with") }: { $sight }.
    { $played ->
        [none] Карт іще не зіграно
       *[other] Зіграно: { $played }
    }. Поки що: атака { $attack }, захист { $defence }. Далі можна: { $next ->
        [none] жоден колір
       *[other] { $next }
    }.
    Що робитимеш?
goblin-terminal-asks-bracing = { NAME($hero) }: спорядженню загрожує прокляття, його накладає { NAME($monster) }: { $sight }. Що робитимеш?
goblin-terminal-asks-discard = { NAME($hero) }: карт у руці — { $hand }, а залишити можна { $limit }. Котру скинеш?
goblin-terminal-asks-keep = { NAME($hero) }: котру карту залишиш? Інша піде під твою колоду.
goblin-terminal-asks-gear = { NAME($hero) }: що робитимеш із нагородою: { $gear }?
goblin-terminal-asks-merchant = { NAME($hero) }: що купиш? Спершу еліксири, потім арсенал, усе в порядку списку.
goblin-terminal-asks-drink = { NAME($hero) }: бій закінчено, очок здоров’я { $life } з { $full }. Вип’єш еліксир?
