// upstar dots flight GRAPH: the opener's plan for a loony endgame, its altitudes, its certificate.
// upstar dots check-certificate FILE: whether a certificate proves what it claims.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>

#include "command.h"
#include "dots_options.h"
#include "dots_report.h"
#include "interrupt.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/lang/session.h"
#include "upstar/games/dots/loony/certificate.h"
#include "upstar/games/dots/loony/certificate_check.h"
#include "upstar/games/dots/loony/flight_drawing.h"
#include "upstar/games/dots/loony/flight_plan.h"
#include "upstar/games/dots/loony/loony_value.h"
#include "upstar/games/dots/rules/dots_text.h"

namespace upstar::cli {

using namespace dots;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};
constexpr Formats kCheckFormats = {Format::Text, Format::Json};

// In the graph and its copies, in the plan, and in the drawing.
constexpr std::size_t kBytesOfCoin = 1200;

struct FlightCommand {
    std::string position;
    std::string certificate;
};

// One piece a line: its net for Left, the altitude after it, and the lowest point on the way.
std::string plan_table(const std::vector<PlannedPiece>& pieces, const Flight& flight) {
    std::vector<std::vector<std::string>> rows = {
        {"piece", "coins", "phase", "net", "altitude", "lowest"}};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const PlannedPiece& planned = pieces[i];
        const auto begin = flight.altitude.begin() + static_cast<std::ptrdiff_t>(flight.start[i]);
        const auto end =
            flight.altitude.begin() + static_cast<std::ptrdiff_t>(flight.start[i + 1]) + 1;
        const int before = *begin;
        const int after = *(end - 1);
        rows.push_back({planned.piece.name, std::to_string(planned.piece.length),
                        name(planned.phase), std::to_string(after - before), std::to_string(after),
                        std::to_string(*std::min_element(begin, end))});
    }
    std::vector<std::size_t> width(rows[0].size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], row[i].size());
    std::string text;
    for (const auto& row : rows) {
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string gap(width[i] - row[i].size(), ' ');
            line += i == 0 || i == 2 ? " " + row[i] + gap : " " + gap + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string verdict_text(const FlightPlan& plan, const Flight& flight) {
    std::string text = "The largest bump is " + std::to_string(largest_bump(flight.altitude)) +
                       ", the lowest point " + std::to_string(flight.lowest()) +
                       ", the ground at " + std::to_string(-plan.cv) + ".\n";
    if (plan.proves_cv)
        return text + "The plan proves that the value is the controlled value, " +
               std::to_string(plan.cv) + ".\n";
    if (plan.method == FlightPlan::Method::Exact)
        return text + "The value is " + std::to_string(plan.value) +
               ", more than the controlled value: no plan can prove them equal.\n";
    return text + "Against it the player in control gets " + std::to_string(plan.value) + ".\n";
}

Json pieces_json(const std::vector<PlannedPiece>& pieces) {
    Json json = Json::array();
    for (const PlannedPiece& planned : pieces)
        json.push_back({{"piece", planned.piece.name},
                        {"kind", planned.piece.is_loop ? "loop" : "chain"},
                        {"length", planned.piece.length},
                        {"phase", name(planned.phase)}});
    return json;
}

Json plan_json(const WrittenEndgame& endgame, const ControlledValue& cv, const FlightPlan& plan,
               const Flight& flight) {
    Json json = {{"graph", endgame.text},
                 {"cv", cv.value},
                 {"value", plan.value},
                 {"proves_cv", plan.proves_cv}};
    json["pieces"] = pieces_json(plan.pieces);
    json["altitude"] = flight.altitude;
    json["largest_bump"] = largest_bump(flight.altitude);
    const auto places = [](const std::vector<Bump>& all) {
        Json list = Json::array();
        for (const Bump& one : all)
            list.push_back(
                {{"size", one.size}, {"begin", one.begin}, {"turn", one.turn}, {"end", one.end}});
        return list;
    };
    json["bumps"] = places(bumps(flight.altitude));
    json["blips"] = places(blips(flight.altitude));
    const auto crashed = plan.crash();
    json["crash"] = crashed ? Json(*crashed) : Json(nullptr);
    return json;
}

void write_certificate(const std::string& path, const WrittenEndgame& endgame,
                       const FlightPlan& plan, Context& context) {
    const auto proof = certificate(endgame, plan);
    if (!proof)
        throw Error(ErrorKind::Input,
                    "there is no certificate: the value is not the controlled value");
    const CertificateVerdict verdict = check_certificate(to_text(*proof), &context);
    if (!verdict.holds())
        throw Error(ErrorKind::Limit,
                    "no certificate was written, since the check cannot follow "
                    "so many loops: " +
                        verdict.fault);
    std::ofstream file(path);
    file << to_text(*proof);
    file.close();
    if (!file) throw Error(ErrorKind::Input, "cannot write the certificate to " + path);
    remark("check it with `upstar dots check-certificate " + path + "`");
}

// What there is of a plan that a limit has cut short: the first pieces of the theory's.
void show_begun(const WrittenEndgame& endgame, const ControlledValue& cv,
                const std::vector<PlannedPiece>& begun, Format format) {
    std::vector<FlightPiece> opened;
    opened.reserve(begun.size());
    for (const PlannedPiece& planned : begun) opened.push_back(planned.piece);
    const Flight flight = fly(std::move(opened));
    if (format == Format::Svg) {
        std::cout << flight_svg(flight_picture(flight, cv.value));
    } else if (format == Format::Json) {
        std::cout << dumped({{"graph", endgame.text},
                             {"cv", cv.value},
                             {"partial", true},
                             {"pieces", pieces_json(begun)},
                             {"altitude", flight.altitude}})
                  << "\n";
    } else {
        std::cout << endgame.text << "\ncontrolled value " << breakdown(cv) << "\n\n"
                  << plan_table(begun, flight) << "\nThis plan is partial: a limit was reached.\n";
    }
}

FlightPlan planned(const WrittenEndgame& endgame, const ControlledValue& cv, Context& context,
                   Format format) {
    LoonyValues values(context);
    std::vector<PlannedPiece> begun;
    try {
        return plan_flight(endgame.graph, values, &context, &begun);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Input || begun.empty()) throw;
        show_begun(endgame, cv, begun, format);
        throw Error(error.kind(), error.message() + "; the first " + std::to_string(begun.size()) +
                                      " pieces of a plan are shown");
    }
}

