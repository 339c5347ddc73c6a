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

KonaneDictionary::KonaneDictionary(Evaluators& evaluators, const DictionaryBox& box,
                                   unsigned threads)
    : evaluators_(evaluators),
      box_(box),
      threads_(threads == 0 ? evaluators.threads() : threads),
      patterns_(konane_patterns(evaluators.arena().context(), box)) {}

std::vector<Game> KonaneDictionary::values(Konane::Jumps jumps) {
    Konane::Rules rules;
    rules.jumps = jumps;
    rules.edge = box_.edge;
    return konane_values(evaluators_.get<Evaluator<Konane::Position>>(),
                         evaluators_.arena().context(), patterns_, rules, threads_);
}

DictionarySummary KonaneDictionary::summary(Konane::Jumps jumps, DictionaryOrder order,
                                            std::size_t most) {
    struct Entry {
        std::size_t count = 0;
        std::size_t first = 0;
    };
    const std::vector<Game> values = this->values(jumps);
    std::map<Game, Entry> entries;
    Signs signs(evaluators_.arena());
    for (std::size_t i = 0; i < values.size(); ++i)
        ++entries.try_emplace(signs.of(values[i]), Entry{0, i}).first->second.count;
    std::vector<std::pair<Game, Entry>> sorted(entries.begin(), entries.end());
    std::sort(sorted.begin(), sorted.end(), [&](const auto& a, const auto& b) {
        if (order == DictionaryOrder::MostFrequentFirst && a.second.count != b.second.count)
            return a.second.count > b.second.count;
        return a.second.first < b.second.first;
    });
    DictionarySummary summary{sorted.size(), {}};
    for (std::size_t i = 0; i < std::min(most, sorted.size()); ++i) {
        const auto& [value, entry] = sorted[i];
        summary.rows.push_back({to_string(evaluators_.arena(), value), entry.count,
                                text_of(patterns_[entry.first], values[entry.first] == value)});
    }
    return summary;
}

std::vector<DictionaryPosition> KonaneDictionary::worth(Konane::Jumps jumps, Game wanted) {
    const Game other = negative(evaluators_.arena(), wanted);
    const std::vector<Game> values = this->values(jumps);
    std::vector<DictionaryPosition> rows;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] == wanted || values[i] == other)
            rows.push_back({text_of(patterns_[i], values[i] == wanted), patterns_[i].count(),
                            std::to_string(patterns_[i].box.rows()) + "x" +
                                std::to_string(patterns_[i].box.columns())});
    return rows;
}

std::vector<DictionaryDifference> KonaneDictionary::differences() {
    const std::vector<Game> ancient = values(Konane::Jumps::Ancient);
    const std::vector<Game> modern = values(Konane::Jumps::Modern);
    std::vector<DictionaryDifference> rows;
    for (std::size_t i = 0; i < patterns_.size(); ++i)
        if (ancient[i] != modern[i])
            rows.push_back({text_of(patterns_[i], true), patterns_[i].count(),
                            to_string(evaluators_.arena(), ancient[i]),
                            to_string(evaluators_.arena(), modern[i])});
    return rows;
}

}  // namespace upstar::konane
