#include "upstar/games/circular_nim/patterns/pattern.h"

#include <algorithm>
#include <set>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/patterns/case_learner.h"
#include "upstar/games/circular_nim/patterns/outcome_table.h"
#include "upstar/games/circular_nim/patterns/raised_set.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/games/circular_nim/sieve/invariance.h"

namespace upstar::circular_nim {
namespace {

constexpr std::size_t kLearntPositions = 80'000;
constexpr std::size_t kLearntPPositions = 2'000;
constexpr std::size_t kTestedPositions = 5'000'000;
constexpr std::uint32_t kLargestLearnt = 10;
constexpr std::uint32_t kLargestTested = 20;
constexpr std::size_t kRaisedPositions = 300'000;
constexpr std::uint32_t kFewestRaisedStacks = 4;
constexpr std::size_t kRounds = 12;
constexpr std::size_t kCorrectionsARound = 100;

std::uint32_t largest_of(const Stacks& position) {
    return *std::max_element(position.begin(), position.end());
}

// Where the set is wrong, up to symmetry, the smallest first: at most kCorrectionsARound.
std::vector<Stacks> failures(const StackSet& set, const OutcomeTable& table, Context& context) {
    std::vector<Stacks> found;
    const auto turns = turning(set.symmetries);
    for (std::size_t p = 0; p < table.size(); ++p) {
        context.poll();
        const Stacks position = table.position(p);
        if (std::any_of(turns.begin(), turns.end(), [&](const auto& turn) {
                return position[turn.first] < position[turn.second];
            }))
            continue;
        if (set.contains(position) != table.is_p(p)) found.push_back(position);
    }
    std::stable_sort(found.begin(), found.end(), [](const Stacks& a, const Stacks& b) {
        return largest_of(a) < largest_of(b);
    });
    if (found.size() > kCorrectionsARound) found.resize(kCorrectionsARound);
    return found;
}

// The largest bound that leaves few enough P-positions to learn from.
std::uint32_t bound_of_p_positions(const OutcomeTable& table, std::uint32_t at_least) {
    std::vector<std::size_t> count(table.largest() + 1);
    for (std::size_t p = 0; p < table.size(); ++p)
        if (table.is_p(p)) ++count[largest_of(table.position(p))];
    std::uint32_t bound = 0;
    std::size_t sum = count[0];
    while (bound < table.largest() && (sum += count[bound + 1]) <= kLearntPPositions) ++bound;
    return std::max(bound, at_least);
}

// As seen in a small cube: one more token on every stack changes no outcome.
bool seems_raised(const CircularRules& rules, Context& context) {
    const Cube cube(rules, largest_stack(rules, kRaisedPositions));
    return !where_shift_fails(sieve(context, cube), Stacks(rules.stacks, 1));
}

Pattern find_in_cube(const CircularRules& rules, std::uint32_t largest, Context& context) {
    Pattern pattern;
    pattern.tested =
        largest != 0 ? largest : std::min(largest_stack(rules, kTestedPositions), kLargestTested);
    pattern.learnt = std::min(largest_stack(rules, kLearntPositions), kLargestLearnt);
    pattern.learnt = std::min(pattern.learnt, std::max(1u, pattern.tested - 1));
    context.progress("finding the P-positions with stacks up to " + std::to_string(pattern.tested));
    const OutcomeTable table(rules, pattern.tested, context);
    const std::vector<Image> images = symmetries(rules);
    const std::uint32_t p_bound = bound_of_p_positions(table, pattern.learnt);
    std::set<Stacks> corrections;  // with all images
    for (std::size_t round = 0; round < kRounds; ++round) {
        CaseLearner learner(rules, context);
        for (std::size_t p = 0; p < table.size(); ++p) {
            const Stacks position = table.position(p);
            if (largest_of(position) <= (table.is_p(p) ? p_bound : pattern.learnt))
                learner.add(position, table.is_p(p));
        }
        for (const Stacks& position : corrections)
            if (!table.is_p(position) || largest_of(position) > p_bound)
                learner.add(position, table.is_p(position));
        std::optional<StackSet> set = learner.learn();
        pattern.unexplained.reset();
        if (!set) {
            pattern.unexplained = learner.unexplained();
            return pattern;
        }
        pattern.set = std::move(*set);
        const std::vector<Stacks> wrong = failures(pattern.set, table, context);
        pattern.fails.reset();
        if (wrong.empty()) return pattern;
        pattern.fails = wrong.front();
        pattern.corrections += wrong.size();
        for (const Stacks& position : wrong) {
            Stacks seen(position.size());
            for (const Image& image : images) {
                for (std::size_t i = 0; i < seen.size(); ++i) seen[i] = position[image[i]];
                corrections.insert(seen);
            }
        }
    }
    return pattern;
}

}  // namespace

std::string shortcoming(const Pattern& pattern) {
    if (pattern.unexplained)
        return "no condition known here tells the P-position " + to_string(*pattern.unexplained) +
               " from all N-positions";
    return "the best set found is wrong at " + to_string(*pattern.fails);
}

void require_describable(const CircularRules& rules) {
    if (rules.stacks < 1 || rules.stacks > kMostPatternStacks || rules.window < 1 ||
        rules.window > rules.stacks)
        throw Error(ErrorKind::Input,
                    "CN(n,k) needs 1 <= k <= n <= " + std::to_string(kMostPatternStacks) + " here");
}

Pattern find_pattern(const CircularRules& rules, std::uint32_t largest, Context& context) {
    Pattern pattern = find_in_cube(rules, largest, context);
    const bool may_be_raised = rules.circle && rules.stacks >= kFewestRaisedStacks &&
                               rules.removal == Removal::AtLeastInTotal && rules.amount == 1;
    if (pattern.is_found() || !may_be_raised || !seems_raised(rules, context)) return pattern;
    const Pattern slice = find_in_cube(slice_of(rules), 0, context);
    if (!slice.is_found()) return pattern;
    const std::optional<StackSet> set = raised(slice.set, rules);
    if (!set) return pattern;
    pattern = slice;
    pattern.set = *set;
    pattern.tested = std::min(slice.tested, largest_stack(rules, kTestedPositions));
    const OutcomeTable table(rules, pattern.tested, context);
    const std::vector<Stacks> wrong = failures(pattern.set, table, context);
    if (!wrong.empty()) pattern.fails = wrong.front();
    return pattern;
}

}  // namespace upstar::circular_nim
