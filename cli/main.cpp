// The program: its arguments, and how it ends. Which commands there are is in commands.cpp.
#include <algorithm>
#include <exception>
#include <iostream>

#include "command.h"

int main(int argc, char** argv) {
    using namespace upstar::cli;
    CLI::App app("Upstar: combinatorial game theory. Without a subcommand: the calculator.",
                 "upstar");
    app.require_subcommand(0, 1);
    app.failure_message(CLI::FailureMessage::help);
    CommonOptions common;
    int exit_code = Ok;
    add_commands(app, common, exit_code);
    try {
        std::vector<std::string> arguments =
            family_arguments(app, expressions_last({argv + 1, argv + argc}));
        std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
        app.parse(std::move(arguments));
        if (app.get_subcommands().empty()) exit_code = run_calculator(common);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);
        std::cerr << "upstar: " << error.what() << "\nTry `upstar help` or `upstar --help`.\n";
        return BadInput;
    } catch (const std::exception& error) {
        std::cerr << "upstar: " << error.what() << "\n";
        return LimitReached;
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "upstar: cannot write to standard output\n";
        return BadInput;
    }
    return exit_code;
}
