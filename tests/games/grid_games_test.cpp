// Clobber, its kin and Amazons: moves against those written out square by square, and values
// against brute force, on all small boards.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "naive/engine_image.h"
#include "naive/naive_boards.h"
#include "naive/naive_game.h"
#include "upstar/base/error.h"
#include "upstar/games/amazons.h"
#include "upstar/games/clobber.h"
#include "upstar/games/cram.h"
#include "upstar/games/fission.h"
#include "upstar/games/nogo.h"
#include "upstar/positions/position.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

using amazons::Amazons;
using clobber::Clobber;

static_assert(Ruleset<Clobber> && Ruleset<Amazons>);
static_assert(sizeof(Clobber::Position) == 24 && sizeof(Amazons::Position) == 32);

template <class P>
std::multiset<std::string> options(const P& p, Player player) {
    std::vector<P> all;
    p.options(player, all);
    std::multiset<std::string> texts;
    for (const P& option : all) texts.insert(option.to_string());
    return texts;
}

// The value of a board by its naive moves alone.
class BruteForce {
public:
    using Moves = std::function<std::multiset<naive::Board>(const naive::Board&, Player)>;
    BruteForce(naive::Games& games, Moves moves) : games_(games), moves_(std::move(moves)) {}

    naive::Id value(const naive::Board& board) {
        if (const auto known = values_.find(board); known != values_.end()) return known->second;
        std::vector<naive::Id> sides[2];
        for (const Player player : kPlayers)
            for (const naive::Board& option : moves_(board, player))
                sides[index(player)].push_back(value(option));
        return values_[board] = games_.make(sides[0], sides[1]);
    }

private:
    naive::Games& games_;
    Moves moves_;
    std::map<naive::Board, naive::Id> values_;
};

char letter(Player player) { return player == Player::Left ? 'x' : 'o'; }

struct Kin {
    std::vector<Argument> arguments;
    naive::Steps steps;
    int distance;
    std::string onto;  // as Left sees it: "o" the enemy, "x" one's own, "." empty
    char behind;
};

const std::vector<Kin> kKin = {
    {{}, naive::kOrthogonal, 1, "o", '.'},
    {{{"directions", "diagonal"}}, naive::kDiagonal, 1, "o", '.'},
    {{{"directions", "compass"}}, naive::kCompass, 1, "o", '.'},
    {{{"directions", "knight"}}, naive::kKnight, 1, "o", '.'},
    {{{"maxDistance", "inf"}}, naive::kOrthogonal, 99, "o", '.'},
    {{{"directions", "compass"}, {"maxDistance", "2"}}, naive::kCompass, 2, "o", '.'},
    {{{"clobbered", "any"}}, naive::kOrthogonal, 1, "xo", '.'},
    {{{"clobbered", "own"}}, naive::kOrthogonal, 1, "x", '.'},
    {{{"clobbered", "empty"}, {"leftBehind", "enemy"}}, naive::kOrthogonal, 1, ".", 'o'},
    {{{"clobbered", "empty"}, {"leftBehind", "own"}}, naive::kOrthogonal, 2, ".", 'x'},
};

char seen_by(Player player, char c) {
    if (player == Player::Left || (c != 'x' && c != 'o')) return c;
    return c == 'x' ? 'o' : 'x';
}

std::multiset<naive::Board> moves(const Kin& kin, const naive::Board& board, Player player) {
    std::string onto;
    for (const char c : kin.onto) onto += seen_by(player, c);
    return naive::clobber_moves(board, letter(player), kin.steps, kin.distance, onto,
                                seen_by(player, kin.behind));
}

Clobber ruleset(const Kin& kin) {
    auto arguments = kin.arguments;
    if (kin.distance == 2 && kin.onto == ".") arguments.push_back({"maxDistance", "2"});
    return Clobber(Settings(Clobber::about()).with(Clobber::about(), arguments));
}

TEST(Clobber, AllItsKinMoveAsWrittenOut) {
    for (const Kin& kin : kKin) {
        const Clobber rules = ruleset(kin);
        for (const auto& [rows, columns] : {std::pair(1, 5), {2, 3}, {3, 2}, {2, 4}})
            for (const naive::Board& board : naive::all_boards(rows, columns, ".xo"))
                for (const Player player : kPlayers)
                    ASSERT_EQ(options(rules.parse(board), player), moves(kin, board, player))
                        << board << " " << rules.parse(board).to_string();
    }
}

TEST(Clobber, ValuesOfAllSmallBoardsAreThoseOfBruteForce) {
    for (const Kin& kin : kKin) {
        const Clobber rules = ruleset(kin);
        Context context;
        Arena arena(context);
        Evaluator<Clobber::Position> evaluator(arena);
        naive::Games games;
        naive::EngineImage image(arena, games);
        BruteForce brute_force(
            games, [&](const naive::Board& board, Player p) { return moves(kin, board, p); });
        for (const auto& [rows, columns] : {std::pair(1, 6), {2, 3}, {3, 2}})
            for (const naive::Board& board : naive::all_boards(rows, columns, ".xo"))
                ASSERT_EQ(to_string(arena, evaluator.value(rules.parse(board))),
                          to_string(arena, image(brute_force.value(board))))
                    << board;
    }
}

