#include "upstar/sweep/formula.h"

#include "upstar/base/error.h"
#include "upstar/lang/compound.h"

namespace upstar {

Formula::Formula(Session& session, std::string_view text)
    : session_(&session),
      text_(text),
      program_(std::make_shared<const Program>(parse(text, session.context()))) {}

Value Formula::evaluate(const Bindings& bindings, std::optional<Game> value) const {
    Workspace work{session_->arena(), session_->evaluators(), session_->catalog()};
    std::vector<std::pair<std::string, Value>> bound;
    for (const Binding& binding : bindings)
        bound.emplace_back(binding.name, work.arena.integer(binding.value));
    if (value) bound.emplace_back("G", *value);
    Value given;
    try {
        given = session_->evaluate(program_, bound);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Input) throw;
        throw error.retold("with " + to_string(bindings) + ": " + error.message(), error.offset());
    }
    const auto form = as_form(given);
    return form ? Value(value_of(work, *form)) : given;
}

bool Formula::agrees(const Value& given, Game value) const {
    if (const bool* truth = std::get_if<bool>(&given)) return *truth;
    if (const Game* game = std::get_if<Game>(&given)) return *game == value;
    if (std::holds_alternative<Rational>(given)) return false;  // no short game
    throw Error(ErrorKind::Input,
                "the formula must give a game or a truth value; this is a " + type_name(given),
                std::size_t{0});
}

}  // namespace upstar
