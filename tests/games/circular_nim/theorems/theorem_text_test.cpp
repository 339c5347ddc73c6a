// Patterns, theorems and findings as people read them.
#include "upstar/games/circular_nim/theorems/theorem_text.h"

#include <gtest/gtest.h>

#include "upstar/games/circular_nim/theorems/survey.h"

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

TEST(TheoremText, TellsWhereASetFails) {
    Context context;
    const Theorem theorem = prove_set({4, 2}, parse_stack_set("(a,b,a,c)", 4, true), 0, context);
    EXPECT_EQ(theorem_text(theorem, Format::Text, false),
              "(a,b,a,c)\nrefuted: CN(4,2): " + theorem.missing + "\n");
}

TEST(PatternText, TellsHowFarItWasTested) {
    Context context;
    const Pattern pattern = find_pattern({3, 2}, 6, context);
    EXPECT_EQ(pattern_text({3, 2}, pattern, Format::Text),
              "(a,a,a)\nholds for CN(3,2), stacks <= " + std::to_string(pattern.tested) + "\n");
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
