# Namen der Helden, Monster und Dinge. Der Wert ist der bloße Name; die Formen sind:
# .der   mit bestimmtem Artikel, Nominativ, am Satzanfang
# .den   mit bestimmtem Artikel, Akkusativ
# .dem   mit bestimmtem Artikel, Dativ
# .akk   ohne Artikel, Akkusativ, groß am Anfang (auf Knöpfen: „Schwert nehmen“)
# .short wo wenig Platz ist (Monster)
# .ein   mit unbestimmtem Artikel, Nominativ
# .einen mit unbestimmtem Artikel, Akkusativ
# .gen   Genitiv (Helden)

game-catacombs = Karak
game-landscape = Karak 2
game-goblin = Karak: Goblin

hero-argentus = Argentus
    .gen = Argentus’
    .gender = m
    .title = der Hexer
hero-horan = Horan
    .gen = Horans
    .gender = m
    .title = der Krieger
hero-xanros = Lord Xanros
    .gen = Lord Xanros’
    .gender = m
    .title = der Hexenmeister
hero-aderyn = Aderyn
    .gen = Aderyns
    .gender = f
    .title = die Räuberin
hero-victorius = Victorius
    .gen = Victorius’
    .gender = m
    .title = der Fechter
hero-taia = Taia
    .gen = Taias
    .gender = f
    .title = die Wahrsagerin
hero-lorraine = Lady Lorraine
    .gen = Lady Lorraines
    .gender = f
    .title = die Waldläuferin
hero-elspeth = Elspeth
    .gen = Elspeths
    .gender = f
    .title = die Kriegerprinzessin
hero-darius = Darius
    .gen = Darius’
    .gender = m
    .title = der Kundschafter

token-rat = Riesenratte
    .short = Riesenratte
    .akk = Riesenratte
    .den = die Riesenratte
    .dem = der Riesenratte
    .ein = eine Riesenratte
token-spider = Riesenspinne
    .short = Riesenspinne
    .akk = Riesenspinne
    .den = die Riesenspinne
    .dem = der Riesenspinne
    .ein = eine Riesenspinne
token-mummy = Mumie
    .short = Mumie
    .akk = Mumie
    .den = die Mumie
    .dem = der Mumie
    .ein = eine Mumie
token-turnkey = Knochenmann-Schlüsselverwahrer
    .short = Schlüsselverwahrer
    .akk = Knochenmann-Schlüsselverwahrer
    .den = den Knochenmann-Schlüsselverwahrer
    .dem = dem Knochenmann-Schlüsselverwahrer
    .ein = ein Knochenmann-Schlüsselverwahrer
token-warrior = Knochenmann-Fechter
    .short = Knochenmann-Fechter
    .akk = Knochenmann-Fechter
    .den = den Knochenmann-Fechter
    .dem = dem Knochenmann-Fechter
    .ein = ein Knochenmann-Fechter
token-king = Knochenmänner-König
    .short = Knochenmänner-König
    .akk = Knochenmänner-König
    .den = den Knochenmänner-König
    .dem = dem Knochenmänner-König
    .ein = ein Knochenmänner-König
token-fallen = Gefallener
    .short = Gefallener
    .akk = Gefallenen
    .den = den Gefallenen
    .dem = dem Gefallenen
    .ein = ein Gefallener
token-dragon = Drache
    .short = Drache
    .akk = Drachen
    .den = den Drachen
    .dem = dem Drachen
    .ein = der Drache
token-chest = geschlossene Truhe
    .short = geschlossene Truhe
    .akk = Geschlossene Truhe
    .den = die geschlossene Truhe
    .dem = der geschlossenen Truhe
    .ein = eine geschlossene Truhe

thing-daggers = Dolche
    .akk = Dolche
    .den = die Dolche
    .einen = Dolche
thing-sword = Schwert
    .akk = Schwert
    .den = das Schwert
    .einen = ein Schwert
thing-axe = Axt
    .akk = Axt
    .den = die Axt
    .einen = eine Axt
thing-bolt = magischer Schuss
    .akk = Magischen Schuss
    .den = den magischen Schuss
    .einen = einen magischen Schuss
thing-portal = Heilungsportal
    .akk = Heilungsportal
    .den = das Heilungsportal
    .einen = ein Heilungsportal
thing-key = Schlüssel
    .akk = Schlüssel
    .den = den Schlüssel
    .einen = einen Schlüssel
thing-treasure = Schatz
    .akk = Schatz
    .den = den Schatz
    .einen = einen Schatz
thing-dragon-treasure = Drachenschatz
    .akk = Drachenschatz
    .den = den Drachenschatz
    .einen = den Drachenschatz

tile-room = Raum
    .der = Der Raum
    .einen = einen Raum
tile-corridor = Gang
    .der = Der Gang
    .einen = einen Gang
tile-gate = Portal
    .der = Das Portal
    .einen = ein Portal
tile-fountain = heilende Fontäne
    .der = Die heilende Fontäne
    .einen = eine heilende Fontäne

skill-magical-affinity = Magische Affinität
skill-astral-walking = Astralgang
skill-double-attack = Doppelangriff
skill-reincarnation = Reinkarnation
skill-sacrifice = Opferung
skill-magic-swap = Austausch
skill-backstab = Angriff aus dem Hinterhalt
skill-stealth = Schleichen
skill-combat-training = Kampftraining
skill-unstoppable = Unaufhaltbar
skill-foresight = Vorahnung
skill-fateweaver = Schicksals-Weberin

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

list-last = { $head } und { $last }
list-times = { $n }× { $name }
list-more = { $head }, { $next }

level-random = zufällig
level-greedy = gierig
level-person = Mensch
