// Names as small numbers, so that a member of an object is found by an index and not by a search.
//
// The names of the language's own methods come first and are the same in every session.
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace upstar {

using Symbol = std::uint32_t;

class Symbols {
public:
    explicit Symbols(const Symbols* base = nullptr) : base_(base) {}

    Symbol intern(const std::string& name) {
        if (base_ != nullptr)
            if (const auto it = base_->numbers_.find(name); it != base_->numbers_.end())
                return it->second;
        const std::lock_guard lock(mutex_);
        const auto [it, is_new] = numbers_.try_emplace(name, static_cast<Symbol>(count()));
        if (is_new) names_.push_back(name);
        return it->second;
    }
    const std::string& name(Symbol symbol) const {
        const std::size_t first = base_ == nullptr ? 0 : base_->size();
        if (symbol < first) return base_->name(symbol);
        const std::lock_guard lock(mutex_);
        return names_[symbol - first];
    }
    std::size_t size() const {
        const std::lock_guard lock(mutex_);
        return count();
    }

private:
    std::size_t count() const { return (base_ == nullptr ? 0 : base_->size()) + names_.size(); }

    mutable std::mutex mutex_;
    const Symbols* base_;
    std::unordered_map<std::string, Symbol> numbers_;
    std::deque<std::string> names_;
};

/// A table from symbols to things of type T that are not T(); anything may be looked up.
template <class T>
class SymbolTable {
public:
    T find(Symbol symbol) const { return symbol < table_.size() ? table_[symbol] : T(); }
    void set(Symbol symbol, T thing) {
        if (symbol >= table_.size()) table_.resize(symbol + 1);
        table_[symbol] = thing;
    }

private:
    std::vector<T> table_;
};

}  // namespace upstar
