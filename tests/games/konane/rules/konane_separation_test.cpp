// Separation of Konane positions, by itself: sums against brute force, each bound alone, and no
// sequence of moves beyond the reach that the bounds allow.
#include "upstar/games/konane/rules/konane_separation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "games/konane/rules/random_board.h"
#include "naive/naive_game.h"
#include "naive/naive_konane.h"
#include "upstar/games/konane/rules/konane_text.h"

namespace upstar::konane {
namespace {

using Texts = std::vector<std::string>;

// No bound but Conway's, each of the others alone, and all.
std::vector<KonaneBounds> choices_of_bounds() {
    std::vector<KonaneBounds> choices = {KonaneBounds(), KonaneBounds::all()};
    for (const KonaneBoundText& text : kKonaneBounds)
        choices.push_back(KonaneBounds().with(text.bound));
    return choices;
}

Texts groups(const std::string& text, KonaneEdge edge, KonaneBounds bounds = KonaneBounds::all()) {
    std::vector<KonaneBoard> out;
    separate(parse_konane_board(text), edge, bounds, out);
    Texts all;
    for (const KonaneBoard& board : out) all.push_back(board.to_string());
    std::sort(all.begin(), all.end());
    return all;
}

class KonaneSums {
public:
    explicit KonaneSums(KonaneEdge edge)
        : edge_(edge),
          ancient_(games_, true, edge == KonaneEdge::Open),
          modern_(games_, false, edge == KonaneEdge::Open) {}

