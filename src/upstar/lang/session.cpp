#include "upstar/lang/session.h"

#include <algorithm>
#include <cctype>
#include <new>

#include "upstar/base/error.h"
#include "upstar/base/out_of_memory.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/property.h"
#include "upstar/lang/syntax.h"

namespace upstar {

namespace {

constexpr std::size_t kMostInHint = 60;

// A syntax error inside toads(TT..FF), or a name that is not known, is most likely a position
// without its quotes.
Error with_hint(const Error& error, std::string_view text, const Catalog& catalog) {
    const std::string_view before =
        text.substr(0, std::min(error.offset().value_or(0), text.size()));
    const std::size_t open = before.rfind('(');
    if (open == std::string_view::npos || before.find('"', open) != std::string_view::npos)
        return error;
    std::size_t begin = open;
    while (begin > 0 && (std::isalnum(static_cast<unsigned char>(text[begin - 1])) != 0 ||
                         text[begin - 1] == '_'))
        --begin;
    const std::string name(text.substr(begin, open - begin));
    if (name.empty() || !catalog.find(name)) return error;
    const std::string_view rest = text.substr(open + 1);
    std::string inside(rest.substr(0, rest.find(')')));
    if (inside.size() > kMostInHint) return error;
    inside.erase(std::remove(inside.begin(), inside.end(), '\''), inside.end());
    return error.retold(
        error.message() + "; a position stands in double quotes: " + name + "(\"" + inside + "\")",
        error.offset());
}

}  // namespace

Program Session::parse(std::string_view text) {
    try {
        return upstar::parse(text, *context_);
    } catch (const Error& error) {
        throw with_hint(error, text, catalog_);
    } catch (const std::bad_alloc&) {
        throw out_of_memory();
    }
}

Value Session::evaluate(const std::shared_ptr<const Program>& program) {
    try {
        return world_.evaluate(program);
    } catch (const Error& error) {
        if (error.message().rfind("That variable is not defined", 0) != 0) throw;
        throw with_hint(error, program->text, catalog_);
    } catch (const std::bad_alloc&) {
        throw out_of_memory();
    }
}

Value Session::evaluate(const std::shared_ptr<const Program>& program,
                        const std::vector<std::pair<std::string, Value>>& bindings) {
    try {
        return world_.evaluate(program, bindings);
    } catch (const std::bad_alloc&) {
        throw out_of_memory();
    }
}

Value Session::evaluate(std::string_view text) {
    Value value = evaluate(std::make_shared<const Program>(parse(text)));
    const std::shared_ptr<Global> last = world_.global("_");
    last->value = cell_of(arena_, value);
    last->is_set = true;
    return value;
}

std::optional<Value> Session::variable(const std::string& name) {
    const Global* known = world_.find_global(name);
    if (known == nullptr || !known->is_set) return std::nullopt;
    return value_of(arena_, known->value);
}

bool Session::has_variables() const {
    const auto& all = world_.globals();
    return std::any_of(all.begin(), all.end(),
                       [](const auto& entry) { return entry.second->is_set; });
}

std::vector<std::string> Session::completions(const std::string& prefix, bool after_dot) const {
    std::vector<std::string> names;
    if (after_dot) {
        for (const PropertyHelp& property : property_help()) names.push_back(property.name);
    } else {
        for (const auto& [name, global] : world_.globals())
            if (global->is_set) names.push_back(name);
        for (const auto& [name, of] : world_.classes()) names.push_back(name);
        for (const PropertyHelp& builtin : builtin_help()) names.push_back(builtin.name);
        for (const RulesetPtr& game : catalog_.games()) names.push_back(game->id());
        for (const char* word : {"Left", "Right", "help", "quit", "true", "false"})
            names.emplace_back(word);
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    names.erase(std::remove_if(names.begin(), names.end(),
                               [&](const std::string& name) { return name.rfind(prefix, 0) != 0; }),
                names.end());
    return names;
}

}  // namespace upstar
