# Das Fenster: was auf dem Tisch jedes Spiels steht, und was den Spielplan der Katakomben umgibt.

## Tasten

key-space = Leertaste
key-enter = Enter
key-esc = Esc
key-tab = Tab

## Der Tisch

close = Schließen
table-menu-tip = Menü
table-help-tip = So wird gespielt
table-fit-tip = Den ganzen Spielplan zeigen
table-undo-tip = Rückgängig
table-log-tip = Alles, was passiert ist
table-map-tip = Die ganzen Katakomben. Ein Klick bringt dich hin.
table-turn-of = { NAME($hero) } ist am Zug
table-confirm = Nächster Spieler
table-hurry = Bis zu meinem Zug
not-saved = Dein Spiel konnte nicht gespeichert werden. { $problem }
player-you = Du, { NAME($hero, form: "title") }
player-computer = Computer: { $level ->
        [random] leicht
        [greedy] mittel
       *[other] { $level }
    }
hero-title = { NAME($hero, form: "title") }
points-number = { NUMBER($points, maximumFractionDigits: 1) }
points-word = { $points ->
        [one] Punkt
       *[other] Punkte
    }

## Die Katakomben: was gefragt wird

catacombs-ask-lay = Dreh die Platte mit dem Mausrad oder R und leg sie mit einem Klick an.
catacombs-ask-curse = Wer soll den Fluch tragen?
catacombs-ask-reincarnate = Wähle die Fontäne, an der Horan erwacht.
catacombs-ask-loot = Nimmst du es, oder bleibt es hier?
catacombs-ask-drop = Kein Platz mehr frei. Was bleibt hier für { NAME($thing, form: "akk") }?
catacombs-ask-meeting = Das Monster hat dich nicht bemerkt. Kämpfst du, oder schleichst du vorbei?
catacombs-ask-thrown-back = Du bist an eine Fontäne zurückgekehrt.
catacombs-ask-swap = Mit wem tauschst du den Platz?
catacombs-ask-portal-hero = Wer soll geheilt werden?
catacombs-ask-portal-fountain = Zu welcher Fontäne?
catacombs-ask-keep = Zwei Spielmarken. Welche bleibt?
token-name = { NAME($token, form: "short") }
catacombs-start-roll = { NAME($hero) } würfelt

## Was man tun kann

catacombs-offer-openchest = Truhe aufschließen
catacombs-offer-heal = Heilen
catacombs-offer-attack = Kämpfen
catacombs-offer-sneak = Vorbeischleichen
catacombs-offer-done = Liegen lassen
catacombs-offer-endturn = Zug beenden
catacombs-offer-take = { NAME($thing, form: "akk") } nehmen
catacombs-offer-drop = { NAME($thing, form: "akk") } tauschen
catacombs-offer-portal = Heilungsportal
catacombs-offer-portal-tip = Bringt einen beliebigen Helden zu einer Fontäne und heilt ihn ganz. Kostet keinen Schritt; der Zauber ist danach verbraucht.
catacombs-offer-swap = Austausch
catacombs-offer-swap-tip = Statt zu gehen: mit einem anderen Helden den Platz tauschen.
catacombs-offer-cancel = Doch nicht

## Was der Zeiger erklärt

