"""Parts written as text become the parts that were meant."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="needs the extra art")

from artkit import partlist, shapes

COLOURS = {"fur": "#8f7358"}


def test_a_line_is_a_part() -> None:
    (part,) = partlist.part_list("ear fur fur 12 flow=60: 10 20, 30 25 c, 40 60", COLOURS)
    assert (part.name, part.stuff, part.colour, part.round) == ("ear", "fur", "#8f7358", 12)
    assert part.flow == 60
    assert part.path == shapes.smooth("10 20, 30 25 c, 40 60")


def test_points_go_on_in_the_next_line() -> None:
    (part,) = partlist.part_list("ear fur #112233 1 corners: 0 0, 4 0,\n    4 4", {})
    assert part.path == shapes.polygon("0 0, 4 0, 4 4")


def test_twice_mirrors_the_part_and_its_relief() -> None:
    text = """
    eye gem fur 5 twice: 100 10, 120 10, 110 20
    - 3 1.5 limb: 100 10 2, 120 10 2
    """
    left, right = partlist.part_list(text, COLOURS)
    assert right.path == shapes.smooth("220 10, 200 10, 210 20")
    assert [relief.height for relief in (*left.reliefs, *right.reliefs)] == [-3, -3]
    assert right.reliefs[0].path == shapes.taper("220 10 2, 200 10 2")


def test_only_the_middle_of_an_oval_is_placed() -> None:
    def place(points: shapes.Points) -> list[shapes.Point]:
        return shapes.moved(points, dx=50, dy=5, scale=2)

    (part,) = partlist.part_list("eye gem fur 5 oval: 10 10, 4 3", COLOURS, place)
    assert part.path == shapes.ellipse(70, 25, 4, 3)


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError, match="furr"):
        partlist.part_list("ear fur furr 12: 0 0, 1 0, 1 1", COLOURS)
