# Karak: Goblin, the card game: the names of its cards, what happened, and what can be done.
# Names: the value is the bare name; .a and .the are the forms with an article inside a sentence.

## Action cards

goblin-card-spark = Spark
goblin-card-firebolt = Firebolt
goblin-card-frost-ward = Frost Ward
goblin-card-scrying = Scrying
goblin-card-mending-light = Mending Light
goblin-card-slash = Slash
goblin-card-mighty-blow = Mighty Blow
goblin-card-shield-up = Shield Up
goblin-card-battle-cry = Battle Cry
goblin-card-second-wind = Second Wind
goblin-card-shadow-claw = Shadow Claw
goblin-card-dark-flame = Dark Flame
goblin-card-bone-shield = Bone Shield
goblin-card-whispers = Whispers
goblin-card-drain-life = Drain Life
goblin-card-stab = Stab
goblin-card-ambush = Ambush
goblin-card-smoke = Smoke
goblin-card-quick-fingers = Quick Fingers
goblin-card-bandage = Bandage
goblin-card-thrust = Thrust
goblin-card-master-cut = Master Cut
goblin-card-parry = Parry
goblin-card-footwork = Footwork
goblin-card-steady-breath = Steady Breath
goblin-card-star-dart = Star Dart
goblin-card-comet = Comet
goblin-card-omen = Omen
goblin-card-vision = Vision
goblin-card-moonlight = Moonlight
goblin-card-cleave = Cleave
goblin-card-quick-cut = Quick Cut
goblin-card-frost-lance = Frost Lance
goblin-card-thorns = Thorns
goblin-card-sidestep = Sidestep
goblin-card-herbs = Herbs
goblin-card-whirlwind = Whirlwind
goblin-card-lightning = Lightning
goblin-card-riposte = Riposte
goblin-card-trick = Trick
goblin-card-bulwark = Bulwark
goblin-card-blood-rite = Blood Rite
goblin-card-dragon-strike = Dragon Strike
goblin-card-storm = Storm
goblin-card-wild-hunt = Wild Hunt
goblin-card-master-plan = Master Plan
goblin-card-sanctuary = Sanctuary

## Weapons and armour

goblin-gear-dagger = dagger
    .a = a dagger
    .the = the dagger
goblin-gear-quiver = quiver
    .a = a quiver
    .the = the quiver
goblin-gear-buckler = buckler
    .a = a buckler
    .the = the buckler
goblin-gear-cloak = cloak
    .a = a cloak
    .the = the cloak
goblin-gear-sword = sword
    .a = a sword
    .the = the sword
goblin-gear-rune-staff = rune staff
    .a = a rune staff
    .the = the rune staff
goblin-gear-chain-mail = chain mail
    .a = chain mail
    .the = the chain mail
goblin-gear-druid-robe = druid’s robe
    .a = a druid’s robe
    .the = the druid’s robe
goblin-gear-war-axe = war axe
    .a = a war axe
    .the = the war axe
goblin-gear-moon-blade = moon blade
    .a = a moon blade
    .the = the moon blade
goblin-gear-star-staff = star staff
    .a = a star staff
    .the = the star staff
goblin-gear-plate = plate armour
    .a = plate armour
    .the = the plate armour
goblin-gear-shadow-mail = shadow mail
    .a = shadow mail
    .the = the shadow mail

## Elixirs

goblin-elixir-health = elixir of health
    .a = an elixir of health
    .the = the elixir of health
goblin-elixir-cleansing = elixir of cleansing
    .a = an elixir of cleansing
    .the = the elixir of cleansing
goblin-elixir-strength = elixir of strength
    .a = an elixir of strength
    .the = the elixir of strength

## Monsters of the rows, guards, lords

goblin-monster-bat = bat
    .a = a bat
    .the = the bat
goblin-monster-slime = slime
    .a = a slime
    .the = the slime
goblin-monster-cave-spider = cave spider
    .a = a cave spider
    .the = the cave spider
goblin-monster-goblin-scout = goblin scout
    .a = a goblin scout
    .the = the goblin scout
goblin-monster-goblin-thief = goblin thief
    .a = a goblin thief
    .the = the goblin thief
goblin-monster-wild-hound = wild hound
    .a = a wild hound
    .the = the wild hound
goblin-monster-skeleton = skeleton
    .a = a skeleton
    .the = the skeleton
goblin-monster-goblin-archer = goblin archer
    .a = a goblin archer
    .the = the goblin archer
