# Was mit einem Spielstand nicht stimmen kann. $file ist der Name der Datei.

save-missing = Es gibt keine Datei „{ $file }“.
save-unreadable = „{ $file }“ lässt sich nicht lesen: { $why }.
save-unwritable = „{ $file }“ lässt sich nicht schreiben: { $why }.
save-not-a-file = „{ $file }“ ist keine gewöhnliche Datei. Dort wird kein Spiel gespeichert.
save-foreign = „{ $file }“ ist kein Spielstand von Karak.
save-truncated = „{ $file }“ ist unvollständig: Das Ende fehlt.
save-newer = „{ $file }“ wurde mit einer neueren Version von Karak gespeichert. Bitte aktualisiere das Spiel, um die Datei zu laden.
save-edited = „{ $file }“ wurde verändert, nachdem Karak es gespeichert hat. Darauf ist kein Verlass mehr.
save-damaged = „{ $file }“ ist beschädigt ({ $where }).
save-other-game = „{ $file }“ ist ein Spielstand von { NAME($game) }.
