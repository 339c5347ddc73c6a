#include "upstar/games/circular_nim/sieve/grundy_cube.h"

#include <gtest/gtest.h>

#include "naive/naive_stacks.h"
#include "small_games.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

TEST(GrundyCube, HoldsTheMexOfTheDefinition) {
    const std::uint32_t most[] = {0, 9, 7, 4, 3, 2};
    for (const CircularRules& rules : small_games(5)) {
        const naive::Cube expected(rules, most[rules.stacks]);
        Context context;
        const GrundyCube values(context, Cube(rules, most[rules.stacks]));
        for (const naive::Row& stacks : expected.positions())
            ASSERT_EQ(values[stacks], expected.nim_value(stacks));
        EXPECT_EQ(context.memory_charged(), 0u);
    }
}

TEST(GrundyCube, RefusesWhatDoesNotFitAndSaysHowMuchItNeeds) {
    Context context(std::size_t{1} << 20);
    try {
        const GrundyCube values(context, Cube({6, 2}, 63));
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
        EXPECT_EQ(error.message(),
                  "the nim values of this cube need 131073 MiB of memory; take smaller stacks");
        EXPECT_EQ(error.remedy(), Remedy::raise_memory_limit());
    }
}

}  // namespace
}  // namespace upstar::circular_nim
