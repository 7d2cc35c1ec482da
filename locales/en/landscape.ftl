# Karak II: the names of its pieces, what happened, what can be done, and the terminal.
# The forms of a name are those of names.ftl, and for dice:
# .die whose die it is, inside a sentence (“a skull on …”)

## Resources

landscape-good-food = food
landscape-good-wood = wood
landscape-good-stone = stone
landscape-amount = { $n } { NAME($good) }

## Things

landscape-thing-sword = sword
    .a = a sword
    .the = the sword
landscape-thing-hammer = war hammer
    .a = a war hammer
    .the = the war hammer
landscape-thing-fireball = fireball
    .a = a fireball
    .the = the fireball
landscape-thing-pickpocket = pickpocket
    .a = a pickpocket
    .the = the pickpocket
landscape-thing-amulet-of-resources = amulet of resources
    .a = the amulet of resources
    .the = the amulet of resources
landscape-thing-amulet-of-glory = amulet of glory
    .a = the amulet of glory
    .the = the amulet of glory
landscape-thing-amulet-of-action = amulet of action
    .a = the amulet of action
    .the = the amulet of action
landscape-thing-amulet-of-protection = amulet of protection
    .a = the amulet of protection
    .the = the amulet of protection
landscape-thing-amulet-of-titan = amulet of the titan
    .a = the amulet of the titan
    .the = the amulet of the titan
landscape-thing-cart = resource cart
    .a = a resource cart
    .the = the resource cart
landscape-thing-small-stone = small soul stone
    .a = a small soul stone
    .the = the small soul stone
landscape-thing-large-stone = large soul stone
    .a = a large soul stone
    .the = the large soul stone
landscape-thing-arkenstone = soul arkenstone
    .a = the soul arkenstone
    .the = the soul arkenstone

## Armies

landscape-army-skeleton-warriors = skeleton warriors
    .a = skeleton warriors
    .the = the skeleton warriors
landscape-army-fire-eaters = fire-eaters
    .a = fire-eaters
    .the = the fire-eaters
landscape-army-shadow-eaters = shadow-eaters
    .a = shadow-eaters
    .the = the shadow-eaters
landscape-army-skeleton-giants = skeleton giants
    .a = skeleton giants
    .the = the skeleton giants
landscape-army-hammer-follower = hammer followers
    .a = hammer followers
    .the = the hammer followers
landscape-army-dark-dryads = dark dryads
    .a = dark dryads
    .the = the dark dryads
landscape-army-skeleton-riders = skeleton rider
    .a = a skeleton rider
    .the = the skeleton rider
landscape-army-messengers-of-death = messenger of death
    .a = a messenger of death
    .the = the messenger of death
landscape-general = the Dark General

## Tiles

landscape-terrain-castle = Karak Castle
    .a = Karak Castle
    .the = Karak Castle
landscape-terrain-farm = farm
    .a = a farm
    .the = the farm
landscape-terrain-forest = forest
    .a = a forest
    .the = the forest
landscape-terrain-farm-forest = farm and forest
    .a = a tile with farm and forest
    .the = the tile with farm and forest
landscape-terrain-farm-rock = farm and rock
    .a = a tile with farm and rock
    .the = the tile with farm and rock
landscape-terrain-forest-rock = forest and rock
    .a = a tile with forest and rock
    .the = the tile with forest and rock
landscape-terrain-big-farm = big farm
    .a = a big farm
    .the = the big farm
landscape-terrain-big-forest = dense forest
    .a = a dense forest
    .the = the dense forest
landscape-terrain-big-rock = big rock
    .a = a big rock
    .the = the big rock
landscape-terrain-maw = Hell’s Maw
    .a = Hell’s Maw
    .the = Hell’s Maw

## Buildings

landscape-building-stable = stable
    .a = a stable
    .the = the stable
landscape-building-portal = portal
    .a = a portal
    .the = the portal
landscape-building-banners = banners of glory
    .a = banners of glory
    .the = the banners of glory
landscape-building-camp = military camp
    .a = a military camp
    .the = the military camp
landscape-building-range = shooting range
    .a = a shooting range
    .the = the shooting range
landscape-building-tower = mage tower
    .a = a mage tower
    .the = the mage tower

## Dice and units

landscape-die-hero = hero die
    .a = the hero die
    .the = the hero die
    .die = the hero die
landscape-die-knight = knight
    .a = a knight
    .the = the knight
    .die = a knight’s die
