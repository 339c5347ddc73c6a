// The classes of squares into which possible jumps divide a bounded board, against brute force.
#include "upstar/games/konane/rules/konane_activity.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "games/konane/rules/random_board.h"
#include "naive/naive_game.h"
#include "naive/naive_konane.h"
#include "upstar/games/konane/rules/konane_text.h"

namespace upstar::konane {
namespace {

using Texts = std::vector<std::string>;

Texts classes(const std::string& text) {
    Texts all;
    for_each_class(parse_konane_board(text),
                   [&](const KonaneBoard& part) { all.push_back(part.to_string()); });
    std::sort(all.begin(), all.end());
    return all;
}

class KonaneClasses : public testing::Test {
protected:
    void check(const std::string& text) {
        const Texts parts = classes(text);
        for (naive::Konane* game : {&ancient_, &modern_}) {
            naive::Id total = games_.integer(0);
            for (const std::string& part : parts) total = games_.sum(total, game->value(part));
            ASSERT_EQ(total, game->value(text)) << text << ", " << testing::PrintToString(parts);
        }
        for (const std::string& part : parts) ASSERT_EQ(classes(part), Texts{part}) << text;
    }
    void check_all(int rows, int columns, const std::string& letters) {
        std::string text = random_board(random_, rows, columns, letters.substr(0, 1));
        for (;;) {
            check(text);
            if (HasFatalFailure()) return;
            // The next one, as a number with the letters as digits.
            std::size_t i = 0;
            for (; i < text.size(); ++i) {
                if (text[i] == '|') continue;
                const std::size_t digit = letters.find(text[i]);
                text[i] = letters[(digit + 1) % letters.size()];
                if (digit + 1 < letters.size()) break;
            }
            if (i == text.size()) return;
        }
    }
    void check_random(int rows, int columns, const std::string& letters, int count) {
        for (int i = 0; i < count && !HasFatalFailure(); ++i)
            check(random_board(random_, rows, columns, letters));
    }

private:
    naive::Games games_;
    naive::Konane ancient_{games_, true, false};
    naive::Konane modern_{games_, false, false};
    std::mt19937 random_{1778};
};

using SlowKonaneClasses = KonaneClasses;

TEST_F(KonaneClasses, StonesThatNeverMoveBecomeBlockedSquaresOrGo) {
    EXPECT_EQ(classes("xoo.o"), Texts{});
    EXPECT_EQ(classes("xo."), Texts{"xo."});
    EXPECT_EQ(classes("xx|oo|x."), Texts{"x|o|."});
    EXPECT_EQ(classes("xo.x|xxxx"), Texts{"xo."});
    EXPECT_EQ(classes("xo.ox.o.x"), Texts{"xo.ox."});
    EXPECT_EQ(classes("xo..xo."), Texts{"xo..xo."});
}

TEST_F(KonaneClasses, OfEverySmallBoardAddUpToTheWhole) {
    for (int columns = 1; columns <= 6; ++columns) check_all(1, columns, ".xo#");
    check_all(5, 1, ".xo#");
    check_all(2, 3, ".xo");
}

TEST_F(SlowKonaneClasses, OfEveryBoardUpToNineSquaresAddUpToTheWhole) {
    check_all(1, 9, ".xo");
    check_all(2, 4, ".xo");
    check_all(3, 3, ".xo");
}

TEST_F(SlowKonaneClasses, OfRandomLargerBoardsAddUpToTheWhole) {
    check_random(3, 4, ".xo#", 1500);
    check_random(4, 4, "..xo#", 800);
    check_random(4, 5, "...xo", 300);
    check_random(8, 8, "...........xo", 200);
    check_random(7, 10, "...............xo", 200);  // more than a word
    check_random(16, 5, "...............xo", 200);
    check_random(1, 48, "....xo", 50);
}

}  // namespace
}  // namespace upstar::konane
