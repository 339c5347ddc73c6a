"""Values: made, added, compared, asked, written, copied."""

import copy
import pickle
from fractions import Fraction
from numbers import Rational

import pytest

import upstar
from upstar import Game, down, star, up


@pytest.mark.parametrize(
    "text, canonical",
    [
        ("{2||1|0}", "{2||1|0}"),
        ("{0|0}", "*"),
        ("{0|*}", "^"),
        ("1/2", "1/2"),
        ("{1|-1}+{1|-1}", "0"),
        ("{2|1}-1", "{1|0}"),
    ],
)
def test_a_text_is_read_as_the_calculator_reads_it(text, canonical):
    assert str(Game(text)) == canonical


def test_options_make_a_game():
    assert Game(left=[0], right=[star]) == up
    assert Game(left=[0, "*"], right=[]) == 1
    assert Game(left=[Game("{2|1}")], right=[0]) == Game("{2|1||0}")
    assert Game() == 0


def test_numbers_of_python_are_games():
    assert Game(3) + Fraction(1, 2) == Fraction(7, 2)
    assert 1 + up - 1 == up
    assert 2 - Game("{1|-1}") == Game("{3|1}")
    assert 3 * up == up + up + up == up * 3
    assert Game(1) == 1 and 1 == Game(1)
    assert Game(Fraction(3, 4)).number == Fraction(3, 4)
    big = 2**200
    assert Game(big).number == big
    assert (Game(-big) - Fraction(1, 2**80)).number == -big - Fraction(1, 2**80)


def test_whatever_is_registered_as_rational_is_a_number():
    class Half:
        numerator = 1
        denominator = 2

    Rational.register(Half)
    assert up + Half() == up + Fraction(1, 2)


def test_a_float_or_a_third_is_no_game():
    with pytest.raises(TypeError, match="exact"):
        Game(0.5)
    with pytest.raises(TypeError, match="exact"):
        up + 0.5
    with pytest.raises(upstar.Error, match="1/3 is no game"):
        up + Fraction(1, 3)
    with pytest.raises(TypeError):
        up + object()
    with pytest.raises(TypeError):
        up < "a text is no game here"


def test_numbers_come_out_as_int_and_fraction():
    g = Game("{2||1|0}")
    assert g.mean == Fraction(5, 4) and type(g.mean) is Fraction
    assert g.temperature == Fraction(3, 4)
    assert Game("{3|1}").mean == 2 and type(Game("{3|1}").mean) is int
    assert (g.left_stop, g.right_stop) == (2, 1)


def test_the_order_is_partial():
    assert up > 0 and not up <= 0
    assert not up < star and not up > star and up != star
    assert up.confused_with(star) and up.compare(star) == "||"
    assert (up.compare(0), down.compare(0), up.compare(up)) == (">", "<", "==")
    assert up + up >= star and star <= up + up
    assert 0 < up and 0 >= down and Fraction(1, 1024) > up
    assert not Game(0) and star


def test_equal_games_hash_alike_and_numbers_as_numbers_do():
    assert hash(Game("{0|*}")) == hash(up)
    assert {Game(1): "one"}[1] == "one"
    assert hash(Game("3/8")) == hash(Fraction(3, 8))
    assert len({Game("{1|-1}"), Game("{1|-1}+0"), star}) == 2


def test_nouns_are_properties():
    assert star.is_nimber and star.is_infinitesimal and star.is_all_small
    assert not star.is_number and Game("1/2").is_number and Game(-3).is_integer
    assert up.is_uptimal and Game("{1|-1}").is_switch and not up.is_switch
    assert upstar.tiny(2).is_number_tiny
    assert upstar.nimber(5).nim_value == 5 and up.nim_value is None
    assert (star.outcome, up.outcome, down.outcome, Game(0).outcome) == ("N", "L", "R", "P")
    assert Game(5).birthday == 5 and up.number is None
    assert up.left_options == [0] and up.right_options == [star]


def test_what_has_a_parameter_or_a_cost_is_a_method():
    g = Game("{2||1|0}")
    assert g.cool(Fraction(1, 2)) == Game("{3/2||1,{1|0}}").cool(0) or g.cool(0) == g
    assert g.cool(1) == Fraction(5, 4) == Game("5/4")
    assert g.freeze().is_numberish
    assert up.atomic_weight() == 1 and (up + up + star).atomic_weight() == 2
    assert Game("{1|-1}").atomic_weight() is None
    assert upstar.nimber(2).conway_product(upstar.nimber(2)) == upstar.nimber(3)
    assert Game(1).norton_product(up) == up
    assert star.ordinal_sum(1) == Game("*:1")
    assert up.pow_to(2) == Game("^[2]")
    assert Game("{1|-1}").heat(1) == Game("{2|-2}")
    assert set(Game("{1|*}").followers()) == {Game("{1|*}"), Game(1), star, Game(0)}
    assert up.follower_count() == 3
    assert star.misere_outcome() == "P"
    assert g.reduced() == g
    with pytest.raises(upstar.Error):
        g.cool(-1)


