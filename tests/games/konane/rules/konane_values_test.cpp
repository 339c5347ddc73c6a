// Every value that the Konane engine finds, against plain brute force (tests/naive).
#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "naive/engine_image.h"
#include "naive/naive_game.h"
#include "naive/naive_konane.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/search/evaluate.h"

namespace upstar::konane {
namespace {

// One of the four games, by brute force and by the engine.
class Comparison {
public:
    Comparison(bool modern, bool open)
        : rules_{modern ? Konane::Jumps::Modern : Konane::Jumps::Ancient,
                 open ? KonaneEdge::Open : KonaneEdge::Bounded, KonaneBounds::all()},
          brute_force_(games_, !modern, open) {}

    bool agrees(const std::string& text) {
        const naive::Id expected = brute_force_.value(text);
        const Game found = evaluator_.value(Konane(rules_).parse(text));
        const bool equal = found == image_(expected);
        EXPECT_TRUE(equal) << text << " is " << games_.to_string(expected)
                           << (rules_.jumps == Konane::Jumps::Modern ? ", modern" : ", ancient")
                           << (rules_.edge == KonaneEdge::Open ? ", open" : ", bounded");
        return equal;
    }

private:
    Konane::Rules rules_;
    naive::Games games_;
    naive::Konane brute_force_;
    Context context_;
    Arena arena_{context_};
    Evaluator<Konane::Position> evaluator_{arena_};
    naive::EngineImage image_{arena_, games_};
};

std::string board_text(int rows, int columns, const std::string& cells) {
    std::string text;
    for (int r = 0; r < rows; ++r) {
        if (r > 0) text += '|';
        text +=
            cells.substr(static_cast<std::size_t>(r * columns), static_cast<std::size_t>(columns));
    }
    return text;
}

// The board with this number among the 3^(rows * columns).
std::string numbered(int rows, int columns, std::uint64_t number) {
    std::string cells;
    for (int i = 0; i < rows * columns; ++i, number /= 3) cells += ".xo"[number % 3];
    return board_text(rows, columns, cells);
}

std::uint64_t power_of_three(int n) {
    std::uint64_t power = 1;
    while (n-- > 0) power *= 3;
    return power;
}

class KonaneValues : public testing::TestWithParam<std::pair<bool, bool>> {
protected:
    Comparison comparison{GetParam().first, GetParam().second};

    void check_all(int rows, int columns) {
        for (std::uint64_t i = 0; i < power_of_three(rows * columns); ++i)
            if (!comparison.agrees(numbered(rows, columns, i))) return;
    }
    void check_random(int rows, int columns, const std::string& letters, int count) {
        std::mt19937 random(static_cast<unsigned>(rows * 100 + columns));
        for (int i = 0; i < count; ++i) {
            std::string cells;
            for (int k = 0; k < rows * columns; ++k) cells += letters[random() % letters.size()];
            if (!comparison.agrees(board_text(rows, columns, cells))) return;
        }
    }
    // Stones only where a board at the start of the game has them in this colour.
    void check_alternating(int rows, int columns) {
        for (int corner = 0; corner < 2; ++corner)
            for (unsigned set = 0; set < 1u << (rows * columns); ++set) {
                std::string cells;
                for (int i = 0; i < rows * columns; ++i)
                    cells +=
                        (set >> i & 1) == 0 ? '.' : "xo"[(i / columns + i % columns + corner) % 2];
                if (!comparison.agrees(board_text(rows, columns, cells))) return;
            }
    }
};

using SlowKonaneValues = KonaneValues;

TEST_P(KonaneValues, EveryStripAndSmallBoardIsAsByBruteForce) {
    for (int columns = 1; columns <= 7; ++columns) check_all(1, columns);
    for (int columns = 2; columns <= 3; ++columns) check_all(2, columns);
}

TEST_P(SlowKonaneValues, EveryBoardUpToEightOrNineSquaresIsAsByBruteForce) {
    for (int columns = 8; columns <= 9; ++columns) check_all(1, columns);
    check_all(2, 4);
    if (!GetParam().second) check_all(3, 3);
}

TEST_P(SlowKonaneValues, EveryBoundedBoardUpToThreeByFourIsAsByBruteForce) {
    if (GetParam().second) return;
    check_all(2, 5);
    check_all(3, 4);
}

TEST_P(SlowKonaneValues, RandomBoardsUpToFourByEightAreAsByBruteForce) {
    if (GetParam().second) return;
    for (int columns = 5; columns <= 8; ++columns) {
        check_random(3, columns, "...xo", 200);
        check_random(4, columns, "....xo", 100);
        check_random(4, columns, "....xo#", 100);
        check_random(columns, 4, ".....xo", 50);
    }
}

TEST_P(SlowKonaneValues, EveryLargerAlternatingBoardIsAsByBruteForce) {
    // Brute force on the open plane takes long: there, boards of ten squares.
    if (GetParam().second) return check_alternating(2, 5);
    check_alternating(3, 4);
    check_alternating(2, 6);
}

TEST_P(SlowKonaneValues, RandomLargerBoardsAreAsByBruteForce) {
    const int many = GetParam().second ? 100 : 2000;
    check_random(3, 4, ".xo", many);
    check_random(3, 4, "..xxoo#", many);
    check_random(4, 4, "...xo", many / 10);
    check_random(4, 4, "....xo#", many);
    check_random(2, 8, "...xo", many);
    check_random(3, 6, ".....xo", many / 2);
    check_random(1, 14, "..xo", many);
    check_random(5, 5, "......xo", many / 2);
}

std::string game_name(const testing::TestParamInfo<std::pair<bool, bool>>& info) {
    return std::string(info.param.first ? "modern" : "ancient") +
           (info.param.second ? "_open" : "_bounded");
}

const auto kGames = testing::Values(std::pair(false, false), std::pair(false, true),
                                    std::pair(true, false), std::pair(true, true));
INSTANTIATE_TEST_SUITE_P(Games, KonaneValues, kGames, game_name);
INSTANTIATE_TEST_SUITE_P(Games, SlowKonaneValues, kGames, game_name);

}  // namespace
}  // namespace upstar::konane
