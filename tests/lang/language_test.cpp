// Every row of the golden tables: an expression, what it prints, and how we know.
#include <gtest/gtest.h>

#include <filesystem>

#include "table.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

TEST(Language, AnswersAsTheGoldenTablesSay) {
    std::size_t rows = 0;
    for (const auto& entry : std::filesystem::directory_iterator(UPSTAR_TEST_DATA "/lang/golden")) {
        for (const auto& row : read_table(entry.path().string())) {
            ASSERT_EQ(row.size(), 3u) << entry.path() << ": expression, answer, source";
            Session session;
            EXPECT_EQ(answer(session, row[0]), row[1]) << entry.path() << ": " << row[0];
            ++rows;
        }
    }
    EXPECT_GT(rows, 150u);
}

TEST(Language, KeepsVariablesAndTheLastResult) {
    Session session;
    EXPECT_EQ(answer(session, "g := {2||1|0}"), "{2||1|0}");
    EXPECT_EQ(answer(session, "g.Mean"), "5/4");
    EXPECT_EQ(answer(session, "_ + 1"), "9/4");
    EXPECT_EQ(answer(session, "def double(x) := 2*x"), "Function(x)");
    EXPECT_EQ(answer(session, "double(g)"), "{3||2,{3|2}|1}");
}

TEST(Language, FunctionsSeeWhatTheyWereMadeWith) {
    Session session;
    EXPECT_EQ(answer(session, "adders := [x -> x + n for n from 1 to 3]; [f(10) for f in adders]"),
              "[11,12,13]");
    EXPECT_EQ(answer(session, "def fact(n) := if n == 0 then 1 else n * fact(n-1) end; fact(25)"),
              "15511210043330985984000000");
}

TEST(Language, ArgumentsAreEvaluatedOnce) {
    Session session;
    EXPECT_EQ(answer(session, "k := 0; nim((k := k + 1))"), "nim(\"1\")");
    EXPECT_EQ(answer(session, "game.heap.Nim((k := k + 1))"), "nim(\"2\")");
    EXPECT_EQ(answer(session, "f := x -> x; f((k := k + 1))"), "3");
    EXPECT_EQ(answer(session, "Tiny((k := k + 1)); Mean((k := k + 1))"), "5");
    EXPECT_EQ(answer(session, "k"), "5");
}

TEST(Language, ErrorsLeaveTheSessionUsable) {
    Session session;
    EXPECT_EQ(answer(session, "g := *3"), "*3");
    EXPECT_EQ(answer(session, "g := {1|"),
              "!!syntax error: expected a value, but the input ends here");
    EXPECT_EQ(answer(session, "g"), "*3");
}

TEST(Language, UnicodeAndLatexSayTheSame) {
    Session session;
    const Value value = session.evaluate("[1/2v*,-3+^3*2,Tiny(2),+-1,{2||1|0},^[3]*]");
    EXPECT_EQ(session.text(value, Notation::Unicode), "[1/2↓∗,-3+↑3∗2,⧾(2),±1,{2||1|0},↑[3]∗]");
    EXPECT_EQ(session.text(value, Notation::Latex),
              "[\\frac{1}{2}\\downarrow \\ast ,-3+\\uparrow 3\\ast 2,{\\boldsymbol +}_{2},\\pm 1,"
              "\\left\\{2\\,\\|\\,1\\,|\\,0\\right\\},\\uparrow ^{[3]}\\ast ]");
}

TEST(Language, OutputDoesNotDependOnHistory) {
    const std::string query = "{0,*,*2,{1|-1},{2|*}|v,{0|-3},{*|-1}} + {3|1,^}";
    Session fresh;
    const std::string text = answer(fresh, query);
    Session used;
    for (const char* earlier :
         {"{*|-1}", "{0|-3} + {2|*}", "-{3|1,^}", "{3|1,^}", "[-n*v for n from 1 to 9]"})
        answer(used, earlier);
    EXPECT_EQ(answer(used, query), text);
}

}  // namespace
}  // namespace upstar
