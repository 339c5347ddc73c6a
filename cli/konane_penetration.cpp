// upstar konane penetration [GROUP]: how far the stones of a group can get beyond a line, with the
// jumps that get there and a proof that no jumps get further. Without a group, Ernst's Table 1.
#include <charconv>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "army_picture.h"
#include "command.h"
#include "interrupt.h"
#include "progress_line.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/konane/army/penetration_table.h"

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

std::string name(const Rectangle& rectangle) {
    const auto side = [](Length extent) { return extent ? std::to_string(*extent) : "any"; };
    return side(rectangle.depth) + "x" + side(rectangle.width);
}

std::string name(Profile profile) { return profile == Profile::Golden ? "golden" : "stripes"; }

// "3x13" as a rectangle of 3 rows and 13 columns; nothing if the text does not begin so.
std::optional<Rectangle> parse_rectangle(const std::string& text) {
    if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
    int sides[2] = {};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (int& side : sides) {
        const auto [rest, error] = std::from_chars(at, end, side);
        const bool is_last = &side == &sides[1];
        if (error != std::errc() || side < 1 ||
            (is_last ? rest != end : rest == end || *rest != 'x'))
            throw Error(ErrorKind::Input,
                        "a rectangle is depth x width, each at least 1, such as 3x13",
                        static_cast<std::size_t>(at - text.data()));
        at = rest + (is_last ? 0 : 1);
    }
    return Rectangle{sides[0], sides[1]};
}

std::string kind(const std::vector<Exclusion>& exclusions) {
    std::size_t pagodas = 0;
    std::uint64_t visited = 0;
    for (const Exclusion& exclusion : exclusions) {
        if (const auto* exhausted = std::get_if<Exhausted>(&exclusion.proof))
            visited += exhausted->visited;
        else
            ++pagodas;
    }
    std::string text = pagodas > 0 ? counted(pagodas, "pagoda function") : "";
    if (pagodas < exclusions.size())
        text += (text.empty() ? "" : ", and ") +
                counted(exclusions.size() - pagodas, "exhaustive search") + " of " +
                counted(visited, "demand and position");
    return text;
}

std::string kind(const Unreached& proof) {
    if (const auto* golden = std::get_if<GoldenPagoda>(&proof))
        return "golden potential (rows " + name(golden->rows) + ", columns " +
               name(golden->columns) + ")";
    return kind(std::get<std::vector<Exclusion>>(proof));
}

std::string text_of(const Advance& advance) {
    return counted(advance.stones.size(), "stone") + ", " + counted(advance.jumps.size(), "jump");
}

// The function that has the least to spare, and how many there are.
std::string text_of(const std::vector<Exclusion>& exclusions, const Army& army) {
    const Pagoda* tightest = nullptr;
    const auto spare = [&](const Pagoda& pagoda) {
        const auto goal = static_cast<double>(pagoda.at(pagoda.goal));
        return (goal - static_cast<double>(potential(pagoda, army))) / goal;
    };
    for (const Exclusion& exclusion : exclusions)
        if (const auto* pagoda = std::get_if<Pagoda>(&exclusion.proof))
            if (tightest == nullptr || spare(*pagoda) < spare(*tightest)) tightest = pagoda;
    if (tightest == nullptr) return "";
    return "the tightest: the army has " + std::to_string(potential(*tightest, army)) +
           ", the goal in column " + std::to_string(tightest->goal.column + 1) + " has " +
           std::to_string(tightest->at(tightest->goal)) + "\n" + picture(*tightest, army);
}

Json json_of(Square cell) { return Json::array({cell.row, cell.column}); }

Json json_of(const Advance& advance) {
    Json json = {{"stones", Json::array()}, {"jumps", Json::array()}};
    for (const Square& stone : advance.stones) json["stones"].push_back(json_of(stone));
    for (const Jump& jump : advance.jumps)
        json["jumps"].push_back({json_of(jump.from), json_of(jump.over), json_of(jump.to)});
    return json;
}

