// upstar dots: what is special to Dots-and-Boxes, Strings-and-Coins and Nimstring. Each of its
// subcommands is a file of its own.
#include <fstream>
#include <iostream>
#include <iterator>

#include "command.h"
#include "dots_options.h"
#include "upstar/dots/exact_margins.h"
#include "upstar/rulesets/dots_lines.h"

namespace upstar::cli {

void add_dots_position(CLI::App& command, std::string& position) {
    command
        .add_option("POSITION", position,
                    "a size in boxes (5x5), a size and bits (1x2:1101/010), a size and moves (3x3 "
                    "1. a1b1 2. b1b2), a picture of + - |, or a graph of strings and coins (A-B:9 "
                    "A@6 loop:12 chain:6); - reads it from standard input, @FILE from a file")
        ->required();
}

std::string dots_text(const std::string& argument) {
    if (argument == "-")
        return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
    if (argument.empty() || argument[0] != '@') return argument;
    std::ifstream file(argument.substr(1));
    if (!file) throw Error(ErrorKind::Input, "cannot read " + argument.substr(1));
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::string> move_names(const DotsPosition& position) {
    if (!position.board()) return string_names(position.graph());
    std::vector<std::string> names;
    for (const int line : position.lines())
        names.push_back(line_name(*position.board(), line, LineNames::Coordinates));
    return names;
}

std::string turns_text(const DotsPosition& position, const std::vector<int>& strings) {
    const std::vector<std::string> names = move_names(position);
    std::vector<int> valence(static_cast<std::size_t>(position.graph().coins()) + 1);
    for (int coin = 1; coin <= position.graph().coins(); ++coin)
        valence[static_cast<std::size_t>(coin)] = position.graph().valence(coin);
    std::string text;
    bool goes_on = false;
    int turn = 0;
    for (const int string : strings) {
        text += goes_on ? "," : (turn == 0 ? "" : " ") + std::to_string(turn + 1) + ". ";
        if (!goes_on) ++turn;
        text += names[static_cast<std::size_t>(string)];
        goes_on = false;
        const auto& [a, b] = position.graph().strings()[static_cast<std::size_t>(string)];
        for (const int coin : {a, b})
            if (coin != CoinGraph::kGround && --valence[static_cast<std::size_t>(coin)] == 0)
                goes_on = true;
    }
    return text;
}

void add_dots(CLI::App& app, CommonOptions& common, int& exit_code) {
    auto* command = app.add_subcommand(
        "dots",
        "Dots-and-Boxes, Strings-and-Coins, Nimstring: scores, every move, control, loony "
        "endgames");
    command->require_subcommand(1);
    add_dots_analyse(*command, common, exit_code);
    add_dots_convert(*command, common, exit_code);
    add_dots_solve(*command, common, exit_code);
}

}  // namespace upstar::cli
