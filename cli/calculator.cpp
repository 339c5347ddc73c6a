// upstar without a subcommand: the calculator.
#include <algorithm>
#include <clocale>
#include <iostream>
#include <utility>

#include "command.h"
#include "dictionary_option.h"
#include "line_editor.h"
#include "result.h"
#include "script_folders.h"
#include "session_commands.h"
#include "startup_file.h"
#include "upstar/base/printable.h"
#include "upstar/base/words.h"
#include "upstar/lang/compound.h"
#include "upstar/lang/script.h"

namespace upstar::cli {
namespace {

// After `help`, topics; after a dot, properties; else names.
std::vector<std::string> complete(const Session& session, const std::string& line) {
    const std::string word = last_word(line);
    const std::string front = line.substr(0, line.size() - word.size());
    if (trimmed(front) == "help") {
        std::vector<std::string> topics;
        for (const std::string& topic : help_topics())
            if (topic.rfind(word, 0) == 0) topics.push_back(topic);
        return topics;
    }
    return session.completions(word, !front.empty() && front.back() == '.');
}

// Whoever types `analyse toads TT..FF` here means the shell.
std::string shell_hint(const std::string& query) {
    const std::string word = query.substr(0, query.find(' '));
    const std::vector<std::string> commands = command_names();
    const bool is_program = word == "upstar";
    if (!is_program && std::find(commands.begin(), commands.end(), word) == commands.end())
        return "";
    return "`" + word + "` is for the shell: leave with quit, then type " +
           (is_program ? "" : "upstar ") + query + "\n";
}

bool begins_block(const std::string& query) {
    const std::string word = query.substr(0, query.find(' '));
    return word == "class" || word == "singleton" || word == "mutable" || word == "enum" ||
           word == "def" || word.substr(0, 2) == "//" || word.substr(0, 2) == "/*";
}

// The comment above a class, whose class is to come.
bool is_comment(const std::string& query) {
    if (query.rfind("/*", 0) == 0) return query.find("*/") + 2 == query.size();
    return query.rfind("//", 0) == 0 && query.find('\n') == std::string::npos;
}

bool is_position(const Value& value) {
    const auto form = as_form(value);
    return form && position_in(*form) != nullptr;
}

}  // namespace

int run_calculator(const CommonOptions& options) {
    std::setlocale(LC_CTYPE, "");
    Session session(options.memory_bytes());
    try {
        use_dictionary(session, options);
    } catch (const Error& error) {
        std::cerr << describe(error, "", options.error_paint);
        return exit_code(error);
    }
    use_scripts(session);
    session.world().print = [](const std::string& line) { std::cout << line << std::endl; };
    SessionCommands commands(session, options);
    LineEditor editor([&](const std::string& line) { return complete(session, line); });
    if (editor.is_terminal())
        std::cout << "Upstar, a calculator for combinatorial games. Try {1|-1} + ^ or type help; "
                     "quit ends.\n";
    int code = Ok;
    if (!options.skips_startup) {
        try {
            run_startup_file(session, options);
        } catch (const Error& error) {
            std::cerr << describe(error, "", options.error_paint);
            if (!editor.is_terminal()) code = exit_code(error);
        }
    }
    bool has_hinted = false;
    while (const auto line = editor.next("> ", options.paint)) {
        std::string query = trimmed(*line);
        if (query.empty()) continue;
        if (query == "quit" || query == "exit") break;
        try {
            if (commands.run(query)) continue;
        } catch (const Error& error) {
            std::cerr << describe(error, query, options.error_paint);
            if (!editor.is_terminal()) code = exit_code(error);
            continue;
        }
        // An open bracket or class goes on in the next line; an empty line gives it up. Where
        // nobody sits at a terminal each line is a query, but for classes and functions.
        while ((editor.is_terminal() || begins_block(query)) &&
               (is_unfinished(query) || is_comment(query))) {
            const auto more = editor.next("... ", options.paint);
            if (!more || trimmed(*more).empty()) break;
            query += "\n" + *more;
        }
        try {
            const Limits limits(session.context(), options);
            const Value value = session.evaluate(query);
            commands.note(query);
            if (std::holds_alternative<Nothing>(value)) continue;
            std::cout << format_result(session, query, value, options) << std::endl;
            if (editor.is_terminal() && is_position(value) && !std::exchange(has_hinted, true))
                std::cout
                    << "  (a position: .Value tells what it is worth, .OutcomeClass who wins, "
                       ".Board shows it)"
                    << std::endl;
        } catch (const Error& error) {
            std::cerr << describe(error, query, options.error_paint)
                      << printable(shell_hint(query));
            if (!editor.is_terminal()) code = exit_code(error);
        }
    }
    if (editor.is_terminal()) std::cout << std::endl;
    return code;
}

}  // namespace upstar::cli
