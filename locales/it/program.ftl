# Il programma stesso: che cos’è e che cosa dice quando fallisce. $log è il percorso di un file.

program-what = I giochi da tavolo della famiglia Karak: esplora, combatti, conquista tesori

fault-title = Karak ha dovuto fermarsi
fault-text = Si è verificato un errore nel programma. La tua partita è al sicuro: la prossima volta scegli “{ title-continue }”. Quello che è successo è scritto in { $log } – allega questo file quando segnali l’errore.
fault-text-no-log = Si è verificato un errore nel programma. La tua partita è al sicuro: la prossima volta scegli “{ title-continue }”.
fault-close = Un tasto qualsiasi chiude questa finestra.
