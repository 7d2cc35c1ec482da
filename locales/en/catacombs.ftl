# The catacombs in sentences: what happened, and what can be done.

## Places

catacombs-start = the starting tile
catacombs-rows = { $n } { $side ->
        [north] north
       *[south] south
    }
catacombs-columns = { $n } { $side ->
        [east] east
       *[west] west
    }
catacombs-place = { $row }, { $column }
catacombs-cell = { $where }
catacombs-sight-monster = { NAME($monster) }, strength { $strength }

## What happened

catacombs-game-began = { $heroes } meet at the healing fountain under Karak Castle.
catacombs-start-rolled = { NAME($seat) } rolls { $dice } = { $total } for the first turn.
catacombs-start-tied = { $seats } tie and roll again.
catacombs-turn-began = Turn { $turn }: { NAME($seat) }.
catacombs-turn-ended = { NAME($seat) } ends the turn.
catacombs-moved = { $how ->
        [step] { NAME($seat) } walks to { $to }.
        [wall] { NAME($seat) } walks through the wall to { $to }.
        [gate] { NAME($seat) } steps through the gate to { $to }.
        [thrown-back] { NAME($seat) } falls back to { $to }.
        [portal] A portal of healing carries { NAME($seat) } to { $to }.
        [swap] Magic moves { NAME($seat) } to { $to }.
       *[reincarnation] { NAME($seat) } wakes at the healing fountain: { $to }.
    }
catacombs-tile-drawn = { NAME($seat) } discovers { NAME($plan, form: "a") }.
catacombs-tile-laid = The { NAME($tile) } lies { $cell } of the starting tile.
catacombs-token-drawn = Out of the bag comes { NAME($token, form: "a") }.
catacombs-token-laid = { NAME($seat) } keeps { NAME($token, form: "the") } and puts { NAME($put_back, form: "the") } back.
catacombs-stayed-unseen = { NAME($seat) } stays hidden from { NAME($monster, form: "the") }.
catacombs-fight-began = { NAME($seat) } fights { NAME($monster, form: "the") }, strength { $strength }.
catacombs-bonus-added = { $cause ->
        [daggers] The daggers add { $value }.
        [sword] The sword adds { $value }.
        [axe] The axe adds { $value }.
        [bolt] A magic bolt adds { $value }.
        [foresight] Foresight adds { $value }.
       *[sacrifice] The sacrifice adds { $value }.
    }
catacombs-dice-rolled = { $cause ->
        [fight] { NAME($seat) } rolls { $rolled }.
        [double-attack] Double Attack: { NAME($seat) } rolls again: { $rolled }.
       *[combat-training] Combat Training: { NAME($seat) } rerolls every 1: { $rolled }.
    }
catacombs-fight-ended = { $result ->
        [won] { NAME($seat) } defeats { NAME($monster, form: "the") }: { $total } against { $strength }.
        [drawn] A tie between { NAME($seat) } and { NAME($monster, form: "the") }: { $total } against { $strength }.
       *[lost] { NAME($seat) } loses to { NAME($monster, form: "the") }: { $total } against { $strength }.
    }
catacombs-life-changed = { $cause ->
        [fight] { NAME($seat) } loses a hit point and has { $after } left.
        [sacrifice] { NAME($seat) } sacrifices a hit point and has { $after } left.
        [recovery] { NAME($seat) } comes round with { $after ->
            [one] 1 hit point
           *[other] { $after } hit points
        }.
       *[fountain] { NAME($seat) } is healed: { $after } hit points.
    }
catacombs-fell-unconscious = { NAME($seat) } falls unconscious.
catacombs-thing-taken = { $source ->
        [loot] { NAME($seat) } takes { NAME($thing, form: "a") }.
        [floor] { NAME($seat) } picks up { NAME($thing, form: "a") }.
       *[chest] { NAME($seat) } takes { NAME($thing, form: "the") } out of the chest.
    }
catacombs-thing-left = { $source ->
        [loot] { NAME($seat) } leaves { NAME($thing, form: "the") } on the tile.
       *[carried] { NAME($seat) } puts { NAME($thing, form: "the") } down here.
    }
catacombs-thing-used = { $used_up ->
        [yes] { NAME($seat) } uses up { NAME($thing, form: "a") }.
       *[no] { NAME($seat) } uses { NAME($thing, form: "a") } and keeps it.
    }
catacombs-chest-opened = { NAME($seat) } opens the chest.
catacombs-curse-given = { $kept ->
        [yes] { NAME($seat) } leaves the curse of Karak with { NAME($holder) }.
       *[no] { NAME($seat) } lays the curse of Karak on { NAME($holder) }.
    }
catacombs-curse-lifted = The curse of Karak leaves { NAME($seat) }.
catacombs-game-ended = { $by ->
        [dragon] The Dragon is dead. The game is over: victory for { $winners }!
       *[no-progress] Nothing has happened for too long. The game is over: victory for { $winners }!
    }

## What can be done

catacombs-do-step = { $way ->
        [gate] Step through the gate to { $to }
        [wall] Walk through the wall: { $direction ->
            [north] north
            [east] east
            [south] south
           *[west] west
        }
       *[step] Walk { $direction ->
            [north] north
            [east] east
            [south] south
           *[west] west
        }
    }
catacombs-do-step-sight = { $choice }: { $sight }
catacombs-do-explore = Explore the dark to the { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
catacombs-do-lay = Lay the tile with passages { $sides }
catacombs-do-keep = Keep { NAME($token, form: "the") }
catacombs-do-attack = Fight: { $sight }
catacombs-do-sneak = Sneak past: { $sight }
catacombs-do-roll-again = Double Attack: roll both dice again ({ $total } against { $strength } so far)
catacombs-do-use-bolt = Use a magic bolt: +1 to { $total } (strength { $strength })
catacombs-do-give-life = Sacrifice a hit point: +1 to { $total } (strength { $strength })
catacombs-do-strike = Let it count: { $total } against { $strength }
catacombs-do-take = { $dropping ->
        [none] Take { NAME($thing, form: "the") }
       *[other] Take { NAME($thing, form: "the") } and leave { NAME($dropping, form: "the") } here
    }
catacombs-do-done = Take nothing more
catacombs-do-open-chest = Open the chest with your key
catacombs-do-heal = Heal at the fountain
catacombs-do-cast-portal = Use a portal of healing: { NAME($seat) } to { $fountain }
catacombs-do-swap-places = Magic Swap: change places with { NAME($seat) }
catacombs-do-give-curse = Curse { NAME($seat) }
catacombs-do-reincarnate = Wake at the healing fountain: { $fountain }
catacombs-do-recover = Come round
catacombs-do-end-turn = End turn

## In the terminal

catacombs-terminal-map-help = On the map: digits are heroes by seat, R a room, F a healing fountain, G a teleportation gate, : a corridor; r giant rat, s giant spider, m mummy, t skeleton turnkey, w skeleton warrior, k skeleton king, f the Fallen, D the Dragon, c locked chest; * something lies there; ? an undiscovered zone.
catacombs-terminal-asks = { NAME($hero) }, { $steps ->
        [0] no steps left
        [one] 1 step left
       *[other] { $steps } steps left
    }. What will you do?
catacombs-terminal-player = { $number }  { NAME($hero) } ({ $player }): { $life ->
        [0] unconscious
        [one] 1 hit point
       *[other] { $life } hit points
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $place }{ $things ->
        [none] {""}
       *[other] {"; "}{ $things }
    }{ $cursed ->
        [yes] {"; cursed"}
       *[no] {""}
    }
catacombs-terminal-left = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } left, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in the bag.
