#include "session_commands.h"

#include <iostream>
#include <optional>

#include "result.h"
#include "upstar/base/error.h"
#include "upstar/base/printable.h"
#include "upstar/base/suggestion.h"
#include "upstar/base/words.h"
#include "upstar/lang/class_files.h"
#include "upstar/lang/definition_help.h"
#include "upstar/lang/script.h"
#include "upstar/lang/trace.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

// What stands behind a word at the beginning of a line, without quotes around it.
std::optional<std::string> after(const std::string& line, const std::string& word) {
    if (line.rfind(word + " ", 0) != 0) return std::nullopt;
    std::string rest = trimmed(line.substr(word.size()));
    if (rest.size() > 2 && rest.front() == '"' && rest.back() == '"')
        rest = rest.substr(1, rest.size() - 2);
    return rest;
}

// `load := 3` and `save + 1` are for the language, where those may be names.
bool is_file(const std::string& text) {
    return !text.empty() && std::string(":=+-*(<>|,;").find(text[0]) == std::string::npos &&
           text.find(' ') != 1;
}

}  // namespace

bool SessionCommands::run(const std::string& line) {
    if (line == "?" || line == "help") {
        help({});
    } else if (const auto topic = after(line, "help")) {
        help(*topic);
    } else if (const auto file = after(line, "load"); file && is_file(*file)) {
        load(*file);
    } else if (const auto target = after(line, "save"); target && is_file(*target)) {
        save(*target);
    } else {
        return false;
    }
    return true;
}

void SessionCommands::help(const std::string& topic) {
    std::string text = help_text(topic);
    if (text.empty()) text = definition_help(session_, topic);
    if (text.empty()) {
        const std::string near = suggestion(topic, help_topics());
        text = "No help on `" + printable(topic) + "`" + (near.empty() ? "." : near) +
               " `help` lists the topics.\n";
    }
    std::cout << text << std::flush;
}

// Results are shown as those of `upstar run`.
void SessionCommands::load(const std::string& file) {
    const Source source{file, read_script(file)};
    const Limits limits(session_.context(), options_);
    try {
        run_script(session_, source.text, [&](const Value& value) {
            std::cout << format_result(session_, source.text, value, options_) << std::endl;
        });
    } catch (const Error& error) {
        if (!error.offset()) throw error.retold(file + ": " + error.message());
        throw told_of_file(error, source);
    }
    note(trimmed(source.text));
}

void SessionCommands::save(const std::string& file) {
    if (queries_.empty())
        throw Error(ErrorKind::Input, "there is nothing to save: nothing was answered yet");
    WholeFile written(file, "the session");
    for (const std::string& query : queries_) written.out() << query << "\n";
    written.finish();
    std::cout << printable(file) << ": " << queries_.size()
              << (queries_.size() == 1 ? " line" : " lines") << ", which load or upstar run repeat"
              << std::endl;
}

}  // namespace upstar::cli
