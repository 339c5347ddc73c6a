"""Families of positions: tables, conjectures, closed forms, and work spread over many machines."""

from __future__ import annotations

import itertools
import json
import os
from concurrent.futures import Executor, as_completed
from typing import Any, Callable, Iterable, Iterator, Mapping, TypeVar

from . import _core
from ._answers import Answer
from ._progress import Observer, bar
from ._ruleset import Ruleset

Game = _core.GameRules | Ruleset | str
Range = str | int | range
T = TypeVar("T")
R = TypeVar("R")

_MEASURES = {
    "value": lambda p: p.value,
    "outcome": lambda p: p.outcome,
    "mean": lambda p: p.value.mean,
    "temperature": lambda p: p.value.temperature,
    "left-stop": lambda p: p.value.left_stop,
    "right-stop": lambda p: p.value.right_stop,
    "nim-value": lambda p: p.nim_value,
    "margin": lambda p: p.margin,
}


def map(
    function: Callable[[T], R],
    items: Iterable[T],
    executor: Executor | None = None,
    progress: bool | Observer | None = None,
) -> list[R]:
    """The results of the function, in the order of the items, found by any executor of
    concurrent.futures: processes, Dask's client.get_executor(), mpi4py.futures.

    Games and positions travel between processes. What an item raises is raised here, and what has
    not begun is not begun then; so it is after Ctrl-C.
    """
    waiting = list(items)
    with bar(progress) as observe:
        if executor is None:
            results = []
            for item in waiting:
                results.append(function(item))
                if observe is not None:
                    observe(len(results), len(waiting))
            return results
        futures = [executor.submit(function, item) for item in waiting]
        try:
            if observe is not None:
                for done, _ in enumerate(_finished(futures), 1):
                    observe(done, len(futures))
            return [future.result() for future in futures]
        except BaseException:
            for future in futures:
                future.cancel()
            raise


def _finished(futures: list[Any]) -> Iterable[Any]:
    """As they are done; in their order, if they are another library's."""
    try:
        return as_completed(futures)
    except AttributeError:
        return (future for future in futures if future.result() or True)


def _text(range_: Range) -> str:
    if not isinstance(range_, (str, int, range)):
        raise TypeError(f'{range_!r}: a range is "1..7", range(1, 8), or a number')
    if isinstance(range_, range):
        if range_.step != 1 or not range_:
            raise ValueError(f"{range_}: a range has the step 1 and is not empty")
        return f"{range_.start}..{range_.stop - 1}"
    return str(range_)


def _texts(ranges: Mapping[str, Range]) -> dict[str, str]:
    return {name: _text(range_) for name, range_ in ranges.items()}


def _numbers(range_: Range) -> range:
    if isinstance(range_, range):
        return range_
    low, _, high = str(range_).partition("..")
    try:
        return range(int(low), int(high or low) + 1)
    except ValueError:
        raise ValueError(f"{range_!r}: for a function, a range is numbers, as in 1..7") from None


def _measured(position: _core.Position, show: tuple[str, ...]) -> dict[str, Any]:
    """What an executor does of one cell."""
    return {measure: _MEASURES[measure](position) for measure in show}


class _Cell:
    """The work on a cell, as it travels to another process."""

    def __init__(self, show: tuple[str, ...]) -> None:
        self.show = show

    def __call__(self, position: _core.Position) -> dict[str, Any]:
        return _measured(position, self.show)


def _typed(value: Any) -> Any:
    if isinstance(value, _core.Game) and not value.is_number:
        return {"type": "Game", "value": str(value)}
    if isinstance(value, str):
        return {"type": "OutcomeClass", "value": value}
    return {"type": "Number", "value": str(value)}


Template = str | Callable[..., _core.Position | str]


def _family(
    game: Game | None, template: Template, ranges: Mapping[str, Range], what: str
) -> tuple[Game, str, list[_core.Position] | None]:
    """The game, the template as a text, and the positions where it is a function."""
    if isinstance(template, str):
        if game is None:
            raise TypeError("a template that is a text needs a game")
        return game, template, None
    if not callable(template):
        raise TypeError(f"a template is a text or a function, not {template!r}")
    shown = getattr(template, "__name__", "function").strip("<>")
    read = _reader(game) if game is not None else None
    positions: list[_core.Position] = []
    for given in _assignments(ranges):
        position = template(**given)
        if isinstance(position, str) and read is not None:
            position = read(position)
        if not isinstance(position, _core.Position):
            told = ", ".join(f"{name} = {value}" for name, value in given.items())
            raise TypeError(f"with {told}, {shown} gives {position!r}, which is no position")
        positions.append(position)
    if not positions:
        raise ValueError(f"{what} wants positions: the ranges are empty")
    text = f"{shown}({','.join('{' + name + '}' for name in ranges)})"
    return (positions[0].game if game is None else game), text, positions


def _assignments(ranges: Mapping[str, Range]) -> Iterator[dict[str, int]]:
    for values in itertools.product(*(_numbers(range_) for range_ in ranges.values())):
        yield dict(zip(ranges, values))


