"""Positions of every game of the catalog, matches, and the language."""

import json
import pickle
from fractions import Fraction

import pytest

import upstar
from upstar import Game


def examples():
    for name in upstar.games():
        for text in upstar.game(name).examples:
            yield name, text


@pytest.mark.parametrize("name, text", list(examples()))
def test_every_example_of_every_game_is_a_position(name, text):
    game = getattr(upstar, name)
    p = game(text)
    assert eval(repr(p)) == p and hash(eval(repr(p))) == hash(p)
    assert pickle.loads(pickle.dumps(p)) == p
    assert p.game == game
    assert p._repr_svg_().startswith("<svg")
    assert p.board_text
    for q in p.options("Left"):
        assert q.game == game
    assert isinstance(p.canonical(), upstar.Position) and p.components() is not None


def test_parameters_are_keywords_or_stand_in_their_places():
    modern = upstar.konane(rules="modern")
    assert modern.settings["rules"] == "modern"
    p = upstar.konane("xo.o|.x.x", rules="modern")
    assert p.game == modern and modern("xo.o|.x.x") == p != upstar.konane("xo.o|.x.x")
    assert upstar.circular_nim(5, 2) == upstar.circular_nim(n=5, k=2)
    with pytest.raises(upstar.Error, match="ancient or modern"):
        upstar.konane(rules="medieval")


@pytest.mark.parametrize(
    "position, value",
    [
        (lambda: upstar.domineering("2x2"), "+-1"),
        (lambda: upstar.domineering("2x3"), "{2|-1/2}"),
        (lambda: upstar.toads_and_frogs("TT.FF"), "*"),
        (lambda: upstar.nim("3,5"), "*6"),
    ],
)
def test_values(position, value):
    p = position()
    assert p.value == Game(value)
    assert p.is_worth(value) and not p.is_worth(17)
    assert p.outcome == Game(value).outcome


def test_questions_go_to_the_kind_of_game_that_answers_them():
    assert upstar.nim("3,5").nim_value == 6
    assert upstar.nim("1,1").misere_outcome == "N" or upstar.nim("1,1").misere_outcome == "P"
    assert isinstance(upstar.dots_and_boxes("2x2").margin, int)
    with pytest.raises(upstar.Error, match="scoring"):
        upstar.dots_and_boxes("2x2").value
    assert upstar.domineering("2x2").wins_first("Left")


def test_moves_have_names():
    p = upstar.toads_and_frogs("T.F")
    move = p.moves("Left")[0]
    assert move.name == "1-2" and str(move.position) == ".TF"
    assert p.after("1-2", "Left") == move.position
    with pytest.raises(upstar.Error):
        p.after("3-1", "Left")
    assert upstar.domineering("2x2").best_moves("Left")
    assert upstar.nim("3,5").best_moves()


def test_an_analysis_has_the_keys_of_its_json_as_attributes():
    analysis = upstar.domineering("2x3").analysis()
    assert analysis.value == Game("{2|-1/2}")
    assert analysis.mean == Fraction(3, 4)
    assert json.loads(analysis.json)["type"] == analysis.type == "Analysis"
    assert "image/svg+xml" in analysis._repr_mimebundle_()
    assert analysis.written("latex")
    assert "value" in dir(analysis)
    with pytest.raises(AttributeError, match="there are"):
        analysis.worth
    assert pickle.loads(pickle.dumps(analysis)).value == analysis.value


def test_an_explanation_names_the_winner():
    assert "wins" in upstar.nim("3,5").explanation().text


def test_sums_of_positions_and_values_keep_their_parts():
    total = upstar.domineering("2x2") + upstar.domineering("2x3") + 1
    assert total.value == Game("+-1") + Game("{2|-1/2}") + 1
    assert (upstar.domineering("2x2") - upstar.domineering("2x2")).value == 0
    assert total.outcome in "LRNP" and "2x3" in str(total) or "domineering" in str(total).lower()
    assert len(total.options("Left")) >= 2


def test_a_negative_is_a_position():
    assert (-upstar.domineering("2x3")).value == -upstar.domineering("2x3").value


