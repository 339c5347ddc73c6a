// upstar nim sieve N K --max M: all P-positions of a game with stacks up to M.
#include <iostream>
#include <utility>

#include "command.h"
#include "nim_game.h"
#include "output_file.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "upstar/base/answer_text.h"
#include "upstar/games/circular_nim/sieve/sieve_journal.h"
#include "upstar/games/circular_nim/sieve/sieve_json.h"
#include "upstar/games/circular_nim/sieve/sieve_text.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Csv, Format::Json, Format::Latex};

struct SieveCommand {
    NimGame game;
    std::uint32_t most = 0;
    bool count = false;  // the default
    SieveQuestion question;
    bool slice = false;
    std::string journal;
};

PPositions sieved(Context& context, const Cube& cube, const SieveCommand& command,
                  const CommonOptions& common) {
    const ContextLine line(context, common.progress);  // gone before anything is written
    SieveOptions options;
    options.threads = common.threads;
    options.keep = command.question.needs_positions();
    return command.journal.empty()
               ? sieve(context, cube, options)
               : sieve_with_journal(context, cube, std::move(options), command.journal);
}

SliceAnswer sliced(Context& context, const Cube& cube, const CommonOptions& common) {
    const ContextLine line(context, common.progress);
    return {cube, sieve_slice(context, cube)};
}

int run(const SieveCommand& command, const CommonOptions& common, std::string&) {
    require_different_files({common.output, command.journal});
    Context context(common.memory_bytes());
    const Limits limits(context, common);
    const Cube cube(command.game.rules(), command.most);
    if (command.slice) {
        require_format(common.format, {Format::Text, Format::Json});
        std::cout << answer_text(sliced(context, cube, common), common.format);
        return Ok;
    }
    check_fits(context, cube, common.threads);
    try {
        const SieveAnswer answer =
            sieve_answer(context, sieved(context, cube, command, common), command.question);
        write_answer(context, answer, common.format,
                     [](const std::string& text) { std::cout << text; });
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Input) throw;
        throw Error(error.kind(), advised(error) + (command.journal.empty() ? kJournalWouldKeep
                                                                            : kJournalGoesOn));
    }
    return Ok;
}

}  // namespace

void add_nim_sieve(Command& nim, CommonOptions& common) {
    Command& command =
        nim.subcommand("sieve", "count or list all P-positions with stacks up to a bound");
    auto options = std::make_shared<SieveCommand>();
    add_nim_game(command, options->game);
    command.option("--max", "M", options->most, "how many tokens a stack has at most").required();
    command.flag("--count", options->count, "how many there are (the default)");
    command.flag("--list", options->question.list, "the positions, one a line")
        .excludes({"--count"});
    command.flag("--up-to-symmetry", options->question.up_to_symmetry,
                 "also count, or list only, one of all rotations and reflections");
    command.flag("--shifts", options->question.shifts,
                 "also look which stacks may gain a token each and keep P-positions such");
    command
        .flag("--slice", options->slice,
              "only the positions with an empty stack, a fraction of the work; and how many there "
              "are in all if one more token on every stack changes nothing")
        .excludes({"--list", "--count", "--up-to-symmetry", "--shifts", "--journal"});
    command.option("--journal", "FILE", options->journal,
                   "keep what is done in FILE; a later run with it goes on from there");
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
