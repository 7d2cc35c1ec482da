# Karak 2: die Namen seiner Teile, was passiert ist, was man tun kann, und das Terminal.
# Die Formen der Namen sind die von names.ftl, und für Würfel:
# .die   wessen Würfel es ist, Dativ („ein Totenkopf auf …“)
# und für Himmelsrichtungen:
# .where wo es von etwas aus liegt („2 östlich der Burg“)

## Rohstoffe

landscape-good-food = Nahrung
landscape-good-wood = Holz
landscape-good-stone = Stein
landscape-amount = { $n }× { NAME($good) }

## Dinge

landscape-thing-sword = Schwert
    .akk = Schwert
    .den = das Schwert
    .einen = ein Schwert
landscape-thing-hammer = Kriegshammer
    .akk = Kriegshammer
    .den = den Kriegshammer
    .einen = einen Kriegshammer
landscape-thing-fireball = Feuerball
    .akk = Feuerball
    .den = den Feuerball
    .einen = einen Feuerball
landscape-thing-pickpocket = Taschendieb
    .akk = Taschendieb
    .den = den Taschendieb
    .einen = einen Taschendieb
landscape-thing-amulet-of-resources = Amulett der Rohstoffe
    .akk = Amulett der Rohstoffe
    .den = das Amulett der Rohstoffe
    .einen = das Amulett der Rohstoffe
landscape-thing-amulet-of-glory = Amulett des Ruhms
    .akk = Amulett des Ruhms
    .den = das Amulett des Ruhms
    .einen = das Amulett des Ruhms
landscape-thing-amulet-of-action = Amulett der Tat
    .akk = Amulett der Tat
    .den = das Amulett der Tat
    .einen = das Amulett der Tat
landscape-thing-amulet-of-protection = Amulett des Schutzes
    .akk = Amulett des Schutzes
    .den = das Amulett des Schutzes
    .einen = das Amulett des Schutzes
landscape-thing-amulet-of-titan = Amulett des Titanen
    .akk = Amulett des Titanen
    .den = das Amulett des Titanen
    .einen = das Amulett des Titanen
landscape-thing-cart = Rohstoff-Karren
    .akk = Rohstoff-Karren
    .den = den Rohstoff-Karren
    .einen = einen Rohstoff-Karren
landscape-thing-small-stone = kleiner Seelenstein
    .akk = Kleinen Seelenstein
    .den = den kleinen Seelenstein
    .einen = einen kleinen Seelenstein
landscape-thing-large-stone = großer Seelenstein
    .akk = Großen Seelenstein
    .den = den großen Seelenstein
    .einen = einen großen Seelenstein
landscape-thing-arkenstone = Seelen-Arkenstein
    .akk = Seelen-Arkenstein
    .den = den Seelen-Arkenstein
    .einen = den Seelen-Arkenstein

## Armeen

landscape-army-skeleton-warriors = Skelett-Krieger
    .akk = Skelett-Krieger
    .den = die Skelett-Krieger
    .dem = den Skelett-Kriegern
    .einen = Skelett-Krieger
landscape-army-fire-eaters = Feuerfresser
    .akk = Feuerfresser
    .den = die Feuerfresser
    .dem = den Feuerfressern
    .einen = Feuerfresser
landscape-army-shadow-eaters = Schattenfresser
    .akk = Schattenfresser
    .den = die Schattenfresser
    .dem = den Schattenfressern
    .einen = Schattenfresser
landscape-army-skeleton-giants = Skelett-Riesen
    .akk = Skelett-Riesen
    .den = die Skelett-Riesen
    .dem = den Skelett-Riesen
    .einen = Skelett-Riesen
landscape-army-hammer-follower = Hammer-Anhänger
    .akk = Hammer-Anhänger
    .den = die Hammer-Anhänger
    .dem = den Hammer-Anhängern
    .einen = Hammer-Anhänger
landscape-army-dark-dryads = Dunkle Dryaden
    .akk = Dunkle Dryaden
    .den = die Dunklen Dryaden
    .dem = den Dunklen Dryaden
    .einen = Dunkle Dryaden
landscape-army-skeleton-riders = Skelett-Reiter
    .akk = Skelett-Reiter
    .den = den Skelett-Reiter
    .dem = dem Skelett-Reiter
    .einen = einen Skelett-Reiter
landscape-army-messengers-of-death = Todesbote
    .akk = Todesboten
    .den = den Todesboten
    .dem = dem Todesboten
    .einen = einen Todesboten