def test_a_match_is_played_recorded_and_reviewed():
    match = upstar.Match(upstar.toads_and_frogs("T.F"))
    assert match.player == "Left" and not match.is_over
    match.play("1-2")
    name, reason = match.machine_plays(level="perfect")
    assert name == "3-1" and reason
    assert not match.is_over and match.winner is None
    match.play("2-3")
    assert match.is_over and match.winner == "Left"
    again = upstar.Match.from_record(match.record)
    assert again.position == match.position
    review = match.review()
    assert review.type == "Review" and len(review.turns) == 3
    assert review.written("svg").startswith("<svg")
    assert match.undo("Left") and match.player == "Left"
    assert match._repr_svg_().startswith("<svg")
    with pytest.raises(upstar.Error, match="level"):
        match.machine_plays(level="divine")


def test_expressions_give_values_of_python():
    assert upstar.eval("{1|-1}+^") == Game("{1|-1}") + upstar.up
    assert upstar.eval("1/3") == Fraction(1, 3)
    assert upstar.eval("^ > 0") is True
    assert upstar.eval("[1,2,3]") == [1, 2, 3]
    assert upstar.eval('"text"') == "text"
    assert upstar.eval("{2||1|0}.Thermograph") == Game("{2||1|0}").thermograph()
    assert upstar.eval("x := 5") == 5 and upstar.eval("x + 1") == 6
    assert isinstance(upstar.eval("'{*|*}'"), upstar.Form)
    assert upstar.eval("'{*|*}'").value == 0
    assert upstar.eval('domineering("2x2")') == upstar.domineering("2x2")
    assert "Mean" in upstar.completions("Me", after_dot=True)


class Piles(upstar.Ruleset):
    """Nim without texts."""

    def options(self, heaps):
        return [heaps[:i] + (k,) + heaps[i + 1 :] for i, n in enumerate(heaps) for k in range(n)]


def test_sums_are_pickled_and_their_repr_evaluates_back():
    p, q = upstar.domineering("2x3"), Piles()((3, 5))
    for form in (p + 1, p + q, q + q + upstar.star, q + (p + q)):
        assert pickle.loads(pickle.dumps(form)).value == form.value
        names = {"upstar": upstar, "Piles": Piles, "Game": Game}
        assert eval(repr(form), names).value == form.value
    ordinal = upstar.Form(p).ordinal_sum(1)
    assert pickle.loads(pickle.dumps(ordinal)) == ordinal
    assert repr(p + q) == "upstar.domineering('...|...') + Piles()((3, 5))"
    assert {type(each) for each in (p + q).options("Left")} == {upstar.Form}


def test_a_match_tells_its_record_and_plays_the_moves_of_its_position():
    match = upstar.Match(upstar.domineering("2x3"))
    match.play(match.position.moves("Left")[0])
    match.play(match.position.best_moves("Right")[0])
    assert str(match) == match.record
    for again in (eval(repr(match)), pickle.loads(pickle.dumps(match))):
        assert (again.position, again.player) == (match.position, match.player)
    with pytest.raises(upstar.Error, match="no move"):
        match.play(5)


def test_a_board_is_saved(tmp_path):
    p = upstar.konane("xo.o")
    p.save(tmp_path / "board.tex")
    assert (tmp_path / "board.tex").read_text() == p.picture("tikz")


def test_positions_add_from_either_side():
    p, q = upstar.domineering("2x3"), Piles()((3, 5))
    for other in (1, Fraction(1, 2), upstar.up, q, q + 1):
        value = Game(other)
        assert (other + p).value == (p + other).value == value + p.value
        assert (other - p).value == value - p.value
        assert (p - other).value == p.value - value
    assert sum([p, q, p]).value == p.value + q.value + p.value
    with pytest.raises(TypeError):
        object() + p


def test_a_position_that_is_no_text_is_told_how_it_is_written():
    for wrong in ((3, 5), ([3, 5],)):
        with pytest.raises(TypeError, match=r'as a text.*upstar\.nim\("3,5,7"\)'):
            upstar.nim(*wrong)
