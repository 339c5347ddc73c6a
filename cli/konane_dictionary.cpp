// upstar konane dictionary BOX: all positions that fit a box, and what they are worth.
#include <iostream>
#include <memory>
#include <optional>

#include "command.h"
#include "interrupt.h"
#include "json_row.h"
#include "konane_options.h"
#include "progress_line.h"
#include "row_writer.h"
#include "table_layout.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/konane/solver/dictionary_json.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

using namespace konane;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

constexpr std::size_t kMostFrequent = 10;

struct DictionaryCommand {
    std::string box;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    KonaneEdge edge = KonaneEdge::Open;
    KonaneColours colours = KonaneColours::Alternating;
    std::string value;
    bool smallest = false;
    bool differ = false;
    unsigned threads = 0;
    bool progress = false;
};

bool is_text(Format format) { return format == Format::Text || format == Format::Unicode; }

// Rows in the format asked for; text gets a title and a last line as well.
template <class Row>
void print(const std::vector<Row>& rows, Format format, const std::string& title,
           const std::string& end) {
    const std::vector<std::string> heading = JsonRow(json_of(Row{})).columns;
    if (format == Format::Json) {
        Json json = Json::array();
        for (const Row& row : rows) json.push_back(json_of(row));
        std::cout << dumped(json) << "\n";
    } else if (is_text(format)) {
        Sheet sheet{"", {heading}};
        for (const Row& row : rows) sheet.lines.push_back(JsonRow(json_of(row)).fields);
        std::cout << title << "\n";
        if (!rows.empty()) std::cout << as_text(sheet);
        if (!end.empty()) std::cout << end << "\n";
    } else {
        RowWriter table(format, heading);
        for (const Row& row : rows) table.add(JsonRow(json_of(row)).fields);
        table.finish();
    }
}

std::string title(const DictionaryCommand& command, const KonaneDictionary& dictionary,
                  const std::string& rules) {
    return std::to_string(dictionary.positions()) + " positions " +
           (command.edge == KonaneEdge::Open ? "that fit " : "on ") + command.box + ", " + rules +
           " rules";
}

void print_summary(const DictionaryCommand& command, KonaneDictionary& dictionary, Format format) {
    const bool all = command.smallest || !is_text(format);
    const DictionarySummary summary = dictionary.summary(
        command.jumps,
        command.smallest ? DictionaryOrder::SmallestFirst : DictionaryOrder::MostFrequentFirst,
        all ? kAllRows : kMostFrequent);
    const std::size_t rarer = summary.values - summary.rows.size();
    print(summary.rows, format,
          title(command, dictionary, Konane::name(command.jumps)) + ", " +
              std::to_string(summary.values) + " values up to sign",
          rarer == 0 ? ""
                     : "... and " + std::to_string(rarer) + " rarer values; --smallest lists all");
}

void print_worth(const DictionaryCommand& command, KonaneDictionary& dictionary, Format format,
                 Game wanted, const std::string& name) {
    std::vector<DictionaryPosition> rows = dictionary.worth(command.jumps, wanted);
    const std::string found = rows.empty()       ? "none is worth "
                              : command.smallest ? "the smallest worth "
                                                 : std::to_string(rows.size()) + " worth ";
    if (command.smallest && rows.size() > 1) rows.resize(1);
    print(rows, format,
          title(command, dictionary, Konane::name(command.jumps)) + ": " + found + name, "");
}

void print_differences(const DictionaryCommand& command, KonaneDictionary& dictionary,
                       Format format) {
    std::vector<DictionaryDifference> rows = dictionary.differences();
    const std::size_t found = rows.size();
    const bool one_of_several = command.smallest && found > 1;
    if (one_of_several) rows.resize(1);
    print(
        rows, format,
        title(command, dictionary, "both") + ": the values of " + std::to_string(found) + " differ",
        one_of_several ? "this is the smallest" : "");
}

DictionaryBox box_of(const DictionaryCommand& command) {
    const auto grid = parse_grid_size(command.box);
    if (!grid) throw Error(ErrorKind::Input, "write rows x columns, such as 2x3", 0);
    return {grid->rows(), grid->columns(), command.edge, command.colours};
}

Game game_of(Session& session, const std::string& text) {
    const Value value = session.evaluate(text);
    if (const Game* game = std::get_if<Game>(&value)) return *game;
    throw Error(ErrorKind::Input, "--value is a game, such as *4 or 1/4");
}

// `source` is the text that offsets of errors refer to.
int run(const DictionaryCommand& command, const CommonOptions& common, std::string& source) {
    require_format(common.format, kFormats);
    if (command.differ && !command.value.empty())
        throw Error(ErrorKind::Input, "--differ and --value are two questions; ask one");
    Session session(common.memory_bytes());
    const ContextLine status(session.context(), command.progress);
    const InterruptGuard guard(session.context());
    const TimeLimit limit(session.context(), common.time());
    std::optional<Game> wanted;
    if (!command.value.empty()) {
        source = command.value;
        wanted = game_of(session, command.value);
    }
    source = command.box;
    KonaneDictionary dictionary(session.evaluators(), box_of(command), command.threads);
    if (command.differ) {
        print_differences(command, dictionary, common.format);
    } else if (wanted) {
        print_worth(command, dictionary, common.format, *wanted, session.text(*wanted));
    } else {
        print_summary(command, dictionary, common.format);
    }
    return Ok;
}

}  // namespace

void add_konane_dictionary(Command& konane, CommonOptions& common) {
    Command& command =
        konane.subcommand("dictionary", "all positions that fit a box, and their values");
    auto options = std::make_shared<DictionaryCommand>();
    command.positional("BOX", options->box, "rows x columns, such as 3x4").required();
    add_rules_option(command, options->jumps);
    static const Choices<KonaneEdge> kEdges = {{"open", KonaneEdge::Open},
                                               {"bounded", KonaneEdge::Bounded}};
    command.choice("--board", options->edge, kEdges,
                   "open (the default): the box lies in an open plane; bounded: it is the board");
    static const Choices<KonaneColours> kColours = {{"alternating", KonaneColours::Alternating},
                                                    {"any", KonaneColours::Any}};
    command.choice("--colours", options->colours, kColours,
                   "alternating (the default), as all positions of a game are; or any");
    command.option("--value", "VALUE", options->value,
                   "the positions worth this: an expression, such as *4 or 1/4");
    command.flag("--smallest", options->smallest,
                 "only the position with the fewest stones, then the smallest box; without "
                 "--value, that of each value");
    command.flag("--differ", options->differ,
                 "the positions whose ancient and modern values differ");
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        std::string source;
        return ended([&] { return run(*options, common, source); }, source);
    });
}

}  // namespace upstar::cli
