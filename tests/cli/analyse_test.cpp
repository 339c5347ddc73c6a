// upstar analyse: one position in all formats, limits, and what it refuses.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "program.h"

namespace upstar {
namespace {

using Json = nlohmann::json;

TEST(Analyse, ShowsTheBoardTheValueAndEveryMove) {
    const Ended ended = run("analyse domineering 2x3");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out,
              "     a b c\n"
              "  1  . . .\n"
              "  2  . . .\n"
              "\n"
              "Left places upright dominoes, Right places lying dominoes.\n"
              "\n"
              "value        {2|-1/2}\n"
              "outcome      N: whoever begins wins\n"
              "mean         3/4\n"
              "temperature  5/4\n"
              "stops        2 if Left begins, -1/2 if Right begins\n"
              "\n"
              "Left's moves: 3, of which 1 wins\n"
              "  b1-b2  .x.|.x.  2    wins   canonical, orthodox\n"
              "  a1-a2  x..|x..  +-1  loses\n"
              "  c1-c2  ..x|..x  +-1  loses\n"
              "\n"
              "Right's moves: 4, of which 4 win\n"
              "  a1-b1  xx.|...  -1/2  wins  canonical, orthodox\n"
              "  b1-c1  .xx|...  -1/2  wins  canonical, orthodox\n"
              "  a2-b2  ...|xx.  -1/2  wins  canonical, orthodox\n"
              "  b2-c2  ...|.xx  -1/2  wins  canonical, orthodox\n");
}

TEST(Analyse, ShowsOneTableOfAnImpartialGameAndItsComponents) {
    const Ended ended = run("analyse nim 1,2,3");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("outcome      P: whoever begins loses\n"), std::string::npos);
    EXPECT_NE(ended.out.find("It splits into\n  1  *\n  2  *2\n  3  *3\n"), std::string::npos);
    EXPECT_NE(ended.out.find("Moves: 6, of which 0 win\n"), std::string::npos);
    EXPECT_NE(ended.out.find("loses to 1 of 5 replies"), std::string::npos) << ended.out;
    EXPECT_EQ(ended.out.find("Left"), std::string::npos);
}

TEST(Analyse, WritesJson) {
    const Ended ended = run("analyse --format json domineering 3x3");
    EXPECT_EQ(ended.code, 0) << ended.err;
    const Json json = Json::parse(ended.out);
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["value"]["type"], "Game");
    EXPECT_EQ(json["value"]["value"], "+-1");
    EXPECT_EQ(json["outcome"], "N");
    EXPECT_EQ(json["mean"]["type"], "Number");
    EXPECT_EQ(json["mean"]["value"], "0");
    EXPECT_EQ(json["temperature"]["value"], "1");
    EXPECT_EQ(json["stops"]["right"]["value"], "-1");
    EXPECT_EQ(json["moves"]["left"].size(), 6u);
    EXPECT_EQ(json["moves"]["right"][0]["value"]["value"], "-1");
    EXPECT_EQ(json["moves"]["right"][0]["wins"], true);
    EXPECT_EQ(json["moves"]["left"][5]["wins"], false);
}

TEST(Analyse, RatesTheMovesOfAScoringGameByTheirMargins) {
    const Ended ended = run("analyse dots 1x2:1101/010");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("margin       0: both get as much\n"), std::string::npos) << ended.out;
    EXPECT_NE(ended.out.find("Moves: 3\n"), std::string::npos) << ended.out;
    const Json json = Json::parse(run("analyse strings chain:1,chain:3 --format json").out);
    EXPECT_EQ(json["margin"], 2);
    EXPECT_EQ(json["moves"]["left"][0]["move"], "chain:1/1");
    EXPECT_EQ(json["moves"]["left"][3]["margin"], -2);
    EXPECT_EQ(run("analyse dots 7x7").code, 3);
}

TEST(Analyse, ReadsThePositionFromStandardInputToo) {
    EXPECT_EQ(run("analyse nim -", "1,2,3\n").out, run("analyse nim 1,2,3").out);
}

TEST(Analyse, WritesLatex) {
    const Ended ended = run("analyse --format latex domineering 2x3");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("\\texttt{b1-b2} & \\texttt{.x.\\textbar{}.x.} & $2$ & wins \\\\\n"),
              std::string::npos)
        << ended.out;
}

TEST(Analyse, CutsLongTablesShort) {
    const Ended ended = run("analyse nim 100");
    EXPECT_NE(ended.out.find("and 60 more; --format json has them all\n"), std::string::npos);
    EXPECT_EQ(Json::parse(run("analyse nim 100 --format json").out)["moves"]["left"].size(), 100u);
}

TEST(Analyse, PositionWithoutMovesIsLostForWhoeverBegins) {
    const Ended ended = run("analyse domineering x");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("whoever begins loses\n"), std::string::npos);
    EXPECT_NE(ended.out.find("Left's moves: none\n"), std::string::npos);
}

TEST(Analyse, EndsAtALimitThatEvenOutcomesExceed) {
    const Ended ended = run("analyse --time-limit 0.3 domineering 8x8");
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.err, "upstar: time limit reached; raise it with --time-limit\n");
}

TEST(Analyse, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(run("analyse domineering '..y'").err.rfind("upstar: 'y' is not a cell", 0), 0u);
    EXPECT_NE(run("analyse domineering '..y'").err.find("..y\n  ^\n"), std::string::npos);
    EXPECT_EQ(run("analyse chess 8x8").code, 2);
    EXPECT_EQ(run("analyse nim").code, 2);
    EXPECT_EQ(run("analyse nim 3 --with k").err, "upstar: --with takes NAME=VALUE, not `k`\n");
    EXPECT_EQ(run("analyse nim 3 --with k=2").code, 2);
    const Ended csv = run("analyse nim 3 --format csv");
    EXPECT_EQ(csv.code, 2);
    EXPECT_NE(csv.err.find("unknown value `csv`; there are text|unicode|latex|json|svg|tikz\n"),
              std::string::npos);
    const Ended before = run("--format csv analyse nim 3");
    EXPECT_EQ(before.code, 2);
    EXPECT_EQ(
        before.err,
        "upstar: here results are text|unicode|latex|json|svg|tikz, not csv: choose by --format, "
        "or by the ending of --output\n");
}

}  // namespace
}  // namespace upstar
