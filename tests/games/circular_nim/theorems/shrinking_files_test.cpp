// Proofs about circles that shrink, on disk: what is written is accepted, what was changed is not.
#include "upstar/games/circular_nim/theorems/shrinking_files.h"

#include <gtest/gtest.h>

#include "process/stand_ins.h"
#include "store/folder.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

class ShrinkingFiles : public testing::Test {
protected:
    void prove(std::uint32_t piles, std::uint32_t window) {
        write_shrinking_proof(shrinking_theorems(piles, window, context_), folder_ / "proof");
    }
    ProofCheck check() { return check_shrinking_proof(folder_ / "proof", context_); }
    bool is_refused() {
        try {
            return !check().is_accepted();
        } catch (const Error&) {
            return true;
        }
    }
    std::string file(const std::string& name) const { return folder_ / ("proof/" + name); }
    bool is_refused_with(const std::string& name, const std::string& from, const std::string& to) {
        const std::string before = read(file(name));
        const std::size_t place = before.find(from);
        EXPECT_NE(place, std::string::npos) << name << " has no " << from;
        std::string text = before;
        write(file(name), text.replace(place, from.size(), to));
        const bool refused = is_refused();
        write(file(name), before);
        return refused;
    }

    const TestFolder folder_;
    Context context_;
};

TEST_F(ShrinkingFiles, AreAcceptedAsTheyAreWritten) {
    prove(4, 2);
    const ProofCheck checked = check();
    EXPECT_TRUE(checked.is_accepted()) << checked.faults.front();
    EXPECT_EQ(checked.head.claim,
              "the P-positions of shrinking CN(4,2), all pile sizes, are: 1 pile: no P-position; "
              "2 piles: no P-position; 3 piles: (a,a,a); 4 piles: (a,b,a,b): a < b");
    EXPECT_EQ(findings_of(checked).back(), "decided: 44 scripts by cvc5 and z3");
    EXPECT_TRUE(is_shrinking_folder(folder_ / "proof"));
    EXPECT_FALSE(is_proof_folder(folder_ / "proof"));
    prove(2, 3);  // the scripts of the former proof go
    EXPECT_TRUE(check().is_accepted());
    EXPECT_FALSE(std::filesystem::exists(file("4-piles-II.smt2")));
}

TEST_F(ShrinkingFiles, AreRefusedIfSomethingWasChanged) {
    prove(3, 2);
    EXPECT_TRUE(is_refused_with("manifest.json", "(a,a,a)", "(a,a,b)"));
    EXPECT_TRUE(is_refused_with("manifest.json", "\"(a,a,a)\"", ""));
    EXPECT_TRUE(is_refused_with("manifest.json", "\"window\": 2", "\"window\": 1"));
    EXPECT_TRUE(is_refused_with("manifest.json", "\"window\": 2", "\"window\": 0"));
    EXPECT_TRUE(is_refused_with("manifest.json", "induction", "magic"));
    EXPECT_TRUE(is_refused_with("3-piles-II.smt2", "(check-sat)", "(assert false)\n(check-sat)"));
    std::filesystem::remove(file("1-piles-II.smt2"));
    EXPECT_TRUE(is_refused());
}

// The texts agree, and the claim is wrong: then a script has a solution.
TEST_F(ShrinkingFiles, OfWrongSetsAreRefusedByTheSolvers) {
    std::vector<ShrinkingTheorem> theorems = shrinking_theorems(3, 2, context_);
    theorems.back().set = parse_stack_set("(a,a,a): 2 <= a", 3, true);
    write_shrinking_proof(theorems, folder_ / "proof");
    EXPECT_TRUE(is_refused());
    EXPECT_NE(check().faults.front().find("is satisfiable"), std::string::npos);
}

class ShrinkingFilesAndSolvers : public ShrinkingFiles {
protected:
    ShrinkingFilesAndSolvers() { prove(3, 2); }
    std::string decided() { return findings_of(check()).back(); }

    const StandIns programs_;
};

TEST_F(ShrinkingFilesAndSolvers, AreAcceptedIfOneSolverIsThere) {
    EXPECT_THROW(check(), Error);
    programs_.install_sane("z3", "echo unsat");
    EXPECT_TRUE(check().is_accepted());
    EXPECT_EQ(decided(), "decided: 11 scripts by z3");
}

TEST_F(ShrinkingFilesAndSolvers, AreRefusedIfTheOnlySolverLiesCrashesOrIsTooSlow) {
    programs_.install("z3", "echo unsat");
    EXPECT_FALSE(check().is_accepted());
    programs_.install_sane("z3", "kill -9 $$");
    EXPECT_FALSE(check().is_accepted());
    programs_.install_sane("z3", "while :; do :; done");
    EXPECT_FALSE(check_shrinking_proof(folder_ / "proof", context_, std::chrono::milliseconds(50))
                     .is_accepted());
    programs_.install_sane("z3", "case \"$*\" in *3-piles-II.smt2) exit 1;; esac; echo unsat");
    EXPECT_EQ(check().faults, std::vector<std::string>{"no solver decided 3-piles-II.smt2"});
}

TEST_F(ShrinkingFilesAndSolvers, AreDecidedByTheOtherIfOneLies) {
    programs_.install("cvc5", "echo unsat");
    programs_.install_sane("z3",
                           "case \"$*\" in *3-piles-II.smt2) echo sat;; *) echo unsat;; esac");
    EXPECT_EQ(check().faults, std::vector<std::string>{"3-piles-II.smt2 is satisfiable"});
    programs_.install_sane("cvc5", "echo unsat");
    EXPECT_EQ(check().faults,
              std::vector<std::string>{"the solvers contradict each other on 3-piles-II.smt2"});
}

}  // namespace
}  // namespace upstar::circular_nim
