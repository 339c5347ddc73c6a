"""How far long work has come: a bar of tqdm where there is one, else a plain one."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import Any, Callable, Iterator

Observer = Callable[[int, int], None]


def _plain(done: int, of: int) -> None:
    width = 30
    filled = width * done // max(1, of)
    print(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{of}", end="", file=sys.stderr)


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
