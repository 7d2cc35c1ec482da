# Karak: Goblin, das Kartenspiel: die Namen seiner Karten, was passiert ist, und was man tun kann.
# Die Formen der Namen sind die von names.ftl.

## Aktionskarten

goblin-card-spark = Funke
goblin-card-firebolt = Feuerpfeil
goblin-card-frost-ward = Frostwall
goblin-card-scrying = Kristallschau
goblin-card-mending-light = Heilendes Licht
goblin-card-slash = Hieb
goblin-card-mighty-blow = Mächtiger Schlag
goblin-card-shield-up = Schild hoch
goblin-card-battle-cry = Schlachtruf
goblin-card-second-wind = Neue Kraft
goblin-card-shadow-claw = Schattenkralle
goblin-card-dark-flame = Dunkle Flamme
goblin-card-bone-shield = Knochenschild
goblin-card-whispers = Geflüster
goblin-card-drain-life = Lebensraub
goblin-card-stab = Stich
goblin-card-ambush = Hinterhalt
goblin-card-smoke = Rauch
goblin-card-quick-fingers = Flinke Finger
goblin-card-bandage = Verband
goblin-card-thrust = Stoß
goblin-card-master-cut = Meisterhieb
goblin-card-parry = Parade
goblin-card-footwork = Beinarbeit
goblin-card-steady-breath = Ruhiger Atem
goblin-card-star-dart = Sternenpfeil
goblin-card-comet = Komet
goblin-card-omen = Vorzeichen
goblin-card-vision = Eingebung
goblin-card-moonlight = Mondlicht
goblin-card-cleave = Spalthieb
goblin-card-quick-cut = Schneller Schnitt
goblin-card-frost-lance = Frostlanze
goblin-card-thorns = Dornen
goblin-card-sidestep = Ausweichschritt
goblin-card-herbs = Kräuter
goblin-card-whirlwind = Wirbelwind
goblin-card-lightning = Blitz
goblin-card-riposte = Nachstoß
goblin-card-trick = List
goblin-card-bulwark = Bollwerk
goblin-card-blood-rite = Blutritual
goblin-card-dragon-strike = Drachenschlag
goblin-card-storm = Sturm
goblin-card-wild-hunt = Wilde Jagd
goblin-card-master-plan = Meisterplan
goblin-card-sanctuary = Zuflucht

## Waffen und Rüstungen

goblin-gear-dagger = Dolch
    .den = den Dolch
    .dem = dem Dolch
goblin-gear-quiver = Köcher
    .den = den Köcher
    .dem = dem Köcher
goblin-gear-buckler = Faustschild
    .den = den Faustschild
    .dem = dem Faustschild
goblin-gear-cloak = Umhang
    .den = den Umhang
    .dem = dem Umhang
goblin-gear-sword = Schwert
    .den = das Schwert
    .dem = dem Schwert
goblin-gear-rune-staff = Runenstab
    .den = den Runenstab
    .dem = dem Runenstab
goblin-gear-chain-mail = Kettenhemd
    .den = das Kettenhemd
    .dem = dem Kettenhemd
goblin-gear-druid-robe = Druidenrobe
    .den = die Druidenrobe
    .dem = der Druidenrobe
goblin-gear-war-axe = Streitaxt
    .den = die Streitaxt
    .dem = der Streitaxt
goblin-gear-moon-blade = Mondklinge
    .den = die Mondklinge
    .dem = der Mondklinge
goblin-gear-star-staff = Sternenstab
    .den = den Sternenstab
    .dem = dem Sternenstab
goblin-gear-plate = Plattenpanzer
    .den = den Plattenpanzer
    .dem = dem Plattenpanzer
goblin-gear-shadow-mail = Schattenrüstung
    .den = die Schattenrüstung
    .dem = der Schattenrüstung

## Elixiere

goblin-elixir-health = Elixier der Gesundheit
    .den = das Elixier der Gesundheit
    .einen = ein Elixier der Gesundheit
goblin-elixir-cleansing = Elixier der Reinigung
    .den = das Elixier der Reinigung
    .einen = ein Elixier der Reinigung
