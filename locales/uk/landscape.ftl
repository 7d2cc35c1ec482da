# Karak II: the names of its pieces, what happened, what can be done, and the terminal.
# The forms of a name are those of names.ftl, and for dice:
# .on on whose die something is, after на (“череп на …”)
# Units are told in the accusative; “загін лицарів” is the same in the nominative.

## Resources

landscape-good-food = їжа
landscape-good-wood = дерево
landscape-good-stone = камінь
landscape-amount = { $n }× { NAME($good) }

## Things

landscape-thing-sword = меч
    .acc = меч
landscape-thing-hammer = бойовий молот
    .acc = бойовий молот
landscape-thing-fireball = вогняна куля
    .acc = вогняну кулю
landscape-thing-pickpocket = злодюжка
    .acc = злодюжку
landscape-thing-amulet-of-resources = амулет ресурсів
    .acc = амулет ресурсів
landscape-thing-amulet-of-glory = амулет слави
    .acc = амулет слави
landscape-thing-amulet-of-action = амулет дії
    .acc = амулет дії
landscape-thing-amulet-of-protection = амулет захисту
    .acc = амулет захисту
landscape-thing-amulet-of-titan = амулет титана
    .acc = амулет титана
landscape-thing-cart = візок з ресурсами
    .acc = візок з ресурсами
landscape-thing-small-stone = малий камінь душ
    .acc = малий камінь душ
landscape-thing-large-stone = великий камінь душ
    .acc = великий камінь душ
landscape-thing-arkenstone = архікамінь душ
    .acc = архікамінь душ

## Armies

landscape-army-skeleton-warriors = скелети-воїни
    .acc = скелетів-воїнів
landscape-army-fire-eaters = пожирачі вогню
    .acc = пожирачів вогню
landscape-army-shadow-eaters = пожирачі тіней
    .acc = пожирачів тіней
landscape-army-skeleton-giants = скелети-одоробла
    .acc = скелетів-одоробл
landscape-army-hammer-follower = послідовники молота
    .acc = послідовників молота
landscape-army-dark-dryads = темні дріади
    .acc = темних дріад
landscape-army-skeleton-riders = скелет-вершник
    .acc = скелета-вершника
landscape-army-messengers-of-death = посланець смерті
    .acc = посланця смерті
landscape-general = Темний Генерал

## Tiles

landscape-terrain-castle = замок Карак
    .acc = замок Карак
landscape-terrain-farm = ферма
    .acc = ферму
landscape-terrain-forest = ліс
    .acc = ліс
landscape-terrain-farm-forest = ферма та ліс
    .acc = плитку з фермою та лісом
landscape-terrain-farm-rock = ферма та скеля
    .acc = плитку з фермою та скелею
landscape-terrain-forest-rock = ліс та скеля
    .acc = плитку з лісом та скелею
landscape-terrain-big-farm = велика ферма
    .acc = велику ферму
landscape-terrain-big-forest = густий ліс
    .acc = густий ліс
landscape-terrain-big-rock = велика скеля
    .acc = велику скелю
landscape-terrain-maw = Пекельна Безодня
    .acc = Пекельну Безодню

## Buildings

landscape-building-stable = стайня
    .acc = стайню
landscape-building-portal = портал
    .acc = портал
landscape-building-banners = стяги слави
    .acc = стяги слави
landscape-building-camp = військовий табір
    .acc = військовий табір
landscape-building-range = стрільбище
    .acc = стрільбище
landscape-building-tower = вежа чарівника
    .acc = вежу чарівника

## Dice and units

landscape-die-hero = кубик героя
    .acc = кубик героя
    .on = кубику героя
landscape-die-knight = загін лицарів
    .acc = загін лицарів
    .on = кубику лицарів
landscape-die-archer = загін лучників
    .acc = загін лучників
    .on = кубику лучників
landscape-die-mage = загін магів
    .acc = загін магів
    .on = кубику магів
landscape-die-skeleton = загін скелетів
    .acc = загін скелетів
    .on = кубику скелетів
landscape-die-bear = ведмідь
    .acc = ведмедя
    .on = кубику ведмедя
