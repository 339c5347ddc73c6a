#include "upstar/store/dictionary/dictionary_query.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr const char* kLong = "(long)";  // a value whose text is left out

// Values that are wanted, each looked at once.
class Wanted {
public:
    Wanted(Dictionary& dictionary, Arena& arena, const std::function<bool(Game)>& wants)
        : values_(dictionary, arena), wants_(wants) {}

    bool operator()(const std::optional<ValueId>& id) {
        if (!wants_) return true;
        if (!id) return false;
        const auto [found, is_new] = known_.try_emplace(*id, false);
        if (is_new) found->second = wants_(values_.value(*id));
        return found->second;
    }

private:
    DictionaryValues values_;
    const std::function<bool(Game)>& wants_;
    std::unordered_map<ValueId, bool> known_;
};

// Without parameters, a ruleset is that of any.
constexpr const char* kOfGame =
    " WHERE position.game IN (SELECT id FROM game WHERE rules = ?1 OR "
    "substr(rules, 1, length(?1) + 1) = ?1 || '(')";

const char* order_text(DictionaryOrder order) {
    switch (order) {
        case DictionaryOrder::Smallest:
            return "size, rows * columns, rules, position.text";
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

// Rows of these columns of a game, or of all, with the number of the value first.
SqlStatement rows_of(Dictionary& dictionary, const DictionaryQuery& query, const char* columns) {
    if (!query.game.empty()) require_game(dictionary, query.game);
    SqlStatement rows(dictionary.database(),
                      std::string("SELECT value.id, ") + columns +
                          " FROM position JOIN game ON game.id = position.game "
                          "LEFT JOIN value ON value.id = position.value "
                          "JOIN source ON source.id = position.source" +
                          (query.game.empty() ? "" : kOfGame) + " ORDER BY " +
                          order_text(query.order));
    return rows;
}

std::string value_text(const SqlStatement& row, int id, int text) {
    return !row.is_null(id) && row.is_null(text) ? kLong : row.text(text);
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
        if (!wanted(rows.maybe_integer(0))) continue;
        ++count;
        visit(rows);
    }
}

}  // namespace

std::int64_t for_each_row(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                          const VisitRow& visit) {
    std::int64_t count = 0;
    for_each(
        dictionary, arena, query,
        "rules, position.text, value.text, coalesce(position.outcome, value.outcome), mean, "
        "temperature, left_stop, right_stop, birthday, margin, size, rows, columns, version, "
        "command",
        [&](const SqlStatement& row) {
            ++count;
            visit({row.text(1), row.text(2), value_text(row, 0, 3), row.text(4), row.text(5),
                   row.text(6), row.text(7), row.text(8), row.text(9), row.maybe_integer(10),
                   row.integer(11), row.integer(12), row.integer(13), row.text(14), row.text(15)});
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
    for_each(dictionary, arena, smallest_first, "position.text, value.text",
             [&](const SqlStatement& row) {
                 if (row.is_null(0)) return;
                 const auto [found, is_new] = places.try_emplace(row.integer(0), counts.size());
                 if (is_new) counts.push_back({value_text(row, 0, 2), 0, row.text(1)});
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
    for_each(dictionary, arena, query, "size",
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
                      "SELECT a.text, a.size, x.text, y.text FROM position a "
                      "JOIN position b ON b.text = a.text "
                      "JOIN value x ON x.id = a.value JOIN value y ON y.id = b.value "
                      "WHERE a.game = (SELECT id FROM game WHERE rules = ?) "
                      "AND b.game = (SELECT id FROM game WHERE rules = ?) AND a.value <> b.value "
                      "ORDER BY a.size, a.rows * a.columns, a.text LIMIT ?");
    rows.with(one, other, limit);
    std::vector<ValueDifference> all;
    while (rows.next())
        all.push_back({rows.text(0), rows.integer(1), rows.is_null(2) ? kLong : rows.text(2),
                       rows.is_null(3) ? kLong : rows.text(3)});
    return all;
}

}  // namespace upstar