landscape-die-archer = archer
    .a = an archer
    .the = the archer
    .die = an archer’s die
landscape-die-mage = mage
    .a = a mage
    .the = the mage
    .die = a mage’s die
landscape-die-skeleton = skeleton
    .a = a skeleton
    .the = the skeleton
    .die = a skeleton’s die
landscape-die-bear = bear
    .a = the bear
    .the = the bear
    .die = the bear’s die
landscape-die-titan = titan
    .a = the titan
    .the = the titan
    .die = the titan’s die

landscape-units-knight = { $n ->
        [one] 1 knight
       *[other] { $n } knights
    }
landscape-units-archer = { $n ->
        [one] 1 archer
       *[other] { $n } archers
    }
landscape-units-mage = { $n ->
        [one] 1 mage
       *[other] { $n } mages
    }
landscape-units-skeleton = { $n ->
        [one] 1 skeleton
       *[other] { $n } skeletons
    }
landscape-units-bear = the bear
landscape-units-titan = the titan

# The same in a list of what somebody has, where other languages need another case.
landscape-held-knight = { $n ->
        [one] 1 knight
       *[other] { $n } knights
    }
landscape-held-archer = { $n ->
        [one] 1 archer
       *[other] { $n } archers
    }
landscape-held-mage = { $n ->
        [one] 1 mage
       *[other] { $n } mages
    }
landscape-held-skeleton = { $n ->
        [one] 1 skeleton
       *[other] { $n } skeletons
    }
landscape-held-bear = bear
landscape-held-titan = titan

landscape-swords = { $n ->
        [one] 1 sword
       *[other] { $n } swords
    }
landscape-skulls = { $n ->
        [one] 1 skull
       *[other] { $n } skulls
    }
landscape-nothing = nothing

## Skills (Fateweaver is among the names)

skill-war-strategy = War Strategy
skill-plunder = Plunder
skill-master-builder = Master Builder
skill-falcon-eye = Falcon Eye
skill-bear-friend = Bear Friend
skill-necromancy = Necromancy
skill-soul-collector = Soul Collector
skill-combat-skill = Combat Finesse
skill-magic-ride = Magic Dash
skill-scouting = Terrain Scouting
skill-claws-and-fangs = Claws and Fangs

landscape-the = { NAME($piece, form: "the") }

## Places

landscape-side-east = east
landscape-side-south-east = south-east
landscape-side-south-west = south-west
landscape-side-west = west
landscape-side-north-west = north-west
landscape-side-north-east = north-east
landscape-way = { $n } { NAME($side) }
landscape-where-straight = { $first } of the castle
landscape-where = { $first } and { $second } of the castle
landscape-where-castle = at the castle
landscape-place = the tile { $where }
landscape-place-castle = the castle

landscape-sight-city = { NAME($seat, form: "of") } city
landscape-sight-armies = { $armies }, strength { $strength }
landscape-sight-things = lying there: { $things }
landscape-sight-more = { $head }; { $next }

## What happened

landscape-game-began = { $heroes } set out from Karak Castle.{ $plague ->
        [yes] {""}
       *[no] {" "}They play without plague and misery.
    }
landscape-start-rolled = { NAME($seat) } rolls { $throw } for the first turn.
landscape-start-tied = { $seats } tie and roll again.
landscape-turn-began = Turn { $turn }: { NAME($seat) }.
landscape-turn-ended = { NAME($seat) } ends the turn.
landscape-action-spent = { NAME($seat) } gives up an action and moves on.
landscape-moved = { $how ->
        [step] { NAME($seat) } moves to { $to }.
        [explore] { NAME($seat) } enters { $to }.
        [portal] The portal carries { NAME($seat) } to { $to }.
        [ride] { skill-magic-ride }: { NAME($seat) } rides to { $to }.
       *[thrown-back] { NAME($seat) } falls back to { $to }.
    }
landscape-falcon-sent = { skill-falcon-eye }: { NAME($seat) } sends out the falcon.
landscape-tile-drawn = { $to ->
        [none] The falcon finds { NAME($plan, form: "a") }.
       *[other] { NAME($seat) } discovers { NAME($plan, form: "a") }.
    }
landscape-tile-scouted = { skill-scouting }: { $plan ->
        [none] { NAME($seat) } looks at a tile.
       *[other] { NAME($seat) } looks at { NAME($plan, form: "a") }.
    }
