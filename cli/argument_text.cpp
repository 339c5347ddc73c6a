#include "argument_text.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "input_lines.h"
#include "upstar/base/byte_order_mark.h"
#include "upstar/base/error.h"

namespace upstar::cli {
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
    remove_byte_order_mark(text);
    return text;
}

}  // namespace

std::string argument_text(const std::string& argument) {
    if (argument == "-") {
        std::string text = read_all(std::cin, "the standard input");
        require_readable_input();
        return text;
    }
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

}  // namespace upstar::cli