def _reader(game: Game) -> Callable[[str], _core.Position]:
    rules: Any = _core.game(game) if isinstance(game, str) else game
    return rules._user_game().parse if isinstance(rules, Ruleset) else rules


def table(
    game: Game | None,
    template: Template,
    ranges: Mapping[str, Range],
    show: str | Iterable[str] = "value",
    *,
    longest: int | None = None,
    threads: int = 0,
    journal: str | os.PathLike[str] = "",
    time: float | None = None,
    executor: Executor | None = None,
    progress: bool | Observer | None = None,
) -> Answer:
    """The table of a family of positions: table(upstar.domineering, "2x{n}", {"n": "1..7"}).

    The template is a text with parameters, or a function of them that gives a position. `show` is
    value, outcome, mean, temperature, left-stop, right-stop, nim-value or margin, or several.
    All cores work on it, or an executor of concurrent.futures. With a journal, a file, what is done
    is kept, and a later call goes on from there.
    """
    measures = [word.strip() for word in (show.split(",") if isinstance(show, str) else show)]
    if unknown := [measure for measure in measures if measure not in _MEASURES]:
        raise ValueError(f"there is no measure {unknown[0]!r}; there are {', '.join(_MEASURES)}")
    if journal and not isinstance(template, str):
        raise TypeError("a journal wants a template that is a text")
    of, text, positions = _family(game, template, ranges, "a table")
    if executor is None:
        with bar(progress) as observe:
            return _core._table(
                of, text, _texts(ranges), positions, ",".join(measures), longest, threads,
                os.fspath(journal), time, observe,
            )
    if positions is None:
        read = _reader(of)
        cells = _core._cells(of, text, _texts(ranges))
        asked = [read(written) for _, written in cells]
    else:
        cells = [(given, p.text) for given, p in zip(_assignments(ranges), positions)]
        asked = positions
    found = map(_Cell(tuple(measures)), asked, executor, progress)
    computed = {
        "measures": measures,
        "cells": [
            {
                "parameters": given,
                "position": written,
                **{name: _typed(value) for name, value in measured.items()},
            }
            for (given, written), measured in zip(cells, found)
        ],
    }
    return _core._table_of(of, text, _texts(ranges), positions, json.dumps(computed))


def sweep(
    game: Game,
    template: str,
    ranges: Mapping[str, Range],
    journal: str | os.PathLike[str],
    show: str | Iterable[str] = "value",
    *,
    formula: str = "",
    guesses: Iterable[str] = (),
    longest: int = 0,
    definitions: str = "",
    part: str = "1/1",
    dictionary: str | os.PathLike[str] = "",
    threads: int = 0,
    time: float | None = None,
    progress: bool | Observer | None = None,
) -> Answer | None:
    """A table of any size, or with a formula the test of a conjecture in every case.

    What is finished is in the journal, a file, at once: the same call goes on from there, however
    the last one ended. With part="2/8" it computes the second of eight parts only, and gives None;
    `merge` joins the journals. `definitions` are lines of the language that come first. With a
    dictionary, a file, values that it has are taken from there, and all that are found are added.
    """
    if not isinstance(template, str):
        raise TypeError(
            "a sweep goes on in other processes: its template is a text, for which a Ruleset "
            "defines parse(text) and text(p)"
        )
    shown = show if isinstance(show, str) else ",".join(show)
    with bar(progress) as observe:
        return _core._sweep(
            game, template, _texts(ranges), os.fspath(journal), shown, formula, list(guesses),
            longest, definitions, part, os.fspath(dictionary), threads, time, observe,
        )


def merge(
    journals: Iterable[str | os.PathLike[str]], dictionary: str | os.PathLike[str] = ""
) -> Answer:
    """The table, or the verdict, of a sweep from the journals of all its parts."""
    return _core._merge([os.fspath(each) for each in journals], os.fspath(dictionary))


def conjecture(
    game: Game | None,
    template: Template,
    formula: str,
    ranges: Mapping[str, Range],
    *,
    by_outcomes: bool = False,
    threads: int = 0,
    time: float | None = None,
    progress: bool | Observer | None = None,
) -> Answer:
    """Whether a formula holds for every position of a family, or the first counterexample.

    The formula is one of the calculator's: "-(n/2).Floor" is the value, "G == 1 or G == 1*" a
    question in which G is the value. `by_outcomes` asks only who wins the difference.
    """
    of, text, positions = _family(game, template, ranges, "a conjecture")
    with bar(progress) as observe:
        return _core._conjecture(
            of, text, formula, _texts(ranges), positions, by_outcomes, threads, time, observe
        )


def closed_form(
    game: Game | None,
    template: Template,
    ranges: Mapping[str, Range],
    *,
    hold_back: int | None = None,
    time: float | None = None,
    progress: bool | Observer | None = None,
) -> Answer:
    """The closed form in the parameter that varies, found from some values and tried on the rest."""
    of, text, positions = _family(game, template, ranges, "a closed form")
    with bar(progress) as observe:
        return _core._closed_form(
            of, text, _texts(ranges), positions, hold_back, time, observe
        )
