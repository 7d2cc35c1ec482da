# Das Programm selbst: was es ist, und was gesagt wird, wenn es scheitert. $log ist der Pfad einer Datei.

program-what = Brettspiele der Karak-Familie: erkunden, kämpfen, Schätze gewinnen

fault-title = Karak musste aufhören
fault-text = Im Programm ist ein Fehler aufgetreten. Dein Spiel ist gesichert: Wähle beim nächsten Mal „{ title-continue }“. Was geschehen ist, steht in { $log } – bitte schicke diese Datei mit, wenn du den Fehler meldest.
fault-text-no-log = Im Programm ist ein Fehler aufgetreten. Dein Spiel ist gesichert: Wähle beim nächsten Mal „{ title-continue }“.
fault-close = Eine beliebige Taste schließt dieses Fenster.