landscape-general = Dunkler General
    .den = den Dunklen General

## Landschaftsfelder

landscape-terrain-castle = Burg Karak
    .akk = Burg Karak
    .den = die Burg Karak
    .einen = die Burg Karak
landscape-terrain-farm = Bauernhof
    .akk = Bauernhof
    .den = den Bauernhof
    .einen = einen Bauernhof
landscape-terrain-forest = Wald
    .akk = Wald
    .den = den Wald
    .einen = einen Wald
landscape-terrain-farm-forest = Bauernhof und Wald
    .akk = Feld mit Bauernhof und Wald
    .den = das Feld mit Bauernhof und Wald
    .einen = ein Feld mit Bauernhof und Wald
landscape-terrain-farm-rock = Bauernhof und Fels
    .akk = Feld mit Bauernhof und Fels
    .den = das Feld mit Bauernhof und Fels
    .einen = ein Feld mit Bauernhof und Fels
landscape-terrain-forest-rock = Wald und Fels
    .akk = Feld mit Wald und Fels
    .den = das Feld mit Wald und Fels
    .einen = ein Feld mit Wald und Fels
landscape-terrain-big-farm = großer Bauernhof
    .akk = Großen Bauernhof
    .den = den großen Bauernhof
    .einen = einen großen Bauernhof
landscape-terrain-big-forest = dichter Wald
    .akk = Dichten Wald
    .den = den dichten Wald
    .einen = einen dichten Wald
landscape-terrain-big-rock = großer Fels
    .akk = Großen Fels
    .den = den großen Fels
    .einen = einen großen Fels
landscape-terrain-maw = Höllenschlund
    .akk = Höllenschlund
    .den = den Höllenschlund
    .einen = den Höllenschlund

## Gebäude

landscape-building-stable = Stall
    .akk = Stall
    .den = den Stall
landscape-building-portal = Portal
    .akk = Portal
    .den = das Portal
landscape-building-banners = Ruhmbanner
    .akk = Ruhmbanner
    .den = die Ruhmbanner
landscape-building-camp = Militärlager
    .akk = Militärlager
    .den = das Militärlager
landscape-building-range = Schießplatz
    .akk = Schießplatz
    .den = den Schießplatz
landscape-building-tower = Magierturm
    .akk = Magierturm
    .den = den Magierturm

## Würfel und Einheiten

landscape-die-hero = Heldenwürfel
    .akk = Heldenwürfel
    .die = dem Heldenwürfel
landscape-die-knight = Ritter
    .akk = Ritter
    .die = dem Würfel eines Ritters
landscape-die-archer = Bogenschütze
    .akk = Bogenschützen
    .die = dem Würfel eines Bogenschützen
landscape-die-mage = Magier
    .akk = Magier
    .die = dem Würfel eines Magiers
landscape-die-skeleton = Skelett
    .akk = Skelett
    .die = dem Würfel eines Skeletts
landscape-die-bear = Bär
    .akk = Bären
    .die = dem Würfel des Bären
landscape-die-titan = Titan
    .akk = Titanen
    .die = dem Würfel des Titanen

landscape-units-knight = { $n } Ritter
landscape-units-archer = { $n } Bogenschützen
landscape-units-mage = { $n } Magier
landscape-units-skeleton = { $n ->
        [one] 1 Skelett
       *[other] { $n } Skelette
    }
landscape-units-bear = den Bären
landscape-units-titan = den Titanen

landscape-held-knight = { $n } Ritter
landscape-held-archer = { $n ->
        [one] 1 Bogenschütze
       *[other] { $n } Bogenschützen
    }
landscape-held-mage = { $n } Magier
landscape-held-skeleton = { $n ->
        [one] 1 Skelett
       *[other] { $n } Skelette
    }
landscape-held-bear = Bär
landscape-held-titan = Titan

landscape-swords = { $n ->
        [one] 1 Schwert
       *[other] { $n } Schwerter
    }
landscape-skulls = { $n ->
        [one] 1 Totenkopf
       *[other] { $n } Totenköpfe
    }
landscape-nothing = nichts

## Fähigkeiten (Schicksals-Weberin steht bei den Namen)

skill-war-strategy = Kriegsstrategie
skill-plunder = Plündern
skill-master-builder = Baumeisterin
skill-falcon-eye = Falkenauge
skill-bear-friend = Bären-Freund
skill-necromancy = Nekromantie
skill-soul-collector = Seelensammler
skill-combat-skill = Kampfgeschick
skill-magic-ride = Magischer Ritt
skill-scouting = Erkunden des Territoriums
skill-claws-and-fangs = Krallen und Fänge

