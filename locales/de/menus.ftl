# Die Seiten rund um den Tisch: Titel, neues Spiel, Einstellungen, Pause, Spielstände, Hilfe, Spielende.

back = Zurück
cancel = Abbrechen
save = Speichern
delete = Löschen

language-cs = Čeština
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-pl = Polski
language-sk = Slovenčina
language-uk = Українська

## Titel

title-new-game = Neues Spiel
title-quick = Schnelles Spiel
title-quick-what = Karak: du gegen zwei Computerspieler
title-quick-how = Ein Klick, und die Katakomben liegen vor dir.
title-continue = Fortsetzen
title-continue-what = { NAME($game) }, Zug { $turn }: { NAME($hero) } ist dran
title-score = { $hero } { NUMBER($points, maximumFractionDigits: 1) }
title-catacombs = Katakomben, 2–5 Helden
title-catacombs-tip = Erkunde die Katakomben, besiege Monster, sammle Schätze, bezwinge den Drachen.
title-terminal = Bisher nur im Terminal
title-no-table = { NAME($game) } gibt es bisher nur im Terminal.
title-load = Laden
title-settings = Einstellungen
title-quit = Beenden

## Neues Spiel

new-game-title = Wer spielt mit?
new-game-play = Spielen
new-game-add = Noch ein Spieler
new-game-remove = Verlässt den Tisch
new-game-up = Sitzt einen Platz früher
new-game-name = Name
new-game-computer-name = Computer
new-game-drawn = Held wird ausgelost
new-game-draw = Auslosen
new-game-draw-text = Der Held wird ausgelost, wenn das Spiel beginnt.
new-game-hero = Held von Spieler { $n }
new-game-hero-name = { NAME($hero) }, { NAME($hero, form: "title") }
new-game-first = Wer beginnt
new-game-dice = Würfel
new-game-seed = Startwert
new-game-seed-hint = zufällig
new-game-seed-tip = Derselbe Startwert und dieselben Entscheidungen ergeben dasselbe Spiel. Gib ihn an Freunde weiter.
seat-person = Mensch
seat-random = Leicht
seat-greedy = Mittel

## Einstellungen

settings-title = Einstellungen
settings-reset = Zurücksetzen
settings-broken = Die Datei mit den Einstellungen war beschädigt. Sie bleibt als „{ $file }“ erhalten; es gelten die Voreinstellungen.
settings-unwritable = Die Einstellungen konnten nicht gespeichert werden. Sie gelten, bis du das Spiel beendest.
settings-group-language = Sprache
settings-group-screen = Anzeige
settings-group-sound = Ton
settings-group-motion = Bewegung
settings-group-help = Hilfe am Tisch
settings-fullscreen = Vollbild
settings-ui-scale = Größe der Oberfläche
settings-scale = { $percent ->
        [0] Automatisch
       *[other] { $percent } %
    }
settings-scale-tip = Je kleiner das Fenster, desto weniger lässt sie sich vergrößern.
settings-high-contrast = Hoher Kontrast
settings-colour-signs = Ein Zeichen für jeden Helden
settings-colour-signs-tip = So lassen sich die Helden auch ohne Farben unterscheiden.
settings-music = Musik
settings-effects = Soundeffekte
settings-muted = Alles stumm schalten
settings-speed = Tempo
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Aus
settings-reduced-motion = Bewegung reduzieren
settings-reduced-motion-tip = Nichts flackert oder schwebt von selbst.
settings-marks = Zeigen, wohin ich gehen kann
settings-odds = Gewinnchance anzeigen
settings-confirm-turn = Zugende bestätigen
settings-confirm-turn-tip = Der nächste Spieler beginnt erst nach einem Klick. Bis dahin geht noch alles rückgängig.

## Pause

pause-title = Pause
pause-resume = Zurück zum Spiel
pause-save = Speichern
pause-load = Laden
pause-settings = Einstellungen
pause-help = So wird gespielt
pause-play-for-me = Zug für mich spielen
pause-play-for-me-tip = Der Computer spielt deinen Zug zu Ende.
pause-give-up = Aufgeben
pause-give-up-tip = Der Computer übernimmt deinen Helden.
pause-title-page = Zur Titelseite
pause-title-page-tip = Das Spiel bleibt erhalten; „Fortsetzen“ bringt dich zurück.
pause-quit = Beenden
pause-quit-tip = Das Spiel bleibt erhalten; „Fortsetzen“ bringt dich zurück.
pause-seats = Wer sitzt wo
give-up-text = { NAME($hero) } wird von jetzt an vom Computer gespielt. Sitzt sonst niemand am Tisch, endet das Spiel.
give-up-yes = Aufgeben