goblin-monster-goblin-shaman = goblin shaman
    .a = a goblin shaman
    .the = the goblin shaman
goblin-monster-cave-bear = cave bear
    .a = a cave bear
    .the = the cave bear
goblin-monster-rust-beetle = rust beetle
    .a = a rust beetle
    .the = the rust beetle
goblin-monster-stone-imp = stone imp
    .a = a stone imp
    .the = the stone imp
goblin-monster-ghoul = ghoul
    .a = a ghoul
    .the = the ghoul
goblin-monster-troll = troll
    .a = a troll
    .the = the troll
goblin-monster-wraith = wraith
    .a = a wraith
    .the = the wraith
goblin-monster-goblin-champion = goblin champion
    .a = a goblin champion
    .the = the goblin champion
goblin-monster-fire-drake = fire drake
    .a = a fire drake
    .the = the fire drake
goblin-monster-witch = witch
    .a = a witch
    .the = the witch
goblin-monster-golem = golem
    .a = a golem
    .the = the golem
goblin-monster-shadow = shadow
    .a = a shadow
    .the = the shadow
goblin-monster-gate-goblin = gate goblin
    .a = a gate goblin
    .the = the gate goblin
goblin-monster-gate-hound = gate hound
    .a = a gate hound
    .the = the gate hound
goblin-monster-gate-witch = gate witch
    .a = a gate witch
    .the = the gate witch
goblin-monster-bridge-orc = bridge orc
    .a = a bridge orc
    .the = the bridge orc
goblin-monster-bridge-ogre = bridge ogre
    .a = a bridge ogre
    .the = the bridge ogre
goblin-monster-bridge-shade = bridge shade
    .a = a bridge shade
    .the = the bridge shade
goblin-monster-vault-giant = vault giant
    .a = a vault giant
    .the = the vault giant
goblin-monster-vault-knight = vault knight
    .a = a vault knight
    .the = the vault knight
goblin-monster-vault-hydra = vault hydra
    .a = a vault hydra
    .the = the vault hydra
goblin-monster-goblin-king = goblin king
    .a = the goblin king
    .the = the goblin king
goblin-monster-lich-lord = lich lord
    .a = the lich lord
    .the = the lich lord
goblin-monster-demon-lord = demon lord
    .a = the demon lord
    .the = the demon lord

## Skills

goblin-skill-blue-leap = Blue Magic
goblin-skill-fury = Flurry of Blows
goblin-skill-defiance = Forbidden Art
goblin-skill-last-stab = Last Strike
goblin-skill-feint = Feint
goblin-skill-foresight = Clairvoyance

## Colours, curses, rewards

goblin-colour-red = red
goblin-colour-blue = blue
goblin-colour-green = green
goblin-colour-yellow = yellow

goblin-curse-attack = curse on attack
    .the = the curse on attack
goblin-curse-defence = curse on defence
    .the = the curse on defence
goblin-curse-draw = curse on drawing
    .the = the curse on drawing
goblin-curse-heal = curse on healing
    .the = the curse on healing
goblin-curse-red = curse on red
    .the = the curse on red
goblin-curse-blue = curse on blue
    .the = the curse on blue
goblin-curse-green = curse on green
    .the = the curse on green
goblin-curse-yellow = curse on yellow
    .the = the curse on yellow
goblin-curse-weapon = curse on weapons
    .the = the curse on weapons
goblin-curse-armour = curse on armour
    .the = the curse on armour