landscape-the = { NAME($piece, form: "den") }

## Orte

landscape-side-east = Osten
    .where = östlich
landscape-side-south-east = Südosten
    .where = südöstlich
landscape-side-south-west = Südwesten
    .where = südwestlich
landscape-side-west = Westen
    .where = westlich
landscape-side-north-west = Nordwesten
    .where = nordwestlich
landscape-side-north-east = Nordosten
    .where = nordöstlich
landscape-way = { $n } { NAME($side, form: "where") }
landscape-where-straight = { $first } der Burg
landscape-where = { $first } und { $second } der Burg
landscape-where-castle = an der Burg
landscape-place = das Feld { $where }
landscape-place-castle = die Burg

landscape-sight-city = { NAME($seat, form: "gen") } Stadt
landscape-sight-armies = { $armies }, Stärke { $strength }
landscape-sight-things = dort liegt: { $things }
landscape-sight-more = { $head }; { $next }

## Was passiert ist

landscape-game-began = { $heroes } brechen von der Burg Karak auf.{ $plague ->
        [yes] {""}
       *[no] {" "}Sie spielen ohne Pest und Elend.
    }
landscape-start-rolled = { NAME($seat) } würfelt { $throw } um den ersten Zug.
landscape-start-tied = { $seats } haben gleich viel und würfeln neu.
landscape-turn-began = Zug { $turn }: { NAME($seat) }.
landscape-turn-ended = { NAME($seat) } beendet den Zug.
landscape-action-spent = { NAME($seat) } verzichtet auf eine Aktion und bewegt sich weiter.
landscape-moved = { $how ->
        [step] { NAME($seat) } geht auf { $to }.
        [explore] { NAME($seat) } betritt { $to }.
        [portal] Das Portal bringt { NAME($seat) } auf { $to }.
        [ride] { skill-magic-ride }: { NAME($seat) } reitet auf { $to }.
       *[thrown-back] { NAME($seat) } kehrt auf { $to } zurück.
    }
landscape-falcon-sent = { skill-falcon-eye }: { NAME($seat) } schickt den Falken aus.
landscape-tile-drawn = { $to ->
        [none] Der Falke findet { NAME($plan, form: "einen") }.
       *[other] { NAME($seat) } entdeckt { NAME($plan, form: "einen") }.
    }
landscape-tile-scouted = { skill-scouting }: { $plan ->
        [none] { NAME($seat) } sieht sich ein Feld an.
       *[other] { NAME($seat) } sieht sich { NAME($plan, form: "einen") } an.
    }
landscape-tile-put-back = { $plan ->
        [none] { NAME($seat) } legt das andere Feld oben auf den Stapel zurück.
       *[other] { NAME($seat) } legt { NAME($plan, form: "den") } oben auf den Stapel zurück.
    }
landscape-tile-laid = { NAME($seat) } legt { NAME($tile, form: "den") } { $where } an{ $closed ->
        [0] .
        [one] ; Schlucht im { $chasms }.
       *[other] ; Schluchten im { $chasms }.
    }
landscape-general-appeared = Der Dunkle General erscheint mit { $praetorians ->
        [one] 1 Prätorianer
       *[other] { $praetorians } Prätorianern
    }: Stärke { $strength }.
landscape-army-drawn = { NAME($seat) } zieht { NAME($army, form: "einen") } aus dem Beutel: Stärke { $strength }.
landscape-army-put-back = { skill-fateweaver }: { NAME($seat) } legt { NAME($army, form: "den") } in den Beutel zurück.
landscape-armies-laid = Zusammen haben die beiden Armeen Stärke { $strength }.
landscape-army-mauled = { skill-claws-and-fangs }: { NAME($seat, form: "gen") } Echse besiegt { NAME($army, form: "den") } ohne Kampf.
landscape-praetorian-lost = { $cause ->
        [attack] Der Angriff war stark genug, um einen Prätorianer zu entfernen; noch { $after }.
       *[claws-and-fangs] { skill-claws-and-fangs }: { NAME($seat, form: "gen") } Echse entfernt einen Prätorianer; noch { $after }.
    }
landscape-fight-began = { $armies ->
        [none] { NAME($seat) } kämpft gegen { landscape-general.den }, Stärke { $strength }.
       *[other] { NAME($seat) } kämpft gegen { $armies }, Stärke { $strength }.
    }
