// Verdicts and the dictionary as people and spreadsheets read them, and a search that is kept.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "games/konane/solver/boards.h"
#include "upstar/base/error.h"
#include "upstar/games/konane/solver/board_answer_text.h"
#include "upstar/games/konane/solver/dictionary_text.h"
#include "upstar/games/konane/solver/kept_search.h"

namespace upstar::konane {
namespace {

const BoardVerdict kVerdict{
    4, 4, Konane::Jumps::Ancient, "", "b1-b2", Player::Left, Player::Left, "b4-b2", 12, 0.25};

std::string written(Format format) {
    const BoardQuestion question = board_question("4x4", Konane::Jumps::Ancient);
    BoardWriter writer(format);
    std::string text = writer.begin(question.board);
    text += writer.add(kVerdict);
    return text + writer.conclude(LiftingVerdict{}) + writer.end();
}

TEST(BoardWriter, WritesVerdictsInEveryFormat) {
    EXPECT_EQ(written(Format::Text),
              "Konane 4x4, ancient rules\n"
              "  gap b1-b2, Black first: Black wins by b4-b2  (12 nodes, 0.25 s)\n"
              "  If both also lift well, the second player to lift wins.\n");
    EXPECT_EQ(written(Format::Csv),
              "board,rules,gap,first,winner,move,nodes,seconds\n"
              "4x4,ancient,b1-b2,Black,Black,b4-b2,12,0.25\n");
    EXPECT_EQ(written(Format::Json).rfind("{\"schema\":1,", 0), 0u);
    EXPECT_NE(written(Format::Latex).find("4x4 & ancient & b1-b2"), std::string::npos);
}

class DictionaryText : public ::testing::Test {
protected:
    std::string asked(const DictionaryQuestion& question, Format format = Format::Text) {
        return dictionary_text(dictionary_, question, format, "; ask for all").text;
    }

    Context context_;
    Arena arena_{context_};
    Evaluators evaluators_{arena_};
    KonaneDictionary dictionary_{evaluators_, {2, 3}};
};

TEST_F(DictionaryText, TellsHowToGetTheRarerValues) {
    const std::string most = asked({});
    EXPECT_NE(most.find(" positions that fit 2x3, ancient rules, "), std::string::npos) << most;
    const bool has_all = most.find("rarer") == std::string::npos;
    EXPECT_EQ(has_all, most.find("; ask for all\n") == std::string::npos) << most;
    EXPECT_EQ(asked({}, Format::Csv).rfind("value,positions,smallest\n", 0), 0u);
}

TEST_F(DictionaryText, TellsWhichPositionsAreWorthAValue) {
    EXPECT_NE(asked({.wanted = arena_.integer(1)}).find(" worth 1\nposition  stones  box\n"),
              std::string::npos);
    EXPECT_NE(asked({.wanted = arena_.integer(9)}).find("none is worth 9\n"), std::string::npos);
    EXPECT_NE(asked({.wanted = arena_.integer(1), .smallest = true}).find("the smallest worth 1"),
              std::string::npos);
}

TEST_F(DictionaryText, TellsWhereTheRulesDiffer) {
    EXPECT_NE(asked({.differ = true}).find("both rules: the values of 0 differ\n"),
              std::string::npos);
}

TEST(KeptSearch, SavesItsProofsAlsoWhereAnErrorEndsIt) {
    const std::string path =
        (std::filesystem::temp_directory_path() / ("upstar-kept-" + std::to_string(getpid())))
            .string();
    Context context;
    Arena arena(context);
    const JumpBoard board = board_question("4x4", Konane::Jumps::Ancient).board;
    EXPECT_THROW(
        search_keeping_proofs(board, arena, TestSolver::small(), path,
                              [](KonaneSolver&) { throw Error(ErrorKind::Cancelled, "stopped"); }),
        Error);
    EXPECT_TRUE(std::filesystem::exists(path));
    bool searched = false;
    search_keeping_proofs(board, arena, TestSolver::small(), path,
                          [&](KonaneSolver&) { searched = true; });
    EXPECT_TRUE(searched);
    std::filesystem::remove(path);
}

}  // namespace
}  // namespace upstar::konane
