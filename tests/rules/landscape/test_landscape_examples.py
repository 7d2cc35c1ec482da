"""Every worked example of the booklets."""

from __future__ import annotations

from karak.rules.landscape import events as ev
from karak.rules.landscape.pieces import CAMP, PLANS, RANGE
from tests.rules.landscape.landscape_table import (
    ARMY,
    CASTLE,
    DIE,
    FARM,
    FOREST,
    SOUTH_EAST,
    SOUTH_WEST,
    THING,
    TILES,
    add_all,
    do,
    drop,
    enter_fight,
    game,
    give,
    kinds,
    lay,
    muster,
    of,
    play,
)


def test_example_movement_1_around_a_chasm_to_a_weapon() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_WEST, "forest_rock-1")
    lay(state, SOUTH_WEST + 1, "farm-1-e", "dark_dryads")  # its chasm lies towards the rock
    lay(state, SOUTH_EAST, "forest-1")
    drop(state, SOUTH_EAST, "sword")
    play(state, do.Step(SOUTH_WEST), do.Gather())
    assert do.Step(SOUTH_WEST + 1) not in state.legal_actions()
    events = play(state, do.Step(SOUTH_EAST), do.Take(THING["sword"]))
    assert state.heroes[0].things == (THING["sword"],)
    assert state.heroes[0].goods == (0, 1, 1)
    assert of(events, ev.TurnEnded)[0].cause == "actions_used"


def test_example_movement_2_build_recruit_and_no_way_out() -> None:
    state = game("horan", "taia")
    state.hero.cell = state.hero.city = FARM
    state.cities = {FARM: 0}
    state.hero.goods = (1, 2, 1)
    state.hero.fame = 2
    play(state, do.Build(RANGE), do.Recruit(DIE["archer"]))
    events = play(state, do.Recruit(DIE["archer"]))
    assert of(events, ev.TurnEnded)[0].cause == "actions_used"
    assert state.heroes[0].cell == FARM


def test_example_exploring_two_armies_make_five() -> None:
    state = game("horan", "taia")
    state.set_stack(tuple(plan.count * (plan.level == 2) for plan in PLANS))
    rock = next(plan for plan in PLANS if plan.name == "big_rock-2-a")
    play(state, do.Explore(SOUTH_EAST), rock, do.Lay(TILES["big_rock-2-a"]))
    events = play(state, ARMY["fire_eaters"], ARMY["shadow_eaters"])
    began = of(events, ev.FightBegan)[0]
    assert [army.strength for army in began.armies] == [2, 3]
    assert began.strength == 5


def test_example_combat_1_horan_loses() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_EAST, "farm-1", "shadow_eaters")
    muster(state, 0, knight=1, archer=1)
    enter_fight(state, SOUTH_EAST, "X", ("S",), ("X",))
    events = play(state, do.Strike())
    hero = state.heroes[0]
    assert (hero.life, hero.units[:3], hero.cell) == (4, (1, 0, 0), CASTLE)
    assert of(events, ev.TurnEnded)[0].cause == "fight"


def test_example_combat_2_taia_wins() -> None:
    state = game("taia", "horan")
    lay(state, SOUTH_EAST, "farm-1", "shadow_eaters")
    muster(state, 0, knight=2, archer=2)
    enter_fight(state, SOUTH_EAST, "X", ("S", "X"), ("S", "S"))
    events = play(state, do.Strike(), do.Take(THING["pickpocket"]))
    hero = state.heroes[0]
    assert (hero.life, hero.units[:3], hero.cell) == (4, (1, 2, 0), SOUTH_EAST)
    assert hero.things == (THING["pickpocket"],)
    assert of(events, ev.TurnEnded)[0].cause == "fight"


def test_example_glory_rises_to_the_strongest() -> None:
    for army, glory in (("shadow_eaters", 3), ("hammer_follower", 4), ("skeleton_warriors", 2)):
        state = game("horan", "taia")
        lay(state, SOUTH_EAST, "farm-1", army)
        muster(state, 0, knight=1, archer=1)
        enter_fight(state, SOUTH_EAST, "SSS", ("S",), ("S",))
        play(state, do.Strike())
        assert state.heroes[0].glory == glory


