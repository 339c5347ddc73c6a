#include "upstar/games/domineering.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "upstar/positions/position.h"

namespace upstar::domineering {
namespace {

static_assert(Ruleset<Domineering>);
static_assert(PartizanPosition<Domineering::Position>);
static_assert(Decomposable<Domineering::Position> && Symmetric<Domineering::Position>);
static_assert(Negatable<Domineering::Position> && KnowsValue<Domineering::Position>);
static_assert(sizeof(Domineering::Position) == 16);

Domineering::Position board(std::string_view text) { return Domineering().parse(text); }

std::vector<std::string> texts(const std::vector<Domineering::Position>& positions) {
    std::vector<std::string> all;
    for (const auto& p : positions) all.push_back(p.to_string());
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<std::string> options(std::string_view text, Player player) {
    std::vector<Domineering::Position> out;
    board(text).options(player, out);
    return texts(out);
}

std::vector<std::string> components(std::string_view text) {
    std::vector<Domineering::Position> out;
    board(text).decompose(out);
    return texts(out);
}

using Texts = std::vector<std::string>;

TEST(Domineering, LeftPlacesUprightAndRightLying) {
    EXPECT_EQ(options("..|.x", Player::Left), Texts{"x.|xx"});
    EXPECT_EQ(options("..|.x", Player::Right), Texts{"xx|.x"});
    EXPECT_EQ(options("...", Player::Left), Texts{});
    EXPECT_EQ(options("...", Player::Right), (Texts{".xx", "xx."}));
}

TEST(Domineering, DominoesDoNotWrapAroundTheEdge) {
    EXPECT_EQ(options("x.|.x", Player::Right), Texts{});
    EXPECT_EQ(options("x.|.x", Player::Left), Texts{});
}

TEST(Domineering, RegionsThatTouchAtCornersAreIndependent) {
    EXPECT_EQ(components("..#|.#.|##."), (Texts{"..|.x", ".|."}));
    EXPECT_EQ(components("x.|.x"), Texts{});
    EXPECT_EQ(components("2x3"), Texts{"...|..."});
}

TEST(Domineering, ReflectionsShareOneRepresentative) {
    const auto canonical = board("..x|...").canonical();
    for (const char* image : {"x..|...", "...|..x", "...|x.."})
        EXPECT_EQ(board(image).canonical(), canonical) << image;
    EXPECT_NE(board("..|..|.x").canonical(), canonical);
}

TEST(Domineering, TranspositionNegates) {
    EXPECT_EQ(board("..x|...").negated().to_string(), "..|..|x.");
}

TEST(Domineering, ValueIsKnownWhereOnlyOnePlayerCanMove) {
    Context context;
    Arena arena(context);
    const auto known = [&](std::string_view text) { return board(text).known_value(arena); };
    EXPECT_EQ(known("....."), arena.integer(-2));
    EXPECT_EQ(known("4x1"), arena.integer(2));
    EXPECT_EQ(known("..x|x..|..x"), std::nullopt);
    EXPECT_EQ(known(".x.|.x.|..x"), std::nullopt);
    EXPECT_EQ(known(".x.|.x.|x.x"), arena.integer(2));
    EXPECT_EQ(known("x"), arena.integer(0));
}

TEST(Domineering, EightByEightFitsAndMoreDoesNot) {
    EXPECT_EQ(options("8x8", Player::Left).size(), 56u);
    EXPECT_EQ(board("8x8").negated(), board("8x8"));
    EXPECT_EQ(options("1x64", Player::Right).size(), 63u);
    EXPECT_EQ(options("64x1", Player::Left).size(), 63u);
    EXPECT_ANY_THROW(board("9x8"));
}

}  // namespace
}  // namespace upstar::domineering
