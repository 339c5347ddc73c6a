#include "check_input.h"

#include <chrono>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <variant>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/lang/session.h"
#include "upstar/lang/syntax.h"

namespace upstar {
namespace {

constexpr std::size_t kMemory = std::size_t{256} << 20;
constexpr std::chrono::milliseconds kTime{1000};

// The memo tables are sized by the limit a session starts with: a small one makes it quick to make.
constexpr std::size_t kMemoryAtStart = std::size_t{16} << 20;

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

}  // namespace

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

}  // namespace upstar