goblin-elixir-strength = Elixier der Stärke
    .den = das Elixier der Stärke
    .einen = ein Elixier der Stärke

## Monster der Reihen, Wächter, Herren

goblin-monster-bat = Fledermaus
    .der = Die Fledermaus
    .den = die Fledermaus
    .dem = der Fledermaus
    .ein = eine Fledermaus
goblin-monster-slime = Schleim
    .der = Der Schleim
    .den = den Schleim
    .dem = dem Schleim
    .ein = ein Schleim
goblin-monster-cave-spider = Höhlenspinne
    .der = Die Höhlenspinne
    .den = die Höhlenspinne
    .dem = der Höhlenspinne
    .ein = eine Höhlenspinne
goblin-monster-goblin-scout = Goblin-Kundschafter
    .der = Der Goblin-Kundschafter
    .den = den Goblin-Kundschafter
    .dem = dem Goblin-Kundschafter
    .ein = ein Goblin-Kundschafter
goblin-monster-goblin-thief = Goblin-Dieb
    .der = Der Goblin-Dieb
    .den = den Goblin-Dieb
    .dem = dem Goblin-Dieb
    .ein = ein Goblin-Dieb
goblin-monster-wild-hound = Wildhund
    .der = Der Wildhund
    .den = den Wildhund
    .dem = dem Wildhund
    .ein = ein Wildhund
goblin-monster-skeleton = Skelett
    .der = Das Skelett
    .den = das Skelett
    .dem = dem Skelett
    .ein = ein Skelett
goblin-monster-goblin-archer = Goblin-Bogenschütze
    .der = Der Goblin-Bogenschütze
    .den = den Goblin-Bogenschützen
    .dem = dem Goblin-Bogenschützen
    .ein = ein Goblin-Bogenschütze
goblin-monster-goblin-shaman = Goblin-Schamane
    .der = Der Goblin-Schamane
    .den = den Goblin-Schamanen
    .dem = dem Goblin-Schamanen
    .ein = ein Goblin-Schamane
goblin-monster-cave-bear = Höhlenbär
    .der = Der Höhlenbär
    .den = den Höhlenbären
    .dem = dem Höhlenbären
    .ein = ein Höhlenbär
goblin-monster-rust-beetle = Rostkäfer
    .der = Der Rostkäfer
    .den = den Rostkäfer
    .dem = dem Rostkäfer
    .ein = ein Rostkäfer
goblin-monster-stone-imp = Steinkobold
    .der = Der Steinkobold
    .den = den Steinkobold
    .dem = dem Steinkobold
    .ein = ein Steinkobold
goblin-monster-ghoul = Ghul
    .der = Der Ghul
    .den = den Ghul
    .dem = dem Ghul
    .ein = ein Ghul
goblin-monster-troll = Troll
    .der = Der Troll
    .den = den Troll
    .dem = dem Troll
    .ein = ein Troll
goblin-monster-wraith = Gespenst
    .der = Das Gespenst
    .den = das Gespenst
    .dem = dem Gespenst
    .ein = ein Gespenst
goblin-monster-goblin-champion = Goblin-Recke
    .der = Der Goblin-Recke
    .den = den Goblin-Recken
    .dem = dem Goblin-Recken
    .ein = ein Goblin-Recke
goblin-monster-fire-drake = Feuerdrache
    .der = Der Feuerdrache
    .den = den Feuerdrachen
    .dem = dem Feuerdrachen
    .ein = ein Feuerdrache
goblin-monster-witch = Hexe
    .der = Die Hexe
    .den = die Hexe
    .dem = der Hexe
    .ein = eine Hexe
goblin-monster-golem = Golem
    .der = Der Golem
    .den = den Golem
    .dem = dem Golem
    .ein = ein Golem
goblin-monster-shadow = Schatten
    .der = Der Schatten
    .den = den Schatten
    .dem = dem Schatten
    .ein = ein Schatten
goblin-monster-gate-goblin = Torgoblin
    .der = Der Torgoblin
    .den = den Torgoblin
    .dem = dem Torgoblin
    .ein = ein Torgoblin
