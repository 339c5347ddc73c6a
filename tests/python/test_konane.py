"""Konane as a whole: boards, the dictionary of small positions, penetration; beside plain searches."""

import itertools
from functools import cache

import pytest

import upstar
from upstar import Game


def jumps(rows, stone, modern):
    """All positions after a move of the stones of one colour: jumps in a line, each over one of the
    other colour; by the modern rules just one."""
    height, width = len(rows), len(rows[0])
    for r, c in itertools.product(range(height), range(width)):
        if rows[r][c] != stone:
            continue
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            board = [list(row) for row in rows]
            y, x = r, c
            while 0 <= y + 2 * dr < height and 0 <= x + 2 * dc < width:
                over, to = board[y + dr][x + dc], board[y + 2 * dr][x + 2 * dc]
                if over in (stone, ".") or to != ".":
                    break
                board[y][x] = board[y + dr][x + dc] = "."
                y, x = y + 2 * dr, x + 2 * dc
                board[y][x] = stone
                yield tuple("".join(row) for row in board)
                if modern:
                    break


@cache
def wins(rows, stone, modern=False):
    other = "o" if stone == "x" else "x"
    return any(not wins(after, other, modern) for after in jumps(rows, stone, modern))


@pytest.mark.parametrize("rules", ["ancient", "modern"])
def test_a_drawn_board_is_solved(rules):
    for text in ("xox|o.o|xox", "xoxo|o..x|xoxo", ".oxo|oxo.|xoxo"):
        solved = upstar.solve_konane(text, rules=rules)
        assert len(solved.verdicts) == 2 and solved.lifting is None
        for verdict in solved.verdicts:
            stone = "x" if verdict.first == "Black" else "o"
            begins = wins(tuple(text.split("|")), stone, rules == "modern")
            assert (verdict.winner == verdict.first) == begins


def test_a_full_board_is_asked_for_every_opening():
    solved = upstar.solve_konane("4x4")
    gaps = {verdict.gap for verdict in solved.verdicts}
    assert len(solved.verdicts) == 2 * len(gaps) and solved.lifting is not None
    for verdict in solved.verdicts:
        rows = tuple(verdict.position.split("|"))
        stone = "x" if verdict.first == "Black" else "o"
        assert (verdict.winner == verdict.first) == wins(rows, stone)
    one = upstar.solve_konane("4x4", gap=gaps.pop(), first="Black")
    assert len(one.verdicts) == 1 and one.records()[0]["first"] == "Black"
    assert "Black first" in one.text and one.written("csv").startswith("board,")


def test_a_strategy_is_checked_without_a_search():
    solved = upstar.solve_konane("xox|o.o|xox", first="White", certificate=True, coq=True)
    report = upstar.check_certificate(text=solved.certificate)
    assert report.accepted and report.kind == "konane strategy"
    assert "Theorem" in solved.coq
    winner = solved.verdicts[0].winner
    loser = "Black" if winner == "White" else "White"
    lie = solved.certificate.replace(f'"winner":"{winner}"', f'"winner":"{loser}"')
    lie = lie.replace(f"{winner} wins", f"{loser} wins")
    assert lie != solved.certificate
    assert not upstar.check_certificate(text=lie).accepted


def test_what_solve_konane_cannot_answer_is_refused_with_advice(tmp_path):
    with pytest.raises(upstar.Error, match="modern"):
        upstar.solve_konane("4x4", rules="old")
    with pytest.raises(upstar.Error, match="first="):
        upstar.solve_konane("4x4", certificate=True)
    with pytest.raises(upstar.Error, match="gap"):
        upstar.solve_konane("xo.o", gap="a1-b1")
    kept = tmp_path / "proofs"
    first = upstar.solve_konane("4x5", proofs=kept)
    assert kept.exists()
    again = upstar.solve_konane("4x5", proofs=kept)
    assert [v.winner for v in again.verdicts] == [v.winner for v in first.verdicts]


def all_positions(rows, columns):
    """Stones of alternating colours, all ways to take some away."""
    squares = list(itertools.product(range(rows), range(columns)))
    for chosen in itertools.product((False, True), repeat=len(squares)):
        if any(chosen):
            there = {s for s, is_chosen in zip(squares, chosen) if is_chosen}
            yield "|".join(
                "".join(("xo"[(r + c) % 2] if (r, c) in there else ".") for c in range(columns))
                for r in range(rows)
            )


def test_the_dictionary_has_every_value_of_a_box():
    bounded = upstar.konane(board="bounded")
    values = {bounded(text).value for text in all_positions(2, 3)}
    values |= {-value for value in values}
    rows = upstar.konane_dictionary("2x3", board="bounded").records()
    found = {Game(row["value"]) for row in rows}
    assert found | {-value for value in found} == values
    for row in rows:
        smallest = bounded(row["smallest"]).value
        assert Game(row["value"]) in (smallest, -smallest)


def test_the_dictionary_finds_positions_by_value_and_by_difference():
    rows = upstar.konane_dictionary("2x3", "*2").records()
    assert rows
    for row in rows:
        assert upstar.konane(row["position"], board="open").value == Game("*2")
    assert upstar.konane_dictionary("2x3", Game("*5")).records() == []
    differences = upstar.konane_dictionary("3x3", differ=True).records()
    assert differences
    for row in differences:
        assert Game(row["ancient"]) != Game(row["modern"])
        assert upstar.konane(row["position"], board="open", rules="modern").value == Game(row["modern"])
    assert "<svg" in upstar.konane_dictionary("2x2").written("svg")
    with pytest.raises(upstar.Error, match="ask one"):
        upstar.konane_dictionary("2x3", "*2", differ=True)


def reach(stones):
    """The furthest row that any jumps reach; rows are negative, the line lies above row -1."""

    @cache
    def best(there):
        found = max((row for row, _ in there), default=0)
        for r, c in there:
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                over, to = (r + dr, c + dc), (r + 2 * dr, c + 2 * dc)
                if over in there and to not in there:
                    found = max(found, best((there - {(r, c), over}) | {to}))
        return found

    return max(0, best(frozenset(stones)) + 1)


@pytest.mark.parametrize("group", ["x|o", "xo", "xox|oxo", ".x.|xox", "xoxo|oxox"])
def test_a_group_gets_as_far_as_jumps_can(group):
    rows = group.split("|")
    stones = {(-1 - r, c) for r, row in enumerate(rows) for c, s in enumerate(row) if s != "."}
    found = upstar.konane_penetration(group, certificate=True)
    assert found.penetration == reach(stones)
    report = upstar.check_certificate(text=found.certificate)
    assert report.accepted and report.kind == "konane penetration"


def test_a_rectangle_has_a_penetration_and_a_table_has_all():
    assert upstar.konane_penetration("2x1").penetration == reach({(-1, 0), (-2, 0)})
    fewest = upstar.konane_penetration("2x3", fewest=True)
    assert len(fewest.fewest.stones) == fewest.fewest.fewest_stones == 4
    table = upstar.konane_penetration()
    assert max(entry.penetration for entry in table.entries) == 4
    with pytest.raises(upstar.Error, match="toward"):
        upstar.konane_penetration("2x3", toward="left")
