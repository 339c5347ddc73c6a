#include "upstar/sweep/parameter_expression.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/lang/world.h"

namespace upstar {
namespace {

// The names of `program` that are not those of functions called.
std::vector<const Node*> name_nodes(const Program& program) {
    std::vector<bool> called(program.nodes.size(), false);
    for (const Node& node : program.nodes)
        if (node.kind == NodeKind::Call) called[node.children[0]] = true;
    std::vector<const Node*> found;
    for (std::size_t i = 0; i < program.nodes.size(); ++i)
        if (program.nodes[i].kind == NodeKind::Name && !called[i])
            found.push_back(&program.nodes[i]);
    return found;
}

}  // namespace

std::string listed(const std::vector<std::string>& names) {
    if (names.empty()) return "none";
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += "`" + names[i] + "`";
    }
    return text;
}

ParameterExpression::ParameterExpression(std::string_view text,
                                         const std::vector<std::string>& known)
    : text_(text), program_(std::make_shared<const Program>(parse(text))) {
    for (const Node* node : name_nodes(*program_)) {
        if (std::find(known.begin(), known.end(), node->text) == known.end())
            throw Error(ErrorKind::Input,
                        "unknown parameter `" + node->text + "`; there are " + listed(known) +
                            ": give it a range before it is used",
                        node->offset, Remedy::set(node->text, "1..5"));
        if (std::find(names_.begin(), names_.end(), node->text) == names_.end())
            names_.push_back(node->text);
    }
}

std::int64_t ParameterExpression::evaluate(Workspace& work, const Bindings& bindings) const {
    // Most are nothing but a name, and need none of the language.
    for (const Binding& binding : bindings)
        if (binding.name == text_) return binding.value;
    std::vector<std::pair<std::string, Value>> bound;
    for (const Binding& binding : bindings)
        bound.emplace_back(binding.name, work.arena.integer(binding.value));
    World world(work);
    const Value value = world.evaluate(program_, bound);
    const auto whole = as_integer(work.arena, value);
    const Integer most = 1'000'000'000'000'000'000;
    if (!whole || abs(*whole) > most)
        throw Error(ErrorKind::Input,
                    "`" + text_ + "` must be a whole number" +
                        (whole ? " of at most 18 digits" : "") + "; " +
                        (bindings.empty() ? "" : "with " + to_string(bindings) + " ") + "it is " +
                        to_string(work.arena, value));
    return static_cast<std::int64_t>(*whole);
}

bool is_parameter_name(std::string_view text) {
    try {
        const Program program = parse(text);
        return program.nodes.size() == 1 && program.nodes[0].kind == NodeKind::Name &&
               program.nodes[0].text == text;
    } catch (const Error&) {
        return false;
    }
}

}  // namespace upstar
