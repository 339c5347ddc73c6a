"""Tables, conjectures, closed forms, and work spread over executors."""

import json
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

import upstar
from test_ruleset import Domineering, Toads
from upstar import Game, Ruleset


def test_a_table_has_rows_for_pandas():
    table = upstar.table(upstar.domineering, "2x{n}", {"n": "1..4"}, show="value,mean")
    rows = table.records()
    assert [row["n"] for row in rows] == [1, 2, 3, 4]
    assert rows[1]["value"] == Game("+-1") and rows[2]["mean"] == Game("{2|-1/2}").mean
    assert json.loads(table.json)["game"] == "domineering"
    assert "+-1" in table.text and table.written("csv").startswith("n,")
    assert upstar.table("domineering", "2x{n}", {"n": range(1, 5)}).cells[0].value == 1


def test_a_table_goes_into_pandas():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(upstar.table("nim", "{a},{b}", {"a": "0..2", "b": "0..2"}).records())
    assert list(frame[frame.a == frame.b].value) == [0, 0, 0]


def test_a_journal_keeps_what_is_done(tmp_path):
    journal = str(tmp_path / "journal")
    first = upstar.table("domineering", "2x{n}", {"n": "1..3"}, journal=journal)
    again = upstar.table("domineering", "2x{n}", {"n": "1..4"}, journal=journal)
    assert again.records()[:3] == first.records()


