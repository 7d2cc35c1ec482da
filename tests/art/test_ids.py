"""Every id of the catacombs' data has its pictures, in the sizes the program counts on."""

from __future__ import annotations

import itertools

import pygame
import pytest

from karak.rules.catacombs.heroes import SKILLS
from karak.rules.catacombs.pieces import THINGS, TOKENS, Thing
from tests.art.naming import ASSETS, webp_size

LEATHER = "#2b1a11"
SIGN = 20  # pixels: as on a player's strip


@pytest.mark.parametrize("hero", SKILLS)
def test_heroes(hero: str) -> None:
    folder = ASSETS / "heroes" / hero
    assert webp_size(folder / "standee.webp")[1] == 480
    assert webp_size(folder / "bust.webp")[1] == 640
    assert webp_size(folder / "portrait.webp") == (256, 256)
    assert webp_size(folder / "sign.webp") == (96, 96)
    assert len(list(folder.iterdir())) == 4


@pytest.mark.parametrize("token", [*(token.name for token in TOKENS), "back"])
def test_tokens(token: str) -> None:
    assert webp_size(ASSETS / "catacombs" / "tokens" / f"{token}.webp") == (384, 384)


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: thing.name)
def test_things(thing: Thing) -> None:
    assert webp_size(ASSETS / "things" / f"{thing.name}.webp") == (192, 192)


def test_signs_differ_in_grey() -> None:
    """Colour is never the only mark: grey and small they are still six signs."""
    seen = {hero: grey_sign(hero) for hero in SKILLS}
    for one, other in itertools.combinations(SKILLS, 2):
        apart = [abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)]
        assert sum(apart) / len(apart) > 20, (one, other)


def grey_sign(hero: str) -> list[int]:
    """All signs equally bright, so that only their shapes count."""
    sign = pygame.image.load(ASSETS / "heroes" / hero / "sign.webp")
    small = pygame.transform.smoothscale(sign, (SIGN, SIGN))
    ground = pygame.Surface((SIGN, SIGN))
    ground.fill(LEATHER)
    ground.blit(small, (0, 0))
    grey = pygame.transform.grayscale(ground)
    levels = [grey.get_at((x, y)).r for y in range(SIGN) for x in range(SIGN)]
    darkest, brightest = min(levels), max(levels)
    return [255 * (level - darkest) // (brightest - darkest) for level in levels]
