#include "upstar/draw/labels.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "upstar/draw/point.h"

namespace upstar {
namespace {

TEST(Labels, TakeTheFirstLaneInWhichTheyTouchNothing) {
    const Placement placement = place_labels({{0, 4}, {3, 6}, {4, 8}, {5, 7}}, 2);
    EXPECT_EQ(placement, (Placement{0, 1, 0, std::nullopt}));
    EXPECT_EQ(lanes_used(placement), 2u);
}

TEST(Labels, OfNoLaneAreAllDropped) {
    EXPECT_EQ(place_labels({{0, 1}}, 0), Placement{std::nullopt});
    EXPECT_EQ(lanes_used({std::nullopt}), 0u);
}

TEST(Labels, CountCharactersNotBytes) {
    EXPECT_EQ(character_count(""), 0u);
    EXPECT_EQ(character_count("↑*"), 2u);
}

TEST(Labels, WriteNumbersExactly) {
    EXPECT_EQ(number_label(Dyadic(9, 2)), "9/4");
    EXPECT_EQ(number_label(Dyadic(Integer("-5120000000001"), 10)), "-5120000000001/1024");
    EXPECT_EQ(number_label_tex(Dyadic(-7)), "-7");
    EXPECT_EQ(number_label_tex(Dyadic(-9, 2)), "-\\frac{9}{4}");
}

TEST(Labels, KeepTheEndsOfLongNumbers) {
    const Dyadic million_millions_and_one(Integer("1000000000000000000000001"), 0);
    EXPECT_EQ(number_label(million_millions_and_one), "1000000000…0000000001");
    EXPECT_EQ(number_label_tex(million_millions_and_one), "100000\\ldots 000001");
}

TEST(Labels, CutLongNamesBetweenCharacters) {
    std::string ups;
    for (int i = 0; i < 41; ++i) ups += "↑";
    EXPECT_EQ(character_count(name_label(ups)), 41u);
    EXPECT_EQ(name_label("{2|-1}"), "{2|-1}");
}

TEST(Point, WritesAtMostTwoDecimals) {
    EXPECT_EQ(decimal(3), "3");
    EXPECT_EQ(decimal(-0.5), "-0.5");
    EXPECT_EQ(decimal(12.25), "12.25");
    EXPECT_EQ(decimal(1.05), "1.05");
    EXPECT_EQ(decimal(2.0 / 3), "0.67");
    EXPECT_EQ(decimal(0.999), "1");
    EXPECT_EQ(decimal(-0.001), "0");
}

}  // namespace
}  // namespace upstar
