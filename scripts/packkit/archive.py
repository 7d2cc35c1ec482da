"""The file that people download, and its checksum."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from packkit.places import DIST, package_name

OLDEST = 315_532_800  # 1980: no zip file knows an earlier time


def pack(folder: Path) -> Path:
    """`folder` is what should lie in the archive, under the package's name."""
    DIST.mkdir(exist_ok=True)
    name = DIST / package_name()
    if sys.platform == "darwin":
        return pack_mac(folder, name.with_name(name.name + ".zip"))
    if sys.platform == "win32":
        return pack_zip(folder, name.with_name(name.name + ".zip"))
    return pack_tar(folder, name.with_name(name.name + ".tar.gz"))


def pack_tar(folder: Path, out: Path) -> Path:
    """The same content gives the same file: names are sorted, times and owners are not ours."""

    def neutral(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = timestamp()
        return entry

    with (
        out.open("wb") as raw,
        gzip.GzipFile("", "wb", fileobj=raw, mtime=timestamp()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for path in [folder, *sorted(folder.rglob("*"))]:
            place = Path(package_name()) / path.relative_to(folder)
            tar.add(path, place, recursive=False, filter=neutral)
    return out


def pack_zip(folder: Path, out: Path) -> Path:
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                packed.write(path, Path(package_name()) / path.relative_to(folder))
    return out


def pack_mac(folder: Path, out: Path) -> Path:
    """Apple's own tool keeps links and signatures."""
    ditto = shutil.which("ditto") or "ditto"
    out.unlink(missing_ok=True)
    command = [ditto, "-c", "-k", "--keepParent", str(folder / "Karak.app"), str(out)]
    subprocess.run(command, check=True)
    return out


def timestamp() -> int:
    """Of every file inside: what SOURCE_DATE_EPOCH says, as all who pack know it."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", OLDEST))


def write_checksum(archive: Path) -> Path:
    """In the form that `sha256sum --check` reads."""
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    out = archive.with_name(archive.name + ".sha256")
    out.write_text(f"{digest}  {archive.name}\n", encoding="ascii")
    return out