Json json_of(const Exclusion& exclusion, const Army& army) {
    Json json = {{"goal", json_of(exclusion.goal)}};
    if (const auto* exhausted = std::get_if<Exhausted>(&exclusion.proof)) {
        json["visited"] = exhausted->visited;
        return json;
    }
    const Pagoda& pagoda = std::get<Pagoda>(exclusion.proof);
    json["army_potential"] = potential(pagoda, army);
    json["goal_potential"] = pagoda.at(pagoda.goal);
    json["bottom_left"] = json_of({pagoda.region.bottom, pagoda.region.left});
    for (int row = pagoda.region.bottom; row <= pagoda.region.top; ++row) {
        Json line = Json::array();
        for (int column = pagoda.region.left; column <= pagoda.region.right; ++column)
            line.push_back(pagoda.at({row, column}));
        json["potentials"].push_back(std::move(line));
    }
    return json;
}

Json json_of(const std::vector<Exclusion>& exclusions, const Army& army) {
    Json json = Json::array();
    for (const Exclusion& exclusion : exclusions) json.push_back(json_of(exclusion, army));
    return json;
}

Json json_of(const Unreached& proof, const Landmark& landmark) {
    Json json = {{"rectangle", name(landmark.rectangle)}, {"row", landmark.distance}};
    if (const auto* golden = std::get_if<GoldenPagoda>(&proof)) {
        json["golden"] = {{"rows", name(golden->rows)}, {"columns", name(golden->columns)}};
    } else {
        const Army army = Army::rectangle(*landmark.rectangle.depth, *landmark.rectangle.width);
        json["goals"] = json_of(std::get<std::vector<Exclusion>>(proof), army);
    }
    return json;
}

Json json_of(const Advance& advance, const Landmark& landmark) {
    Json json = {{"rectangle", name(landmark.rectangle)}, {"row", landmark.distance}};
    json.update(json_of(advance));
    return json;
}

void report_rectangle(Context& context, const Rectangle& rectangle, bool is_json) {
    const TableEntry entry = table_entry(rectangle);
    std::optional<Advance> advance;
    if (entry.reached != nullptr) advance = prove_reached(context, *entry.reached);
    const Unreached proof = prove_unreached(context, *entry.unreached);
    if (is_json) {
        Json json = {{"rectangle", name(rectangle)}, {"penetration", entry.penetration}};
        if (advance) json["reached"] = json_of(*advance, *entry.reached);
        json["unreached"] = json_of(proof, *entry.unreached);
        std::cout << dumped(json) << "\n";
        return;
    }
    std::cout << "penetration " << entry.penetration << "\n";
    if (advance)
        std::cout << "\nrow " << entry.penetration << " is reached from "
                  << name(entry.reached->rectangle) << ": " << text_of(*advance) << "\n\n"
                  << picture(*advance);
    std::cout << "\nrow " << entry.unreached->distance << " is out of reach of "
              << name(entry.unreached->rectangle) << ": " << kind(proof) << "\n";
    if (const auto* exclusions = std::get_if<std::vector<Exclusion>>(&proof))
        std::cout << text_of(*exclusions, Army::rectangle(*entry.unreached->rectangle.depth,
                                                          *entry.unreached->rectangle.width));
}

// Returns the penetration.
int report_group(Context& context, const Army& army, bool is_json) {
    const Penetration result = penetration(context, army);
    if (is_json) {
        Json json = {{"stones", army.stones().size()}, {"penetration", result.distance}};
        if (result.distance > 0) json["reached"] = json_of(result.advance);
        if (result.distance < kMostPenetration)
            json["unreached"] = json_of(result.exclusions, army);
        std::cout << dumped(json) << "\n";
        return result.distance;
    }
    std::cout << "penetration " << result.distance << "\n";
    if (result.distance > 0)
        std::cout << "\nrow " << result.distance << " is reached: " << text_of(result.advance)
                  << "\n\n"
                  << picture(result.advance);
    std::cout << "\nrow " << result.distance + 1 << " is out of reach: "
              << (result.distance == kMostPenetration ? "it is of every finite army"
                                                      : kind(result.exclusions))
              << "\n"
              << text_of(result.exclusions, army);
    return result.distance;
}

