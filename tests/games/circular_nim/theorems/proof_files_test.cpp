#include "upstar/games/circular_nim/theorems/proof_files.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "process/stand_ins.h"
#include "upstar/base/error.h"
#include "upstar/games/circular_nim/theorems/external_solver.h"

namespace upstar::circular_nim {
namespace {

namespace fs = std::filesystem;

class ProofFiles : public testing::Test {
protected:
    ProofFiles() {
        std::string name = (fs::temp_directory_path() / "upstar-proof-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder");
        folder_ = name;
    }
    ~ProofFiles() override { fs::remove_all(folder_); }

    void prove(const CircularRules& rules, const std::string& set, unsigned bits = 0) {
        const PartitionProof proof =
            prove_partition({rules, parse_stack_set(set, rules), bits}, context_);
        ASSERT_EQ(proof.verdict, ProofVerdict::Proved);
        write_proof(proof, folder_);
    }
    void prove_for_coq() {
        PartitionProof proof =
            prove_partition({{4, 2}, parse_stack_set("(a,b,a,b)", 4, true), 0}, context_);
        add_tree(proof, context_);
        write_proof(proof, folder_);
    }
    bool accepted() { return check_proof(folder_, context_).is_accepted(); }
    bool refused() {
        try {
            return !accepted();
        } catch (const Error&) {
            return true;
        }
    }

    static std::string read(const fs::path& path) {
        std::ostringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }
    void change(const std::string& file, const std::string& from, const std::string& to) {
        std::string text = read(folder_ / file);
        const std::size_t place = text.find(from);
        ASSERT_NE(place, std::string::npos) << file << " has no " << from;
        text.replace(place, from.size(), to);
        std::ofstream(folder_ / file) << text;
    }

