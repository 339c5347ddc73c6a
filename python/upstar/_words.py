"""Small things that the module of C++ asks Python for."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import _core


class Move(NamedTuple):
    """A move and where it leads; the last two are of scoring games."""

    name: str
    position: _core.Position
    points: int = 0
    moves_again: bool = False


def arguments(settings: dict[str, Any], standard: dict[str, Any]) -> str:
    """The settings that are not the usual ones, as keyword arguments are written."""
    return ", ".join(
        f"{name}={value!r}" for name, value in settings.items() if standard.get(name) != value
    )


def game_of(name: str, settings: dict[str, Any]) -> _core.GameRules:
    """What a pickle of a game reads back."""
    return _core.game(name)(**settings)
