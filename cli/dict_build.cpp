// upstar dict build GAME: all small positions of a game into a dictionary.
#include <iostream>

#include "dictionary_option.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "script_folders.h"
#include "upstar/catalog/known_value.h"
#include "upstar/collect/collections.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

struct BuildCommand {
    std::string game;
    CollectionOptions which;
    bool one_of_each_value = false;
    std::string file;
};

// As it would be typed again, for whoever asks later how a value was computed.
std::string typed(const BuildCommand& command) {
    std::string text = "dict build " + command.game;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty() && value != "0") text += std::string(" ") + name + " " + value;
    };
    add("--box", command.which.box);
    add("--rules", command.which.rules);
    add("--board", command.which.board);
    add("--colours", command.which.colours);
    add("--squares", std::to_string(command.which.squares));
    add("--length", std::to_string(command.which.length));
    return text;
}

int run(const BuildCommand& command, const CommonOptions& common, std::string&) {
    const std::string file = dictionary_file(command.file);
    Session session(common.memory_bytes());
    use_scripts(session);
    const ContextLine status(session.context(), common.progress);
    const Limits limits(session.context(), common);
    const std::vector<PositionSet> all =
        collections(session.catalog(), session.context(), command.game, command.which);
    Dictionary dictionary(file, Dictionary::Use::Write);
    DictionaryWriter writer(dictionary, session.arena(), computed_here(typed(command)));
    for (const PositionSet& each : all) {
        const Collected collected = collect(session, *each.ruleset, each.source, writer,
                                            {common.thread_count(), command.one_of_each_value});
        std::cout << known_as(*each.ruleset) << ": " << collected.positions << " positions, "
                  << collected.added << " added to " << file << "\n";
        if (*each.left_out > 0)
            std::cout << *each.left_out << " more lie on no board of 64 squares\n";
        if (!collected.stopped) continue;
        writer.finish();
        remark(advised(*collected.stopped) +
               "; what was added is kept, and the same command goes on from there");
        return LimitReached;
    }
    writer.finish();
    return Ok;
}

}  // namespace

void add_dict_build(Command& dict, CommonOptions& common) {
    Command& command =
        dict.subcommand("build", "all positions up to a size: of konane, domineering or toads");
    auto options = std::make_shared<BuildCommand>();
    command.positional("GAME", options->game, "konane, domineering or toads").required();
    command.option("--box", "RxC", options->which.box,
                   "konane: the positions that fit this box, rows x columns");
    command.option("--rules", "ancient|modern|both", options->which.rules,
                   "konane: by which rules (default: ancient)");
    command.option("--board", "open|bounded", options->which.board,
                   "konane: whether the box lies in an open plane (the default) or is the board");
    command.option("--colours", "alternating|any", options->which.colours,
                   "konane: alternating (the default), as in a game, or any");
    command.number("--squares", "N", options->which.squares, 1, 64,
                   "domineering: all connected positions of at most N squares");
    command.number("--length", "N", options->which.length, 1, 64,
                   "toads: all strips of at most N squares");
    command.flag("--each-value", options->one_of_each_value,
                 "keep only the first position of each value and its negative");
    add_dictionary_file_option(command, options->file);
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
