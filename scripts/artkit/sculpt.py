"""Solid bodies from distance fields: modelled in clay, looked at through a camera, lit.

A body is a function that says how far each of many places is from its surface (negative inside).
Balls, limbs and cones are joined smoothly; rays are walked along until they touch. Places are three
arrays x (right), y (up), z (towards the viewer), so that a field works on all rays at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

from artkit.palette import Array

Place = tuple[float, float, float]
Field = Callable[[Array, Array, Array], Array]

FAR = 1e3


# --- clay -----------------------------------------------------------------------------------


def ball(x: Array, y: Array, z: Array, at: Place, radii: Place) -> Array:
    """An ellipsoid; the distance is a good guess, exact near the surface."""
    px, py, pz = x - at[0], y - at[1], z - at[2]
    near = np.sqrt((px / radii[0]) ** 2 + (py / radii[1]) ** 2 + (pz / radii[2]) ** 2)
    slope = np.sqrt(
        (px / radii[0] ** 2) ** 2 + (py / radii[1] ** 2) ** 2 + (pz / radii[2] ** 2) ** 2
    )
    return near * (near - 1) / np.maximum(slope, 1e-6)


def limb(
    x: Array, y: Array, z: Array, start: Place, end: Place, thick: float, thin: float
) -> Array:
    """A rounded rod from `start` to `end`, `thick` at the start and `thin` at the end."""
    share = limb_share(x, y, z, start, end)
    dx = x - start[0] - share * (end[0] - start[0])
    dy = y - start[1] - share * (end[1] - start[1])
    dz = z - start[2] - share * (end[2] - start[2])
    return np.sqrt(dx * dx + dy * dy + dz * dz) - (thick + (thin - thick) * share)


def limb_share(x: Array, y: Array, z: Array, start: Place, end: Place) -> Array:
    """How far along the rod the nearest point lies, 0..1."""
    bx, by, bz = end[0] - start[0], end[1] - start[1], end[2] - start[2]
    on = (x - start[0]) * bx + (y - start[1]) * by + (z - start[2]) * bz
    return np.clip(on / (bx * bx + by * by + bz * bz), 0, 1)


def chain(x: Array, y: Array, z: Array, joints: list[tuple[Place, float]], soft: float) -> Array:
    """Rods from joint to joint: horns, tails, ridges. A joint is a place and a half width."""
    whole = np.full(x.shape, FAR, np.float32)
    for (start, thick), (end, thin) in pairwise(joints):
        whole = join(whole, limb(x, y, z, start, end, thick, thin), soft)
    return whole


def join(one: Array, other: Array, soft: float) -> Array:
    """Both bodies, with a fillet of about `soft` between them."""
    share = np.clip(0.5 + 0.5 * (other - one) / soft, 0, 1)
    return other + (one - other) * share - soft * share * (1 - share)


def carve(one: Array, other: Array, soft: float) -> Array:
    """The first body without the second, with a rounded edge."""
    return -join(-one, other, soft)


# --- camera ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Camera:
    """How many pixels, how large the body appears (pixels a unit) and how it is turned."""

    columns: int
    rows: int
    scale: float
    middle: tuple[float, float] | None = None
    """The pixel that looks straight ahead; the picture's middle if not given."""
    distance: float = 8.0
    yaw: float = 0.0
    pitch: float = 0.0
    roll: float = 0.0

    def turn(self) -> Array:
        """From the viewer's directions to the body's."""
        yaw, pitch, roll = np.radians([self.yaw, self.pitch, self.roll])
        about_y = np.array(
            [[np.cos(yaw), 0, np.sin(yaw)], [0, 1, 0], [-np.sin(yaw), 0, np.cos(yaw)]]
        )
        about_x = np.array(
            [[1, 0, 0], [0, np.cos(pitch), -np.sin(pitch)], [0, np.sin(pitch), np.cos(pitch)]]
        )
        about_z = np.array(
            [[np.cos(roll), -np.sin(roll), 0], [np.sin(roll), np.cos(roll), 0], [0, 0, 1]]
        )
        return (about_y @ about_x @ about_z).T.astype(np.float32)

    def rays(self) -> tuple[Array, Array]:
        """Start and direction of the ray through every pixel, in the body's space."""
        column, row = np.meshgrid(np.arange(self.columns), np.arange(self.rows))
        middle_x, middle_y = self.middle or (self.columns / 2, self.rows / 2)
        across = (column + 0.5 - middle_x) / self.scale
        up = -(row + 0.5 - middle_y) / self.scale
        direction = np.stack([across, up, np.full_like(across, -self.distance)], -1)
        direction /= np.linalg.norm(direction, axis=-1, keepdims=True)
        start = np.array([0.0, 0.0, self.distance])
        turn = self.turn()
        return (turn @ start).astype(np.float32), (direction @ turn.T).astype(np.float32)


@dataclass
class Hits:
    """What the rays touched: flat arrays over the pixels in `where`."""

    where: Array
    place: Array
    normal: Array
    towards: Array
    """The direction back to the viewer."""