landscape-tile-put-back = { $plan ->
        [none] { NAME($seat) } puts the other tile back on top of the stack.
       *[other] { NAME($seat) } puts { NAME($plan, form: "a") } back on top of the stack.
    }
landscape-tile-laid = { NAME($seat) } lays { NAME($tile, form: "the") } { $where }{ $closed ->
        [0] .
        [one] ; chasm: { $chasms }.
       *[other] ; chasms: { $chasms }.
    }
landscape-general-appeared = The Dark General appears with { $praetorians ->
        [one] 1 praetorian
       *[other] { $praetorians } praetorians
    }: strength { $strength }.
landscape-army-drawn = { NAME($seat) } draws { NAME($army, form: "a") } from the bag: strength { $strength }.
landscape-army-put-back = { skill-fateweaver }: { NAME($seat) } puts { NAME($army, form: "the") } back into the bag.
landscape-armies-laid = Together the two armies have strength { $strength }.
landscape-army-mauled = { skill-claws-and-fangs }: { NAME($seat, form: "of") } raptor defeats { NAME($army, form: "the") } without a fight.
landscape-praetorian-lost = { $cause ->
        [attack] The attack was strong enough to remove a praetorian; { $after } left.
       *[claws-and-fangs] { skill-claws-and-fangs }: { NAME($seat, form: "of") } raptor removes a praetorian; { $after } left.
    }
landscape-fight-began = { $armies ->
        [none] { NAME($seat) } fights { landscape-general }, strength { $strength }.
       *[other] { NAME($seat) } fights { $armies }, strength { $strength }.
    }
landscape-bonus-added = { $cause ->
        [sword] The sword adds { $value }.
        [hammer] The war hammer adds { $value }.
       *[fireball] The fireball adds { $value }.
    }
landscape-units-chosen = { NAME($seat) } leads { $units } into the fight.
landscape-dice-rolled = { $cause ->
        [war-strategy] { skill-war-strategy }: { NAME($seat) } rolls again for { $dice }: { $throw }.
        [combat-skill] { skill-combat-skill }: { NAME($seat) } rolls the hero die again: { $throw }.
       *[fight] { $by ->
            [hero] { NAME($seat) } rolls { $throw }.
           *[units] { NAME($seat) } rolls for { $dice }: { $throw }.
        }
    }
landscape-fight-ended = { $result ->
        [won] { NAME($seat) } wins the fight: { $attack } against { $strength }.
       *[lost] { NAME($seat) } loses the fight: { $attack } against { $strength }.
    }
landscape-skull-ignored = The amulet of protection saves { NAME($seat) } from a skull on { NAME($die, form: "die") }.
landscape-life-changed = { $cause ->
        [skulls] The { $by ->
            [one] skull costs
           *[other] skulls cost
        } { NAME($seat) } { $by ->
            [one] 1 hit point
           *[other] { $by } hit points
        }; { $after } left.
        [general] The Dark General wounds { NAME($seat) }: 1 hit point lost, { $after } left.
        [soul-collector] { skill-soul-collector }: { NAME($seat) } heals to { $after ->
            [one] 1 hit point
           *[other] { $after } hit points
        }.
        [heal] { NAME($seat) } heals to { $after } hit points.
        [castle] { NAME($seat) } is healed at the castle: { $after } hit points.
       *[recovery] { NAME($seat) } comes round with { $after } hit points.
    }
landscape-fell-unconscious = { NAME($seat) } falls unconscious.
landscape-glory-changed = { $more ->
        [yes] { NAME($seat, form: "of") } glory rises to { $after }.
       *[no] { NAME($seat, form: "of") } glory falls to { $after }.
    }
landscape-units-changed = { $cause ->
        [fight] { NAME($seat) } loses { $units }.
        [recruit] { NAME($seat) } recruits { $units }.
        [sent-back] { NAME($seat) } sends { $units } back.
        [surplus] { NAME($seat, form: "of") } glory is too low: { NAME($seat) } sends { $units } back.
        [necromancy] { skill-necromancy }: { NAME($seat) } raises a skeleton.
       *[amulet-of-titan] { $more ->
            [yes] The titan joins { NAME($seat) }.
           *[no] The titan leaves { NAME($seat) }.
        }
    }
