// upstar merge FILE...: the table of a sweep from the files of its parts.
#include <iostream>

#include "command.h"
#include "script_folders.h"
#include "upstar/sweep/swept_table.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode,   Format::Latex,
                              Format::Csv,  Format::Json,      Format::Svg,
                              Format::Tikz, Format::JsonLines, Format::Bfile};

struct MergeCommand {
    std::vector<std::string> files;
};

int run(const MergeCommand& command, const CommonOptions& common, std::string&) {
    Session session(common.memory_bytes());
    use_scripts(session);
    const Limits limits(session.context(), common);
    return SweptTable(command.files).write(session, common.format, std::cout) ? Ok : ClaimFailed;
}

}  // namespace

void add_merge(Command& program, CommonOptions& common) {
    Command& command =
        program.subcommand("merge", "the table of a sweep from the files of its parts");
    command.footer(
        "The files are those that `upstar sweep --part` leaves, or the journal of a sweep that was "
        "not divided. They say themselves what they are parts of.");
    auto options = std::make_shared<MergeCommand>();
    command.positional("FILE", options->files, "the files of all parts").required();
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
