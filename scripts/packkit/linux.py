"""What a Linux desktop wants to know: menu entry, icons, AppStream metadata.

Runs in the package's own environment, since the words come from the game's languages:
`python scripts/packkit/linux.py FOLDER`
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from importlib.metadata import metadata
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from karak import APP_ID, BUNDLE_ID, __version__
from karak.resources import folder, notices
from karak.text import Texts, languages

ICONS = (16, 32, 48, 64, 128, 256, 512)
HERE = Path(__file__).resolve().parents[2] / "build" / "linux"


def main(out: Path) -> None:
    """Complete the folder that becomes the archive."""
    share = out / "share"
    write(share / "applications" / f"{APP_ID}.desktop", desktop_entry())
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    for size in ICONS:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        place.parent.mkdir(parents=True)
        shutil.copy(folder("assets") / "icon" / f"karak-{size}.png", place)
    for name in ("README.txt", "add-to-menu.sh"):
        shutil.copy(HERE / name, out / name)
    (out / "add-to-menu.sh").chmod(0o755)
    shutil.copy(HERE.parents[1] / "LICENSE", out / "LICENSE.txt")
    shutil.copy(notices(), out / notices().name)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def summaries() -> dict[str, str]:
    """What the game is, by language; English first."""
    others = [language for language in languages() if language != "en"]
    return {language: Texts(language).say("program-what") for language in ("en", *others)}


def desktop_entry() -> str:
    comments = [
        f"Comment[{language}]={text}" if language != "en" else f"Comment={text}"
        for language, text in summaries().items()
    ]
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Name=Karak",
        *comments,
        f"Exec={APP_ID}",
        f"Icon={APP_ID}",
        f"StartupWMClass={APP_ID}",
        "Categories=Game;BoardGame;",
        "Terminal=false",
    ]
    return "\n".join(lines) + "\n"


def metainfo() -> str:
    about = metadata(APP_ID)
    tagged = [
        f"  <summary xml:lang={quoteattr(language)}>{escape(text)}</summary>"
        for language, text in summaries().items()
    ]
    tagged[0] = tagged[0].replace(' xml:lang="en"', "")  # what is shown where nothing else fits
    description = f"{about['Summary']}. {summaries()['en']}, alone or with up to four others."
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    day = time.strftime("%Y-%m-%d", time.gmtime(seconds))
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<component type="desktop-application">',
        f"  <id>{BUNDLE_ID}</id>",
        "  <name>Karak</name>",
        *tagged,
        "  <metadata_license>CC0-1.0</metadata_license>",
        f"  <project_license>{about['License-Expression']}</project_license>",
        f"  <description><p>{escape(description)}</p></description>",
        f'  <launchable type="desktop-id">{APP_ID}.desktop</launchable>',
        f'  <icon type="stock">{APP_ID}</icon>',
        "  <categories><category>Game</category><category>BoardGame</category></categories>",
        '  <content_rating type="oars-1.1">',
        '    <content_attribute id="violence-fantasy">mild</content_attribute>',
        "  </content_rating>",
        "  <languages>",
        *(f"    <lang>{language}</lang>" for language in languages()),
        "  </languages>",
        f'  <releases><release version="{__version__}" date="{day}"/></releases>',
        "</component>",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
