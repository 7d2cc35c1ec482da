"""Packs the program icon for Windows and macOS: `python3 scripts/pack_icons.py`

Reads `assets/icon/karak-*.png` (made by `scripts/art.py program_icon`) and writes
`build/karak.ico` and `build/karak.icns`. Both formats may hold PNG files as they are, so nothing
but a table in front of them is needed.
"""

from __future__ import annotations

import struct
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_TYPES = (
    *((b"icp4", 16), (b"icp5", 32), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512)),
    *((b"ic10", 1024), (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512)),
)
"""Names of the parts and their sizes in pixels; the last five are for screens of double density."""


def png(size: int) -> bytes:
    return (ROOT / "assets" / "icon" / f"karak-{size}.png").read_bytes()


def windows_icon() -> bytes:
    """A header, one entry of 16 bytes a picture, then the pictures."""
    pictures = [png(size) for size in WINDOWS_SIZES]
    offset = 6 + 16 * len(pictures)
    entries = b""
    for size, data in zip(WINDOWS_SIZES, pictures, strict=True):
        side = size % 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def mac_icon() -> bytes:
    """Parts one after another, each with its type and length in front."""
    parts = b""
    for kind, size in MAC_TYPES:
        data = png(size)
        parts += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def main() -> None:
    (ROOT / "build" / "karak.ico").write_bytes(windows_icon())
    (ROOT / "build" / "karak.icns").write_bytes(mac_icon())


if __name__ == "__main__":
    main()
