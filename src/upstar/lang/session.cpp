#include "upstar/lang/session.h"

#include <algorithm>
#include <cctype>
#include <new>

#include "upstar/base/characters.h"
#include "upstar/base/error.h"
#include "upstar/base/out_of_memory.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/interpreter.h"
#include "upstar/lang/syntax.h"

namespace upstar {

namespace {

constexpr std::size_t kMostInHint = 60;

// A syntax error inside toads(TT..FF) is most likely a position without its quotes.
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
        Workspace work{arena_, evaluators_, catalog_};
        return Interpreter(work, global_).run(program);
    } catch (const std::bad_alloc&) {
        throw out_of_memory();
    }
}

Value Session::evaluate(std::string_view text) {
    Value value = evaluate(std::make_shared<const Program>(parse(text)));
    global_.declare("_", value);
    return value;
}

std::vector<std::string> Session::completions(const std::string& prefix, bool after_dot) const {
    std::vector<std::string> names;
    if (after_dot) {
        for (const PropertyHelp& property : property_help()) names.push_back(property.name);
    } else {
        for (const auto& [name, value] : global_.names()) names.push_back(name);
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

std::string caret_lines(std::string_view text, std::size_t offset) {
    constexpr std::size_t kWindow = 72;
    offset = std::min(offset, text.size());
    const std::size_t before = text.rfind('\n', offset == 0 ? 0 : offset - 1);
    std::size_t start = before == std::string_view::npos || offset == 0 ? 0 : before + 1;
    std::size_t end = std::min(text.find('\n', offset), text.size());
    if (offset - start > kWindow / 2 && end - start > kWindow) start = offset - kWindow / 2;
    end = std::min(end, start + kWindow);
    while (start < offset && !begins_character(text[start])) ++start;
    while (end > offset && end < text.size() && !begins_character(text[end])) --end;
    // Count characters, not bytes, up to the caret; and keep tabs narrow.
    const std::size_t column = character_count(text.substr(start, offset - start));
    std::string line(text.substr(start, end - start));
    std::replace(line.begin(), line.end(), '\t', ' ');
    return line + "\n" + std::string(column, ' ') + "^";
}

}  // namespace upstar
