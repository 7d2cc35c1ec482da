"""The kit paints the same pixels every time, inside its lines, and scales without fringes."""

import pytest

np = pytest.importorskip("numpy", reason="needs the extra art")
pytest.importorskip("resvg_py", reason="needs the extra art")

from artkit.masks import View, path_mask, signed_distance
from artkit.noise import fbm
from artkit.output import shrink
from artkit.paint import Part, Style, paint
from artkit.shapes import ellipse, polygon, read, smooth, taper

VIEW = View(60, 60, 2)
DISC = Part("disc", ellipse(30, 30, 20, 20), "#a8322a", 12, "metal")


def test_same_parts_same_pixels() -> None:
    one, other = (paint([DISC], VIEW).rgba for _ in range(2))
    assert np.array_equal(one, other)
    assert not np.array_equal(one, paint([DISC], VIEW, Style(seed=2)).rgba)


def test_light_comes_from_the_upper_left() -> None:
    shown = paint([Part("disc", ellipse(30, 30, 20, 20), "#808080", 20)], VIEW, Style(rim=0)).rgba
    assert shown[40:48, 40:48, :3].mean() > 1.3 * shown[72:80, 72:80, :3].mean()


def test_a_part_within_another_stays_inside() -> None:
    mark = Part("mark", polygon("0 0, 60 0, 60 60, 0 60"), "#00ff00", within="disc")
    shown = paint([DISC, mark], VIEW).rgba
    green = (shown[..., 1] > shown[..., 0] + 0.2) & (shown[..., 3] > 0.5)
    assert green.any()
    assert not green[path_mask(DISC.path, VIEW) == 0].any()


def test_a_part_darkens_what_lies_beneath() -> None:
    ground = Part("ground", polygon("0 0, 60 0, 60 60, 0 60"), "#c0c0c0", 1)
    bar = Part("bar", polygon("10 10, 50 10, 50 20, 10 20"), "#c0c0c0", 4)
    plain, shaded = paint([ground], VIEW).rgba, paint([ground, bar], VIEW).rgba
    below = slice(46, 50), slice(40, 80)
    assert shaded[below][..., :3].mean() < 0.9 * plain[below][..., :3].mean()


def test_scaling_leaves_no_dark_fringe() -> None:
    white = np.zeros((40, 40, 4), np.float32)
    white[10:30, 11:31] = 1
    small = shrink(white, 13, 13)
    edge = (small[..., 3] > 0.1) & (small[..., 3] < 0.9)
    assert edge.any()
    assert small[edge][:, :3].min() > 0.98


def test_points_may_be_text() -> None:
    assert read("1 2, 3.5 -4 c, 5 6 0.5") == [(1, 2), (3.5, -4, "c"), (5, 6, 0.5)]
    assert smooth("0 0, 10 0, 10 10") == smooth([(0, 0), (10, 0), (10, 10)])


def test_distance_is_measured_in_units_and_negative_inside() -> None:
    distance = signed_distance(path_mask(ellipse(30, 30, 20, 20), VIEW), VIEW.zoom)
    assert -20.5 < distance[60, 60] < -18
    assert abs(distance[60, 5] - 7.5) < 0.8


def test_a_mask_is_the_same_in_a_window_of_its_own() -> None:
    limb = taper("10 10 3, 40 20 5")
    whole = path_mask(limb, VIEW)
    corner = path_mask(limb, View(30, 30, 2, 20, 5))
    assert np.abs(whole[10:70, 40:100] - corner).max() < 0.1


def test_noise_with_a_period_has_no_seam() -> None:
    x = np.linspace(0, 4, 9, dtype=np.float32)[None]
    assert np.allclose(fbm(x, x * 0, 3, period=4), fbm(x + 4, x * 0, 3, period=4), atol=1e-5)
