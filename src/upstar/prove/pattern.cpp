#include "upstar/prove/pattern.h"

#include <algorithm>
#include <numeric>

#include "upstar/prove/outcome_table.h"
#include "upstar/prove/vocabulary.h"

namespace upstar {
namespace {

using Bits = Columns::Bits;

constexpr std::size_t kLearntPositions = 100'000;
constexpr std::size_t kTestedPositions = 2'000'000;
constexpr std::uint32_t kLargestLearnt = 12;
constexpr std::uint32_t kLargestTested = 20;
constexpr std::size_t kSeeds = 6;
constexpr std::size_t kOrders = 6;

bool meet(const Bits& a, const Bits& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if ((a[i] & b[i]) != 0) return true;
    return false;
}

void intersect(Bits& a, const Bits& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] &= b[i];
}

bool get(const Bits& bits, std::size_t i) { return bits[i / 64] >> i % 64 & 1; }

// A sequence of pseudo-random numbers that is the same everywhere.
struct Shuffle {
    std::uint64_t state = 1;
    std::uint64_t operator()() {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return state >> 33;
    }
};

class Learner {
public:
    Learner(const CircularRules& rules, const OutcomeTable& table, Context& context)
        : table_(table),
          context_(context),
          images_(symmetries(rules.stacks, rules.circle)),
          words_(vocabulary(rules.stacks)),
          columns_(rules.stacks) {
        set_.stacks = rules.stacks;
        set_.circle = rules.circle;
        for (std::size_t p = 0; p < table.size(); ++p) columns_.add(table.position(p));
        n_.assign((table.size() + 63) / 64, 0);
        for (std::size_t p = 0; p < table.size(); ++p) {
            if (!table.is_p(p)) n_[p / 64] |= std::uint64_t{1} << p % 64;
            if (table.is_p(p) && first_image(p) == p) uncovered_.push_back(p);
        }
        for (const Word& word : words_) {
            context.poll();
            meeting_.push_back(columns_.meeting(word.condition));
        }
    }

    /// The P-position that cannot be explained, if there is one.
    std::optional<Stacks> learn() {
        sort_by_equations();
        while (!uncovered_.empty()) {
            context_.progress("learning case " + std::to_string(cases_.size() + 1) + ", " +
                              std::to_string(uncovered_.size()) + " P-positions to cover");
            std::optional<Learnt> best;
            for (std::size_t s = 0; s < std::min(kSeeds, uncovered_.size()); ++s)
                for (std::size_t order = 0; order < kOrders; ++order) {
                    context_.poll();
                    std::optional<Learnt> found = generalise(uncovered_[s], order);
                    if (!found) return table_.position(uncovered_[s]);
                    if (!best || better(*found, *best)) best = std::move(found);
                }
            remove_covered(*best);
            cases_.push_back(std::move(*best));
        }
        return std::nullopt;
    }

    StackSet set() {
        drop_redundant_cases();
        for (const Learnt& learnt : cases_) {
            Case one;
            for (const std::size_t w : learnt.words) one.push_back(words_[w].condition);
            set_.cases.push_back(std::move(one));
        }
        return set_;
    }

private:
    struct Learnt {
        std::vector<std::size_t> words;
        std::vector<std::size_t> covered;  // first images
        std::size_t fresh = 0;             // of them, uncovered before
        int cost = 0;
    };

    static bool better(const Learnt& a, const Learnt& b) {
        return a.fresh != b.fresh ? a.fresh > b.fresh : a.cost < b.cost;
    }

    std::size_t first_image(std::size_t p) const {
        const Stacks position = table_.position(p);
        Stacks seen(position.size());
        std::size_t first = p;
        for (const Image& image : images_) {
            for (std::size_t i = 0; i < seen.size(); ++i) seen[i] = position[image[i]];
            first = std::max(first, table_.index_of(seen));
        }
        return first;
    }

    // Those that satisfy few equations first: they are the generic ones of their case.
    void sort_by_equations() {
        std::vector<std::pair<std::size_t, std::size_t>> order;
        for (const std::size_t p : uncovered_) {
            std::size_t equations = 0;
            for (std::size_t w = 0; w < words_.size(); ++w)
                equations += words_[w].is_equation() && get(meeting_[w], p) ? 1 : 0;
            order.emplace_back(equations, table_.size() - p);
        }
        std::sort(order.begin(), order.end());
        uncovered_.clear();
        for (const auto& [equations, rest] : order) uncovered_.push_back(table_.size() - rest);
    }

