"""What pickles call, to read back what they wrote: pickle finds functions of Python only."""

from __future__ import annotations

from typing import Any

from . import _core


def form(text: str) -> Any:
    return _core.eval(text)


def match(record: str) -> _core.Match:
    return _core.Match.from_record(record)


def thermograph(json: str) -> _core.Thermograph:
    return _core._thermograph_of(json)