landscape-die-titan = титан
    .acc = титана
    .on = кубику титана

landscape-units-knight = { $n ->
        [one] { $n } загін лицарів
        [few] { $n } загони лицарів
       *[many] { $n } загонів лицарів
    }
landscape-units-archer = { $n ->
        [one] { $n } загін лучників
        [few] { $n } загони лучників
       *[many] { $n } загонів лучників
    }
landscape-units-mage = { $n ->
        [one] { $n } загін магів
        [few] { $n } загони магів
       *[many] { $n } загонів магів
    }
landscape-units-skeleton = { $n ->
        [one] { $n } загін скелетів
        [few] { $n } загони скелетів
       *[many] { $n } загонів скелетів
    }
landscape-units-bear = ведмедя
landscape-units-titan = титана

# The same in the nominative, in a list of what somebody has.
landscape-held-knight = { $n ->
        [one] { $n } загін лицарів
        [few] { $n } загони лицарів
       *[many] { $n } загонів лицарів
    }
landscape-held-archer = { $n ->
        [one] { $n } загін лучників
        [few] { $n } загони лучників
       *[many] { $n } загонів лучників
    }
landscape-held-mage = { $n ->
        [one] { $n } загін магів
        [few] { $n } загони магів
       *[many] { $n } загонів магів
    }
landscape-held-skeleton = { $n ->
        [one] { $n } загін скелетів
        [few] { $n } загони скелетів
       *[many] { $n } загонів скелетів
    }
landscape-held-bear = ведмідь
landscape-held-titan = титан

landscape-swords = { $n ->
        [one] { $n } меч
        [few] { $n } мечі
       *[many] { $n } мечів
    }
landscape-skulls = { $n ->
        [one] { $n } череп
        [few] { $n } черепи
       *[many] { $n } черепів
    }
landscape-nothing = нічого

## Skills (Fateweaver is among the names)

skill-war-strategy = Військова стратегія
skill-plunder = Грабунок
skill-master-builder = Досвідчена будівниця
skill-falcon-eye = Соколине око
skill-bear-friend = Друг-ведмідь
skill-necromancy = Некромантія
skill-soul-collector = Збирач душ
skill-combat-skill = Бойова витонченість
skill-magic-ride = Магічний біг
skill-scouting = Дослідження місцевості
skill-claws-and-fangs = Пазурі та ікла

landscape-the = { NAME($piece) }

## Places

landscape-side-east = схід
landscape-side-south-east = південний схід
landscape-side-south-west = південний захід
landscape-side-west = захід
landscape-side-north-west = північний захід
landscape-side-north-east = північний схід
landscape-way = { $n ->
        [one] { $n } плитку
        [few] { $n } плитки
       *[many] { $n } плиток
    } на { NAME($side) }
landscape-where-straight = за { $first } від замку
landscape-where = за { $first } та { $second } від замку
landscape-where-castle = у замку
landscape-place = на місце { $where }
landscape-place-castle = до замку

landscape-sight-city = місто { NAME($seat, form: "gen") }
landscape-sight-armies = { $armies }, сила { $strength }
landscape-sight-things = там лежить: { $things }
landscape-sight-more = { $head }; { $next }

## What happened

landscape-game-began = Із замку Карак вирушають { $heroes }.{ $plague ->
        [yes] {""}
       *[no] {" "}Гра йде без чуми та злиднів.
    }
landscape-start-rolled = { NAME($seat) } кидає за перший хід: { $throw }.
landscape-start-tied = Нічия, ще раз кидають { $seats }.
landscape-turn-began = Хід { $turn }: { NAME($seat, form: "inside") }.
landscape-turn-ended = { NAME($seat) } завершує хід.
landscape-action-spent = { NAME($seat) } відмовляється від дії та рухається далі.
landscape-moved = { $how ->
        [step] { NAME($seat) } переміщується { $to }.
        [explore] { NAME($seat) } заходить { $to }.
        [portal] Портал переносить { NAME($seat, form: "acc") } { $to }.
        [ride] { skill-magic-ride }: { NAME($seat, form: "inside") } їде { $to }.
       *[thrown-back] { NAME($seat) } повертається { $to }.
    }
