#include "upstar/games/circular_nim/patterns/case_learner.h"

#include <algorithm>
#include <map>

#include "upstar/games/circular_nim/rules/circular_windows.h"

namespace upstar::circular_nim {
namespace {

constexpr std::uint64_t kOrders = 3;
constexpr std::uint64_t kJoins = 3;
constexpr std::size_t kSeeds = 2;

// Scatters numbers, the same way on every machine.
std::uint64_t scattered(std::uint64_t x, std::uint64_t salt) {
    x = (x + 1) * 0x9e3779b97f4a7c15u + salt * 0xd1b54a32d192ed03u;
    x = (x ^ x >> 31) * 0xbf58476d1ce4e5b9u;
    return x ^ x >> 29;
}

// False if nothing is left.
bool intersect(Columns::Bits& a, const Columns::Bits& b) {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < a.size(); ++i) any |= a[i] &= b[i];
    return any != 0;
}

bool meet(const Columns::Bits& a, const Columns::Bits& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if ((a[i] & b[i]) != 0) return true;
    return false;
}

bool get(const Columns::Bits& bits, std::size_t i) { return bits[i / 64] >> i % 64 & 1; }

bool contains(const std::vector<std::size_t>& sorted, std::size_t x) {
    return std::binary_search(sorted.begin(), sorted.end(), x);
}

}  // namespace

CaseLearner::CaseLearner(const CircularRules& rules, Context& context,
                         const std::vector<PricedCondition>& more)
    : context_(context),
      memory_(context),
      set_{rules.stacks, symmetries(rules), {}},
      images_(symmetries(rules)),
      words_(vocabulary(rules)),
      columns_(rules.stacks) {
    words_.insert(words_.end(), more.begin(), more.end());
    std::stable_sort(
        words_.begin(), words_.end(),
        [](const PricedCondition& a, const PricedCondition& b) { return a.cost < b.cost; });
}

void CaseLearner::add(const Stacks& position, bool is_p) {
    columns_.add(position);
    is_p_.push_back(is_p);
}

void CaseLearner::prepare() {
    n_.assign((columns_.size() + 63) / 64, 0);
    std::map<Stacks, std::size_t> first;
    orbit_.assign(columns_.size(), 0);
    for (std::size_t p = 0; p < columns_.size(); ++p) {
        if (!is_p_[p]) {
            n_[p / 64] |= std::uint64_t{1} << p % 64;
            continue;
        }
        const Stacks position = columns_.position(p);
        Stacks largest = position, seen = position;
        for (const Image& image : images_) {
            for (std::size_t i = 0; i < seen.size(); ++i) seen[i] = position[image[i]];
            largest = std::max(largest, seen);
        }
        const auto [found, added] = first.try_emplace(largest, p);
        orbit_[p] = found->second;
        if (added) uncovered_.push_back(p);
        p_.push_back(p);
    }
    memory_.add(words_.size() * n_.size() * sizeof(std::uint64_t));
    for (const PricedCondition& word : words_) {
        context_.poll();
        meeting_.push_back(columns_.meeting(word.condition));
    }
    // Generic positions first: those that satisfy few equations, and of them the large ones.
    equations_.assign(columns_.size(), 0);
    for (std::size_t w = 0; w < words_.size(); ++w)
        for (const std::size_t p : p_)
            equations_[p] += words_[w].is_equation() && get(meeting_[w], p) ? 1 : 0;
    std::map<std::size_t, std::pair<std::int64_t, std::int64_t>> rank;
    for (const std::size_t p : uncovered_) {
        std::int64_t total = 0;
        for (const std::uint32_t stack : columns_.position(p)) total -= stack;
        rank[p] = {equations_[p], total};
    }
    std::stable_sort(uncovered_.begin(), uncovered_.end(),
                     [&](std::size_t a, std::size_t b) { return rank[a] < rank[b]; });
}

std::vector<std::size_t> CaseLearner::words_at(std::size_t position, int most_cost) const {
    std::vector<std::size_t> words;
    for (std::size_t w = 0; w < words_.size() && words_[w].cost <= most_cost; ++w)
        if (get(meeting_[w], position)) words.push_back(w);
    return words;
}

// Equations come first and leave few N-positions, so only what is left is looked at further.
bool CaseLearner::excludes_n(const std::vector<std::size_t>& words) const {
    std::vector<std::pair<std::size_t, std::uint64_t>> left;
    for (std::size_t i = 0; i < n_.size(); ++i)
        if (n_[i] != 0) left.emplace_back(i, n_[i]);
    for (const std::size_t w : words) {
        std::size_t kept = 0;
        for (const auto& [block, bits] : left) {
            const std::uint64_t both = bits & meeting_[w][block];
            if (both != 0) left[kept++] = {block, both};
        }
        left.resize(kept);
        if (left.empty()) return true;
    }
    return false;
}

