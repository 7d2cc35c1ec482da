"""Values and pieces, and their JSON form.

A *value* is an action, an event or a phase: fields and nothing else. A *piece* is printed on
cardboard: there is one object of each kind, known by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from types import NoneType
from typing import Any, ClassVar, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

T = TypeVar("T")


class BadPosition(ValueError):  # noqa: N818
    """A form that is no position: `where` is the place of the fault, `why` what is wrong there."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


def demand(fact: object, where: str, why: str) -> None:
    """Raises BadPosition unless this is so."""
    if not fact:
        raise BadPosition(where, why)


def whole(form: Any, where: str, least: int, most: int) -> int:
    """A whole number in these bounds; `true` is none."""
    demand(type(form) is int and least <= form <= most, where, f"{least} to {most} expected")
    return int(form)


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """An action, an event or a phase: small, frozen, equal only to its like, with a JSON form.

    Frozen in the eyes of mypy, which is where mistakes are made; freezing it at run time as well
    would make random play a quarter slower.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


class Secret:
    """A base for events of which only `seat` knows the fields named in `hidden`."""

    __slots__ = ()
    hidden: ClassVar[tuple[str, ...]] = ()


def seen(event: Any, seat: int) -> Any:
    """The event as this seat may know it: what is hidden from it is None."""
    if not isinstance(event, Secret) or event.seat == seat:  # type: ignore[attr-defined]
        return event
    return replace(event, **dict.fromkeys(event.hidden))  # type: ignore[type-var]


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """Something printed: there is one object of each kind, known in JSON by its name."""

    named: ClassVar[Callable[[str], Any]]
    name: str

    def __reduce__(self) -> tuple[Any, tuple[type, str, str]]:
        """Copied and sent to another process by its name, so that it stays the only one."""
        return piece, (type(self), self.name, "piece")


def pack(thing: Any) -> Any:
    """A value or piece as JSON; values carry their kind."""
    if isinstance(thing, Piece):
        return thing.name
    if is_dataclass(thing):
        form = {f.name: pack(getattr(thing, f.name)) for f in fields(thing)}
        return {"kind": type(thing).__name__, **form}
    return [pack(part) for part in thing] if isinstance(thing, tuple) else thing


def unpack(hint: Any, form: Any, kinds: Mapping[str, type], where: str) -> Any:
    """What `pack` made `form` of, if it is of the type `hint`; values must be among `kinds`."""
    options = get_args(hint) if NoneType in get_args(hint) else (hint,)
    if form is None and NoneType in options:
        return None
    (hint,) = [option for option in options if option is not NoneType]
    if get_origin(hint) is tuple:
        return _unpack_tuple(get_args(hint), form, kinds, where)
    kind = get_origin(hint) or hint
    if isinstance(form, dict):
        return _unpack_value(kind, form, kinds, where)
    if issubclass(kind, Piece):
        return piece(kind, form, where)
    if type(form) is not kind:  # `bool` is no `int` here
        raise BadPosition(where, f"{kind.__name__} expected")
    return form


def piece(kind: type[T], name: Any, where: str) -> T:
    """The piece of this kind and name."""
    try:
        return kind.named(name)  # type: ignore[attr-defined, no-any-return]
    except (KeyError, TypeError):
        raise BadPosition(where, f"no {kind.__name__.lower()} has the name {name!r}") from None


def _unpack_tuple(hints: tuple[Any, ...], form: Any, kinds: Mapping[str, type], where: str) -> Any:
    if not isinstance(form, list):
        raise BadPosition(where, "list expected")
    if hints[-1] is Ellipsis:
        hints = (hints[0],) * len(form)
    if len(form) != len(hints):
        raise BadPosition(where, f"{len(hints)} entries expected")
    parts = enumerate(zip(hints, form, strict=True))
    return tuple(unpack(hint, part, kinds, f"{where}[{at}]") for at, (hint, part) in parts)


def _unpack_value(kind: type, form: dict[str, Any], kinds: Mapping[str, type], where: str) -> Any:
    found: Any = kinds.get(str(form.get("kind")))
    if found is None or not issubclass(found, kind):
        raise BadPosition(f"{where}.kind", f"{form.get('kind')!r} is unknown here")
    hints = type_hints(found)
    if set(form) != {"kind", *hints}:
        raise BadPosition(where, f"the fields must be: kind {' '.join(hints)}")
    return found(**{n: unpack(hints[n], form[n], kinds, f"{where}.{n}") for n in hints})


@cache
def type_hints(kind: Any) -> dict[str, Any]:
    """The fields of a value class and their types."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}