TEST(Clobber, SizesAreFullOfAlternatingStones) {
    EXPECT_EQ(Clobber().parse("2x3").to_string(), "xox|oxo");
    EXPECT_EQ(options(Clobber().parse("8x8"), Player::Left).size(), 112u);
    EXPECT_ANY_THROW(Clobber().parse("9x8"));
}

TEST(Clobber, GroupsThatCannotMeetAreIndependent) {
    std::vector<Clobber::Position> parts;
    Clobber().parse("xo.|..x|.xo").decompose(parts);
    std::multiset<std::string> texts;
    for (const auto& part : parts) texts.insert(part.to_string());
    EXPECT_EQ(texts, (std::multiset<std::string>{".x|xo", "xo"}));
}

TEST(Clobber, MovesGoFromASquareToAnother) {
    const Clobber rules;
    EXPECT_EQ(rules.parse("xo|ox").move_to(rules.parse("xx|o.")), "b2-b1");
    EXPECT_EQ(rules.parse("xo|ox").move_to(rules.parse("o.|ox")), "b1-a1");
    EXPECT_EQ(rules.parse("xo").move_to(rules.parse(".x")), "1-2");
}

TEST(Clobber, RefusesRulesWithoutEnd) {
    const auto made = [](const char* clobbered, const char* behind) {
        return Clobber(
            Settings(Clobber::about())
                .with(Clobber::about(), {{"clobbered", clobbered}, {"leftBehind", behind}}));
    };
    EXPECT_THROW(made("empty", "empty"), Error);
    EXPECT_THROW(made("enemy", "enemy"), Error);
    EXPECT_NO_THROW(made("empty", "own"));
}

TEST(Amazons, MovesAreAsWrittenOut) {
    for (const auto& [rows, columns] : {std::pair(1, 5), {2, 3}, {3, 2}})
        for (const naive::Board& board : naive::all_boards(rows, columns, ".xo~"))
            for (const Player player : kPlayers)
                ASSERT_EQ(options(Amazons().parse(board), player),
                          naive::amazons_moves(board, letter(player)))
                    << board;
}

TEST(Amazons, ValuesOfAllSmallBoardsAreThoseOfBruteForce) {
    Context context;
    Arena arena(context);
    Evaluator<Amazons::Position> evaluator(arena);
    naive::Games games;
    naive::EngineImage image(arena, games);
    BruteForce brute_force(games, [](const naive::Board& board, Player player) {
        return naive::amazons_moves(board, letter(player));
    });
    for (const auto& [rows, columns] : {std::pair(1, 5), {2, 3}, {3, 2}})
        for (const naive::Board& board : naive::all_boards(rows, columns, ".xo~"))
            ASSERT_EQ(to_string(arena, evaluator.value(Amazons().parse(board))),
                      to_string(arena, image(brute_force.value(board))))
                << board;
}

TEST(Amazons, MoveIsNamedByThreeSquares) {
    EXPECT_EQ(Amazons().parse("x..|..o").move_to(Amazons().parse(".x.|~.o")), "a1-b1/a2");
    EXPECT_EQ(Amazons().parse("x..o").move_to(Amazons().parse("~x.o")), "1-2/1");
}

TEST(Amazons, ARoomOfOnesOwnIsWorthItsEmptySquares) {
    Context context;
    Arena arena(context);
    const auto known = [&](const char* text) { return Amazons().parse(text).known_value(arena); };
    EXPECT_EQ(known("x...|...."), arena.integer(7));
    EXPECT_EQ(known("o.."), arena.integer(-2));
    EXPECT_EQ(known("x..o"), std::nullopt);
}

TEST(NoGo, EveryGroupKeepsAnEmptyCellBesideIt) {
    const nogo::NoGo nogo;
    EXPECT_EQ(options(nogo.parse("1x3"), Player::Left),
              (std::multiset<std::string>{"..x", ".x.", "x.."}));
    EXPECT_EQ(options(nogo.parse("x.o"), Player::Left), (std::multiset<std::string>{}));
    EXPECT_EQ(options(nogo.parse("x.x"), Player::Right), (std::multiset<std::string>{}));
    EXPECT_EQ(options(nogo.parse("xo|.."), Player::Right), (std::multiset<std::string>{"xo|.o"}));
    EXPECT_ANY_THROW(nogo.parse("xo"));
}

TEST(Cram, EitherPlayerPlacesBothWays) {
    std::vector<cram::Cram::Position> out;
    cram::Cram().parse("..|.x").options(out);
    std::multiset<std::string> texts;
    for (const auto& p : out) texts.insert(p.to_string());
    EXPECT_EQ(texts, (std::multiset<std::string>{"x.|xx", "xx|.x"}));
    EXPECT_EQ(cram::Cram().parse(".x|..|..").canonical(),
              cram::Cram().parse("x..|...").canonical());
}

TEST(Fission, StonesSplitUprightForLeftAndLyingForRight) {
    const fission::Fission fission;
    EXPECT_EQ(options(fission.parse("...|.x.|..."), Player::Left),
              (std::multiset<std::string>{".x.|...|.x."}));
    EXPECT_EQ(options(fission.parse("...|.x.|..."), Player::Right),
              (std::multiset<std::string>{"...|x.x|..."}));
    EXPECT_EQ(options(fission.parse("..|x.|.."), Player::Right), (std::multiset<std::string>{}));
    EXPECT_EQ(fission.parse("..|x.|..").negated().to_string(), ".x.|...");
}

}  // namespace
}  // namespace upstar
