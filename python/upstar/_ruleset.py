"""Games whose rules are written in Python."""

from __future__ import annotations

from typing import Any, Hashable

from . import _core


class Ruleset:
    """A game of yours. Subclass it, and give the rules as methods:

    ``left(p)`` and ``right(p)``
        the positions that each player can move to from ``p``; or, if both have the same moves,
    ``options(p)``
        those of either. With ``scoring = True`` each is ``(position, points)``, or
        ``(position, points, True)`` if the mover moves again; the higher score wins.

    Positions are any hashable objects. Every sequence of moves must end. What else there may be:

    ``decompose(p)``
        positions whose values add up to that of ``p``;
    ``symmetries(p)``
        all positions of the same value that ``p`` becomes by symmetry;
    ``draw(p)``
        the board, a text with its rows in lines or a list of them; ``left_pieces`` and
        ``right_pieces`` say whose its letters are;
    ``move(p, q)``
        the name of the move from ``p`` to ``q``;
    ``text(p)`` and ``parse(text)``
        a position on one line and back, for the templates of tables;
    ``name`` and ``summary``
        what the game is called, and what it is, in a line.

    An instance called with a position gives one like that of any other game: ``Hop()("xo.").value``.
    """

    _game: _core._UserGame | None = None

    def __call__(self, position: Hashable) -> _core.Position:
        """The position of this game that the object stands for."""
        return self._user_game().position(position)

    def _user_game(self) -> _core._UserGame:
        if self._game is None:
            self._game = _core._UserGame(self)
        return self._game

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        state.pop("_game", None)
        return state

    def __repr__(self) -> str:
        given = ", ".join(
            f"{name}={value!r}" for name, value in self.__dict__.items() if not name.startswith("_")
        )
        return f"{type(self).__name__}({given})"

