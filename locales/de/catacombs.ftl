# Die Katakomben in Sätzen: was passiert ist, und was man tun kann.

## Orte

catacombs-start = die Startplatte
catacombs-rows = { $n } { $side ->
        [north] nördlich
       *[south] südlich
    }
catacombs-columns = { $n } { $side ->
        [east] östlich
       *[west] westlich
    }
catacombs-place = { $row }, { $column }
catacombs-cell = die Platte { $where }
catacombs-sight-monster = { NAME($monster) }, Kraft { $strength }

## Was passiert ist

catacombs-game-began = { $heroes } treffen sich an der heilenden Fontäne unter der Burg Karak.
catacombs-start-rolled = { NAME($seat) } würfelt { $dice } = { $total } um den ersten Zug.
catacombs-start-tied = { $seats } haben gleich viel und würfeln neu.
catacombs-turn-began = Zug { $turn }: { NAME($seat) }.
catacombs-turn-ended = { NAME($seat) } beendet den Zug.
catacombs-moved = { $how ->
        [step] { NAME($seat) } geht auf { $to }.
        [wall] { NAME($seat) } geht durch die Wand auf { $to }.
        [gate] { NAME($seat) } geht durch das Portal auf { $to }.
        [thrown-back] { NAME($seat) } kehrt auf { $to } zurück.
        [portal] Ein Heilungsportal bringt { NAME($seat) } auf { $to }.
        [swap] Magie versetzt { NAME($seat) } auf { $to }.
       *[reincarnation] { NAME($seat) } erwacht an der heilenden Fontäne: { $to }.
    }
catacombs-tile-drawn = { NAME($seat) } entdeckt { NAME($plan, form: "einen") }.
catacombs-tile-laid = { NAME($tile, form: "der") } liegt { $cell } der Startplatte.
catacombs-token-drawn = Aus dem Beutel kommt { NAME($token, form: "ein") }.
catacombs-token-laid = { NAME($seat) } behält { NAME($token, form: "den") } und legt { NAME($put_back, form: "den") } zurück.
catacombs-stayed-unseen = { NAME($seat) } schleicht an { NAME($monster, form: "dem") } vorbei.
catacombs-fight-began = { NAME($seat) } kämpft gegen { NAME($monster, form: "den") }, Kraft { $strength }.
catacombs-bonus-added = { $cause ->
        [daggers] Die Dolche bringen +{ $value }.
        [sword] Das Schwert bringt +{ $value }.
        [axe] Die Axt bringt +{ $value }.
        [bolt] Ein magischer Schuss bringt +{ $value }.
        [foresight] Die Vorahnung bringt +{ $value }.
       *[sacrifice] Die Opferung bringt +{ $value }.
    }
catacombs-dice-rolled = { $cause ->
        [fight] { NAME($seat) } würfelt { $rolled }.
        [double-attack] Doppelangriff: { NAME($seat) } würfelt neu: { $rolled }.
       *[combat-training] Kampftraining: { NAME($seat) } würfelt jede 1 neu: { $rolled }.
    }
catacombs-fight-ended = { $result ->
        [won] { NAME($seat) } besiegt { NAME($monster, form: "den") }: { $total } gegen { $strength }.
        [drawn] Unentschieden zwischen { NAME($seat) } und { NAME($monster, form: "dem") }: { $total } gegen { $strength }.
       *[lost] { NAME($seat) } verliert gegen { NAME($monster, form: "den") }: { $total } gegen { $strength }.
    }
catacombs-life-changed = { $cause ->
        [fight] { NAME($seat) } verliert { $after ->
            [0] das letzte Leben.
           *[other] ein Leben und hat noch { $after }.
        }
        [sacrifice] { NAME($seat) } opfert { $after ->
            [0] das letzte Leben.
           *[other] ein Leben und hat noch { $after }.
        }
        [recovery] { NAME($seat) } kommt mit { $after } Leben zu sich.
       *[fountain] { NAME($seat) } ist geheilt: { $after } Leben.
    }
catacombs-fell-unconscious = { NAME($seat) } wird bewusstlos.
catacombs-thing-taken = { $source ->
        [loot] { NAME($seat) } nimmt { NAME($thing, form: "einen") }.
        [floor] { NAME($seat) } hebt { NAME($thing, form: "einen") } auf.
       *[chest] { NAME($seat) } nimmt { NAME($thing, form: "den") } aus der Truhe.
    }
