#include "upstar/lang/script.h"

#include <algorithm>
#include <memory>

#include "upstar/base/error.h"
#include "upstar/lang/cells.h"
#include "upstar/lang/syntax.h"

namespace upstar {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool shows_result(const Program& program) {
    const Node* last = &program[program.root];
    while (last->kind == NodeKind::Sequence && !last->children.empty())
        last = &program[last->children.back()];
    return last->kind != NodeKind::Assign && last->kind != NodeKind::AssignTo &&
           last->kind != NodeKind::Class;
}

bool has_code(std::string_view text) {
    try {
        Context context;
        parse(text, context);
        return true;
    } catch (const Error& error) {
        return error.message() != "nothing to evaluate";
    }
}

// A long class is not parsed anew at each of its lines.
bool is_worth_a_look(std::string_view line, std::size_t lines) {
    constexpr std::size_t kFew = 60;
    if (lines < kFew) return true;
    while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
    return line.empty() || line.substr(0, 3) == "end";
}

}  // namespace

bool is_unfinished(std::string_view text) {
    try {
        Context context;
        parse(text, context);
        return false;
    } catch (const Error& error) {
        std::size_t end = text.size();
        while (end > 0 && is_blank(text[end - 1])) --end;
        const bool at_end = error.offset() && *error.offset() >= end;
        const std::string& message = error.message();
        return (at_end && message.find("the input ends here") != std::string::npos) ||
               message.find("this comment has no end") == 0;
    }
}

void run_script(Session& session, std::string_view text, const Value& arguments,
                const std::function<void(const Value&)>& show) {
    const auto given = session.world().global("Arguments");
    given->value = cell_of(session.arena(), arguments);
    given->is_set = true;
    run_script(session, text, show);
}

void run_script(Session& session, std::string_view text,
                const std::function<void(const Value&)>& show) {
    std::size_t from = 0;
    std::size_t lines = 0;
    for (std::size_t at = 0; at < text.size();) {
        session.context().poll();
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        at = end + 1;
        ++lines;
        const std::string_view chunk = text.substr(from, end - from);
        const bool is_last = at >= text.size();
        if (!is_last && (!is_worth_a_look(line, lines) || is_unfinished(chunk))) continue;
        if (has_code(chunk)) {
            std::size_t last = chunk.size();
            while (last > 0 && is_blank(chunk[last - 1])) --last;
            const bool is_silent = last > 0 && chunk[last - 1] == ';';
            try {
                const auto program = std::make_shared<const Program>(session.parse(chunk));
                const Value value = session.evaluate(program);
                if (!is_silent && shows_result(*program) && !std::holds_alternative<Nothing>(value))
                    show(value);
            } catch (const Error& error) {
                if (!error.offset()) throw;
                throw error.retold(error.message(), from + *error.offset());
            }
        }
        from = std::min(at, text.size());
        lines = 0;
    }
}

}  // namespace upstar
