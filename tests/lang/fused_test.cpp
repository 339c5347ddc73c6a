// Instructions that do at once what others do in steps: the same answers, and the same errors.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "table.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

TEST(FusedInstructions, ABoardUpdatedByAMapAsWrittenIsThatUpdatedByTheMap) {
    const std::vector<std::string> boards = {"Strip(\"0120\")", "Strip(\"\")", "Grid(\"01|20\")",
                                             "[1,2,3]",         "\"text\"",    "7",
                                             "{1 => 2}",        "Nothing"};
    const std::vector<std::string> maps = {"{1 => 2}",
                                           "{4 => 1, 1 => 2, 4 => 0}",
                                           "{5 => 1}",
                                           "{0 => 1}",
                                           "{1 => 127, 2 => -128}",
                                           "{1 => 128}",
                                           "{1 => 300, 1 => 1}",
                                           "{1 => *}",
                                           "{1 => 1/2}",
                                           "{1 => Nothing}",
                                           "{(1,2) => 3}",
                                           "{(2,3) => 3}",
                                           "{(0,1) => 1}",
                                           "{(1,1) => 1, (2,2) => 4}",
                                           "{\"a\" => 1}",
                                           "{1 => 1, (1,1) => 1}"};
    Session session;
    for (const std::string& board : boards)
        for (const std::string& map : maps) {
            SCOPED_TRACE(board + " " + map);
            const std::string in_steps =
                answer(session, "m := " + map + "; (" + board + ").Updated(m)");
            EXPECT_EQ(answer(session, "(" + board + ").Updated(" + map + ")"), in_steps);
            EXPECT_EQ(answer(session, "(" + board + ") Updated " + map), in_steps);
        }
    EXPECT_EQ(answer(session, "Strip(\"0120\") Updated {4 => 1, 1 => 2, 4 => 0}"),
              "Strip(\"2120\")");
}

TEST(FusedInstructions, AClassMayHaveAnUpdatedOfItsOwn) {
    Session session;
    answer(session, "class Box(n) def Updated(m) := [n, m]; end");
    EXPECT_EQ(answer(session, "Box(3) Updated {1 => 2}"), "[3,{1 => 2}]");
}

TEST(FusedInstructions, ElementsOfStripsAndListsAreThoseOfTheirPlaces) {
    Session session;
    const std::vector<std::string> items = {"4", "0", "7"};
    for (int i = -1; i <= 5; ++i) {
        const bool inside = i >= 1 && i <= 3;
        const std::string place = "[" + std::to_string(i) + "]";
        EXPECT_EQ(answer(session, "Strip(\"407\")" + place),
                  inside ? items[static_cast<std::size_t>(i - 1)] : "Nothing");
        EXPECT_EQ(answer(session, "[4,0,7]" + place),
                  inside ? items[static_cast<std::size_t>(i - 1)]
                         : "!!Index out of bounds: " + std::to_string(i) +
                               "; this list has elements 1 to 3");
    }
}

TEST(FusedInstructions, AListOfNumbersAsWrittenIsAListLikeAnyOther) {
    Session session;
    EXPECT_EQ(answer(session, "[f() for i from 1 to 2]"), answer(session, "[f() for i in [1,2]]"));
    EXPECT_EQ(answer(session, "[-1,(0,-1),[2,[3,[4,[5]]]],7]"), "[-1,(0,-1),[2,[3,[4,[5]]]],7]");
    EXPECT_EQ(answer(session, "x := 5; [[1,x],(x,1)]"), "[[1,5],(5,1)]");
    EXPECT_EQ(answer(session, "[L.Concat([n]) for n in [8,9] for L in [[1,2]]]"),
              "[[1,2,8],[1,2,9]]");
    EXPECT_EQ(answer(session, "L := [1,2]; L[1] := 7"), answer(session, "L := [x,2]; L[1] := 7"));
}

TEST(FusedInstructions, ParametersWithTypesAreChecked) {
    Session session;
    answer(session, "def twice(n as Integer) := 2 * n");
    EXPECT_EQ(answer(session, "twice(4)"), "8");
    EXPECT_EQ(answer(session, "twice(n => 4)"), "8");
    EXPECT_EQ(answer(session, "twice(\"a\")"), answer(session, "twice(n => \"a\")"));
    EXPECT_EQ(answer(session, "twice(\"a\")"), "!!`n` must be of type Integer, not String a");
}

TEST(Slices, HaveTheElementsOfTheirPlaces) {
    Session session;
    EXPECT_EQ(answer(session, "\"abcdef\"[2..4]"), "bcd");
    EXPECT_EQ(answer(session, "\"abc\"[[3,1,3]]"), "cac");
    EXPECT_EQ(answer(session, "[\"ab\",5,*][2..3]"), "[5,*]");
    EXPECT_EQ(answer(session, "[5,6,7][[]]"), "[]");
    EXPECT_EQ(answer(session, "\"abc\"[2..1]"), "");
    EXPECT_EQ(answer(session, "[5,6,7][[[1]]]"),
              "!!the places of a slice are whole numbers, such as 2..4");
    EXPECT_EQ(answer(session, "[5,6,7][2..4]"), answer(session, "[5,6,7][4]"));
}

}  // namespace
}  // namespace upstar
