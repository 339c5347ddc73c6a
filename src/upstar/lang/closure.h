// Functions of the expression language and the scopes they are made in.
//
// A function keeps copies of the local names it can see when it is made, never the scope itself:
// values then form no cycles and need no collector. Global names are looked up when it is called,
// so that functions may call themselves and each other.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "upstar/lang/dispose.h"
#include "upstar/lang/syntax.h"
#include "upstar/lang/value.h"

namespace upstar {

/// Names and their values; an inner scope sees the outer ones. The outermost is the global scope.
class Scope {
public:
    explicit Scope(Scope* outer = nullptr) : outer_(outer) {}

    const Value* find(const std::string& name) const {
        for (const Scope* scope = this; scope != nullptr; scope = scope->outer_)
            if (const auto it = scope->names_.find(name); it != scope->names_.end())
                return &it->second;
        return nullptr;
    }

    /// Assigns to the nearest scope that has the name, else makes it here.
    void assign(const std::string& name, Value value) {
        Scope* home = this;
        while (home != nullptr && !home->names_.contains(name)) home = home->outer_;
        (home != nullptr ? home : this)->declare(name, std::move(value));
    }
    void declare(const std::string& name, Value value) { names_[name] = std::move(value); }

    Scope& global() { return outer_ == nullptr ? *this : outer_->global(); }

    /// All names but the global ones, the nearest of each.
    std::map<std::string, Value> locals() const {
        std::map<std::string, Value> all;
        for (const Scope* scope = this; scope->outer_ != nullptr; scope = scope->outer_)
            all.insert(scope->names_.begin(), scope->names_.end());
        return all;
    }

    const std::map<std::string, Value>& names() const { return names_; }

private:
    Scope* outer_;
    std::map<std::string, Value> names_;
};

struct Closure {
    Closure(std::vector<std::string> names, std::shared_ptr<const Program> tree, std::uint32_t root,
            std::map<std::string, Value> seen)
        : params(std::move(names)),
          program(std::move(tree)),
          body(root),
          captured(std::move(seen)) {}
    ~Closure() {
        for (auto& [name, value] : captured) dispose(value);
    }
    Closure(const Closure&) = delete;
    Closure& operator=(const Closure&) = delete;

    std::vector<std::string> params;
    std::shared_ptr<const Program> program;
    std::uint32_t body;
    std::map<std::string, Value> captured;
    mutable HeldCharge held;

    std::string text() const {
        std::string names;
        for (const std::string& param : params) names += (names.empty() ? "" : ",") + param;
        return "Function(" + names + ")";
    }
};

}  // namespace upstar