landscape-bonus-added = { $cause ->
        [sword] Das Schwert bringt +{ $value }.
        [hammer] Der Kriegshammer bringt +{ $value }.
       *[fireball] Der Feuerball bringt +{ $value }.
    }
landscape-units-chosen = { NAME($seat) } führt { $units } in den Kampf.
landscape-dice-rolled = { $cause ->
        [war-strategy] { skill-war-strategy }: { NAME($seat) } würfelt neu für { $dice }: { $throw }.
        [combat-skill] { skill-combat-skill }: { NAME($seat) } wirft den Heldenwürfel neu: { $throw }.
       *[fight] { $by ->
            [hero] { NAME($seat) } würfelt { $throw }.
           *[units] { NAME($seat) } würfelt für { $dice }: { $throw }.
        }
    }
landscape-fight-ended = { $result ->
        [won] { NAME($seat) } gewinnt den Kampf: { $attack } gegen { $strength }.
       *[lost] { NAME($seat) } verliert den Kampf: { $attack } gegen { $strength }.
    }
landscape-skull-ignored = Das Amulett des Schutzes bewahrt { NAME($seat) } vor einem Totenkopf auf { NAME($die, form: "die") }.
landscape-life-changed = { $cause ->
        [skulls] { $by ->
            [one] Der Totenkopf kostet
           *[other] Die Totenköpfe kosten
        } { NAME($seat) } { $by } Leben; noch { $after }.
        [general] Der Dunkle General verwundet { NAME($seat) }: 1 Leben verloren, noch { $after }.
        [soul-collector] { skill-soul-collector }: { NAME($seat) } heilt sich auf { $after } Leben.
        [heal] { NAME($seat) } heilt sich auf { $after } Leben.
        [castle] { NAME($seat) } wird auf der Burg geheilt: { $after } Leben.
       *[recovery] { NAME($seat) } kommt mit { $after } Leben zu sich.
    }
landscape-fell-unconscious = { NAME($seat) } wird bewusstlos.
landscape-glory-changed = { $more ->
        [yes] { NAME($seat, form: "gen") } Ruhm steigt auf { $after }.
       *[no] { NAME($seat, form: "gen") } Ruhm sinkt auf { $after }.
    }
landscape-units-changed = { $cause ->
        [fight] { NAME($seat) } verliert { $units }.
        [recruit] { NAME($seat) } rekrutiert { $units }.
        [sent-back] { NAME($seat) } legt { $units } zurück.
        [surplus] { NAME($seat, form: "gen") } Ruhm ist zu niedrig: { NAME($seat) } legt { $units } zurück.
        [necromancy] { skill-necromancy }: { NAME($seat) } erweckt ein Skelett wieder zum Leben.
       *[amulet-of-titan] { $more ->
            [yes] Der Titan schließt sich { NAME($seat) } an.
           *[no] Der Titan verlässt { NAME($seat) }.
        }
    }
landscape-goods-changed = { $cause ->
        [gather] { NAME($seat) } sammelt { $goods }.
        [plunder] { skill-plunder }: { NAME($seat) } sammelt { $goods }.
        [amulet-of-resources] Das Amulett der Rohstoffe gibt { NAME($seat) } noch { $goods }.
        [cart] { NAME($seat) } nimmt { $goods } vom Rohstoff-Karren.
        [pickpocket] Der Taschendieb bringt { NAME($seat) } { $goods }.
        [misery] Das Elend kostet { NAME($seat) } { $goods }.
       *[building] { NAME($seat) } bezahlt { $goods }.
    }
landscape-army-turned-over = Die Beute von { NAME($army, form: "dem") }: { NAME($thing) }.
landscape-thing-taken = { $source ->
        [floor] { NAME($seat) } hebt { NAME($thing, form: "einen") } auf.
       *[loot] { NAME($seat) } nimmt { NAME($thing, form: "den") }.
    }
landscape-thing-left = { $source ->
        [loot] { NAME($seat) } lässt { NAME($thing, form: "den") } auf dem Feld liegen.
       *[carried] { NAME($seat) } legt { NAME($thing, form: "den") } hier ab.
    }
landscape-thing-used = { NAME($seat) } setzt { NAME($thing, form: "einen") } ein.
landscape-city-founded = { NAME($seat) } baut eine Stadt { $where }.{ $saving ->
        [none] {""}
       *[other] {" "}{ skill-master-builder } spart 1× { NAME($saving) }.
    }
landscape-building-built = { NAME($seat) } errichtet { NAME($building, form: "den") }.{ $saving ->
        [none] {""}
       *[other] {" "}{ skill-master-builder } spart 1× { NAME($saving) }.
    }
