"""How far long work has come: of so many cells by a bar, of tqdm where there is one; of a search by
a line that says what it is doing."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import Any, Callable, Iterator

Observer = Callable[[int, int], None]


def _plain(done: int, of: int) -> None:
    width = 30
    filled = width * done // max(1, of)
    print(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{of}", end="", file=sys.stderr)


class _Line:
    """One line of the terminal, which is gone when the work ends."""

    def __call__(self, text: str) -> None:
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def line(progress: bool | Callable[[str], object] | None) -> Callable[[str], object] | None:
    """Who is told what work is doing: a function as it is; True for a line, False for nobody; None
    for a line if there is a terminal to show it."""
    if callable(progress):
        return progress
    if progress is False or (progress is None and not sys.stderr.isatty()):
        return None
    return _Line()


@contextmanager
def bar(progress: bool | Observer | None) -> Iterator[Observer | None]:
    """The observer that `progress` means: a function as it is; True for a bar, False for none;
    None for a bar if there is a terminal to show it."""
    if callable(progress):
        yield progress
        return
    if progress is False or (progress is None and not sys.stderr.isatty()):
        yield None
        return
    try:
        from tqdm.auto import tqdm  # type: ignore[import]
    except ImportError:
        yield _plain
        print(file=sys.stderr)
        return
    shown: Any = None

    def observe(done: int, of: int) -> None:
        nonlocal shown
        if shown is None:
            shown = tqdm(total=of)
        shown.update(done - shown.n)

    try:
        yield observe
    finally:
        if shown is not None:
            shown.close()
