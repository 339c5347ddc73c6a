// upstar konane solve BOARD: who wins a whole board of Konane, and by which move.
#include <iostream>
#include <memory>
#include <optional>

#include "command.h"
#include "interrupt.h"
#include "konane_options.h"
#include "progress_line.h"
#include "row_writer.h"
#include "upstar/base/digits.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/konane/solver/board_answer_json.h"
#include "upstar/games/konane/solver/proof_file.h"
#include "upstar/games/konane/solver/specialist.h"
#include "upstar/games/konane/solver/strategy_coq.h"
#include "upstar/lang/session.h"
#include "upstar/store/checkpoint.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {

using namespace konane;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

struct SolveCommand {
    std::string board;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    std::string gap;
    std::optional<Player> first;
    unsigned threads = 0;
    bool progress = false;
    std::string proofs;
    std::string strategy;
    std::string coq;
};

// The verdicts, each shown as soon as it is known.
class Reporter {
public:
    explicit Reporter(Format format)
        : format_(format),
          rows_(format, {"board", "rules", "gap", "first", "winner", "move", "nodes", "seconds"}) {}

    void begin(const JumpBoard& board) const {
        if (is_text())
            std::cout << "Konane " << board.grid().rows() << "x" << board.grid().columns() << ", "
                      << Konane::name(board.jumps()) << " rules\n";
    }

    void show(const BoardVerdict& verdict) {
        if (format_ == Format::Json) {
            std::cout << dumped(json_of(verdict)) << "\n";
        } else if (is_text()) {
            std::cout << "  " << describe(verdict) << "\n";
        } else {
            rows_.add({std::to_string(verdict.rows) + "x" + std::to_string(verdict.columns),
                       Konane::name(verdict.jumps), verdict.gap, colour_name(verdict.first),
                       colour_name(verdict.winner), verdict.move, std::to_string(verdict.nodes),
                       seconds_text(verdict.seconds)});
        }
        std::cout << std::flush;
    }

    void conclude(bool first_lifter_wins) const {
        if (is_text())
            std::cout << "  If both also lift well, the "
                      << (first_lifter_wins ? "first" : "second") << " player to lift wins.\n";
    }

    void finish() const { rows_.finish(); }

private:
    bool is_text() const { return format_ == Format::Text || format_ == Format::Unicode; }

    Format format_;
    RowWriter rows_;
};

BoardQuestion question_of(const SolveCommand& command) {
    BoardQuestion question = board_question(command.board, command.jumps);
    if (!command.gap.empty() && question.is_drawn())
        throw Error(ErrorKind::Input, "--gap is for full boards such as 6x6, not for a drawn one");
    if (!command.gap.empty()) choose_gap(question, command.gap);
    question.first = command.first;
    if (!(command.strategy.empty() && command.coq.empty()) && !question.is_single())
        throw Error(ErrorKind::Input,
                    "a strategy is for one position: add --first black or white, and --gap");
    return question;
}

void write_strategy_file(const std::string& path, KonaneSolver& solver,
                         const BoardQuestion& question, WholeFile& file) {
    const StrategySize size =
        write_strategy(solver, question.starts.front().stones, *question.first, file.out());
    file.finish();
    remark(path + " has " + std::to_string(size.answers) +
           " answers; check it with `upstar check " + path + "`");
}

int run(const SolveCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const BoardQuestion question = question_of(command);
    const JumpBoard& board = question.board;
    std::optional<WholeFile> strategy;
    if (!command.strategy.empty()) strategy.emplace(command.strategy, "the strategy");
    std::optional<WholeFile> coq;
    if (!command.coq.empty()) coq.emplace(command.coq, "the theorem");

    Session session(common.memory_bytes());
    Context& context = session.context();
    KonaneSolver* running = nullptr;
    Checkpoint checkpoint([&] {
        if (!command.proofs.empty()) save_proofs(running->table(), board, command.proofs);
    });
    KonaneSolver::Settings settings;
    settings.threads = command.threads == 0 ? session.evaluators().threads() : command.threads;
    settings.table_bytes = table_bytes(board, common.memory_bytes() / 2);
    settings.now_and_then = [&] { checkpoint.now_and_then(); };
    KonaneSolver solver(board, session.arena(), settings);
    running = &solver;
    if (!command.proofs.empty()) load_proofs(solver.table(), board, command.proofs);

    const ContextLine status(context, command.progress);
    const InterruptGuard guard(context);
    const TimeLimit limit(context, common.time());
    Reporter reporter(common.format);
    reporter.begin(board);
    try {
        const std::optional<bool> first_lifter_wins = solve_board(
            solver, question, [&](const BoardVerdict& verdict) { reporter.show(verdict); });
        if (first_lifter_wins) reporter.conclude(*first_lifter_wins);
        if (strategy) write_strategy_file(command.strategy, solver, question, *strategy);
        if (coq) {
            coq->out() << coq_theorem(solver, question.starts.front().stones, *question.first);
            coq->finish();
            remark("check it with `coqc " + command.coq + "`");
        }
    } catch (const Error&) {
        reporter.finish();
        checkpoint.save();
        throw;
    }
    reporter.finish();
    checkpoint.save();
    return Ok;
}

}  // namespace

void add_konane_solve(Command& konane, CommonOptions& common) {
    Command& command = konane.subcommand("solve", "who wins a whole board, and by which move");
    auto options = std::make_shared<SolveCommand>();
    command
        .positional("BOARD", options->board,
                    "rows x columns of a full board, such as 6x6, of which the standard openings "
                    "lift two stones; or a position such as xo.x|o.xo")
        .required();
    add_rules_option(command, options->jumps);
    command.option("--gap", "SQUARES", options->gap,
                   "only the opening that lifts these two stones, such as a1-b1");
    static const Choices<Player> kColours = {{"black", Player::Left}, {"white", Player::Right}};
    command.choice("--first", options->first, kColours, "only with black, or white, to move first");
    command.option("--proofs", "FILE", options->proofs,
                   "keep what was found in FILE; a later run with it goes on from there");
    command.option("--strategy", "FILE", options->strategy,
                   "write the winner's answer to every move to FILE, for `upstar check`");
    command.option("--coq", "FILE", options->coq,
                   "write the same as a theorem for Coq to FILE.v; of boards up to 24 squares");
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        return ended([&] { return run(*options, common); }, options->board);
    });
}

}  // namespace upstar::cli
