// Boards of Konane: their images, keys and moves, against texts.
#include "upstar/games/konane/rules/konane_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "naive/naive_game.h"
#include "naive/naive_konane.h"
#include "upstar/games/konane/rules/konane_key.h"
#include "upstar/games/konane/rules/konane_moves.h"
#include "upstar/games/konane/rules/konane_text.h"

namespace upstar::konane {
namespace {

using naive::KonaneRows;

struct Shape {
    int rows;
    int columns;
};
constexpr Shape kShapes[] = {{1, 1}, {1, 7},  {1, 40}, {3, 1},   {2, 2}, {3, 3}, {2, 9},
                             {4, 5}, {5, 4},  {5, 5},  {8, 8},   {8, 3}, {9, 7}, {3, 20},
                             {6, 6}, {21, 3}, {7, 10}, {16, 16}, {30, 2}};

KonaneRows random_rows(std::mt19937& random, const Shape& shape, const std::string& letters) {
    KonaneRows rows(static_cast<std::size_t>(shape.rows));
    for (std::string& row : rows)
        for (int c = 0; c < shape.columns; ++c) row += letters[random() % letters.size()];
    return rows;
}

std::vector<KonaneRows> images(KonaneRows rows) {
    std::vector<KonaneRows> all;
    for (int i = 0; i < 8; ++i) {
        if (i == 4) {
            KonaneRows turned(rows[0].size(), std::string(rows.size(), '.'));
            for (std::size_t r = 0; r < rows.size(); ++r)
                for (std::size_t c = 0; c < rows[r].size(); ++c) turned[c][r] = rows[r][c];
            rows = turned;
        }
        if (i % 2 == 1) std::reverse(rows.begin(), rows.end());
        if (i % 4 == 2)
            for (std::string& row : rows) std::reverse(row.begin(), row.end());
        all.push_back(rows);
    }
    return all;
}

TEST(KonaneBoard, AllImagesHaveOneOfThemAsCanonicalImage) {
    std::mt19937 random(8);
    for (const Shape& shape : kShapes)
        for (int i = 0; i < 40; ++i) {
            const KonaneRows rows = random_rows(random, shape, "..xo#");
            const KonaneBoard canonical = parse_konane_board(naive::konane_text(rows)).canonical();
            bool is_image = false;
            for (const KonaneRows& image : images(rows)) {
                const KonaneBoard board = parse_konane_board(naive::konane_text(image));
                ASSERT_EQ(board.canonical(), canonical) << board.to_string();
                is_image = is_image || board == canonical;
            }
            ASSERT_TRUE(is_image) << canonical.to_string();
            ASSERT_LE(canonical.rows, canonical.columns);
        }
}

TEST(KonaneBoard, NoTwoBoardsHaveTheSameKey) {
    std::mt19937 random(45);
    std::map<std::uint64_t, std::string> seen;
    for (int rows = 1; rows <= 36; ++rows)
        for (int columns = 1; rows * columns <= 36; ++columns)
            for (int i = 0; i < 300; ++i) {
                const Shape shape{rows, columns};
                const KonaneRows text = random_rows(random, shape,
                                                    i % 3 == 0   ? ".xo#"
                                                    : i % 3 == 1 ? ".xo"
                                                                 : ".....xo");
                KonaneBoard board = parse_konane_board(naive::konane_text(text));
                if (i % 4 == 0)  // alternating colours
                    for (int r = 0; r < rows; ++r)
                        for (int c = 0; c < columns; ++c)
                            if (board.at(r, c) != '.') board.put(r, c, "xo"[(r + c + i / 4) % 2]);
                const unsigned game = static_cast<unsigned>(i / 8 % 4);
                const auto key = konane_key(board, game);
                const bool is_blocked = board.blocked().any();
                ASSERT_TRUE(key || rows * columns > (is_blocked ? 18 : 23));
                ASSERT_EQ(key.has_value(), konane_key(board.negated(), game).has_value());
                ASSERT_EQ(key.has_value(), konane_key(board.transposed(), game).has_value());
                if (!key) continue;
                ASSERT_LT(*key, std::uint64_t{1} << 45);
                const std::string name = std::to_string(game) + board.to_string();
                ASSERT_EQ(seen.try_emplace(*key, name).first->second, name);
            }
    EXPECT_GT(seen.size(), 10'000u);
}

TEST(KonaneBoard, MovesAreThoseOfBruteForce) {
    std::mt19937 random(36);
    naive::Games games;
    for (const bool ancient : {true, false}) {
        const naive::Konane game(games, ancient, false);
        for (const Shape& shape : kShapes)
            for (int i = 0; i < 60; ++i) {
                const KonaneRows rows = random_rows(random, shape, i % 2 == 0 ? "...xo#" : ".xo");
                for (const Player player : {Player::Left, Player::Right}) {
                    std::vector<std::string> expected;
                    for (const KonaneRows& next :
                         game.moves(rows, player == Player::Left ? 'x' : 'o'))
                        expected.push_back(naive::konane_text(next));
                    std::vector<std::string> found;
                    for_each_konane_move(
                        parse_konane_board(naive::konane_text(rows)), KonaneEdge::Bounded, player,
                        ancient ? std::numeric_limits<int>::max() : 1,
                        [&](const KonaneBoard& next) { found.push_back(next.to_string()); });
                    std::sort(expected.begin(), expected.end());
                    std::sort(found.begin(), found.end());
                    ASSERT_EQ(found, expected) << naive::konane_text(rows);
                }
            }
    }
}

}  // namespace
}  // namespace upstar::konane