landscape-falcon-sent = { skill-falcon-eye }: { NAME($seat, form: "inside") } випускає сокола.
landscape-tile-drawn = { $to ->
        [none] Сокіл знаходить { NAME($plan, form: "acc") }.
       *[other] { NAME($seat) } відкриває { NAME($plan, form: "acc") }.
    }
landscape-tile-scouted = { skill-scouting }: { $plan ->
        [none] { NAME($seat, form: "inside") } розглядає плитку.
       *[other] { NAME($seat, form: "inside") } розглядає { NAME($plan, form: "acc") }.
    }
landscape-tile-put-back = { $plan ->
        [none] { NAME($seat) } повертає іншу плитку на верх стосу.
       *[other] { NAME($seat) } повертає { NAME($plan, form: "acc") } на верх стосу.
    }
landscape-tile-laid = { NAME($seat) } викладає { NAME($tile, form: "acc") } { $where }{ $closed ->
        [0] .
        [one] ; прірва: { $chasms }.
        [few] ; прірви: { $chasms }.
       *[many] ; прірви: { $chasms }.
    }
landscape-general-appeared = З’являється Темний Генерал, а з ним { $praetorians ->
        [one] { $praetorians } преторіанець
        [few] { $praetorians } преторіанці
       *[many] { $praetorians } преторіанців
    }: сила { $strength }.
landscape-army-drawn = { NAME($seat) } бере з мішечка { NAME($army, form: "acc") }: сила { $strength }.
landscape-army-put-back = { skill-fateweaver }: { NAME($seat, form: "inside") } повертає { NAME($army, form: "acc") } до мішечка.
landscape-armies-laid = Разом ці дві армії мають силу { $strength }.
landscape-army-mauled = { skill-claws-and-fangs }: раптор { NAME($seat, form: "gen") } перемагає { NAME($army, form: "acc") } без бою.
landscape-praetorian-lost = { $cause ->
        [attack] Атака досить сильна, щоб вилучити преторіанця; залишилося: { $after }.
       *[claws-and-fangs] { skill-claws-and-fangs }: раптор { NAME($seat, form: "gen") } вилучає преторіанця; залишилося: { $after }.
    }
landscape-fight-began = { $armies ->
        [none] { NAME($seat) } б’ється з Темним Генералом, сила { $strength }.
       *[other] { NAME($seat) } починає бій: { $armies }, сила { $strength }.
    }
landscape-bonus-added = { $cause ->
        [sword] Меч додає { $value }.
        [hammer] Бойовий молот додає { $value }.
       *[fireball] Вогняна куля додає { $value }.
    }
landscape-units-chosen = { NAME($seat) } веде в бій { $units }.
landscape-dice-rolled = { $cause ->
        [war-strategy] { skill-war-strategy }: { NAME($seat, form: "inside") } перекидає за { $dice }: { $throw }.
        [combat-skill] { skill-combat-skill }: { NAME($seat, form: "inside") } перекидає за героя: { $throw }.
       *[fight] { $by ->
            [hero] { NAME($seat) } кидає за героя: { $throw }.
           *[units] { NAME($seat) } кидає за { $dice }: { $throw }.
        }
    }
landscape-fight-ended = { $result ->
        [won] { NAME($seat) } перемагає в бою: { $attack } проти { $strength }.
       *[lost] { NAME($seat) } зазнає поразки в бою: { $attack } проти { $strength }.
    }
