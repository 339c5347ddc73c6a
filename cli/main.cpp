// The program: its arguments, and how it ends. Which commands there are is in commands.cpp.
#include <csignal>
#include <exception>
#include <iostream>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "command.h"
#include "help_page.h"
#include "locale_charset.h"
#include "output_file.h"
#include "parse.h"
#include "upstar/base/out_of_memory.h"
#include "upstar/version.h"

namespace upstar::cli {
namespace {

// Each command says what went wrong with it; what gets past them is the caller's to tell.
int run(const std::vector<std::string>& words) {
    Command program("upstar",
                    "Upstar: combinatorial game theory. Without a subcommand: the calculator.");
    CommonOptions common;
    common.ascii = !locale_is_utf8();
    add_commands(program, common);
    const auto [command, wants_help] = parse(program, words);
    std::optional<OutputFile> file;
    int exit_code = Ok;
    if (wants_help) {
        std::cout << help_page(*command);
    } else if (common.version) {
        std::cout << "upstar " << kVersion << "\n";
    } else {
        common.format = chosen_format(common);
        choose_paints(common);
        if (!common.output.empty()) file.emplace(common.output);
        exit_code = command->run();
    }
    std::cout.flush();
    if (file) file->finish();
    if (!std::cout) {
        remark("cannot write " + (file ? common.output : "to standard output"));
        return BadInput;
    }
    return exit_code;
}

}  // namespace
}  // namespace upstar::cli

int main(int argc, char** argv) {
    // Where a file may not grow further, writing fails and says so, as on a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return upstar::cli::run({argv + 1, argv + argc});
    } catch (const upstar::Error& error) {
        std::cerr << upstar::cli::describe(error, "");
        return upstar::cli::exit_code(error);
    } catch (const std::bad_alloc&) {
        std::cerr << upstar::cli::describe(upstar::out_of_memory(), "");
    } catch (const std::exception& error) {
        upstar::cli::remark(error.what());
    }
    return upstar::cli::LimitReached;
}
