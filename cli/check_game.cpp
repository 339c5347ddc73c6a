// upstar check-game GAME POSITION...: whether the rules of a game keep what they promise.
#include <iostream>

#include "command.h"
#include "dictionary_option.h"
#include "position_options.h"
#include "progress_line.h"
#include "script_folders.h"
#include "upstar/answers/game_check.h"
#include "upstar/base/answer_text.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};
constexpr std::size_t kMostOfAll = 1'000'000;

struct CheckGame {
    std::string game;
    std::vector<std::string> positions;
    std::vector<std::string> with;
    std::size_t most = kMostChecked;
};

int run(const CheckGame& command, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    use_scripts(session);
    const RulesetPtr game = game_with(session.catalog(), command.game, command.with);
    std::vector<std::string> texts = command.positions;
    if (texts.empty()) texts = game->about().examples;
    if (texts.empty())
        throw Error(ErrorKind::Input,
                    "name a position to begin with, a small one, such as "
                    "upstar check-game " +
                        command.game + " x..o");
    std::vector<PositionPtr> starts;
    for (const std::string& text : texts) {
        input = text;
        starts.push_back(game->parse(text));
    }
    const Limits limits(session.context(), common);
    const GameCheck check = check_game(starts, session.evaluators(), command.most);
    std::cout << answer_text(check, common.format);
    return check.is_passed() ? Ok : ClaimFailed;
}

}  // namespace

void add_check_game(Command& program, CommonOptions& common) {
    Command& command = program.subcommand(
        "check-game", "whether the rules of a game keep what they promise, and what to mend");
    command.footer(
        "Looks at the positions and at all that can be reached from them: whether every play ends, "
        "texts read back, parts add up to the whole, symmetric positions are worth the same, moves "
        "and positions can be told apart, and searches find what the moves alone give. The exit "
        "code is 1 if something does not hold.");
    auto options = std::make_shared<CheckGame>();
    add_game_argument(command, options->game);
    command.positional("POSITIONS", options->positions,
                       "small positions; without them, the examples of the game");
    add_with_option(command, options->with);
    command.number("--most", "N", options->most, std::size_t{1}, kMostOfAll,
                   "look at so many positions at most, those near the end of play first (2000)");
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
