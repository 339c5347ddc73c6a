"""Small things that the module of C++ asks Python for."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from . import _core


class Move(NamedTuple):
    """A move and where it leads; the last two are of scoring games."""

    name: str
    position: _core.Position
    points: int = 0
    moves_again: bool = False


class Entry(NamedTuple):
    """A position in a Dictionary, and what it says of it."""

    game: str
    text: str
    value: _core.Game | None
    outcome: str | None
    margin: int | None
    mean: int | Fraction | None
    temperature: int | Fraction | None
    size: int
    rows: int
    columns: int
    version: str
    command: str

    @property
    def position(self) -> _core.Position:
        """The position itself."""
        return _core.eval(self.game)(self.text)


class ValueCount(NamedTuple):
    """How many positions of a Dictionary have a value, and the smallest that has it."""

    value: str
    positions: int
    smallest: str


class ValueDifference(NamedTuple):
    """A position that two rulesets give different values."""

    position: str
    size: int
    one: str
    other: str


def arguments(settings: dict[str, Any], standard: dict[str, Any]) -> str:
    """The settings that are not the usual ones, as keyword arguments are written."""
    return ", ".join(
        f"{name}={value!r}" for name, value in settings.items() if standard.get(name) != value
    )


def game_of(name: str, settings: dict[str, Any]) -> _core.GameRules:
    """What a pickle of a game reads back."""
    return _core.game(name)(**settings)
