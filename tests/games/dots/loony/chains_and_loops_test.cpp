#include "upstar/games/dots/loony/chains_and_loops.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "random_loony.h"
#include "upstar/games/dots/loony/opening.h"

namespace upstar::dots {
namespace {

/// By opening every piece in every position, and nothing else.
class PlainSums {
public:
    using Sum = std::pair<std::vector<int>, std::vector<int>>;  // sorted

    int value(const Sum& sum) {
        if (sum.first.empty() && sum.second.empty()) return 0;
        if (const auto known = values_.find(sum); known != values_.end()) return known->second;
        int least = 1000000;
        for (std::size_t i = 0; i < sum.first.size(); ++i) least = std::min(least, chain(sum, i));
        for (std::size_t i = 0; i < sum.second.size(); ++i) least = std::min(least, loop(sum, i));
        return values_[sum] = least;
    }

    int chain(Sum sum, std::size_t i) {
        const int length = sum.first[i];
        sum.first.erase(sum.first.begin() + static_cast<std::ptrdiff_t>(i));
        return length - 2 + std::abs(value(sum) - 2);
    }
    int loop(Sum sum, std::size_t i) {
        const int length = sum.second[i];
        sum.second.erase(sum.second.begin() + static_cast<std::ptrdiff_t>(i));
        return length - 4 + std::abs(value(sum) - 4);
    }

private:
    std::map<Sum, int> values_;
};

/// All sorted lists of at most `size` numbers from `least` to `most` in steps.
std::vector<std::vector<int>> multisets(int size, int least, int most, int step) {
    std::vector<std::vector<int>> lists{{}};
    for (std::size_t i = 0; i < lists.size(); ++i) {
        if (static_cast<int>(lists[i].size()) == size) continue;
        for (int n = lists[i].empty() ? least : lists[i].back(); n <= most; n += step) {
            lists.push_back(lists[i]);
            lists.back().push_back(n);
        }
    }
    return lists;
}

void compare_all(const std::vector<std::vector<int>>& chain_lists,
                 const std::vector<std::vector<int>>& loop_lists) {
    PlainSums plain;
    for (const auto& chains : chain_lists)
        for (const auto& loops : loop_lists) {
            const ChainsAndLoops sum{chains, loops};
            const int expected = plain.value({chains, loops});
            ASSERT_EQ(value(sum), expected)
                << testing::PrintToString(chains) << testing::PrintToString(loops);
            ASSERT_EQ(value_by_table(sum), expected);
            if (!sum.has_odd_loop()) {
                ASSERT_EQ(value_by_closed_form(sum), expected);
            }
        }
}

TEST(ChainsAndLoops, ClosedFormTableAndRecursionAgreeWhereLoopsAreEven) {
    compare_all(multisets(6, 3, 7, 1), multisets(4, 4, 10, 2));
    compare_all(multisets(3, 3, 12, 1), multisets(3, 4, 14, 2));
}

TEST(ChainsAndLoops, TableAndRecursionAgreeForOddLoops) {
    compare_all(multisets(5, 3, 6, 1), multisets(4, 4, 9, 1));
}

TEST(ChainsAndLoops, ClosedFormIsTheTableForLargeSums) {
    RandomLoony random(9);
    for (int i = 0; i < 300; ++i) {
        ChainsAndLoops sum;
        const int longest = random.up_to(3, 9);
        for (int left = random.up_to(0, 60); left > 0; --left)
            sum.chains.push_back(random.up_to(3, longest));
        for (int left = random.up_to(0, 60); left > 0; --left)
            sum.loops.push_back(2 * random.up_to(2, longest));
        EXPECT_EQ(value_by_closed_form(sum), value_by_table(sum));
    }
}

TEST(ChainsAndLoops, ASevenLoopBreaksTheClosedForm) {
    PlainSums plain;
    int differ = 0;
    for (const auto& chains : multisets(3, 3, 5, 1))
        for (auto loops : multisets(3, 4, 7, 1)) {
            if (std::count(loops.begin(), loops.end(), 7) == 0) continue;
            const ChainsAndLoops sum{chains, loops};
            differ += value_by_closed_form(sum) != plain.value({chains, loops});
        }
    EXPECT_GT(differ, 0);
}

}  // namespace
}  // namespace upstar::dots