landscape-skull-ignored = Амулет захисту рятує { NAME($seat, form: "acc") } від черепа на { NAME($die, form: "on") }.
landscape-life-changed = { $cause ->
        [skulls] Через { $by ->
            [one] череп
            [few] черепи
           *[many] черепи
        } { NAME($seat, form: "inside") } втрачає { $by ->
            [one] { $by } очко здоров’я
            [few] { $by } очки здоров’я
           *[many] { $by } очок здоров’я
        }; залишилося: { $after }.
        [general] Темний Генерал ранить { NAME($seat, form: "acc") }: втрачено 1 очко здоров’я, залишилося: { $after }.
        [soul-collector] { skill-soul-collector }: { NAME($seat, form: "inside") } зцілюється й має { $after ->
            [one] { $after } очко здоров’я
            [few] { $after } очки здоров’я
           *[many] { $after } очок здоров’я
        }.
        [heal] { NAME($seat) } зцілюється й має { $after ->
            [one] { $after } очко здоров’я
            [few] { $after } очки здоров’я
           *[many] { $after } очок здоров’я
        }.
        [castle] { NAME($seat) } зцілюється в замку й має { $after ->
            [one] { $after } очко здоров’я
            [few] { $after } очки здоров’я
           *[many] { $after } очок здоров’я
        }.
       *[recovery] { NAME($seat) } опритомнює й має { $after ->
            [one] { $after } очко здоров’я
            [few] { $after } очки здоров’я
           *[many] { $after } очок здоров’я
        }.
    }
landscape-fell-unconscious = { NAME($seat) } непритомніє.
landscape-glory-changed = { $more ->
        [yes] Слава { NAME($seat, form: "gen") } зростає до { $after }.
       *[no] Слава { NAME($seat, form: "gen") } падає до { $after }.
    }
landscape-units-changed = { $cause ->
        [fight] { NAME($seat) } втрачає { $units }.
        [recruit] { NAME($seat) } наймає { $units }.
        [sent-back] { NAME($seat) } повертає { $units } до загального запасу.
        [surplus] Слави замало: { NAME($seat, form: "inside") } повертає { $units } до загального запасу.
        [necromancy] { skill-necromancy }: { NAME($seat, form: "inside") } оживлює скелета.
       *[amulet-of-titan] { $more ->
            [yes] Титан приєднується до { NAME($seat, form: "gen") }.
           *[no] Титан покидає { NAME($seat, form: "acc") }.
        }
    }
landscape-goods-changed = { $cause ->
        [gather] { NAME($seat) } збирає ресурси: { $goods }.
        [plunder] { skill-plunder }: { NAME($seat, form: "inside") } збирає ресурси: { $goods }.
        [amulet-of-resources] Амулет ресурсів дає { NAME($seat, form: "dat") } ще { $goods }.
        [cart] { NAME($seat) } бере з візка з ресурсами: { $goods }.
        [pickpocket] Злодюжка приносить { NAME($seat, form: "dat") }: { $goods }.
        [misery] Через злидні { NAME($seat, form: "inside") } втрачає: { $goods }.
       *[building] { NAME($seat) } платить: { $goods }.
    }
landscape-army-turned-over = Переможено { NAME($army, form: "acc") }. Здобич: { NAME($thing) }.
landscape-thing-taken = { $source ->
        [floor] { NAME($seat) } підбирає { NAME($thing, form: "acc") }.
       *[loot] { NAME($seat) } здобуває { NAME($thing, form: "acc") }.
    }
landscape-thing-left = { $source ->
        [loot] { NAME($seat) } залишає { NAME($thing, form: "acc") } на плитці.
       *[carried] { NAME($seat) } скидає тут { NAME($thing, form: "acc") }.
    }
landscape-thing-used = { NAME($seat) } застосовує { NAME($thing, form: "acc") }.
landscape-city-founded = { NAME($seat) } будує місто { $where }.{ $saving ->
        [none] {""}
       *[other] {" "}{ skill-master-builder } заощаджує 1× { NAME($saving) }.
    }
landscape-building-built = { NAME($seat) } споруджує { NAME($building, form: "acc") }.{ $saving ->
        [none] {""}
       *[other] {" "}{ skill-master-builder } заощаджує 1× { NAME($saving) }.
    }
landscape-robbed = Злодюжка { NAME($seat, form: "gen") } обкрадає { NAME($other, form: "acc") } на { $goods ->
        [one] { $goods } ресурс
        [few] { $goods } ресурси
       *[many] { $goods } ресурсів
    }.
landscape-afflicted = 2 символи черепа: { NAME($seat, form: "inside") } насилає чуму та злидні на { NAME($other, form: "acc") }.
landscape-plague-moved = { $change ->
        [gone] Чума залишає місто { NAME($before, form: "gen") }.
        [stays] Чума не залишає міста { NAME($after, form: "gen") }.
        [moves] Чума переходить із міста { NAME($before, form: "gen") } до міста { NAME($after, form: "gen") }.
       *[comes] Чума приходить до міста { NAME($after, form: "gen") }.
    }