    Context context_;
    fs::path folder_;
};

TEST_F(ProofFiles, OfSetNimAreMadeOfTheNameOfTheFamily) {
    prove(rules_of(necklace(4, 3)), "(a,b,c,a): a = b+c");
    EXPECT_EQ(check_proof(folder_, context_).claim, "NN(4,3), all stack sizes");
    EXPECT_TRUE(accepted());
    change("manifest.json", "\"family\": \"NN(4,3)\"", "\"family\": \"CN(4,3)\"");
    EXPECT_TRUE(refused());
    change("manifest.json", "\"family\": \"CN(4,3)\"", "\"family\": \"NN(5,3)\"");
    EXPECT_TRUE(refused());
}

TEST_F(ProofFiles, OfAFamilySayTheSameOfTheirGame) {
    prove(rules_of(necklace(4, 3)), "(a,b,c,a): a = b+c");
    change("manifest.json", "\"circle\": false", "\"circle\": true");
    EXPECT_TRUE(refused());
    change("manifest.json", "\"circle\": true", "\"circle\": false");
    EXPECT_TRUE(accepted());
}

TEST_F(ProofFiles, WithNumbersThatDoNotFitAreNotRead) {
    prove({4, 2}, "(a,b,a,b)");
    const std::string manifest = read(folder_ / "manifest.json");
    const std::size_t forms = manifest.find_first_of("-0123456789", manifest.find("\"forms\""));
    const auto with = [&](std::size_t place, std::size_t length, const std::string& number) {
        std::ofstream(folder_ / "manifest.json")
            << std::string(manifest).replace(place, length, number);
        return refused();
    };
    for (const char* number : {"-9223372036854775808", "9223372036854775807", "1e300", "0.5",
                               "100000000000000000000", "null", "\"1\""}) {
        EXPECT_TRUE(with(forms, 1, number)) << number;
        for (const char* key : {"\"stacks\": ", "\"window\": ", "\"amount\": ", "\"bits\": "})
            EXPECT_TRUE(with(manifest.find(key) + std::string(key).size(), 1, number))
                << key << number;
    }
    EXPECT_FALSE(with(0, 0, ""));
}

TEST_F(ProofFiles, OfTooManyCasesAreNotRead) {
    prove({4, 2}, "(a,b,a,b)");
    std::string cases = "\"(a,b,a,b)\"";
    for (int i = 0; i < 1000; ++i) cases += ", \"(a,b,a,b)\"";
    change("manifest.json", "\"(a,b,a,b)\"", cases);
    EXPECT_THROW(check_proof(folder_, context_), Error);
}

TEST_F(ProofFiles, AreAccepted) {
    prove({5, 2}, "(a,b,c,d,b): a+b = c+d, a = max");
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_TRUE(check.is_accepted());
    EXPECT_EQ(check.claim, "CN(5,2), all stack sizes");
    EXPECT_EQ(check.scripts.size(), 6u);
    for (const ScriptCheck& script : check.scripts)
        EXPECT_TRUE(script.is_unsatisfiable()) << script.file;
}

TEST_F(ProofFiles, OfNimSumsAreAccepted) {
    prove({3, 1}, "(a,b,c): a^b^c = 0", 3);
    EXPECT_TRUE(accepted());
}

TEST_F(ProofFiles, OfNimSumsOfAllSizesAreAcceptedByBothSolvers) {
    prove({6, 4}, "(a,b,c,d,e,f): a+b=d+e, b+c=e+f, a^c^e=0, a=min");
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_TRUE(check.is_accepted());
    EXPECT_EQ(check.claim, "CN(6,4), all stack sizes");
    for (const ScriptCheck& script : check.scripts)
        EXPECT_EQ(script.count(SolverVerdict::Answer::Unsat), 2u) << script.file;
}

TEST_F(ProofFiles, OfSeveralGroupsOfNimSumsAreAcceptedByBothSolvers) {
    prove(rules_of(family_named("EN(6,2;1,2)")), "(a,b,c,d,e,f): a^b^d^e = 0, b^c^e^f = 0");
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_TRUE(check.is_accepted());
    for (const ScriptCheck& script : check.scripts)
        EXPECT_EQ(script.count(SolverVerdict::Answer::Unsat), 2u) << script.file;
}

TEST_F(ProofFiles, WithOtherGroupsAreRefused) {
    prove(rules_of(family_named("EN(6,2;1,2)")), "(a,b,c,d,e,f): a^b^d^e = 0, b^c^e^f = 0");
    EXPECT_TRUE(accepted());
    const std::string manifest = read(folder_ / "manifest.json");
    for (const auto& [groups, to_zero] : {std::pair{"[\n  2,\n  2,\n  2\n ]", "true"},
                                          {"[\n  3,\n  3\n ]", "false"},
                                          {"[\n  2,\n  2\n ]", "false"},
                                          {"[\n  2,\n  2,\n  3\n ]", "false"},
                                          {"[\n  2,\n  2,\n  2,\n  0\n ]", "false"},
                                          {"[\n  6\n ]", "false"},
                                          {"[\n  2,\n  2,\n  18446744073709551615\n ]", "false"}}) {
        std::ofstream(folder_ / "manifest.json") << manifest;
        change("manifest.json", "\"to_zero\": false", std::string("\"to_zero\": ") + to_zero);
        change("manifest.json", "[\n  2,\n  2,\n  2\n ]", groups);
        EXPECT_TRUE(refused()) << groups << to_zero;
    }
}

TEST_F(ProofFiles, WithoutTheReductionAreRefused) {
    prove({3, 1}, "(a,b,c): a^b^c = 0");
    PartitionProof proof;
    proof.claim = {{3, 1}, parse_stack_set("(a,b,c): a^b^c = 0", 3, true), 0};
    write_proof(proof, folder_);
    EXPECT_FALSE(accepted());
}

TEST_F(ProofFiles, ThatReduceWhatMayBeNegativeAreNotRead) {
    prove({2, 1}, "(a,b): a^b = 0");
    EXPECT_TRUE(accepted());
    change("manifest.json", "\"reduced\": [\n  [\n   [\n    1",
           "\"reduced\": [\n  [\n   [\n    -1");
    EXPECT_THROW(accepted(), Error);
}

TEST_F(ProofFiles, WithAChangedScriptAreRefused) {
    prove({4, 2}, "(a,b,a,b)");
    change("II.smt2", "(check-sat)", "(assert false)\n(check-sat)");
    EXPECT_FALSE(accepted());
}

TEST_F(ProofFiles, WithoutAScriptAreRefused) {
    prove({4, 2}, "(a,b,a,b)");
    fs::remove(folder_ / "I-case1-window2.smt2");
    EXPECT_FALSE(accepted());
}

TEST_F(ProofFiles, OfAnotherGameAreRefused) {
    prove({4, 2}, "(a,b,a,b)");
    change("manifest.json", "\"amount\": 1", "\"amount\": 2");
    EXPECT_FALSE(accepted());
}

TEST_F(ProofFiles, ThatClaimMoreThanTheyShowAreRefused) {
    prove({3, 1}, "(a,b,c): a^b^c = 0", 2);
    change("manifest.json", "stacks < 2^2", "stacks < 2^9");
    EXPECT_FALSE(accepted());
    change("manifest.json", "stacks < 2^9", "stacks < 2^2");
    EXPECT_TRUE(accepted());
}

// Scripts and manifest may agree with each other and still prove nothing: then a solver says sat.
TEST_F(ProofFiles, AreReadOnlyIfTheyAreFiles) {
    prove({4, 2}, "(a,b,a,b)");
    std::filesystem::remove(folder_ / "II.smt2");
    std::filesystem::create_symlink("/dev/zero", folder_ / "II.smt2");
    EXPECT_THROW(accepted(), Error);
}

TEST_F(ProofFiles, WithoutTheMovesAreRefused) {
    prove({4, 2}, "(a,b,a,b)");
    PartitionProof proof;
    proof.claim = {{4, 2}, parse_stack_set("(a,b,a,b)", 4, true), 0};
    write_proof(proof, folder_);
    EXPECT_FALSE(accepted());
}

class TheoremFiles : public ProofFiles {
protected:
    TheoremFiles() { prove_for_coq(); }

