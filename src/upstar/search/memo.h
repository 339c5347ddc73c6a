// A memo from positions to results that forgets nothing.
//
// It is exact: a result, once stored, is found again. (The arena's memos of sums and comparisons
// are lossy, since a loss there costs one operation; here it could cost the search of a whole
// subtree.) Several threads may use one memo.
#pragma once

#include <cstddef>
#include <optional>

#include "upstar/base/context.h"
#include "upstar/positions/position.h"
#include "upstar/search/sharded_table.h"

namespace upstar {

template <Position Key, class Result>
class Memo {
public:
    /// The context is charged for the memory and must outlive the memo.
    explicit Memo(Context& context) : table_(context) {}

    std::optional<Result> find(const Key& key) const {
        return table_.find(key, [](const Result* found) {
            return found == nullptr ? std::nullopt : std::optional<Result>(*found);
        });
    }

    /// Keeps the first result stored for a key. Throws Error (Limit) if there is no memory for it.
    void store(const Key& key, const Result& result) {
        table_.update(key, [&](Result& stored, bool is_new) {
            if (is_new) stored = result;
        });
    }

    std::size_t size() const { return table_.size(); }

    /// Forgets everything and gives the memory back.
    void clear() { table_.clear(); }

private:
    ShardedTable<Key, Result> table_;
};

}  // namespace upstar
