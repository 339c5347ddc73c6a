// Armies: reading, turning, and the replay of jumps.
#include "upstar/games/konane/army/army.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

std::optional<std::size_t> offset_of_error(const std::string& text) {
    try {
        Army::parse(text, Direction::Up);
    } catch (const Error& error) {
        return error.offset();
    }
    return std::nullopt;
}

TEST(Army, ReadsRowsFromTheTop) {
    EXPECT_EQ(Army::parse("xox|oxo", Direction::Up), Army::rectangle(2, 3));
    EXPECT_EQ(Army::parse("...|.o.|ox.", Direction::Up).stones(),
              (std::vector<Square>{{-1, 0}, {-1, 1}, {0, 1}}));
}

TEST(Army, TurnsTowardsItsDirection) {
    //  .o      going right, the column of x and o on the right is the first row
    //  ox
    EXPECT_EQ(Army::parse(".o|ox", Direction::Up).stones(),
              (std::vector<Square>{{-1, 0}, {-1, 1}, {0, 1}}));
    EXPECT_EQ(Army::parse(".o|ox", Direction::Down).stones(),
              (std::vector<Square>{{-1, 0}, {0, 0}, {0, 1}}));
    EXPECT_EQ(Army::parse(".o|ox", Direction::Right).stones(),
              (std::vector<Square>{{-1, 1}, {0, 0}, {0, 1}}));
    EXPECT_EQ(Army::parse(".o|ox", Direction::Left).stones(),
              (std::vector<Square>{{-1, 0}, {-1, 1}, {0, 0}}));
}

TEST(Army, RefusesWhatIsNoGroupOfACheckerboard) {
    EXPECT_EQ(offset_of_error("xx"), 1u);
    EXPECT_EQ(offset_of_error("x.o"), 2u);
    EXPECT_EQ(offset_of_error("xo|xo"), 3u);
    EXPECT_EQ(offset_of_error("..|.."), 0u);
    EXPECT_EQ(offset_of_error("xoq"), 2u);
}

TEST(Army, ReplaysOnlyJumps) {
    const std::vector<Square> army = Army::rectangle(2, 1).stones();
    EXPECT_EQ(replay(army, {{{-1, 0}, {0, 0}, {1, 0}}}), (std::vector<Square>{{1, 0}}));
    const std::vector<Jump> refused = {
        {{0, 0}, {1, 0}, {2, 0}},     // over nothing
        {{-2, 0}, {-1, 0}, {0, 0}},   // from nothing
        {{-1, 0}, {0, 0}, {2, 0}},    // too far
        {{-1, 0}, {0, 0}, {0, 1}},    // round a corner
        {{-1, 0}, {-1, 0}, {-1, 0}},  // no move at all
    };
    for (const Jump& jump : refused) EXPECT_THROW(replay(army, {jump}), Error);
    EXPECT_THROW(replay(Army::rectangle(3, 1).stones(), {{{-2, 0}, {-1, 0}, {0, 0}}}), Error);
}

}  // namespace
}  // namespace upstar::konane
