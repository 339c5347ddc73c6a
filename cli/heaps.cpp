// upstar heaps period CODE: when the nim values of a take-and-break game repeat, and a proof of it.
#include <iostream>

#include "command.h"
#include "output_file.h"
#include "progress_line.h"
#include "upstar/base/answer_text.h"
#include "upstar/games/heaps/period.h"

namespace upstar::cli {

using namespace heaps;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct PeriodCommand {
    std::string code;
    std::uint32_t most = kUsualHeaps;
    std::string certificate;
};

int run(const PeriodCommand& command, const CommonOptions& common, std::string& input) {
    input = command.code;
    require_different_files({common.output, command.certificate});
    Context context(common.memory_bytes());
    const ContextLine status(context, common.progress);
    const Limits limits(context, common);
    NimSequence sequence(context, parse_code(command.code));
    const PeriodAnswer answer = period_answer(sequence, command.most);
    std::cout << answer_text(answer, common.format);
    if (command.certificate.empty()) return Ok;
    if (answer.found)
        write_certificate(command.certificate, period_certificate(sequence, *answer.found));
    else
        remark("no certificate is written where no period is proved");
    return Ok;
}

void add_period(Command& heaps, CommonOptions& common) {
    Command& command = heaps.subcommand(
        "period", "when the nim values of a take-and-break game repeat, and a proof of it");
    auto options = std::make_shared<PeriodCommand>();
    command
        .positional("CODE", options->code,
                    "such as 0.77 (Kayles), 0.07 (Dawson's Kayles), or 0.0330003 (take 2, 3 or 7)")
        .required();
    command.number("--most", "HEAP", options->most, 1u, kMostForPeriod,
                   "look at heaps up to this one (20000)");
    command.option("--certificate", "FILE", options->certificate,
                   "write the nim values that prove it to FILE, for `upstar check`");
    add_progress_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace

void add_heaps(Command& program, CommonOptions& common) {
    Command& command = program.subcommand("heaps", "when the values of heaps repeat");
    add_period(command, common);
}

}  // namespace upstar::cli
