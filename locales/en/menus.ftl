# The pages around the table: title, set-up, settings, pause, saves, help, the end of a game.

back = Back
cancel = Cancel
save = Save
delete = Delete

language-cs = Čeština
language-de = Deutsch
language-en = English
language-fr = Français
language-it = Italiano
language-pl = Polski
language-sk = Slovenčina
language-uk = Українська

## Title

title-new-game = New game
title-quick = Quick game
title-quick-what = Karak: you against two computer players
title-quick-how = One click, and the dungeon lies before you.
title-continue = Continue
title-continue-what = { NAME($game) }, turn { $turn }: { NAME($hero) } to move
title-score = { $hero } { NUMBER($points, maximumFractionDigits: 1) }
title-catacombs = The catacombs. 2 to 5 heroes
title-catacombs-tip = Explore the dungeon, beat monsters, gather treasure, slay the Dragon.
title-terminal = So far in the terminal only
title-no-table = { NAME($game) } can be played in the terminal only, so far.
title-load = Load
title-settings = Settings
title-quit = Quit

## New game

new-game-title = Who plays?
new-game-play = Play
new-game-add = One more player
new-game-remove = Leaves the table
new-game-up = Sits one place earlier
new-game-name = Name
new-game-computer-name = Computer
new-game-drawn = Hero drawn by lot
new-game-draw = Draw by lot
new-game-draw-text = The hero is drawn by lot when the game begins.
new-game-hero = Hero of player { $n }
new-game-hero-name = { NAME($hero) }, { NAME($hero, form: "title") }
new-game-first = Who begins
new-game-dice = Dice
new-game-seed = Seed
new-game-seed-hint = random
new-game-seed-tip = The same seed and the same choices give the same game. Share it with friends.
seat-person = Person
seat-random = Easy
seat-greedy = Normal

## Settings

settings-title = Settings
settings-reset = Defaults
settings-broken = The settings file was damaged. It is kept as “{ $file }”; the defaults are in use.
settings-unwritable = The settings could not be written. They hold until you quit.
settings-group-language = Language
settings-group-screen = Screen
settings-group-sound = Sound
settings-group-motion = Motion
settings-group-help = Help at the table
settings-fullscreen = Full screen
settings-ui-scale = Size of the interface
settings-scale = { $percent ->
        [0] Automatic
       *[other] { $percent } %
    }
settings-scale-tip = The smaller the window, the less it can be enlarged.
settings-high-contrast = High contrast
settings-colour-signs = A sign for every hero
settings-colour-signs-tip = Heroes can be told apart without their colours.
settings-music = Music
settings-effects = Effects
settings-muted = Mute everything
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-reduced-motion = Reduced motion
settings-reduced-motion-tip = Nothing flickers or drifts by itself.
settings-marks = Show where I can go
settings-odds = Show the chance of winning
settings-confirm-turn = Confirm the end of my turn
settings-confirm-turn-tip = The next player begins only after a click. Until then you can take back.

## Pause

pause-title = Pause
pause-resume = Back to the game
pause-save = Save
pause-load = Load
pause-settings = Settings
pause-help = How to play
pause-play-for-me = Play this turn for me
pause-play-for-me-tip = The computer finishes your turn.
pause-give-up = Give up
pause-give-up-tip = The computer takes over your hero.
pause-title-page = To the title page
pause-title-page-tip = The game is kept; Continue brings you back.
pause-quit = Quit
pause-quit-tip = The game is kept; Continue brings you back.
pause-seats = Who sits where
give-up-text = { NAME($hero) } will be played by the computer from now on. If nobody else sits at the table, the game ends.
give-up-yes = Give up

## Saves

load-title = Load a game
save-title = Save the game
save-name = Name of the game
saved = Saved as “{ $name }”.
saves-none = No saved games yet.
saves-more = { $n } games: the wheel scrolls
saves-autosave-before = The game before the last
saves-last-game = The last finished game
saves-unreadable = This file can’t be read.
saves-detail = { $date } · { NAME($game) }, turn { $turn } · { $heroes }
delete-text = Delete “{ $name }”? It can’t be brought back.
delete-yes = Delete
delete-failed = “{ $file }” could not be deleted.
overwrite = Write over
overwrite-text = Write over “{ $name }”?
overwrite-yes = Write over
picture-saved = Picture saved: { $file }
picture-not-saved = The picture could not be saved in { $folder }.

## The end

game-over-title = The game is over
game-over-line = { $n ->
        [one] Victory for { $winners }!
       *[other] { $winners } share the victory!
    }
game-over-how = { $by ->
        [dragon] The Dragon is dead, and the treasures are counted.
        [given-up] Nobody is left at the table.
       *[no-progress] Nothing has happened for too long, so the treasures are counted.
    }
game-over-points = { $points ->
        [one] 1 point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    }
game-over-again = Play again
game-over-save = Save
game-over-title-page = Title page

## Help

help-title = How to play
help-rule-1 = Explore the dungeon. Your hero has four steps a turn. Bright floors are tiles you can reach, warm mist marks the dark you can step into.
help-rule-2 = In the dark you draw a tile and turn it as you like. Rooms hold a monster or a chest; corridors are empty.
help-rule-3 = A monster must be fought: two dice, your weapons and spells against its strength. More than its strength wins, equal throws you back, less costs a heart too.
help-rule-4 = A beaten monster leaves something: a weapon, a spell, a key. A key opens one chest, and each chest is worth a point.
help-rule-5 = Healing fountains give back all hearts and lift the curse. Without hearts you lose a turn.
help-rule-6 = When the Dragon is beaten, the game ends. Whoever has the most points wins, not necessarily the slayer.
help-key-click = Click
help-does-click = walks, takes, fights: click the thing itself
help-key-drag = Drag
help-does-drag = moves the board
help-key-wheel = Wheel, + and −
help-does-wheel = zooms
help-key-right = Right click, Esc
help-does-right = steps back, opens the menu
help-key-walk = Arrow keys
help-does-walk = walk one step
help-key-pan = W A S D
help-does-pan = move the board
help-key-centre = Home, double click
help-does-centre = back to the hero
help-key-fit = F
help-does-fit = the whole board
help-key-rotate = Wheel, R
help-does-rotate = turn the tile
help-key-tab = Tab, Enter
help-does-tab = go through all choices
help-key-end = Space
help-does-end = end turn, roll, go on
help-key-undo = Ctrl+Z
help-does-undo = take back
help-key-log = L
help-does-log = everything that has happened
help-key-box = I
help-does-box = what is left to draw
help-key-hurry = N
help-does-hurry = skip to your own turn
help-key-picture = F12
help-does-picture = save a picture
help-key-fullscreen = F11
help-does-fullscreen = full screen
help-key-mute = M
help-does-mute = mute