def test_progress_is_told():
    told = []
    upstar.table("domineering", "{m}x{n}", {"m": "1..4", "n": "1..4"},
                 progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (16, 16)


def test_what_progress_raises_ends_the_work():
    def fail(done, of):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        upstar.table("domineering", "{m}x{n}", {"m": "1..4", "n": "1..4"}, progress=fail)
    assert upstar.domineering("2x2").value == Game("+-1")


def test_a_conjecture_holds_or_has_a_counterexample():
    assert upstar.conjecture("domineering", "1x{n}", "-(n/2).Floor", {"n": "1..8"}).verdict == "holds"
    wrong = upstar.conjecture("domineering", "1x{n}", "-n/2", {"n": "2..8"})
    assert wrong.verdict == "fails" and wrong.counterexample.parameters.n == 3
    assert "3" in wrong.text
    with pytest.raises(upstar.Error) as caught:
        upstar.conjecture("domineering", "1x{n}", "n +", {"n": "1..3"})
    assert caught.value.offset is not None


def test_a_closed_form_is_found():
    assert upstar.closed_form("domineering", "{n}x1", {"n": "1..14"}).verdict == "found"


def test_games_written_in_python_have_tables_and_conjectures():
    table = upstar.table(Toads(), "TT..FF", {})
    assert table.records()[0]["value"] == upstar.toads_and_frogs("TT..FF").value

    def board(m, n):
        return Domineering()(Domineering.board(m, n))

    by_function = upstar.table(None, board, {"m": "1..3", "n": "1..3"})
    for row in by_function.records():
        assert row["value"] == upstar.domineering(f"{row['m']}x{row['n']}").value
    assert json.loads(by_function.json)["measures"] == ["value"]


def test_a_game_without_texts_refuses_templates_with_advice():
    with pytest.raises(upstar.Error, match="function of their parameters"):
        upstar.table(Domineering(), "2x{n}", {"n": "1..3"})


def nim_value(heaps):
    return upstar.nim(heaps).nim_value


def value(position):
    return position.value


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_share_a_sweep(method):
    with ProcessPoolExecutor(2, mp_context=get_context(method)) as executor:
        assert upstar.map(nim_value, ["1,2", "3,5", "7"], executor) == [3, 6, 7]
        table = upstar.table("domineering", "2x{n}", {"n": "1..4"}, executor=executor)
        assert [row["value"] for row in table.records()] == [
            upstar.domineering(f"2x{n}").value for n in range(1, 5)
        ]
        positions = [Toads()("T.F"), Toads()("TT.FF")]
        assert upstar.map(value, positions, executor) == [p.value for p in positions]


def test_threads_share_a_sweep():
    with ThreadPoolExecutor(4) as executor:
        positions = [upstar.domineering(f"{m}x{n}") for m in range(1, 5) for n in range(1, 5)]
        values = upstar.map(value, positions, executor)
    assert values == [p.value for p in positions]


def test_what_an_item_raises_is_raised():
    with ThreadPoolExecutor(2) as executor, pytest.raises(upstar.Error):
        upstar.map(nim_value, ["1", "no heaps"], executor)


def test_a_sweep_is_a_table_that_outlives_its_process(tmp_path):
    journal = tmp_path / "squares"
    with pytest.raises(upstar.Error) as caught:
        upstar.sweep("domineering", "{n}x{n}", {"n": "1..9"}, journal, time=0.3)
    assert caught.value.kind == "limit" and "goes on from there" in str(caught.value)
    done = upstar.sweep("domineering", "2x{n}", {"n": "1..5"}, tmp_path / "rows", show="value,mean")
    assert done.records() == upstar.table("domineering", "2x{n}", {"n": "1..5"}, show="value,mean").records()
    assert done.written("csv") == upstar.sweep(
        "domineering", "2x{n}", {"n": "1..5"}, tmp_path / "rows", show="value,mean"
    ).written("csv")
    assert done.written("jsonl").count("\n") == 5


def test_what_is_no_range_is_told():
    with pytest.raises(TypeError, match="range\\(1, 8\\)"):
        upstar.table("domineering", "2x{n}", {"n": [1, 2, 3]})


def test_parts_of_a_sweep_are_merged(tmp_path):
    def part(number):
        journal = tmp_path / f"part-{number}"
        given = upstar.sweep(
            upstar.konane(rules="modern"), "x.^{n}o", {"n": range(0, 4)}, journal, part=f"{number}/2"
        )
        assert given is None
        return journal

    parts = [part(1)]
    with pytest.raises(upstar.Error, match="2/2"):
        upstar.merge(parts)
    parts.append(part(2))
    rows = upstar.merge(reversed(parts)).records()
    for row in rows:
        assert row["value"] == upstar.konane("x" + "." * row["n"] + "o", rules="modern").value
    assert [row["n"] for row in rows] == [0, 1, 2, 3]


def test_a_sweep_tests_a_conjecture_with_definitions(tmp_path):
    wrong = upstar.sweep(
        "domineering", "1x{n}", {"n": "2..8"}, tmp_path / "wrong", formula="half(n)",
        definitions="half := n -> -n/2;",
    )
    assert wrong.verdict == "fails" and wrong.counterexample.parameters.n == 3
    right = upstar.sweep(
        "domineering", "1x{n}", {"n": "2..8"}, tmp_path / "right", formula="-(n/2).Floor"
    )
    assert right.verdict == "holds" and "7 cases" in right.text


def test_a_sweep_fills_a_dictionary_and_asks_it(tmp_path):
    dictionary = upstar.Dictionary(tmp_path / "found.dict")
    for name in ("first", "second"):
        upstar.sweep("domineering", "2x{n}", {"n": "1..5"}, tmp_path / name, dictionary=dictionary.path)
    assert len(dictionary) == 5
    assert dictionary[upstar.domineering("2x4")] == upstar.domineering("2x4").value


def test_a_sweep_tells_its_progress_and_ends_with_what_that_raises(tmp_path):
    told = []
    upstar.sweep(
        "nim", "{a},{b}", {"a": "0..9", "b": "0..9"}, tmp_path / "nim", show="nim-value",
        progress=lambda done, of: told.append((done, of)),
    )
    assert told[-1] == (100, 100)

    def fail(done, of):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        upstar.sweep("domineering", "{n}x{n}", {"n": "1..9"}, tmp_path / "squares", progress=fail)


def test_a_sweep_refuses_what_it_cannot_do(tmp_path):
    with pytest.raises(upstar.Error, match="executor"):
        upstar.sweep(Toads(), "TT..FF", {}, tmp_path / "journal")
    with pytest.raises(upstar.Error, match="there are amazons"):
        upstar.sweep("chess", "{n}", {"n": "1..2"}, tmp_path / "journal")
    with pytest.raises(upstar.Error):
        upstar.sweep("domineering", "2x{n}", {"n": "1..2"}, tmp_path / "journal", part="3/2")
    upstar.sweep("domineering", "2x{n}", {"n": "1..2"}, tmp_path / "journal")
    with pytest.raises(upstar.Error, match="journal"):
        upstar.sweep("domineering", "3x{n}", {"n": "1..2"}, tmp_path / "journal")


def test_answers_name_their_formats():
    table = upstar.table("domineering", "2x{n}", {"n": "1..3"}, show="mean")
    assert table.written("jsonl").count("\n") == 3
    with pytest.raises(upstar.Error, match="there are text, unicode"):
        upstar.conjecture("domineering", "1x{n}", "-(n/2).Floor", {"n": "1..3"}).written("csv")


class Strip(Ruleset):
    """Take one square of a strip, or two beside each other; the rest falls apart. No texts."""

    def options(self, rows):
        for i, n in enumerate(rows):
            for k in (1, 2):
                for a in range(n - k + 1):
                    yield rows[:i] + (a, n - k - a) + rows[i + 1 :]


def strip(n):
    return Strip()((n,))


KAYLES = [1, 2, 3, 1, 4, 3]  # Winning Ways, ch. 4


def test_a_table_of_a_function_is_a_table():
    for executor in (None, ThreadPoolExecutor(2)):
        table = upstar.table(None, strip, {"n": "1..6"}, ["nim-value", "outcome"], executor=executor)
        assert [(row["n"], row["nim-value"], row["outcome"]) for row in table.records()] == [
            (n, value, "N") for n, value in enumerate(KAYLES, 1)
        ]
        assert str(table).splitlines()[3].split() == ["3", "3", "N"]
        assert table.written("csv").splitlines()[1] == '1,"(1,)",1,N'
    only = upstar.table(None, strip, {"n": "1..6"}, "nim-value")
    assert only.written("bfile") == "".join(f"{n} {value}\n" for n, value in enumerate(KAYLES, 1))


def test_a_function_may_give_texts_of_the_game():
    table = upstar.table("domineering", lambda m, n: f"{m}x{n}", {"m": "1..2", "n": "1..3"})
    for row in table.records():
        assert row["value"] == upstar.domineering(f"{row['m']}x{row['n']}").value


def test_a_conjecture_and_a_closed_form_take_a_function():
    def piles(n):
        return upstar.nim(f"{n},{n + 1}")

    held = upstar.conjecture(None, piles, "*1", {"n": "0..10"})
    assert held.verdict == "fails" and held.counterexample.parameters.n == 1
    assert upstar.closed_form("domineering", lambda n: f"{n}x1", {"n": "1..14"}).verdict == "found"


@pytest.mark.parametrize(
    "ask, kind, wanted",
    [
        (lambda: upstar.table(None, lambda n: 5, {"n": "1..2"}), TypeError, "with n = 1"),
        (lambda: upstar.table(None, strip, {"n": "3..1"}), ValueError, "empty"),
        (lambda: upstar.table(None, strip, {"n": "1..n"}), ValueError, "1..7"),
        (lambda: upstar.table(None, strip, {"n": "1..2"}, journal="j"), TypeError, "journal"),
        (lambda: upstar.table(None, 7, {"n": "1..2"}), TypeError, "template"),
        (lambda: upstar.sweep(None, strip, {"n": "1..2"}, "j"), TypeError, "parse"),
        (
            lambda: upstar.table(
                None, lambda n: upstar.nim("1") if n == 1 else strip(n), {"n": "1..2"}
            ),
            upstar.Error,
            "of one game; with n = 2",
        ),
    ],
)
def test_what_no_table_can_be_made_of_is_told(ask, kind, wanted):
    with pytest.raises(kind, match=wanted):
        ask()
