"""Looking at what was made: a contact sheet, and whether a file still is what its maker paints."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from artkit.output import ASSETS, Picture

CELL, LABEL, COLUMNS = 200, 16, 8
BLOCK, CLOSE_ENOUGH = 8, 8.0  # packing changes pixels, but the mean of a block by less (0..255)


def looks_like(made: Picture, file: Path) -> bool:
    """Whether the file shows this picture, apart from what packing loses."""
    if not file.exists():
        return False
    wanted, found = made.image(), Image.open(file)
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


def contact_sheet(words: list[str]) -> Image.Image:
    """All pictures below assets/ (or those whose place begins with a word), with their names."""
    files = sorted(p for p in ASSETS.rglob("*") if p.suffix in {".webp", ".png"})
    names = [(str(file.relative_to(ASSETS).with_suffix("")), file) for file in files]
    if words:
        names = [entry for entry in names if any(entry[0].startswith(word) for word in words)]
    rows = -(-len(names) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CELL, max(rows, 1) * (CELL + LABEL)), "#3c3833")
    pen = ImageDraw.Draw(sheet)
    for i, (name, file) in enumerate(names):
        x, y = i % COLUMNS * CELL, i // COLUMNS * (CELL + LABEL)
        image = Image.open(file).convert("RGBA")
        image.thumbnail((CELL - 8, CELL - 8), Image.Resampling.LANCZOS)
        place = (x + (CELL - image.width) // 2, y + (CELL - image.height) // 2)
        sheet.paste(image, place, image)
        pen.text((x + 4, y + CELL), name[-32:], fill="#efe2c4")
    return sheet
