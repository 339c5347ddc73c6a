#include "upstar/games/toads/toads_and_frogs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/positions/position.h"
#include "upstar/values/print.h"

namespace upstar::toads {
namespace {

using Position = ToadsAndFrogs::Position;
using Rules = ToadsAndFrogs::Rules;
using Texts = std::vector<std::string>;

static_assert(Ruleset<ToadsAndFrogs>);
static_assert(PartizanPosition<Position> && Decomposable<Position>);
static_assert(Negatable<Position> && KnowsValue<Position>);
static_assert(sizeof(Position) == 16);

Position strip(std::string_view text, const Rules& rules = {}) {
    return ToadsAndFrogs(rules).parse(text);
}

Texts texts(const std::vector<Position>& positions) {
    Texts all;
    for (const Position& p : positions) all.push_back(p.to_string());
    std::sort(all.begin(), all.end());
    return all;
}

Texts options(std::string_view text, Player player, const Rules& rules = {}) {
    std::vector<Position> out;
    strip(text, rules).options(player, out);
    return texts(out);
}

Texts components(std::string_view text, const Rules& rules = {}) {
    std::vector<Position> out;
    strip(text, rules).decompose(out);
    return texts(out);
}

std::string known(std::string_view text) {
    Context context;
    Arena arena(context);
    const auto value = strip(text).known_value(arena);
    return value ? to_string(arena, *value) : "?";
}

TEST(ToadsAndFrogs, PiecesArePushedOrJumpOverOneEnemy) {
    EXPECT_EQ(options("TT..FF", Player::Left), Texts{"T.T.FF"});
    EXPECT_EQ(options("TT..FF", Player::Right), Texts{"TT.F.F"});
    EXPECT_EQ(options("TF.T.", Player::Left), (Texts{".FTT.", "TF..T"}));
    EXPECT_EQ(options(".F.F", Player::Right), (Texts{".FF.", "F..F"}));
    EXPECT_EQ(options("TTF.", Player::Left), Texts{"T.FT"});
    EXPECT_EQ(options("TFF.", Player::Left), Texts{});
    EXPECT_EQ(options("T.TFTFF", Player::Right), Texts{"TFT.TFF"});
}

TEST(ToadsAndFrogs, SlidesAndJumpsAreParameters) {
    EXPECT_EQ(options("T...F", Player::Left, {.max_slide = 3}), (Texts{"...TF", "..T.F", ".T..F"}));
    EXPECT_EQ(options("T...F", Player::Right, {.min_slide = 2, .max_slide = 2}), Texts{"T.F.."});
    EXPECT_EQ(options("TTFF.", Player::Left, {.max_jump = 2}), Texts{"T.FFT"});
    EXPECT_EQ(options("TTF.", Player::Left, {.max_jump = 2, .friendly_jumps = true}),
              (Texts{".TFT", "T.FT"}));
    EXPECT_EQ(options("TF.", Player::Left, {.max_jump = 0}), Texts{});
}

TEST(ToadsAndFrogs, TextMayHavePowersSpacesAndOtherLetters) {
    EXPECT_EQ(strip("T^3 .^2 F^3"), strip("TTT..FFF"));
    EXPECT_EQ(strip("(TF)^2 T . (TF)^{3}"), strip("TFTFT.TFTFTF"));
    EXPECT_EQ(strip("tt_□f"), strip("TT..F"));
    EXPECT_EQ(strip("T^0 ((TF)^2 .)^(2)"), strip("TFTF.TFTF."));
    EXPECT_EQ(strip("0").to_string(), "0");
    EXPECT_EQ(strip("TT..F").to_string(), "TT..F");
}

TEST(ToadsAndFrogs, BadTextIsRefusedWhereItIsWrong) {
    struct Case {
        const char* text;
        std::size_t offset;
    };
    for (const Case& c : {Case{"", 0},
                          {"TXF", 1},
                          {"T^", 2},
                          {"T^a", 2},
                          {"^3", 0},
                          {"(TF", 0},
                          {"TF)", 2},
                          {"T^51", 4},
                          {"T^99999999999999999999", 22},
                          {"(T^9)^9", 7},
                          {"T^2^2", 3},
                          {"T^{3", 4},
                          {"□X", 3}}) {
        try {
            strip(c.text);
            ADD_FAILURE() << c.text << " was read";
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Input) << c.text;
            EXPECT_EQ(error.offset(), c.offset) << c.text << ": " << error.message();
        }
    }
}

TEST(ToadsAndFrogs, NegationMirrorsTheStripAndSwapsThePieces) {
    EXPECT_EQ(strip("TT.F...").negated().to_string(), "...T.FF");
    EXPECT_EQ(strip("0").negated(), strip("0"));
}

// Erickson, section 2.
TEST(ToadsAndFrogs, DeadPiecesGoAndTheStripFallsApart) {
    EXPECT_EQ(components("TFFT."), Texts{"T."});
    EXPECT_EQ(components("T.TTFF.F"), Texts{});  // 1 - 1
    EXPECT_EQ(components("..TTFF.TF"), Texts{".TF"});
    const Rules only_dead{.simplifications = ToadRuleSet(1)};
    EXPECT_EQ(components("T.TTFF.F", only_dead), (Texts{".F", "T."}));
    EXPECT_EQ(components("..TTFF.TF", only_dead), Texts{".TF"});
    EXPECT_EQ(components(".TTFTFF.TF", only_dead), Texts{".TF"});
}

TEST(ToadsAndFrogs, TerminalToadsAndFinishedFrogsBecomeMoves) {
    EXPECT_EQ(components("T.F.T..T."), (Texts{"T....", "T.F...."}));  // 3 + 1 moves
    EXPECT_EQ(components("TF.T.."), (Texts{"T..", "TF..."}));
    EXPECT_EQ(components("..F.T.F"), (Texts{"...T.F", "..F"}));
    EXPECT_EQ(components("T.T..T"), Texts{"T....."});
}

TEST(ToadsAndFrogs, WithoutJumpsPiecesBackToBackAreIndependent) {
    const Rules elephants{.max_jump = 0};
    EXPECT_EQ(components("T.F..TT.F.T", elephants), (Texts{"T", "T.F..", "TT.F."}));
    EXPECT_EQ(components("TFTF", elephants), (Texts{"TF", "TF"}));
}

TEST(ToadsAndFrogs, TheoremsGiveValuesWithoutASearch) {
    EXPECT_EQ(known(".TFF.."), "0");            // Death Leap
    EXPECT_EQ(known("...TF......"), "2");       // Lemma 4.1
    EXPECT_EQ(known("..TFTF....."), "4");       // Lemma 4.2
    EXPECT_EQ(known("..TTTTF..."), "6");        // Lemma 4.4
    EXPECT_EQ(known("T^5 . F"), "{3|1||0}");    // Theorem 5.2
    EXPECT_EQ(known("T . F^5"), "{0||-1|-3}");  // and its mirror image
    EXPECT_EQ(known("T^4 .^5 F"), "12*");
    EXPECT_EQ(known("T^4 .F.F"), "0");  // Lemma 6.3
    EXPECT_EQ(known("T..T.F.F"), "?");
}

TEST(ToadsAndFrogs, ReasonsFollowThePaper) {
    EXPECT_EQ(strip("TFTFF.FT..TTFF.TFF..TT").reasons(),
              (Texts{"TFTFF.FT..TTFF.TFF..TT", "= .FT.. + .TFF..   by dead pieces: TFTFF, TTFF, TT",
                     "= .F.. + .TFF.. + 2   by Terminal Toads Theorem: +2",
                     "= ... + .TFF.. + 1   by Finished Frogs Formula: -1",
                     "= .TFF.. + 1   by leaving out empty strips",
                     "= 1   by Death Leap Principle: .TFF.. = 0", "= 1"}));
}

TEST(ToadsAndFrogs, RulesAreSwitchedOffByTheirParameters) {
    const Settings standard(ToadsAndFrogs::about());
    for (const ToadRuleText& rule : kToadRules) {
        const Settings settings =
            standard.with(ToadsAndFrogs::about(), {{std::string(rule.key), "off"}});
        EXPECT_EQ(ToadsAndFrogs(settings).parse("T.F").rules().simplifications,
                  ToadRuleSet::all().without(rule.rule));
    }
    EXPECT_EQ(ToadsAndFrogs(standard).parse("T.F"), strip("T.F"));
}

}  // namespace
}  // namespace upstar::toads