void report_fewest(Context& context, const Army& army, int row, bool is_json) {
    const std::optional<Advance> advance = fewest_stones(context, army, row);
    if (!advance) return;
    if (is_json) {
        Json json = {{"fewest_stones", advance->stones.size()}, {"row", row}};
        json.update(json_of(*advance));
        std::cout << dumped(json) << "\n";
        return;
    }
    std::cout << "\nfewest stones to row " << row << ": " << advance->stones.size() << "\n\n"
              << picture(*advance);
}

constexpr std::int64_t kMostForFewest = 64;

constexpr int kDepths = 5;
constexpr int kWidths = 13;

void report_table(Context& context, bool is_json) {
    Json json = {
        {"entries", Json::array()}, {"reached", Json::array()}, {"unreached", Json::array()}};
    std::ostringstream text;
    text << "depth|width";
    for (int width = 1; width <= kWidths; ++width)
        text << std::setw(3) << width << (width == kWidths ? "+" : "");
    for (int depth = 1; depth <= kDepths; ++depth) {
        text << "\n" << std::setw(10) << depth << (depth == kDepths ? "+" : " ");
        for (int width = 1; width <= kWidths; ++width) {
            const Rectangle rectangle{depth == kDepths ? Length() : depth,
                                      width == kWidths ? Length() : width};
            const TableEntry entry = table_entry(rectangle);
            text << std::setw(3) << entry.penetration;
            json["entries"].push_back(
                {{"rectangle", name({depth, width})},
                 {"and_greater", {{"depth", depth == kDepths}, {"width", width == kWidths}}},
                 {"penetration", entry.penetration},
                 {"reached", entry.reached ? Json(name(entry.reached->rectangle)) : Json()},
                 {"unreached", name(entry.unreached->rectangle)}});
        }
    }
    text << "\n\nreached\n";
    const auto line = [&](const Landmark& landmark, const std::string& what) {
        text << "  row " << landmark.distance << "  " << std::left << std::setw(8)
             << name(landmark.rectangle) << what << "\n";
    };
    for (const Landmark& landmark : reached_landmarks()) {
        const Advance advance = prove_reached(context, landmark);
        line(landmark, text_of(advance));
        json["reached"].push_back(json_of(advance, landmark));
    }
    text << "\nout of reach\n";
    for (const Landmark& landmark : unreached_landmarks()) {
        const Unreached proof = prove_unreached(context, landmark);
        line(landmark, kind(proof));
        json["unreached"].push_back(json_of(proof, landmark));
    }
    std::cout << (is_json ? dumped(json) + "\n" : text.str());
}

int run(const PenetrationCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const bool is_json = common.format == Format::Json;
    if (command.group.empty() && command.fewest)
        throw Error(ErrorKind::Input, "--fewest needs a group, such as 4x7");
    Context context(common.memory_bytes());
    const ContextLine status(context, command.progress);
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    if (command.group.empty()) {
        report_table(context, is_json);
        return Ok;
    }
    if (const auto rectangle = parse_rectangle(command.group)) {
        if (command.fewest && std::int64_t{*rectangle->depth} * *rectangle->width > kMostForFewest)
            throw Error(ErrorKind::Input, "--fewest takes rectangles of at most " +
                                              std::to_string(kMostForFewest) + " squares");
        report_rectangle(context, *rectangle, is_json);
        const int row = table_entry(*rectangle).penetration;
        if (command.fewest && row > 0)
            report_fewest(context, Army::rectangle(*rectangle->depth, *rectangle->width), row,
                          is_json);
        return Ok;
    }
    const Army army = Army::parse(command.group, command.toward);
    const int row = report_group(context, army, is_json);
    if (command.fewest && row > 0) report_fewest(context, army, row, is_json);
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
