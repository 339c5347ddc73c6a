// upstar dots: what is special to Dots-and-Boxes, Strings-and-Coins and Nimstring. Each of its
// subcommands is a file of its own.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "command.h"
#include "dots_options.h"
#include "upstar/base/error.h"

namespace upstar::cli {

void add_dots_position(Command& command, std::string& position) {
    command
        .positional("POSITION", position,
                    "a size in boxes (5x5), a size and bits (1x2:1101/010), a size and moves (3x3 "
                    "1. a1b1 2. b1b2), a picture of + - |, or a graph of strings and coins (A@4 "
                    "A-B:12 B@4 chain:10); - reads it from standard input, @FILE from a file")
        .required();
}

namespace {

constexpr std::size_t kMostText = std::size_t{1} << 24;

std::string read_all(std::istream& in, const std::string& name) {
    std::string text(kMostText + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad()) throw Error(ErrorKind::Input, "cannot read " + name);
    if (text.size() > kMostText)
        throw Error(ErrorKind::Input, name + " is too long for a position: at most " +
                                          std::to_string(kMostText) + " bytes");
    return text;
}

}  // namespace

std::string dots_text(const std::string& argument) {
    if (argument == "-") return read_all(std::cin, "the standard input");
    std::error_code unknown;
    if (argument.empty() || argument[0] != '@') {
        if (std::filesystem::is_regular_file(argument, unknown))
            throw Error(ErrorKind::Input, "this is a file: to read it, write @" + argument);
        return argument;
    }
    const std::string path = argument.substr(1);
    if (path.empty()) throw Error(ErrorKind::Input, "name a file behind the @");
    if (std::filesystem::is_directory(path, unknown))
        throw Error(ErrorKind::Input, path + " is a folder: name a file");
    std::ifstream file(path);
    if (!file) throw Error(ErrorKind::Input, "cannot read " + path);
    return read_all(file, path);
}

std::string indented(const std::string& picture) {
    std::string text;
    for (std::size_t at = 0; at < picture.size();) {
        const std::size_t end = picture.find('\n', at) + 1;
        if (end - at > 1) text += "  ";
        text += picture.substr(at, end - at);
        at = end;
    }
    return text;
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
