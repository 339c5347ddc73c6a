#include "upstar/sweep/guess.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "upstar/base/error.h"
#include "upstar/lang/value.h"

namespace upstar {
namespace {

// What is wrong with a guess is told with the guess, since there may be several.
Value evaluated(const Formula& guess, const Bindings& bindings) {
    try {
        return guess.evaluate(bindings, std::nullopt);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Input) throw;
        throw error.retold("the guess `" + guess.text() + "`: " + error.message());
    }
}

}  // namespace

Game guessed(const Formula& guess, const Bindings& bindings) {
    const Value given = evaluated(guess, bindings);
    if (const Game* game = std::get_if<Game>(&given)) return *game;
    throw Error(ErrorKind::Input, "a guess must be a game, such as 0, * or n/2; `" + guess.text() +
                                      "` is a " + type_name(given));
}

void require_free_for_value(const std::vector<std::string>& parameters) {
    if (std::find(parameters.begin(), parameters.end(), "G") != parameters.end())
        throw Error(
            ErrorKind::Input,
            "in a conjecture `G` is the value of the position; call the parameter otherwise");
}

}  // namespace upstar
