"""Circular Nim, Set Nim and Shrinking Nim, beside a search that plays every move."""

import itertools
import json
from functools import cache

import pytest

import upstar


def takings(stacks, sets):
    """What a move leaves: at least one token from the stacks of one of these sets."""
    for places in sets:
        for left in itertools.product(*(range(stacks[i] + 1) for i in places)):
            after = list(stacks)
            for i, n in zip(places, left):
                after[i] = n
            if tuple(after) != tuple(stacks):
                yield tuple(after)


def circle(n, k):
    return tuple(tuple((i + j) % n for j in range(k)) for i in range(n))


@cache
def is_p(stacks, sets):
    return not any(is_p(after, sets) for after in takings(stacks, sets))


@cache
def is_p_shrinking(piles, k):
    """Empty piles leave the circle."""
    sets = circle(len(piles), min(k, len(piles)))
    return not any(
        is_p_shrinking(tuple(n for n in after if n), k) for after in takings(piles, sets)
    )


def p_positions(n, sets, largest):
    return [p for p in itertools.product(range(largest + 1), repeat=n) if is_p(p, sets)]


@pytest.mark.parametrize("n, k, largest", [(3, 1, 5), (4, 2, 4), (5, 2, 2), (5, 3, 2)])
def test_a_sieve_finds_the_p_positions_and_no_others(n, k, largest):
    found = upstar.sieve_nim(f"CN({n},{k})", largest, list=True)
    expected = p_positions(n, circle(n, k), largest)
    assert [tuple(p) for p in found.list] == expected
    assert found.p_positions == len(expected) and found.positions == (largest + 1) ** n


def test_a_sieve_takes_sets_and_counts_classes():
    sets = ((0, 1, 2), (2, 3))
    found = upstar.sieve_nim("SN(4;abc,cd)", 3, list=True)
    assert [tuple(p) for p in found.list] == p_positions(4, sets, 3)

    def least_image(p):
        return min(q[i:] + q[:i] for q in (p, p[::-1]) for i in range(len(p)))

    up_to_symmetry = upstar.sieve_nim("CN(4,2)", 3, up_to_symmetry=True, shifts=True)
    assert up_to_symmetry.classes == len({least_image(p) for p in p_positions(4, circle(4, 2), 3)})
    assert [1, 0, 1, 0] in up_to_symmetry.shifts


def test_a_slice_has_the_p_positions_with_an_empty_stack():
    expected = [p for p in p_positions(4, circle(4, 2), 4) if 0 in p]
    assert upstar.sieve_nim("CN(4,2)", 4, slice=True).p_positions_with_empty_stack == len(expected)
    with pytest.raises(upstar.Error, match="slice"):
        upstar.sieve_nim("CN(4,2)", 4, slice=True, list=True)


def test_a_sieve_keeps_a_journal_and_is_written_in_other_formats(tmp_path):
    journal = tmp_path / "journal"
    first = upstar.sieve_nim("CN(4,2)", 6, journal=journal)
    assert journal.stat().st_size > 0
    assert upstar.sieve_nim("CN(4,2)", 6, journal=journal).p_positions == first.p_positions
    with pytest.raises(upstar.Error, match="CN"):
        upstar.sieve_nim("CN(5,2)", 6, journal=journal)
    rows = upstar.sieve_nim("CN(4,2)", 1, list=True).written("csv").split()
    assert rows[0] == "stack1,stack2,stack3,stack4" and len(rows) == 1 + 4


@pytest.mark.parametrize("stacks", list(itertools.product(range(3), repeat=4)))
def test_set_nim_has_positions(stacks):
    position = upstar.set_nim(",".join(map(str, stacks)) + "/abc,cd")
    assert (position.outcome == "P") == is_p(stacks, ((0, 1, 2), (2, 3)))


@pytest.mark.parametrize("piles", [p for n in (1, 2, 3, 4) for p in itertools.product((1, 2), repeat=n)])
def test_shrinking_nim_has_positions(piles):
    position = upstar.shrinking_nim(",".join(map(str, piles)))
    assert (position.outcome == "P") == is_p_shrinking(piles, 2)


def test_a_pattern_is_a_conjecture_and_a_theorem_is_proved():
    pattern = upstar.nim_pattern("CN(5,2)")
    assert pattern.found and pattern.tested >= 10
    theorem = upstar.prove_nim("CN(5,2)")
    assert theorem.proved and theorem.set == pattern.set
    assert "proved: CN(5,2), all stack sizes" in theorem.text
    assert "align*" in theorem.written("latex")


def test_a_set_is_proved_or_refuted():
    right = upstar.prove_nim("CN(4,2)", "(a,b,a,b)", moves=True)
    assert right.proved and right.tree
    wrong = upstar.prove_nim("CN(4,2)", "(a,b,c,b)")
    assert not wrong.proved
    assert is_p(tuple(wrong.position), circle(4, 2)) != (wrong.position[1] == wrong.position[3])
    bounded = upstar.prove_nim("CN(3,1)", "(a,b,c): a^b^c = 0", bits=3)
    assert not bounded.proved and bounded.proved_below == 8
    with pytest.raises(upstar.Error) as caught:
        upstar.prove_nim("CN(4,2)", "(a,b,")
    assert caught.value.kind == "input"


def test_a_proof_is_a_folder_that_is_checked(tmp_path):
    theorem = upstar.prove_nim("CN(3,3)", proof=tmp_path / "proof")
    assert theorem.proved
    report = upstar.check_certificate(tmp_path / "proof")
    assert report.accepted and report.kind == "circular nim proof"
    manifest = tmp_path / "proof" / "manifest.json"
    manifest.write_text(manifest.read_text().replace("all stack sizes", "all even stack sizes", 1))
    assert not upstar.check_certificate(tmp_path / "proof").accepted


def test_shrinking_nim_is_proved():
    theorem = upstar.prove_shrinking_nim(4, 2)
    assert theorem.proved
    assert [each.set for each in theorem.piles] == [[], [], ["(a,a,a)"], ["(a,b,a,b): a < b"]]
    for piles in itertools.product(range(1, 4), repeat=4):
        a, b, c, d = piles
        assert is_p_shrinking(piles, 2) == (a == c and b == d and a != b)


def test_theorems_come_in_a_table_that_goes_on(tmp_path):
    journal = tmp_path / "journal"
    told = []
    table = upstar.nim_theorems(["CN(3,1)", "CN(4,2)"], journal=journal, progress=told.append)
    assert table.complete and [row["status"] for row in table.records()] == ["proved", "proved"]
    assert told and all(isinstance(line, str) for line in told)
    again = upstar.nim_theorems(["CN(3,1)", "CN(4,2)", "CN(3,2)"], journal=journal)
    assert again.records()[:2] == table.records()
    assert "CN(4,2)" in table.written("csv")
    assert json.loads(table.json)["type"] == "Theorems"
    with pytest.raises(upstar.Error, match="journal"):
        upstar.nim_theorems(["CN(3,1)"], verify=True)


def test_what_progress_raises_ends_a_proof():
    def fail(line):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        upstar.prove_nim("CN(6,4)", progress=fail)
    assert upstar.prove_nim("CN(3,2)").proved


def test_a_limit_ends_a_proof_with_advice():
    with pytest.raises(upstar.Error) as caught:
        upstar.prove_nim("CN(7,3)", time=0.05)
    assert caught.value.kind == "limit" and "time=" in caught.value.remedy
