"""Games whose rules are written in Python."""

import gc
import pickle
import subprocess
import sys
import threading
import time
import weakref
from pathlib import Path

import pytest

import upstar
from upstar import Game, Ruleset


class Domineering(Ruleset):
    """Left takes two free squares above each other, Right two beside each other."""

    def left(self, free):
        return [free - {s, (s[0] + 1, s[1])} for s in free if (s[0] + 1, s[1]) in free]

    def right(self, free):
        return [free - {s, (s[0], s[1] + 1)} for s in free if (s[0], s[1] + 1) in free]

    @staticmethod
    def board(rows, columns):
        return frozenset((r, c) for r in range(rows) for c in range(columns))


class Toads(Ruleset):
    """Toads and Frogs on a strip."""

    left_pieces, right_pieces = "T", "F"
    examples = ["TT..FF", "T.F", "TF."]

    def left(self, p):
        return [p[:i] + ".T" + p[i + 2 :] for i in range(len(p)) if p[i : i + 2] == "T."] + [
            p[:i] + ".FT" + p[i + 3 :] for i in range(len(p)) if p[i : i + 3] == "TF."
        ]

    def right(self, p):
        return [turned(q) for q in self.left(turned(p))]

    def parse(self, text):
        if set(text) - set("TF."):
            raise ValueError("a strip has T, F and .")
        return text

    def text(self, p):
        return p

    def draw(self, p):
        return p

    def symmetries(self, p):
        return [p]


def turned(p):
    return p[::-1].translate(str.maketrans("TF", "FT"))


