// Matches without a screen: turns, scores, typed moves, the way back.
#include "upstar/answers/match.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

class MatchTest : public testing::Test {
protected:
    Match on(const char* game, const char* position) {
        return Match(catalog.named(game)->parse(position), Player::Left);
    }
    static void play(Match& match, const std::string& turn) {
        for (const NamedMove& move : match.turn_meant_by(turn)) match.play(move);
    }
    static std::string problem(const Match& match, const std::string& turn) {
        try {
            match.turn_meant_by(turn);
        } catch (const Error& error) {
            return error.message();
        }
        return "none";
    }
    Catalog catalog;
};

TEST_F(MatchTest, TakesTurnsAndEndsWhereThereIsNoMove) {
    Match match = on("nim", "1,1");
    play(match, "0,1");
    EXPECT_EQ(match.mover(), Player::Right);
    EXPECT_FALSE(match.is_over());
    play(match, "1");
    EXPECT_TRUE(match.is_over());
    EXPECT_EQ(match.mover(), Player::Left);
}

TEST_F(MatchTest, GoesOnFromAGameThatWasRecorded) {
    // B captured the left box and moves again.
    const char* record = "1x2 1. a1a2 2. a2b2 3. a1b1 4. b1b2";
    const RulesetPtr dots = catalog.named("dots");
    const Standing standing = dots->standing(record);
    EXPECT_EQ(standing.points, (std::array<std::int32_t, 2>{0, 1}));
    EXPECT_EQ(standing.mover, Player::Right);
    Match match(dots->parse(record), *standing.mover, standing);
    EXPECT_EQ(match.lead(Player::Right), 1);
    play(match, "b1c1");
    play(match, "b2c2");
    play(match, "c1c2");
    EXPECT_EQ(match.score(Player::Right), 2);
    EXPECT_TRUE(match.is_over());
    std::vector<std::optional<Player>> owners;
    for (const BoardPlace& place : match.board().places)
        if (place.kind == BoardPlace::Kind::Box) owners.push_back(place.owner);
    EXPECT_EQ(owners[0], Player::Right);
    EXPECT_EQ(owners[1], Player::Right);
}

TEST_F(MatchTest, PositionsAloneTellOfNoGameBefore) {
    for (const auto& [game, text] : {std::pair("dots", "1x2:1101/010"), std::pair("nim", "1,2")}) {
        const Standing standing = catalog.named(game)->standing(text);
        EXPECT_EQ(standing.points, (std::array<std::int32_t, 2>{0, 0})) << game;
        EXPECT_EQ(standing.mover, std::nullopt) << game;
    }
}

TEST_F(MatchTest, WhoeverCapturesMovesAgainAndScores) {
    Match match = on("dots", "1x3:111111/1001");
    play(match, "v(0,1)");
    EXPECT_EQ(match.mover(), Player::Left);
    EXPECT_EQ(match.score(Player::Left), 1);
    play(match, "c1c2");
    EXPECT_EQ(match.lead(Player::Right), -3);
    EXPECT_TRUE(match.is_over());
    EXPECT_EQ(match.turns().size(), 1u);
    EXPECT_EQ(match.turns().front().size(), 2u);
}

TEST_F(MatchTest, SeveralMovesOfATurnAreJoinedByCommas) {
    Match match = on("dots", "1x3:111111/1001");
    EXPECT_EQ(match.turn_meant_by("v(0,1),v(0,2)").size(), 2u);
    EXPECT_EQ(problem(on("dots", "2x2"), "h(0,0),h(0,1)"),
              "your turn ends before h(0,1), since the move before scores nothing");
    EXPECT_EQ(problem(match, "b1b2,c1c2,a1b1"), "the game ends before a1b1");
}

TEST_F(MatchTest, ALineHasManyNames) {
    for (const char* name : {"a1b1", "b1a1", "A1B1", "h(1,0)", "H(1,0)", "cb", "1x2:0010/000"})
        EXPECT_EQ(on("dots", "1x2").turn_meant_by(name).front().name, "a1b1") << name;
    for (const char* name : {"b1b2", "v(0,1)", "bc"})
        EXPECT_EQ(on("dots", "1x2").turn_meant_by(name).front().name, "b1b2") << name;
    for (const char* word : {"a1c1", "h(9,9)", "nonsense", "a1b9"})
        EXPECT_EQ(problem(on("dots", "1x2"), word),
                  "`" + std::string(word) + "` is no move of yours here");
}

TEST_F(MatchTest, AStringMayBeNamedByItsPiece) {
    EXPECT_EQ(on("strings", "chain:1,chain:3").turn_meant_by("chain:3").front().name, "chain:3/1");
}

TEST_F(MatchTest, ANameGoesBeforeThePositionThatAnotherMoveLeadsTo) {
    const Match match = on("strings_and_coins", "ground-A,B-C");
    for (const char* name : {"ground-A", "B-C"})
        EXPECT_EQ(match.turn_meant_by(name).front().name, name);
}

