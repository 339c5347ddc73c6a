"""Periods of heaps and worths of strips, beside the plain definitions."""

from functools import cache

import pytest

import upstar
from upstar import Game


@cache
def kayles(n):
    reached = {
        kayles(a) ^ kayles(n - k - a) for k in (1, 2) for a in range(max(0, n - k + 1)) if n >= k
    }
    return next(value for value in range(len(reached) + 1) if value not in reached)


def test_kayles_has_the_period_that_its_values_show():
    answer = upstar.heap_period("0.77")
    period, begins = answer.period, answer.preperiod
    assert all(kayles(n + period) == kayles(n) for n in range(begins, 300))
    assert kayles(begins - 1 + period) != kayles(begins - 1)
    assert all(
        any(kayles(n + p) != kayles(n) for n in range(begins, 300)) for p in range(1, period)
    )
    assert "period 12 from heap 71 on" in answer.text


def test_a_period_comes_with_its_proof():
    answer = upstar.heap_period("0.07", certificate=True)
    report = upstar.check_certificate(text=answer.certificate)
    assert report.accepted and report.kind == "heap period"
    head, values = answer.certificate.split("\n", 1)
    assert not upstar.check_certificate(text=head + "\n" + values.replace("2", "5", 1)).accepted
    unknown = upstar.heap_period("0.77", most=50, certificate=True)
    assert unknown.period is None and unknown.certificate is None


def test_a_period_is_refused_where_the_theorem_says_nothing():
    with pytest.raises(upstar.Error):
        upstar.heap_period("0.[3]")
    with pytest.raises(upstar.Error, match="most"):
        upstar.heap_period("0.77", most=0)


@pytest.mark.parametrize("strip", ["TT..F", "T.F", "TT.FF", "T..F", "TTT.F", "TF.TF"])
def test_a_strip_is_worth_its_value_and_no_other(strip):
    value = upstar.toads_and_frogs(strip).value
    for number in range(-2, 3):
        for worth in (Game(number), Game(number) + upstar.star):
            answer = upstar.toads_worth(strip, worth)
            assert answer.holds == (worth == value)
            left_wins = Game(0) < value - worth or (value - worth).confused_with(0)
            assert ("Left" in answer.winners) == left_wins


def test_a_worth_comes_with_its_proof():
    answer = upstar.toads_worth("TT..F", 1, certificate=True)
    assert answer.holds and upstar.check_certificate(text=answer.certificate).accepted
    assert upstar.toads_worth("TT..F", 0, certificate=True).certificate is None
    with pytest.raises(upstar.Error):
        upstar.toads_worth("TT..F", "up")
