#include "check_input.h"

#include <chrono>
#include <cstddef>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/catalog/catalog.h"
#include "upstar/certificates/check.h"
#include "upstar/engine/engine.h"
#include "upstar/engine/line_input.h"
#include "upstar/engine/question.h"
#include "upstar/engine/request.h"
#include "upstar/games/circular_nim/sets/stack_set.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/lang/session.h"
#include "upstar/lang/syntax.h"

namespace upstar {

using namespace circular_nim;
using namespace dots;
namespace {

constexpr std::size_t kMemory = std::size_t{256} << 20;
constexpr std::chrono::milliseconds kTime{1000};

// The memo tables are sized by the limit a session starts with: a small one makes it quick to make.
constexpr std::size_t kMemoryAtStart = std::size_t{16} << 20;

// A few letters may ask for a graph of a million strings. Reading is linear, but the notations read
// a text some twenty times, and a sanitizer makes seconds of that.
constexpr std::size_t kMostStrings = 10'000;

void check_place(const Error& error, std::string_view text) {
    if (error.message().empty()) throw std::logic_error("an error without a message");
    if (!error.offset()) return;
    if (*error.offset() > text.size()) throw std::logic_error("an error placed past the input");
    caret_lines(text, *error.offset());
}

void check_reads_back(Session& session, Game game) {
    const std::string text = session.text(game);
    const Value again = session.evaluate(text);
    const Game* read = std::get_if<Game>(&again);
    if (read == nullptr || *read != game)
        throw std::logic_error("prints " + text + ", which reads back as " + session.text(again));
}

// `read` gives the text of what it read; reading that gives the same again.
template <typename Read>
void check_notation(std::string_view text, const Read& read) {
    std::string printed;
    try {
        printed = read(text);
    } catch (const Error& error) {
        check_place(error, text);
        return;
    }
    std::string again;
    try {
        again = read(printed);
    } catch (const Error& error) {
        throw std::logic_error("prints " + printed + ", which is refused: " + error.message());
    }
    if (again != printed)
        throw std::logic_error("prints " + printed + ", which reads back as " + again);
}

// Boards print the same again; graphs name their coins in the order of mention, so only as many.
void check_dots(std::string_view text, DotsNotation notation) {
    const bool is_graph = notation == DotsNotation::Graph || notation == DotsNotation::Edges;
    if (!is_graph) {
        check_notation(text, [&](std::string_view t) { return to_text(parse_dots(t), notation); });
        return;
    }
    std::string printed;
    const auto size = [](const DotsPosition& position) {
        return std::pair(position.graph().live_coins(), position.graph().strings().size());
    };
    try {
        const DotsPosition position = parse_dots(text);
        printed = to_text(position, notation);
        if (size(parse_dots(printed)) != size(position))
            throw std::logic_error("prints " + printed + ", which has another size");
    } catch (const Error& error) {
        if (!printed.empty())
            throw std::logic_error("prints " + printed + ", which is refused: " + error.message());
        check_place(error, text);
    }
}

bool is_large_graph(std::string_view text) {
    try {
        return parse_dots(text).graph().strings().size() > kMostStrings;
    } catch (const Error&) {
        return false;
    }
}

// What is refused is told so; what is none, or takes too long, is an error.
void check_as_certificate(std::string_view text) {
    Context context(kMemory);
    const TimeLimit limit(context, kTime);
    std::istringstream in{std::string(text)};
    try {
        describe(check_certificate_alone(in, context));
    } catch (const Error& error) {
        check_place(error, text);
    }
}

}  // namespace

void check_positions(std::string_view text) {
    if (is_large_graph(text)) return;
    const Catalog catalog;
    for (const RulesetPtr& game : catalog.games())
        check_notation(text, [&](std::string_view t) { return game->parse(t)->to_string(); });
    for (const NamedDotsNotation& named : dots_notations()) check_dots(text, named.notation);
    check_notation(text, [](std::string_view t) { return to_string(parse_stack_set(t, 3, true)); });
    check_as_certificate(text);
}

void check_parse(std::string_view text) {
    try {
        parse(text);
    } catch (const Error& error) {
        check_place(error, text);
    }
}

void check_evaluate(std::string_view text) {
    Session session(kMemoryAtStart);
    session.context().set_memory_limit(kMemory);
    const TimeLimit limit(session.context(), kTime);
    Value value;
    try {
        value = session.evaluate(text);
    } catch (const Error& error) {
        check_place(error, text);
        return;
    }
    try {
        for (const Notation notation : {Notation::Text, Notation::Unicode, Notation::Latex})
            session.text(value, notation);
        if (const Game* game = std::get_if<Game>(&value)) check_reads_back(session, *game);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Input) throw std::logic_error(error.message());
    }
}

void check_requests(std::string_view text) {
    std::size_t heard = 0;
    std::size_t said = 0;
    const auto check_line = [&](std::string_view line) {
        const Json json = Json::parse(line, nullptr, false);
        if (said++ > 0 && (!json.is_object() || !json.contains("id") ||
                           json.contains("answer") == json.contains("error")))
            throw std::logic_error("says " + std::string(line));
    };
    LineInput answers(std::size_t{1} << 30);
    Engine engine(standard_questions(), {.threads = 0, .memory = kMemory, .time = kTime},
                  [&](std::string_view lines) { answers.take(lines, check_line); });
    LineInput requests(kLongestRequest);
    const auto hear = [&](std::string_view line) {
        ++heard;
        engine.hear(line);
    };
    requests.take(text, hear);
    requests.finish(hear);
    engine.finish();
    if (said == 0 || said - 1 > heard) throw std::logic_error("says more than it was asked");
}

}  // namespace upstar