def look(field: Field, camera: Camera, steps: int = 70, reach: float = 16.0) -> Hits:
    """Walk along all rays until they touch the body or are gone."""
    start, direction = camera.rays()
    flat = direction.reshape(-1, 3)
    travelled = np.full(len(flat), camera.distance - 4.5, np.float32)
    active = np.arange(len(flat))
    touched = np.zeros(len(flat), bool)
    for _ in range(steps):
        place = start + flat[active] * travelled[active, None]
        distance = field(place[:, 0], place[:, 1], place[:, 2])
        travelled[active] += distance * 0.8
        near = distance < 0.0012
        touched[active[near]] = True
        active = active[~near & (travelled[active] < reach)]
        if not len(active):
            break
    where = touched.reshape(camera.rows, camera.columns)
    place = start + flat[touched] * travelled[touched, None]
    return Hits(where, place, normals(field, place), -flat[touched])


def normals(field: Field, place: Array, step: float = 0.004) -> Array:
    """The direction in which the distance grows fastest."""
    total = np.zeros_like(place)
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        way = np.array(corner, np.float32)
        moved = place + way * step
        total += way * field(moved[:, 0], moved[:, 1], moved[:, 2])[:, None]
    return total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1e-9)


def nearness(field: Field, hits: Hits, normal: Array, reach: float = 0.6) -> Array:
    """How open the place is, 0 (in a crevice) to 1."""
    hidden = np.zeros(len(hits.place), np.float32)
    weight = 1.0
    for share in (0.08, 0.2, 0.42, 0.7, 1.0):
        far = reach * share
        at = hits.place + normal * far
        hidden += weight * np.clip(far - field(at[:, 0], at[:, 1], at[:, 2]), 0, far) / reach
        weight *= 0.8
    return np.clip(1 - 0.95 * hidden, 0, 1)


def unshaded(field: Field, hits: Hits, lamp: Array, sharp: float = 7.0) -> Array:
    """How much of a lamp is seen from each place, with soft edges."""
    way = lamp - hits.place
    length = np.linalg.norm(way, axis=1)
    way /= length[:, None]
    seen = np.ones(len(way), np.float32)
    travelled = np.full(len(way), 0.06, np.float32)
    for _ in range(26):
        at = hits.place + hits.normal * 0.02 + way * travelled[:, None]
        distance = field(at[:, 0], at[:, 1], at[:, 2])
        seen = np.minimum(seen, np.clip(sharp * distance / travelled, 0, 1))
        travelled += np.clip(distance, 0.03, 0.5)
    return np.where(travelled > length + 8, 1, seen).astype(np.float32)


# --- scales ---------------------------------------------------------------------------------


def scatter(field: Field, box: float, spacing: Callable[[Array], Array], seed: int) -> Array:
    """Places on the surface, none nearer to another than `spacing` asks for."""
    chance = np.random.default_rng(seed)
    place = chance.uniform(-box, box, (60000, 3)).astype(np.float32)
    for _ in range(6):
        distance = field(place[:, 0], place[:, 1], place[:, 2])
        place = place - normals(field, place) * distance[:, None] * 0.9
    place = place[np.abs(field(place[:, 0], place[:, 1], place[:, 2])) < 0.01]
    wanted = spacing(place)
    kept = np.ones(len(place), bool)
    pairs = cKDTree(place).query_pairs(float(wanted.max()), output_type="ndarray")
    apart = np.linalg.norm(place[pairs[:, 0]] - place[pairs[:, 1]], axis=1)
    pairs = pairs[apart < np.minimum(wanted[pairs[:, 0]], wanted[pairs[:, 1]])]
    for one, other in pairs[np.lexsort((pairs[:, 1], pairs[:, 0]))]:
        if kept[one]:
            kept[other] = False
    return place[kept]


@dataclass
class Scales:
    """The scale each place belongs to: its number, 0..1 from rim to middle, and how far back."""

    number: Array
    depth: Array
    back: Array


def find_scales(place: Array, seeds: Array, backwards: Place) -> Scales:
    """Which of the seeds is nearest, and how near the next one is."""
    distance, nearest = cKDTree(seeds).query(place, k=2)
    gap = np.maximum(distance[:, 0] + distance[:, 1], 1e-6)
    away = (place - seeds[nearest[:, 0]]) @ np.array(backwards, np.float32)
    return Scales(nearest[:, 0], (distance[:, 1] - distance[:, 0]) / gap, away / gap)


def spread(values: Array, where: Array) -> Array:
    """Values of the touched pixels back in the picture; the rest keeps the nearest edge's level."""
    picture = np.full(where.shape, float(values.mean()), np.float32)
    picture[where] = values
    return picture


def roughened(hits: Hits, bump: Array, camera: Camera, strength: float) -> Array:
    """The normals, tilted by a bump given for each touched pixel (in the body's units)."""
    picture = gaussian_filter(spread(bump, hits.where), 0.7)
    slope_y, slope_x = np.gradient(picture * camera.scale)
    turn = camera.turn()
    right, down = turn @ np.array([1, 0, 0]), turn @ np.array([0, -1, 0])
    tilt = slope_x[hits.where][:, None] * right + slope_y[hits.where][:, None] * down
    normal = hits.normal - strength * np.clip(tilt, -2, 2)
    return normal / np.linalg.norm(normal, axis=1, keepdims=True)