catacombs-thing-left = { $source ->
        [loot] { NAME($seat) } lässt { NAME($thing, form: "den") } auf der Platte liegen.
       *[carried] { NAME($seat) } legt { NAME($thing, form: "den") } hier ab.
    }
catacombs-thing-used = { $used_up ->
        [yes] { NAME($seat) } verbraucht { NAME($thing, form: "einen") }.
       *[no] { NAME($seat) } setzt { NAME($thing, form: "einen") } ein und behält den Zauber.
    }
catacombs-chest-opened = { NAME($seat) } schließt die Truhe auf.
catacombs-curse-given = { $kept ->
        [yes] { NAME($seat) } lässt den Fluch von Karak bei { NAME($holder) }.
       *[no] { NAME($seat) } belegt { NAME($holder) } mit dem Fluch von Karak.
    }
catacombs-curse-lifted = { NAME($seat) } ist vom Fluch von Karak befreit.
catacombs-game-ended = { $by ->
        [dragon] Der Drache ist besiegt. Das Spiel ist aus: Sieg für { $winners }!
       *[no-progress] Es ist zu lange nichts passiert. Das Spiel ist aus: Sieg für { $winners }!
    }

## Was man tun kann

catacombs-do-step = { $way ->
        [gate] Durch das Portal auf { $to } gehen
        [wall] Durch die Wand nach { $direction ->
            [north] Norden
            [east] Osten
            [south] Süden
           *[west] Westen
        } gehen
       *[step] Nach { $direction ->
            [north] Norden
            [east] Osten
            [south] Süden
           *[west] Westen
        } gehen
    }
catacombs-do-step-sight = { $choice }: { $sight }
catacombs-do-explore = Das Dunkel im { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    } erkunden
catacombs-do-lay = Platte anlegen: Durchgang nach { $sides }
catacombs-do-keep = { NAME($token, form: "akk") } behalten
catacombs-do-attack = Kämpfen: { $sight }
catacombs-do-sneak = Vorbeischleichen: { $sight }
catacombs-do-roll-again = Doppelangriff: beide Würfel neu werfen (bisher { $total } gegen { $strength })
catacombs-do-use-bolt = Magischen Schuss einsetzen: +1 zu { $total } (Kraft { $strength })
catacombs-do-give-life = Ein Leben opfern: +1 zu { $total } (Kraft { $strength })
catacombs-do-strike = So gelten lassen: { $total } gegen { $strength }
catacombs-do-take = { $dropping ->
        [none] { NAME($thing, form: "akk") } nehmen
       *[other] { NAME($thing, form: "akk") } nehmen und { NAME($dropping, form: "den") } hier ablegen
    }
catacombs-do-done = Nichts mehr nehmen
catacombs-do-open-chest = Die Truhe mit deinem Schlüssel aufschließen
catacombs-do-heal = Dich an der Fontäne heilen
catacombs-do-cast-portal = Heilungsportal einsetzen: { NAME($seat) } auf { $fountain }
catacombs-do-swap-places = Austausch: mit { NAME($seat) } den Platz tauschen
catacombs-do-give-curse = { NAME($seat) } verfluchen
catacombs-do-reincarnate = An der heilenden Fontäne erwachen: { $fountain }
catacombs-do-recover = Zu dir kommen
catacombs-do-end-turn = Zug beenden

## Im Terminal

catacombs-terminal-map-help = Auf der Karte: Ziffern sind die Helden nach ihrem Platz, R ein Raum, F eine heilende Fontäne, G ein Portal, : ein Gang; r Riesenratte, s Riesenspinne, m Mumie, t Knochenmann-Schlüsselverwahrer, w Knochenmann-Fechter, k Knochenmänner-König, f Gefallener, D Drache, c geschlossene Truhe; bei * liegt etwas; ? ist unentdecktes Gebiet.
catacombs-terminal-asks = { NAME($hero) }, { $steps ->
        [0] kein Schritt übrig
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }. Was tust du?
catacombs-terminal-player = { $number }  { NAME($hero) } ({ $player }): { $life ->
        [0] bewusstlos
       *[other] { $life } Leben
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; Ort: { $place }{ $things ->
        [none] {""}
       *[other] {"; "}{ $things }
    }{ $cursed ->
        [yes] {"; verflucht"}
       *[no] {""}
    }
catacombs-terminal-left = Noch { $tiles ->
        [one] 1 Platte
       *[other] { $tiles } Platten
    } im Stapel und { $tokens ->
        [one] 1 Spielmarke
       *[other] { $tokens } Spielmarken
    } im Beutel.