goblin-reward-card = action card
goblin-reward-weapon = weapon
goblin-reward-armour = armour
goblin-reward-key = key of level { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-reward-victory = victory

## Cards in a few words

goblin-or = { $head } or { $last }
goblin-effect = { $effect ->
        [attack] attack { $n }
        [defence] defence { $n }
        [draw] draw { $n }
       *[heal] heal { $n }
    }{ $cursed ->
        [yes] {" (cursed)"}
       *[no] {""}
    }
goblin-card-words = { NAME($card) } ({ NAME($colour) }; { $effects }; then { $next })
goblin-gear-effect = { $effect ->
        [attack] attack +{ $n }
        [defence] defence +{ $n }
        [cards] hand +{ $n }
       *[heals] 1 hit point after a fight
    }
goblin-gear-words = { NAME($gear) } ({ $slot ->
        [weapon] weapon
       *[armour] armour
    }; { $effects })
goblin-monster-numbers = attack { $attack }, { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
goblin-monster-words = { $curses ->
        [none] { $numbers }
       *[other] { $numbers }, { $curses }
    }

## Places

goblin-place-row = row { $level ->
        [1] I
        [2] II
       *[3] III
    }, place { $n }
goblin-place-guard = guard of row { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-place-lord = Lord of All Monsters

## What happened

goblin-game-began = { $heroes } enter the goblin caves.{ $skills ->
        [yes] {""}
       *[no] {" Nobody uses skills today."}
    }
goblin-monster-shown = { $pile ->
        [lord] The Lord of All Monsters is { NAME($monster, form: "the") }: { $sight }.
        [guard] { $level ->
            [1] Row I
            [2] Row II
           *[3] Row III
        } is guarded by { NAME($monster, form: "a") }: { $sight }.{ $left ->
            [0] {" It is the last guard there."}
           *[other] {""}
        }
       *[row] { $level ->
            [1] Row I
            [2] Row II
           *[3] Row III
        }, place { $column }: { NAME($monster, form: "a") }, { $sight }.{ $left ->
            [0] {" The deck of this row is empty now."}
           *[other] {""}
        }
    }
goblin-first-chosen = The lot decides that { NAME($seat) } begins.
goblin-turn-began = Turn { $turn }: { NAME($seat) }.
goblin-turn-ended = { $cause ->
        [heal] { NAME($seat) } spends the turn healing and has all hit points.
       *[merchant] { NAME($seat) } leaves the merchant.
    }
goblin-game-ended = { $by ->
        [lord] The Lord of All Monsters is defeated. The game is over: victory for { $winners }, Hero of the Kingdom!
       *[turn-limit] The last turn has been played. The game is over: victory for { $winners }!
    }
goblin-card-drawn = { $cause ->
        [foresight] { $card ->
            [none] { goblin-skill-foresight }: { NAME($seat) } looks at a card.
           *[other] { goblin-skill-foresight }: { NAME($seat) } looks at { NAME($card) }.
        }
       *[other] { $card ->
            [none] { NAME($seat) } draws a card.
           *[other] { NAME($seat) } draws { NAME($card) }.
        }
    }
goblin-card-kept = { $card ->
        [none] { NAME($seat) } keeps one card.
       *[other] { $put_under ->
            [none] { NAME($seat) } keeps { NAME($card) }.
           *[other] { NAME($seat) } keeps { NAME($card) } and puts { NAME($put_under) } under the deck.
        }
    }
goblin-deck-reshuffled = { NAME($seat) } shuffles the discard pile into a new deck of { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
goblin-card-discarded = { $cause ->
        [gear-curse] Cursed gear holds no cards: { NAME($seat) } discards { NAME($card) }.
       *[hand-limit] The hand is too large: { NAME($seat) } discards { NAME($card) }.
    }
goblin-played-discarded = { $n ->
        [one] The card played goes
       *[other] The { $n } cards played go
    } to { NAME($seat, form: "of") } discard pile.
goblin-fight-began = { NAME($seat) } fights { NAME($monster, form: "the") }: { $sight }.
goblin-card-played = { NAME($seat) } plays { NAME($card) } ({ NAME($colour) }).
goblin-bonus-added = { $kind ->
        [gear] { NAME($seat, form: "of") } { NAME($name) }
        [elixir] The { NAME($name) }
       *[other] { NAME($name) }
    } adds { $value } to the { $effect ->
        [attack] attack
       *[defence] defence
    }.
goblin-effect-ignored = { $kind ->
        [gear] { goblin-cursed-effect } of { NAME($name, form: "the") } does not count.
       *[card] { goblin-cursed-effect } of { NAME($name) } does not count.
    }
goblin-cursed-effect = Cursed: the { $effect ->
        [attack] attack
        [defence] defence
        [draw] drawing
       *[heal] healing
    }
goblin-skill-used = { $skill ->
        [defiance] { goblin-skill-defiance } lets { NAME($seat) } use { NAME($card) } in spite of the curse.
        [feint] { goblin-skill-feint } lets { NAME($seat) } play { NAME($card) } out of colour.
        [blue-leap] { goblin-skill-blue-leap } lets { NAME($seat) } play { NAME($card) } out of colour.
       *[last-stab] { goblin-skill-last-stab } lets { NAME($seat) } hit back all the same.
    }
goblin-elixir-used = { NAME($seat) } drinks { NAME($elixir, form: "the") }.
goblin-curse-lifted = { NAME($seat) } lifts { NAME($curse, form: "the") }.
goblin-life-changed = { $kind ->
        [monster] { NAME($seat) } loses { $n ->
            [one] 1 hit point
           *[other] { $n } hit points
        } and { $after ->
            [0] falls unconscious.
           *[other] has { $after } left.
        }
        [elixir] { NAME($seat) } has all { $after } hit points again.
        [gear] { NAME($seat, form: "of") } { NAME($name) } heals: { $after } hit points.
       *[card] { NAME($name) } heals { NAME($seat) }: { $after } hit points.
    }
goblin-monster-struck = { $damage ->
        [0] { NAME($seat) } wards off { NAME($monster, form: "the") }: defence { $defence } against attack { $attack }.
       *[other] The { NAME($monster) } strikes { NAME($seat) }: attack { $attack } against defence { $defence }.
    }
goblin-fight-ended = { $result ->
        [won] { NAME($seat) } defeats { NAME($monster, form: "the") }: attack { $attack } against { $hearts } hearts.
        [held] { NAME($seat) } does not defeat { NAME($monster, form: "the") }: attack { $attack } against { $hearts } hearts.
       *[fell] { NAME($seat) } can’t hit back: { NAME($monster, form: "the") } stays.
    }
goblin-card-turned-over = On the back of { NAME($monster, form: "the") }: { $sight }.
goblin-card-won = { NAME($seat) } wins { NAME($card) }. It goes to the discard pile.
goblin-key-won = { NAME($seat) } wins the { $level ->
        [1] key of level I
        [2] key of level II
       *[3] key of level III
    }.
goblin-gear-put-on = { NAME($seat) } puts on { NAME($gear, form: "the") }.
goblin-gear-given-away = { $cause ->
        [refused] { NAME($seat) } gives { NAME($gear, form: "the") } to the arsenal.
        [replaced] { NAME($seat, form: "of") } { NAME($gear) } goes to the arsenal.
       *[paid] { NAME($seat) } pays with { NAME($gear, form: "the") }, which goes to the arsenal.
    }
goblin-card-paid = { NAME($seat) } pays with { NAME($card) }, which leaves the game.
goblin-elixir-bought = { NAME($seat) } buys { NAME($elixir, form: "a") }.
goblin-gear-bought = { NAME($seat) } buys { NAME($gear, form: "the") } from the arsenal and puts it on.

## What can be done

goblin-do-fight = Fight { NAME($monster, form: "the") } ({ $place }): { $sight }; reward: { $rewards }
goblin-do-visit-merchant = Visit the merchant
goblin-do-heal = { $hurt ->
        [yes] Heal: from { $life } to { $full } hit points; that is the whole turn
       *[no] Spend the turn healing, although you have all { $full } hit points
    }
goblin-do-drink-health = Drink the elixir of health: from { $life } to { $full } hit points
goblin-do-cleanse = Drink the elixir of cleansing: lift { NAME($curse, form: "the") }
goblin-do-engage = Begin the fight without an elixir of cleansing: { $curses }
goblin-do-discard = Discard { $card_words }
goblin-do-play-card = Play { $card_words }{ $skill ->
        [none] {""}
       *[other] {" "}using { NAME($skill) }
    } – total: attack { $attack }, defence { $defence }
goblin-do-strengthen = { $effect ->
        [attack] Drink the elixir of strength: double the attack of { NAME($last) } – total: attack { $attack }, defence { $defence }
       *[defence] Drink the elixir of strength: double the defence of { NAME($last) } – total: attack { $attack }, defence { $defence }
    }
goblin-do-strike = { $played ->
        [0] Play no card
       *[other] Play no more cards
    }: attack { $attack } against { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }, defence { $defence } against attack { $strike } – { $result ->
        [won] you win
        [held] the monster stays
       *[fell] you fall unconscious and can’t hit back
    }{ $loss ->
        [0] {""}
       *[other] {", "}damage { $loss }
    }
goblin-do-keep-card = Keep { $card_words }
goblin-do-put-on = Put on { $gear_words }{ $replaced ->
        [none] {""}
       *[other] {"; "}{ NAME($replaced, form: "the") } goes to the arsenal
    }
goblin-do-give-away = Give { NAME($gear, form: "the") } to the arsenal
goblin-do-buy-elixir = Buy { NAME($elixir, form: "a") } for { $payment_words }
goblin-do-buy-gear = Buy { $gear_words } for { $payment_words }{ $replaced ->
        [none] {""}
       *[other] {"; "}{ NAME($replaced, form: "the") } goes to the arsenal
    }
goblin-do-done = { $where ->
        [merchant] Leave the merchant and end the turn
       *[fight] Keep the elixir of health and end the turn
    }

## In the terminal

goblin-terminal-map-help =
    A monster is defeated by as much attack as it has hearts; but first it strikes with its attack, less your defence.
    Cards are played in a chain: “then” names the colours that may follow a card.
    A curse on a colour forbids its cards; a curse on an effect makes this effect of all cards count for nothing; a curse on weapons or armour makes that gear useless.
    Key I opens row II, keys I and II open row III, all three keys the way to the Lord of All Monsters. Whoever defeats the lord wins.
    An elixir of health gives all hit points back, an elixir of cleansing lifts a curse, an elixir of strength doubles the attack or the defence of the card just played.
    At the merchant everything costs one thing: a weapon, an armour, or an action card from your hand that is no starting card.
goblin-terminal-merchant = Merchant: { $elixirs }
goblin-terminal-elixir = { $n ->
        [0] no { NAME($elixir) }
       *[other] { $n }× { NAME($elixir) }
    }
goblin-terminal-arsenal = Arsenal: { $things ->
        [none] empty
       *[other] { $things }
    }
goblin-terminal-row = Row { $level ->
        [1] I
        [2] II
       *[3] III
    }, { $left ->
        [0] deck empty
        [one] 1 card in the deck
       *[other] { $left } cards in the deck
    }:
goblin-terminal-monster = {"  "}{ $place }  { NAME($monster) }: { $sight }; reward: { $rewards }
goblin-terminal-empty = {"  "}{ $place }  empty
goblin-terminal-guard = {"  "}guard: { NAME($monster) }, { $sight }; { $left ->
        [0] the last one
       *[other] { $left } more below
    }
goblin-terminal-no-guard = {"  "}guard: none left
goblin-terminal-lord = Lord of All Monsters: { NAME($monster) }, { $sight }
goblin-terminal-player = { $number }  { NAME($hero) } ({ $player }): { $life ->
        [0] unconscious
        [one] 1 hit point
       *[other] { $life } hit points
    }, { $keys ->
        [0] no keys
        [1] key I
        [2] keys I and II
       *[3] keys I, II and III
    }; cards: { $hand } in hand, { $deck } in the deck, { $discard } in the discard pile
goblin-terminal-things = {"   "}{ $things }
goblin-terminal-result = { $place }. { NAME($hero) }: { $points ->
        [0] no keys
        [1] 1 key
        [2] 2 keys
        [3] 3 keys
       *[4] 3 keys and the Lord of All Monsters
    }
goblin-terminal-hand = { $n ->
        [0] { NAME($hero, form: "of") } hand is empty.
       *[other] { NAME($hero, form: "of") } hand:
    }
goblin-terminal-card = { $n ->
        [one] {"  "}{ $card }
       *[other] {"  "}{ $n }× { $card }
    }
goblin-terminal-asks = { NAME($hero) }, { $life ->
        [0] unconscious
        [one] 1 of { $full } hit points
       *[other] { $life } of { $full } hit points
    }. What will you do?
goblin-terminal-asks-fight =
    { NAME($hero) }, { $life } of { $full } hit points, against { NAME($monster, form: "the") }: { $sight }.
    { $played ->
        [none] No card played yet
       *[other] Played: { $played }
    }. So far: attack { $attack }, defence { $defence }. Next may come: { $next ->
        [none] no colour
       *[other] { $next }
    }.
    What will you do?
goblin-terminal-asks-bracing = { NAME($hero) }, { NAME($monster, form: "the") } has a curse on your gear: { $sight }. What will you do?
goblin-terminal-asks-discard = { NAME($hero) }, you have { $hand } cards in hand and may keep { $limit }. Which one will you discard?
goblin-terminal-asks-keep = { NAME($hero) }, which card will you keep? The other one goes under your deck.
goblin-terminal-asks-gear = { NAME($hero) }, what will you do with your reward: { $gear }?
goblin-terminal-asks-merchant = { NAME($hero) }, what will you buy? Elixirs come before the arsenal, each in the order of the list.
goblin-terminal-asks-drink = { NAME($hero) }, the fight is over and you have { $life } of { $full } hit points. Will you drink?
