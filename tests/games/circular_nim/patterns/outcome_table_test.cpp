#include "upstar/games/circular_nim/patterns/outcome_table.h"

#include <gtest/gtest.h>

#include "games/circular_nim/theorems/naive_nim.h"
#include "upstar/base/error.h"

namespace upstar::circular_nim {
namespace {

TEST(OutcomeTable, AgreesWithTheDefinitionInAllVariations) {
    Context context;
    for (const bool circle : {true, false})
        for (std::uint32_t stacks = 1; stacks <= 4; ++stacks)
            for (std::uint32_t window = 1; window <= stacks; ++window)
                for (int removal = 0; removal < 5; ++removal)
                    for (std::uint32_t amount = 1; amount <= 2; ++amount) {
                        const CircularRules rules{stacks, window, static_cast<Removal>(removal),
                                                  amount, circle};
                        const std::set<Stacks> expected = naive::p_positions(rules, 3);
                        const OutcomeTable table(rules, 3, context);
                        for (const Stacks& p : naive::positions(rules, 3)) {
                            ASSERT_EQ(table.is_p(p), expected.contains(p)) << to_string(p);
                            const auto option = winning_option(rules, table, p);
                            ASSERT_EQ(option.has_value(), !expected.contains(p));
                            if (option) {
                                ASSERT_TRUE(naive::options(rules, p).contains(*option));
                                ASSERT_TRUE(expected.contains(*option));
                            }
                        }
                    }
}

TEST(OutcomeTable, RefusesWhatNoMemoryHolds) {
    Context context;
    EXPECT_THROW(OutcomeTable({10, 2}, 100, context), Error);
}

}  // namespace
}  // namespace upstar::circular_nim