def test_example_gathering_twice_in_a_turn() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_WEST, "forest_rock-1")
    state.hero.cell = FARM
    events = play(state, do.Gather(), do.Step(SOUTH_WEST), do.Gather())
    assert state.heroes[0].goods == (1, 1, 1)
    assert of(events, ev.TurnEnded)[0].cause == "actions_used"


def test_example_founding_beyond_the_rivals_city() -> None:
    state = game("horan", "taia", "darius")
    lay(state, SOUTH_EAST, "forest-1")
    lay(state, SOUTH_EAST + 1, "farm-1")
    state.heroes[1].city = SOUTH_EAST
    state.cities = {SOUTH_EAST: 1}
    state.heroes[2].cell = state.hero.cell = FOREST
    state.hero.goods = (0, 2, 0)
    assert "FoundCity" not in kinds(state)  # another hero is here
    play(state, do.Step(SOUTH_EAST))
    assert "FoundCity" not in kinds(state)
    events = play(state, do.Step(SOUTH_EAST + 1), do.FoundCity())
    assert state.heroes[0].city == SOUTH_EAST + 1
    assert state.heroes[0].goods == (0, 0, 0)
    assert of(events, ev.TurnEnded)[0].cause == "actions_used"


def test_example_recruiting_two_archers_for_a_knight() -> None:
    state = game("horan", "taia")
    state.hero.cell = state.hero.city = FARM
    state.cities = {FARM: 0}
    state.hero.buildings = (CAMP, RANGE)
    state.hero.goods = (3, 2, 3)
    muster(state, 0, knight=1)
    state.hero.fame = 2
    play(state, do.SendBack(DIE["knight"]))
    assert do.Recruit(DIE["mage"]) not in state.legal_actions()
    play(state, do.Recruit(DIE["archer"]), do.Recruit(DIE["archer"]))
    assert state.hero.units[:3] == (0, 2, 0)
    assert state.hero.goods == (3, 0, 3)


def test_example_picking_up_what_horan_left() -> None:
    state = game("horan", "taia")
    lay(state, SOUTH_EAST, "big_farm-2-a", "dark_dryads", "skeleton_warriors")
    give(state, 0, "sword", "hammer", "amulet_of_titan")
    muster(state, 0, mage=2)
    play(state, do.Step(SOUTH_EAST))
    add_all(state)
    play(state, ("S",), ("SS", "SS"), ("S",), do.Strike(), THING["amulet_of_glory"])
    play(state, do.Take(THING["amulet_of_glory"], THING["amulet_of_titan"]), do.Done())
    assert state.floor[SOUTH_EAST] == (THING["sword"], THING["amulet_of_titan"])
    play(state, do.Step(SOUTH_EAST), do.Take(THING["sword"]), do.Take(THING["amulet_of_titan"]))
    assert state.heroes[1].things == (THING["sword"], THING["amulet_of_titan"])
    assert state.used == 1
    assert state.floor == {}


def test_example_the_fight_with_the_general() -> None:
    state = game("horan", "taia", "darius", "xanros")
    maw = next(plan for plan in PLANS if plan.terrain == "maw")
    state.set_stack(tuple(int(plan is maw) for plan in PLANS))
    give(state, 0, "sword", "sword", "fireball", "fireball")
    muster(state, 0, knight=1, archer=2, mage=2)
    events = play(state, do.Explore(SOUTH_EAST), maw, do.Lay(TILES["maw-2-ad"]))
    assert of(events, ev.FightBegan)[0].strength == 14
    add_all(state)
    play(state, ("X",), ("X",), ("S", "SS"), ("SS", "SS"))
    events = play(state, do.UseFireball(), do.Strike())
    ended = of(events, ev.FightEnded)[0]
    assert (ended.swords, ended.attack, ended.result) == (7, 10, "lost")
    hero = state.heroes[0]
    assert (hero.life, hero.units[:3], hero.cell) == (3, (0, 2, 2), CASTLE)
    assert (state.praetorians, state.general_strength) == (3, 13)
    assert hero.things.count(THING["fireball"]) == 1


def test_example_sword_and_hammer_add_three() -> None:
    state = game("horan", "taia")
    give(state, 0, "sword", "hammer")
    assert sum(thing.bonus for thing in state.hero.things) == 3
