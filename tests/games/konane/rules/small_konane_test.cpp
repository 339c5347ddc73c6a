// Small Konane boards in one word, against the boards of any size that they stand for.
#include "upstar/games/konane/rules/small_konane.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "upstar/games/konane/rules/konane.h"
#include "upstar/games/konane/rules/konane_activity.h"
#include "upstar/games/konane/rules/konane_text.h"

namespace upstar::konane {
namespace {

using Texts = std::vector<std::string>;

constexpr bool kModern = true;

SmallKonane small(const std::string& text, bool one_jump = false) {
    return *SmallKonane::of(parse_konane_board(text), one_jump);
}

Texts sorted(Texts texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

Texts texts_of(const std::vector<SmallKonane>& positions) {
    Texts texts;
    for (const SmallKonane& p : positions) texts.push_back(p.to_string());
    return sorted(texts);
}

class SmallKonaneBoards : public testing::Test {
protected:
    /// Calls check(board) for random boards of every size that fits, some with blocked squares.
    template <class Check>
    void for_random_boards(int count_of_each, const Check& check) {
        for (int rows = 1; rows <= SmallKonane::kMostRows; ++rows)
            for (int columns = 1; columns <= SmallKonane::kMostColumns; ++columns)
                for (int i = 0; i < count_of_each && !HasFatalFailure(); ++i) {
                    const std::string letters = i % 2 == 0 ? "..xo" : "...xxoo#";
                    KonaneBoard board;
                    board.rows = rows;
                    board.columns = columns;
                    for (int k = 0; k < rows * columns; ++k)
                        board.put(k / columns, k % columns, letters[random_() % letters.size()]);
                    check(board);
                }
    }

private:
    std::mt19937 random_{1778};
};

TEST_F(SmallKonaneBoards, AreReadBack) {
    for_random_boards(20, [](const KonaneBoard& board) {
        ASSERT_EQ(SmallKonane::of(board, false)->board(), board) << board.to_string();
    });
}

TEST_F(SmallKonaneBoards, LieOnTheirSideIfTheyHaveTooManyRows) {
    EXPECT_EQ(small("x|o|.|x|o").to_string(), "xo.xo");
    EXPECT_EQ(small("xo|ox|.x|xo").to_string(), "xo|ox|.x|xo");
    EXPECT_FALSE(SmallKonane::of(parse_konane_board("xo.xo.xo."), false));
    EXPECT_FALSE(SmallKonane::of(parse_konane_board("xo...|.....|.....|.....|....."), false));
}

TEST_F(SmallKonaneBoards, HaveTheMovesOfTheRuleset) {
    for (const bool one_jump : {false, kModern})
        for_random_boards(40, [&](const KonaneBoard& board) {
            Konane::Rules rules;
            rules.jumps = one_jump ? Konane::Jumps::Modern : Konane::Jumps::Ancient;
            for (const Player player : kPlayers) {
                std::vector<Konane::Position> expected;
                Konane::Position(board, rules).options(player, expected);
                Texts texts;
                for (const Konane::Position& p : expected) texts.push_back(p.board().to_string());
                std::vector<SmallKonane> found;
                SmallKonane::of(board, one_jump)->options(player, found);
                ASSERT_EQ(texts_of(found), sorted(texts)) << board.to_string();
            }
        });
}

TEST_F(SmallKonaneBoards, DivideIntoTheirClasses) {
    for_random_boards(100, [](const KonaneBoard& board) {
        Texts expected;
        for_each_class(board,
                       [&](const KonaneBoard& part) { expected.push_back(part.to_string()); });
        std::vector<SmallKonane> found;
        SmallKonane::of(board, false)->decompose(found);
        ASSERT_EQ(texts_of(found), sorted(expected)) << board.to_string();
    });
}

TEST_F(SmallKonaneBoards, HaveOneRepresentativeForAllImagesAndNegatives) {
    for_random_boards(40, [](const KonaneBoard& board) {
        const Signed<SmallKonane> chosen = SmallKonane::of(board, false)->representative();
        std::vector<KonaneBoard> images = {board, board.mirrored(), board.turned_over(),
                                           board.mirrored().turned_over()};
        for (std::size_t i = 0; i < 4; ++i) images.push_back(images[i].transposed());
        Texts all;  // what the representative may be
        for (const KonaneBoard& image : images)
            all.push_back((chosen.negative ? image.negated() : image).to_string());
        ASSERT_EQ(std::count(all.begin(), all.end(), chosen.position.to_string()) > 0, true);
        const bool is_own_negative =  // then either sign will do
            std::count(images.begin(), images.end(), board.negated()) > 0;
        for (const KonaneBoard& image : images)
            for (const bool negate : {false, true}) {
                const auto other = SmallKonane::of(negate ? image.negated() : image, false);
                if (!other) continue;
                const Signed<SmallKonane> same = other->representative();
                ASSERT_EQ(same.position, chosen.position) << image.to_string();
                ASSERT_TRUE(is_own_negative || same.negative == (chosen.negative != negate));
            }
    });
}

TEST_F(SmallKonaneBoards, HaveKeysThatNoOtherBoardHas) {
    std::map<std::uint64_t, std::string> owners;
    int packed = 0;
    for (const bool one_jump : {false, kModern})
        for_random_boards(200, [&](const KonaneBoard& board) {
            const SmallKonane p = *SmallKonane::of(board, one_jump);
            const auto key = p.packed();
            ASSERT_EQ(key.has_value(), board.size() <= 20);
            if (!key) return;
            ASSERT_LT(*key, std::uint64_t{1} << SmallKonane::kPackedBits);
            const std::string name = board.to_string() + (one_jump ? " modern" : " ancient");
            const auto [owner, is_new] = owners.emplace(*key, name);
            ASSERT_EQ(owner->second, name);
            packed += is_new ? 1 : 0;
        });
    EXPECT_GT(packed, 5000);
}

}  // namespace
}  // namespace upstar::konane
