#include "upstar/lang/explanation.h"

#include "upstar/base/error.h"
#include "upstar/lang/compound.h"

namespace upstar {

std::string as_written(const std::string& expression) {
    int depth = 0;
    std::size_t end = 0;  // of the first group of braces
    for (; end < expression.size(); ++end) {
        if (expression[end] == '\'') return expression;
        depth += expression[end] == '{' ? 1 : expression[end] == '}' ? -1 : 0;
        if (depth == 0) break;
    }
    return end > 0 && end + 1 == expression.size() ? "'" + expression + "'" : expression;
}

namespace {

void require_game(const Value& value) {
    if (as_form(value)) return;
    throw Error(ErrorKind::Input, "explain is for games; this is a " + type_name(value));
}

}  // namespace

Game explained_game(Session& session, const std::string& query) {
    require_game(session.evaluate(query));
    return std::get<Game>(session.evaluate("_.CanonicalForm"));
}

Value explanation(Session& session, const std::string& query) {
    require_game(session.evaluate(query));
    return session.evaluate("explain(_)");
}

std::string explanation_text(Session& session, const Value& steps) {
    std::string text;
    for (const Value& line : std::get<std::shared_ptr<const Collection>>(steps)->items)
        text += session.text(line) + "\n";
    return text;
}

}  // namespace upstar