landscape-game-ended = { $by ->
        [general] Темного Генерала переможено. Гру закінчено, на першому місці — { $winners }!
       *[turn-limit] Війна затяглася. Гру закінчено, на першому місці — { $winners }!
    }

## What can be done

landscape-do-step = Переміститися на { NAME($side) }: { $sight }
landscape-do-explore = Дослідити шлях на { NAME($side) }
landscape-do-use-portal = Пройти порталом { $to }: { $sight }
landscape-do-ride = { skill-magic-ride }: проїхати { $n ->
        [one] { $n } плитку
        [few] { $n } плитки
       *[many] { $n } плиток
    } на { NAME($side) }: { $sight }
landscape-do-giving-up = { $choice } (коштує дії)
landscape-do-send-falcon = { skill-falcon-eye }: узяти плитку й викласти її, не йдучи туди
landscape-do-choose-place = Викласти плитку { $where }
landscape-do-lay = Викласти { NAME($tile, form: "acc") }{ $closed ->
        [0] {""}
        [one] ; прірва: { $chasms }
        [few] ; прірви: { $chasms }
       *[many] ; прірви: { $chasms }
    }
landscape-do-put-back = Повернути до мішечка { NAME($army, form: "acc") }, сила { $strength }
landscape-do-add-die = { $units ->
        [none] Повести в бій { NAME($unit, form: "acc") }
       *[other] Повести в бій { NAME($unit, form: "acc") } (уже ведеш { $units })
    }
landscape-do-throw-dice = { $units ->
        [none] Кинути лише за героя
       *[other] Кинути за героя та { $units }
    } { $attack ->
        [0] (проти { $strength })
       *[other] (+{ $attack } за зброю, проти { $strength })
    }
landscape-do-roll-units-again = { skill-war-strategy }: перекинути всі кубики загонів (поки що { $attack } проти { $strength })
landscape-do-roll-hero-again = { skill-combat-skill }: перекинути кубик героя (поки що { $attack } проти { $strength })
landscape-do-use-fireball = Застосувати вогняну кулю: { $more } замість { $attack } проти { $strength }
landscape-do-strike = Зарахувати: { $attack } проти { $strength } — { $outcome ->
        [won] перемога
        [praetorian] поразка, але преторіанця вилучено
       *[lost] поразка
    }
landscape-do-ignore-skull = Ігнорувати череп на { NAME($die, form: "on") }
landscape-do-afflict = Наслати чуму та злидні на { NAME($seat, form: "acc") }
landscape-do-take = { $asked ->
        [looting] { $dropping ->
            [none] Узяти { NAME($thing, form: "acc") }
           *[other] Узяти { NAME($thing, form: "acc") } та залишити тут { NAME($dropping, form: "acc") }
        }
       *[floor] { $dropping ->
            [none] Підібрати { NAME($thing, form: "acc") }
           *[other] Підібрати { NAME($thing, form: "acc") } та залишити тут { NAME($dropping, form: "acc") }
        }
    }
landscape-do-choose-good = { $asked ->
        [unloading] Узяти 1× { NAME($good) } з візка з ресурсами (залишилося { $left })
        [stealing] Обікрасти { NAME($victim, form: "acc") } на 1× { NAME($good) } (залишилося { $left })
       *[choosing-extra] Узяти ще 1× { NAME($good) }
    }
landscape-do-dismiss = Повернути { NAME($unit, form: "acc") }: слава дозволяє лише { $glory ->
        [one] { $glory } загін
        [few] { $glory } загони
       *[many] { $glory } загонів
    }
landscape-do-heal = Зцілитися на { $by ->
        [one] { $by } очко здоров’я
        [few] { $by } очки здоров’я
       *[many] { $by } очок здоров’я
    }
