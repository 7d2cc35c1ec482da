# The catacombs in sentences: what happened, and what can be done.
# Places are in the nominative and come after a colon.

## Places

catacombs-start = початкова плитка
catacombs-rows = { $n } на { $side ->
        [north] північ
       *[south] південь
    }
catacombs-columns = { $n } на { $side ->
        [east] схід
       *[west] захід
    }
catacombs-place = { $row }, { $column }
catacombs-cell = { $where } від старту
catacombs-sight-monster = { NAME($monster) }, сила { $strength }

## What happened

catacombs-game-began = Біля цілющого фонтана під замком Карак зустрічаються { $heroes }.
catacombs-start-rolled = { NAME($seat) } кидає за перший хід: { $dice } = { $total }.
catacombs-start-tied = Нічия, ще раз кидають { $seats }.
catacombs-turn-began = Хід { $turn }: { NAME($seat, form: "inside") }.
catacombs-turn-ended = { NAME($seat) } завершує хід.
catacombs-moved = { $how ->
        [step] { NAME($seat) } переходить сюди: { $to }.
        [wall] { NAME($seat) } проходить крізь стіну сюди: { $to }.
        [gate] { NAME($seat) } проходить крізь портал сюди: { $to }.
        [thrown-back] { NAME($seat) } повертається сюди: { $to }.
        [portal] Портал зцілення переносить { NAME($seat, form: "acc") } сюди: { $to }.
        [swap] Магічний обмін переносить { NAME($seat, form: "acc") } сюди: { $to }.
       *[reincarnation] { NAME($seat) } опритомнює біля цілющого фонтана: { $to }.
    }
catacombs-tile-drawn = { NAME($seat) } відкриває { NAME($plan, form: "acc") }.
catacombs-tile-laid = На полі з’являється { NAME($tile) }: { $cell } від початкової плитки.
catacombs-token-drawn = З мішечка з’являється { NAME($token) }.
catacombs-token-laid = { NAME($seat) } залишає { NAME($token, form: "acc") }, а { NAME($put_back, form: "acc") } повертає в мішечок.
catacombs-stayed-unseen = { NAME($seat) } непомітно оминає { NAME($monster, form: "acc") }.
catacombs-fight-began = { NAME($seat) } б’ється { NAME($monster, form: "with") }, сила { $strength }.
catacombs-bonus-added = { $cause ->
        [daggers] Кинджали додають { $value }.
        [sword] Меч додає { $value }.
        [axe] Сокира додає { $value }.
        [bolt] Магічна стріла додає { $value }.
        [foresight] Передчуття додає { $value }.
       *[sacrifice] Самопожертва додає { $value }.
    }
catacombs-dice-rolled = { $cause ->
        [fight] { NAME($seat) } кидає: { $rolled }.
        [double-attack] Подвійна атака: { NAME($seat, form: "inside") } кидає ще раз: { $rolled }.
       *[combat-training] Бойовий вишкіл: { NAME($seat, form: "inside") } перекидає кожну 1: { $rolled }.
    }
catacombs-fight-ended = { $result ->
        [won] { NAME($seat) } перемагає { NAME($monster, form: "acc") }: { $total } проти { $strength }.
        [drawn] { NAME($seat) } завершує бій { NAME($monster, form: "with") } внічию: { $total } проти { $strength }.
       *[lost] { NAME($seat) } зазнає поразки в бою { NAME($monster, form: "with") }: { $total } проти { $strength }.
    }
catacombs-life-changed = { $cause ->
        [fight] { NAME($seat) } втрачає очко здоров’я. Залишилося: { $after }.
        [sacrifice] { NAME($seat) } жертвує очком здоров’я. Залишилося: { $after }.
        [recovery] { NAME($seat) } опритомнює й має { $after ->
            [one] { $after } очко здоров’я
            [few] { $after } очки здоров’я
           *[many] { $after } очок здоров’я
        }.
       *[fountain] { NAME($seat) } зцілюється й має { $after ->
            [one] { $after } очко здоров’я
            [few] { $after } очки здоров’я
           *[many] { $after } очок здоров’я
        }.
    }
catacombs-fell-unconscious = { NAME($seat) } непритомніє.
catacombs-thing-taken = { $source ->
        [loot] { NAME($seat) } здобуває { NAME($thing, form: "acc") }.
        [floor] { NAME($seat) } підбирає { NAME($thing, form: "acc") }.
       *[chest] { NAME($seat) } дістає зі скрині { NAME($thing, form: "acc") }.
    }
catacombs-thing-left = { $source ->
        [loot] { NAME($seat) } залишає { NAME($thing, form: "acc") } на плитці.
       *[carried] { NAME($seat) } скидає тут { NAME($thing, form: "acc") }.
    }