goblin-monster-gate-hound = Torhund
    .der = Der Torhund
    .den = den Torhund
    .dem = dem Torhund
    .ein = ein Torhund
goblin-monster-gate-witch = Torhexe
    .der = Die Torhexe
    .den = die Torhexe
    .dem = der Torhexe
    .ein = eine Torhexe
goblin-monster-bridge-orc = Brückenork
    .der = Der Brückenork
    .den = den Brückenork
    .dem = dem Brückenork
    .ein = ein Brückenork
goblin-monster-bridge-ogre = Brückenoger
    .der = Der Brückenoger
    .den = den Brückenoger
    .dem = dem Brückenoger
    .ein = ein Brückenoger
goblin-monster-bridge-shade = Brückenschemen
    .der = Der Brückenschemen
    .den = den Brückenschemen
    .dem = dem Brückenschemen
    .ein = ein Brückenschemen
goblin-monster-vault-giant = Gewölberiese
    .der = Der Gewölberiese
    .den = den Gewölberiesen
    .dem = dem Gewölberiesen
    .ein = ein Gewölberiese
goblin-monster-vault-knight = Gewölberitter
    .der = Der Gewölberitter
    .den = den Gewölberitter
    .dem = dem Gewölberitter
    .ein = ein Gewölberitter
goblin-monster-vault-hydra = Gewölbehydra
    .der = Die Gewölbehydra
    .den = die Gewölbehydra
    .dem = der Gewölbehydra
    .ein = eine Gewölbehydra
goblin-monster-goblin-king = Goblinkönig
    .der = Der Goblinkönig
    .den = den Goblinkönig
    .dem = dem Goblinkönig
    .ein = der Goblinkönig
goblin-monster-lich-lord = Lichfürst
    .der = Der Lichfürst
    .den = den Lichfürsten
    .dem = dem Lichfürsten
    .ein = der Lichfürst
goblin-monster-demon-lord = Dämonenfürst
    .der = Der Dämonenfürst
    .den = den Dämonenfürsten
    .dem = dem Dämonenfürsten
    .ein = der Dämonenfürst

## Fähigkeiten

goblin-skill-blue-leap = Blaue Magie
goblin-skill-fury = Schlagserie
goblin-skill-defiance = Verbotene Kunst
goblin-skill-last-stab = Letzter Stoß
goblin-skill-feint = Finte
goblin-skill-foresight = Hellsicht

## Farben, Flüche, Belohnungen

goblin-colour-red = rot
goblin-colour-blue = blau
goblin-colour-green = grün
goblin-colour-yellow = gelb

goblin-curse-attack = Fluch auf Angriff
goblin-curse-defence = Fluch auf Verteidigung
goblin-curse-draw = Fluch auf Nachziehen
goblin-curse-heal = Fluch auf Heilung
goblin-curse-red = Fluch auf Rot
goblin-curse-blue = Fluch auf Blau
goblin-curse-green = Fluch auf Grün
goblin-curse-yellow = Fluch auf Gelb
goblin-curse-weapon = Fluch auf Waffen
goblin-curse-armour = Fluch auf Rüstungen