landscape-do-gather = Зібрати ресурси: { $goods }
landscape-do-found-city = Збудувати тут своє місто (вартість: { $goods })
landscape-do-build = Спорудити { NAME($building, form: "acc") } (вартість: { $goods })
landscape-do-recruit = Найняти { NAME($unit, form: "acc") } (вартість: { $goods })
landscape-do-send-back = Повернути { NAME($unit, form: "acc") }, щоб звільнити місце для інших
landscape-do-banish-plague = { $plague ->
        [yes] Винищити чуму у своєму місті{ $by ->
            [0] {""}
           *[other] {" "}й відновити все здоров’я
        }
       *[no] Відновити в замку все здоров’я
    }
landscape-do-raise-skeleton = { skill-necromancy }: оживити скелета
landscape-do-cast-pickpocket = Наслати злодюжку на { NAME($seat, form: "acc") } (ресурси: { $goods })
landscape-do-done = { $asked ->
        [looting] Залишити здобич на плитці: { $loot }
        [picking-up] Більше нічого не підбирати
        [constructing] Більше нічого не споруджувати
        [recruiting] Більше нікого не наймати
       *[shielding] Більше не ігнорувати черепів
    }
landscape-do-recover = Опритомніти
landscape-do-end-turn = Завершити хід

## In the terminal

landscape-terminal-map-help =
    На мапі кожна плитка має два рядки, а # позначає прірву між плитками.
    Перший рядок: що можна зібрати (F — їжа, W — дерево, S — камінь), KARAK — замок, MAW — Пекельна Безодня; C із цифрою — місто цього гравця, з ! — якщо воно заражене чумою.
    Другий рядок: цифри — герої за номером місця, число в дужках — сила армій на плитці, G із числом — сила Темного Генерала; * — тут щось лежить.
    Знак ? — недосліджена територія.
    Те, що в межах однієї дії вибирають по черзі (загони, будівлі, предмети, ресурси), вибирають у порядку списку: починай згори.
landscape-terminal-asks = { NAME($hero) }: { $asked ->
        [choosing-place] куди сокіл має покласти плитку?
        [laying-tile] { $tiles ->
            [one] як обернеш плитку?
            [few] котру з плиток викладеш і як її обернеш?
           *[many] котру з плиток викладеш і як її обернеш?
        }
        [weaving] котру армію повернеш до мішечка?
        [mustering] хто битиметься разом із тобою проти сили { $strength }?
        [fighting] твоя атака — { $attack } проти сили { $strength }. Що робитимеш?
        [shielding] які черепи має ігнорувати амулет захисту?
        [afflicting] на кого наслати чуму та злидні?
        [looting] здобич — { $loot }. Що робитимеш?
        [picking-up] що ще підбереш?
        [unloading] що візьмеш із візка з ресурсами?
        [stealing] жертва — { NAME($victim, form: "inside") }. Що вкрадеш?
        [choosing-extra] що ще дасть тобі амулет ресурсів?
        [dismissing] слава впала. Хто має піти?
        [constructing] що ще спорудиш?
        [recruiting] хто ще приєднається до тебе або піде?
       *[roaming] { $actions ->
            [one] залишилася { $actions } дія
            [few] залишилося { $actions } дії
           *[many] залишилося { $actions } дій
        }{ $moved ->
            [yes] , переміщення вже було
           *[no] {""}
        }. Що робитимеш?
    }
landscape-terminal-player = { $number }  { NAME($hero) } ({ $player }), { $where }: { $life ->
        [0] без тями
        [one] { $life } очко здоров’я
        [few] { $life } очки здоров’я
       *[many] { $life } очок здоров’я
    }, слава { $glory }, { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    }
landscape-terminal-holdings = {"   "}{ $holdings }
landscape-terminal-city = місто { $where }{ $buildings ->
        [none] {""}
       *[other] {": "}{ $buildings }
    }{ $plague ->
        [yes] {", заражене чумою"}
       *[no] {""}
    }
landscape-terminal-left = Залишилося { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }, у мішечку { $armies ->
        [one] { $armies } армія
        [few] { $armies } армії
       *[many] { $armies } армій
    }. Темний Генерал має { $praetorians ->
        [one] { $praetorians } преторіанця
        [few] { $praetorians } преторіанців
       *[many] { $praetorians } преторіанців
    }: сила { $strength }.
