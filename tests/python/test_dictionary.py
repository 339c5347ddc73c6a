"""Dictionaries: filled, asked, merged, frozen, and asked first by the session."""

import csv
import json
import os
import pickle
import sqlite3
import subprocess
import sys
import textwrap

import pytest

import upstar
from test_ruleset import Toads
from upstar import Dictionary, Game


def strips(most):
    """All strips of Toads and Frogs up to a length, of a strip and its negative only the first."""
    found = {""}
    for _ in range(most):
        found |= {strip + c for strip in found for c in ".FT"}
    turned = str.maketrans("FT", "TF")
    return sorted({min(s, s[::-1].translate(turned)) for s in found if s})


@pytest.fixture
def toads(tmp_path):
    dictionary = Dictionary(tmp_path / "toads.dict")
    assert dictionary.build("toads_and_frogs", length=4) == len(dictionary)
    return dictionary


def test_a_dictionary_has_every_position_with_its_value(toads):
    entries = toads.find()
    assert sorted(entry.text for entry in entries) == strips(4)
    for entry in entries:
        position = upstar.toads_and_frogs(entry.text)
        assert entry.value == position.value and entry.outcome == position.outcome
        assert entry.mean == position.value.mean and entry.temperature == position.value.temperature
        assert entry.position == position and toads[position] == position.value
        assert position in toads
    assert toads.games == ["toads_and_frogs"] and "build toads" in entries[0].command


def test_the_negative_of_a_position_is_there_too(toads):
    assert "FF.T" not in strips(4) or "F.TT" not in strips(4)
    for text in ("FF.T", "F.TT"):
        position = upstar.toads_and_frogs(text)
        assert toads[position] == position.value
    unknown = upstar.toads_and_frogs("TT.FF")
    assert unknown not in toads and toads.get(unknown) is None
    with pytest.raises(KeyError, match="TT.FF"):
        toads[unknown]


def test_a_dictionary_is_asked_by_value_condition_and_order(toads):
    stars = toads.find("toads_and_frogs", value=upstar.star)
    assert {entry.text for entry in stars} == {
        text for text in strips(4) if upstar.toads_and_frogs(text).value == upstar.star
    }
    hot = toads.find(where="not G.IsNumber", order="hottest", limit=3)
    assert len(hot) == 3
    coldest = min(entry.temperature for entry in hot)
    others = {entry.temperature for entry in toads.find()} - {entry.temperature for entry in hot}
    assert all(temperature <= coldest for temperature in others)
    small = toads.find(where="size == 2 and G == 0")
    assert {entry.text for entry in small} == {e.text for e in toads.find() if e.size == 2 and e.value == 0}
    counts = toads.value_counts()
    assert sum(count.positions for count in counts) == len(toads)
    for count in counts:
        same = [entry for entry in toads.find() if str(entry.value) == count.value]
        assert len(same) == count.positions
    with pytest.raises(upstar.Error, match="two questions"):
        toads.find(value=1, where="G == 1")
    with pytest.raises(upstar.Error) as caught:
        toads.find(where="G +")
    assert caught.value.offset is not None
    with pytest.raises(upstar.Error, match="hottest"):
        toads.find(order="size")
    with pytest.raises(upstar.Error, match="no positions of"):
        toads.find(upstar.domineering)


def test_positions_of_any_game_are_added(tmp_path):
    dictionary = Dictionary(tmp_path / "mixed.dict")
    positions = [upstar.domineering(f"2x{n}") for n in range(1, 5)]
    positions += [upstar.konane("xo.o", rules="modern"), upstar.dots_and_boxes("1x2")]
    assert dictionary.add(positions, command="by hand") == 6
    assert dictionary.add(positions) == 0
    assert set(dictionary.games) == {"domineering", "konane(rules => modern)", "dots_and_boxes"}
    (dots,) = dictionary.find(upstar.dots_and_boxes)
    assert dots.value is None and dots.margin == upstar.dots_and_boxes("1x2").margin
    assert dots.command == "by hand"
    assert dictionary.find(upstar.konane(rules="modern"))[0].value == upstar.konane("xo.o", rules="modern").value


def test_rulesets_differ(tmp_path):
    dictionary = Dictionary(tmp_path / "konane.dict")
    dictionary.build("konane", box="3x3", rules="both")
    one, other = sorted(dictionary.games, key=len)
    differences = dictionary.differences(one, other)
    assert differences
    for difference in differences:
        first = upstar.konane(difference.position, board="open").value
        second = upstar.konane(difference.position, board="open", rules="modern").value
        assert Game(difference.one) == first != second == Game(difference.other)


