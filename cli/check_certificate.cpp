// upstar check FILE: whether a certificate, of whatever kind, proves what it claims. The commands
// of the games that did this for one kind each are other names for it.
#include <chrono>
#include <iostream>

#include "command.h"
#include "progress_line.h"
#include "upstar/base/answer_text.h"
#include "upstar/certificates/check.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Json};

struct CheckCommand {
    std::string path;
    double each = 0;
};

int run(const CheckCommand& command, const CommonOptions& common, std::string&) {
    Context context(common.memory_bytes());
    const ContextLine line(context, common.progress);
    const Limits limits(context, common);
    const std::chrono::milliseconds each(static_cast<std::int64_t>(command.each * 1000));
    const CertificateReport report = command.path == "-"
                                         ? check_certificate(std::cin, context, each)
                                         : check_certificate(command.path, context, each);
    std::cout << answer_text(report, common.format);
    return report.is_accepted() ? Ok : ClaimFailed;
}

void add_named(Command& above, CommonOptions& common, const std::string& name,
               const std::string& about) {
    Command& command = above.subcommand(name, about);
    auto options = std::make_shared<CheckCommand>();
    command
        .positional("FILE", options->path,
                    "the certificate, a file or a folder; - for standard input")
        .required();
    command.number("--each", "SECONDS", options->each, 0.0, 1e6,
                   "end a solver, or Coq, after so many seconds; 0, the default, is no limit");
    command.footer(
        "The exit code is 0 if the certificate is accepted, 1 if it is refused, 2 if it is none, 3 "
        "if a limit ended the check. "
        "Flights of dots, strategies and penetration of Konane, values of Toads and Frogs, periods "
        "of heaps, and proofs of Circular Nim are recognised by how they begin, also those that "
        "version 0.1 wrote.");
    add_progress_option(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace

void add_check(Command& program, CommonOptions& common) {
    add_named(program, common, "check", "check a certificate of any kind");
}

void add_dots_check(Command& dots, CommonOptions& common) {
    add_named(dots, common, "check-certificate", "another name for `upstar check`");
}

void add_konane_check(Command& konane, CommonOptions& common) {
    add_named(konane, common, "check", "another name for `upstar check`");
}

void add_nim_check(Command& nim, CommonOptions& common) {
    add_named(nim, common, "check-proof", "another name for `upstar check`");
}

}  // namespace upstar::cli
