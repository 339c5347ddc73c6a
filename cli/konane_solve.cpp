// upstar konane solve BOARD: who wins a whole board of Konane, and by which move.
#include <iostream>
#include <optional>

#include "command.h"
#include "konane_options.h"
#include "output_file.h"
#include "progress_line.h"
#include "upstar/games/konane/solver/board_answer_json.h"
#include "upstar/games/konane/solver/board_answer_text.h"
#include "upstar/games/konane/solver/kept_search.h"
#include "upstar/games/konane/solver/specialist.h"
#include "upstar/games/konane/solver/strategy_coq.h"
#include "upstar/lang/session.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

struct SolveCommand {
    std::string board;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    std::string gap;
    std::optional<Player> first;
    std::string proofs;
    std::string strategy;
    std::string coq;
};

BoardQuestion question_of(const SolveCommand& command) {
    BoardQuestion question = board_question(command.board, command.jumps);
    if (!command.gap.empty() && question.is_drawn())
        throw Error(ErrorKind::Input, "--gap is for full boards such as 6x6, not for a drawn one");
    if (!command.gap.empty()) choose_gap(question, command.gap);
    question.first = command.first;
    if (!(command.strategy.empty() && command.coq.empty()) && !question.is_single())
        throw Error(ErrorKind::Input,
                    std::string("a strategy is for one position: add --first black or white") +
                        (question.is_drawn() ? "" : ", and --gap"));
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

void write_theorem_file(const std::string& path, KonaneSolver& solver,
                        const BoardQuestion& question, WholeFile& file) {
    file.out() << coq_theorem(solver, question.starts.front().stones, *question.first);
    file.finish();
    remark("check it with `coqc " + path + "`");
}

int run(const SolveCommand& command, const CommonOptions& common, std::string& input) {
    input = command.board;
    const BoardQuestion question = question_of(command);
    require_different_files({common.output, command.strategy, command.coq, command.proofs});
    std::optional<WholeFile> strategy;
    if (!command.strategy.empty()) strategy.emplace(command.strategy, "the strategy");
    std::optional<WholeFile> theorem;
    if (!command.coq.empty()) theorem.emplace(command.coq, "the theorem");

    Session session(common.memory_bytes());
    KonaneSolver::Settings settings;
    settings.threads = common.thread_count();
    settings.table_bytes = table_bytes(question.board, common.memory_bytes() / 2);
    const ContextLine status(session.context(), common.progress);
    const Limits limits(session.context(), common);
    BoardWriter writer(common.format);
    const auto search = [&](KonaneSolver& solver) {
        std::cout << writer.begin(question.board);
        const auto show = [&](const BoardVerdict& verdict) {
            std::cout << writer.add(verdict) << std::flush;
        };
        try {
            std::cout << writer.conclude(solve_board(solver, question, show));
            if (strategy) write_strategy_file(command.strategy, solver, question, *strategy);
            if (theorem) write_theorem_file(command.coq, solver, question, *theorem);
        } catch (const Error&) {
            std::cout << writer.end();
            throw;
        }
        std::cout << writer.end();
    };
    search_keeping_proofs(question.board, session.arena(), settings, command.proofs, search);
    return Ok;
}

}  // namespace

void add_konane_solve(Command& konane, CommonOptions& common) {
    Command& command = konane.subcommand("solve", "who wins a whole board, and by which move");
    auto options = std::make_shared<SolveCommand>();
    command
        .positional("BOARD", options->board,
                    "rows x columns of a full board, such as 6x6, of which the standard openings "
                    "lift two stones; or a position such as xo.o|o.ox")
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
                   "write the same as a theorem for Coq to FILE; of boards up to 24 squares");
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

}  // namespace upstar::cli
