#include "upstar/search/misere.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "plain_misere.h"
#include "toy_positions.h"
#include "upstar/base/error.h"
#include "upstar/games/amazons.h"
#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/clobber.h"
#include "upstar/games/cram.h"
#include "upstar/games/domineering.h"
#include "upstar/games/fission.h"
#include "upstar/games/heaps/partizan_take_and_break.h"
#include "upstar/games/heaps/subtraction.h"
#include "upstar/games/heaps/take_and_break.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/games/nim.h"
#include "upstar/games/toads/toads_and_frogs.h"

namespace upstar {

using namespace circular_nim;
using namespace domineering;
using namespace konane;
using namespace nim;
using namespace toads;
namespace {

// All texts of a length over some letters.
std::vector<std::string> words(const std::string& letters, std::size_t length) {
    std::vector<std::string> all = {""};
    for (std::size_t i = 0; i < length; ++i) {
        std::vector<std::string> longer;
        for (const std::string& word : all)
            for (const char letter : letters) longer.push_back(word + letter);
        all = longer;
    }
    return all;
}

// A word as a board of `columns` columns.
std::string in_rows(std::string word, std::size_t columns) {
    for (std::size_t i = columns; i < word.size(); i += columns + 1) word.insert(i, "|");
    return word;
}

template <Ruleset R>
void expect_plain_outcomes(const R& rules, const std::vector<std::string>& texts) {
    Context context;
    MisereSearch<typename R::Position> search(context);
    PlainMisere<typename R::Position> plain;
    for (const std::string& text : texts) {
        const auto p = rules.parse(text);
        ASSERT_EQ(search.outcome(p), plain(p)) << text;
    }
}

// Bouton 1901: once no heap has two tokens an odd number of heaps loses; before, nim sum 0 does.
Outcome by_bouton(const std::vector<std::uint32_t>& heaps) {
    std::uint32_t nim_sum = 0;
    std::uint32_t largest = 0;
    for (const std::uint32_t heap : heaps) {
        nim_sum ^= heap;
        largest = std::max(largest, heap);
    }
    const bool loses = largest <= 1 ? nim_sum == 1 : nim_sum == 0;
    return loses ? Outcome::P : Outcome::N;
}

TEST(MisereSearching, FindsBoutonsSolutionOfNim) {
    Context context;
    MisereSearch<Nim::Position> search(context);
    for (std::uint32_t a = 0; a <= 6; ++a)
        for (std::uint32_t b = 0; b <= 6; ++b)
            for (std::uint32_t c = 0; c <= 6; ++c)
                ASSERT_EQ(search.outcome(Nim::Position({a, b, c})), by_bouton({a, b, c}))
                    << a << "," << b << "," << c;
}

TEST(MisereSearching, IsThatOfBruteForceInToadsAndFrogs) {
    for (std::size_t length = 1; length <= 7; ++length)
        expect_plain_outcomes(ToadsAndFrogs(), words("TF.", length));
}

TEST(MisereSearching, IsThatOfBruteForceInDomineering) {
    std::vector<std::string> boards;
    for (const std::string& word : words("#.", 9)) boards.push_back(in_rows(word, 3));
    expect_plain_outcomes(Domineering(), boards);
    expect_plain_outcomes(Domineering(), {"3x4", "4x3", "4x4", "2x6"});
}

TEST(MisereSearching, IsThatOfBruteForceInKonane) {
    std::vector<std::string> boards;
    for (const std::string& word : words("xo.", 8)) boards.push_back(in_rows(word, 4));
    expect_plain_outcomes(Konane(), boards);
}

TEST(MisereSearching, IsThatOfBruteForceInCircularNim) {
    std::vector<std::string> stacks;
    for (const std::string& word : words("0123", 5)) {
        std::string text;
        for (const char digit : word) text += (text.empty() ? "" : ",") + std::string(1, digit);
        stacks.push_back(text);
    }
    const About& about = CircularNim::about();
    expect_plain_outcomes(CircularNim(Settings(about).with(about, {{"n", "5"}, {"k", "2"}})),
                          stacks);
}

// All rows of up to three heaps of up to so many tokens, empty ones among them, in any order.
std::vector<std::string> rows_of_heaps(int most) {
    std::vector<std::string> rows;
    for (int a = 0; a <= most; ++a)
        for (int b = 0; b <= most; ++b)
            for (int c = 0; c <= most; ++c)
                rows.push_back(std::to_string(a) + "," + std::to_string(b) + "," +
                               std::to_string(c));
    return rows;
}

TEST(MisereSearching, IsThatOfBruteForceInGamesOnHeaps) {
    expect_plain_outcomes(heaps::TakeAndBreak(), rows_of_heaps(5));
    expect_plain_outcomes(heaps::Subtraction(), rows_of_heaps(5));
    expect_plain_outcomes(heaps::PartizanTakeAndBreak(), rows_of_heaps(4));
    expect_plain_outcomes(heaps::PartizanSubtraction(), rows_of_heaps(5));
}

TEST(MisereSearching, IsThatOfBruteForceOnBoardsAndTheirImages) {
    std::vector<std::string> boards;
    for (const std::string& word : words("xo.", 6)) boards.push_back(in_rows(word, 3));
    expect_plain_outcomes(clobber::Clobber(), boards);
    expect_plain_outcomes(amazons::Amazons(), boards);
    std::vector<std::string> stones;
    for (const std::string& word : words("x.", 9)) stones.push_back(in_rows(word, 3));
    expect_plain_outcomes(fission::Fission(), stones);
    expect_plain_outcomes(cram::Cram(), stones);
}

// The heaps with which whoever begins loses, as a program in another language found by brute force.
TEST(MisereSearching, FindsTheOutcomesOfKayles) {
    Context context;
    MisereSearch<heaps::TakeAndBreak::Position> search(context);
    std::vector<int> lost;
    for (int n = 1; n <= 30; ++n)
        if (search.outcome(heaps::TakeAndBreak().parse(std::to_string(n))) == Outcome::P)
            lost.push_back(n);
    EXPECT_EQ(lost, (std::vector{1, 4, 9, 12, 20}));
}

TEST(MisereSearching, GoesAsDeepAsTheGame) {
    Context context;
    MisereSearch<FreeMoves> search(context);
    // Whoever begins is the first to have no move left.
    EXPECT_EQ(search.outcome({200'000, 200'000}), Outcome::N);
    EXPECT_EQ(search.solved(), 800'000u);
}

TEST(MisereSearching, EndsWhenItIsStopped) {
    Context context;
    MisereSearch<Nim::Position> search(context);
    context.cancel();
    EXPECT_THROW(search.outcome(Nim::Position({9, 9})), Error);
}

TEST(MisereSearching, EndsAtItsMemoryLimit) {
    Context context(1 << 16);
    MisereSearch<Nim::Position> search(context);
    EXPECT_THROW(search.outcome(Nim::Position({30, 30, 30})), Error);
}

}  // namespace
}  // namespace upstar
