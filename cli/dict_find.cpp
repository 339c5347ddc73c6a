// upstar dict find, values, differ: what a dictionary is asked.
#include <iostream>
#include <utility>

#include "dictionary_option.h"
#include "script_folders.h"
#include "upstar/base/json.h"
#include "upstar/base/sheet.h"
#include "upstar/collect/dictionary_rows.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Latex,     Format::Csv,
                              Format::Json, Format::JsonLines, Format::Bfile};
constexpr Formats kTableFormats = {Format::Text, Format::Latex, Format::Csv, Format::JsonLines};

constexpr std::int64_t kFewRows = 20;  // shown as text, unless more are asked for

struct FindCommand {
    std::string game;
    std::string value;
    std::string where;
    std::string show;
    DictionaryOrder order = DictionaryOrder::Position;
    std::optional<std::int64_t> limit;
    std::string other;  // of differ
    std::string file;

    std::int64_t rows(Format format) const {
        return limit ? *limit : is_text(format) ? kFewRows : -1;
    }
};

DictionaryQuery query_of(Session& session, const FindCommand& command, std::string& input) {
    DictionaryQuery query;
    if (!command.game.empty()) query.game = game_name(session, command.game);
    query.order = command.order;
    input = command.value.empty() ? command.where : command.value;
    if (!command.value.empty() && !command.where.empty())
        throw Error(ErrorKind::Input,
                    "--value and --where are two questions; ask one: a condition "
                    "may say G == " +
                        command.value);
    if (!command.value.empty()) query.wants = worth(session, command.value);
    if (!command.where.empty()) query.wants = meeting(session, command.where);
    return query;
}

int run_find(const FindCommand& command, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    use_scripts(session);
    const Limits limits(session.context(), common);
    DictionaryQuery query = query_of(session, command, input);
    query.limit = command.rows(common.format);
    const std::vector<std::string> columns =
        command.show.empty() ? std::vector<std::string>() : parse_columns(command.show);
    Dictionary dictionary(dictionary_file(command.file), Dictionary::Use::Read);
    const std::int64_t found =
        write_rows(dictionary, session.arena(), query, columns, common.format, std::cout);
    if (found == kFewRows && !command.limit && is_text(common.format))
        remark("these are the first " + std::to_string(kFewRows) +
               "; --limit N shows more, and other formats have all");
    return found > 0 ? Ok : ClaimFailed;
}

int run_values(const FindCommand& command, const CommonOptions& common, std::string& input) {
    Session session(common.memory_bytes());
    use_scripts(session);
    const Limits limits(session.context(), common);
    DictionaryQuery query = query_of(session, command, input);
    query.limit = command.rows(common.format);
    Dictionary dictionary(dictionary_file(command.file), Dictionary::Use::Read);
    write_values(dictionary, session.arena(), query, common.format, std::cout);
    return Ok;
}

int run_differ(const FindCommand& command, const CommonOptions& common, std::string&) {
    Session session(common.memory_bytes());
    use_scripts(session);
    Dictionary dictionary(dictionary_file(command.file), Dictionary::Use::Read);
    write_differences(dictionary, session.arena(), game_name(session, command.game),
                      game_name(session, command.other), command.rows(common.format), common.format,
                      std::cout);
    return Ok;
}

void add_limit_option(Command& command, FindCommand& options) {
    command.add("--limit", "N", "at most so many rows (default: 20 of text, else all)",
                whole_number(0, std::uint64_t{1} << 62, [&options](std::uint64_t n) {
                    options.limit = static_cast<std::int64_t>(n);
                }));
}

void add_question_options(Command& command, FindCommand& options) {
    command.positional("GAME", options.game,
                       "whose positions: konane, \"konane(rules => modern)\"; without it, all");
    command.takes_signs();
    command.option("--value", "VALUE", options.value,
                   "those worth this or its negative: an expression, such as *4 or 1/4");
    command.option("--where", "CONDITION", options.where,
                   "those whose value G meets this: \"G.IsNumber and G.Denominator == 8\"; size, "
                   "rows and columns may be asked too");
    add_limit_option(command, options);
    add_dictionary_file_option(command, options.file);
}

}  // namespace

void add_dict_find(Command& dict, CommonOptions& common) {
    Command& command = dict.subcommand("find", "the positions of a dictionary, or some of them");
    command.footer(
        "Of a position and its negative, and of all symmetric ones, a dictionary has one. As a "
        "b-file, it tells how many there are of each size.");
    auto options = std::make_shared<FindCommand>();
    add_question_options(command, *options);
    command.option("--show", "COLUMN,...", options->show, "which columns: " + all_columns());
    static const Choices<DictionaryOrder> kOrders = {{"position", DictionaryOrder::Position},
                                                     {"smallest", DictionaryOrder::Smallest},
                                                     {"smallest-box", DictionaryOrder::SmallestBox},
                                                     {"hottest", DictionaryOrder::Hottest}};
    command.choice("--order", options->order, kOrders,
                   "by position (the default), the smallest first by what lies on the board or by "
                   "its box, or the hottest first");
    set_action(command, common, kFormats, options, run_find);
}

void add_dict_values(Command& dict, CommonOptions& common) {
    Command& command = dict.subcommand(
        "values", "the values of a dictionary: how often each occurs, and where first");
    auto options = std::make_shared<FindCommand>();
    add_question_options(command, *options);
    set_action(command, common, kTableFormats, options, run_values);
}

void add_dict_differ(Command& dict, CommonOptions& common) {
    Command& command =
        dict.subcommand("differ", "the positions that two rulesets give different values");
    auto options = std::make_shared<FindCommand>();
    command.positional("GAME", options->game, "one ruleset: \"konane(board => open)\"").required();
    command.positional("OTHER", options->other, "the other one").required();
    add_limit_option(command, *options);
    add_dictionary_file_option(command, options->file);
    set_action(command, common, kTableFormats, options, run_differ);
}

}  // namespace upstar::cli
