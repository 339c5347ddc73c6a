// upstar konane check FILE: whether a strategy proves what it claims. No search, no trust.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "command.h"
#include "upstar/games/konane/solver/board_answer_json.h"

namespace upstar::cli {

using namespace konane;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

int check(const std::string& path, Format format) {
    require_format(format, kFormats);
    std::ifstream file(path);
    if (!file || !std::filesystem::is_regular_file(path))
        throw Error(ErrorKind::Input, "cannot read " + path);
    const CheckedStrategy checked = check_strategy(file);
    if (format == Format::Json) {
        std::cout << dumped(json_of(checked)) << "\n";
    } else {
        std::cout << "proved: " << checked.claim << "\n  " << checked.size.answers
                  << " answers, every move of the loser in " << checked.size.positions
                  << " positions has one\n";
    }
    return Ok;
}

}  // namespace

void add_konane_check(Command& konane, CommonOptions& common) {
    Command& command =
        konane.subcommand("check", "check a strategy that `upstar konane solve` wrote");
    auto path = std::make_shared<std::string>();
    command.positional("FILE", *path, "the strategy").required();
    add_common_options(command, common, kFormats);
    command.runs(
        [path, &common] { return ended([&] { return check(*path, common.format); }, ""); });
}

}  // namespace upstar::cli
