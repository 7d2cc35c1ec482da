"""`karak play`: a whole game in the terminal, for one person or several at one keyboard.

It stays when there is a window: for screen readers, and for trying out the rules.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from karak import APP_ID
from karak.cli.errors import Complaint, save_complaint
from karak.cli.screens import SCREENS
from karak.cli.seats import ME, seats_from
from karak.match import Autosave, Match, SaveProblem, Setup, fresh_seed, levels_of, load, save
from karak.rules import Action, Event, seen
from karak.text import TELLERS, Texts

NOBODY: Final = -1
RECENT: Final = 30  # events that `l` shows


def play(args: argparse.Namespace, texts: Texts) -> int:
    autosave = Autosave(saves_folder())
    match = sit_down(args, autosave)
    Terminal(match, texts, autosave).run(came_back=args.resume or args.load is not None)
    return 0


def saves_folder() -> Path:
    return user_data_path(APP_ID, appauthor=False) / "saves"


def sit_down(args: argparse.Namespace, autosave: Autosave) -> Match:
    """The last game, a saved game or a new one."""
    if args.resume:
        if not autosave.exists():
            raise Complaint("error-no-autosave")
        return autosave.load(args.game)
    match = load(args.load, args.game) if args.load else Match.begin(new_setup(args))
    autosave.begin(match)
    return match


def new_setup(args: argparse.Namespace) -> Setup:
    game = args.game or "catacombs"
    seats = seats_from(args.seats, args.heroes, (ME, *levels_of(game)))
    return Setup(game, seats, fresh_seed() if args.seed is None else args.seed)


class Quit(Exception):  # noqa: N818
    """The player has had enough for today."""


class Terminal:
    """Tells what happens, asks what to do."""

    def __init__(self, match: Match, texts: Texts, autosave: Autosave) -> None:
        self.match = match
        self.texts = texts
        self.autosave = autosave
        self.teller = TELLERS[match.setup.game](texts, match.heroes)
        self.screen = SCREENS[match.setup.game](match, texts, self.teller)
        self.told_problem: str | None = None
        self.asked_turn = 0  # the turn in which the map was last shown

    def run(self, came_back: bool) -> None:
        key = "terminal-welcome-back" if came_back else "terminal-welcome"
        game = self.texts.say(f"game-{self.match.setup.game}")
        print(self.texts.say(key, game=game, seed=self.match.setup.seed))
        if not self.match.steps:
            self.tell(self.match.opening)
        try:
            finished = self.play_on()
        finally:
            self.autosave.close()
        if finished:
            self.warn_of_autosave()
        else:
            self.say_goodbye()

    def play_on(self) -> bool:
        """Whether the game was played to its end."""
        try:
            while not self.match.is_over:
                self.go_on()
        except (Quit, KeyboardInterrupt):
            return False
        self.show_result()
        self.autosave.finish()
        return True

    def say_goodbye(self) -> None:
        problem = self.autosave.problem
        if problem is None:
            print(self.texts.say("terminal-bye"))
        else:
            sentence = save_complaint(self.texts, problem)
            print(self.texts.say("terminal-bye-unsaved", problem=sentence))

    def go_on(self) -> None:
        """One step: of chance, of a computer player, of a person; the only choice is no question"""
        actions = self.match.state.legal_actions()
        if not self.match.waits_for_person:
            events = self.match.advance()
        elif len(actions) == 1:
            events = self.match.play(actions[0])
        else:
            action = self.ask()
            if action is None:
                return
            events = self.match.play(action)
        self.autosave.record(self.match)
        self.tell(events)
        self.warn_of_autosave()

    def tell(self, events: Sequence[Event]) -> None:
        viewer = self.viewer()
        for event in events:
            sentence = self.teller.event(seen(event, viewer))
            if sentence:
                print(sentence)

    def viewer(self) -> int:
        """Whose secrets may be told: those of the person who plays, or of the only one there is."""
        people = [seat for seat, who in enumerate(self.match.setup.seats) if who.is_person]
        if self.match.state.seat in people:
            return self.match.state.seat
        return people[0] if len(people) == 1 else NOBODY

    def warn_of_autosave(self) -> None:
        """Once for each new problem."""
        problem = self.autosave.problem
        sentence = save_complaint(self.texts, problem) if problem else None
        if sentence and sentence != self.told_problem:
            print(self.texts.say("terminal-not-saved", problem=sentence))
        self.told_problem = sentence

    # --- asking -----------------------------------------------------------------------------

    def ask(self) -> Action | None:
        """The action the player chose, or None after a command that changed or showed something."""
        actions = self.match.state.legal_actions()
        numbers = [str(number) for number in range(1, len(actions) + 1)]
        self.show_choices(actions)
        while True:
            word, _, rest = self.read().partition(" ")
            word = word.lower()
            if word in numbers:
                return actions[numbers.index(word)]
            if word == "u":
                self.undo()
                return None
            if not self.command(word, rest.strip()):
                print(self.texts.say("terminal-what", most=len(actions)))

    def show_choices(self, actions: Sequence[Action]) -> None:
        if self.asked_turn != self.match.state.turn:
            self.asked_turn = self.match.state.turn
            print("\n".join(["", *self.screen.map(), *self.screen.players()]))
        print(f"\n{self.screen.question()}")
        for number, action in enumerate(actions, 1):
            print(
                self.texts.say("terminal-choice", number=f"{number:>3}", choice=self.words(action))
            )

    def words(self, action: Action) -> str:
        choice = self.teller.choice(self.match.state, action)
        chance = self.screen.chance(action)
        if chance is None:
            return choice
        return self.texts.say("terminal-chance", choice=choice, percent=round(100 * chance))

    def read(self) -> str:
        try:
            return input(self.texts.say("terminal-prompt") + " ").strip() or "1"
        except (EOFError, KeyboardInterrupt):
            print()
            raise Quit from None

    # --- commands ---------------------------------------------------------------------------

    def command(self, word: str, rest: str) -> bool:
        """Whether there is such a command."""
        match word:
            case "q":
                raise Quit
            case "s" if rest:
                self.save(Path.home() / rest[2:] if rest.startswith("~/") else Path(rest))
            case "m":
                print("\n".join([*self.screen.map(), self.map_help()]))
            case "p":
                print("\n".join(self.screen.players()))
            case "l":
                self.tell(self.match.log[-RECENT:])
            case "?" | "h":
                print(self.texts.say("terminal-help"))
            case _:
                return False
        return True

    def map_help(self) -> str:
        return self.texts.say(f"{self.match.setup.game}-terminal-map-help")

    def undo(self) -> None:
        if self.match.can_undo:
            self.match.undo()
            self.autosave.record_undo(self.match)
            print(self.texts.say("terminal-undone"))
        else:
            print(self.texts.say("terminal-no-undo"))

    def save(self, path: Path) -> None:
        try:
            save(self.match, path)
            print(self.texts.say("terminal-saved", file=path.name))
        except SaveProblem as problem:
            print(save_complaint(self.texts, problem))

    # --- the end ----------------------------------------------------------------------------

    def show_result(self) -> None:
        """The winners first, then by points; equal ones share a place."""
        state = self.match.state
        ranks = [(seat in state.winners, points) for seat, points in enumerate(state.scores)]
        own = f"{self.match.setup.game}-terminal-result"
        key = own if self.texts.has(own) else "terminal-result"
        for seat, rank in sorted(enumerate(ranks), key=lambda row: row[1], reverse=True):
            place = 1 + sum(other > rank for other in ranks)
            print(self.texts.say(key, place=place, hero=self.teller.hero(seat), points=rank[1]))
