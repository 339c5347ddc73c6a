#include "upstar/games/nim.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/positions/position.h"

namespace upstar::nim {
namespace {

static_assert(Ruleset<Nim>);
static_assert(ImpartialPosition<Nim::Position> && !PartizanPosition<Nim::Position>);
static_assert(KnowsNimValue<Nim::Position> && HoldsMemory<Nim::Position>);

Nim::Position heaps(std::string_view text) { return Nim().parse(text); }

std::vector<std::string> texts(const std::vector<Nim::Position>& positions) {
    std::vector<std::string> all;
    for (const auto& p : positions) all.push_back(p.to_string());
    return all;
}

std::string fault(const std::string& text) {
    try {
        heaps(text);
    } catch (const Error& error) {
        return std::to_string(error.offset().value()) + ": " + error.message();
    }
    return "heaps";
}

using Texts = std::vector<std::string>;

TEST(Nim, MoveTakesFromOneHeap) {
    std::vector<Nim::Position> out;
    heaps("2,1").options(out);
    EXPECT_EQ(texts(out), (Texts{"0,1", "1,1", "2,0"}));
}

TEST(Nim, HeapsAreIndependent) {
    std::vector<Nim::Position> out;
    heaps("3,0,7").decompose(out);
    EXPECT_EQ(texts(out), (Texts{"3", "7"}));
}

TEST(Nim, OrderAndEmptyHeapsDoNotMatterToTheValue) {
    EXPECT_EQ(heaps("7,0,3").canonical().to_string(), "3,7");
    EXPECT_EQ(heaps("0,0").canonical().to_string(), "0");
    EXPECT_EQ(heaps("07").to_string(), "7");
}

TEST(Nim, RefusesBadTextAndSaysWhere) {
    const std::string form = "heaps are whole numbers joined by commas, such as 3,5,7";
    const std::string missing = "a heap is missing here; an empty one is written 0";
    EXPECT_EQ(fault(""), "0: " + missing);
    EXPECT_EQ(fault("3,"), "2: " + missing);
    EXPECT_EQ(fault(",3"), "0: " + form);
    EXPECT_EQ(fault("3,,5"), "2: " + form);
    EXPECT_EQ(fault("-3"), "0: " + form);
    EXPECT_EQ(fault("100001"), "5: too many tokens: at most 100000 in all");
    EXPECT_EQ(fault("99999,2"), "6: too many tokens: at most 100000 in all");
    EXPECT_EQ(fault("99999999999999999999"), "5: too many tokens: at most 100000 in all");
    std::string many = "1";
    for (int i = 0; i < 64; ++i) many += ",1";
    EXPECT_EQ(fault(many), "127: too many heaps: at most 64");
}

}  // namespace
}  // namespace upstar::nim
