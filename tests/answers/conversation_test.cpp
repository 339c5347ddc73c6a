// Games against the machine without a terminal: lines in, text out.
#include "upstar/answers/conversation.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

class ConversationTest : public testing::Test {
protected:
    Conversation on(const char* game, const char* position, ConversationSettings settings = {},
                    Player first = Player::Left) {
        settings.time = std::chrono::seconds(5);
        return Conversation(Match(catalog.named(game)->parse(position), first), settings,
                            evaluators, [this](const std::string& text) { said += text; });
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
    EXPECT_TRUE(has(text, "Your moves:\n  2  2-3  T.T.FF\n")) << text;
}

TEST_F(ConversationTest, AnswersAMoveWithItsOwnAndTheReason) {
    Conversation talk = on("nim", "1,2");
    begun(talk);
    const std::string text = to(talk, "1,1");
    EXPECT_TRUE(has(text, "You move")) << text;
    EXPECT_TRUE(has(text, "I move")) << text;
    const std::string end = to(talk, "1");
    EXPECT_TRUE(has(end, "I have no move: you win.\nYou never let the win slip.\n")) << end;
    EXPECT_FALSE(talk.is_over());
    EXPECT_EQ(to(talk, "n"), "");
    EXPECT_TRUE(talk.is_over());
}

TEST_F(ConversationTest, TellsWhereAWinSlipped) {
    Conversation talk = on("nim", "1,2");
    begun(talk);
    const std::string end = to(talk, "0,2");
    EXPECT_TRUE(has(end, "You have no move: I win.\nYour move 1, ")) << end;
    EXPECT_TRUE(has(end, "let a win slip")) << end;
}

TEST_F(ConversationTest, SaysOfAnOnlyMoveThatItLoses) {
    for (const auto& [strip, reason] : std::vector<std::pair<const char*, const char*>>{
             {"T..FF", "1-2 to .T.FF, and it loses; then I have only one reply.\n"},
             {"T.F.F", "1-2 to .TF.F, and it loses; this one leaves me 1 move\nin hand.\n"}}) {
        Conversation talk = on("toads", strip, {}, Player::Left);
        begun(talk);
        EXPECT_EQ(to(talk, "hint"), std::string("You have only one move, ") + reason);
    }
}

TEST_F(ConversationTest, MovesFirstWhereThatIsAskedFor) {
    Conversation talk = on("nim", "1,2", {}, Player::Right);
    EXPECT_TRUE(has(begun(talk), "I move"));
}

TEST_F(ConversationTest, TakesCommandsAndMovesBack) {
    Conversation talk = on("nim", "3,4,5");
    begun(talk);
    EXPECT_EQ(to(talk, "undo"), "You have not moved yet.\n");
    EXPECT_TRUE(has(to(talk, " hint "), "1 of your 12 moves wins. Move to 1,4,5: "));
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

TEST_F(ConversationTest, SaysWhatItsLevelDoes) {
    Conversation easy = on("nim", "1,2", {.strength = Strength(Level::Easy, 7)});
    const std::string text = begun(easy);
    EXPECT_TRUE(has(text, "My level is easy: " + promise(Level::Easy, false).substr(0, 40)))
        << text;
    EXPECT_TRUE(has(text, "The seed is 7.")) << text;
    Conversation perfect = on("nim", "1,2");
    EXPECT_FALSE(has(begun(perfect), "seed"));
}

TEST_F(ConversationTest, TheSameSeedPlaysTheSameGame) {
    const auto whole_game = [&](std::uint64_t seed) {
        Conversation talk = on("domineering", "4x4", {.strength = Strength(Level::Beginner, seed)});
        std::string all = begun(talk);
        while (!talk.match().is_over()) all += to(talk, "1");
        return all;
    };
    EXPECT_EQ(whole_game(3), whole_game(3));
    EXPECT_NE(whole_game(3), whole_game(4));
}

TEST_F(ConversationTest, ShowsWhoseTheDominoesAre) {
    Conversation talk = on("domineering", "3x3");
    EXPECT_TRUE(has(begun(talk), "What Left puts down is marked L, what Right puts down R.\n"));
    const std::string text = to(talk, "b1 b2");
    EXPECT_TRUE(has(text, "  1  . L .\n  2  . L .\n")) << text;
    EXPECT_TRUE(has(text, "R R")) << text;
    Conversation toads = on("toads", "TT..FF");
    EXPECT_FALSE(has(begun(toads), "is marked"));
}

TEST_F(ConversationTest, LetsTwoPeoplePlay) {
    Conversation talk = on("domineering", "3x3", {.has_two_people = true});
    const std::string text = begun(talk);
    EXPECT_TRUE(has(text,
                    "Two people play: Left, who places upright dominoes; and Right, who places "
                    "lying\ndominoes.\n"))
        << text;
    EXPECT_FALSE(has(text, "My level")) << text;
    EXPECT_EQ(talk.prompt(), "Left's move> ");
    EXPECT_TRUE(has(to(talk, "hint"), "2 of your 6 moves win. Try b1-b2: it wins.\n"));
    EXPECT_TRUE(has(to(talk, "a1-a2"), "Left moves a1-a2.\n"));
    EXPECT_EQ(talk.prompt(), "Right's move> ");
    EXPECT_TRUE(has(to(talk, "undo"), "Left takes a turn back.\n"));
    to(talk, "a1-a2");
    const std::string end = to(talk, "b2-c2");
    EXPECT_TRUE(has(end, "Left has no move: Right wins.\nTurn 1: a1-a2 by Left let a win slip;"))
        << end;
    EXPECT_EQ(talk.prompt(), "again (y, n)? ");
}

TEST_F(ConversationTest, TwoPeopleCountTheirBoxes) {
    Conversation talk = on("dots", "1x1:11/10", {.has_two_people = true});
    EXPECT_TRUE(has(begun(talk), "Two people play: A and B.\n"));
    const std::string end = to(talk, "b1b2");
    EXPECT_TRUE(has(end, "A moves b1b2 and captures 1 box.\n")) << end;
    EXPECT_TRUE(has(end, "A has 1 box, B has 0.\nThe game is over: A wins by 1 box.\n")) << end;
}

TEST_F(ConversationTest, NamesALineThatWasChosenByItsNumber) {
    Conversation talk = on("dots", "2x2", {.has_two_people = true});
    begun(talk);
    EXPECT_TRUE(has(to(talk, "1"), "A moves a3b3.\n"));
    EXPECT_TRUE(has(to(talk, "h(2,0)"), "B moves h(2,0).\n"));
}

TEST_F(ConversationTest, TakesTheLastTurnBackAfterTheEnd) {
    Conversation talk = on("nim", "1,2");
    begun(talk);
    EXPECT_TRUE(has(to(talk, "0,2"), "You have no move: I win.\n"));
    EXPECT_TRUE(has(to(talk, "UNDO"), "You take your move back.\n"));
    EXPECT_EQ(talk.match().position()->to_string(), "1,2");
    EXPECT_EQ(talk.prompt(), "your move> ");
    to(talk, "1,1");
    EXPECT_TRUE(has(to(talk, "1"), "you win"));
}

TEST_F(ConversationTest, PlaysAgainWithTheSameSidesOrOthers) {
    Conversation talk = on("domineering", "2x2");
    begun(talk);
    EXPECT_TRUE(has(to(talk, "1"), "you win"));
    EXPECT_TRUE(has(to(talk, "what?"), "The game is over. y plays it again"));
    const std::string same = to(talk, "y");
    EXPECT_TRUE(has(same, "You are Left")) << same;
    EXPECT_TRUE(has(same, "Your moves:")) << same;
    to(talk, "1");
    const std::string other = to(talk, "swap");
    EXPECT_TRUE(has(other, "You are Right")) << other;
    EXPECT_TRUE(has(other, "I move ")) << other;
    EXPECT_TRUE(has(other, "I win")) << other;
    EXPECT_EQ(to(talk, "No"), "");
    EXPECT_TRUE(talk.is_over());
}

TEST_F(ConversationTest, SavesTheGameByWhomItIsToldTo) {
    std::string name;
    std::string record;
    Conversation talk = on("nim", "1,2",
                           {.strength = Strength(Level::Easy, 5),
                            .save = [&](const std::string& file, const std::string& text) {
                                name = file;
                                record = text;
                            }});
    begun(talk);
    to(talk, "1,1");
    EXPECT_EQ(to(talk, "Save My Game.txt"), "Saved in My Game.txt.\n");
    EXPECT_EQ(name, "My Game.txt");
    EXPECT_EQ(record.rfind("Game: Nim\nPosition: 1,2\nFirst: Left\nLeft: you\nRight: upstar, easy, "
                           "seed 5\n\n1. 1,1\n2. ",
                           0),
              0u)
        << record;
    EXPECT_EQ(to(talk, "record"), record);
    EXPECT_EQ(to(talk, "save"), "Name a file: save game.txt\n");
    Conversation nowhere = on("nim", "1,2");
    begun(nowhere);
    EXPECT_TRUE(has(to(nowhere, "save x"), "cannot be saved here"));
}

TEST_F(ConversationTest, ReviewsTheGameSoFar) {
    Conversation talk = on("domineering", "3x3");
    begun(talk);
    EXPECT_EQ(to(talk, "review"), "There is nothing to review yet.\n");
    to(talk, "a1-a2");
    EXPECT_TRUE(has(to(talk, "review"), "Turn 1: a1-a2 by Left let a win slip; b1-b2 wins.\n"));
}

TEST_F(ConversationTest, SaysTwoWhat) {
    // Every move of Right's loses, and all leave the same: the reply that wins is not the point.
    Conversation talk = on("toads", "TT...F", {.you = Player::Left}, Player::Right);
    const std::string text = begun(talk);
    EXPECT_FALSE(has(text, "leaves 1")) << text;
    EXPECT_FALSE(has(text, "leaves 2")) << text;
}

TEST_F(ConversationTest, BreaksLongLinesAndLeavesBoardsAlone) {
    Conversation talk = on("konane", "4x12", {.columns = 40});
    const std::string text = begun(talk);
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos;
         end = text.find('\n', begin)) {
        EXPECT_LE(end - begin, 40u) << text.substr(begin, end - begin);
        begin = end + 1;
    }
    EXPECT_TRUE(has(text, "a b c d e f g h i j k l\n")) << text;
}

TEST(ConversationWords, AreCompleted) {
    EXPECT_EQ(Conversation::completions("h"), (std::vector<std::string>{"help", "hint"}));
    EXPECT_EQ(Conversation::completions("RE"), (std::vector<std::string>{"record", "review"}));
    EXPECT_TRUE(Conversation::completions("x").empty());
}

}  // namespace
}  // namespace upstar
