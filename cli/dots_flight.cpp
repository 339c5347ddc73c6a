// upstar dots flight GRAPH: the opener's plan for a loony endgame, its altitudes, its certificate.
// upstar dots check-certificate FILE: whether a certificate proves what it claims.
#include <iostream>

#include "command.h"
#include "dots_options.h"
#include "remedy_words.h"
#include "upstar/base/answer_text.h"
#include "upstar/games/dots/answers/certificate_json.h"
#include "upstar/games/dots/answers/planned_endgame_text.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Json, Format::Svg};
constexpr Formats kCheckFormats = {Format::Text, Format::Json};

struct FlightCommand {
    std::string position;
    std::string certificate;
};

int run_flight(const FlightCommand& command, const CommonOptions& common, std::string& input) {
    const DotsPosition position = dots_position_of(command.position, input);
    Context context(common.memory_bytes());
    const Limits limits(context, common);
    const PlannedEndgame planned = plan_endgame(position.graph(), context);
    std::cout << planned_endgame_text(planned, common.format);
    if (planned.limit)
        throw Error(planned.limit->kind(), advised(*planned.limit) + "; the first " +
                                               std::to_string(planned.pieces.size()) +
                                               " pieces of a plan are shown");
    if (command.certificate.empty()) return Ok;
    write_whole_file(command.certificate, checked_certificate(planned, context), "the certificate");
    remark("check it with `upstar dots check-certificate " + command.certificate + "`");
    return Ok;
}

int run_check(const std::string& path, const CommonOptions& common, std::string& input) {
    input = argument_text(path == "-" ? path : "@" + path);
    Context context(common.memory_bytes());
    const Limits limits(context, common);
    const CertificateVerdict verdict = check_certificate(input, &context);
    std::cout << answer_text(verdict, common.format);
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
    set_action(command, common, kFormats, options, run_flight);
}

void add_dots_check(Command& dots, CommonOptions& common) {
    Command& command =
        dots.subcommand("check-certificate", "check a certificate that `upstar dots flight` wrote");
    auto path = std::make_shared<std::string>();
    command.positional("FILE", *path, "the certificate; - for standard input").required();
    set_action(command, common, kCheckFormats, path, run_check);
}

}  // namespace upstar::cli