    static bool is_missing(const ProofCheck& check) {
        return check.coq && check.coq->answer == CoqVerdict::Answer::NotThere;
    }
};

TEST_F(TheoremFiles, AreCheckedByCoq) {
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_TRUE(check.is_accepted());
    EXPECT_EQ(findings_of(check).back(), is_missing(check)
                                             ? "theorem.v: not checked, coqc is not there"
                                             : "theorem.v: checked by Coq, no axioms");
}

TEST_F(TheoremFiles, WithAChangedGameAreRefused) {
    change("CircularNim.v", "total x' < total x", "total x' <= total x");
    EXPECT_FALSE(accepted());
}

TEST_F(TheoremFiles, WithAnotherSetAreRefused) {
    change("theorem.v", "=> c = a /\\ d = b", "=> c = a /\\ d = b /\\ b = b");
    const ProofCheck check = check_proof(folder_, context_);
    if (is_missing(check)) GTEST_SKIP() << "coqc is not there";
    EXPECT_FALSE(check.is_accepted());
}

// It would be written while Coq reads the file.
TEST_F(TheoremFiles, DoNothingElseThanProve) {
    const fs::path notes = folder_ / "notes";
    change("theorem.v", "(*", "Redirect \"" + notes.string() + "\" Print nat.\n(*");
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_FALSE(check.is_accepted());
    EXPECT_FALSE(check.coq);
    EXPECT_FALSE(fs::exists(notes.string() + ".out"));
}

// Coq takes what it requires from the current folder first.
TEST_F(TheoremFiles, AreJudgedWithoutWhatLiesAround) {
    std::ofstream(folder_ / "Lia.vo") << "nothing of the kind";
    std::ofstream(folder_ / "List.vo") << "nothing of the kind";
    const fs::path here = fs::current_path();
    fs::current_path(folder_);
    const ProofCheck check = check_proof(".", context_);
    fs::current_path(here);
    EXPECT_TRUE(check.is_accepted()) << to_string(check.coq.value());
}

TEST_F(TheoremFiles, AreRefusedWithoutTheTheoremThatTheManifestNames) {
    std::ofstream(folder_ / "theorem.v") << "";
    EXPECT_EQ(check_proof(folder_, context_).faults,
              std::vector<std::string>{"theorem.v is empty"});
    fs::remove(folder_ / "theorem.v");
    EXPECT_EQ(check_proof(folder_, context_).faults,
              std::vector<std::string>{"theorem.v is missing"});
    fs::remove(folder_ / "CircularNim.v");
    EXPECT_FALSE(accepted());
}

// As they were written before the manifest named it.
TEST_F(TheoremFiles, NeedNotBeNamed) {
    change("manifest.json", " \"theorem\": \"theorem.v\",\n", "");
    EXPECT_TRUE(accepted());
    EXPECT_TRUE(check_proof(folder_, context_).coq);
    fs::remove(folder_ / "theorem.v");
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_TRUE(check.is_accepted());
    EXPECT_FALSE(check.coq);
}

TEST_F(TheoremFiles, AreNamedByTheirOwnNameOnly) {
    change("manifest.json", "\"theorem\": \"theorem.v\"", "\"theorem\": \"other.v\"");
    EXPECT_FALSE(accepted());
    change("manifest.json", "\"theorem\": \"other.v\"", "\"theorem\": null");
    EXPECT_FALSE(accepted());
}

TEST_F(TheoremFiles, GoIfTheNextProofHasNone) {
    prove({3, 1}, "(a,b,c): a^b^c = 0", 2);
    EXPECT_FALSE(fs::exists(folder_ / "theorem.v"));
    EXPECT_TRUE(accepted());
}

TEST_F(ProofFiles, WithAMoveOutsideItsWindowAreNotRead) {
    prove({4, 2}, "(a,b,a,b)");
    change("manifest.json", "\"stack\": ", "\"stack\": 1");
    EXPECT_THROW(accepted(), Error);
}

TEST_F(ProofFiles, NeedAManifest) {
    EXPECT_THROW(check_proof(folder_, context_), Error);
    std::ofstream(folder_ / "manifest.json") << "{]";
    EXPECT_THROW(check_proof(folder_, context_), Error);
}

TEST_F(ProofFiles, AreNotWrittenAmongOthers) {
    std::ofstream(folder_ / "letter.txt") << "mine";
    PartitionProof proof;
    proof.claim = {{4, 2}, parse_stack_set("(a,b,a,b)", 4, true), 0};
    EXPECT_THROW(write_proof(proof, folder_), Error);
}

class ProofFilesAndSolvers : public ProofFiles {
protected:
    ProofFilesAndSolvers() { prove({4, 2}, "(a,b,a,b)"); }