    void check(const std::string& text, KonaneBounds bounds) {
        const Texts parts = groups(text, edge_, bounds);
        for (naive::Konane* game : {&ancient_, &modern_}) {
            naive::Id total = games_.integer(0);
            for (const std::string& part : parts) total = games_.sum(total, game->value(part));
            ASSERT_EQ(total, game->value(text)) << text << ", " << testing::PrintToString(parts);
        }
        for (const std::string& part : parts)
            ASSERT_EQ(groups(part, edge_, bounds), Texts{part}) << text;
    }

private:
    KonaneEdge edge_;
    naive::Games games_;
    naive::Konane ancient_;
    naive::Konane modern_;
};

TEST(KonaneSeparation, StonesThatNoMoveCanNeedAreLeftOut) {
    const auto bounded = [](const char* text) { return groups(text, KonaneEdge::Bounded); };
    EXPECT_EQ(bounded("x.o.x"), Texts{});
    EXPECT_EQ(bounded("xo"), Texts{});
    EXPECT_EQ(bounded("xo.|...|o.x"), Texts{"xo."});
    EXPECT_EQ(bounded("xox"), Texts{});
    EXPECT_EQ(bounded("xo.#xx"), Texts{"xo."});
    EXPECT_EQ(bounded("xoo."), Texts{});
}

TEST(KonaneSeparation, GroupsAreApartWhenNoJumpCanJoinThem) {
    const auto open = [](const char* text) { return groups(text, KonaneEdge::Open); };
    EXPECT_EQ(open("xo..xo"), Texts{"xo..xo"});
    EXPECT_EQ(open("xo...xo"), (Texts{"xo", "xo"}));
    EXPECT_EQ(open("xo|..|xo"), (Texts{"xo", "xo"}));
    EXPECT_EQ(open("xoxox..|.......|....oxo"), (Texts{"oxo", "xoxox"}));
    EXPECT_EQ(open("xx|oo"), (Texts{"x|o", "x|o"}));  // neighbours of one colour
}

TEST(KonaneSeparation, BlockedSquaresCountOnlyWhereAJumpWouldLand) {
    EXPECT_EQ(groups("xo#", KonaneEdge::Open), Texts{"xo#"});
    EXPECT_EQ(groups("xo.#", KonaneEdge::Open), Texts{"xo"});
    EXPECT_EQ(groups("#xo#", KonaneEdge::Open), Texts{});
    EXPECT_EQ(groups("xo.|###", KonaneEdge::Bounded), Texts{"xo."});
}

TEST(KonaneSeparation, GroupsAddUpToTheWholeWithEachBoundAlone) {
    for (const KonaneEdge edge : {KonaneEdge::Bounded, KonaneEdge::Open}) {
        KonaneSums sums(edge);
        std::mt19937 random(7);
        for (int i = 0; i < 250; ++i) {
            const std::string text = random_board(random, 3, 4, "...xo");
            for (const KonaneBounds bounds : choices_of_bounds()) sums.check(text, bounds);
        }
    }
}

TEST(SlowKonaneSeparation, GroupsOfEverySmallBoardAddUpToTheWhole) {
    for (const KonaneEdge edge : {KonaneEdge::Bounded, KonaneEdge::Open}) {
        KonaneSums sums(edge);
        for (const int columns : {4, 6, 7}) {
            const int rows = columns == 4 ? 2 : 1;
            const int squares = rows * columns;
            int boards = 1;
            for (int i = 0; i < squares; ++i) boards *= 3;
            for (int board = 0; board < boards; ++board) {
                std::string text;
                for (int i = 0, rest = board; i < squares; ++i, rest /= 3) {
                    if (i > 0 && i % columns == 0) text += '|';
                    text += ".xo"[rest % 3];
                }
                for (const KonaneBounds bounds : choices_of_bounds()) sums.check(text, bounds);
            }
        }
    }
}

TEST(SlowKonaneSeparation, GroupsOfRandomLargerBoardsAddUpToTheWhole) {
    std::mt19937 random(11);
    for (const KonaneEdge edge : {KonaneEdge::Bounded, KonaneEdge::Open}) {
        KonaneSums sums(edge);
        for (int i = 0; i < 60; ++i) {
            for (const std::string& text :
                 {random_board(random, 1, 16, "...xo"), random_board(random, 3, 7, "......xo"),
                  random_board(random, 5, 5, ".......xo#"), random_board(random, 2, 9, ".....xo#")})
                for (const KonaneBounds bounds : choices_of_bounds()) sums.check(text, bounds);
        }
    }
}

// Where stones get by any sequence of moves, whoever makes them, on a plane that is large enough.
KonaneBox played_reach(const std::string& text) {
    constexpr std::size_t kRoom = 5;
    naive::KonaneRows start = naive::konane_rows(text);
    for (std::string& row : start) row = std::string(kRoom, '.') + row + std::string(kRoom, '.');
    const std::string empty(start[0].size(), '.');
    start.insert(start.begin(), kRoom, empty);
    start.insert(start.end(), kRoom, empty);
    naive::Games games;
    const naive::Konane game(games, false, false);
    std::set<naive::KonaneRows> seen = {start};
    std::vector<naive::KonaneRows> all = {start};
    int top = 99;
    int left = 99;
    int bottom = -1;
    int right = -1;
    while (!all.empty()) {
        const naive::KonaneRows rows = all.back();
        all.pop_back();
        for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
            const std::string& row = rows[static_cast<std::size_t>(r)];
            if (row.find_first_not_of('.') == std::string::npos) continue;
            top = std::min(top, r);
            bottom = std::max(bottom, r);
            left = std::min(left, static_cast<int>(row.find_first_not_of('.')));
            right = std::max(right, static_cast<int>(row.find_last_not_of('.')));
        }
        for (const char player : {'x', 'o'})
            for (naive::KonaneRows& next : game.moves(rows, player))
                if (seen.insert(next).second) all.push_back(std::move(next));
    }
    return {top - static_cast<int>(kRoom), left - static_cast<int>(kRoom), bottom - top + 1,
            right - left + 1};
}

TEST(SlowKonaneSeparation, NoSequenceOfMovesLeavesTheReachOfAnyBound) {
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i) {
        // Alternating colours go furthest.
        const int rows = 1 + i % 3;
        const int columns = rows == 1 ? 8 : rows == 2 ? 5 : 3;
        std::string text;
        for (int r = 0; r < rows; ++r) {
            if (r > 0) text += '|';
            for (int c = 0; c < columns; ++c)
                text += random() % 4 == 0 ? '.'
                        : i % 5 == 0      ? "xo"[random() % 2]
                                          : "xo"[(r + c) % 2];
        }
        if (text.find_first_of("xo") == std::string::npos) continue;
        const KonaneBox played = played_reach(text);
        for (const KonaneBounds bounds : choices_of_bounds()) {
            const KonaneBox reach =
                konane_reach(parse_konane_board(text), KonaneEdge::Open, bounds);
            ASSERT_TRUE(reach.top <= played.top && reach.left <= played.left &&
                        reach.top + reach.rows >= played.top + played.rows &&
                        reach.left + reach.columns >= played.left + played.columns)
                << text;
        }
    }
}

TEST(KonanePenetration, BoundsAreThoseOfThePaper) {
    EXPECT_EQ(table_penetration(1, 20), 0);
    EXPECT_EQ(table_penetration(2, 2), 1);
    EXPECT_EQ(table_penetration(3, 4), 2);
    EXPECT_EQ(table_penetration(4, 3), 3);
    EXPECT_EQ(table_penetration(3, 12), 3);
    EXPECT_EQ(table_penetration(3, 13), 4);
    EXPECT_EQ(table_penetration(50, 50), 4);
    for (const auto& [stones, most] : {std::pair(1, 0), {2, 1}, {4, 2}, {8, 3}, {20, 4}}) {
        EXPECT_EQ(count_penetration(stones), most);
        EXPECT_EQ(count_penetration(stones - 1), std::max(0, most - 1));
    }
}

TEST(KonanePenetration, GoldenWeightsAreRoundedUpAndNearlyExact) {
    double weight = kGoldenOne;
    for (const std::uint32_t w : kGoldenWeights) {
        EXPECT_GE(w, weight * (1 - 1e-9));
        EXPECT_LE(w, weight + 2);
        weight *= 0.6180339887498949;
    }
    for (std::size_t d = 0; d + 2 < kGoldenWeights.size(); ++d)
        EXPECT_GE(kGoldenWeights[d + 1] + kGoldenWeights[d + 2], kGoldenWeights[d]);
}

}  // namespace
}  // namespace upstar::konane