    std::optional<Learnt> generalise(std::size_t seed, std::size_t order) const {
        std::vector<std::size_t> words;
        for (std::size_t w = 0; w < words_.size(); ++w)
            if (get(meeting_[w], seed)) words.push_back(w);
        Shuffle random{order + 1};
        std::vector<std::uint64_t> key(words_.size());
        for (std::uint64_t& k : key) k = random();
        std::sort(words.begin(), words.end(), [&](std::size_t a, std::size_t b) {
            if (words_[a].cost != words_[b].cost) return words_[a].cost > words_[b].cost;
            return key[a] != key[b] ? key[a] < key[b] : a < b;
        });
        // rest[i] = what meets all words from i on.
        std::vector<Bits> rest(words.size() + 1, Bits(n_.size(), ~std::uint64_t{0}));
        for (std::size_t i = words.size(); i-- > 0;) {
            rest[i] = rest[i + 1];
            intersect(rest[i], meeting_[words[i]]);
        }
        if (meet(rest[0], n_)) return std::nullopt;
        Learnt learnt;
        Bits kept(n_.size(), ~std::uint64_t{0});
        for (std::size_t i = 0; i < words.size(); ++i) {
            Bits without = kept;
            intersect(without, rest[i + 1]);
            if (!meet(without, n_)) continue;
            intersect(kept, meeting_[words[i]]);
            learnt.words.push_back(words[i]);
            learnt.cost += 40 + words_[words[i]].cost;
        }
        std::reverse(learnt.words.begin(), learnt.words.end());
        count_covered(learnt, kept);
        return learnt;
    }

    void count_covered(Learnt& learnt, const Bits& bits) const {
        for (std::size_t p = 0; p < table_.size(); ++p)
            if (get(bits, p)) learnt.covered.push_back(first_image(p));
        std::sort(learnt.covered.begin(), learnt.covered.end());
        learnt.covered.erase(std::unique(learnt.covered.begin(), learnt.covered.end()),
                             learnt.covered.end());
        for (const std::size_t p : uncovered_) learnt.fresh += covers(learnt, p) ? 1 : 0;
    }

    static bool covers(const Learnt& learnt, std::size_t p) {
        return std::binary_search(learnt.covered.begin(), learnt.covered.end(), p);
    }

    void remove_covered(const Learnt& learnt) {
        std::erase_if(uncovered_, [&](std::size_t p) { return covers(learnt, p); });
    }

    void drop_redundant_cases() {
        for (std::size_t c = cases_.size(); c-- > 0;) {
            const bool redundant =
                std::all_of(cases_[c].covered.begin(), cases_[c].covered.end(), [&](std::size_t p) {
                    for (std::size_t d = 0; d < cases_.size(); ++d)
                        if (d != c && covers(cases_[d], p)) return true;
                    return false;
                });
            if (redundant) cases_.erase(cases_.begin() + static_cast<std::ptrdiff_t>(c));
        }
    }

    const OutcomeTable& table_;
    Context& context_;
    std::vector<Image> images_;
    std::vector<Word> words_;
    Columns columns_;
    std::vector<Bits> meeting_;
    Bits n_;
    std::vector<std::size_t> uncovered_;
    std::vector<Learnt> cases_;
    StackSet set_;
};

std::optional<Stacks> first_failure(const StackSet& set, const OutcomeTable& table,
                                    Context& context) {
    for (std::size_t p = 0; p < table.size(); ++p) {
        context.poll();
        const Stacks position = table.position(p);
        const bool turned =
            !set.circle || *std::max_element(position.begin(), position.end()) == position.front();
        if (turned && set.contains(position) != table.is_p(p)) return position;
    }
    return std::nullopt;
}

}  // namespace

Pattern find_pattern(const CircularRules& rules, std::uint32_t largest, Context& context) {
    Pattern pattern;
    pattern.tested =
        largest != 0 ? largest : std::min(largest_stack(rules, kTestedPositions), kLargestTested);
    const OutcomeTable test(rules, pattern.tested, context);
    std::uint32_t learnt = std::min(largest_stack(rules, kLearntPositions), kLargestLearnt);
    learnt = std::min(learnt, std::max(1u, pattern.tested - 1));
    for (;; ++learnt) {
        pattern.learnt = learnt;
        const OutcomeTable table(rules, learnt, context);
        Learner learner(rules, table, context);
        pattern.unexplained = learner.learn();
        pattern.set = learner.set();
        if (pattern.unexplained) return pattern;
        pattern.fails = first_failure(pattern.set, test, context);
        if (!pattern.fails || learnt >= pattern.tested - 1) return pattern;
    }
}

}  // namespace upstar
