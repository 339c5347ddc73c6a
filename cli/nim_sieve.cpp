// upstar nim sieve N K --max M: all P-positions of a game with stacks up to M.
#include <iostream>
#include <memory>
#include <utility>

#include "command.h"
#include "interrupt.h"
#include "json_row.h"
#include "nim_game.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "row_writer.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/circular_nim/sieve/sieve_journal.h"
#include "upstar/games/circular_nim/sieve/sieve_json.h"

namespace upstar::cli {

using namespace circular_nim;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Csv, Format::Json, Format::Latex};

struct SieveCommand {
    NimGame game;
    std::uint32_t most = 0;
    bool count = false;  // the default
    SieveQuestion question;
    bool slice = false;
    std::string journal;
    unsigned threads = 0;
    bool progress = false;
};

void write_list(Context& context, const SieveAnswer& answer, Format format) {
    std::vector<std::string> heading;
    for (std::uint32_t i = 1; i <= answer.rules().stacks; ++i)
        heading.push_back("stack" + std::to_string(i));
    RowWriter table(format, heading);
    for_each_listed(context, answer, [&](const Stacks& p) {
        std::vector<std::string> row;
        for (const std::uint32_t stack : p) row.push_back(std::to_string(stack));
        table.add(row);
    });
    table.finish();
}

void write_counts(const SieveAnswer& answer, Format format) {
    Json json = json_of(answer);
    json.erase("shifts");
    const JsonRow row(json);
    RowWriter table(format, row.columns);
    table.add(row.fields);
    table.finish();
}

void write(Context& context, const SieveAnswer& answer, Format format) {
    if (format == Format::Json) {
        write_json(context, answer, std::cout);
    } else if (format == Format::Text && answer.question.list) {
        for_each_listed(context, answer, [](const Stacks& p) { std::cout << listed(p) << "\n"; });
    } else if (format == Format::Text) {
        std::cout << describe(answer);
    } else if (answer.question.list) {
        write_list(context, answer, format);
    } else {
        write_counts(answer, format);
    }
}

PPositions sieved(Context& context, const Cube& cube, const SieveCommand& command) {
    const ContextLine line(context, command.progress);  // gone before anything is written
    SieveOptions options;
    options.threads = command.threads;
    options.keep = command.question.needs_positions();
    return command.journal.empty()
               ? sieve(context, cube, options)
               : sieve_with_journal(context, cube, std::move(options), command.journal);
}

Slice sliced(Context& context, const Cube& cube, bool progress) {
    const ContextLine line(context, progress);
    return sieve_slice(context, cube);
}

int run(const SieveCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    Context context(common.memory_bytes());
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    const Cube cube(command.game.rules(), command.most);
    if (command.slice) {
        require_format(common.format, {Format::Text, Format::Json});
        const SliceAnswer answer{cube, sliced(context, cube, command.progress)};
        std::cout << (common.format == Format::Json ? dumped(json_of(answer)) + "\n"
                                                    : describe(answer));
        return Ok;
    }
    check_fits(context, cube, command.threads);
    try {
        write(context, sieve_answer(context, sieved(context, cube, command), command.question),
              common.format);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Input) throw;
        throw Error(error.kind(),
                    advised(error) + (command.journal.empty()
                                          ? "; --journal FILE would keep what is done"
                                          : "; the next run with this journal goes on from here"));
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
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] { return ended([&] { return run(*options, common); }, ""); });
}

}  // namespace upstar::cli
