// The program: its arguments, and how it ends. Which commands there are is in commands.cpp.
#include <algorithm>
#include <exception>
#include <iostream>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "command.h"
#include "output_file.h"
#include "reference.h"
#include "upstar/base/out_of_memory.h"
#include "upstar/base/suggestion.h"

namespace upstar::cli {
namespace {

// What is wrong with the arguments, and where the right ones are told.
std::string misuse(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App* command = &app;
    std::string name = "upstar";
    while (!command->get_subcommands().empty()) {
        command = command->get_subcommands().front();
        name += " " + command->get_name();
    }
    std::vector<std::string> names;
    for (const CLI::App* sub : subcommands(*command)) names.push_back(sub->get_name());
    std::vector<std::string> extras = app.remaining(true);
    extras.erase(std::remove(extras.begin(), extras.end(), "--"), extras.end());
    std::string message = error.what();
    if (!extras.empty()) {
        message =
            (names.empty() || extras.front().front() == '-' ? "unexpected `" : "no command `") +
            extras.front() + "`" +
            (names.empty() ? std::string() : suggestion(extras.front(), names));
    } else if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !names.empty()) {
        message = "a command is missing; there are";
        for (const std::string& each : names) message += " " + each;
    }
    return "upstar: " + message + "\nTry `" + name + " --help`" +
           (command == &app ? " or `upstar help`" : "") + ".\n";
}

// Each command says what went wrong with it; what gets past them is the caller's to tell.
int run(const std::vector<std::string>& given) {
    CLI::App app("Upstar: combinatorial game theory. Without a subcommand: the calculator.",
                 "upstar");
    app.require_subcommand(0, 1);
    app.failure_message(CLI::FailureMessage::help);
    CommonOptions common;
    int exit_code = Ok;
    add_commands(app, common, exit_code);
    std::optional<OutputFile> file;
    app.parse_complete_callback([&] {  // before that of the command
        common.format = chosen_format(common);
        if (!common.output.empty()) file.emplace(common.output);
    });
    try {
        std::vector<std::string> arguments = family_arguments(app, expressions_last(given));
        std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
        app.parse(std::move(arguments));
        if (app.get_subcommands().empty()) exit_code = run_calculator(common);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            std::cerr << misuse(app, error);
            return BadInput;
        }
        exit_code = app.exit(error);
    }
    std::cout.flush();
    if (file) file->finish();
    if (!std::cout) {
        std::cerr << "upstar: cannot write " << (file ? common.output : "to standard output")
                  << "\n";
        return BadInput;
    }
    return exit_code;
}

}  // namespace
}  // namespace upstar::cli

int main(int argc, char** argv) {
    try {
        return upstar::cli::run({argv + 1, argv + argc});
    } catch (const upstar::Error& error) {
        std::cerr << upstar::cli::describe(error, "");
        return upstar::cli::exit_code(error);
    } catch (const std::bad_alloc&) {
        std::cerr << upstar::cli::describe(upstar::out_of_memory(), "");
    } catch (const std::exception& error) {
        std::cerr << "upstar: " << error.what() << "\n";
    }
    return upstar::cli::LimitReached;
}
