// An analysis laid out: facts, moves, and what a front end says in its own words.
#include "upstar/answers/analysis_text.h"

#include <gtest/gtest.h>

#include "upstar/base/json.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

class AnalysisTextTest : public testing::Test {
protected:
    std::string of(const char* game, const char* position, Format format = Format::Text,
                   const AnalysisWords& words = {}) {
        const Analysis analysis = analyse(catalog.named(game)->parse(position), evaluators);
        return analysis_text(arena, analysis, format, words);
    }

    Catalog catalog;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
};

TEST_F(AnalysisTextTest, TellsFactsThenTheMovesOfBothPlayers) {
    const std::string text = of("domineering", "2x2");
    EXPECT_NE(text.find("value        +-1\noutcome      N: whoever begins wins\n"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("\nLeft's moves: 2, of which 2 win\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\nRight's moves: 2"), std::string::npos) << text;
}

TEST_F(AnalysisTextTest, HasAMarginOfAScoringGameAndItsMovesOnce) {
    const std::string text = of("dots", "1x1:11/10");
    EXPECT_NE(text.find("margin       +1: whoever begins gets 1 box more\n"), std::string::npos)
        << text;
    EXPECT_NE(text.find("\nMoves: 1\n"), std::string::npos) << text;
}

TEST_F(AnalysisTextTest, SaysInTheFrontEndsWordsWhereLeftOutMovesAre) {
    const std::string text = of("nim", "50", Format::Text, {without_remedy, "press the button"});
    EXPECT_NE(text.find("  and 10 more; press the button\n"), std::string::npos) << text;
}

TEST_F(AnalysisTextTest, IsATabularOfLatexOrJson) {
    const std::string latex = of("domineering", "2x2", Format::Latex);
    EXPECT_EQ(latex.rfind("\\begin{tabular}{lllll}\nvalue & \\multicolumn{4}{l}{$\\pm 1$}", 0), 0u)
        << latex;
    EXPECT_EQ(Json::parse(of("domineering", "2x2", Format::Json))["schema"], 1);
}

}  // namespace
}  // namespace upstar
