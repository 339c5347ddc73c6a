// upstar konane dictionary BOX: all positions that fit a box, and what they are worth.
#include <iostream>

#include "command.h"
#include "konane_options.h"
#include "progress_line.h"
#include "upstar/games/konane/solver/dictionary_text.h"
#include "upstar/lang/session.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text,  Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex, Format::Svg,     Format::Tikz};

struct DictionaryCommand {
    std::string size;
    DictionaryBox box;
    DictionaryQuestion question;
    std::string value;
};

Game game_of(Session& session, const std::string& text) {
    const Value value = session.evaluate(text);
    if (const Game* game = std::get_if<Game>(&value)) return *game;
    throw Error(ErrorKind::Input, "--value is a game, such as *4 or 1/4");
}

int run(const DictionaryCommand& command, const CommonOptions& common, std::string& input) {
    if (command.question.differ && !command.value.empty())
        throw Error(ErrorKind::Input, "--differ and --value are two questions; ask one");
    Session session(common.memory_bytes());
    const ContextLine status(session.context(), common.progress);
    const Limits limits(session.context(), common);
    DictionaryQuestion question = command.question;
    input = command.value;
    if (!command.value.empty()) question.wanted = game_of(session, command.value);
    input = command.size;
    const auto grid = parse_grid_size(command.size);
    if (!grid) throw Error(ErrorKind::Input, "write rows x columns, such as 2x3", 0);
    KonaneDictionary dictionary(
        session.evaluators(),
        {grid->rows(), grid->columns(), command.box.edge, command.box.colours}, common.threads);
    const DictionaryText answer =
        dictionary_text(dictionary, question, common.format, "; --smallest lists all");
    std::cout << answer.text;
    return answer.is_found ? Ok : ClaimFailed;
}

}  // namespace

void add_konane_dictionary(Command& konane, CommonOptions& common) {
    Command& command =
        konane.subcommand("dictionary", "all positions that fit a box, and their values");
    auto options = std::make_shared<DictionaryCommand>();
    command.positional("BOX", options->size, "rows x columns, such as 3x4").required();
    add_rules_option(command, options->question.jumps);
    static const Choices<KonaneEdge> kEdges = {{"open", KonaneEdge::Open},
                                               {"bounded", KonaneEdge::Bounded}};
    command.choice("--board", options->box.edge, kEdges,
                   "open (the default): the box lies in an open plane; bounded: it is the board");
    static const Choices<KonaneColours> kColours = {{"alternating", KonaneColours::Alternating},
                                                    {"any", KonaneColours::Any}};
    command.choice("--colours", options->box.colours, kColours,
                   "alternating (the default), as all positions of a game are; or any");
    command.option("--value", "VALUE", options->value,
                   "the positions worth this: an expression, such as *4 or 1/4");
    command.flag("--smallest", options->question.smallest,
                 "only the position with the fewest stones, then the smallest box; without "
                 "--value, that of each value");
    command
        .flag("--differ", options->question.differ,
              "the positions whose ancient and modern values differ")
        .excludes({"--rules"});
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
