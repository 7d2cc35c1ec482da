"""Signing, for whoever has a certificate: nothing happens unless the variables are set.

KARAK_MAC_IDENTITY   a “Developer ID Application” certificate in the keychain
KARAK_MAC_NOTARY     a profile made with `xcrun notarytool store-credentials`
KARAK_WINDOWS_SIGN   a command that signs one file, for instance `signtool sign /fd sha256 /a`
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

from environment import say

from packkit.places import ROOT, WORK

ENTITLEMENTS = ROOT / "build" / "entitlements.plist"


def sign(made: Path) -> None:
    """Sign what PyInstaller has made, if there is something to sign it with."""
    if sys.platform == "darwin" and os.environ.get("KARAK_MAC_IDENTITY"):
        sign_mac(made / "Karak.app", os.environ["KARAK_MAC_IDENTITY"])
    elif sys.platform == "win32" and os.environ.get("KARAK_WINDOWS_SIGN"):
        for program in sorted((made / "Karak").glob("*.exe")):
            tell([*shlex.split(os.environ["KARAK_WINDOWS_SIGN"]), str(program)])
    elif sys.platform in {"darwin", "win32"}:
        say("Not signed: docs/packaging.md says how it could be.")


def sign_mac(app: Path, identity: str) -> None:
    """Everything inside first, then the whole; then Apple looks at it."""
    command = ["codesign", "--force", "--timestamp", "--options", "runtime"]
    command += ["--entitlements", str(ENTITLEMENTS), "--sign", identity]
    inside = [path for path in app.rglob("*") if path.suffix in {".so", ".dylib"}]
    for path in [*inside, app]:
        tell([*command, str(path)])
    tell(["codesign", "--verify", "--deep", "--strict", str(app)])
    profile = os.environ.get("KARAK_MAC_NOTARY")
    if profile:
        parcel = WORK / "notary.zip"
        tell(["ditto", "-c", "-k", "--keepParent", str(app), str(parcel)])
        submit = ["xcrun", "notarytool", "submit", str(parcel), "--keychain-profile", profile]
        tell([*submit, "--wait"])
        tell(["xcrun", "stapler", "staple", str(app)])


def tell(command: list[str]) -> None:
    say(" ".join(command[:2]) + f" … {Path(command[-1]).name}")
    subprocess.run(command, check=True)