std::optional<std::vector<std::size_t>> CaseLearner::joined(std::size_t seed, int most_cost,
                                                            std::uint64_t order) const {
    std::vector<std::size_t> words = words_at(seed, most_cost);
    if (!excludes_n(words)) return std::nullopt;
    const auto shared = [&](std::size_t p) {
        std::vector<std::size_t> both;
        for (const std::size_t w : words)
            if (get(meeting_[w], p)) both.push_back(w);
        return both;
    };
    std::vector<std::pair<std::int64_t, std::size_t>> partners;
    for (const std::size_t p : p_) {
        std::int64_t equations = 0, others = 0;
        for (const std::size_t w : shared(p)) ++(words_[w].is_equation() ? equations : others);
        const std::int64_t extra = equations_[p] - equations;
        const std::int64_t weight = order == 0 ? 1000 : order == 1 ? 1 : 0;
        const std::int64_t first =
            order == 2 ? 1000 * extra - equations : extra - weight * equations;
        partners.emplace_back(10'000 * first - others, p);
    }
    std::sort(partners.begin(), partners.end());
    for (const auto& [similarity, p] : partners) {
        context_.poll();
        std::vector<std::size_t> both = shared(p);
        if (both.size() < words.size() && excludes_n(both)) words = std::move(both);
    }
    return words;
}

CaseLearner::Learnt CaseLearner::shortened(std::vector<std::size_t> words,
                                           std::uint64_t order) const {
    // Within a cost the order is arbitrary, and the same on every machine.
    const auto key = [&](std::size_t w) { return scattered(w, order); };
    std::sort(words.begin(), words.end(), [&](std::size_t a, std::size_t b) {
        if (words_[a].cost != words_[b].cost) return words_[a].cost > words_[b].cost;
        return key(a) != key(b) ? key(a) < key(b) : a < b;
    });
    // rest[i]: the N-positions that meet all words from i on.
    std::vector<Bits> rest(words.size() + 1, n_);
    for (std::size_t i = words.size(); i-- > 0;) {
        rest[i] = rest[i + 1];
        intersect(rest[i], meeting_[words[i]]);
    }
    Learnt learnt;
    Bits kept(n_.size(), ~std::uint64_t{0});
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!meet(kept, rest[i + 1])) continue;
        intersect(kept, meeting_[words[i]]);
        learnt.words.push_back(words[i]);
        learnt.cost += 40 + static_cast<std::size_t>(words_[words[i]].cost);
    }
    std::reverse(learnt.words.begin(), learnt.words.end());
    count_covered(learnt, kept);
    return learnt;
}

void CaseLearner::count_covered(Learnt& learnt, const Bits& bits) const {
    for (const std::size_t p : p_)
        if (get(bits, p)) learnt.covered.push_back(orbit_[p]);
    std::sort(learnt.covered.begin(), learnt.covered.end());
    learnt.covered.erase(std::unique(learnt.covered.begin(), learnt.covered.end()),
                         learnt.covered.end());
    for (const std::size_t p : uncovered_) learnt.fresh += contains(learnt.covered, p) ? 1 : 0;
}

void CaseLearner::drop_redundant_cases() {
    for (std::size_t c = cases_.size(); c-- > 0;) {
        const bool redundant =
            std::all_of(cases_[c].covered.begin(), cases_[c].covered.end(), [&](std::size_t p) {
                for (std::size_t d = 0; d < cases_.size(); ++d)
                    if (d != c && contains(cases_[d].covered, p)) return true;
                return false;
            });
        if (redundant) cases_.erase(cases_.begin() + static_cast<std::ptrdiff_t>(c));
    }
}

std::optional<CaseLearner::Learnt> CaseLearner::learn_case(std::size_t seed) const {
    std::optional<Learnt> best;
    for (const int most_cost : kVocabularyLevels) {
        const bool nim_sums = most_cost == kVocabularyLevels.back();
        if (nim_sums && best) break;
        bool improved = !best;
        for (std::uint64_t join = 0; join < kJoins; ++join) {
            const auto words = joined(seed, most_cost, join);
            if (!words) break;
            for (std::uint64_t order = 0; order < kOrders; ++order) {
                Learnt found = shortened(*words, order);
                if (best && !found.better_than(*best)) continue;
                best = std::move(found);
                improved = true;
            }
        }
        if (!improved) break;
    }
    return best;
}

// Nim itself, and many a game with remainders: what one word says needs no search among many.
std::optional<std::size_t> CaseLearner::one_word() const {
    Bits p(n_.size());
    for (const std::size_t position : p_) p[position / 64] |= std::uint64_t{1} << position % 64;
    const auto found = std::find(meeting_.begin(), meeting_.end(), p);
    if (found == meeting_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - meeting_.begin());
}

std::optional<StackSet> CaseLearner::learn() {
    prepare();
    if (const auto word = one_word()) {
        set_.cases = {{words_[*word].condition}};
        return set_;
    }
    while (!uncovered_.empty()) {
        context_.progress("learning case " + std::to_string(cases_.size() + 1) + ", " +
                          std::to_string(uncovered_.size()) + " P-positions to cover");
        std::optional<Learnt> best;
        for (std::size_t s = 0; s < std::min(kSeeds, uncovered_.size()); ++s) {
            std::optional<Learnt> found = learn_case(uncovered_[s]);
            if (!found) {
                unexplained_ = columns_.position(uncovered_[s]);
                return std::nullopt;
            }
            if (!best || found->better_than(*best)) best = std::move(found);
        }
        std::erase_if(uncovered_, [&](std::size_t p) { return contains(best->covered, p); });
        cases_.push_back(std::move(*best));
    }
    drop_redundant_cases();
    for (const Learnt& learnt : cases_) {
        StackCase one;
        for (const std::size_t w : learnt.words) one.push_back(words_[w].condition);
        set_.cases.push_back(std::move(one));
    }
    return set_;
}

}  // namespace upstar::circular_nim