catacombs-thing-used = { $used_up ->
        [yes] { NAME($seat) } витрачає { NAME($thing, form: "acc") }.
       *[no] { NAME($seat) } застосовує, але не витрачає { NAME($thing, form: "acc") }.
    }
catacombs-chest-opened = { NAME($seat) } відмикає скриню.
catacombs-curse-given = { $kept ->
        [yes] { NAME($seat) } вирішує: прокляття Караку й далі несе { NAME($holder, form: "inside") }.
       *[no] { NAME($seat) } насилає прокляття Караку на { NAME($holder, form: "acc") }.
    }
catacombs-curse-lifted = { NAME($seat) } позбувається прокляття Караку.
catacombs-game-ended = { $by ->
        [dragon] Дракона переможено. Гру закінчено, на першому місці — { $winners }!
       *[no-progress] Надто довго нічого не відбувалося. Гру закінчено, на першому місці — { $winners }!
    }

## What can be done

catacombs-do-step = { $way ->
        [gate] Пройти крізь портал сюди: { $to }
        [wall] Пройти крізь стіну на { $direction ->
            [north] північ
            [east] схід
            [south] південь
           *[west] захід
        }
       *[step] Іти на { $direction ->
            [north] північ
            [east] схід
            [south] південь
           *[west] захід
        }
    }
catacombs-do-step-sight = { $choice }: { $sight }
catacombs-do-explore = Дослідити темряву на { $direction ->
        [north] півночі
        [east] сході
        [south] півдні
       *[west] заході
    }
catacombs-do-lay = Викласти плитку з проходами на { $sides }
catacombs-do-keep = Залишити { NAME($token, form: "acc") }
catacombs-do-attack = Битися: { $sight }
catacombs-do-sneak = Прокрастися: { $sight }
catacombs-do-roll-again = Подвійна атака: перекинути обидва кубики (поки що { $total } проти { $strength })
catacombs-do-use-bolt = Застосувати магічну стрілу: +1 до { $total } (сила { $strength })
catacombs-do-give-life = Пожертвувати очком здоров’я: +1 до { $total } (сила { $strength })
catacombs-do-strike = Зарахувати: { $total } проти { $strength }
catacombs-do-take = { $dropping ->
        [none] Узяти { NAME($thing, form: "acc") }
       *[other] Узяти { NAME($thing, form: "acc") } та залишити тут { NAME($dropping, form: "acc") }
    }
catacombs-do-done = Більше нічого не брати
catacombs-do-open-chest = Відімкнути скриню своїм ключем
catacombs-do-heal = Зцілитися біля фонтана
catacombs-do-cast-portal = Застосувати портал зцілення: перенести { NAME($seat, form: "acc") } сюди: { $fountain }
catacombs-do-swap-places = Магічний обмін: помінятися місцями { NAME($seat, form: "with") }
catacombs-do-give-curse = Проклясти { NAME($seat, form: "acc") }
catacombs-do-reincarnate = Опритомніти біля цілющого фонтана: { $fountain }
catacombs-do-recover = Опритомніти
catacombs-do-end-turn = Завершити хід

## In the terminal

catacombs-terminal-map-help = На мапі: цифри — герої за номером місця, R — кімната, F — цілющий фонтан, G — портал, : — коридор; r — велетенський щур, s — велетенський павук, m — мумія, t — скелет-ключник, w — скелет-воїн, k — король скелетів, f — Полеглий, D — дракон, c — замкнена скриня; * — тут щось лежить; ? — недосліджена територія.
catacombs-terminal-asks = { NAME($hero) }: { $steps ->
        [0] кроків не залишилося
        [one] залишився { $steps } крок
        [few] залишилося { $steps } кроки
       *[many] залишилося { $steps } кроків
    }. Що робитимеш?
catacombs-terminal-player = { $number }  { NAME($hero) } ({ $player }): { $life ->
        [0] без тями
        [one] { $life } очко здоров’я
        [few] { $life } очки здоров’я
       *[many] { $life } очок здоров’я
    }, { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
        [many] { $points } переможних очок
       *[other] { $points } переможного очка
    }, { $place }{ $things ->
        [none] {""}
       *[other] {"; "}{ $things }
    }{ $cursed ->
        [yes] {"; прокляття"}
       *[no] {""}
    }
catacombs-terminal-left = Залишилося { $tiles ->
        [one] { $tiles } плитка
        [few] { $tiles } плитки
       *[many] { $tiles } плиток
    }, у мішечку { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетони
       *[many] { $tokens } жетонів
    }.
