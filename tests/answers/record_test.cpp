// Records of games: what is written is read back, and what is wrong is told with its line.
#include "upstar/answers/record.h"

#include <gtest/gtest.h>

#include <random>

#include "upstar/base/error.h"

namespace upstar {
namespace {

class RecordTest : public testing::Test {
protected:
    Record read(const std::string& text, const char* game = nullptr) {
        return parse_record(catalog, text, game != nullptr ? catalog.named(game) : nullptr);
    }
    std::string problem(const std::string& text, const char* game = nullptr) {
        try {
            read(text, game);
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input);
            EXPECT_TRUE(error.offset());
            return error.message();
        }
        return "none";
    }
    // A game at random to its end, or for so many moves.
    Match played(const RulesetPtr& rules, const std::string& text, unsigned seed,
                 int moves = 1000) {
        std::mt19937 random(seed);
        Match match(rules->parse(text), seed % 2 == 0 ? Player::Left : Player::Right);
        for (int i = 0; i < moves && !match.is_over(); ++i) {
            const auto all = match.moves();
            match.play(all[random() % all.size()]);
        }
        return match;
    }

    Catalog catalog;
};

TEST_F(RecordTest, HasAHeaderAndNumberedTurns) {
    const RulesetPtr rules = catalog.named("konane")->configured({{"rules", "modern"}});
    Match match(rules->parse("4x4"), Player::Left);
    for (const char* move : {"b2", "b3", "d2-b2"})
        for (const NamedMove& named : match.turn_meant_by(move)) match.play(named);
    EXPECT_EQ(record_text({match, {"Ada", "upstar, easy, seed 7"}}),
              "Game: Konane\n"
              "Position: 4x4\n"
              "With: rules=modern\n"
              "First: Left\n"
              "Left: Ada\n"
              "Right: upstar, easy, seed 7\n"
              "\n"
              "1. b2\n"
              "2. b3\n"
              "3. d2-b2\n");
}

TEST_F(RecordTest, ReadsWhatItWritesInEveryGame) {
    for (const RulesetPtr& rules : catalog.games()) {
        for (const std::string& example : rules->about().examples) {
            for (unsigned seed = 0; seed < 6; ++seed) {
                const Match match = played(rules, example, seed, seed < 3 ? 4 : 1000);
                const std::string text = record_text({match, {"one", ""}});
                const Record again = read(text);
                EXPECT_EQ(record_text(again), text);
                EXPECT_TRUE(*again.match.position() == *match.position()) << text;
                EXPECT_EQ(again.match.mover(), match.mover()) << text;
                EXPECT_EQ(again.match.score(Player::Left), match.score(Player::Left)) << text;
                EXPECT_EQ(again.players[0], "one");
                EXPECT_TRUE(looks_like_record(text));
                EXPECT_FALSE(looks_like_record(example)) << example;
            }
        }
    }
}

TEST_F(RecordTest, TellsTheResultOfAFinishedGame) {
    EXPECT_NE(record_text(read("1x1 1. a1b1 2. a1a2 3. a2b2 4. b1b2", "dots"))
                  .find("Result: Right wins by 1 box\n"),
              std::string::npos);
    EXPECT_NE(
        record_text(read("3x3 1. a1-a2 2. b2-c2", "domineering")).find("Result: Right wins\n"),
        std::string::npos);
    EXPECT_EQ(record_text(read("3x3 1. a1-a2", "domineering")).find("Result"), std::string::npos);
}

TEST_F(RecordTest, ReadsThoseOfDotsAndBoxes) {
    const std::string lines = " 1. a1b1 2. b1c1 3. a1a2 4. a2b2 5. b1b2,b2c2 6. c1c2,b2b3";
    const std::string expected = read("2x2" + lines, "dots").match.position()->to_string();
    for (const char* text :
         {"2x2 a1b1 b1c1 a1a2 a2b2 b1b2 b2c2 c1c2 b2b3",
          "2x2: a1b1;b1c1;a1a2;a2b2;b1b2,b2c2;c1c2 b2b3",
          "2x2 1. h(2,0) 2. h(2,1) 3. v(1,0) 4. h(1,0) 5. v(1,1),h(1,1) 6. v(1,2),v(0,1)",
          "2x2\n1) a1b1\n2) b1c1\n3) a1a2\n4) a2b2\n5) b1b2, b2c2\n6) c1c2, b2b3\n"})
        EXPECT_EQ(read(text, "dots").match.position()->to_string(), expected) << text;
}

TEST_F(RecordTest, ReadsHeadersInAnyCaseWithRemarks) {
    const Record record = read(
        "# found in a drawer\n\ngame: toads\nPOSITION: TT..FF\nfirst: right\n\n# moves\n1. 5-4 2. "
        "2-3\n");
    EXPECT_EQ(record.match.first(), Player::Right);
    EXPECT_EQ(record.match.position()->to_string(), "T.TF.F");
}

TEST_F(RecordTest, NamesTheLineThatIsWrong) {
    const std::string head = "Game: Domineering\nPosition: 3x3\n";
    for (const auto& [text, message] : {
             std::pair(
                 std::string("Position: 3x3\n1. a1-a2\n"),
                 "line 1: a record names its game in a line such as `Game: Konane`, and where "
                 "it began: `Position: 6x6`"),
             std::pair(std::string("Game: chess\nPosition: 3x3\n"),
                       "line 1: there is no game 'chess'"),
             std::pair(std::string("Game: nim\n\n1. 2\n"),
                       "line 3: a record tells where the game began in a line such as `Position: "),
             std::pair(std::string("Game: nim\nPosition: 3,x\n"), "line 2: "),
             std::pair(
                 head + "Frist: Left\n",
                 "line 3: a header has no `Frist`: its lines begin with Game, Position, With, "
                 "First, Left, Right, Points, Result; did you mean `First`?"),
             std::pair(head + "First: me\n", "line 3: First is Left or Right, not `me`"),
             std::pair(head + "Game: nim\n", "line 3: Game stands here twice"),
             std::pair(head + "With: size\n", "line 3: With has NAME=VALUE, not `size`"),
             std::pair(head + "With: size=4\n", "line 3: "),
             std::pair(head + "Points: 3-4\n",
                       "line 3: Points are for games that count them; Domineering does not"),
             std::pair(head + "\n1. a1-a2\n2.\n",
                       "line 5: turn 2 has no move: is the record cut off?"),
             std::pair(head + "\n1. a1-a2\n2. a1-b1\n",
                       "line 5: `a1-b1` is no move of Right's in x..|x..|...; one is b1-c1"),
             std::pair(head + "\n1. a1-a2\n3. b1-c1\n",
                       "line 5: turn `3` stands where turn 2 is due: is a turn missing?"),
             std::pair(head + "\n1. a1-a2\n2. b2-c2\n3. a1-a2\n",
                       "line 6: the game is over before `a1-a2`: Right wins"),
             std::pair(head + "Result: Left wins\n\n1. a1-a2\n2. b2-c2\n",
                       "line 3: the result is not `Left wins`: by its moves it is `Right wins`"),
         })
        EXPECT_EQ(problem(text).rfind(message, 0), 0u) << problem(text) << "\n" << message;
    EXPECT_EQ(problem(head, "nim"), "line 1: this is a game of Domineering, not of Nim");
    EXPECT_EQ(problem("Game: dots\nPosition: 1x1\nPoints: many\n", "dots"),
              "line 3: Points are those of Left and of Right before the game: 0-0");
    EXPECT_EQ(problem("1x2 1. a1a2 3. a2b2", "dots"),
              "line 1: turn `3` stands where turn 2 is due: is a turn missing?");
    EXPECT_EQ(problem("1x1:11/10 1. b1b2 2. a1b1", "dots"),
              "line 1: the game is over before `a1b1`: Left wins by 1 box");
    EXPECT_EQ(problem("1x2:1111/100 1. b1b2 2. c1c2", "dots"),
              "line 1: a new turn, but whoever scored just now has to move again");
}

TEST_F(RecordTest, NumbersInARecordAreNoNumbersOfMoves) {
    // The third move of the list would be another.
    EXPECT_EQ(read("Game: nim\nPosition: 5\n1. 3\n").match.position()->to_string(), "3");
}

}  // namespace
}  // namespace upstar
