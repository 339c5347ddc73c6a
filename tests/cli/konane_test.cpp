// upstar konane penetration: the table, rectangles, drawn groups, formats and errors; upstar konane
// dictionary: its questions, formats and errors.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "program.h"

namespace upstar {
namespace {

TEST(KonanePenetrationCommand, WritesTheTableWithItsProofs) {
    const Ended ended = run("konane penetration");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("\n         3   1  1  2  2  3  3  3  3  3  3  3  3  4\n"),
              std::string::npos)
        << ended.out;
    EXPECT_NE(ended.out.find("\n  row 4  3x12    10 pagoda functions\n"), std::string::npos)
        << ended.out;
    EXPECT_EQ(ended.out.find("exhaustive"), std::string::npos) << ended.out;
    const auto json = nlohmann::json::parse(run("konane penetration --format json").out);
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["entries"].size(), 5u * 13u);
    EXPECT_EQ(json["entries"][64]["penetration"], 4);
    EXPECT_EQ(json["entries"][64]["unreached"], "anyxany");
}

TEST(KonanePenetrationCommand, DrawsTheJumps) {
    const Ended ended = run("konane penetration 2x1");
    EXPECT_EQ(ended.out,
              "penetration 1\n\nrow 1 is reached from 2x1: 2 stones, 1 jump\n\n"
              "   *   o\n   -   -\n   x   .\n   o   .\n\n"
              "row 2 is out of reach of anyx2: golden potential (rows golden, columns stripes)\n");
}

TEST(KonanePenetrationCommand, TakesRectanglesOfAnySize) {
    EXPECT_EQ(run("konane penetration 1000000x4").out.rfind("penetration 3\n", 0), 0u);
    EXPECT_EQ(run("konane penetration 1x1000000").out.rfind("penetration 0\n", 0), 0u);
}

TEST(KonanePenetrationCommand, TurnsADrawnGroup) {
    const auto penetration = [](const std::string& side) {
        const Ended ended =
            run("konane penetration 'xoxo|oxox|xoxo' --format json --toward " + side);
        return nlohmann::json::parse(ended.out)["penetration"].get<int>();
    };
    EXPECT_EQ(penetration("up"), 2);
    EXPECT_EQ(penetration("down"), 2);
    EXPECT_EQ(penetration("left"), 3);
    EXPECT_EQ(penetration("right"), 3);
}

TEST(KonanePenetrationCommand, FindsTheFewestStones) {
    const Ended ended = run("konane penetration 3x5 --fewest");
    EXPECT_NE(ended.out.find("\nfewest stones to row 3: 8\n"), std::string::npos) << ended.out;
}

TEST(KonanePenetrationCommand, KeepsWhatWasFoundBeforeALimit) {
    const Ended ended = run("konane penetration 3x13 --fewest --time-limit 2");
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.out.rfind("penetration 4\n", 0), 0u) << ended.out;
    EXPECT_NE(ended.err.find("time limit reached"), std::string::npos) << ended.err;
}

TEST(KonanePenetrationCommand, RefusesWhatIsNoGroup) {
    for (const char* arguments : {"3x", "0x3", "3x4x5", "99999999999x3", "xx", "'x.|..q'", "...",
                                  "2x2 --toward north", "2x2 --toward up", "--toward up", "''",
                                  "2x2 --format svg", "--fewest", "100x100 --fewest"}) {
        const Ended ended = run(std::string("konane penetration ") + arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_EQ(ended.out, "") << arguments;
        EXPECT_EQ(ended.err.rfind("upstar: ", 0), 0u) << arguments << ended.err;
    }
    EXPECT_EQ(run("konane").code, 2);
}

TEST(KonanePenetrationCommand, SaysWhereThereIsNoCertificate) {
    const std::string group = "konane penetration 'x.xo|o...|x.xo|o.ox'";
    const Ended ended = run(group);
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("11 pagoda functions, and 1 exhaustive search of 40 demands and "
                             "positions, for which there is no certificate\n"),
              std::string::npos)
        << ended.out;
    EXPECT_EQ(run(group + " --certificate /dev/null").code, 2);
}

TEST(KonaneDictionaryCommand, SummarisesABox) {
    const Ended ended = run("konane dictionary 1x3");
    EXPECT_EQ(ended.out,
              "4 positions that fit 1x3, ancient rules, 3 values up to sign\n"
              "value  positions  smallest\n"
              "0      2          x\n"
              "*      1          xo\n"
              "1      1          oxo\n")
        << ended.err;
    EXPECT_EQ(run("konane dictionary 1x3 --format csv").out,
              "value,positions,smallest\n0,2,x\n*,1,xo\n1,1,oxo\n");
}

TEST(KonaneDictionaryCommand, FindsThePositionsWorthAValue) {
    EXPECT_EQ(run("konane dictionary 2x3 --value -1 --smallest").out,
              "19 positions that fit 2x3, ancient rules: the smallest worth -1\n"
              "position  stones  box\n"
              "xox       3       1x3\n");
    const Ended none = run("konane dictionary 2x3 --value '*4'");
    EXPECT_EQ(none.out, "19 positions that fit 2x3, ancient rules: none is worth *4\n");
    EXPECT_EQ(none.code, 1);
    const auto json = nlohmann::json::parse(
        run("konane dictionary 2x3 --rules modern --value '*2' --format json").out);
    ASSERT_EQ(json.size(), 1u);
    EXPECT_EQ(json[0]["position"], ".ox|ox.");
    EXPECT_EQ(json[0]["stones"], 4);
}

TEST(KonaneDictionaryCommand, ShowsWhereTheRulesDiffer) {
    const Ended ended = run("konane dictionary 1x6 --differ --smallest --format csv");
    EXPECT_EQ(ended.out, "position,stones,ancient,modern\nxo.o,3,^*,v\n");
}

TEST(KonaneDictionaryCommand, RefusesWhatItCannotList) {
    for (const char* arguments :
         {"", "5x5", "9x9", "q", "0x3", "4x4 --colours any", "2x3 --value '*'+",
          "2x3 --value '[1]'", "2x3 --value 1 --differ", "2x3 --differ --rules modern",
          "2x3 --format picture", "2x3 --rules new", "2x3 --board round"}) {
        const Ended ended = run(std::string("konane dictionary ") + arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_EQ(ended.out, "") << arguments;
    }
    EXPECT_NE(run("konane dictionary 5x5").err.find("holds 2^25 positions"), std::string::npos);
}

}  // namespace
}  // namespace upstar
