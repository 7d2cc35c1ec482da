# Sam program: czym jest i co mówi, gdy zawiedzie. $log to ścieżka pliku.

program-what = Gry planszowe z rodziny Karak: odkrywaj, walcz, zdobywaj skarby

fault-title = Karak musiał się zatrzymać
fault-text = W programie wystąpił błąd. Twoja gra jest zapisana: następnym razem wybierz „{ title-continue }”. To, co się stało, jest zapisane w pliku { $log } – prosimy dołączyć go do zgłoszenia błędu.
fault-text-no-log = W programie wystąpił błąd. Twoja gra jest zapisana: następnym razem wybierz „{ title-continue }”.
fault-close = Dowolny klawisz zamyka to okno.
