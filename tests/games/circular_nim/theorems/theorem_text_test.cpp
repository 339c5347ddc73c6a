// Theorems and findings as people read them.
#include "upstar/games/circular_nim/theorems/theorem_text.h"

#include <gtest/gtest.h>

#include "upstar/games/circular_nim/theorems/survey.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"

namespace upstar::circular_nim {
namespace {

TEST(TheoremText, TellsTheSetTheMovesAndTheScope) {
    Context context;
    const Theorem theorem = find_theorem({3, 2}, 6, 0, context);
    const std::string text = theorem_text(theorem, Format::Text, true);
    EXPECT_EQ(text.rfind("(a,a,a)\nno move leads from the set into the set; ", 0), 0u) << text;
    EXPECT_NE(text.find("\n  " + strategy(*theorem.proof).front() + "\n"), std::string::npos);
    EXPECT_NE(text.find("\nproved: CN(3,2), all stack sizes\n"), std::string::npos) << text;
    EXPECT_EQ(theorem_text(theorem, Format::Latex, false).rfind("\\begin{align*}\n  & ", 0), 0u);
}

TEST(TheoremText, TellsWhyAProofOnDiskHasNoTheoremForCoq) {
    Context context;
    Theorem theorem = find_theorem({3, 2}, 6, 0, context);
    theorem.is_written = true;
    theorem.proof->without_tree = "Z3 gives up on one";
    EXPECT_NE(theorem_text(theorem, Format::Text, false)
                  .find("\nno theorem.v is written: there is no decision tree: Z3 gives up on one\n"
                        "proved: CN(3,2), all stack sizes\n"),
              std::string::npos);
    EXPECT_NE(theorem_text(theorem, Format::Text, true)
                  .find("\nno decision tree: Z3 gives up on one; formulas, to be tried in turn:\n"),
              std::string::npos);
    const Json json = json_of(theorem);
    EXPECT_EQ(json.at("theorem"), nullptr);
    EXPECT_EQ(json.at("without_theorem"), "there is no decision tree: Z3 gives up on one");
}

TEST(TheoremText, SaysNothingOfATheoremForCoqThatIsThere) {
    Context context;
    Theorem theorem = find_theorem({3, 2}, 6, 0, context);
    EXPECT_FALSE(json_of(theorem).contains("theorem"));
    theorem.is_written = true;
    add_tree(*theorem.proof, context);
    EXPECT_EQ(theorem_text(theorem, Format::Text, false).find("theorem.v"), std::string::npos);
    EXPECT_EQ(json_of(theorem).at("theorem"), "theorem.v");
}

// Formulas that do not suffice, and a limit: the proof stays one.
TEST(TheoremText, TellsWhyThereIsNoDecisionTree) {
    Context context;
    Theorem theorem = find_theorem({3, 2}, 6, 0, context);
    PartitionProof fewer = *theorem.proof;
    fewer.moves.clear();
    add_tree(fewer, context);
    EXPECT_FALSE(fewer.tree);
    EXPECT_FALSE(fewer.without_tree.empty());
    context.expire();
    add_tree(*theorem.proof, context);
    EXPECT_EQ(theorem.proof->without_tree, "time limit reached");
    EXPECT_FALSE(context.stopped());
}

TEST(TheoremText, TellsWhereASetFails) {
    Context context;
    const Theorem theorem = prove_set({4, 2}, parse_stack_set("(a,b,a,c)", 4, true), 0, context);
    EXPECT_EQ(theorem_text(theorem, Format::Text, false),
              "(a,b,a,c)\nrefuted: CN(4,2): " + theorem.missing + "\n");
}

TEST(FindingRow, HasAFieldForEveryColumn) {
    const Finding finding{"CN(3,2)", "proved", "all stack sizes", {"(a,a,a)", "(b)"}, "", 0.5};
    EXPECT_EQ(finding_row(finding).size(), finding_columns().size());
    EXPECT_EQ(finding_row(finding)[3], "(a,a,a); (b)");
    EXPECT_EQ(finding_row(finding)[5], "0.50");
}

TEST(Survey, HasAGameOfTwoNamesOnce) {
    CircularRules same{3, 2};
    EXPECT_EQ(games_with({same, {4, 2}, same}).size(), 2u);
    EXPECT_ANY_THROW(games_with({{3, 5}}));
}

}  // namespace
}  // namespace upstar::circular_nim