landscape-robbed = { NAME($seat, form: "gen") } Taschendieb stiehlt { NAME($other) } { $goods ->
        [one] 1 Rohstoff
       *[other] { $goods } Rohstoffe
    }.
landscape-afflicted = Zwei Totenköpfe: { NAME($seat) } bringt Pest und Elend über { NAME($other) }.
landscape-plague-moved = { $change ->
        [gone] Die Pest verlässt { NAME($before, form: "gen") } Stadt.
        [stays] Die Pest bleibt in { NAME($after, form: "gen") } Stadt.
        [moves] Die Pest zieht aus { NAME($before, form: "gen") } Stadt in { NAME($after, form: "gen") } Stadt.
       *[comes] Die Pest kommt in { NAME($after, form: "gen") } Stadt.
    }
landscape-game-ended = { $by ->
        [general] Der Dunkle General ist gefallen. Das Spiel ist aus: Sieg für { $winners }!
       *[turn-limit] Der Krieg hat zu lange gedauert. Das Spiel ist aus: Sieg für { $winners }!
    }

## Was man tun kann

landscape-do-step = Nach { NAME($side) } gehen: { $sight }
landscape-do-explore = Den { NAME($side) } erkunden
landscape-do-use-portal = Durch das Portal auf { $to } gehen: { $sight }
landscape-do-ride = { skill-magic-ride }: { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    } nach { NAME($side) } reiten: { $sight }
landscape-do-giving-up = { $choice } (kostet eine Aktion)
landscape-do-send-falcon = { skill-falcon-eye }: ein Feld ziehen und anlegen, ohne hinzugehen
landscape-do-choose-place = Das Feld { $where } anlegen
landscape-do-lay = { NAME($tile, form: "akk") } anlegen{ $closed ->
        [0] {""}
        [one] {": "}Schlucht im { $chasms }
       *[other] {": "}Schluchten im { $chasms }
    }
landscape-do-put-back = { NAME($army, form: "akk") } (Stärke { $strength }) in den Beutel zurücklegen
landscape-do-add-die = { $units ->
        [none] { NAME($unit, form: "akk") } in den Kampf führen
       *[other] { NAME($unit, form: "akk") } in den Kampf führen (bisher: { $units })
    }
landscape-do-throw-dice = { $units ->
        [none] Nur den Heldenwürfel werfen
       *[other] Heldenwürfel werfen und würfeln für { $units }
    } { $attack ->
        [0] (gegen { $strength })
       *[other] (+{ $attack } durch Waffen, gegen { $strength })
    }
landscape-do-roll-units-again = { skill-war-strategy }: alle Einheitenwürfel neu werfen (bisher { $attack } gegen { $strength })
landscape-do-roll-hero-again = { skill-combat-skill }: den Heldenwürfel neu werfen (bisher { $attack } gegen { $strength })
landscape-do-use-fireball = Feuerball einsetzen: { $more } statt { $attack } gegen { $strength }
landscape-do-strike = So gelten lassen: { $attack } gegen { $strength } – { $outcome ->
        [won] du gewinnst
        [praetorian] du verlierst, aber ein Prätorianer fällt
       *[lost] du verlierst
    }
landscape-do-ignore-skull = Einen Totenkopf auf { NAME($die, form: "die") } ignorieren
landscape-do-afflict = Pest und Elend über { NAME($seat) } bringen
landscape-do-take = { $asked ->
        [looting] { $dropping ->
            [none] { NAME($thing, form: "akk") } nehmen
           *[other] { NAME($thing, form: "akk") } nehmen und { NAME($dropping, form: "den") } hier ablegen
        }
       *[floor] { $dropping ->
            [none] { NAME($thing, form: "akk") } aufheben
           *[other] { NAME($thing, form: "akk") } aufheben und { NAME($dropping, form: "den") } hier ablegen
        }
    }
landscape-do-choose-good = { $asked ->
        [unloading] 1× { NAME($good) } vom Rohstoff-Karren nehmen (noch { $left })
        [stealing] { NAME($victim) } 1× { NAME($good) } stehlen (noch { $left })
       *[choosing-extra] Noch 1× { NAME($good) } nehmen
    }
landscape-do-dismiss = { NAME($unit, form: "akk") } zurücklegen: Der Ruhm reicht nur für { $glory ->
        [one] 1 Einheit
       *[other] { $glory } Einheiten
    }
