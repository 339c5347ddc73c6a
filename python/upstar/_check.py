"""Whether a Ruleset keeps what it promises."""

from __future__ import annotations

from typing import Any, Hashable, Iterable

from . import _core
from ._ruleset import Ruleset


def _kind(ruleset: Ruleset) -> str:
    if hasattr(ruleset, "left"):
        return "partizan"
    return "scoring" if getattr(ruleset, "scoring", False) else "impartial"


def _moves(ruleset: Any, position: Hashable) -> list[tuple[Any, ...]]:
    """The options of Left, and of Right if he has his own, as (player, position, points, again)."""
    kind = _kind(ruleset)
    if kind == "partizan":
        lefts = [("Left", q, 0, False) for q in ruleset.left(position)]
        return lefts + [("Right", q, 0, False) for q in ruleset.right(position)]
    if kind == "impartial":
        return [("Left", q, 0, False) for q in ruleset.options(position)]
    return [("Left", o[0], o[1], bool(o[2:] and o[2])) for o in ruleset.options(position)]


def _worth(ruleset: Any, position: Hashable, known: dict[Hashable, Any]) -> Any:
    """The value, or the margin, by the plain definition and without what the rules say besides."""
    if position not in known:
        moves = [
            (who, _worth(ruleset, q, known), points, again)
            for who, q, points, again in _moves(ruleset, position)
        ]
        if _kind(ruleset) == "scoring":
            rest = [points + (q if again else -q) for _, q, points, again in moves]
            known[position] = max(rest, default=0)
        else:
            left = [value for who, value, _, _ in moves if who == "Left"]
            right = [value for who, value, _, _ in moves if who == "Right"]
            both = left if _kind(ruleset) == "impartial" else right
            known[position] = _core.Game(left=left, right=both)
    return known[position]


def _near(ruleset: Any, starts: Iterable[Hashable], most: int) -> list[Hashable]:
    found: dict[Hashable, None] = {}
    waiting = list(starts)
    while waiting and len(found) < most:
        position = waiting.pop(0)
        if position in found:
            continue
        found[position] = None
        waiting.extend(q for _, q, _, _ in _moves(ruleset, position))
    return list(found)


def check(ruleset: Ruleset, positions: Iterable[Hashable] | None = None, most: int = 300) -> int:
    """Tries the rules on these positions, or on ``ruleset.examples``, and on those in reach of them.

    Raises AssertionError that says what is wrong: positions that do not hash alike, rules that give
    something else the second time, texts that do not read back, components that do not add up,
    symmetric positions of other values, play that does not end. Returns how many positions it
    tried. The positions should be small: their values are found by the plain definition.
    """
    rules: Any = ruleset
    starts = list(getattr(ruleset, "examples", ()) if positions is None else positions)
    if not starts:
        raise ValueError("give positions to try, or the class a list `examples`")
    for start in starts:
        played = ruleset(start)  # finds play that does not end, before the plain definition runs
        played.margin if _kind(ruleset) == "scoring" else played.value
    known: dict[Hashable, Any] = {}
    near = _near(ruleset, starts, most)
    for position in near:
        assert _moves(ruleset, position) == _moves(
            ruleset, position
        ), f"the moves from {position!r} are others the second time"
        worth = _worth(ruleset, position, known)
        if hasattr(rules, "text") and hasattr(rules, "parse"):
            text = rules.text(position)
            again = rules.parse(text)
            assert again == position, f"{position!r} is written {text!r}, which reads as {again!r}"
            assert hash(again) == hash(position), f"{position!r} and {again!r} hash differently"
        if _kind(ruleset) == "scoring":
            found: Any = ruleset(position).margin
            assert found == worth, f"{position!r} has margin {worth}, but {found} is found"
            continue
        if hasattr(rules, "symmetries"):
            for image in rules.symmetries(position):
                value = _worth(ruleset, image, known)
                assert value == worth, (
                    f"{image!r} is said to be symmetric to {position!r}, "
                    f"but is worth {value}, not {worth}"
                )
        if hasattr(rules, "decompose"):
            parts = list(rules.decompose(position))
            total = sum((_worth(ruleset, part, known) for part in parts), _core.Game(0))
            assert total == worth, (
                f"{position!r} is worth {worth}, but its components {parts!r} add up to {total}"
            )
        value = ruleset(position).value
        assert value == worth, f"{position!r} is worth {worth}, but {value} is found"
    return len(near)