goblin-reward-card = Aktionskarte
goblin-reward-weapon = Waffe
goblin-reward-armour = Rüstung
goblin-reward-key = Schlüssel der Stufe { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-reward-victory = Sieg

## Karten in wenigen Worten

goblin-or = { $head } oder { $last }
goblin-effect = { $effect ->
        [attack] Angriff { $n }
        [defence] Verteidigung { $n }
        [draw] Nachziehen { $n }
       *[heal] Heilung { $n }
    }{ $cursed ->
        [yes] {" (verflucht)"}
       *[no] {""}
    }
goblin-card-words = { NAME($card) } ({ NAME($colour) }; { $effects }; dann { $next })
goblin-gear-effect = { $effect ->
        [attack] Angriff +{ $n }
        [defence] Verteidigung +{ $n }
        [cards] Handkarten +{ $n }
       *[heals] 1 Leben nach einem Kampf
    }
goblin-gear-words = { NAME($gear) } ({ $slot ->
        [weapon] Waffe
       *[armour] Rüstung
    }; { $effects })
goblin-monster-numbers = Angriff { $attack }, { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }
goblin-monster-words = { $curses ->
        [none] { $numbers }
       *[other] { $numbers }, { $curses }
    }

## Orte

goblin-place-row = Reihe { $level ->
        [1] I
        [2] II
       *[3] III
    }, Platz { $n }
goblin-place-guard = Wächter der Reihe { $level ->
        [1] I
        [2] II
       *[3] III
    }
goblin-place-lord = Herr aller Monster

## Was passiert ist

goblin-game-began = { $heroes } betreten die Goblinhöhlen.{ $skills ->
        [yes] {""}
       *[no] {" Fähigkeiten gelten heute nicht."}
    }
goblin-monster-shown = { $pile ->
        [lord] Der Herr aller Monster ist { NAME($monster, form: "ein") }: { $sight }.
        [guard] { $level ->
            [1] Reihe I
            [2] Reihe II
           *[3] Reihe III
        }, Wächter: { NAME($monster, form: "ein") }, { $sight }.{ $left ->
            [0] {" Es ist der letzte Wächter dort."}
           *[other] {""}
        }
       *[row] { $level ->
            [1] Reihe I
            [2] Reihe II
           *[3] Reihe III
        }, Platz { $column }: { NAME($monster, form: "ein") }, { $sight }.{ $left ->
            [0] {" Der Stapel dieser Reihe ist jetzt leer."}
           *[other] {""}
        }
    }
goblin-first-chosen = Das Los entscheidet: { NAME($seat) } beginnt.
goblin-turn-began = Zug { $turn }: { NAME($seat) }.
goblin-turn-ended = { $cause ->
        [heal] { NAME($seat) } heilt sich einen ganzen Zug lang und hat wieder alle Leben.
       *[merchant] { NAME($seat) } verlässt den Händler.
    }
goblin-game-ended = { $by ->
        [lord] Der Herr aller Monster ist besiegt. Das Spiel ist aus: Sieg für { $winners }, der Titel „Held des Königreichs“ ist errungen!
       *[turn-limit] Der letzte Zug ist gespielt. Das Spiel ist aus: Sieg für { $winners }!
    }
goblin-card-drawn = { $cause ->
        [foresight] { $card ->
            [none] { goblin-skill-foresight }: { NAME($seat) } sieht sich eine Karte an.
           *[other] { goblin-skill-foresight }: { NAME($seat) } sieht sich „{ NAME($card) }“ an.
        }
       *[other] { $card ->
            [none] { NAME($seat) } zieht eine Karte nach.
           *[other] { NAME($seat) } zieht „{ NAME($card) }“ nach.
        }
    }
goblin-card-kept = { $card ->
        [none] { NAME($seat) } behält eine Karte.
       *[other] { $put_under ->
            [none] { NAME($seat) } behält „{ NAME($card) }“.
           *[other] { NAME($seat) } behält „{ NAME($card) }“ und legt „{ NAME($put_under) }“ unter den Nachziehstapel.
        }
    }
goblin-deck-reshuffled = { NAME($seat) } mischt den Ablagestapel zu einem neuen Nachziehstapel: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
goblin-card-discarded = { $cause ->
        [gear-curse] Verfluchte Ausrüstung hält keine Karten: { NAME($seat) } wirft „{ NAME($card) }“ ab.
       *[hand-limit] Zu viele Handkarten: { NAME($seat) } wirft „{ NAME($card) }“ ab.
    }
goblin-played-discarded = { $n ->
        [one] Die ausgespielte Karte kommt
       *[other] Die { $n } ausgespielten Karten kommen
    } auf { NAME($seat, form: "gen") } Ablagestapel.
goblin-fight-began = { NAME($seat) } kämpft gegen { NAME($monster, form: "den") }: { $sight }.
goblin-card-played = { NAME($seat) } spielt „{ NAME($card) }“ aus ({ NAME($colour) }).
goblin-bonus-added = { $kind ->
        [gear] { NAME($seat, form: "gen") } { NAME($name) } bringt
        [elixir] Das { NAME($name) } bringt
       *[other] „{ NAME($name) }“ bringt
    } { $effect ->
        [attack] Angriff
       *[defence] Verteidigung
    } +{ $value }.
goblin-effect-ignored = { $kind ->
        [gear] { goblin-cursed-effect } von { NAME($name, form: "dem") } zählt nicht.
       *[card] { goblin-cursed-effect } von „{ NAME($name) }“ zählt nicht.
    }
goblin-cursed-effect = Verflucht: { $effect ->
        [attack] Der Angriff
        [defence] Die Verteidigung
        [draw] Das Nachziehen
       *[heal] Die Heilung
    }
goblin-skill-used = { $skill ->
        [defiance] { goblin-skill-defiance }: { NAME($seat) } setzt „{ NAME($card) }“ trotz des Fluchs ein.
        [feint] { goblin-skill-feint }: { NAME($seat) } spielt „{ NAME($card) }“ aus, obwohl die Farbe nicht passt.
        [blue-leap] { goblin-skill-blue-leap }: { NAME($seat) } spielt „{ NAME($card) }“ aus, obwohl die Farbe nicht passt.
       *[last-stab] { goblin-skill-last-stab }: { NAME($seat) } schlägt trotzdem zurück.
    }
goblin-elixir-used = { NAME($seat) } trinkt { NAME($elixir, form: "den") }.
goblin-curse-lifted = { NAME($seat) } befreit sich vom { NAME($curse) }.
goblin-life-changed = { $kind ->
        [monster] { NAME($seat) } verliert { $n } Leben und { $after ->
            [0] wird bewusstlos.
           *[other] hat noch { $after }.
        }
        [elixir] { NAME($seat) } hat wieder alle { $after } Leben.
        [gear] { NAME($seat, form: "gen") } { NAME($name) } heilt: { $after } Leben.
       *[card] „{ NAME($name) }“ heilt { NAME($seat) }: { $after } Leben.
    }
goblin-monster-struck = { $damage ->
        [0] { NAME($seat) } wehrt { NAME($monster, form: "den") } ab: Verteidigung { $defence } gegen Angriff { $attack }.
       *[other] { NAME($monster, form: "der") } trifft { NAME($seat) }: Angriff { $attack } gegen Verteidigung { $defence }.
    }
goblin-fight-ended = { $result ->
        [won] { NAME($seat) } besiegt { NAME($monster, form: "den") }: Angriff { $attack } gegen { $hearts ->
            [one] 1 Herz
           *[other] { $hearts } Herzen
        }.
        [held] { NAME($seat) } kann { NAME($monster, form: "den") } nicht besiegen: Angriff { $attack } gegen { $hearts ->
            [one] 1 Herz
           *[other] { $hearts } Herzen
        }.
       *[fell] { NAME($seat) } kann nicht zurückschlagen. { NAME($monster, form: "der") } bleibt.
    }
goblin-card-turned-over = { NAME($monster, form: "der") } wird umgedreht: { $sight }.
goblin-card-won = { NAME($seat) } gewinnt „{ NAME($card) }“. Die Karte kommt auf den Ablagestapel.
goblin-key-won = { NAME($seat) } gewinnt den { $level ->
        [1] Schlüssel der Stufe I
        [2] Schlüssel der Stufe II
       *[3] Schlüssel der Stufe III
    }.
goblin-gear-put-on = { NAME($seat) } legt { NAME($gear, form: "den") } an.
goblin-gear-given-away = { $cause ->
        [refused] { NAME($seat) } gibt { NAME($gear, form: "den") } ins Arsenal.
        [replaced] { NAME($seat, form: "gen") } { NAME($gear) } kommt ins Arsenal.
       *[paid] { NAME($seat) } bezahlt mit { NAME($gear, form: "dem") } und gibt das Stück ins Arsenal.
    }
goblin-card-paid = { NAME($seat) } bezahlt mit „{ NAME($card) }“. Die Karte ist aus dem Spiel.
goblin-elixir-bought = { NAME($seat) } kauft { NAME($elixir, form: "einen") }.
goblin-gear-bought = { NAME($seat) } kauft { NAME($gear, form: "den") } aus dem Arsenal und legt das Stück an.

## Was man tun kann

goblin-do-fight = Kampf gegen { NAME($monster, form: "den") } ({ $place }): { $sight }; Belohnung: { $rewards }
goblin-do-visit-merchant = Den Händler besuchen
goblin-do-heal = { $hurt ->
        [yes] Heilen: von { $life } auf { $full } Leben; das ist der ganze Zug
       *[no] Den Zug mit Heilung verbringen, obwohl du alle { $full } Leben hast
    }
goblin-do-drink-health = Elixier der Gesundheit trinken: von { $life } auf { $full } Leben
goblin-do-cleanse = Elixier der Reinigung trinken: Befreiung vom { NAME($curse) }
goblin-do-engage = Ohne Elixier der Reinigung in den Kampf: { $curses }
goblin-do-discard = Abwerfen: { $card_words }
goblin-do-play-card = Ausspielen: { $card_words }{ $skill ->
        [none] {""}
       *[other] {" "}mit { NAME($skill) }
    } – Summe: Angriff { $attack }, Verteidigung { $defence }
goblin-do-strengthen = { $effect ->
        [attack] Elixier der Stärke trinken: Angriff von „{ NAME($last) }“ verdoppeln – Summe: Angriff { $attack }, Verteidigung { $defence }
       *[defence] Elixier der Stärke trinken: Verteidigung von „{ NAME($last) }“ verdoppeln – Summe: Angriff { $attack }, Verteidigung { $defence }
    }
goblin-do-strike = { $played ->
        [0] Keine Karte ausspielen
       *[other] Keine Karte mehr ausspielen
    }: Angriff { $attack } gegen { $hearts ->
        [one] 1 Herz
       *[other] { $hearts } Herzen
    }, Verteidigung { $defence } gegen Angriff { $strike } – { $result ->
        [won] du gewinnst
        [held] das Monster bleibt
       *[fell] du wirst bewusstlos und kannst nicht zurückschlagen
    }{ $loss ->
        [0] {""}
       *[other] {", "}Schaden { $loss }
    }
goblin-do-keep-card = Behalten: { $card_words }
goblin-do-put-on = Anlegen: { $gear_words }{ $replaced ->
        [none] {""}
       *[other] {"; "}ins Arsenal kommt: { NAME($replaced) }
    }
goblin-do-give-away = Ins Arsenal geben: { NAME($gear) }
goblin-do-buy-elixir = { NAME($elixir) } kaufen, bezahlen mit: { $payment_words }
goblin-do-buy-gear = Kaufen: { $gear_words }, bezahlen mit: { $payment_words }{ $replaced ->
        [none] {""}
       *[other] {"; "}ins Arsenal kommt: { NAME($replaced) }
    }
goblin-do-done = { $where ->
        [merchant] Den Händler verlassen und den Zug beenden
       *[fight] Das Elixier der Gesundheit aufheben und den Zug beenden
    }

## Im Terminal

goblin-terminal-map-help =
    Ein Monster ist besiegt, wenn dein Angriff so hoch ist wie die Zahl seiner Herzen; aber zuerst schlägt es mit seinem Angriff zu, vermindert um deine Verteidigung.
    Karten werden in einer Kette ausgespielt: „dann“ nennt die Farben, die auf eine Karte folgen dürfen.
    Ein Fluch auf eine Farbe verbietet ihre Karten; durch einen Fluch auf einen Effekt zählt dieser Effekt bei allen Karten nicht; ein Fluch auf Waffen oder Rüstungen macht diese Ausrüstung nutzlos.
    Schlüssel I öffnet Reihe II, Schlüssel I und II öffnen Reihe III, alle drei Schlüssel den Weg zum Herrn aller Monster. Wer ihn besiegt, gewinnt.
    Ein Elixier der Gesundheit gibt alle Leben zurück, ein Elixier der Reinigung befreit von einem Fluch, ein Elixier der Stärke verdoppelt Angriff oder Verteidigung der zuletzt ausgespielten Karte.
    Beim Händler kostet alles genau ein Stück: eine Waffe, eine Rüstung oder eine Aktionskarte von deiner Hand, die keine Startkarte ist.
goblin-terminal-merchant = Händler: { $elixirs }
goblin-terminal-elixir = { $n ->
        [0] kein { NAME($elixir) }
       *[other] { $n }× { NAME($elixir) }
    }
goblin-terminal-arsenal = Arsenal: { $things ->
        [none] leer
       *[other] { $things }
    }
goblin-terminal-row = Reihe { $level ->
        [1] I
        [2] II
       *[3] III
    }, { $left ->
        [0] Stapel leer
        [one] 1 Karte im Stapel
       *[other] { $left } Karten im Stapel
    }:
goblin-terminal-monster = {"  "}{ $place }  { NAME($monster) }: { $sight }; Belohnung: { $rewards }
goblin-terminal-empty = {"  "}{ $place }  leer
goblin-terminal-guard = {"  "}Wächter: { NAME($monster) }, { $sight }; { $left ->
        [0] der letzte
       *[other] noch { $left } darunter
    }
goblin-terminal-no-guard = {"  "}Wächter: keiner mehr
goblin-terminal-lord = Herr aller Monster: { NAME($monster) }, { $sight }
goblin-terminal-player = { $number }  { NAME($hero) } ({ $player }): { $life ->
        [0] bewusstlos
       *[other] { $life } Leben
    }, { $keys ->
        [0] keine Schlüssel
        [1] Schlüssel I
        [2] Schlüssel I und II
       *[3] Schlüssel I, II und III
    }; Karten: { $hand } auf der Hand, { $deck } im Nachziehstapel, { $discard } im Ablagestapel
goblin-terminal-things = {"   "}{ $things }
goblin-terminal-result = { $place }. { NAME($hero) }: { $points ->
        [0] keine Schlüssel
        [1] 1 Schlüssel
        [2] 2 Schlüssel
        [3] 3 Schlüssel
       *[4] 3 Schlüssel und der Herr aller Monster
    }
goblin-terminal-hand = { $n ->
        [0] { NAME($hero, form: "gen") } Hand ist leer.
       *[other] { NAME($hero, form: "gen") } Hand:
    }
goblin-terminal-card = { $n ->
        [one] {"  "}{ $card }
       *[other] {"  "}{ $n }× { $card }
    }
goblin-terminal-asks = { NAME($hero) }, { $life ->
        [0] bewusstlos
       *[other] { $life } von { $full } Leben
    }. Was tust du?
goblin-terminal-asks-fight =
    { NAME($hero) }, { $life } von { $full } Leben, gegen { NAME($monster, form: "den") }: { $sight }.
    { $played ->
        [none] Noch keine Karte ausgespielt
       *[other] Ausgespielt: { $played }
    }. Bisher: Angriff { $attack }, Verteidigung { $defence }. Als Nächstes passt: { $next ->
        [none] keine Farbe
       *[other] { $next }
    }.
    Was tust du?
goblin-terminal-asks-bracing = { NAME($hero) }, deine Ausrüstung wird von { NAME($monster, form: "dem") } verflucht: { $sight }. Was tust du?
goblin-terminal-asks-discard = { NAME($hero) }, du hast { $hand } Handkarten und darfst { $limit } behalten. Welche wirfst du ab?
goblin-terminal-asks-keep = { NAME($hero) }, welche Karte behältst du? Die andere kommt unter deinen Nachziehstapel.
goblin-terminal-asks-gear = { NAME($hero) }, was machst du mit deiner Belohnung: { $gear }?
goblin-terminal-asks-merchant = { NAME($hero) }, was kaufst du? Elixiere kommen vor dem Arsenal, jeweils in der Reihenfolge der Liste.
goblin-terminal-asks-drink = { NAME($hero) }, der Kampf ist vorbei, und du hast { $life } von { $full } Leben. Trinkst du?
