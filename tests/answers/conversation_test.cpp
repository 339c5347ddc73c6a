// Games against the machine without a terminal: lines in, text out.
#include "upstar/answers/conversation.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

class ConversationTest : public testing::Test {
protected:
    Conversation on(const char* game, const char* position, ConversationSettings settings = {}) {
        settings.time = std::chrono::seconds(5);
        return Conversation(catalog.named(game)->parse(position), settings, evaluators,
                            [this](const std::string& text) { said += text; });
    }
    // What is said to a line, or from the beginning.
    std::string begun(Conversation& talk) {
        talk.begin();
        return std::exchange(said, "");
    }
    std::string to(Conversation& talk, const std::string& line) {
        talk.hear(line);
        return std::exchange(said, "");
    }
    static bool has(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }

    Catalog catalog;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
    std::string said;
};

TEST_F(ConversationTest, IntroducesTheGameAndShowsTheBoardAndTheMoves) {
    Conversation talk = on("toads", "TT..FF");
    const std::string text = begun(talk);
    EXPECT_TRUE(has(text, "You are Left, who moves the toads; I am Right")) << text;
    EXPECT_TRUE(has(text, "Whoever cannot move loses. Type help")) << text;
    EXPECT_TRUE(has(text, "Your moves:\n  1  2-3  T.T.FF\n")) << text;
}

TEST_F(ConversationTest, AnswersAMoveWithItsOwnAndTheReason) {
    Conversation talk = on("nim", "1,2");
    begun(talk);
    const std::string text = to(talk, "1,1");
    EXPECT_TRUE(has(text, "You move")) << text;
    EXPECT_TRUE(has(text, "I move")) << text;
    const std::string end = to(talk, "1");
    EXPECT_TRUE(has(end, "I have no move: you win.\nYou never let the win slip.\n")) << end;
    EXPECT_TRUE(talk.is_over());
}

TEST_F(ConversationTest, TellsWhereAWinSlipped) {
    Conversation talk = on("nim", "1,2");
    begun(talk);
    const std::string end = to(talk, "0,2");
    EXPECT_TRUE(has(end, "You have no move: I win.\nYour move 1, ")) << end;
    EXPECT_TRUE(has(end, "let a win slip")) << end;
}

TEST_F(ConversationTest, MovesFirstWhereThatIsAskedFor) {
    Conversation talk = on("nim", "1,2", {.first = Player::Right});
    EXPECT_TRUE(has(begun(talk), "I move"));
}

TEST_F(ConversationTest, TakesCommandsAndMovesBack) {
    Conversation talk = on("nim", "3,4,5");
    begun(talk);
    EXPECT_EQ(to(talk, "undo"), "You have not moved yet.\n");
    EXPECT_TRUE(has(to(talk, " hint "), "Try "));
    EXPECT_TRUE(has(to(talk, "nonsense"), "Type the number of a move"));
    to(talk, "1");
    EXPECT_TRUE(has(to(talk, "undo"), "You take your move back.\n"));
    EXPECT_EQ(to(talk, "quit"), "You leave the game.\n");
    EXPECT_TRUE(talk.is_over());
}

TEST_F(ConversationTest, NamesKeysOnlyWhereTheFrontEndHasThem) {
    Conversation plain = on("nim", "1,2");
    begun(plain);
    EXPECT_FALSE(has(to(plain, "help"), "Ctrl"));
    Conversation terminal = on("nim", "1,2", {.leaving_key = "Ctrl-D", .hurry_key = "Ctrl-C"});
    begun(terminal);
    const std::string help = to(terminal, "help");
    EXPECT_TRUE(has(help, "end the game (also Ctrl-D)\nCtrl-C while I think")) << help;
}

TEST_F(ConversationTest, CountsPointsOfAScoringGame) {
    Conversation talk = on("dots", "1x1:11/10");
    const std::string text = begun(talk);
    EXPECT_TRUE(has(text, "More points win.")) << text;
    const std::string end = to(talk, "b1b2");
    EXPECT_TRUE(has(end, "You move b1b2 and capture 1 box.\n")) << end;
    EXPECT_TRUE(has(end, "The game is over: you win by 1 box.\nYou made no mistake.\n")) << end;
}

TEST(ConversationWords, AreCompleted) {
    EXPECT_EQ(Conversation::completions("h"), (std::vector<std::string>{"help", "hint"}));
    EXPECT_TRUE(Conversation::completions("x").empty());
}

}  // namespace
}  // namespace upstar
