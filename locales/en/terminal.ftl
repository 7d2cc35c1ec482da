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
terminal-map-help = On the map: digits are heroes by seat, R a room, F a healing fountain, G a teleportation gate, : a corridor; r giant rat, s giant spider, m mummy, t skeleton turnkey, w skeleton warrior, k skeleton king, f the Fallen, D the Dragon, c locked chest; * something lies there; ? an undiscovered zone.
terminal-asks = { NAME($hero) }, { $steps ->
        [0] no steps left
        [one] 1 step left
       *[other] { $steps } steps left
    }. What will you do?
terminal-choice = { $number }  { $choice }
terminal-chance = { $choice } (chance of winning { $percent }%)
terminal-prompt = >
terminal-what = Please type a number from 1 to { $most }, or ? for help.
terminal-no-undo = Nothing can be taken back: something new has come to light since.
terminal-undone = Taken back.
terminal-saved = Saved as “{ $file }”.
terminal-not-saved = The game goes on, but it is not saved. { $problem }
terminal-bye = The game is saved. Go on with: karak play --continue
terminal-player = { $number }  { NAME($hero) } ({ $player }): { $life ->
        [0] unconscious
        [one] 1 hit point
       *[other] { $life } hit points
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $place }{ $things ->
        [none] {""}
       *[other] {"; "}{ $things }
    }{ $cursed ->
        [yes] {"; cursed"}
       *[no] {""}
    }
terminal-left = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    } left, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in the bag.
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
error-setup = This game can’t begin: { $why }.
error-language = There is no language “{ $language }”. There are: { $languages }.
