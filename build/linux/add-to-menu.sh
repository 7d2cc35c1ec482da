#!/bin/sh
# Puts Karak into the menu of the desktop, for this user only; with --remove, takes it out again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-"$HOME/.local/share"}
entry=$data/applications/karak.desktop

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$data"/icons/hicolor/*/apps/karak.png
    echo "Karak is no longer in the menu."
    exit
fi
mkdir -p "$data/applications" "$data/icons"
cp -R "$here/share/icons/hicolor" "$data/icons/"
grep -v '^Exec=' "$here/share/applications/karak.desktop" > "$entry"
printf 'Exec="%s/karak"\n' "$here" >> "$entry"
echo "Karak is in the menu now."
