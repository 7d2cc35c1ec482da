"""The messages of a language, taken apart: what they need, what they choose by, what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_variant_key

from karak.resources import folder

PLURALS = {"zero", "one", "two", "few", "many", "other"}
FUNCTIONS_OF_NAMES = {"NAME", "GENDER"}


@dataclass
class Message:
    """One message of one language. Messages that it refers to belong to it."""

    key: str
    file: str
    arguments: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)  # arguments that are keys of names
    numbers: set[str] = field(default_factory=set)  # arguments that are counted or formatted
    cases: dict[str, set[str]] = field(default_factory=dict)  # words that an argument can be
    counts: list[set[str]] = field(default_factory=list)  # keys of each choice by number
    defaults: dict[str, set[str]] = field(default_factory=dict)
    forms: set[tuple[str, str]] = field(default_factory=set)  # a name and its form
    refers: set[str] = field(default_factory=set)
    said: list[str] = field(default_factory=list)  # the words between the placeables
    attributes: dict[str, list[str]] = field(default_factory=dict)


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language. A key that comes twice is a fault."""
    found: dict[str, Message] = {}
    for path in sorted((folder("locales") / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"twice: {entry.id.name}"
                found[entry.id.name] = taken_apart(entry, path.stem)
    for message in found.values():
        take_in(message, found)
    return found


def taken_apart(entry: ast.Message, file: str) -> Message:
    message = Message(entry.id.name, file)
    read(entry.value, message)
    for attribute in entry.attributes:
        lines = [node.value for node in walk(attribute) if isinstance(node, ast.TextElement)]
        message.attributes[attribute.id.name] = lines
    return message


def take_in(message: Message, all_of_them: dict[str, Message]) -> None:
    """What a message needs that this one refers to, this one needs too."""
    for key in message.refers:
        other = all_of_them[key]
        message.arguments |= other.arguments
        message.names |= other.names
        message.numbers |= other.numbers
        for name, words in other.cases.items():
            message.cases.setdefault(name, set()).update(words)


def walk(node: Any) -> Iterator[Any]:
    """A node and all below it, but not the options of functions."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode) and not isinstance(part, ast.NamedArgument):
                yield from walk(part)


def read(pattern: ast.BaseNode | None, message: Message) -> None:
    for node in walk(pattern) if pattern else ():
        match node:
            case ast.TextElement(value=text):
                message.said.append(text)
            case ast.StringLiteral(value=text):
                message.said.append(text)
            case ast.VariableReference(id=name):
                message.arguments.add(name.name)
            case ast.MessageReference(id=name, attribute=attribute):
                message.refers.add(name.name)
                if attribute:
                    message.forms.add((name.name, attribute.name))
            case ast.FunctionReference():
                read_function(node, message)
            case ast.SelectExpression():
                read_choice(node, message)


def read_function(node: ast.FunctionReference, message: Message) -> None:
    (argument,) = node.arguments.positional
    assert isinstance(argument, ast.VariableReference), message.key
    of_name = node.id.name in FUNCTIONS_OF_NAMES
    (message.names if of_name else message.numbers).add(argument.id.name)
    if node.id.name == "GENDER":
        message.forms.add((argument.id.name, "gender"))
    for named in node.arguments.named:
        if named.name.name == "form":
            message.forms.add((argument.id.name, named.value.value))


def read_choice(node: ast.SelectExpression, message: Message) -> None:
    if not isinstance(node.selector, ast.VariableReference):
        return
    name = node.selector.id.name
    keys = {serialize_variant_key(variant.key) for variant in node.variants}
    default = {serialize_variant_key(variant.key) for variant in node.variants if variant.default}
    if all(key in PLURALS or key.isdecimal() for key in keys):
        message.numbers.add(name)
        message.counts.append(keys)
    else:
        message.cases.setdefault(name, set()).update(keys)
        message.defaults.setdefault(name, set()).update(default)


def forms_of(language: str) -> dict[str, set[str]]:
    """The forms that each name declares."""
    return {key: set(message.attributes) for key, message in messages(language).items()}


def words(text: str) -> list[str]:
    """The words of some length in a text."""
    return re.findall(r"[^\W\d_]{3,}", text)
