// A session: all the state that a front end holds. There are no globals beside it.
//
//     Session session;
//     Value value = session.evaluate("{1|-1} + ^");
//     std::string text = session.text(value);
//
// One query runs at a time. A query that fails or is cancelled leaves the session as it was, with
// all values and memos found so far.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/syntax.h"
#include "upstar/lang/trace.h"
#include "upstar/lang/value.h"
#include "upstar/lang/world.h"
#include "upstar/search/evaluators.h"
#include "upstar/values/arena.h"

namespace upstar {

class Session {
public:
    /// A long evaluation uses all cores.
    explicit Session(std::size_t memory_limit = Context::default_memory_limit())
        : context_(std::make_shared<Context>(memory_limit)),
          arena_(*context_),
          evaluators_(arena_),
          world_(Workspace{arena_, evaluators_, catalog_}, &catalog_) {
        evaluators_.set_threads(std::max(1u, std::thread::hardware_concurrency()));
    }

    /// Evaluates a query. Throws Error, with the offset of what is wrong in it. The result is also
    /// the value of `_` in the next query.
    Value evaluate(std::string_view text);

    /// The same in two steps: `_` stays as it was, and the root of the program may be moved to
    /// evaluate a part of it.
    Program parse(std::string_view text);
    Value evaluate(const std::shared_ptr<const Program>& program);
    /// The same with these names bound; what it assigns is forgotten. Threads may share a session
    /// for this.
    Value evaluate(const std::shared_ptr<const Program>& program,
                   const std::vector<std::pair<std::string, Value>>& bindings);

    std::string text(const Value& value, Notation notation = Notation::Text) {
        return to_string(arena_, value, notation);
    }

    Context& context() { return *context_; }
    Arena& arena() { return arena_; }
    Evaluators& evaluators() { return evaluators_; }
    /// The games that expressions know; more may be added.
    Catalog& catalog() { return catalog_; }
    /// The value of a name that was assigned, or nothing.
    std::optional<Value> variable(const std::string& name);
    bool has_variables() const;
    /// Names, classes and files of the language.
    World& world() { return world_; }

    /// Names that may begin with `prefix`: variables, functions, games; after a dot, properties.
    std::vector<std::string> completions(const std::string& prefix, bool after_dot) const;

private:
    std::shared_ptr<Context> context_;  // shared with the values that charge their memory to it
    Arena arena_;
    Evaluators evaluators_;
    Catalog catalog_;
    World world_;
};

}  // namespace upstar
