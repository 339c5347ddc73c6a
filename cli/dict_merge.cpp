// upstar dict merge, info, check: dictionaries as files.
#include <iostream>

#include "dictionary_option.h"
#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary_check.h"
#include "upstar/store/dictionary/dictionary_merge.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text};

struct FilesCommand {
    std::vector<std::string> files;
    std::string file;
};

int run_merge(const FilesCommand& command, const CommonOptions& common, std::string&) {
    Session session(common.memory_bytes());
    const Limits limits(session.context(), common);
    Dictionary into(dictionary_file(command.file), Dictionary::Use::Write);
    for (const std::string& file : command.files) {
        Dictionary from(file, Dictionary::Use::Read);
        const Merged merged = merge(into, from, session.arena());
        std::cout << file << ": " << merged.positions << " positions, " << merged.added
                  << " new to " << into.path() << "\n";
    }
    return Ok;
}

int run_info(const FilesCommand& command, const CommonOptions&, std::string&) {
    const std::string file = dictionary_file(command.file);
    if (FrozenTable::is_one(file)) {
        const FrozenTable table(file);
        std::cout << file << ": a frozen table, " << table.positions() << " positions of "
                  << table.game() << ", " << table.values() << " values\n";
        return Ok;
    }
    Dictionary dictionary(file, Dictionary::Use::Read);
    std::cout << dictionary.path() << ": a dictionary, format " << kDictionaryVersion << ", "
              << dictionary.positions() << " positions, " << dictionary.values() << " values\n";
    for (const std::string& game : dictionary.games())
        std::cout << "  " << game << ": " << dictionary.positions(game) << " positions\n";
    SqlStatement sources(dictionary.database(),
                         "SELECT version, command FROM source WHERE command <> '' ORDER BY id");
    while (sources.next())
        std::cout << "  made by version " << sources.text(0) << ": " << sources.text(1) << "\n";
    return Ok;
}

int run_check(const FilesCommand& command, const CommonOptions& common, std::string&) {
    Session session(common.memory_bytes());
    const Limits limits(session.context(), common);
    const std::string file = dictionary_file(command.file);
    if (FrozenTable::is_one(file)) {
        FrozenTable table(file);
        check(table, session.arena());
        std::cout << file << " is intact: " << table.positions() << " positions, " << table.values()
                  << " values\n";
        return Ok;
    }
    Dictionary dictionary(file, Dictionary::Use::Read);
    check(dictionary, session.arena());
    std::cout << dictionary.path() << " is intact: " << dictionary.positions() << " positions, "
              << dictionary.values() << " values\n";
    return Ok;
}

}  // namespace

void add_dict_merge(Command& dict, CommonOptions& common) {
    Command& command = dict.subcommand("merge", "add what other dictionaries have to one");
    command.footer(
        "If two of them give a position different values, that is told and nothing is merged.");
    auto options = std::make_shared<FilesCommand>();
    command.positional("FILE", options->files, "the others").required();
    add_dictionary_file_option(command, options->file);
    set_action(command, common, kFormats, options, run_merge);
}

void add_dict_info(Command& dict, CommonOptions& common) {
    Command& command = dict.subcommand("info", "what a dictionary has, and how it was made");
    auto options = std::make_shared<FilesCommand>();
    add_dictionary_file_option(command, options->file);
    set_action(command, common, kFormats, options, run_info);
}

void add_dict_check(Command& dict, CommonOptions& common) {
    Command& command = dict.subcommand("check", "read all of a dictionary and tell any damage");
    auto options = std::make_shared<FilesCommand>();
    add_dictionary_file_option(command, options->file);
    set_action(command, common, kFormats, options, run_check);
}

}  // namespace upstar::cli
