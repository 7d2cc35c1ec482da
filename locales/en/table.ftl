# The window: what stands on the table of every game, and around the board of the catacombs.

## Keys

key-space = Space
key-enter = Enter
key-esc = Esc
key-tab = Tab

## The table

close = Close
table-menu-tip = Menu
table-help-tip = How to play
table-fit-tip = Show the whole board
table-undo-tip = Take back
table-log-tip = Everything that has happened
table-map-tip = The whole dungeon. A click brings you there.
table-turn-of = { NAME($hero, form: "of") } turn
table-confirm = Next player
table-hurry = Skip to my turn
not-saved = Your game could not be saved. { $problem }
player-you = You, { NAME($hero, form: "title") }
player-computer = Computer: { $level ->
        [random] easy
        [greedy] normal
       *[other] { $level }
    }
hero-title = { NAME($hero, form: "title") }
points-number = { NUMBER($points, maximumFractionDigits: 1) }
points-word = { $points ->
        [one] point
       *[other] points
    }

## The catacombs: what is asked

catacombs-ask-lay = Turn the tile with the wheel or R, click to lay it.
catacombs-ask-curse = Who shall carry the curse?
catacombs-ask-reincarnate = Choose the fountain where Horan wakes.
catacombs-ask-loot = Take it, or leave it here?
catacombs-ask-drop = Your slots are full. What stays here for { NAME($thing, form: "the") }?
catacombs-ask-meeting = The monster has not seen you. Fight, or stay hidden?
catacombs-ask-thrown-back = You were thrown back to a fountain.
catacombs-ask-swap = Change places with whom?
catacombs-ask-portal-hero = Who shall be healed?
catacombs-ask-portal-fountain = To which fountain?
catacombs-ask-keep = Two tokens. Which one stays?
# A monster’s name where there is little room: a language may use a shorter form.
token-name = { NAME($token) }
catacombs-start-roll = { NAME($hero) } rolls

## What can be done

catacombs-offer-openchest = Open the chest
catacombs-offer-heal = Heal
catacombs-offer-attack = Fight
catacombs-offer-sneak = Stay hidden
catacombs-offer-done = Leave it here
catacombs-offer-endturn = End turn
catacombs-offer-take = Take { NAME($thing, form: "the") }
catacombs-offer-drop = Swap { NAME($thing, form: "the") }
catacombs-offer-portal = Portal of healing
catacombs-offer-portal-tip = Brings any hero to a fountain and heals completely. Costs no step; the spell is used up.
catacombs-offer-swap = Magic Swap
catacombs-offer-swap-tip = Instead of walking: change places with another hero.
catacombs-offer-cancel = Never mind

## Pointing explains

catacombs-steps-left = { $steps ->
        [0] no steps left
        [one] 1 step left
       *[other] { $steps } steps left
    }
catacombs-tip-explore = { $steps ->
        [one] Explore the dark
       *[other] Explore the dark: { $steps } steps
    }
catacombs-tip-walk = { $steps ->
        [one] Walk here: 1 step
       *[other] Walk here: { $steps } steps
    }
catacombs-tip-fight = Fight { NAME($monster, form: "the") }: strength { $strength }
catacombs-tip-monster = Strength { $strength }: { NAME($monster) }
catacombs-tip-chest = Holds a treasure worth 1 point. A key opens it.
catacombs-tip-turn = Turn the tile (R)
catacombs-tip-box = What is left in the stack and in the bag
catacombs-tip-cursed = Cursed: no skills until a fountain or a portal of healing lifts the curse.
catacombs-odds = Chance to win: { $percent } %
catacombs-unconscious = Unconscious
catacombs-tiles-left = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
catacombs-tokens-left = { $n } in the bag
catacombs-box-note = Nothing here is secret: everybody may count what has not come yet. Tiles are drawn from the stack, monsters and chests from the bag.

thing-tip-daggers = Daggers: +1 in every fight
thing-tip-sword = Sword: +2 in every fight
thing-tip-axe = Axe: +3 in every fight
thing-tip-bolt = Magic bolt: +1 in one fight, after the roll. Then it is used up.
thing-tip-portal = Portal of healing: brings a hero to a fountain and heals completely
thing-tip-key = Key: opens one chest
slot-tip-weapon = Room for a weapon
slot-tip-spell = Room for a spell
slot-tip-key = Room for a key

## The fight

stage-title = Fight
stage-against = against
stage-dice = Dice
stage-total = Total
stage-stands = { $result ->
        [won] As it stands: won
        [drawn] As it stands: drawn
       *[lost] As it stands: lost
    }
stage-ended = { $result ->
        [won] Won!
        [drawn] Drawn
       *[lost] Lost
    }
stage-consequence = { $result ->
        [won] { NAME($thing, form: "a") } as loot
        [drawn] { NAME($hero) } falls back, no heart lost
       *[lost] { NAME($hero) } falls back and loses a heart
    }
stage-detail = { $result ->
        [won] You win.
        [drawn] Drawn: one tile back.
       *[lost] Lost: one heart less.
    }
stage-need = { $least } or more with the dice wins
stage-strike = Let it count
stage-usebolt = Magic bolt
stage-rollagain = Roll again
stage-rollagain-detail = to win
stage-givelife = Sacrifice a heart
stage-roll = Roll the dice
stage-go-on = Go on
stage-chances = Your chances
stage-if-again = If you roll again
stage-share = { $result ->
        [won] win { $percent } %
        [drawn] drawn { $percent } %
       *[lost] lose { $percent } %
    }

## What a computer player is up to

catacombs-why-walk = walks
catacombs-why-explore = explores
catacombs-why-fight = fights
catacombs-why-heal = heals
catacombs-why-take = takes loot
catacombs-why-curse = casts the curse
catacombs-why-end = ends the turn

## The heroes' skills, in a line each

skills-argentus-1 = Magical Affinity: his magic bolts are not used up.
skills-argentus-2 = Astral Walking: walks through walls between discovered tiles.
skills-horan-1 = Double Attack: may roll both dice once more in each fight.
skills-horan-2 = Reincarnation: instead of falling unconscious he wakes at a fountain, fully healed.
skills-xanros-1 = Sacrifice: after the roll, one heart for +1.
skills-xanros-2 = Magic Swap: changes places with another hero instead of walking.
skills-aderyn-1 = Backstab: wins draws.
skills-aderyn-2 = Stealth: may walk past monsters unseen.
skills-victorius-1 = Combat Training: rolls every 1 again.
skills-victorius-2 = Unstoppable: with a 6 his turn goes on after the fight.
skills-taia-1 = Foresight: +1 if the first step of her turn leads into the fight.
skills-taia-2 = Fateweaver: draws two tokens in a new room and keeps one.
