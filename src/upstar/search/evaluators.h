// The searches of one session, each with its memo.
//
// There is one search of each type, made when it is first asked for: an Evaluator for the positions
// of each partizan game, and so on. The parameters of a ruleset need no searches of their own,
// since a position carries those that its moves depend on.
#pragma once

#include <any>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <type_traits>
#include <typeindex>
#include <utility>

#include "upstar/search/known_values.h"
#include "upstar/values/arena.h"

namespace upstar {

class Evaluators {
public:
    /// Values are made in `arena`, and memos charged to its context; it must outlive this.
    explicit Evaluators(Arena& arena) : arena_(arena) {}

    Arena& arena() const { return arena_; }

    /// How many threads a single long evaluation may use; 1 unless set.
    unsigned threads() const { return threads_.load(std::memory_order_relaxed); }
    void set_threads(unsigned threads) { threads_.store(threads, std::memory_order_relaxed); }

    /// The session's search of this type. Searches are safe to share between threads.
    template <class Search>
    Search& get() {
        const std::lock_guard lock(mutex_);
        std::any& search = searches_[typeid(Search)];
        if (!search.has_value()) {
            if constexpr (std::is_constructible_v<Search, Evaluators&>) {
                search = std::make_shared<Search>(*this);
            } else if constexpr (std::is_constructible_v<Search, Arena&>) {
                search = std::make_shared<Search>(arena_);
            } else {
                search = std::make_shared<Search>(arena_.context());
            }
        }
        return **std::any_cast<std::shared_ptr<Search>>(&search);
    }

    /// Values that need no search, or null. Not to be set while a search runs.
    KnownValues* known_values() const { return known_values_.get(); }
    void set_known_values(std::shared_ptr<KnownValues> known) { known_values_ = std::move(known); }

    /// Forgets all memos and gives their memory back. No search may be running.
    void clear() {
        const std::lock_guard lock(mutex_);
        searches_.clear();
    }

private:
    Arena& arena_;
    std::atomic<unsigned> threads_{1};
    std::shared_ptr<KnownValues> known_values_;
    std::mutex mutex_;
    std::map<std::type_index, std::any> searches_;
};

}  // namespace upstar
