"""The heroes as they are painted: whole, on their feet, and easy to tell apart."""

import itertools
import json

import pytest

np = pytest.importorskip("numpy", reason="needs the extra art")
pytest.importorskip("resvg_py", reason="needs the extra art")

from artkit.output import ASSETS
from artkit.palette import HEROES, rgb, to_linear
from artkit.shapes import read
from pictures.heroes import FIGURES
from PIL import Image

from karak.rules.catacombs.heroes import SKILLS

# How linear light reaches eyes that lack one kind of cone (Machado, Oliveira, Fernandes 2009).
EYES = {
    "all cones": "1 0 0, 0 1 0, 0 0 1",
    "no long cones": "0.152286 1.052583 -0.204868, 0.114503 0.786281 0.099216,"
    "-0.003882 -0.048116 1.051998",
    "no middle cones": "0.367322 0.860646 -0.227968, 0.280085 0.672501 0.047413,"
    "-0.011820 0.042940 0.968881",
    "no short cones": "1.255528 -0.076749 -0.178779, -0.078411 0.930809 0.147602,"
    "0.004733 0.691367 0.303900",
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9503]])


def picture(hero: str, form: str) -> Image.Image:
    return Image.open(ASSETS / "heroes" / hero / f"{form}.webp").convert("RGBA")


def alpha(image: Image.Image) -> np.ndarray:
    return np.asarray(image, np.float32)[..., 3] / 255


def lab(light: np.ndarray) -> np.ndarray:
    """CIE L*a*b*: distances in it are about as large as they look."""
    xyz = TO_XYZ @ np.clip(light, 0, 1) / [0.9505, 1, 1.0888]
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def test_every_hero_of_the_catacombs_has_a_figure() -> None:
    assert set(FIGURES) == set(SKILLS) == set(HEROES)


@pytest.mark.parametrize("hero", HEROES)
def test_nothing_is_cut_off_where_it_should_not_be(hero: str) -> None:
    standee, bust, portrait = (
        alpha(picture(hero, form)) for form in ("standee", "bust", "portrait")
    )
    for edge in (standee[0], standee[-1], standee[:, 0], standee[:, -1], bust[0]):
        assert edge.max() < 0.5
    assert portrait[0, 0] == portrait[-1, -1] == 0
    assert portrait[128, 128] == 1
    assert bust[-1].max() > 0.9


@pytest.mark.parametrize("hero", HEROES)
def test_the_foot_stands_on_the_base(hero: str) -> None:
    table = json.loads((ASSETS / "heroes" / "heroes.json").read_text(encoding="utf-8"))
    x, y = table[hero]["standee"]
    solid = alpha(picture(hero, "standee"))
    assert solid[y, x] == 1
    assert solid[y, x - 80] == solid[y, x + 80] == 1


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("role", ["main", "bright"])
def test_colours_stay_apart_for_all_eyes(role: str, eyes: str) -> None:
    filter_ = np.array(read(EYES[eyes]))
    seen = {h: lab(filter_ @ to_linear(rgb(getattr(HEROES[h], role)))) for h in HEROES}
    for one, other in itertools.combinations(HEROES, 2):
        assert np.linalg.norm(seen[one] - seen[other]) > 15, (one, other)


def test_standees_differ_as_silhouettes_at_48_pixels() -> None:
    small = {}
    for hero in HEROES:
        cell = Image.new("RGBA", (480, 480))
        image = picture(hero, "standee")
        x = json.loads((ASSETS / "heroes" / "heroes.json").read_text())[hero]["standee"][0]
        cell.paste(image, (240 - x, 0))
        small[hero] = alpha(cell.resize((48, 48), Image.Resampling.BOX))
    for one, other in itertools.combinations(HEROES, 2):
        overlap = np.minimum(small[one], small[other]).sum()
        union = np.maximum(small[one], small[other]).sum()
        assert overlap / union < 0.82, (one, other)
