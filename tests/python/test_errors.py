"""Errors: what, where, and what to try."""

import pickle

import pytest

import upstar


def test_an_error_says_where_and_of_which_kind():
    with pytest.raises(upstar.Error) as caught:
        upstar.eval("1 + + )")
    assert caught.value.kind == "input"
    assert caught.value.offset is not None
    assert "upstar" in type(caught.value).__module__


def test_an_unknown_game_comes_with_advice():
    with pytest.raises(upstar.Error, match="domineering"):
        upstar.game("chess")
    with pytest.raises(AttributeError, match="chess"):
        upstar.chess


def test_a_time_limit_ends_work_with_advice():
    with pytest.raises(upstar.Error) as caught:
        upstar.konane("10x10").analysis(time=0.05)
    assert caught.value.kind == "limit"
    assert "time=" in caught.value.remedy
    assert upstar.Game(1) + 1 == 2, "the next call has no limit"


def test_a_memory_limit_ends_work_and_can_be_raised():
    before = upstar.memory_limit()
    upstar.set_memory_limit(upstar.memory_used() + 20_000_000)
    try:
        with pytest.raises(upstar.Error) as caught:
            upstar.domineering("7x7").value
        assert caught.value.kind == "limit"
        assert "set_memory_limit" in caught.value.remedy
    finally:
        upstar.set_memory_limit(before)
        upstar.clear()


def test_bad_times_and_players_are_refused():
    with pytest.raises(upstar.Error, match="seconds"):
        upstar.nim("1,2").analysis(time=-1)
    with pytest.raises(upstar.Error, match="Left"):
        upstar.domineering("2x2").options("Red")


def test_errors_travel_between_processes():
    try:
        upstar.konane("10x10").analysis(time=0.05)
    except upstar.Error as error:
        again = pickle.loads(pickle.dumps(error))
    assert again.kind == "limit" and again.remedy in str(again)


def test_a_position_that_is_no_text_is_told_with_an_example():
    with pytest.raises(TypeError, match='upstar.nim\\("'):
        upstar.nim(3, 5, 7)
    with pytest.raises(TypeError, match='upstar.nim\\("'):
        upstar.nim([3, 5, 7])
