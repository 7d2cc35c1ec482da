"""The words of one language: Fluent messages from `locales/<language>/*.ftl`."""

from __future__ import annotations

import locale
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from karak.resources import folder

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message, or a -term
WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class MissingText(LookupError):  # noqa: N818
    """A message that this language does not have, or that can't be formed: a fault of ours."""


def languages() -> list[str]:
    """The languages there are, by their codes."""
    return sorted(path.parent.name for path in folder("locales").glob("*/names.ftl"))


def system_language() -> str:
    """That of the system if we speak it, or English."""
    system = (locale.getlocale()[0] or "")[:2]
    return system if system in languages() else "en"


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a file as they are written, by their names."""
    found = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class Texts:
    """Says things in one language.

    Fluent is slow: a message is parsed when it is first wanted, and what has been said once is
    remembered.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Callable[..., Any]] = {"NAME": self._name, "GENDER": self._gender}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for path in sorted((folder("locales") / language).glob("*.ftl")):
            self._unparsed.update(entries(path.read_text(encoding="utf-8")))
        self._said: dict[tuple[str, tuple[tuple[str, Any], ...]], str] = {}

    def say(self, key: str, **args: Any) -> str:
        """The message with this key, filled in."""
        wanted = (key, tuple(args.items()))
        if wanted not in self._said:
            self._said[wanted] = self._form(key, None, args)
        return self._said[wanted]

    def has(self, key: str) -> bool:
        return key in self._unparsed or bool(self._bundle.has_message(key))

    def inside(self, key: str) -> str:
        """A name inside a sentence. Some languages write it differently there: лорд Занрос."""
        if self.has(key) and "inside" in self._message(key).attributes:
            return self._form(key, "inside", {})
        return self.say(key)

    def listed(self, parts: Sequence[str]) -> str:
        """One, two, or many things in a row: the language knows its “and”."""
        if len(parts) < 2:
            return "".join(parts)
        head = parts[0]
        for part in parts[1:-1]:
            head = self.say("list-more", head=head, next=part)
        return self.say("list-last", head=head, last=parts[-1])

    def _message(self, key: str) -> Any:
        self._parse(key)
        return self._bundle.get_message(key)

    def _parse(self, key: str) -> None:
        """A message and, before it, all that it may refer to."""
        source = self._unparsed.pop(key, None)
        if source is not None:
            for word in WORD.findall(source):
                self._parse(word)
            self._bundle.add_resource(FluentResource(source))

    def _form(self, key: str, attribute: str | None, args: dict[str, Any]) -> str:
        if not self.has(key):
            raise MissingText(f"{self.language}: {key}")
        message = self._message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingText(f"{self.language}: {key}.{attribute or ''}")
        text, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise MissingText(f"{self.language}: {key}: {faults[0]}")
        return str(text)

    # --- functions of the messages ----------------------------------------------------------

    def _name(self, key: Any, form: Any = None) -> str:
        """`{ NAME($monster, form: "the") }`: a name, in one of the forms that it declares."""
        return self._form(str(key), None if form is None else str(form), {})

    def _gender(self, key: Any) -> str:
        """`{ GENDER($hero) -> [f] … *[m] … }`"""
        return self._form(str(key), "gender", {})
