# Das Spiel im Terminal.

terminal-welcome = { $game }, Startwert { $seed }. Gib die Nummer einer Auswahl ein, oder ? für Hilfe.
terminal-welcome-back = { $game } geht weiter, Startwert { $seed }. Gib die Nummer einer Auswahl ein, oder ? für Hilfe.
terminal-help =
    Nummer    das tun
    Enter     das Einzige tun, was möglich ist, oder das Erste
    m         die Karte
    p         die Spieler und was sie bei sich haben
    l         was zuletzt passiert ist
    u         rückgängig
    s DATEI   unter einem eigenen Namen speichern
    q         speichern und beenden
    ?         diese Hilfe
terminal-choice = { $number }  { $choice }
terminal-chance = { $choice } (Gewinnchance { $percent } %)
terminal-prompt = >
terminal-what = Bitte gib eine Nummer von 1 bis { $most } ein, oder ? für Hilfe.
terminal-no-undo = Das geht nicht mehr rückgängig: Seitdem ist etwas Neues ans Licht gekommen.
terminal-undone = Zurückgenommen.
terminal-saved = Gespeichert als „{ $file }“.
terminal-not-saved = Das Spiel geht weiter, ist aber nicht gespeichert. { $problem }
terminal-bye = Das Spiel ist gespeichert. Weiter geht es mit: karak play --continue
terminal-bye-unsaved = Das Spiel ist nicht gespeichert. { $problem }
terminal-person = du
terminal-computer = Computer
terminal-result = { $place }. { NAME($hero) }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
terminal-diverged = Ab Schritt { $step } wurde dieses Spiel nach älteren Regeln gespielt; was danach kam, lässt sich nicht mehr erzählen.

## Fehler

error-no-autosave = Es gibt kein Spiel, das weitergehen könnte.
error-seats = Auf den Plätzen können diese sitzen, durch Kommas getrennt: { $players }.
error-heroes = Es müssen so viele Helden wie Plätze sein.
error-same-file = Protokoll und Spielstand brauchen je eine eigene Datei.
error-setup = Dieses Spiel kann nicht beginnen: { $why }.
error-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.
error-no-display = Es gibt keinen Bildschirm für ein Fenster ({ $why }). „karak play“ spielt im Terminal.
error-scene = Die Szene „{ $scene }“ gibt es nicht. Es gibt: { $scenes }.
error-picture = „{ $file }“ konnte nicht geschrieben werden: { $why }.
