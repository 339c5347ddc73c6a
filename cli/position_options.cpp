#include "position_options.h"

#include "argument_text.h"
#include "upstar/base/error.h"
#include "upstar/base/words.h"

namespace upstar::cli {

void add_position_options(Command& command, PositionOptions& options, Needed needed) {
    add_game_argument(command, options.game, needed);
    command
        .positional("POSITION", options.position,
                    "a position; `upstar help GAME` says how one is written; - reads it from "
                    "standard input, @FILE from a file")
        .is_required = needed == Needed::Yes;
    add_with_option(command, options.with);
}

void add_game_argument(Command& command, std::string& game, Needed needed) {
    command
        .positional("GAME", game,
                    "a game of the catalog, which `upstar help games` lists, or a class of yours "
                    "in a file")
        .is_required = needed == Needed::Yes;
}

void add_with_option(Command& command, std::vector<std::string>& with) {
    command.option("--with", "NAME=VALUE", with,
                   "a parameter of the game; may be given several times");
}

std::pair<std::string, std::string> halves(const std::string& option, const std::string& word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos || equals == 0)
        throw Error(ErrorKind::Input, option + " takes NAME=VALUE, not `" + word + "`");
    return {word.substr(0, equals), word.substr(equals + 1)};
}

namespace {

// Also with parameters in parentheses, as in the calculator: circular_nim(5,2).
std::pair<RulesetPtr, std::vector<Argument>> game_called(const Catalog& catalog,
                                                         const std::string& name) {
    const std::size_t open = name.find('(');
    if (open == std::string::npos || name.back() != ')') return {catalog.named(name), {}};
    const RulesetPtr game = catalog.named(name.substr(0, open));
    const std::vector<std::string>& names = game->about().by_place;
    std::vector<Argument> arguments;
    for (std::size_t begin = open + 1, end; begin < name.size(); begin = end + 1) {
        end = name.find_first_of(",)", begin);
        if (arguments.size() == names.size())
            throw Error(ErrorKind::Input, "in parentheses " + game->about().name + " takes " +
                                              (names.empty() ? "nothing" : joined(names, ",")) +
                                              "; other parameters are written --with NAME=VALUE");
        arguments.push_back({names[arguments.size()], name.substr(begin, end - begin)});
    }
    return {game, arguments};
}

}  // namespace

RulesetPtr game_with(const Catalog& catalog, const std::string& name,
                     const std::vector<std::string>& with) {
    std::vector<Argument> arguments;
    for (const std::string& word : with) {
        auto [parameter, value] = halves("--with", word);
        arguments.push_back({std::move(parameter), std::move(value)});
    }
    const auto [game, by_place] = game_called(catalog, name);
    arguments.insert(arguments.begin(), by_place.begin(), by_place.end());
    return arguments.empty() ? game : game->configured(arguments);
}

PositionPtr position_of(const Catalog& catalog, const PositionOptions& options,
                        std::string& input) {
    input = options.position;
    const RulesetPtr game = game_with(catalog, options.game, options.with);
    input = argument_text(options.position);
    if (input != options.position) input.erase(input.find_last_not_of(" \t\r\n") + 1);
    return game->parse(input);
}

}  // namespace upstar::cli
