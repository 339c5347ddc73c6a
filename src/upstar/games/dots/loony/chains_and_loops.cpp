#include "upstar/games/dots/loony/chains_and_loops.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/opening.h"

namespace upstar::dots {
namespace {

int count(const std::vector<int>& lengths, int length) {
    return static_cast<int>(std::count(lengths.begin(), lengths.end(), length));
}

int total(const ChainsAndLoops& sum) {
    return std::accumulate(sum.chains.begin(), sum.chains.end(), 0) +
           std::accumulate(sum.loops.begin(), sum.loops.end(), 0);
}

int modulo(int x, int n) { return (x % n + n) % n; }

int value_of_threes_and_fours(int threes, int fours) {
    const bool odd_fours = fours % 2 != 0;
    if (threes == 0) return odd_fours ? 4 : 0;
    if (threes == 1) return odd_fours ? 1 : 3;
    return threes % 2 != 0 ? 1 : 2;
}

int distance_to_multiple_of_8(int x) { return std::min(modulo(x, 8), modulo(-x, 8)); }

int value_without_threes(int cv, int fours) {
    if (cv + 4 * fours >= 2) return distance_to_multiple_of_8(cv);
    const bool odd_fours = fours % 2 != 0;
    if (modulo(cv, 4) == 2) return 2;
    if (modulo(cv, 2) == 1) return odd_fours ? 1 : 3;
    return odd_fours ? 0 : 4;
}

int value_with_one_three(int cv, int fours) {
    if (cv + 4 * fours >= 2) return distance_to_multiple_of_8(cv) == 1 ? 1 : 3;
    return fours % 2 != 0 ? 1 : 3;
}

}  // namespace

bool ChainsAndLoops::has_odd_loop() const {
    return std::any_of(loops.begin(), loops.end(), [](int length) { return length % 2 != 0; });
}

int value(const ChainsAndLoops& sum) {
    return sum.has_odd_loop() ? value_by_table(sum) : value_by_closed_form(sum);
}

int value_by_table(const ChainsAndLoops& sum) {
    std::vector<int> chains = sum.chains;
    std::vector<int> loops = sum.loops;
    std::sort(chains.begin(), chains.end());
    std::sort(loops.begin(), loops.end());
    // row[j]: the value of chains i, i + 1, ... and loops j, j + 1, ...
    std::vector<int> row(loops.size() + 1);
    for (std::size_t i = chains.size() + 1; i-- > 0;) {
        for (std::size_t j = loops.size() + 1; j-- > 0;) {
            const bool has_chain = i < chains.size();
            const bool has_loop = j < loops.size();
            if (!has_chain && !has_loop) continue;
            const int by_chain = has_chain ? value_of_opening(false, chains[i], row[j]) : 0;
            const int by_loop = has_loop ? value_of_opening(true, loops[j], row[j + 1]) : 0;
            row[j] = !has_loop ? by_chain : !has_chain ? by_loop : std::min(by_chain, by_loop);
        }
    }
    return row[0];
}

int value_by_closed_form(const ChainsAndLoops& sum) {
    const int cv = controlled_value(sum.chains, sum.loops);
    if (cv >= 2) return cv;
    const int threes = count(sum.chains, 3);
    const int fours = count(sum.loops, 4);
    const int coins = total(sum);
    if (3 * threes + 4 * fours == coins) return value_of_threes_and_fours(threes, fours);
    if (threes == 0) return value_without_threes(cv, fours);
    if (fours >= 1 && cv >= -2) return std::abs(cv);
    if (threes == 1 && modulo(coins, 4) == 3) return value_with_one_three(cv, fours);
    return coins % 2 == 0 ? 2 : 1;
}

}  // namespace upstar::dots