def test_dictionaries_are_merged_unless_they_contradict(tmp_path, toads):
    other = Dictionary(tmp_path / "other.dict")
    other.build(upstar.toads_and_frogs, length=5)
    new = len(other) - len(toads)
    assert toads.merge(other) == new and len(toads) == len(other)
    assert toads.merge(str(tmp_path / "other.dict")) == 0
    toads.check()
    assert sorted(entry.text for entry in toads.find()) == strips(5)


def test_damage_is_found(toads):
    size = os.path.getsize(toads.path)
    with open(toads.path, "r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * 64)
    with pytest.raises(upstar.Error):
        toads.check()


def test_rows_are_exported(tmp_path, toads):
    path = tmp_path / "toads.csv"
    assert toads.export(path) == len(toads)
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["position"]: Game(row["value"]) for row in rows} == {
        entry.text: entry.value for entry in toads.find()
    }
    lines = toads.written("jsonl", limit=5).splitlines()
    assert [json.loads(line)["position"] for line in lines] == [e.text for e in toads.find(limit=5)]
    sizes = [line.split() for line in toads.written("bfile").splitlines()]
    assert sum(int(count) for _, count in sizes) == len(toads)
    with pytest.raises(upstar.Error, match="csv"):
        toads.written("svg")
    with pytest.raises(upstar.Error):
        toads.export(tmp_path / "no" / "folder.csv")


def test_a_frozen_table_is_read_and_thawed(tmp_path, toads):
    frozen = tmp_path / "toads.frozen"
    assert toads.freeze("toads_and_frogs", frozen) == len(toads)
    table = Dictionary(frozen)
    assert table.is_frozen and not toads.is_frozen
    assert len(table) == len(toads) and table.games == toads.games
    table.check()
    assert table[upstar.toads_and_frogs("T.F")] == upstar.star
    back = Dictionary(tmp_path / "back.dict")
    assert back.thaw(frozen) == len(toads)
    assert [entry[:3] for entry in back.find()] == [entry[:3] for entry in toads.find()]


def test_the_session_asks_a_dictionary_first(tmp_path):
    run = textwrap.dedent(
        f"""
        import os, upstar
        path = {str(tmp_path / 'asked.dict')!r}
        upstar.Dictionary(path).add([upstar.domineering("4x5")])
        upstar.clear()
        used = upstar.memory_used()
        upstar.use_dictionary(path)
        value = upstar.domineering("4x5").value
        small = upstar.memory_used() - used
        upstar.use_dictionary(None)
        assert upstar.domineering("4x5").value == value
        assert upstar.memory_used() - used > small + 10_000, (small, upstar.memory_used() - used)
        upstar.use_dictionary(upstar.Dictionary(path))
        child = os.fork()
        if child == 0:
            os._exit(0 if upstar.domineering("4x5").value == value else 1)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        try:
            upstar.use_dictionary(path + ".none")
        except upstar.Error:
            print("fine")
        """
    )
    told = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, timeout=120)
    assert told.stdout == "fine\n", told


def test_games_written_in_python_need_texts(tmp_path):
    dictionary = Dictionary(tmp_path / "own.dict")
    dictionary.add([Toads()("TT.F")])
    assert dictionary[Toads()("TT.F")] == upstar.toads_and_frogs("TT.F").value

    class Heap(upstar.Ruleset):
        def options(self, n):
            return range(n)

    with pytest.raises(upstar.Error, match="text"):
        dictionary.add([Heap()(3)])


def test_a_dictionary_travels_and_a_file_that_is_none_is_refused(tmp_path, toads):
    assert len(pickle.loads(pickle.dumps(toads))) == len(toads)
    assert repr(toads) == f"upstar.Dictionary({toads.path!r})"
    with pytest.raises(upstar.Error):
        len(Dictionary(tmp_path / "nothing"))
    (tmp_path / "text").write_text("hello")
    with pytest.raises(upstar.Error):
        Dictionary(tmp_path / "text").find()


def test_sqlite_reads_it(toads):
    with sqlite3.connect(toads.path) as database:
        rows = database.execute("SELECT position, value FROM entry").fetchall()
    assert dict(rows) == {entry.text: str(entry.value) for entry in toads.find()}
