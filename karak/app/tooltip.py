"""The small parchment that explains what is pointed at."""

from __future__ import annotations

import pygame as pg

from karak.app.interface import Hotspot
from karak.app.look import BROWN, INK, Look


def draw_tooltip(onto: pg.Surface, look: Look, spot: Hotspot, key: str) -> None:
    """Beside the thing, never on it; the first line is the heading if there are several."""
    if not spot.tip:
        return
    heading, _, rest = spot.tip.partition("\n")
    pad, most = look.px(12), look.px(300)
    first = f"{heading}  ({key})" if key else heading
    role = "heading" if rest else "body"
    head_lines = look.letters.wrapped(first, role, most)
    body_lines = look.letters.wrapped(rest, "small", most) if rest else []
    widths = [look.letters.width(line, role) for line in head_lines]
    widths += [look.letters.width(line, "small") for line in body_lines]
    head, body = look.letters.line_height(role), look.letters.line_height("small")
    size = (max(widths) + 2 * pad, len(head_lines) * head + len(body_lines) * body + 2 * pad)
    box = place_beside(pg.Rect((0, 0), size), spot.rect, onto.get_rect(), look.px(10))
    look.panel(onto, "tooltip", box)
    y = box.top + pad
    for line in head_lines:
        look.text(onto, line, role, INK, (box.left + pad, y + head // 2))
        y += head
    for line in body_lines:
        look.text(onto, line, "small", BROWN, (box.left + pad, y + body // 2))
        y += body


def place_beside(box: pg.Rect, thing: pg.Rect, window: pg.Rect, gap: int) -> pg.Rect:
    """The first free side: right, below, above, left; inside the window in any case."""
    inside = window.inflate(-2 * gap, -2 * gap)
    sides = (
        {"midleft": (thing.right + gap, thing.centery)},
        {"midtop": (thing.centerx, thing.bottom + gap)},
        {"midbottom": (thing.centerx, thing.top - gap)},
        {"midright": (thing.left - gap, thing.centery)},
    )
    for side in sides:
        placed = box.copy()
        for anchor, at in side.items():
            setattr(placed, anchor, at)
        placed.clamp_ip(inside)
        if not placed.colliderect(thing):
            return placed
    return placed
