# The game in a terminal.

terminal-welcome = { $game }, seed { $seed }. Type the number of a choice, or ? for help.
terminal-welcome-back = { $game } goes on, seed { $seed }. Type the number of a choice, or ? for help.
terminal-help =
    A number  do it
    Enter     choose the only thing there is, or the first
    m         the map
    p         the players and what they carry
    l         what has happened lately
    u         undo
    s FILE    save under a name of your own
    q         save and quit
    ?         this help
terminal-choice = { $number }  { $choice }
terminal-chance = { $choice } (chance of winning { $percent }%)
terminal-prompt = >
terminal-what = Please type a number from 1 to { $most }, or ? for help.
terminal-no-undo = Nothing can be taken back: something new has come to light since.
terminal-undone = Taken back.
terminal-saved = Saved as “{ $file }”.
terminal-not-saved = The game goes on, but it is not saved. { $problem }
terminal-bye = The game is saved. Go on with: karak play --continue
terminal-bye-unsaved = The game is not saved. { $problem }
terminal-person = you
terminal-computer = computer
terminal-result = { $place }. { NAME($hero) }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
terminal-diverged = From step { $step } on this game was played by older rules; what came after can’t be told.

## Errors

error-no-autosave = There is no game to go on with.
error-seats = The seats must be some of these, with commas: { $players }.
error-heroes = There must be as many heroes as seats.
error-same-file = The log and the save need a file each.
error-setup = This game can’t begin: { $why }.
error-language = There is no language “{ $language }”. There are: { $languages }.
error-no-display = There is no screen to open a window on ({ $why }). “karak play” plays in the terminal.
error-scene = There is no scene “{ $scene }”. There are: { $scenes }.
error-picture = “{ $file }” could not be written: { $why }.
