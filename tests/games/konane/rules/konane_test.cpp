#include "upstar/games/konane/rules/konane.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/print.h"

namespace upstar::konane {
namespace {

using Position = Konane::Position;
using Texts = std::vector<std::string>;

static_assert(Ruleset<Konane>);
static_assert(PartizanPosition<Position> && Decomposable<Position> && Symmetric<Position>);
static_assert(Negatable<Position> && Bounded<Position> && PackedPosition<Position>);

constexpr Konane::Rules kOpen = {.edge = KonaneEdge::Open};
constexpr Konane::Rules kModern = {.jumps = Konane::Jumps::Modern};

Texts options(std::string_view text, Player player, const Konane::Rules& rules = {}) {
    std::vector<Position> out;
    Konane(rules).parse(text).options(player, out);
    Texts all;
    for (const Position& p : out) all.push_back(p.to_string());
    std::sort(all.begin(), all.end());
    return all;
}

std::string value(std::string_view text, const Konane::Rules& rules) {
    Context context;
    Arena arena(context);
    return to_string(arena, Evaluator<Position>(arena).value(Konane(rules).parse(text)));
}

TEST(KonaneLifts, ASizeIsTheFullBoardBeforeThem) {
    for (const char* text : {"4x4", "4x4:o", "4x4-b2", "4x4:o-a1", "1x6", "16x16", "14x17-i7"})
        EXPECT_EQ(Konane().parse(text).to_string(), text);
    for (const char* text :
         {"0x4", "4x", "4", "4x4-", "4x4-e1", "4x4-a0", "6x6-b2", "17x17", "4x4:x"})
        EXPECT_THROW(Konane().parse(text), Error) << text;
    EXPECT_FALSE(Konane().parse("4x4") == Konane().parse("xoxo|oxox|xoxo|oxox"));
    EXPECT_EQ(Konane().parse("4x4").negated(), Konane().parse("4x4:o"));
}

TEST(KonaneLifts, OnlyTheOtherPlayerAnswersTheFirst) {
    std::vector<Konane::Position> options;
    Konane().parse("5x5-c3").options(Player::Left, options);
    EXPECT_TRUE(options.empty());
    Konane().parse("5x5-c3").options(Player::Right, options);
    EXPECT_EQ(options.size(), 4u);
    EXPECT_EQ(options[0].stage(), Konane::Stage::Jumps);
    options.clear();
    Konane().parse("5x5-c2").options(Player::Left,
                                     options);  // white was lifted: the centre answers
    ASSERT_EQ(options.size(), 1u);
    EXPECT_EQ(options[0].to_string(), "xoxox|ox.xo|xo.ox|oxoxo|xoxox");
}

TEST(Konane, AncientStonesMayGoOnJumpingModernOnesNot) {
    EXPECT_EQ(options("xo.o.", Player::Left), (Texts{"....x", "..xo."}));
    EXPECT_EQ(options("xo.o.", Player::Left, kModern), Texts{"..xo."});
    EXPECT_EQ(options("xo.o.", Player::Right), Texts{});
    EXPECT_EQ(options("x|o|.", Player::Left), Texts{".|.|x"});
    EXPECT_EQ(options("xo#", Player::Left), Texts{});
}

TEST(Konane, StonesMayLeaveTheDrawingOnTheOpenPlane) {
    EXPECT_EQ(options("xo", Player::Left, kOpen), Texts{"..x"});
    EXPECT_EQ(options("xo", Player::Right, kOpen), Texts{"o.."});
    EXPECT_EQ(options("xo.", Player::Left, kOpen), Texts{"..x"});
    EXPECT_EQ(options("xo", Player::Left), Texts{});
}

TEST(Konane, TextMayHavePowersOtherLettersAndNames) {
    const auto text = [](std::string_view written) { return Konane().parse(written).to_string(); };
    EXPECT_EQ(text("XO_#"), "xo.~");
    EXPECT_EQ(text("bw.●○"), "xo.xo");
    EXPECT_EQ(text("(xo)^2|.^4"), "xoxo|....");
    EXPECT_EQ(text("L(5)"), "xoxox");
    EXPECT_EQ(text("LT1(4)"), "xox|o..");
    EXPECT_EQ(text("LOT2(5)"), ".oxo|o...|x...");
    EXPECT_EQ(text("D2(4)"), "xo.|.xo");
    EXPECT_EQ(text("triangle(2)"), "xo.|o..|...");
}

TEST(Konane, RefusesWhatIsNoBoard) {
    for (const char* text : {"xo|x", "xz", "Q(3)", "D2(3)", "L(0)", "L(60)", "x^300", "|", "xo|"})
        EXPECT_THROW(Konane().parse(text), Error) << text;
    const std::string large = "(xo)^8" + std::string("|(xo)^8|(ox)^8|(xo)^8|(ox)^8|(xo)^8|(ox)^8");
    EXPECT_NO_THROW(Konane().parse(large));
    EXPECT_THROW(Konane(kOpen).parse(large + large.substr(6) + "|(xo)^8|(xo)^8"), Error);
}

TEST(Konane, FamiliesHaveTheValuesOfThePaper) {
    for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
        const Konane::Rules open = {.jumps = jumps, .edge = KonaneEdge::Open};
        const Konane::Rules bounded = {.jumps = jumps};
        EXPECT_EQ(value("L(9)", open), "-4");
        EXPECT_EQ(value("L(14)", open), "*");
        EXPECT_EQ(value("LOT1(12)", open), "5");
        EXPECT_EQ(value("LT1(13)", open), "{5|*}");
        EXPECT_EQ(value("LOT2(13)", open), "4");
        EXPECT_EQ(value("LT2(11)", open), "-5");
        EXPECT_EQ(value("LT3(12)", open), "-3");
        EXPECT_EQ(value("half(3)", open), "1/16");
        EXPECT_EQ(value("triangle(5)", bounded), "-7");
    }
    constexpr Konane::Rules kModernOpen = {.jumps = Konane::Jumps::Modern,
                                           .edge = KonaneEdge::Open};
    EXPECT_EQ(value("hot(3)", kModernOpen), "{3|0}");
    EXPECT_EQ(value("D2(6)", kOpen), "*3");
    EXPECT_EQ(value("D2(6)", kModernOpen), "0");
    EXPECT_EQ(value("L2(12)", kOpen), "*2");
    EXPECT_EQ(value("L2(12)", kModernOpen), "0");
}

}  // namespace
}  // namespace upstar::konane