landscape-goods-changed = { $cause ->
        [gather] { NAME($seat) } gathers { $goods }.
        [plunder] { skill-plunder }: { NAME($seat) } gathers { $goods }.
        [amulet-of-resources] The amulet of resources gives { NAME($seat) } { $goods } more.
        [cart] { NAME($seat) } takes { $goods } from the resource cart.
        [pickpocket] The pickpocket brings { NAME($seat) } { $goods }.
        [misery] Misery costs { NAME($seat) } { $goods }.
       *[building] { NAME($seat) } pays { $goods }.
    }
landscape-army-turned-over = The loot from { NAME($army, form: "the") }: { NAME($thing, form: "a") }.
landscape-thing-taken = { $source ->
        [floor] { NAME($seat) } picks up { NAME($thing, form: "a") }.
       *[loot] { NAME($seat) } takes { NAME($thing, form: "the") }.
    }
landscape-thing-left = { $source ->
        [loot] { NAME($seat) } leaves { NAME($thing, form: "the") } on the tile.
       *[carried] { NAME($seat) } puts { NAME($thing, form: "the") } down here.
    }
landscape-thing-used = { NAME($seat) } uses { NAME($thing, form: "a") }.
landscape-city-founded = { NAME($seat) } founds a city { $where }.{ $saving ->
        [none] {""}
       *[other] {" "}{ skill-master-builder } saves 1 { NAME($saving) }.
    }
landscape-building-built = { NAME($seat) } builds { NAME($building, form: "the") }.{ $saving ->
        [none] {""}
       *[other] {" "}{ skill-master-builder } saves 1 { NAME($saving) }.
    }
landscape-robbed = { NAME($seat, form: "of") } pickpocket robs { NAME($other) } of { $goods ->
        [one] 1 resource
       *[other] { $goods } resources
    }.
landscape-afflicted = A double skull: { NAME($seat) } brings plague and misery upon { NAME($other) }.
landscape-plague-moved = { $change ->
        [gone] The plague leaves { NAME($before, form: "of") } city.
        [stays] The plague stays in { NAME($after, form: "of") } city.
        [moves] The plague moves from { NAME($before, form: "of") } city to { NAME($after, form: "of") }.
       *[comes] The plague comes to { NAME($after, form: "of") } city.
    }
landscape-game-ended = { $by ->
        [general] The Dark General has fallen. The game is over: victory for { $winners }!
       *[turn-limit] The war has lasted too long. The game is over: victory for { $winners }!
    }

## What can be done

landscape-do-step = Move { NAME($side) }: { $sight }
landscape-do-explore = Explore to the { NAME($side) }
landscape-do-use-portal = Use the portal to { $to }: { $sight }
landscape-do-ride = { skill-magic-ride }: ride { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } { NAME($side) }: { $sight }
landscape-do-giving-up = { $choice } (gives up an action)
landscape-do-send-falcon = { skill-falcon-eye }: draw a tile and lay it without going there
landscape-do-choose-place = Lay the tile { $where }
landscape-do-lay = Lay { NAME($tile, form: "the") }{ $closed ->
        [0] {""}
        [one] {": "}chasm { $chasms }
       *[other] {": "}chasms { $chasms }
    }
landscape-do-put-back = Put { NAME($army, form: "the") }, strength { $strength }, back into the bag
landscape-do-add-die = { $units ->
        [none] Lead { NAME($unit, form: "a") } into the fight
       *[other] Lead { NAME($unit, form: "a") } into the fight (so far: { $units })
    }
landscape-do-throw-dice = { $units ->
        [none] Roll the hero die alone
       *[other] Roll the hero die with { $units }
    } { $attack ->
        [0] (against { $strength })
       *[other] (+{ $attack } by weapons, against { $strength })
    }
landscape-do-roll-units-again = { skill-war-strategy }: roll all unit dice again ({ $attack } against { $strength } so far)
landscape-do-roll-hero-again = { skill-combat-skill }: roll the hero die again ({ $attack } against { $strength } so far)
landscape-do-use-fireball = Use a fireball: { $more } instead of { $attack } against { $strength }
landscape-do-strike = Let it count: { $attack } against { $strength } – { $outcome ->
        [won] you win
        [praetorian] you lose, but a praetorian falls
       *[lost] you lose
    }
