// upstar konane penetration [GROUP]: how far the stones of a group can get beyond a line, with the
// jumps that get there and a proof that no jumps get further. Without a group, Ernst's Table 1.
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "command.h"
#include "interrupt.h"
#include "progress_line.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/konane/army/army_picture.h"
#include "upstar/games/konane/army/penetration_json.h"

namespace upstar::cli {

using namespace konane;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct PenetrationCommand {
    std::string group;
    Direction toward = Direction::Up;
    bool fewest = false;
    bool progress = false;
};

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string text_of(const Advance& advance) {
    return counted(advance.stones.size(), "stone") + ", " + counted(advance.jumps.size(), "jump");
}

std::string text_of(const std::vector<Exclusion>& exclusions) {
    const ExclusionCount found = count(exclusions);
    std::string text = found.pagodas > 0 ? counted(found.pagodas, "pagoda function") : "";
    if (found.searches > 0)
        text += (text.empty() ? "" : ", and ") + counted(found.searches, "exhaustive search") +
                " of " + counted(found.visited, "demand and position");
    return text;
}

std::string text_of(const Unreached& proof) {
    if (const auto* golden = std::get_if<GoldenPagoda>(&proof))
        return std::string("golden potential (rows ") + name(golden->rows) + ", columns " +
               name(golden->columns) + ")";
    return text_of(std::get<std::vector<Exclusion>>(proof));
}

std::string tightest_text(const std::vector<Exclusion>& exclusions, const Army& army) {
    const Pagoda* pagoda = tightest(exclusions, army);
    if (pagoda == nullptr) return "";
    return "the tightest: the army has " + std::to_string(potential(*pagoda, army)) +
           ", the goal in column " + std::to_string(pagoda->goal.column + 1) + " has " +
           std::to_string(pagoda->at(pagoda->goal)) + "\n" + picture(*pagoda, army);
}

std::string text_of(const RectangleAnswer& answer) {
    std::ostringstream text;
    text << "penetration " << answer.penetration << "\n";
    if (answer.reached)
        text << "\nrow " << answer.penetration << " is reached from "
             << name(answer.reached->landmark.rectangle) << ": " << text_of(answer.reached->advance)
             << "\n\n"
             << picture(answer.reached->advance);
    const UnreachedProof& unreached = answer.unreached;
    text << "\nrow " << unreached.landmark.distance << " is out of reach of "
         << name(unreached.landmark.rectangle) << ": " << text_of(unreached.proof) << "\n";
    if (const auto* exclusions = std::get_if<std::vector<Exclusion>>(&unreached.proof))
        text << tightest_text(*exclusions, unreached.army());
    return text.str();
}

std::string text_of(const GroupAnswer& answer) {
    const Penetration& found = answer.penetration;
    std::ostringstream text;
    text << "penetration " << found.distance << "\n";
    if (found.distance > 0)
        text << "\nrow " << found.distance << " is reached: " << text_of(found.advance) << "\n\n"
             << picture(found.advance);
    text << "\nrow " << found.distance + 1 << " is out of reach: "
         << (found.distance == kMostPenetration ? "it is of every finite army"
                                                : text_of(found.exclusions))
         << "\n"
         << tightest_text(found.exclusions, answer.army);
    return text.str();
}

std::string text_of(const FewestAnswer& answer) {
    return "\nfewest stones to row " + std::to_string(answer.row) + ": " +
           std::to_string(answer.advance.stones.size()) + "\n\n" + picture(answer.advance);
}

std::string text_of(const PenetrationTable& table) {
    std::ostringstream text;
    text << "depth|width";
    for (int width = 1; width <= PenetrationTable::kWidths; ++width) text << std::setw(3) << width;
    text << "+";
    for (const PenetrationCell& cell : table.cells) {
        if (cell.width == 1)
            text << "\n" << std::setw(10) << cell.depth << (cell.any_depth ? "+" : " ");
        text << std::setw(3) << cell.penetration;
    }
    const auto line = [&](const Landmark& landmark, const std::string& what) {
        text << "  row " << landmark.distance << "  " << std::left << std::setw(8)
             << name(landmark.rectangle) << what << "\n";
    };
    text << "\n\nreached\n";
    for (const ReachedProof& proof : table.reached) line(proof.landmark, text_of(proof.advance));
    text << "\nout of reach\n";
    for (const UnreachedProof& proof : table.unreached) line(proof.landmark, text_of(proof.proof));
    return text.str();
}

template <class Answer>
void write(const Answer& answer, Format format) {
    std::cout << (format == Format::Json ? dumped(json_of(answer)) + "\n" : text_of(answer));
}

int run(const PenetrationCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    if (command.group.empty() && command.fewest)
        throw Error(ErrorKind::Input, "--fewest needs a group, such as 4x7");
    Context context(common.memory_bytes());
    const ContextLine status(context, command.progress);
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    if (command.group.empty()) {
        write(penetration_table(context), common.format);
        return Ok;
    }
    const auto write_fewest = [&](const Army& army, int row) {
        if (!command.fewest) return;
        if (const auto answer = fewest_answer(context, army, row)) write(*answer, common.format);
    };
    if (const auto rectangle = parse_rectangle(command.group)) {
        if (command.fewest && std::int64_t{*rectangle->depth} * *rectangle->width > kMostForFewest)
            throw Error(ErrorKind::Input, "--fewest takes rectangles of at most " +
                                              std::to_string(kMostForFewest) + " squares");
        const RectangleAnswer answer = rectangle_answer(context, *rectangle);
        write(answer, common.format);
        if (command.fewest)
            write_fewest(Army::rectangle(*rectangle->depth, *rectangle->width), answer.penetration);
        return Ok;
    }
    const GroupAnswer answer = group_answer(context, Army::parse(command.group, command.toward));
    write(answer, common.format);
    write_fewest(answer.army, answer.penetration.distance);
    return Ok;
}

}  // namespace

void add_konane_penetration(Command& konane, CommonOptions& common) {
    Command& command = konane.subcommand(
        "penetration", "how far the stones of a group can get beyond a line, and a proof of it");
    auto options = std::make_shared<PenetrationCommand>();
    command.positional(
        "GROUP", options->group,
        "depth x width of a rectangle, such as 3x13, or rows of stones from the top, "
        "such as xox|oxo; without one, the table of all rectangles");
    static const Choices<Direction> kDirections = {{"up", Direction::Up},
                                                   {"down", Direction::Down},
                                                   {"left", Direction::Left},
                                                   {"right", Direction::Right}};
    command.choice("--toward", options->toward, kDirections,
                   "which way a drawn group goes: up (the default), down, left or right");
    command.flag("--fewest", options->fewest, "also find the fewest stones that get as far");
    add_progress_option(command, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        return ended([&] { return run(*options, common); }, options->group);
    });
}

}  // namespace upstar::cli
