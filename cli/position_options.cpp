// GAME POSITION --with name=value: how a subcommand is told which game and which position.
#include "command.h"
#include "upstar/catalog/catalog.h"

namespace upstar::cli {

void add_position_options(CLI::App& app, PositionOptions& options) {
    add_game_argument(app, options.game);
    app.add_option("POSITION", options.position,
                   "a position; `upstar help GAME` says how one is written")
        ->required();
    add_with_option(app, options.with);
}

void add_game_argument(CLI::App& app, std::string& game) {
    app.add_option("GAME", game, "a game of the catalog; `upstar help games` lists them")
        ->required();
}

void add_with_option(CLI::App& app, std::vector<std::string>& with) {
    app.add_option("--with", with, "a parameter of the game; may be given several times")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
}

std::pair<std::string, std::string> halves(const std::string& option, const std::string& word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos || equals == 0)
        throw Error(ErrorKind::Input, option + " takes NAME=VALUE, not `" + word + "`");
    return {word.substr(0, equals), word.substr(equals + 1)};
}

namespace {

// Also with parameters in parentheses, as in the calculator: circular_nim(5,2).
std::pair<RulesetPtr, std::vector<Argument>> game_called(const std::string& name) {
    const std::size_t open = name.find('(');
    if (open == std::string::npos || name.back() != ')') return {game_named(name), {}};
    const RulesetPtr game = game_named(name.substr(0, open));
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

RulesetPtr game_with(const std::string& name, const std::vector<std::string>& with) {
    std::vector<Argument> arguments;
    for (const std::string& word : with) {
        auto [parameter, value] = halves("--with", word);
        arguments.push_back({std::move(parameter), std::move(value)});
    }
    const auto [game, by_place] = game_called(name);
    arguments.insert(arguments.begin(), by_place.begin(), by_place.end());
    return arguments.empty() ? game : game->configured(arguments);
}

PositionPtr position_of(const PositionOptions& options) {
    const RulesetPtr game = game_with(options.game, options.with);
    if (game->kind() == PositionKind::Scoring)
        throw Error(ErrorKind::Input, game->about().name +
                                          " is a scoring game, and this command is for games that "
                                          "the last move wins; try `upstar dots analyse`");
    return game->parse(options.position);
}

}  // namespace upstar::cli
