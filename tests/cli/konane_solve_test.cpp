// upstar konane solve and check: boards, positions, formats, strategies, proofs kept, and errors.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "program.h"

namespace upstar {
namespace {

std::string in_temporary_folder(const std::string& name) {
    return (std::filesystem::temp_directory_path() / ("upstar-solve-" + name)).string();
}

TEST(KonaneSolveCommand, SolvesEveryOpeningOfABoard) {
    const Ended ended = run("konane solve 4x4 --format csv");
    EXPECT_EQ(ended.code, 0) << ended.err;
    std::istringstream lines(ended.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "board,rules,gap,first,winner,move,nodes,seconds");
    const char* const expected[] = {
        "4x4,ancient,a1-b1,Black,White,,",      "4x4,ancient,a1-b1,White,Black,,",
        "4x4,ancient,b1-b2,Black,Black,b4-b2,", "4x4,ancient,b1-b2,White,Black,,",
        "4x4,ancient,b2-c2,Black,White,,",      "4x4,ancient,b2-c2,White,Black,,"};
    for (const std::string begin : expected) {
        ASSERT_TRUE(std::getline(lines, line));
        EXPECT_EQ(line.substr(0, begin.size()), begin);
    }
    EXPECT_NE(run("konane solve 4x4 --format json")
                  .out.find(R"({"schema":1,"board":"4x4","rules":"ancient",)"
                            R"("first_to_lift_wins":false})"),
              std::string::npos);
    EXPECT_NE(run("konane solve 4x4").out.find("the second player to lift wins"),
              std::string::npos);
}

TEST(KonaneSolveCommand, SolvesADrawnPosition) {
    const Ended ended = run("konane solve 'xo.o|.x.x' --first black --format json");
    EXPECT_EQ(ended.code, 0) << ended.err;
    const auto json = nlohmann::json::parse(ended.out);
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["first"], "Black");
    EXPECT_EQ(json["position"], "xo.o|.x.x");
    const std::string outcome =
        run("eval 'konane(\"xo.o|.x.x\").Value |> 0'").out.rfind("true", 0) == 0 ? "Black"
                                                                                 : "White";
    EXPECT_EQ(json["winner"], outcome);
}

TEST(KonaneSolveCommand, TakesAGapInAnyImageAndOrder) {
    for (const char* gap : {"a1-a2", "a2-a1", "d4-c4"}) {
        const Ended ended = run(std::string("konane solve 4x4 --first black --gap ") + gap);
        EXPECT_EQ(ended.code, 0) << ended.err;
        EXPECT_NE(ended.out.find("Black first: White wins"), std::string::npos) << ended.out;
    }
}

TEST(KonaneSolveCommand, WritesAStrategyThatCheckProves) {
    const std::string path = in_temporary_folder("strategy");
    const Ended solved = run("konane solve 5x5 --gap a1-b1 --first white --strategy " + path);
    EXPECT_EQ(solved.code, 0) << solved.err;
    const Ended checked = run("konane check " + path);
    EXPECT_EQ(checked.code, 0) << checked.err;
    EXPECT_EQ(checked.out.rfind("claim: Black wins ..xox|oxoxo|xoxox|oxoxo|xoxox if White moves "
                                "first, by the ancient rules\n",
                                0),
              0u)
        << checked.out;
    std::ofstream(path, std::ios::app) << "nonsense\n";
    const Ended spoilt = run("konane check " + path);
    EXPECT_EQ(spoilt.code, 1);
    EXPECT_NE(spoilt.out.find("has no \"->\""), std::string::npos) << spoilt.out;
    std::filesystem::remove(path);
}

TEST(KonaneSolveCommand, GoesOnFromTheProofsItKept) {
    const std::string path = in_temporary_folder("proofs");
    const auto nodes = [&] {
        const Ended ended =
            run("konane solve 5x6 --gap a1-b1 --first black --format json --proofs " + path);
        EXPECT_EQ(ended.code, 0) << ended.err;
        return nlohmann::json::parse(ended.out)["nodes"].get<std::uint64_t>();
    };
    EXPECT_GT(nodes(), 1000u);
    EXPECT_EQ(nodes(), 0u);
    const Ended other = run("konane solve 5x5 --proofs " + path);
    EXPECT_EQ(other.code, 2);
    EXPECT_NE(other.err.find("another board"), std::string::npos) << other.err;
    std::filesystem::remove(path);
}

TEST(KonaneSolveCommand, RefusesWhatItCannotSolve) {
    for (const char* arguments :
         {"9x9", "0x4", "1x1", "1x64", "xx", "'xo|q.'", "4x4 --gap a3-a4x", "4x4 --gap b2-d2",
          "4x4 --time-limit nan", "'xo.' --gap a1-b1", "4x4 --first red", "4x4 --rules newest",
          "4x4 --strategy /tmp/x", "4x4 --coq /tmp/x.v", "4x4 --format svg", ""}) {
        const Ended ended = run(std::string("konane solve ") + arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_EQ(ended.out, "") << arguments;
    }
    EXPECT_EQ(run("konane check /no/such/file").code, 2);
    EXPECT_EQ(run("konane penetration --certificate x").code, 2);
    EXPECT_EQ(run("konane solve 5x5 --gap a1-b1 --first black --coq /tmp/x.v").code, 3);
    EXPECT_EQ(run("konane solve 'xx.'").err,
              "upstar: the colours of this board do not alternate: the stone in row 1, column 1 "
              "should have the other one; an analysis takes any board; try `upstar analyse "
              "konane`\n");
    EXPECT_EQ(run("konane solve 4x4 --gap a1-b1 --first black --strategy /no/such/x").err,
              "upstar: cannot write the strategy to /no/such/x: No such file or directory\n");
}

}  // namespace
}  // namespace upstar
