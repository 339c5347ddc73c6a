// upstar nim sieve N K --max M: all P-positions of a game with stacks up to M.
#include <iostream>
#include <memory>
#include <optional>

#include "command.h"
#include "interrupt.h"
#include "nim_game.h"
#include "progress_line.h"
#include "remedy_words.h"
#include "row_writer.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sieve/invariance.h"
#include "upstar/games/circular_nim/sieve/orbit.h"
#include "upstar/games/circular_nim/sieve/sieve.h"
#include "upstar/games/circular_nim/sieve/sieve_journal.h"
#include "upstar/games/circular_nim/sieve/slice.h"

namespace upstar::cli {

using namespace circular_nim;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Csv, Format::Json, Format::Latex};

struct SieveCommand {
    NimGame game;
    std::uint32_t most = 0;
    bool count = false;
    bool list = false;
    bool up_to_symmetry = false;
    bool shifts = false;
    bool slice = false;
    std::string journal;
    unsigned threads = 0;
    bool progress = false;

    bool needs_positions() const { return list || up_to_symmetry || shifts; }
};

std::string joined(const Stacks& stacks) {
    std::string text;
    for (const std::uint32_t stack : stacks)
        text += (text.empty() ? "" : ",") + std::to_string(stack);
    return text;
}

// What was found, with all that it takes to write it.
class SieveWriter {
public:
    SieveWriter(const SieveCommand& command, Context& context, const PPositions& set)
        : command_(command), context_(context), set_(set) {
        if (command.up_to_symmetry) for_each_listed([&](const Stacks&) { ++classes_; });
        if (command.shifts) shifts_ = unit_shifts(set);
    }

    void write(Format format) const {
        switch (format) {
            case Format::Json:
                return json();
            case Format::Csv:
            case Format::Latex:
                return rows(format);
            default:
                return text();
        }
    }

private:
    void for_each_listed(const std::function<void(const Stacks&)>& visit) const {
        set_.for_each([&](const Stacks& p) {
            context_.poll();
            if (!command_.up_to_symmetry || least_image(rules(), p) == p) visit(p);
        });
    }

    const CircularRules& rules() const { return set_.cube().rules(); }

    void text() const {
        if (command_.list) {
            for_each_listed([](const Stacks& p) { std::cout << joined(p) << "\n"; });
            return;
        }
        std::cout << game_name(rules()) << ", stacks up to " << set_.cube().most() << ": "
                  << set_.count() << " P-positions of " << set_.cube().positions();
        if (command_.up_to_symmetry) std::cout << ", " << classes_ << " up to symmetry";
        std::cout << "\n";
        if (!command_.shifts) return;
        std::cout << "adding to a P-position, seen to give one throughout the cube:";
        for (const Stacks& shift : shifts_) std::cout << " " << joined(shift);
        std::cout << (shifts_.empty() ? " nothing\n" : "\n");
    }

    void rows(Format format) const {
        std::vector<std::string> heading = {"n",     "k",   "rule",      "a",
                                            "board", "max", "positions", "p_positions"};
        if (command_.list) {
            heading.clear();
            for (std::uint32_t i = 1; i <= rules().stacks; ++i)
                heading.push_back("stack" + std::to_string(i));
        } else if (command_.up_to_symmetry) {
            heading.emplace_back("classes");
        }
        RowWriter table(format, heading);
        if (command_.list) {
            for_each_listed([&](const Stacks& p) {
                std::vector<std::string> row;
                for (const std::uint32_t stack : p) row.push_back(std::to_string(stack));
                table.add(row);
            });
        } else {
            std::vector<std::string> row = {std::to_string(rules().stacks),
                                            std::to_string(rules().window),
                                            rule_word(rules()),
                                            std::to_string(rules().amount),
                                            board(),
                                            std::to_string(set_.cube().most()),
                                            std::to_string(set_.cube().positions()),
                                            std::to_string(set_.count())};
            if (command_.up_to_symmetry) row.push_back(std::to_string(classes_));
            table.add(row);
        }
        table.finish();
    }

    void json() const {
        Json record = {{"n", rules().stacks},
                       {"k", rules().window},
                       {"rule", rule_word(rules())},
                       {"a", rules().amount},
                       {"board", board()},
                       {"max", set_.cube().most()},
                       {"positions", set_.cube().positions()},
                       {"p_positions", set_.count()}};
        if (command_.up_to_symmetry) record["classes"] = classes_;
        if (command_.shifts) record["shifts"] = shifts_;
        if (!command_.list) {
            std::cout << dumped(record) << "\n";
            return;
        }
        std::string head = dumped(record);
        head.pop_back();
        std::cout << head << ",\"list\":[";
        const char* separator = "";
        for_each_listed([&](const Stacks& p) {
            std::cout << separator << "[" << joined(p) << "]";
            separator = ",";
        });
        std::cout << "]}\n";
    }

    const char* board() const { return rules().circle ? "circle" : "path"; }

    const SieveCommand& command_;
    Context& context_;
    const PPositions& set_;
    std::uint64_t classes_ = 0;
    std::vector<Stacks> shifts_;
};

void write_slice(const Cube& cube, const Slice& slice, Format format) {
    const std::string name = game_name(cube.rules());
    if (format == Format::Json) {
        Json record = {{"game", name},
                       {"max", cube.most()},
                       {"positions", cube.positions()},
                       {"p_positions_with_empty_stack", slice.with_empty_stack},
                       {"raised_up_to", slice.looked_at}};
        if (slice.raise_fails)
            record["raise_fails"] = *slice.raise_fails;
        else
            record["p_positions_if_always_raised"] = slice.raised;
        std::cout << dumped(record) << "\n";
        return;
    }
    std::cout << name << ", stacks up to " << cube.most()
              << ", one of them empty: " << slice.with_empty_stack << " P-positions\n";
    if (slice.raise_fails)
        std::cout << "with one more token on every stack " << joined(*slice.raise_fails)
                  << " changes its kind: the others are no raised copies of these\n";
    else
        std::cout << "one more token on every stack keeps each P-position and each N-position of "
                     "stacks up to "
                  << slice.looked_at << " such; if it always does, the cube has " << slice.raised
                  << " P-positions of " << cube.positions() << "\n";
}

PPositions sieved(Context& context, const Cube& cube, const SieveCommand& command) {
    const ContextLine line(context, command.progress);  // gone before anything is written
    SieveOptions options;
    options.threads = command.threads;
    options.keep = command.needs_positions();
    return command.journal.empty()
               ? sieve(context, cube, options)
               : sieve_with_journal(context, cube, std::move(options), command.journal);
}

int run(const SieveCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    Context context(common.memory_bytes());
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    const Cube cube(command.game.rules(), command.most);
    if (command.slice) {
        require_format(common.format, {Format::Text, Format::Json});
        std::optional<Slice> slice;
        {
            const ContextLine line(context, command.progress);
            slice = sieve_slice(context, cube);
        }
        write_slice(cube, *slice, common.format);
        return Ok;
    }
    check_fits(context, cube, command.threads);
    try {
        const PPositions set = sieved(context, cube, command);
        SieveWriter(command, context, set).write(common.format);
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
    command.flag("--list", options->list, "the positions, one a line").excludes({"--count"});
    command.flag("--up-to-symmetry", options->up_to_symmetry,
                 "also count, or list only, one of all rotations and reflections");
    command.flag("--shifts", options->shifts,
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
