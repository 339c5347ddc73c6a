// upstar dict freeze, thaw: the positions of one game in a few bytes each, and back.
#include <iostream>

#include "dictionary_option.h"
#include "progress_line.h"
#include "upstar/collect/dictionary_rows.h"
#include "upstar/collect/thaw.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

struct FreezeCommand {
    std::string game;
    std::string frozen;
    std::string file;
};

int run_freeze(const FreezeCommand& command, const CommonOptions& common, std::string&) {
    Session session(common.memory_bytes());
    Dictionary dictionary(dictionary_file(command.file), Dictionary::Use::Read);
    const std::uint64_t positions =
        freeze(dictionary, game_name(session, command.game), command.frozen);
    std::cout << command.frozen << ": " << positions << " positions\n";
    return Ok;
}

int run_thaw(const FreezeCommand& command, const CommonOptions& common, std::string&) {
    Session session(common.memory_bytes());
    const ContextLine status(session.context(), common.progress);
    const Limits limits(session.context(), common);
    FrozenTable table(command.frozen);
    Dictionary dictionary(dictionary_file(command.file), Dictionary::Use::Write);
    DictionaryWriter writer(dictionary, session.arena(),
                            computed_here("dict thaw " + command.frozen));
    thaw(session, table, writer);
    writer.finish();
    std::cout << command.frozen << ": " << table.positions() << " positions, " << writer.added()
              << " new to " << dictionary.path() << "\n";
    return Ok;
}

}  // namespace

void add_dict_freeze(Command& dict, CommonOptions& common) {
    Command& command = dict.subcommand(
        "freeze", "the positions of a game as a frozen table: a few bytes each, to be read only");
    auto options = std::make_shared<FreezeCommand>();
    command.positional("GAME", options->game, "whose positions").required();
    command.positional("FROZEN", options->frozen, "the file that is made").required();
    add_dictionary_file_option(command, options->file);
    set_action(command, common, kFormats, options, run_freeze);
}

void add_dict_thaw(Command& dict, CommonOptions& common) {
    Command& command =
        dict.subcommand("thaw", "add the positions of a frozen table to a dictionary");
    auto options = std::make_shared<FreezeCommand>();
    command.positional("FROZEN", options->frozen, "the frozen table").required();
    add_dictionary_file_option(command, options->file);
    set_action(command, common, kFormats, options, run_thaw);
}

}  // namespace upstar::cli