class Kayles(Ruleset):
    """Knock down one pin of a row, or two beside each other."""

    examples = [(7,), (3, 4)]

    def options(self, rows):
        for i, n in enumerate(rows):
            for k in (1, 2):
                for a in range((n - k) // 2 + 1):
                    rest = rows[:i] + (a, n - k - a) + rows[i + 1 :]
                    if n >= k:
                        yield tuple(sorted(x for x in rest if x))

    def decompose(self, rows):
        return [(n,) for n in rows]


class Coins(Ruleset):
    """Take one coin or two: of the pile's two ends who gets more."""

    scoring = True
    examples = [(1, 2, 3), (5, 1, 4)]

    def options(self, coins):
        return [(coins[1:], coins[0]), (coins[:-1], coins[-1])] if coins else []


@pytest.mark.parametrize("rows, columns", [(1, 2), (2, 2), (2, 3), (3, 3), (2, 5), (3, 4)])
def test_domineering_in_python_has_the_values_of_the_librarys(rows, columns):
    p = Domineering()(Domineering.board(rows, columns))
    q = upstar.domineering(f"{rows}x{columns}")
    assert p.value == q.value and p.outcome == q.outcome


def test_positions_are_like_any_others():
    p = Toads()("TT.FF")
    assert p.value == upstar.toads_and_frogs("TT.FF").value
    assert p.is_worth("*") and p.wins_first("Left")
    assert {str(q) for q in p.options("Left")} == {"T.TFF"}
    assert p.analysis().value == Game("*")
    assert "wins" in p.explanation().text
    assert p._repr_svg_().startswith("<svg")
    assert p + 1 is not None and (p + 1).value == Game("1*")
    assert upstar.Match(p).machine_plays(level="easy")
    assert p.object == "TT.FF" and p == Toads()("TT.FF")


def test_an_impartial_game_has_nim_values():
    kayles = Kayles()
    # Winning Ways, chapter 4: the nim values of Kayles.
    assert [kayles((n,)).nim_value for n in range(1, 13)] == [1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]
    assert kayles((5, 6, 7)).nim_value == 4 ^ 3 ^ 2
    assert len(kayles((5, 6)).components()) == 2


def test_a_scoring_game_has_margins():
    def best(coins):
        return max((coins[0] - best(coins[1:]), coins[-1] - best(coins[:-1]))) if coins else 0

    game = Coins()
    for coins in [(1,), (1, 2), (3, 1, 2), (5, 1, 4, 2, 8)]:
        assert game(coins).margin == best(coins)


def test_play_that_goes_round_is_an_error_that_tells_the_moves():
    class Round(Ruleset):
        def left(self, p):
            return [(p + 1) % 3]

        def right(self, p):
            return []

    with pytest.raises(upstar.Error, match="`0` -> `1` -> `2` -> `0`"):
        Round()(0).value


def test_play_without_end_meets_the_memory_limit():
    class Endless(Ruleset):
        def options(self, n):
            return [n + 1]

    before = upstar.memory_limit()
    upstar.set_memory_limit(upstar.memory_used() + 5_000_000)
    try:
        with pytest.raises(upstar.Error) as caught:
            Endless()(0).value
        assert caught.value.kind == "limit"
    finally:
        upstar.set_memory_limit(before)


def test_an_exception_comes_back_as_it_was_and_names_the_position():
    class Faulty(Ruleset):
        def left(self, n):
            if n == 0:
                raise KeyError("lost")
            return [n - 1]

        def right(self, n):
            return []

    with pytest.raises(KeyError, match="lost") as caught:
        Faulty()(3).value
    assert caught.value.__notes__ == ["in Faulty.left(0)"]
    assert upstar.Game(1) + 1 == 2
    with pytest.raises(TypeError, match="unhashable"):
        Faulty()([1])


def test_rules_must_be_of_one_kind():
    class Nothing(Ruleset):
        pass

    with pytest.raises(TypeError, match="left"):
        Nothing()(0)


def test_positions_of_users_games_travel():
    p = pickle.loads(pickle.dumps(Toads()("T..F")))
    assert p == Toads()("T..F") and p.value == Toads()("T..F").value
    assert eval(repr(p)) == p


def test_a_game_is_given_back():
    game = Toads()
    game("T.F").value
    gone = weakref.ref(game)
    del game
    gc.collect()
    assert gone() is None


def test_rules_may_ask_for_values():
    toads = Toads()

    class OfToads(Ruleset):
        def left(self, n):
            return range(n) if toads("T.F").value == Game("{1|-1}") or True else []

        def right(self, n):
            return [m for m in range(n) if upstar.domineering("2x2").value == Game("+-1")]

    assert OfToads()(3).value == upstar.nimber(3)


def test_the_conformance_test_finds_what_is_wrong():
    assert upstar.check(Toads()) > 10
    assert upstar.check(Kayles()) > 10
    assert upstar.check(Coins()) > 3

    class WrongSum(Kayles):
        def decompose(self, rows):
            return [(n,) for n in rows[:1]]

    class WrongImage(Toads):
        def symmetries(self, p):
            return [p, turned(p)]

    class WrongText(Toads):
        def text(self, p):
            return p.lower().upper()[::-1]

    for wrong in (WrongSum, WrongImage, WrongText):
        with pytest.raises(AssertionError):
            upstar.check(wrong())
    with pytest.raises(ValueError, match="examples"):
        upstar.check(Domineering())


class Pile:
    """A pile whose hash and equality are written in Python, where threads take turns."""

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        time.sleep(0)
        return hash(self.n)

    def __eq__(self, other):
        return self.n == other.n

    def __repr__(self):
        return f"Pile({self.n})"


class Piles(Ruleset):
    """Take 1, 3 or 4: the nim values have the period 0, 1, 0, 1, 2, 3, 2."""

    def options(self, pile):
        return [Pile(pile.n - k) for k in (1, 3, 4) if pile.n >= k]


# In a process of its own: where two threads wait for each other, nothing else would run either.
ONE_GAME_IN_THREADS = """
import sys, threading
sys.path.insert(0, sys.argv[1])
from test_ruleset import Pile, Piles
sys.setswitchinterval(1e-4)
wrong = []
for _ in range(4):
    game, found = Piles(), {}
    def ask(first):
        for n in range(first, 60, 4):
            found[n] = game(Pile(n)).nim_value
    threads = [threading.Thread(target=ask, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    wrong += [n for n in range(60) if found[n] != (0, 1, 0, 1, 2, 3, 2)[n % 7]]
print(wrong)
"""


def test_threads_make_and_evaluate_positions_of_one_game():
    told = subprocess.run(
        [sys.executable, "-c", ONE_GAME_IN_THREADS, str(Path(__file__).parent)],
        capture_output=True, text=True, timeout=120,
    )
    assert told.stdout == "[]\n", told.stderr


def test_each_thread_gets_what_its_own_rules_raised():
    class Raising(Ruleset):
        def options(self, p):
            time.sleep(0.001)
            if isinstance(p, str):
                return [(p, i) for i in range(3)]
            raise LookupError(p[0])

    told = {}

    def ask(name):
        for _ in range(20):
            try:
                Raising()(name).value
            except Exception as error:
                told.setdefault(name, []).append(repr(error))

    threads = [threading.Thread(target=ask, args=(f"{i}",)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told == {name: [f"LookupError('{name}')"] * 20 for name in told} and len(told) == 4


def test_what_a_text_or_a_picture_raises_comes_out_once():
    class Raising(Ruleset):
        def options(self, p):
            return range(p)

        def text(self, p):
            raise LookupError(f"the text of {p}")

        def draw(self, p):
            raise LookupError(f"the picture of {p}")

    position = Raising()(2)
    with pytest.raises(LookupError, match="the text of 2"):
        str(position)
    with pytest.raises(LookupError, match="the picture of 2"):
        position.board_text
    with pytest.raises(upstar.Error, match="nothing to evaluate"):
        Game("")
    assert position.nim_value == 2


@pytest.mark.parametrize(
    "rule, given, ask, wanted",
    [
        ("options", None, lambda p: p.value, "positions, as a list"),
        ("options", "ab", lambda p: p.value, "positions, as a list"),
        ("options", 5, lambda p: p.value, "positions, as a list"),
        ("decompose", None, lambda p: p.value, "positions, as a list"),
        ("symmetries", "ab", lambda p: p.value, "positions, as a list"),
        ("text", None, str, "a text, not None"),
        ("draw", 7, lambda p: p.board_text, "a text, or a list of its rows, not 7"),
        ("draw", [1, 2], lambda p: p.board_text, "rows of text, not 1"),
        ("move", None, lambda p: p.moves(), "a text, not None"),
    ],
)
def test_a_rule_that_gives_something_else_is_told(rule, given, ask, wanted):
    rules = {"options": lambda self, p: range(p), rule: lambda self, *p: given}
    with pytest.raises(TypeError, match=wanted) as told:
        ask(type("Wrong", (Ruleset,), rules)()(3))
    assert f"in Wrong.{rule}(3)" in told.value.__notes__[0]


def test_a_board_may_be_drawn_as_rows():
    class Rows(Toads):
        def draw(self, p):
            return [p, "-" * len(p)]

    assert Rows()("T.F").board_text == "T.F\n---"
