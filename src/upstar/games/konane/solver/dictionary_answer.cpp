#include "upstar/games/konane/solver/dictionary_answer.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"

namespace upstar::konane {
namespace {

// Which of a value and its negative stands for both.
class Signs {
public:
    explicit Signs(Arena& arena) : arena_(arena) {}

    Game of(Game value) {
        const auto [at, is_new] = known_.try_emplace(value, value);
        if (!is_new) return at->second;
        const Game other = negative(arena_, value);
        const bool below = less_or_equal(arena_, value, Game());
        if (below || (!less_or_equal(arena_, Game(), value) && is_before(other, value)))
            at->second = other;
        return at->second;
    }

private:
    bool is_before(Game a, Game b) {
        const std::string x = to_string(arena_, a);
        const std::string y = to_string(arena_, b);
        return std::pair(x.size(), x) < std::pair(y.size(), y);
    }

    struct Hash {
        std::size_t operator()(Game g) const { return hash_value(g); }
    };
    Arena& arena_;
    std::unordered_map<Game, Game, Hash> known_;
};

std::string text_of(const KonanePattern& pattern, bool as_it_is) {
    return (as_it_is ? pattern : pattern.negated()).board().to_string();
}

}  // namespace

DictionarySummary summarise(Arena& arena, const std::vector<KonanePattern>& patterns,
                            const std::vector<Game>& values, DictionaryOrder order,
                            std::size_t most) {
    struct Entry {
        std::size_t count = 0;
        std::size_t first = 0;
    };
    std::map<Game, Entry> entries;
    Signs signs(arena);
    for (std::size_t i = 0; i < values.size(); ++i)
        ++entries.try_emplace(signs.of(values[i]), Entry{0, i}).first->second.count;
    std::vector<std::pair<Game, Entry>> sorted(entries.begin(), entries.end());
    std::sort(sorted.begin(), sorted.end(), [&](const auto& a, const auto& b) {
        if (order == DictionaryOrder::MostFrequentFirst && a.second.count != b.second.count)
            return a.second.count > b.second.count;
        return a.second.first < b.second.first;
    });
    DictionarySummary summary;
    summary.values = sorted.size();
    for (std::size_t i = 0; i < std::min(most, sorted.size()); ++i) {
        const auto& [value, entry] = sorted[i];
        summary.rows.push_back({to_string(arena, value), entry.count,
                                text_of(patterns[entry.first], values[entry.first] == value)});
    }
    return summary;
}

std::vector<DictionaryPosition> positions_worth(Arena& arena,
                                                const std::vector<KonanePattern>& patterns,
                                                const std::vector<Game>& values, Game wanted) {
    const Game other = negative(arena, wanted);
    std::vector<DictionaryPosition> rows;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] == wanted || values[i] == other)
            rows.push_back({text_of(patterns[i], values[i] == wanted), patterns[i].count(),
                            std::to_string(patterns[i].box.rows()) + "x" +
                                std::to_string(patterns[i].box.columns())});
    return rows;
}

std::vector<DictionaryDifference> differences(Arena& arena,
                                              const std::vector<KonanePattern>& patterns,
                                              const std::vector<Game>& ancient,
                                              const std::vector<Game>& modern) {
    std::vector<DictionaryDifference> rows;
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (ancient[i] != modern[i])
            rows.push_back({text_of(patterns[i], true), patterns[i].count(),
                            to_string(arena, ancient[i]), to_string(arena, modern[i])});
    return rows;
}

}  // namespace upstar::konane
