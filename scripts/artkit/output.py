"""From painted pixels to files: scaled down once, and saved."""

from __future__ import annotations

import io
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from artkit.palette import Array, to_linear, to_srgb

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"


@dataclass
class Picture:
    """A finished picture: straight RGBA (or RGB) 0..1, and how it is kept."""

    pixels: Array
    quality: int = 92
    lossless: bool = False
    ending: str = "webp"

    def image(self) -> Image.Image:
        mode = "RGBA" if self.pixels.shape[-1] == 4 else "RGB"
        flat = np.clip(np.asarray(self.pixels) * 255 + 0.5, 0, 255).astype(np.uint8)
        if mode == "RGBA":
            flat[flat[..., 3] == 0] = 0
        return Image.fromarray(flat)

    def packed(self) -> bytes:
        """As it is kept in a file."""
        memory = io.BytesIO()
        if self.ending == "webp":
            how = {"quality": self.quality, "lossless": self.lossless, "method": 6, "exact": False}
            self.image().save(memory, "webp", **how)
        else:
            self.image().save(memory, self.ending, optimize=True)
        return memory.getvalue()

    def save(self, name: str, folder: Path = ASSETS) -> Path:
        """Write it as `folder/name.ending`."""
        file = folder / f"{name}.{self.ending}"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self.packed())
        return file


def shrink(rgba: Array, width: int, height: int) -> Array:
    """Scaled with Lanczos, premultiplied and in linear light: no dark or bright fringes."""
    alpha = rgba[..., 3:] if rgba.shape[-1] == 4 else np.ones_like(rgba[..., :1])
    light = to_linear(np.clip(rgba[..., :3], 0, 1)) * alpha
    planes = np.concatenate([light, alpha], -1).astype(np.float32)
    scaled = np.stack(
        [
            np.asarray(
                Image.fromarray(np.ascontiguousarray(planes[..., i])).resize(
                    (width, height), Image.Resampling.LANCZOS
                )
            )
            for i in range(4)
        ],
        -1,
    )
    alpha = np.clip(scaled[..., 3:], 0, 1)
    colour = to_srgb(scaled[..., :3] / np.maximum(alpha, 1e-4))
    if rgba.shape[-1] == 3:
        return colour.astype(np.float32)
    return np.concatenate([colour, alpha], -1).astype(np.float32)


def save_data(name: str, value: Any, folder: Path = ASSETS) -> Path:
    """Write a table (places, sizes) as JSON."""
    file = folder / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return file
