"""Looking at what was made: a contact sheet, and whether a file still is what its maker paints."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import numpy as np
from font_source_sans_pro import SourceSansPro
from PIL import Image, ImageDraw, ImageFont

from artkit.output import ASSETS, Picture
from artkit.palette import CREAM, LEATHER, PARCHMENT, TEXT

BLOCK, CLOSE_ENOUGH = 8, 3.0  # another packer rounds otherwise, but the mean of a block by less

# --- comparing --------------------------------------------------------------------------------


def looks_like(made: Picture, file: Path) -> bool:
    """Whether the file shows this picture, as it looks once it is packed."""
    if not file.exists():
        return False
    wanted, found = Image.open(io.BytesIO(made.packed())), Image.open(file)
    if wanted.size != found.size:
        return False
    return difference(wanted, found) < CLOSE_ENOUGH


def difference(wanted: Image.Image, found: Image.Image) -> float:
    """The largest difference between the means of two blocks at the same place."""
    mode = "RGBA" if "A" in wanted.getbands() else "RGB"
    one, other = (_block_means(image.convert(mode)) for image in (wanted, found))
    return float(np.abs(one - other).max())


def _block_means(image: Image.Image) -> np.ndarray:
    pixels = np.asarray(image, np.float32)
    if pixels.shape[-1] == 4:
        pixels = np.concatenate([pixels[..., :3] * pixels[..., 3:] / 255, pixels[..., 3:]], -1)
    rows, columns = (size // BLOCK * BLOCK for size in pixels.shape[:2])
    blocks = pixels[:rows, :columns].reshape(rows // BLOCK, BLOCK, columns // BLOCK, BLOCK, -1)
    return blocks.mean((1, 3))


# --- the contact sheet ------------------------------------------------------------------------

WIDTH, MARGIN, HEAD, LABEL = 1560, 12, 40, 18
LARGEST = {"catacombs/tiles": 100, "icons": 64, "icon": 128, "dice": 700, "title": 500}
"""Pixels that the longer side of a picture may have, by folder; none is enlarged."""
USUAL = 200
GROUND = "#171513"


@dataclass
class Cell:
    """A picture on the sheet: once if it fills its rectangle, else on leather and on parchment."""

    name: str
    image: Image.Image

    @property
    def grounds(self) -> tuple[str, ...]:
        opaque = self.image.getchannel("A").getextrema()[0] > 250
        return (GROUND,) if opaque else (LEATHER, PARCHMENT)

    @property
    def size(self) -> tuple[int, int]:
        width = (self.image.width + 8) * len(self.grounds)
        return max(width, round(FONT.getlength(self.name)) + 8), self.image.height + 8 + LABEL

    def _seen_on(self, ground: str) -> Image.Image:
        """Line glyphs are cream, and on parchment the program draws them in ink."""
        colours = np.asarray(self.image)[np.asarray(self.image)[..., 3] > 200][:, :3]
        is_glyph = len(colours) > 0 and np.ptp(colours, axis=0).max() < 20
        if ground != PARCHMENT or not is_glyph:
            return self.image
        inked = Image.new("RGBA", self.image.size, TEXT)
        inked.putalpha(self.image.getchannel("A"))
        return inked

    def draw(self, sheet: Image.Image, x: int, y: int) -> None:
        side = self.image.width + 8
        for i, ground in enumerate(self.grounds):
            box = Image.new("RGBA", (side, self.image.height + 8), ground)
            box.alpha_composite(self._seen_on(ground), (4, 4))
            sheet.paste(box, (x + i * side, y))
        label = (x + 2, y + self.image.height + 8)
        ImageDraw.Draw(sheet).text(label, self.name, fill=CREAM, font=FONT)


FONT = ImageFont.truetype(SourceSansPro, 13)
HEADING = ImageFont.truetype(SourceSansPro, 24)


def contact_sheet(words: list[str]) -> Image.Image:
    """All pictures below assets/ (or those whose place begins with a word), folder by folder."""
    files = [file for file in sorted(ASSETS.rglob("*")) if file.suffix in {".webp", ".png"}]
    places = [(file.relative_to(ASSETS).parent.as_posix(), file) for file in files]
    wanted = [
        (folder, file)
        for folder, file in places
        if not words or any(f"{folder}/{file.stem}".startswith(word) for word in words)
    ]
    blocks = [
        _block(folder, [_cell(folder, file) for _, file in group])
        for folder, group in groupby(wanted, key=lambda entry: entry[0])
    ]
    sheet = Image.new("RGB", (WIDTH, sum(block.height for block in blocks)), GROUND)
    top = 0
    for block in blocks:
        sheet.paste(block, (0, top))
        top += block.height
    return sheet


def _cell(folder: str, file: Path) -> Cell:
    image = Image.open(file).convert("RGBA")
    largest = LARGEST.get(folder, USUAL)
    image.thumbnail((largest, largest), Image.Resampling.LANCZOS)
    return Cell(file.stem, image)


def _block(folder: str, cells: list[Cell]) -> Image.Image:
    """A folder with its heading."""
    placed = list(_flowing(cells))
    bottom = max(y + cell.size[1] for cell, _, y in placed)
    block = Image.new("RGB", (WIDTH, bottom + MARGIN), GROUND)
    ImageDraw.Draw(block).text((MARGIN, 4), folder, fill=CREAM, font=HEADING)
    for cell, x, y in placed:
        cell.draw(block, x, y)
    return block


def _flowing(cells: list[Cell]) -> Iterator[tuple[Cell, int, int]]:
    """Places from left to right, row below row."""
    x, y, tallest = MARGIN, HEAD, 0
    for cell in cells:
        width, height = cell.size
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, y, tallest = MARGIN, y + tallest + MARGIN, 0
        yield cell, x, y
        x, tallest = x + width + MARGIN, max(tallest, height)
