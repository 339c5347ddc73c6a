"""Families of positions: tables, conjectures, closed forms, and work spread over many machines."""

from __future__ import annotations

import itertools
import json
import os
from concurrent.futures import Executor, as_completed
from typing import Any, Callable, Iterable, Mapping, TypeVar

from . import _core
from ._answers import Answer, Part
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
    return range(int(low), int(high or low) + 1)


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


def _assemble(
    game: Game,
    template: str,
    ranges: Mapping[str, Range],
    show: tuple[str, ...],
    rows: list[tuple[dict[str, int], str, dict[str, Any]]],
) -> Table:
    """The JSON of a table whose cells were computed one by one."""
    fields = {
        "schema": 1,
        "game": game if isinstance(game, str) else getattr(game, "id", repr(game)),
        "parameters": getattr(game, "settings", {}),
        "template": template,
        "ranges": {name: _text(range_) for name, range_ in ranges.items()},
        "measures": list(show),
        "cells": [
            {
                "parameters": parameters,
                "position": text,
                **{name: _typed(value) for name, value in measured.items()},
            }
            for parameters, text, measured in rows
        ],
    }
    return Table(fields)


class Table(Part):
    """A table whose cells were computed one by one: of a function, or by an executor."""

    @property
    def json(self) -> str:
        """The table as the library writes it in JSON."""
        return json.dumps(self._fields)

    def records(self) -> list[dict[str, Any]]:
        """The rows, each a dict: what pandas.DataFrame takes."""
        return [
            {
                **row["parameters"],
                "position": row["position"],
                **{name: self["cells"][i][name] for name in self._fields["measures"]},
            }
            for i, row in enumerate(self._fields["cells"])
        ]


def table(
    game: Game | None,
    template: str | Callable[..., _core.Position],
    ranges: Mapping[str, Range],
    show: str = "value",
    *,
    longest: int | None = None,
    threads: int = 0,
    journal: str = "",
    time: float | None = None,
    executor: Executor | None = None,
    progress: bool | Observer | None = None,
) -> Answer | Table:
    """The table of a family of positions: table(upstar.domineering, "2x{n}", {"n": "1..7"}).

    The template is a text with parameters, or a function of them that gives a position. `show` is
    value, outcome, mean, temperature, left-stop, right-stop or nim-value, several with commas.
    All cores work on it, or an executor of concurrent.futures. With a journal, a file, what is done
    is kept, and a later call goes on from there.
    """
    measures = tuple(word.strip() for word in show.split(","))
    if unknown := [measure for measure in measures if measure not in _MEASURES]:
        raise ValueError(f"there is no measure {unknown[0]!r}; there are {', '.join(_MEASURES)}")
    if isinstance(template, str) and executor is None:
        if game is None:
            raise TypeError("a template that is a text needs a game")
        with bar(progress) as observe:
            return _core._table(
                game, template, _texts(ranges), show, longest, threads, journal, time, observe
            )
    if isinstance(template, str):
        rules: Any = _core.game(game) if isinstance(game, str) else game
        read = rules._user_game().parse if isinstance(rules, Ruleset) else rules
        cells = [
            (parameters, text, read(text))
            for parameters, text in _core._cells(game, template, _texts(ranges))
        ]
    else:
        names = list(ranges)
        cells = []
        for values in itertools.product(*(_numbers(ranges[name]) for name in names)):
            parameters = dict(zip(names, values))
            position = template(**parameters)
            cells.append((parameters, position.text, position))
    found = map(_Cell(measures), [position for _, _, position in cells], executor, progress)
    rows = [(parameters, text, values) for (parameters, text, _), values in zip(cells, found)]
    of: Any = game if game is not None else cells[0][2].game
    shown = template if isinstance(template, str) else getattr(template, "__name__", "function")
    return _assemble(of, shown, ranges, measures, rows)


def sweep(
    game: Game,
    template: str,
    ranges: Mapping[str, Range],
    journal: str | os.PathLike[str],
    show: str = "value",
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
    with bar(progress) as observe:
        return _core._sweep(
            game, template, _texts(ranges), os.fspath(journal), show, formula, list(guesses),
            longest, definitions, part, os.fspath(dictionary), threads, time, observe,
        )


def merge(
    journals: Iterable[str | os.PathLike[str]], dictionary: str | os.PathLike[str] = ""
) -> Answer:
    """The table, or the verdict, of a sweep from the journals of all its parts."""
    return _core._merge([os.fspath(each) for each in journals], os.fspath(dictionary))


def conjecture(
    game: Game,
    template: str,
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
    with bar(progress) as observe:
        return _core._conjecture(
            game, template, formula, _texts(ranges), by_outcomes, threads, time, observe
        )


def closed_form(
    game: Game,
    template: str,
    ranges: Mapping[str, Range],
    *,
    hold_back: int | None = None,
    time: float | None = None,
    progress: bool | Observer | None = None,
) -> Answer:
    """The closed form in the parameter that varies, found from some values and tried on the rest."""
    with bar(progress) as observe:
        return _core._closed_form(game, template, _texts(ranges), hold_back, time, observe)
