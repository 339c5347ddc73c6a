"""The answers of the library as objects: their attributes are the keys of their JSON."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, Iterator

from . import _core


def number(text: str) -> int | Fraction | float:
    if text in ("inf", "-inf"):
        return float(text)
    number = Fraction(text)
    return number.numerator if number.denominator == 1 else number


# The keys under which answers have their rows.
_ROWS = ("cells", "rows", "verdicts", "findings", "claims")


def decoded(value: Any) -> Any:
    """A part of an answer: typed values as what they are, objects as Parts."""
    if isinstance(value, list):
        return [decoded(item) for item in value]
    if not isinstance(value, dict):
        return value
    kind = value.get("type")
    if kind == "Number" and "value" in value:
        return number(value["value"])
    if kind == "Game" and "value" in value:
        return _core.Game(value["value"])
    if kind in ("String", "Player", "OutcomeClass", "Relation", "Boolean") and "value" in value:
        return value["value"]
    return Part(value)


class Part:
    """An object within an answer. Its keys are attributes; a dash in a key is an underscore."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def _key(self, name: str) -> str:
        if name in self._fields:
            return name
        if (dashed := name.replace("_", "-")) in self._fields:
            return dashed
        raise KeyError(name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return decoded(self._fields[self._key(name)])
        except KeyError:
            there_are = ", ".join(key for key in self._fields if key != "schema")
            raise AttributeError(f"this has no {name!r}; there are {there_are}") from None

    def __getitem__(self, name: str) -> Any:
        return decoded(self._fields[self._key(name)])

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __contains__(self, name: object) -> bool:
        return name in self._fields

    def __dir__(self) -> list[str]:
        names = [key.replace("-", "_") for key in self._fields]
        return sorted({*super().__dir__(), *names})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self._fields == other._fields

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(
            f"{key.replace('-', '_')}={decoded(value)!r}"
            for key, value in self._fields.items()
            if key != "schema"
        )
        return f"{self._title()}({shown})"

    def _title(self) -> str:
        return "Part"

    def keys(self) -> Iterator[str]:
        """The names of the fields, as the JSON has them."""
        return iter(self._fields)

    def to_dict(self) -> dict[str, Any]:
        """The object as the JSON has it."""
        return self._fields


class Answer(Part):
    """An answer of the library: an analysis, an explanation, a review, a table, ....

    ``json`` is its JSON as the library writes it, ``text`` what it says to people, and the keys of
    the JSON are attributes, with games as Game and numbers as int and Fraction.
    """

    def __init__(self, answer: _core._Answer) -> None:
        super().__init__(json.loads(answer.json))
        self._answer = answer

    @property
    def json(self) -> str:
        """The answer as the library writes it in JSON."""
        return self._answer.json

    @property
    def text(self) -> str:
        """The answer as it is told to people."""
        return self._answer.written("text")

    def written(self, format: str) -> str:
        """The answer as text, unicode, latex, csv, svg or tikz, where it has such a form."""
        return self._answer.written(format)

    def __str__(self) -> str:
        return self.text.removesuffix("\n")

    def _title(self) -> str:
        return str(self._fields.get("type", "Answer"))

    def __reduce__(self) -> Any:
        return (_read, (self.json,))

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        shown = {"text/plain": self.text}
        try:
            shown["image/svg+xml"] = self._answer.written("svg")
        except _core.Error:
            pass
        return shown

    def records(self) -> list[dict[str, Any]]:
        """The rows of a table, each a dict: what pandas.DataFrame takes."""
        rows = next((self._fields[key] for key in _ROWS if key in self._fields), None)
        if rows is None:
            raise TypeError(f"{self._title()} has no rows")
        flat = []
        for row in rows:
            record: dict[str, Any] = dict(row.get("parameters", {}))
            record.update(
                (key, decoded(value))
                for key, value in row.items()
                if key not in ("parameters", "schema")
            )
            flat.append(record)
        return flat


def _read(text: str) -> Part:
    """What a pickle of an answer reads back: its fields."""
    return Part(json.loads(text))
