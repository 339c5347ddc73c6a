// upstar konane penetration [GROUP]: how far the stones of a group can get beyond a line, with the
// jumps that get there and a proof that no jumps get further. Without a group, Ernst's Table 1.
#include <iostream>
#include <optional>

#include "command.h"
#include "output_file.h"
#include "progress_line.h"
#include "upstar/base/answer_text.h"
#include "upstar/games/konane/army/penetration_certificate.h"
#include "upstar/games/konane/army/penetration_json.h"
#include "upstar/games/konane/army/penetration_text.h"

namespace upstar::cli {

using namespace konane;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct PenetrationCommand {
    std::string group;  // without one, the table
    std::optional<Direction> toward;
    bool fewest = false;
    std::string certificate;
};

int run(const PenetrationCommand& command, const CommonOptions& common, std::string& input) {
    input = command.group;
    require_different_files({common.output, command.certificate});
    if (command.group.empty() && command.fewest)
        throw Error(ErrorKind::Input, "--fewest needs a group, such as 4x7");
    if (command.group.empty() && !command.certificate.empty())
        throw Error(ErrorKind::Input, "--certificate needs a group, such as 4x7");
    if (command.group.empty() && command.toward)
        throw Error(ErrorKind::Input, "--toward needs a group that is drawn, such as xox|oxo");
    Context context(common.memory_bytes());
    const ContextLine status(context, common.progress);
    const Limits limits(context, common);
    const auto write = [&](const auto& answer) { std::cout << answer_text(answer, common.format); };
    const auto prove = [&](const auto& answer) {
        if (!command.certificate.empty())
            write_certificate(command.certificate, certificate_text(answer));
    };
    if (command.group.empty()) {
        write(penetration_table(context));
        return Ok;
    }
    const auto write_fewest = [&](const Army& army, int row) {
        if (const auto answer = fewest_answer(context, army, row)) write(*answer);
    };
    if (const auto rectangle = parse_rectangle(command.group)) {
        if (command.toward)
            throw Error(ErrorKind::Input,
                        "--toward is for a group that is drawn; a rectangle goes up");
        if (command.fewest && std::int64_t{*rectangle->depth} * *rectangle->width > kMostForFewest)
            throw Error(ErrorKind::Input, "--fewest takes rectangles of at most " +
                                              std::to_string(kMostForFewest) + " squares");
        const RectangleAnswer answer = rectangle_answer(context, *rectangle);
        write(answer);
        prove(answer);
        if (command.fewest)
            write_fewest(Army::rectangle(*rectangle->depth, *rectangle->width), answer.penetration);
        return Ok;
    }
    const GroupAnswer answer =
        group_answer(context, Army::parse(command.group, command.toward.value_or(Direction::Up)));
    write(answer);
    prove(answer);
    if (command.fewest) write_fewest(answer.army, answer.penetration.distance);
    return Ok;
}

}  // namespace

void add_konane_penetration(Command& konane, CommonOptions& common) {
    Command& command = konane.subcommand(
        "penetration", "how far the stones of a group can get beyond a line, and a proof of it");
    auto options = std::make_shared<PenetrationCommand>();
    command.add("GROUP", "",
                "depth x width of a rectangle, such as 3x13, or rows of stones from the top, "
                "such as xox|oxo; without one, the table of all rectangles",
                [options](const std::string& word) {
                    if (word.empty())
                        throw Error(ErrorKind::Input, "an empty group: write one such as xox|oxo");
                    options->group = word;
                });
    static const Choices<Direction> kDirections = {{"up", Direction::Up},
                                                   {"down", Direction::Down},
                                                   {"left", Direction::Left},
                                                   {"right", Direction::Right}};
    command.choice("--toward", options->toward, kDirections,
                   "which way a drawn group goes: up (the default), down, left or right");
    command.flag("--fewest", options->fewest, "also find the fewest stones that get as far");
    command.option("--certificate", "FILE", options->certificate,
                   "write the jumps and the pagoda functions to FILE, for `upstar check`");
    add_progress_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
