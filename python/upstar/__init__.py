"""Combinatorial game theory: values, positions, proofs.

    >>> import upstar
    >>> upstar.Game("{2||1|0}").mean
    Fraction(5, 4)
    >>> upstar.domineering("2x3").value
    Game('{2|-1/2}')

``upstar.games()`` lists the games there are; each is a function ``upstar.<name>`` that takes the
text of a position.
"""

from __future__ import annotations

import os as _os
import threading as _threading

from . import _core

_core._require_main_interpreter()

from ._answers import Answer, Part
from ._core import (
    Dictionary,
    Error,
    Form,
    Game,
    GameRules,
    Match,
    Position,
    Thermograph,
    __version__,
    analyse_dots,
    check_certificate,
    clear,
    completions,
    convert_dots,
    eval,
    explain,
    flight_plan,
    game,
    games,
    heap_period,
    konane_dictionary,
    konane_penetration,
    memory_limit,
    memory_used,
    miny,
    nim_pattern,
    nim_theorems,
    nimber,
    papers,
    prove_nim,
    prove_shrinking_nim,
    set_memory_limit,
    set_threads,
    sieve_nim,
    solve_dots,
    solve_konane,
    tiny,
    toads_worth,
    use_dictionary,
)
from ._check import check
from ._pictures import Picture, construction, thermographs, tree
from ._ruleset import Ruleset
from ._sweep import closed_form, conjecture, map, merge, sweep, table
from ._words import Entry, Move, ValueCount, ValueDifference

star: Game = nimber(1)
up: Game = Game(left=[0], right=[star])
down: Game = -up

__all__ = [
    "Answer",
    "Dictionary",
    "Entry",
    "Error",
    "Form",
    "Game",
    "GameRules",
    "Match",
    "Move",
    "Part",
    "Picture",
    "Position",
    "Ruleset",
    "Thermograph",
    "ValueCount",
    "ValueDifference",
    "__version__",
    "analyse_dots",
    "check",
    "check_certificate",
    "clear",
    "closed_form",
    "completions",
    "conjecture",
    "construction",
    "convert_dots",
    "down",
    "eval",
    "explain",
    "flight_plan",
    "game",
    "games",
    "heap_period",
    "konane_dictionary",
    "konane_penetration",
    "map",
    "memory_limit",
    "memory_used",
    "merge",
    "miny",
    "nim_pattern",
    "nim_theorems",
    "nimber",
    "papers",
    "prove_nim",
    "prove_shrinking_nim",
    "set_memory_limit",
    "set_threads",
    "sieve_nim",
    "solve_dots",
    "solve_konane",
    "star",
    "sweep",
    "table",
    "thermographs",
    "tiny",
    "toads_worth",
    "tree",
    "up",
    "use_dictionary",
]


def __getattr__(name: str) -> GameRules:
    if name.startswith("_") or name not in games():
        raise AttributeError(f"module 'upstar' has no attribute {name!r}")
    return game(name)


def __dir__() -> list[str]:
    return sorted({*__all__, *games()})


def _after_fork_in_child() -> None:
    _core._after_fork_in_child()
    _core._note_main_thread(_threading.get_ident())


_core._note_main_thread(_threading.main_thread().ident or 0)
_os.register_at_fork(
    before=_core._before_fork,
    after_in_parent=_core._after_fork,
    after_in_child=_after_fork_in_child,
)