def test_a_product_of_hot_games_is_refused_with_advice():
    with pytest.raises(upstar.Error, match="norton_product"):
        Game("{1|-1}") * up


@pytest.mark.parametrize("text", ["0", "-7/8", "^3*5", "{2||1|0}", "+-1", "Tiny(2)", "{3|*||-2}"])
def test_a_repr_evaluates_back_and_copies_are_equal(text):
    g = Game(text)
    assert eval(repr(g)) == g
    for again in (pickle.loads(pickle.dumps(g)), copy.copy(g), copy.deepcopy(g), Game(g)):
        assert again == g and hash(again) == hash(g)


def test_latex_and_unicode():
    assert up._repr_latex_().startswith("$") and "uparrow" in up.latex
    assert up._latex_() == up.latex
    assert up.unicode == "\u2191"


def test_a_thermograph_has_walls_as_pairs_and_a_picture():
    t = Game("{2||1|0}").thermograph()
    assert t.mean == Fraction(5, 4) and t.temperature == Fraction(3, 4)
    assert t.at(0) == (2, 1)
    assert t.at(10) == (Fraction(5, 4), Fraction(5, 4))
    value, temperature = t.left_wall[-1]
    assert (value, temperature) == (t.mean, t.temperature)
    assert t._repr_svg_().startswith("<svg")
    assert "tikzpicture" in t.picture("tikz")
    assert t == Game("{2||1|0}").thermograph() and t != star.thermograph()
    with pytest.raises(upstar.Error, match="csv"):
        t.picture("csv")


def test_pictures(tmp_path):
    picture = upstar.tree("{2||1|0}")
    assert picture._repr_svg_().startswith("<svg") and "tikzpicture" in picture.tikz
    upstar.construction("{2||1|0}").save(tmp_path / "made.svg")
    assert (tmp_path / "made.svg").read_text().startswith("<svg")
    both = upstar.thermographs({"hot": Game("{3|-3}"), "cold": Game(2)})
    assert "hot" in both.svg and "cold" in both.svg
    with pytest.raises(ValueError, match="svg"):
        picture.save(tmp_path / "made.png")


def test_an_explanation_has_a_sentence_and_data():
    why = up.explanation()
    assert "up" in str(why)
    assert why.type == "Explanation"
    assert upstar.explain("^ >= *").json.startswith("{")


def at_most(g, h):
    """By the definition: no option of g to the left, or of h to the right, spoils it."""
    return not any(at_most(h, left) for left in g.left_options) and not any(
        at_most(right, g) for right in h.right_options
    )


def plain_sum(g, h):
    """By the definition, option by option."""
    return Game(
        left=[plain_sum(left, h) for left in g.left_options]
        + [plain_sum(g, left) for left in h.left_options],
        right=[plain_sum(right, h) for right in g.right_options]
        + [plain_sum(g, right) for right in h.right_options],
    )


@pytest.mark.parametrize("a", ["{1|-1}", "{2||1|0}", "^*", "{2|^,{1|*}}", "1/2", "{3|{1|0},{2|-5}}"])
@pytest.mark.parametrize("b", ["+-2", "{0|{0|-2}}", "*2", "{1|0||-1}", "{4|^3*2||*3}", "-3/4"])
def test_sums_and_order_are_those_of_the_definition(a, b):
    g, h = Game(a), Game(b)
    total = g + h
    assert total == plain_sum(g, h) and total - h == g
    assert (g <= h) == at_most(g, h) and (h <= g) == at_most(h, g)
    assert (total <= g) == at_most(total, g)


def test_equality_with_a_float_is_exact_and_refuses_nothing():
    assert Game(Fraction(1, 2)) == 0.5 and Game("1/2") != 0.25 and Game(0) == -0.0
    for other in (float("nan"), float("inf"), 0.0):
        assert Game("*") != other and not Game("*") == other
    assert [0.5, star, None].index(Game("1/2")) == 0


def test_a_game_is_laid_out_as_its_text():
    assert f"{up:>4}|{up!r}|{Game('1/2'):6}|{up}" == "   ^|Game('^')|1/2   |^"


def test_thermographs_are_pickled_and_saved(tmp_path):
    for text in ("{2||1|0}", "^", "1/2", "+-{3|1}"):
        t = Game(text).thermograph()
        assert pickle.loads(pickle.dumps(t)) == t == copy.deepcopy(t)
    t.save(tmp_path / "t.svg")
    assert (tmp_path / "t.svg").read_text() == t.picture("svg")
    with pytest.raises(ValueError, match=".svg"):
        t.save(tmp_path / "t.png")


def test_what_is_no_game_is_told():
    with pytest.raises(upstar.Error, match="a game is wanted, and this is a Rational"):
        Game("1/3")
