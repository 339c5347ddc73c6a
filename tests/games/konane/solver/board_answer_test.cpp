// Questions about whole boards, the verdicts on them, and both as JSON.
#include "upstar/games/konane/solver/board_answer.h"

#include <gtest/gtest.h>

#include "games/konane/solver/boards.h"
#include "upstar/base/error.h"
#include "upstar/games/konane/solver/board_answer_json.h"

namespace upstar::konane {
namespace {

std::vector<std::string> gap_names(const BoardQuestion& question) {
    std::vector<std::string> names;
    for (const BoardStart& start : question.starts) names.push_back(start.gap);
    return names;
}

struct Answer {
    std::vector<BoardVerdict> verdicts;
    std::optional<LiftingVerdict> lifting;
};

Answer answer_to(const BoardQuestion& question) {
    TestSolver solver(question.board);
    Answer answer;
    answer.lifting = solve_board(*solver, question,
                                 [&](const BoardVerdict& v) { answer.verdicts.push_back(v); });
    return answer;
}

TEST(KonaneBoardQuestion, OfAFullBoardHasTheGapsOfItsOpenings) {
    const BoardQuestion question = board_question("4x4", Konane::Jumps::Ancient);
    EXPECT_EQ(gap_names(question), (std::vector<std::string>{"a1-b1", "b1-b2", "b2-c2"}));
    EXPECT_FALSE(question.is_drawn());
    EXPECT_FALSE(question.is_single());
}

TEST(KonaneBoardQuestion, TakesAGapInAnyImageAndOrder) {
    for (const auto& [asked, found] :
         {std::pair("a1-a2", "a1-a2"), {"a2-a1", "a1-a2"}, {"d4-c4", "c4-d4"}}) {
        BoardQuestion question = board_question("4x4", Konane::Jumps::Ancient);
        choose_gap(question, asked);
        EXPECT_EQ(gap_names(question), std::vector<std::string>{found});
    }
}

TEST(KonaneBoardQuestion, NamesTheGapsWhereThereIsNoSuch) {
    BoardQuestion question = board_question("4x4", Konane::Jumps::Ancient);
    try {
        choose_gap(question, "b2-d2");
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(error.message().find("are a1-b1, b1-b2, b2-c2"), std::string::npos);
    }
    EXPECT_THROW(board_question("1x1", Konane::Jumps::Ancient), Error);
    EXPECT_THROW(board_question("9x9", Konane::Jumps::Ancient), Error);
}

TEST(KonaneBoardAnswer, ConcludesOnlyFromAllGapsAndBothColours) {
    BoardQuestion question = board_question("4x4", Konane::Jumps::Ancient);
    const Answer all = answer_to(question);
    EXPECT_EQ(all.verdicts.size(), 6u);
    ASSERT_TRUE(all.lifting);
    EXPECT_FALSE(all.lifting->first_wins);
    question.first = Player::Left;
    const Answer left = answer_to(question);
    EXPECT_EQ(left.verdicts.size(), 3u);
    EXPECT_FALSE(left.lifting);
    question.first.reset();
    choose_gap(question, "a1-b1");
    EXPECT_FALSE(answer_to(question).lifting);
}

TEST(KonaneBoardAnswer, HasAMoveJustWhereTheFirstPlayerWins) {
    for (const BoardVerdict& verdict :
         answer_to(board_question("4x4", Konane::Jumps::Ancient)).verdicts)
        EXPECT_EQ(!verdict.move.empty(), verdict.winner == verdict.first) << verdict.position;
}

TEST(KonaneBoardAnswer, IsToldInALine) {
    BoardVerdict verdict{
        4, 4, Konane::Jumps::Ancient, "", "b1-b2", Player::Left, Player::Left, "b4-b2", 1234, 0.25};
    EXPECT_EQ(describe(verdict),
              "gap b1-b2, Black first: Black wins by b4-b2  (1,234 nodes, 0.25 s)");
    verdict.gap = verdict.move = "";
    verdict.winner = Player::Right;
    EXPECT_EQ(describe(verdict), "Black first: White wins  (1,234 nodes, 0.25 s)");
}

TEST(KonaneBoardAnswer, IsWrittenForPrograms) {
    const Json json = json_of(BoardVerdict{2, 3, Konane::Jumps::Modern, "xo.|...", "",
                                           Player::Right, Player::Left, "", 12, 0.5});
    EXPECT_EQ(dumped(json),
              R"({"schema":1,"position":"xo.|...","rules":"modern","gap":"","first":"White",)"
              R"("winner":"Black","move":"","nodes":12,"seconds":0.5})");
}

TEST(KonaneBoardAnswer, IsReadBackFromJson) {
    const Answer answer = answer_to(board_question("4x4", Konane::Jumps::Modern));
    for (const BoardVerdict& verdict : answer.verdicts)
        EXPECT_EQ(board_verdict_from_json(Json::parse(dumped(json_of(verdict)))), verdict);
    ASSERT_TRUE(answer.lifting);
    const Json lifting = json_of(*answer.lifting);
    EXPECT_EQ(lifting["board"], "4x4");
    EXPECT_EQ(lifting_verdict_from_json(Json::parse(dumped(lifting))), *answer.lifting);
}

TEST(KonaneBoardAnswer, SaysWhatIsWrongWithItsJson) {
    const auto problem = [](const char* text) {
        try {
            board_verdict_from_json(Json::parse(text));
        } catch (const Error& error) {
            return error.message();
        }
        return std::string("none");
    };
    EXPECT_EQ(problem("[]"), "this is no verdict on a board as JSON has it: there is no `schema`");
    EXPECT_EQ(problem(R"({"schema":2})"),
              "this is no verdict on a board as JSON has it: its schema is 2, and 1 is read");
    EXPECT_EQ(problem(R"({"schema":1,"rules":"new"})"),
              "this is no verdict on a board as JSON has it: `new` is no `rules`");
}

}  // namespace
}  // namespace upstar::konane
