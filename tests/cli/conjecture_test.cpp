// upstar conjecture: formulas tested and formulas found.
#include <gtest/gtest.h>

#include "program.h"

namespace upstar {
namespace {

TEST(ConjectureCommand, SaysThatAFormulaHolds) {
    const Ended ended = run("conjecture domineering '1x{n}' '-(n/2).Floor' --n 1..12");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out, "holds for all 12 cases\n");
    EXPECT_EQ(run("conjecture nim '{n}' 'G.IsInfinitesimal' --n 4").out, "holds for all 1 case\n");
}

TEST(ConjectureCommand, ShowsTheFirstCounterexample) {
    const Ended ended = run("conjecture domineering '1x{n}' '-n/2' --n 2..12");
    EXPECT_EQ(ended.code, 1);
    EXPECT_EQ(ended.out,
              "fails at n = 3\n"
              "  position    1x3\n"
              "  value       -1\n"
              "  formula     -3/2\n"
              "  difference  1/2\n");
    // A second thread may have checked 2x3 before 2x2 is known to be a counterexample.
    EXPECT_EQ(run("conjecture domineering '2x{n}' 'G == 1' --n 1..3 --threads 1 --format json").out,
              R"({"schema":1,"game":"domineering","template":"2x{n}","ranges":{"n":"1..3"},)"
              R"("formula":"G == 1","verdict":"fails","cases":3,"checked":2,)"
              R"("counterexample":{"parameters":{"n":2},"position":"2x2",)"
              R"("value":{"type":"Game","value":"+-1"},"given":{"type":"Boolean","value":false}}})"
              "\n");
}

TEST(ConjectureCommand, DecidesByOutcomesWhenTold) {
    EXPECT_EQ(run("conjecture konane 'L2({2*n})' '[*,*,0,0,*,*2,0,0][n]' --n 1..8 --with "
                  "board=open --by-outcome")
                  .out,
              "holds for all 8 cases\n");
    const Ended fails = run("conjecture domineering '2x{n}' 'n' --n 1..3 --by-outcome");
    EXPECT_EQ(fails.code, 1);
    EXPECT_EQ(fails.out, run("conjecture domineering '2x{n}' 'n' --n 1..3").out);
}

TEST(ConjectureCommand, PointsAtFaultsInTheFormula) {
    const Ended ended = run("conjecture nim '{n}' '*n + m' --n 1..3");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.err, "upstar: with n = 1: That variable is not defined: `m`\n*n + m\n     ^\n");
    EXPECT_EQ(run("conjecture nim '{n}' '*n +' --n 1..3").code, 2);
    EXPECT_EQ(run("conjecture nim '{n}' '*n' --n 1..3 --format svg").code, 2);
}

TEST(ConjectureCommand, FindsAClosedForm) {
    const Ended ended = run("conjecture domineering '1x{n}' --n 1..18");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out,
              "if n % 2 == 0 then -n/2 else (1-n)/2 end\n"
              "  holds from n = 1 on; found from n = 1..12, confirmed by the 6 values held back, "
              "n = 13..18\n");
    EXPECT_EQ(run("conjecture nim '{n},0' --n 1..9 --hold-back 4 --format json").out,
              R"({"schema":1,"game":"nim","template":"{n},0","ranges":{"n":"1..9"},)"
              R"("verdict":"found","parameter":"n","values":9,"formula":"*n",)"
              R"("residues":["*n"],"from":1,"fitted":5,"confirmed":4})"
              "\n");
}

TEST(ConjectureCommand, FindsWhatItThenAccepts) {
    const Ended found = run("conjecture domineering '1x{n}' --n 1..18");
    const std::string formula = found.out.substr(0, found.out.find('\n'));
    EXPECT_EQ(run("conjecture domineering '1x{n}' " + quoted(formula) + " --n 1..24").out,
              "holds for all 24 cases\n");
}

TEST(ConjectureCommand, SaysHonestlyThatNothingFits) {
    const Ended ended = run("conjecture nim '{n},5' --n 1..9");
    EXPECT_EQ(ended.code, 1);
    EXPECT_EQ(ended.out.rfind("no closed form found in n = 1..9: ", 0), 0u) << ended.out;
}

TEST(ConjectureCommand, IsPartialAtALimit) {
    const Ended ended = run("conjecture domineering '{n}x{n}' 'G == G' --n 1..8 --time-limit 2");
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.out.rfind("holds for the ", 0), 0u) << ended.out;
    EXPECT_NE(ended.err.find(" of 8 cases are checked"), std::string::npos) << ended.err;
}

}  // namespace
}  // namespace upstar