catacombs-steps-left = { $steps ->
        [0] kein Schritt übrig
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
catacombs-tip-explore = { $steps ->
        [one] Das Dunkel erkunden
       *[other] Das Dunkel erkunden: { $steps } Schritte
    }
catacombs-tip-walk = { $steps ->
        [one] Hierher gehen: 1 Schritt
       *[other] Hierher gehen: { $steps } Schritte
    }
catacombs-tip-fight = Kampf gegen { NAME($monster, form: "den") }: Kraft { $strength }
catacombs-tip-monster = Kraft { $strength }: { NAME($monster) }
catacombs-tip-chest = Darin liegt ein Schatz, der 1 Punkt wert ist. Ein Schlüssel schließt sie auf.
catacombs-tip-turn = Platte drehen (R)
catacombs-tip-box = Was noch im Stapel und im Beutel ist
catacombs-tip-cursed = Verflucht: keine Fähigkeiten, bis eine Fontäne oder ein Heilungsportal den Fluch aufhebt.
catacombs-odds = Gewinnchance: { $percent } %
catacombs-unconscious = Bewusstlos
catacombs-tiles-left = { $n ->
        [one] 1 Platte
       *[other] { $n } Platten
    }
catacombs-tokens-left = { $n } im Beutel
catacombs-box-note = Hier ist nichts geheim: Jeder darf nachzählen, was noch nicht gekommen ist. Platten zieht man vom Stapel, Monster und Truhen aus dem Beutel.

thing-tip-daggers = Dolche: +1 in jedem Kampf
thing-tip-sword = Schwert: +2 in jedem Kampf
thing-tip-axe = Axt: +3 in jedem Kampf
thing-tip-bolt = Magischer Schuss: nach dem Wurf +1 in einem Kampf. Danach ist er verbraucht.
thing-tip-portal = Heilungsportal: bringt einen Helden zu einer Fontäne und heilt ihn ganz
thing-tip-key = Schlüssel: schließt eine Truhe auf
slot-tip-weapon = Platz für eine Waffe
slot-tip-spell = Platz für einen Zauber
slot-tip-key = Platz für einen Schlüssel

## Der Kampf

stage-title = Kampf
stage-against = gegen
stage-dice = Würfel
stage-total = Summe
stage-stands = { $result ->
        [won] Bisher: gewonnen
        [drawn] Bisher: unentschieden
       *[lost] Bisher: verloren
    }
stage-ended = { $result ->
        [won] Gewonnen!
        [drawn] Unentschieden
       *[lost] Verloren
    }
stage-consequence = { $result ->
        [won] Beute: { NAME($thing) }
        [drawn] { NAME($hero) } kehrt um und verliert kein Herz
       *[lost] { NAME($hero) } kehrt um und verliert ein Herz
    }
stage-detail = { $result ->
        [won] Du gewinnst.
        [drawn] Unentschieden.
       *[lost] Ein Herz weniger.
    }
stage-need = Ab { $least } auf den Würfeln gewinnst du
stage-strike = So lassen
stage-usebolt = Magischer Schuss
stage-rollagain = Neu würfeln
stage-rollagain-detail = Gewinnchance
stage-givelife = Ein Herz opfern
stage-roll = Würfeln
stage-go-on = Weiter
stage-chances = Deine Chancen
stage-if-again = Wenn du neu würfelst
stage-share = { $result ->
        [won] Sieg { $percent } %
        [drawn] Patt { $percent } %
       *[lost] Niederlage { $percent } %
    }

## Was ein Computerspieler vorhat

catacombs-why-walk = geht
catacombs-why-explore = erkundet
catacombs-why-fight = kämpft
catacombs-why-heal = heilt sich
catacombs-why-take = nimmt die Beute
catacombs-why-curse = spricht den Fluch
catacombs-why-end = beendet den Zug

## Die Fähigkeiten der Helden, je in einer Zeile

skills-argentus-1 = Magische Affinität: Seine magischen Schüsse werden nicht verbraucht.
skills-argentus-2 = Astralgang: geht zwischen entdeckten Platten durch Wände.
skills-horan-1 = Doppelangriff: darf in jedem Kampf einmal beide Würfel neu werfen.
skills-horan-2 = Reinkarnation: Statt bewusstlos zu werden, erwacht er ganz geheilt an einer Fontäne.
skills-xanros-1 = Opferung: nach dem Wurf ein Herz für +1.
skills-xanros-2 = Austausch: tauscht mit einem anderen Helden den Platz, statt zu gehen.
skills-aderyn-1 = Angriff aus dem Hinterhalt: gewinnt bei Unentschieden.
skills-aderyn-2 = Schleichen: darf ungesehen an Monstern vorbei.
skills-victorius-1 = Kampftraining: würfelt jede 1 neu.
skills-victorius-2 = Unaufhaltbar: Mit einer 6 geht sein Zug nach dem Kampf weiter.
skills-taia-1 = Vorahnung: +1, wenn der erste Schritt ihres Zuges in den Kampf führt.
skills-taia-2 = Schicksals-Weberin: zieht in einem neuen Raum zwei Spielmarken und behält eine.