int run_flight(const FlightCommand& command, const CommonOptions& common, std::string& text) {
    require_format(common.format, kFormats);
    text = argument_text(command.position);
    const DotsPosition position = parse_dots(text);
    Session session(common.memory_bytes());
    Context& context = session.context();
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    Charge charge(context);
    charge.add(static_cast<std::size_t>(position.graph().coins()) * kBytesOfCoin);
    const WrittenEndgame endgame = as_written(position.graph());
    const ControlledValue cv = controlled_value(contract(endgame.graph), &context);
    const FlightPlan plan = planned(endgame, cv, context, common.format);
    const Flight flight = plan.flight();
    if (common.format == Format::Svg) {
        std::cout << flight_svg(flight_picture(plan));
    } else if (common.format == Format::Json) {
        std::cout << dumped(plan_json(endgame, cv, plan, flight)) << "\n";
    } else {
        std::cout << endgame.text << "\ncontrolled value " << breakdown(cv) << "\n\n"
                  << plan_table(plan.pieces, flight) << "\n"
                  << flight_text(flight_picture(plan), common.format == Format::Text) << "\n"
                  << verdict_text(plan, flight);
    }
    if (!command.certificate.empty())
        write_certificate(command.certificate, endgame, plan, context);
    return Ok;
}

int run_check(const std::string& path, const CommonOptions& common, std::string& text) {
    require_format(common.format, kCheckFormats);
    text = argument_text(path == "-" ? path : "@" + path);
    Context context(common.memory_bytes());
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    const CertificateVerdict verdict = check_certificate(text, &context);
    if (common.format == Format::Json) {
        std::cout << dumped({{"claimed", verdict.claimed},
                             {"least", verdict.least},
                             {"most", verdict.most},
                             {"holds", verdict.holds()},
                             {"fault", verdict.fault}})
                  << "\n";
    } else if (verdict.holds()) {
        std::cout << "proved: the value of the endgame is " << verdict.claimed << "\n";
    } else {
        std::cout << "not proved: " << verdict.fault << "\n";
    }
    return verdict.holds() ? Ok : ClaimFailed;
}

}  // namespace

void add_dots_flight(Command& dots, CommonOptions& common) {
    Command& command = dots.subcommand(
        "flight", "a plan for the opener of a loony endgame, with its altitudes and certificate");
    auto options = std::make_shared<FlightCommand>();
    add_dots_position(command, options->position);
    command.option("--certificate", "FILE", options->certificate,
                   "write the proof that the value is the controlled value to FILE");
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        std::string text = options->position;
        return ended([&] { return run_flight(*options, common, text); }, text);
    });
}

void add_dots_check(Command& dots, CommonOptions& common) {
    Command& command =
        dots.subcommand("check-certificate", "check a certificate that `upstar dots flight` wrote");
    auto path = std::make_shared<std::string>();
    command.positional("FILE", *path, "the certificate; - for standard input").required();
    add_common_options(command, common, kCheckFormats);
    command.runs([path, &common] {
        std::string text;
        return ended([&] { return run_check(*path, common, text); }, text);
    });
}

}  // namespace upstar::cli
