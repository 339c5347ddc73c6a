// Evaluates syntax trees of the expression language.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/lang/closure.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/syntax.h"
#include "upstar/lang/value.h"

namespace upstar {

/// What a call is given besides its object: values by place and by name.
struct Arguments {
    std::vector<Value> values;
    std::vector<Argument> named;
};

class Interpreter {
public:
    Interpreter(Workspace& work, Scope& global) : work_(work), global_(global) {}

    Value run(const std::shared_ptr<const Program>& program) {
        program_ = program;
        return evaluate(program->root, global_);
    }

    /// Calls a function of the language with these arguments.
    Value call(const Value& function, const std::vector<Value>& arguments);

    Workspace& work() { return work_; }
    Arena& arena() { return work_.arena; }

private:
    using Index = std::uint32_t;

    Value evaluate(Index i, Scope& scope);
    Value evaluate_node(const Node& node, Scope& scope);
    Value literal(const Node& node);
    Value name(const Node& node, Scope& scope);
    Value ups(const Node& node, Scope& scope);
    Value star(const Node& node, Scope& scope);
    Value unary(const Node& node, Scope& scope);
    Value binary(const Node& node, Scope& scope);
    Value game(const Node& node, Scope& scope);
    Value collection(const Node& node, Scope& scope);
    Value property(const Node& node, Scope& scope);
    Value call(const Node& node, Scope& scope);
    Value call(const Value& function, const Node& node, Arguments given);
    Value element(const Node& node, Scope& scope);
    Value function(const Node& node, Scope& scope);
    Value loop(const Node& node, Scope& scope);
    Value while_loop(const Node& node, Scope& scope);

    Value call_ruleset(const RulesetPtr& ruleset, const Node& node, Arguments given);
    void name_by_place(const About& about, Arguments& given);
    std::optional<std::string> position_text(const std::vector<Value>& values);
    Arguments arguments(const Node& node, std::size_t first, Scope& scope);
    bool condition(Index i, Scope& scope);
    void run_clauses(const Node& loop, std::size_t clause, Scope& scope,
                     const std::function<void(Value)>& take);
    void run_range(const Node& range, const std::string& variable, Scope& scope,
                   const std::function<void(Scope&)>& body, bool one_item_each);
    std::string game_path(const Node& node) const;

    Workspace& work_;
    Scope& global_;
    std::shared_ptr<const Program> program_;
    int depth_ = 0;
};

/// a op b for the arithmetic operators + - * / % ^ : and the nine comparisons.
Value apply_operator(Interpreter& interpreter, const std::string& op, const Value& a,
                     const Value& b);
/// -a, +a and +-a.
Value apply_sign(Interpreter& interpreter, const std::string& op, const Value& a);

/// object.Name or object.Name(arguments). Throws Error with a suggestion for an unknown name.
Value apply_property(Interpreter& interpreter, const Value& object, const std::string& name,
                     const Arguments& arguments);
bool has_property(const Arena& arena, const Value& object, const std::string& name);

struct PropertyHelp {
    std::string name;
    std::string arguments;
    std::string applies_to;
    std::string help;
};
/// All properties, for help and completion.
std::vector<PropertyHelp> property_help();

/// Functions and constants known from the start; nothing if there is none of that name.
std::optional<Value> builtin_constant(Interpreter& interpreter, const std::string& name);
std::optional<Value> call_builtin(Interpreter& interpreter, const std::string& name,
                                  const Arguments& arguments);
std::vector<PropertyHelp> builtin_help();

}  // namespace upstar
