// upstar toads worth STRIP VALUE: whether a strip of Toads and Frogs is worth a whole number,
// perhaps with a star; decided by who wins, where a canonical form would take too long.
#include <iostream>

#include "command.h"
#include "output_file.h"
#include "progress_line.h"
#include "upstar/base/answer_text.h"
#include "upstar/games/toads/worth_certificate.h"

namespace upstar::cli {

using namespace toads;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct WorthCommand {
    std::string strip;
    std::string value;
    std::string certificate;
};

int run(const WorthCommand& command, const CommonOptions& common, std::string& input) {
    input = command.strip;
    require_different_files({common.output, command.certificate});
    Context context(common.memory_bytes());
    const ContextLine status(context, common.progress);
    const Limits limits(context, common);
    const StripWorth claim = strip_worth(command.strip, command.value);
    const bool is_proof_wanted = !command.certificate.empty();
    const auto [answer, certificate] = is_proof_wanted ? decide_and_prove(claim, context)
                                                       : ProvedWorth{decide(claim, context), ""};
    std::cout << answer_text(answer, common.format);
    if (is_proof_wanted && answer.holds()) {
        write_certificate(command.certificate, certificate);
    } else if (is_proof_wanted) {
        remark("no certificate is written of what is not so");
    }
    return answer.holds() ? Ok : ClaimFailed;
}

void add_worth(Command& toads, CommonOptions& common) {
    Command& command = toads.subcommand(
        "worth", "whether a strip is worth a whole number, perhaps with a star, and a proof of it");
    command.takes_signs();
    auto options = std::make_shared<WorthCommand>();
    command
        .positional("STRIP", options->strip, "at most 20 squares, such as TTT..FF or 'T^7 .^7 F^6'")
        .required();
    command.positional("VALUE", options->value, "such as 3, -1, * or 2*").required();
    command.option("--certificate", "FILE", options->certificate,
                   "write how whoever begins loses the difference to FILE, for `upstar check`");
    command.footer("The exit code is 1 if the strip has another value.");
    add_progress_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace

void add_toads(Command& program, CommonOptions& common) {
    Command& command = program.subcommand("toads", "what long strips of Toads and Frogs are worth");
    add_worth(command, common);
}

}  // namespace upstar::cli
