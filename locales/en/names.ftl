# Names of heroes, monsters and things. The value is the bare name; the forms are:
# .a   with the indefinite article, inside a sentence
# .of  possessive (heroes)
# .the with the definite article, inside a sentence

game-catacombs = Karak
game-landscape = Karak II
game-goblin = Karak: Goblin

hero-argentus = Argentus
    .of = Argentus’
    .gender = m
    .title = the Wizard
hero-horan = Horan
    .of = Horan’s
    .gender = m
    .title = the Warrior
hero-xanros = Lord Xanros
    .of = Lord Xanros’
    .gender = m
    .title = the Warlock
hero-aderyn = Aderyn
    .of = Aderyn’s
    .gender = f
    .title = the Thief
hero-victorius = Victorius
    .of = Victorius’
    .gender = m
    .title = the Swordsman
hero-taia = Taia
    .of = Taia’s
    .gender = f
    .title = the Oracle
hero-lorraine = Lady Lorraine
    .of = Lady Lorraine’s
    .gender = f
    .title = the Ranger
hero-elspeth = Elspeth
    .of = Elspeth’s
    .gender = f
    .title = the Warrior Princess
hero-darius = Darius
    .of = Darius’
    .gender = m
    .title = the Scout

token-rat = giant rat
    .a = a giant rat
    .the = the giant rat
token-spider = giant spider
    .a = a giant spider
    .the = the giant spider
token-mummy = mummy
    .a = a mummy
    .the = the mummy
token-turnkey = skeleton turnkey
    .a = a skeleton turnkey
    .the = the skeleton turnkey
token-warrior = skeleton warrior
    .a = a skeleton warrior
    .the = the skeleton warrior
token-king = skeleton king
    .a = a skeleton king
    .the = the skeleton king
token-fallen = the Fallen
    .a = the Fallen
    .the = the Fallen
token-dragon = the Dragon
    .a = the Dragon
    .the = the Dragon
token-chest = locked chest
    .a = a locked chest
    .the = the locked chest

thing-daggers = daggers
    .a = daggers
    .the = the daggers
thing-sword = sword
    .a = a sword
    .the = the sword
thing-axe = axe
    .a = an axe
    .the = the axe
thing-bolt = magic bolt
    .a = a magic bolt
    .the = the magic bolt
thing-portal = portal of healing
    .a = a portal of healing
    .the = the portal of healing
thing-key = key
    .a = a key
    .the = the key
thing-treasure = treasure
    .a = a treasure
    .the = the treasure
thing-dragon-treasure = dragon treasure
    .a = the dragon treasure
    .the = the dragon treasure

tile-room = room
    .a = a room
tile-corridor = corridor
    .a = a corridor
tile-gate = teleportation gate
    .a = a teleportation gate
tile-fountain = healing fountain
    .a = a healing fountain

skill-magical-affinity = Magical Affinity
skill-astral-walking = Astral Walking
skill-double-attack = Double Attack
skill-reincarnation = Reincarnation
skill-sacrifice = Sacrifice
skill-magic-swap = Magic Swap
skill-backstab = Backstab
skill-stealth = Stealth
skill-combat-training = Combat Training
skill-unstoppable = Unstoppable
skill-foresight = Foresight
skill-fateweaver = Fateweaver

side-north = north
side-east = east
side-south = south
side-west = west

list-last = { $head } and { $last }
list-times = { $n }× { $name }
list-more = { $head }, { $next }

level-random = random
level-greedy = greedy
level-person = person
