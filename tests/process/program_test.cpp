#include "upstar/process/program.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/process/coq.h"

namespace upstar {
namespace {

class Programs : public testing::Test {
protected:
    ProgramEnd shell(const std::string& script,
                     std::chrono::milliseconds limit = std::chrono::milliseconds(0)) {
        return run_program({"sh", "-c", script}, context_, limit);
    }

    Context context_;
};

TEST_F(Programs, EndInOneOfFourWays) {
    const ProgramEnd well = shell("echo out; echo err >&2; cat");
    EXPECT_TRUE(well.is_well());
    EXPECT_EQ(well.output, "out\nerr\n");
    EXPECT_EQ(well.first_line(), "out");
    EXPECT_EQ(to_string(shell("exit 3")), "exit code 3");
    EXPECT_EQ(to_string(shell("kill -9 $$")), "signal 9");
    EXPECT_EQ(to_string(run_program({"no-such-program-anywhere"}, context_)), "not there");
    EXPECT_EQ(to_string(shell("no-such-program-anywhere")), "not there");
}

TEST_F(Programs, AreEndedWithAllThatTheyStarted) {
    EXPECT_EQ(to_string(shell("sleep 100 & sleep 100", std::chrono::milliseconds(100))),
              "time is up");
}

TEST_F(Programs, EndWithTheWork) {
    context_.cancel();
    EXPECT_THROW(shell("sleep 100"), Error);
}

TEST_F(Programs, AreReadUpToALimit) {
    EXPECT_LT(shell("head -c 9000000 /dev/zero").output.size(), std::size_t{2} << 20);
}

constexpr const char* kTruth = "Theorem t : 1 + 1 = 2. Proof. reflexivity. Qed.\n";

TEST_F(Programs, OfCoqAcceptTheoremsWithoutAxiomsOnly) {
    const auto verdict = [&](const std::string& text) {
        return to_string(coq_verdict(text, context_));
    };
    const std::string print = "Print Assumptions t.\n";
    EXPECT_EQ(verdict(kTruth + print), "accepted, no axioms");
    EXPECT_EQ(verdict("Axiom a : 1 = 2. Theorem t : 1 = 2. Proof. exact a. Qed.\n" + print),
              "refused: it rests on axioms");
    EXPECT_EQ(verdict("Theorem t : 1 = 2. Proof. Admitted.\n" + print),
              "refused: it rests on axioms");
    EXPECT_EQ(verdict(kTruth), "no answer (it does not say which axioms it takes)");
    EXPECT_EQ(
        verdict("Theorem t : 1 = 2. Proof. reflexivity. Qed.\n" + print).rfind("refused: ", 0), 0u);
}

}  // namespace
}  // namespace upstar
