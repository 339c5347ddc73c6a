// GAME POSITION --with name=value: how a subcommand is told which game and which position.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "arguments.h"
#include "upstar/catalog/catalog.h"

namespace upstar::cli {

/// The position that a subcommand is about.
struct PositionOptions {
    std::string game;
    std::string position;
    std::vector<std::string> with;  // name=value
};

/// Whether a subcommand can do without what it is told by other options.
enum class Needed : std::uint8_t { Yes, No };

void add_position_options(Command& command, PositionOptions& options, Needed needed = Needed::Yes);

/// `GAME` and `--with name=value`, which may be given several times; and the game they make.
void add_game_argument(Command& command, std::string& game, Needed needed = Needed::Yes);
void add_with_option(Command& command, std::vector<std::string>& with);
RulesetPtr game_with(const Catalog& catalog, const std::string& name,
                     const std::vector<std::string>& with);

/// "name=value" in two. Throws Error (Input), naming the option, if it is not.
std::pair<std::string, std::string> halves(const std::string& option, const std::string& word);

/// The position, and in `input` its text, which `-` or `@FILE` may stand for. Throws Error (Input);
/// its offset is one into that.
PositionPtr position_of(const Catalog& catalog, const PositionOptions& options, std::string& input);

}  // namespace upstar::cli
