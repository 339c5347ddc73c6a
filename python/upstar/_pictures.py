"""Pictures that a notebook shows."""

from __future__ import annotations

import os
from typing import Callable

from . import _core


class Picture:
    """A picture: shown in a notebook, and written as SVG or TikZ."""

    def __init__(self, draw: Callable[[str], str]) -> None:
        self._draw = draw

    @property
    def svg(self) -> str:
        """The picture as SVG."""
        return self._draw("svg")

    @property
    def tikz(self) -> str:
        """The picture for LaTeX."""
        return self._draw("tikz")

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture to a file, by its ending: .svg, or .tex or .tikz."""
        ending = os.path.splitext(path)[1]
        if ending not in (".svg", ".tex", ".tikz"):
            raise ValueError(f"{path}: a picture is written as .svg, .tex or .tikz")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg if ending == ".svg" else self.tikz)


def tree(game: _core.Game | int | str) -> Picture:
    """The tree of the canonical form."""
    return Picture(_core.Game(game)._tree)


def construction(game: _core.Game | int | str) -> Picture:
    """How the thermograph is built from those of the options, step by step."""
    return Picture(_core.Game(game)._construction)


def thermographs(
    games: dict[str, _core.Game] | list[_core.Game], below_zero: bool = False
) -> Picture:
    """Several thermographs on the same axes, each with its label: by default the game itself."""
    named = games.items() if isinstance(games, dict) else [(str(g), g) for g in games]
    labelled = [(_core.Game(game).thermograph(), label) for label, game in named]
    return Picture(lambda format: _core._thermographs(labelled, format, below_zero))