## Spielstände

load-title = Spiel laden
save-title = Spiel speichern
save-name = Name des Spielstands
saved = Gespeichert als „{ $name }“.
saves-none = Noch keine Spielstände.
saves-more = { $n } Spielstände: Das Mausrad blättert
saves-autosave-before = Das vorletzte Spiel
saves-last-game = Das zuletzt beendete Spiel
saves-unreadable = Diese Datei lässt sich nicht lesen.
saves-detail = { $date } · { NAME($game) }, Zug { $turn } · { $heroes }
delete-text = „{ $name }“ löschen? Der Spielstand ist dann für immer weg.
delete-yes = Löschen
delete-failed = „{ $file }“ konnte nicht gelöscht werden.
overwrite = Überschreiben
overwrite-text = „{ $name }“ überschreiben?
overwrite-yes = Überschreiben
picture-saved = Bild gespeichert: { $file }
picture-not-saved = Das Bild konnte nicht in { $folder } gespeichert werden.

## Das Ende

game-over-title = Das Spiel ist aus
game-over-line = { $n ->
        [one] Sieg für { $winners }!
       *[other] Gemeinsamer Sieg für { $winners }!
    }
game-over-how = { $by ->
        [dragon] Der Drache ist besiegt, und die Schätze werden gezählt.
        [given-up] Niemand sitzt mehr am Tisch.
       *[no-progress] Es ist zu lange nichts passiert. Darum werden die Schätze gezählt.
    }
game-over-points = { $points ->
        [one] 1 Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    }
game-over-again = Noch einmal
game-over-save = Speichern
game-over-title-page = Titelseite

## Hilfe

help-title = So wird gespielt
help-rule-1 = Erkunde die Katakomben. Dein Held hat vier Schritte pro Zug. Helle Platten kannst du erreichen, warmer Nebel zeigt, wo du ins Dunkel treten kannst.
help-rule-2 = Im Dunkel ziehst du eine Platte und drehst sie, wie du willst. In Räumen wartet ein Monster oder eine Truhe; Gänge sind leer.
help-rule-3 = Mit einem Monster musst du kämpfen: zwei Würfel, deine Waffen und Zauber gegen seine Kraft. Bist du stärker, siegst du; bei Gleichstand musst du zurück; bist du schwächer, kostet es auch noch ein Herz.
help-rule-4 = Ein besiegtes Monster hinterlässt etwas: eine Waffe, einen Zauber, einen Schlüssel. Ein Schlüssel schließt eine Truhe auf, und jede Truhe ist einen Punkt wert.
help-rule-5 = Heilende Fontänen geben dir alle Herzen zurück und heben den Fluch auf. Ohne Herzen setzt du einen Zug aus.
help-rule-6 = Wird der Drache besiegt, endet das Spiel. Es gewinnt, wer die meisten Punkte hat – nicht unbedingt, wer den Drachen bezwungen hat.
help-key-click = Klick
help-does-click = geht, nimmt, kämpft: einfach anklicken
help-key-drag = Ziehen
help-does-drag = verschiebt den Spielplan
help-key-wheel = Mausrad, + und −
help-does-wheel = vergrößert und verkleinert
help-key-right = Rechtsklick, Esc
help-does-right = zurück, öffnet das Menü
help-key-walk = Pfeiltasten
help-does-walk = einen Schritt gehen
help-key-pan = W A S D
help-does-pan = den Spielplan verschieben
help-key-centre = Pos1, Doppelklick
help-does-centre = zurück zum Helden
help-key-fit = F
help-does-fit = der ganze Spielplan
help-key-rotate = Mausrad, R
help-does-rotate = die Platte drehen
help-key-tab = Tab, Enter
help-does-tab = alle Möglichkeiten durchgehen
help-key-end = Leertaste
help-does-end = Zug beenden, würfeln, weiter
help-key-undo = Strg+Z
help-does-undo = rückgängig
help-key-log = L
help-does-log = alles, was passiert ist
help-key-box = I
help-does-box = was noch zu ziehen ist
help-key-hurry = N
help-does-hurry = weiter bis zum eigenen Zug
help-key-picture = F12
help-does-picture = ein Bild speichern
help-key-fullscreen = F11
help-does-fullscreen = Vollbild
help-key-mute = M
help-does-mute = stumm schalten