landscape-do-ignore-skull = Ignore a skull on { NAME($die, form: "die") }
landscape-do-afflict = Bring plague and misery upon { NAME($seat) }
landscape-do-take = { $asked ->
        [looting] { $dropping ->
            [none] Take { NAME($thing, form: "the") }
           *[other] Take { NAME($thing, form: "the") } and leave { NAME($dropping, form: "the") } here
        }
       *[floor] { $dropping ->
            [none] Pick up { NAME($thing, form: "the") }
           *[other] Pick up { NAME($thing, form: "the") } and leave { NAME($dropping, form: "the") } here
        }
    }
landscape-do-choose-good = { $asked ->
        [unloading] Take 1 { NAME($good) } from the resource cart ({ $left } left)
        [stealing] Steal 1 { NAME($good) } from { NAME($victim) } ({ $left } left)
       *[choosing-extra] Take 1 more { NAME($good) }
    }
landscape-do-dismiss = Send { NAME($unit, form: "a") } back: glory allows only { $glory ->
        [one] 1 unit
       *[other] { $glory } units
    }
landscape-do-heal = Heal { $by ->
        [one] 1 hit point
       *[other] { $by } hit points
    }
landscape-do-gather = Gather { $goods }
landscape-do-found-city = Found your city here for { $goods }
landscape-do-build = Build { NAME($building, form: "the") } for { $goods }
landscape-do-recruit = Recruit { NAME($unit, form: "a") } for { $goods }
landscape-do-send-back = Send { NAME($unit, form: "a") } back to make room for others
landscape-do-banish-plague = { $plague ->
        [yes] Banish the plague from your city{ $by ->
            [0] {""}
           *[other] {" "}and get all hit points back
        }
       *[no] Get all hit points back at the castle
    }
landscape-do-raise-skeleton = { skill-necromancy }: raise a skeleton
landscape-do-cast-pickpocket = Use a pickpocket on { NAME($seat) }, who has { $goods }
landscape-do-done = { $asked ->
        [looting] Leave { $loot } on the tile
        [picking-up] Pick up nothing more
        [constructing] Build nothing more
        [recruiting] Recruit no more units
       *[shielding] Ignore no more skulls
    }
landscape-do-recover = Come round
landscape-do-end-turn = End turn

## In the terminal

landscape-terminal-map-help =
    On the map, each tile has two lines, and # marks a chasm between tiles.
    First line: what can be gathered (F food, W wood, S stone), KARAK the castle, MAW Hell’s Maw; C and a digit is the city of that player, with ! if it is plague-stricken.
    Second line: digits are heroes by seat, a number in brackets is the strength of the armies there, G and a number that of the Dark General; * something lies there.
    A ? is an undiscovered zone.
    What is chosen one by one in a single action (units, buildings, things, resources) is chosen in the order of the list: begin at its top.
landscape-terminal-asks = { NAME($hero) }, { $asked ->
        [choosing-place] where shall the falcon lay the tile?
        [laying-tile] { $tiles ->
            [one] which way round will you lay the tile?
           *[other] which of the tiles will you lay, and which way round?
        }
        [weaving] which army goes back into the bag?
        [mustering] who shall fight with you against strength { $strength }?
        [fighting] your attack is { $attack } against strength { $strength }. What will you do?
        [shielding] which skulls shall the amulet of protection ignore?
        [afflicting] who shall suffer plague and misery?
        [looting] what will you do with { $loot }?
        [picking-up] what else will you pick up?
        [unloading] what will you take from the resource cart?
        [stealing] what will you steal from { NAME($victim) }?
        [choosing-extra] what else does the amulet of resources give you?
        [dismissing] who must go, now that your glory has fallen?
        [constructing] what else will you build?
        [recruiting] who else shall join or leave you?
       *[roaming] { $actions ->
            [one] 1 action
           *[other] { $actions } actions
        } left{ $moved ->
            [yes] , already moved
           *[no] {""}
        }. What will you do?
    }
landscape-terminal-player = { $number }  { NAME($hero) } ({ $player }), { $where }: { $life ->
        [0] unconscious
        [one] 1 hit point
       *[other] { $life } hit points
    }, glory { $glory }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
landscape-terminal-holdings = {"   "}{ $holdings }
landscape-terminal-city = city { $where }{ $buildings ->
        [none] {""}
       *[other] {" with "}{ $buildings }
    }{ $plague ->
        [yes] {", plague-stricken"}
       *[no] {""}
    }
landscape-terminal-left = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } left, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } in the bag. The Dark General has { $praetorians ->
        [one] 1 praetorian
       *[other] { $praetorians } praetorians
    }: strength { $strength }.
