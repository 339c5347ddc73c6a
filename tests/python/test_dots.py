"""Dots-and-Boxes: analyses, scores, flights and notations, beside a search that plays every line."""

import itertools
import json
from functools import cache

import pytest

import upstar


def boxes(rows, columns):
    """Each box as its four lines: (is_vertical, row, column)."""
    return [
        frozenset({(False, r, c), (False, r + 1, c), (True, r, c), (True, r, c + 1)})
        for r, c in itertools.product(range(rows), range(columns))
    ]


def margin(rows, columns):
    """By how many boxes the player to move wins an empty board."""
    all_boxes = boxes(rows, columns)
    lines = sorted(frozenset().union(*all_boxes))
    number = {line: i for i, line in enumerate(lines)}
    masks = [sum(1 << number[line] for line in box) for box in all_boxes]

    @cache
    def best(drawn):
        found = None
        for i in range(len(lines)):
            if drawn >> i & 1:
                continue
            after = drawn | 1 << i
            taken = sum(after & box == box != drawn & box for box in masks)
            score = taken + best(after) if taken else -best(after)
            found = score if found is None else max(found, score)
        return found or 0

    return best(0)


@pytest.mark.parametrize("rows, columns", [(1, 1), (1, 2), (1, 3), (2, 2)])
def test_the_score_of_an_empty_board_is_right(rows, columns):
    text = f"{rows}x{columns}"
    expected = margin(rows, columns)
    assert upstar.dots_and_boxes(text).margin == expected
    assert upstar.solve_dots(text).value == expected
    assert upstar.analyse_dots(text).value == expected


def test_a_solution_has_moves_and_a_line(tmp_path):
    solution = upstar.solve_dots("2x2", moves=True, line=True, checkpoint=tmp_path / "bounds")
    assert solution.nodes > 0
    assert max(move.value for move in solution.moves) == solution.value
    assert len(solution.line) > 0
    assert upstar.solve_dots("1x2", moves=True).written("csv").startswith("position,move,value")


def test_an_analysis_tells_all_about_a_position():
    analysis = upstar.analyse_dots("3x3 1. a1b1 2. b1b2")
    assert "control" in analysis.text and "<svg" in analysis.written("svg")
    assert json.loads(analysis.json)["schema"] == 1
    graph = upstar.analyse_dots("chain:3 chain:4")
    assert graph.value is not None
    with pytest.raises(upstar.Error, match="svg"):
        graph.written("svg")


def test_an_endgame_is_flown_and_its_proof_checked():
    plan = upstar.flight_plan("A@4 A-B:12 B@4 chain:10", certificate=True)
    assert "altitude" in plan.text and "<svg" in plan.written("svg")
    assert plan.proves_cv and plan.cv == plan.value == -upstar.solve_dots(plan.graph).value
    report = upstar.check_certificate(text=plan.certificate)
    assert report.accepted, report.text
    names = [piece.piece for piece in plan.pieces]
    other = upstar.flight_plan(plan.graph, names[-1])
    assert [piece.piece for piece in other.pieces][0] == names[-1]
    with pytest.raises(upstar.Error):
        upstar.flight_plan("2x2")


def test_notations_are_converted_and_back():
    moves = "2x2 1. a1b1 2. b1b2"
    bits = upstar.convert_dots(moves, "bits")
    picture = upstar.convert_dots(bits, "picture")
    assert upstar.convert_dots(picture, "bits") == bits
    assert upstar.solve_dots(picture).value == upstar.solve_dots(moves).value
    with pytest.raises(upstar.Error, match="wilson"):
        upstar.convert_dots("2x2", "morse")


def test_positions_are_taken_as_well_as_their_texts():
    board = upstar.dots_and_boxes("2x2")
    assert upstar.analyse_dots(board).value == upstar.analyse_dots("2x2").value == board.margin
    assert upstar.solve_dots(board).value == upstar.solve_dots(board.text).value == board.margin
    endgame = upstar.strings_and_coins("A@4 A-B:12 B@4 chain:10")
    assert upstar.flight_plan(endgame).value == upstar.flight_plan(endgame.text).value
    assert upstar.convert_dots(board, "picture") == upstar.convert_dots("2x2", "picture")
    with pytest.raises(TypeError):
        upstar.analyse_dots(5)
