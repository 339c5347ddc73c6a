// upstar dots: what is special to Dots-and-Boxes, Strings-and-Coins and Nimstring. Each of its
// subcommands is a file of its own.
#include "command.h"
#include "dots_options.h"

namespace upstar::cli {

void add_dots_position(Command& command, std::string& position) {
    command
        .positional("POSITION", position,
                    "a size in boxes (5x5), a size and bits (1x2:1101/010), a size and moves (3x3 "
                    "1. a1b1 2. b1b2), a picture of + - |, or a graph of strings and coins (A@4 "
                    "A-B:12 B@4 chain:10); - reads it from standard input, @FILE from a file")
        .required();
}

dots::DotsPosition dots_position_of(const std::string& argument, std::string& input) {
    input = argument;
    input = argument_text(argument);
    return dots::parse_dots(input);
}

void add_dots(Command& program, CommonOptions& common) {
    Command& command = program.subcommand(
        "dots",
        "Dots-and-Boxes, Strings-and-Coins, Nimstring: scores, every move, control, loony "
        "endgames");
    add_dots_analyse(command, common);
    add_dots_convert(command, common);
    add_dots_flight(command, common);
    add_dots_check(command, common);
    add_dots_review(command, common);
    add_dots_solve(command, common);
}

}  // namespace upstar::cli
