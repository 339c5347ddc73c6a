#include "upstar/search/value_terms.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "upstar/values/canonical.h"

namespace upstar {
namespace {

class Terms : public testing::Test {
protected:
    Game switch_of(std::int64_t left, std::int64_t right) {
        return canonical(arena, {arena.integer(left)}, {arena.integer(right)});
    }
    Game total(const ValueTerms& terms) {
        Game result;
        for (const Game term : terms) result = sum(arena, result, term);
        return result;
    }

    Context context;
    Arena arena{context};
};

TEST_F(Terms, AddUpWithinTheBudgetOnly) {
    for (const std::uint32_t budget : {0u, 8u, 9u, 1000u}) {
        TermAdder adder(arena, budget);
        ValueTerms terms;
        adder.add(terms, switch_of(3, 1));
        adder.add(terms, switch_of(9, 2));
        EXPECT_EQ(terms.size(), budget < 9 ? 2u : 1u);
        EXPECT_EQ(total(terms), sum(arena, switch_of(3, 1), switch_of(9, 2)));
    }
}

TEST_F(Terms, NumberShiftsAnotherTerm) {
    TermAdder adder(arena, 0);
    ValueTerms terms;
    adder.add(terms, arena.integer(2));
    EXPECT_EQ(terms, ValueTerms{arena.integer(2)});
    adder.add(terms, switch_of(3, 1));
    EXPECT_EQ(terms, ValueTerms{switch_of(5, 3)});
}

TEST_F(Terms, NegativesVanish) {
    TermAdder adder(arena, 0);
    ValueTerms terms;
    adder.add(terms, switch_of(5, 1));
    adder.add(terms, switch_of(9, 1));
    adder.add(terms, switch_of(-1, -5));
    adder.add(terms, Game());
    EXPECT_EQ(terms, ValueTerms{switch_of(9, 1)});
}

TEST_F(Terms, SizeIsThatOfTheTreeCutAtNumbers) {
    TermAdder adder(arena, 0);
    EXPECT_EQ(adder.size(arena.integer(1000)), 1u);
    EXPECT_EQ(adder.size(switch_of(4, 1)), 3u);
    EXPECT_EQ(adder.size(canonical(arena, {switch_of(9, 5)}, {arena.integer(0)})), 5u);
}

}  // namespace
}  // namespace upstar
