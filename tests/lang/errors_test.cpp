// Bad input: the message, and the place that the caret points to.
#include <gtest/gtest.h>

#include <ostream>

#include "upstar/base/error.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

struct BadInput {
    const char* text;
    const char* message;  // its beginning
    std::size_t offset;
};

void PrintTo(const BadInput& given, std::ostream* out) { *out << given.text; }

class Errors : public testing::TestWithParam<BadInput> {};

TEST_P(Errors, SayWhatAndWhere) {
    Session session;
    try {
        const Value value = session.evaluate(GetParam().text);
        FAIL() << GetParam().text << " gave " << session.text(value);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        EXPECT_EQ(error.message().rfind(GetParam().message, 0), 0u) << error.message();
        EXPECT_EQ(error.offset().value_or(999), GetParam().offset) << error.message();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Table, Errors,
    testing::Values(
        BadInput{"", "nothing to evaluate", 0}, BadInput{"   ", "nothing to evaluate", 3},
        BadInput{"{1|0", "syntax error: expected '}', but the input ends here", 4},
        BadInput{"{3|2|1}", "syntax error: two bars of the same length", 4},
        BadInput{"1 + ", "syntax error: expected a value", 4},
        BadInput{"1 + )", "syntax error: expected a value, but there is ')' here", 4},
        BadInput{"1 2", "syntax error: expected an operator", 2},
        BadInput{"x := 3; y + 1", "That variable is not defined: `y`", 8},
        BadInput{"{1|0}.Maen", "Not a property of a Game: `Maen`; did you mean `Mean`?", 5},
        BadInput{"{1|0}.Temprature",
                 "Not a property of a Game: `Temprature`; did you mean `Temperature`?", 5},
        BadInput{"{1|0}.Cool", "Cool takes 1 argument: Cool(t)", 5},
        BadInput{"{1|0}.Mean(3)", "Mean takes no arguments", 5},
        BadInput{"{1|0}.Cool({1|0})", "Cool takes a number, not {1|0}", 5},
        BadInput{"{1|0}.Cool(-1)", "Invalid cooling temperature", 5},
        BadInput{"{0|true}", "Invalid game specifier: options must be games, not Boolean true", 3},
        BadInput{"*(-1)", "Nim value is negative: -1", 0},
        BadInput{"*^", "syntax error: expected an operator", 1},
        BadInput{"{1|0} * {1|0}", "`*` multiplies numbers, or a game by an integer", 6},
        BadInput{"1 / {1|0}", "`/` is for numbers only", 2}, BadInput{"0/0", "/ by zero", 1},
        BadInput{"\"abc", "this string has no end", 0},
        BadInput{"/* abc", "this comment has no end", 0},
        BadInput{"1 $ 2", "unexpected character '$'", 2}, BadInput{"x = 1", "a single =", 2},
        BadInput{"[1,2][3]", "Index out of bounds: 3", 5},
        BadInput{"if 1 then 2 else 3 end", "a condition must be true or false, not 1", 3},
        BadInput{"if true then 1 else 2; 3", "syntax error: does what follows belong to the `if`?",
                 21},
        BadInput{"if true then 1; 2", "syntax error: does what follows belong to the `if`?", 14},
        BadInput{"for x in [1] do x; 2", "syntax error: does what follows belong to the `for`?",
                 17},
        BadInput{"while false do 1; 2", "syntax error: does what follows belong to the `while`?",
                 16},
        BadInput{"for x in 3 do x end", "`for ... in` needs a list or a set", 9},
        BadInput{"f := (x,y,x) -> x", "there is a parameter `x` before this", 10},
        BadInput{"class X(a,a) end", "there is a parameter `a` before this", 10},
        BadInput{"enum Suit Clubs, Hearts, Clubs; end", "there is an element `Clubs` before this",
                 25},
        BadInput{"class X var a := 1; var a := 2; end", "there is a variable `a` before this", 24},
        BadInput{"class X def f(n) := n; def f(m) := 2; end",
                 "there is a method with the same arguments called `f` before this", 27},
        BadInput{"f := x -> x; f(1,2)", "this function takes 1 argument, not 2", 14},
        BadInput{"circular_nim(5,2,1)", "the numbers that Circular Nim takes are n, k; a position",
                 12},
        BadInput{"circular_nim(2,5)", "k => 5 stacks do not stand side by side among n => 2", 12},
        BadInput{"circular_nim(5,2)(\"1,2\")", "this board has n => 5 stacks, and here are 2", 22},
        BadInput{"3(4)", "3 is not a function", 1},
        BadInput{"1 < 2 < 3", "syntax error: expected one comparison at a time", 6},
        BadInput{"{pass|1}", "loopy games (pass) are not supported", 1},
        BadInput{"*[3]", "misere games", 0},
        BadInput{"domineering(\"..|.\")", "this row has 1 cells", 17},
        BadInput{"domineering(3)", "a size is rows x columns", 11},
        BadInput{"domineering(\"..\", colour => red)", "", 11},
        BadInput{"game.grid.Chess(\"x\")", "no game is catalogued as `game.grid.Chess`", 9}));

TEST(CaretLines, PointAtTheCharacterEvenAfterUnicode) {
    EXPECT_EQ(caret_lines("↑ + )", 6), "↑ + )\n    ^");
    EXPECT_EQ(caret_lines("1 + )", 4), "1 + )\n    ^");
    EXPECT_EQ(caret_lines("a\n1 + )", 6), "1 + )\n    ^");
}

TEST(CaretLines, CutLongLinesAroundThePlace) {
    const std::string line(1000, 'x');
    const std::string shown = caret_lines(line, 500);
    EXPECT_LT(shown.size(), 150u);
    EXPECT_EQ(shown.substr(shown.size() - 2), " ^");
}

TEST(CaretLines, CutNoCharacterInTwo) {
    std::string arrows;
    for (int i = 0; i < 100; ++i) arrows += "↑";
    for (const std::size_t place : {150u, 153u, 156u}) {
        const std::string shown = caret_lines(arrows, place);
        EXPECT_EQ(shown.rfind("↑", 0), 0u);
        EXPECT_NE(shown.find("↑\n"), std::string::npos);
    }
}

}  // namespace
}  // namespace upstar