TEST_F(MatchTest, ShowsWhoseTheBoxesAre) {
    Match match = on("dots", "1x2:1111/100");
    play(match, "b1b2");
    const BoardDescription board = match.board();
    std::vector<std::optional<Player>> owners;
    for (const BoardPlace& place : board.places)
        if (place.kind == BoardPlace::Kind::Box) owners.push_back(place.owner);
    EXPECT_EQ(owners, (std::vector<std::optional<Player>>{Player::Left, std::nullopt}));
}

TEST_F(MatchTest, UndoTakesAWholeTurnBack) {
    Match match = on("dots", "1x3:111111/1001");
    EXPECT_FALSE(match.undo(Player::Left));
    play(match, "v(0,1),v(0,2)");
    EXPECT_TRUE(match.undo(Player::Left));
    EXPECT_EQ(match.position()->to_string(), "1x3:111111/1001");
    EXPECT_EQ(match.score(Player::Left), 0);
    Match nim = on("nim", "2,3");
    play(nim, "1,3");
    play(nim, "1,1");
    EXPECT_TRUE(nim.undo(Player::Left));
    EXPECT_EQ(nim.position()->to_string(), "2,3");
    EXPECT_EQ(nim.mover(), Player::Left);
}

TEST_F(MatchTest, ShowsWhoseTheDominoesAre) {
    Match match = on("domineering", "3x3");
    play(match, "a1-a2");
    play(match, "b1-c1");
    const BoardDescription board = match.board();
    std::string marks;
    for (const BoardPlace& place : board.places) marks += place.mark;
    EXPECT_EQ(marks, "LRRL.....");
    EXPECT_EQ(board.places[0].owner, Player::Left);
    EXPECT_EQ(board.places[1].owner, Player::Right);
    EXPECT_EQ(match.position()->to_string(), "xxx|x..|...");
    EXPECT_TRUE(match.undo(Player::Right));
    EXPECT_EQ(match.board().places[1].owner, std::nullopt);
}

TEST_F(MatchTest, ADominoIsOnePieceOnTwoSquares) {
    Match match(catalog.named("domineering")->parse("3x3"), Player::Left);
    EXPECT_TRUE(match.last_changed().empty());
    for (const char* const move : {"a1-a2", "b2-c2"}) match.play(match.turn_meant_by(move).front());
    EXPECT_EQ(match.long_pieces(), (std::vector<std::vector<std::size_t>>{{0, 3}, {4, 5}}));
    EXPECT_EQ(match.last_changed(), (std::vector<std::size_t>{4, 5}));

    Match stones(catalog.named("konane")->parse("xo.x"), Player::Left);
    stones.play(stones.moves().front());
    EXPECT_TRUE(stones.long_pieces().empty());
    EXPECT_EQ(stones.last_changed(), (std::vector<std::size_t>{0, 1, 2}));
}

TEST_F(MatchTest, PiecesThatMoveKeepTheirLetters) {
    Match match = on("toads", "T.F");
    play(match, "1");
    EXPECT_EQ(match.board(), match.position()->board());
    Match lifted = on("konane", "4x4");
    play(lifted, "a1");
    EXPECT_EQ(lifted.board(), lifted.position()->board());
}

TEST_F(MatchTest, SquaresMayBePartedInManyWays) {
    for (const char* name : {"a1-a2", "a1 a2", "a1a2", "A1 A2", " a1 - a2", "a1-A2"})
        EXPECT_EQ(on("domineering", "3x3").turn_meant_by(name).front().name, "a1-a2") << name;
    for (const char* name : {"2-3", "2 3", "2", "t.t.ff", "T.T.FF"})
        EXPECT_EQ(on("toads", "TT..FF").turn_meant_by(name).front().name, "2-3") << name;
    for (const char* name : {"1:0", "0,2", "0, 2"})
        EXPECT_EQ(on("nim", "1,2").turn_meant_by(name).front().name, "0,2") << name;
    EXPECT_EQ(on("circular_nim", "1,2,3").turn_meant_by("1:0 2:1").front().name, "0,1,3");
    EXPECT_EQ(on("dots", "1x1").turn_meant_by("a1 b1").front().name, "a1b1");
    EXPECT_EQ(on("dots", "1x3:111111/1001").turn_meant_by("b1b2 , c1 c2").size(), 2u);
}

TEST_F(MatchTest, KonaneBeginsWithTheLifts) {
    Match match = on("konane", "4x4");
    std::vector<std::string> names;
    for (const NamedMove& move : match.moves()) names.push_back(move.name);
    EXPECT_EQ(names, (std::vector<std::string>{"a1", "c1", "b2", "d2", "a3", "c3", "b4", "d4"}));
    play(match, "b2");
    names.clear();
    for (const NamedMove& move : match.moves()) names.push_back(move.name);
    EXPECT_EQ(names, (std::vector<std::string>{"b1", "a2", "c2", "b3"}));
    play(match, "b3");
    EXPECT_EQ(match.position()->to_string(), "xoxo|o.ox|x.xo|oxox");
}

}  // namespace
}  // namespace upstar
