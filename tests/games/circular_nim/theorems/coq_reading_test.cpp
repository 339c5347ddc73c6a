// What is let through to Coq: every theorem.v that Upstar writes, and nothing that could do more
// than prove.
#include "upstar/games/circular_nim/theorems/coq_reading.h"

#include <gtest/gtest.h>

#include "upstar/games/circular_nim/theorems/coq_text.h"
#include "upstar/games/circular_nim/theorems/partition_proof.h"

namespace upstar::circular_nim {
namespace {

struct Theorem {
    Claimed claim;
    std::string text;
};

Theorem theorem_of(const CircularRules& rules, const std::string& set) {
    Context context;
    PartitionProof proof = prove_partition({rules, parse_stack_set(set, rules), 0}, context);
    add_tree(proof, context);
    return {proof.claim, coq_theorem(proof.claim, *proof.tree)};
}

Theorem small_theorem() { return theorem_of({4, 2}, "(a,b,a,b)"); }

TEST(CoqReading, LetsThroughWhatUpstarWrites) {
    for (const auto& [rules, set] : std::vector<std::pair<CircularRules, const char*>>{
             {{4, 2}, "(a,b,a,b)"},
             {{5, 3}, "(a,b,c,a,0): a = b+c"},
             {{5, 2}, "(a,b,c,d,b): a+b = c+d, a = max"},
             {{6, 3}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f"},
             {{6, 4}, "(a,b,c,d,e,f): a+f = c+d, b+c = e+f, b <= e, b^d^f = 0"},
             {{4, 1}, "(a,b,c,d): a^b^c^d = 0"},
             {{3, 2, Removal::AtLeastInTotal, 2}, "(a,b,c): c = min, a+b <= 2c+1, c mod 2 = 0"},
             {{3, 2, Removal::ExactlyInTotal, 2}, "(a,b,c): a+b+c mod 4 <= 1"},
             {{4, 2, Removal::AtLeastInTotal, 1, false}, "(a,0,b,c): a = b+c"},
             {rules_of(necklace(4, 3)), "(a,b,c,a): a = b+c"},
             {rules_of(sets_of_size(4, 3)), "(a,a,a,a)"}}) {
        const Theorem theorem = theorem_of(rules, set);
        EXPECT_EQ(fault_in_theorem(theorem.claim, theorem.text), "") << set;
    }
}

TEST(CoqReading, StopsWhateverStandsBeforeOrBehind) {
    const auto [claim, text] = small_theorem();
    EXPECT_NE(fault_in_theorem(claim, "Redirect \"/tmp/notes\" Print nat.\n" + text), "");
    EXPECT_NE(fault_in_theorem(claim, text + "Extraction \"pwned\" plus.\n"), "");
    EXPECT_NE(fault_in_theorem(claim, text + "\n"), "");
    EXPECT_NE(fault_in_theorem(claim, text.substr(1)), "");
    EXPECT_NE(fault_in_theorem(claim, text.substr(0, text.size() - 1)), "");
    EXPECT_NE(fault_in_theorem(claim, ""), "");
    EXPECT_NE(fault_in_theorem(theorem_of({4, 1}, "(a,b,c,d): a^b^c^d = 0").claim, text), "");
}

// Each in the place of the last tactic of a lemma, and between two lemmas.
TEST(CoqReading, StopsCommandsAmongTheTactics) {
    const auto [claim, text] = small_theorem();
    const std::size_t at = text.find("Qed.\n\n", text.find("Lemma way_in"));
    ASSERT_NE(at, std::string::npos);
    const auto with = [&](std::size_t place, const std::string& line) {
        return text.substr(0, place) + line + "\n" + text.substr(place);
    };
    EXPECT_EQ(fault_in_theorem(claim, with(at, "  exfalso; lia.")), "");
    for (const char* line :
         {"  Redirect \"/tmp/notes\" Print nat.", "Admitted.", "  admit.", "  vm_compute.",
          "  exfalso; lia. Add ML Path \".\".", "  by_reading 0 true 1; vm_compute.",
          "  by_reading 0 true 1. Qed. Cd \"/tmp\".", "  by_reading (ltac:(idtac)) true 1.",
          "  by_taking 0 [a; b] 0 true 1; give_up.", "  (* by_reading 0 true 1. *)",
          "Unset Guard Checking.", "  exfalso; lia.\r", "  apply way_in; admit; assumption.",
          "  destruct (le_lt_dec (a) (b)); admit."}) {
        EXPECT_NE(fault_in_theorem(claim, with(at, line)), "") << line;
        EXPECT_NE(fault_in_theorem(claim, with(at + 6, line)), "") << line;
    }
}

TEST(CoqReading, StopsALemmaWithoutEnd) {
    const auto [claim, text] = small_theorem();
    const std::string before = theorem_frame(claim).before;
    EXPECT_NE(fault_in_theorem(claim, before + "Lemma way_in a :\n" + theorem_frame(claim).after),
              "");
}

}  // namespace
}  // namespace upstar::circular_nim