landscape-do-heal = { $by } Leben heilen
landscape-do-gather = Rohstoffe sammeln: { $goods }
landscape-do-found-city = Deine Stadt hier bauen, Kosten: { $goods }
landscape-do-build = { NAME($building, form: "akk") } errichten, Kosten: { $goods }
landscape-do-recruit = { NAME($unit, form: "akk") } rekrutieren, Kosten: { $goods }
landscape-do-send-back = { NAME($unit, form: "akk") } zurücklegen und Platz für andere schaffen
landscape-do-banish-plague = { $plague ->
        [yes] Die Pest in deiner Stadt ausrotten{ $by ->
            [0] {""}
           *[other] {" "}und alle Leben zurückbekommen
        }
       *[no] Auf der Burg alle Leben zurückbekommen
    }
landscape-do-raise-skeleton = { skill-necromancy }: ein Skelett wieder zum Leben erwecken
landscape-do-cast-pickpocket = Taschendieb gegen { NAME($seat) } einsetzen (Vorrat: { $goods })
landscape-do-done = { $asked ->
        [looting] Auf dem Feld liegen lassen: { $loot }
        [picking-up] Nichts mehr aufheben
        [constructing] Nichts mehr errichten
        [recruiting] Keine Einheiten mehr rekrutieren
       *[shielding] Keine Totenköpfe mehr ignorieren
    }
landscape-do-recover = Zu dir kommen
landscape-do-end-turn = Zug beenden

## Im Terminal

landscape-terminal-map-help =
    Auf der Karte hat jedes Feld zwei Zeilen, und # steht für eine Schlucht zwischen Feldern.
    Erste Zeile: was man sammeln kann (F Nahrung, W Holz, S Stein), KARAK die Burg, MAW der Höllenschlund; C und eine Ziffer ist die Stadt dieses Spielers, mit ! von der Pest heimgesucht.
    Zweite Zeile: Ziffern sind die Helden nach ihrem Platz, eine Zahl in Klammern ist die Stärke der Armeen dort, G und eine Zahl die des Dunklen Generals; bei * liegt etwas.
    Ein ? ist unerforschtes Gebiet.
    Was man in einer Aktion nacheinander auswählt (Einheiten, Gebäude, Dinge, Rohstoffe), wählt man in der Reihenfolge der Liste: Fang oben an.
landscape-terminal-asks = { NAME($hero) }, { $asked ->
        [choosing-place] wo soll der Falke das Feld anlegen?
        [laying-tile] { $tiles ->
            [one] wie herum legst du das Feld an?
           *[other] welches der Felder legst du an, und wie herum?
        }
        [weaving] welche Armee kommt in den Beutel zurück?
        [mustering] wer soll mit dir gegen Stärke { $strength } kämpfen?
        [fighting] dein Angriff steht bei { $attack } gegen Stärke { $strength }. Was tust du?
        [shielding] welche Totenköpfe soll das Amulett des Schutzes ignorieren?
        [afflicting] über wen sollen Pest und Elend kommen?
        [looting] nimmst du { $loot }?
        [picking-up] was hebst du noch auf?
        [unloading] was nimmst du vom Rohstoff-Karren?
        [stealing] was stiehlst du { NAME($victim) }?
        [choosing-extra] was gibt dir das Amulett der Rohstoffe noch?
        [dismissing] wer muss gehen, jetzt, da dein Ruhm gesunken ist?
        [constructing] was errichtest du noch?
        [recruiting] wer soll noch zu dir kommen oder dich verlassen?
       *[roaming] noch { $actions ->
            [one] 1 Aktion
           *[other] { $actions } Aktionen
        }{ $moved ->
            [yes] {", "}schon bewegt
           *[no] {""}
        }. Was tust du?
    }
landscape-terminal-player = { $number }  { NAME($hero) } ({ $player }), { $where }: { $life ->
        [0] bewusstlos
       *[other] { $life } Leben
    }, Ruhm { $glory }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
landscape-terminal-holdings = {"   "}{ $holdings }
landscape-terminal-city = Stadt { $where }{ $buildings ->
        [none] {""}
       *[other] {": "}{ $buildings }
    }{ $plague ->
        [yes] {", von der Pest heimgesucht"}
       *[no] {""}
    }
landscape-terminal-left = Noch { $tiles ->
        [one] 1 Landschaftsfeld
       *[other] { $tiles } Landschaftsfelder
    } im Stapel und { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } im Beutel. Der Dunkle General hat { $praetorians } Prätorianer: Stärke { $strength }.
