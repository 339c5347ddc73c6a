#include "upstar/store/dictionary/dictionary_query.h"

#include <algorithm>
#include <array>
#include <boost/unordered/unordered_flat_map.hpp>
#include <map>
#include <unordered_map>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr const char* kLong = "(long)";  // a value whose text is left out

constexpr std::size_t kMostAlike = 1 << 20;  // answers that are remembered

// Entries that are wanted; those that are alike are looked at once.
class Wanted {
public:
    using Wants = std::function<bool(const DictionaryTraits&)>;

    Wanted(Dictionary& dictionary, Arena& arena, const Wants& wants)
        : values_(dictionary, arena), wants_(wants) {}

    // Of a row that begins with kTraits.
    bool operator()(const SqlStatement& row) {
        if (!wants_) return true;
        if (row.is_null(0)) return false;
        const Key key = {row.integer(0), row.integer(1), row.integer(2), row.integer(3)};
        if (known_.size() == kMostAlike) known_.clear();
        const auto [found, is_new] = known_.try_emplace(key, false);
        if (is_new) found->second = wants_({values_.value(key[0]), key[1], key[2], key[3]});
        return found->second;
    }

private:
    using Key = std::array<std::int64_t, 4>;

    DictionaryValues values_;
    const Wants& wants_;
    boost::unordered_flat_map<Key, bool> known_;
};

constexpr const char* kTraits = "value.id, size, rows, columns";
constexpr int kAfterTraits = 4;

// Without parameters, a ruleset is that of any.
constexpr const char* kOfGame =
    " WHERE position.game IN (SELECT id FROM game WHERE rules = ?1 OR "
    "substr(rules, 1, length(?1) + 1) = ?1 || '(')";

const char* order_text(DictionaryOrder order) {
    switch (order) {
        case DictionaryOrder::Smallest:
            return "size, rows * columns, rules, position.text";
        case DictionaryOrder::SmallestBox:
            return "rows * columns, size, rules, position.text";
        case DictionaryOrder::Hottest:
            return "temperature_real DESC, size, rules, position.text";
        case DictionaryOrder::Position:
            break;
    }
    return "rules, position.text";
}

void require_game(Dictionary& dictionary, const std::string& wanted) {
    std::string known;
    for (const std::string& game : dictionary.games()) {
        if (game == wanted || game.rfind(wanted + "(", 0) == 0) return;
        known += (known.empty() ? "" : ", ") + game;
    }
    throw Error(ErrorKind::Input,
                dictionary.path() + " has no positions of " + wanted +
                    (known.empty() ? "; it is empty" : "; it has some of " + known));
}

// Rows of a game, or of all: their traits, and then these columns.
SqlStatement rows_of(Dictionary& dictionary, const DictionaryQuery& query, const char* columns) {
    if (!query.game.empty()) require_game(dictionary, query.game);
    // The database sorts no more than the first rows if it knows how many are asked for.
    const bool is_limited = !query.wants && query.limit >= 0;
    return {dictionary.database(), std::string("SELECT ") + kTraits + ", " + columns +
                                       " FROM position JOIN game ON game.id = position.game "
                                       "LEFT JOIN value ON value.id = position.value "
                                       "JOIN source ON source.id = position.source" +
                                       (query.game.empty() ? "" : kOfGame) + " ORDER BY " +
                                       order_text(query.order) +
                                       (is_limited ? " LIMIT " + std::to_string(query.limit) : "")};
}

std::string value_text(const SqlStatement& row, int text) {
    return !row.is_null(0) && row.is_null(text) ? kLong : row.text(text);
}

template <class Visit>
void for_each(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
              const char* columns, const Visit& visit) {
    Wanted wanted(dictionary, arena, query.wants);
    SqlStatement rows = rows_of(dictionary, query, columns);
    if (!query.game.empty()) rows.with(query.game);
    std::int64_t count = 0;
    while (count != query.limit && rows.next()) {
        arena.context().poll();
        if (!wanted(rows)) continue;
        ++count;
        visit(rows);
    }
}

}  // namespace

std::int64_t for_each_row(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                          const VisitRow& visit) {
    std::int64_t count = 0;
    for_each(dictionary, arena, query,
             "rules, position.text, value.text, coalesce(position.outcome, value.outcome), mean, "
             "temperature, left_stop, right_stop, birthday, margin, version, command",
             [&](const SqlStatement& row) {
                 ++count;
                 constexpr int k = kAfterTraits;
                 visit({row.text(k), row.text(k + 1), value_text(row, k + 2), row.text(k + 3),
                        row.text(k + 4), row.text(k + 5), row.text(k + 6), row.text(k + 7),
                        row.text(k + 8), row.maybe_integer(k + 9), row.integer(1), row.integer(2),
                        row.integer(3), row.text(k + 10), row.text(k + 11), row.maybe_integer(0)});
             });
    return count;
}

std::vector<ValueCount> value_counts(Dictionary& dictionary, Arena& arena,
                                     const DictionaryQuery& query) {
    DictionaryQuery smallest_first = query;
    smallest_first.order = DictionaryOrder::Smallest;
    smallest_first.limit = -1;
    std::vector<ValueCount> counts;
    std::unordered_map<ValueId, std::size_t> places;
    for_each(
        dictionary, arena, smallest_first, "position.text, value.text",
        [&](const SqlStatement& row) {
            constexpr int kText = kAfterTraits;
            if (row.is_null(0)) return;
            const auto [found, is_new] = places.try_emplace(row.integer(0), counts.size());
            if (is_new)
                counts.push_back({value_text(row, kText + 1), 0, row.text(kText), row.integer(0)});
            ++counts[found->second].positions;
        });
    std::stable_sort(counts.begin(), counts.end(), [](const ValueCount& a, const ValueCount& b) {
        return a.positions > b.positions;
    });
    if (query.limit >= 0 && static_cast<std::size_t>(query.limit) < counts.size())
        counts.resize(static_cast<std::size_t>(query.limit));
    return counts;
}

std::vector<SizeCount> size_counts(Dictionary& dictionary, Arena& arena,
                                   const DictionaryQuery& query) {
    std::map<std::int64_t, std::int64_t> counts;
    for_each(dictionary, arena, query, "rules",
             [&](const SqlStatement& row) { ++counts[row.integer(1)]; });
    std::vector<SizeCount> all;
    if (counts.empty()) return all;
    for (std::int64_t size = counts.begin()->first; size <= counts.rbegin()->first; ++size)
        all.push_back({size, counts[size]});
    return all;
}

std::vector<ValueDifference> differences(Dictionary& dictionary, const std::string& one,
                                         const std::string& other, std::int64_t limit) {
    SqlStatement rows(dictionary.database(),
                      "SELECT a.text, a.size, x.text, y.text, x.id, y.id FROM position a "
                      "JOIN position b ON b.text = a.text "
                      "JOIN value x ON x.id = a.value JOIN value y ON y.id = b.value "
                      "WHERE a.game = (SELECT id FROM game WHERE rules = ?) "
                      "AND b.game = (SELECT id FROM game WHERE rules = ?) AND a.value <> b.value "
                      "ORDER BY a.size, a.rows * a.columns, a.text LIMIT ?");
    rows.with(one, other, limit);
    std::vector<ValueDifference> all;
    while (rows.next())
        all.push_back({rows.text(0), rows.integer(1), rows.is_null(2) ? kLong : rows.text(2),
                       rows.is_null(3) ? kLong : rows.text(3), rows.integer(4), rows.integer(5)});
    return all;
}

}  // namespace upstar