    std::string first_script() {
        const ProofCheck check = check_proof(folder_, context_);
        std::string text;
        for (const auto& [solver, verdict] : check.scripts.at(0).opinions)
            text += (text.empty() ? "" : ", ") + solver + " " + to_string(verdict);
        return text;
    }

    const StandIns programs_;
};

TEST_F(ProofFilesAndSolvers, AreAcceptedIfOneSolverIsThere) {
    programs_.install_sane("z3", "echo unsat");
    EXPECT_TRUE(accepted());
    EXPECT_EQ(first_script(), "cvc5 not there, z3 unsat");
}

TEST_F(ProofFilesAndSolvers, AreAcceptedIfOneSolverAnswers) {
    programs_.install_sane("cvc5", "echo unknown");
    programs_.install_sane("z3", "echo unsat");
    EXPECT_TRUE(accepted());
    EXPECT_EQ(first_script(), "cvc5 no answer (unknown), z3 unsat");
}

TEST_F(ProofFilesAndSolvers, AreRefusedIfSolversContradictEachOther) {
    programs_.install_sane("cvc5", "echo unsat");
    programs_.install_sane("z3", "echo sat");
    EXPECT_EQ(check_proof(folder_, context_).faults.at(0),
              "the solvers contradict each other on I-case1-window1.smt2");
}

TEST_F(ProofFilesAndSolvers, AreRefusedIfAScriptIsNotDecided) {
    programs_.install_sane("cvc5", "case \"$*\" in *II.smt2) exit 127;; esac; echo unsat");
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_EQ(check.faults, std::vector<std::string>{"no solver decided II.smt2"});
}

TEST_F(ProofFilesAndSolvers, AreRefusedIfTheSolverIsLostOnTheWay) {
    programs_.install_sane("z3", "echo unsat; : > " + programs_.path("z3"));
    EXPECT_FALSE(accepted());
}

TEST_F(ProofFilesAndSolvers, AreRefusedIfTheSolverFailsAfterItsAnswer) {
    programs_.install_sane("z3", "echo unsat; exit 1");
    EXPECT_FALSE(accepted());
    EXPECT_EQ(first_script(), "cvc5 not there, z3 no answer (unsat; exit code 1)");
}

// Whatever it is asked, it says what one would like to hear.
TEST_F(ProofFilesAndSolvers, AreRefusedIfTheOnlySolverSaysUnsatToEverything) {
    programs_.install("z3", "echo unsat");
    EXPECT_FALSE(accepted());
    EXPECT_EQ(first_script(),
              "cvc5 not there, z3 no answer (not believed: of a script with a solution it says "
              "unsat)");
}

TEST_F(ProofFilesAndSolvers, AreDecidedByTheOtherIfOneSaysUnsatToEverything) {
    programs_.install("cvc5", "echo unsat");
    programs_.install_sane("z3", "case \"$*\" in *II.smt2) echo sat;; *) echo unsat;; esac");
    EXPECT_EQ(check_proof(folder_, context_).faults,
              std::vector<std::string>{"II.smt2 is satisfiable"});
    programs_.install_sane("z3", "echo unsat");
    EXPECT_TRUE(accepted());
    EXPECT_EQ(findings_of(check_proof(folder_, context_)).back(), "decided: 5 scripts by z3");
}

TEST_F(ProofFilesAndSolvers, AreRefusedIfTheSolverCrashesOrIsTooSlow) {
    programs_.install_sane("z3", "kill -9 $$");
    EXPECT_FALSE(accepted());
    EXPECT_EQ(first_script(), "cvc5 not there, z3 no answer (signal 9)");
    programs_.install_sane("z3", "while :; do :; done");
    const ProofCheck late = check_proof(folder_, context_, std::chrono::milliseconds(100));
    EXPECT_EQ(late.faults.size(), late.scripts.size());
    EXPECT_EQ(to_string(late.scripts.at(0).opinions.at(1).verdict), "no answer (time is up)");
}

class TheoremFilesAndPrograms : public ProofFilesAndSolvers {
protected:
    TheoremFilesAndPrograms() {
        prove_for_coq();
        programs_.install_sane("z3", "echo unsat");
    }
    // What is told of theorem.v, the only fault.
    std::string refusal() {
        const ProofCheck check = check_proof(folder_, context_);
        EXPECT_EQ(check.faults, std::vector<std::string>{"theorem.v is not accepted by Coq"});
        return findings_of(check).back();
    }
};

TEST_F(TheoremFilesAndPrograms, NeedNoCoq) {
    const ProofCheck check = check_proof(folder_, context_);
    EXPECT_TRUE(check.is_accepted());
    EXPECT_EQ(findings_of(check).back(), "theorem.v: not checked, coqc is not there");
}

TEST_F(TheoremFilesAndPrograms, AreRefusedByACoqThatAcceptsAnything) {
    programs_.install("coqc", "echo Closed under the global context");
    EXPECT_EQ(refusal(), "theorem.v: Coq no answer (it accepts that 0 = 1)");
    programs_.install("coqc", ":");
    EXPECT_EQ(refusal(), "theorem.v: Coq no answer (it accepts that 0 = 1)");
}

// It refuses that 0 = 1, and of all else it says nothing.
TEST_F(TheoremFilesAndPrograms, AreRefusedByACoqThatSaysNothing) {
    programs_.install("coqc", "case \"$*\" in *control.v) echo Error: no; exit 1;; esac");
    EXPECT_EQ(refusal(), "theorem.v: Coq no answer (it does not say which axioms it takes)");
}

TEST_F(TheoremFilesAndPrograms, AreRefusedByACoqThatCrashes) {
    programs_.install("coqc", "kill -SEGV $$");
    EXPECT_EQ(refusal(), "theorem.v: Coq no answer (signal 11)");
    programs_.install("coqc",
                      "case \"$*\" in *control.v) echo Error: no; exit 1;; esac; kill -SEGV $$");
    EXPECT_EQ(refusal(), "theorem.v: Coq no answer (signal 11)");
    programs_.install("coqc", "exit 1");
    EXPECT_EQ(refusal(), "theorem.v: Coq no answer (exit code 1)");
}

TEST_F(TheoremFilesAndPrograms, AreNotDecidedInTimeByACoqThatNeverEnds) {
    const std::string never = "while :; do :; done";
    for (const std::string& script :
         {never, "case \"$*\" in *control.v) echo Error: no; exit 1;; esac; " + never,
          "case \"$*\" in *control.v) echo Error: no; exit 1;; *check.v) " + never + ";; esac"}) {
        programs_.install("coqc", script);
        const ProofCheck check = check_proof(folder_, context_, std::chrono::milliseconds(300));
        EXPECT_TRUE(check.is_accepted()) << script;
        EXPECT_EQ(findings_of(check).back(),
                  "theorem.v: not decided in time, so the proof rests on the solvers alone")
            << script;
    }
}

TEST_F(ProofFilesAndSolvers, CannotBeCheckedWithoutAny) { EXPECT_THROW(accepted(), Error); }

TEST(ExternalSolver, MayBeMissing) {
    Context context;
    EXPECT_EQ(to_string(solver_verdict("no-such-solver-anywhere", {}, "x.smt2", context)),
              "not there");
}

}  // namespace
}  // namespace upstar::circular_nim
