// upstar konane solve BOARD: who wins a whole board of Konane, and by which move.
// upstar konane check FILE: whether a strategy proves what it claims. No search, no trust.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>

#include "command.h"
#include "konane_options.h"
#include "progress_line.h"
#include "upstar/base/answer_text.h"
#include "upstar/games/konane/solver/board_answer_json.h"
#include "upstar/games/konane/solver/board_answer_text.h"
#include "upstar/games/konane/solver/kept_search.h"
#include "upstar/games/konane/solver/specialist.h"
#include "upstar/lang/session.h"
#include "upstar/store/whole_file.h"

namespace upstar::cli {
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};
constexpr Formats kCheckFormats = {Format::Text, Format::Json};

struct SolveCommand {
    std::string board;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    std::string gap;
    std::optional<Player> first;
    std::string proofs;
    std::string strategy;
};

BoardQuestion question_of(const SolveCommand& command) {
    BoardQuestion question = board_question(command.board, command.jumps);
    if (!command.gap.empty() && question.is_drawn())
        throw Error(ErrorKind::Input, "--gap is for full boards such as 6x6, not for a drawn one");
    if (!command.gap.empty()) choose_gap(question, command.gap);
    question.first = command.first;
    if (!command.strategy.empty() && !question.is_single())
        throw Error(ErrorKind::Input,
                    "--strategy is for one position: add --first black or white, and --gap");
    return question;
}

void write_strategy_file(const std::string& path, KonaneSolver& solver,
                         const BoardQuestion& question, WholeFile& file) {
    const StrategySize size =
        write_strategy(solver, question.starts.front().stones, *question.first, file.out());
    file.finish();
    remark(path + " has " + std::to_string(size.answers) +
           " answers; check it with `upstar konane check " + path + "`");
}

int run(const SolveCommand& command, const CommonOptions& common, std::string& input) {
    input = command.board;
    const BoardQuestion question = question_of(command);
    std::optional<WholeFile> strategy;
    if (!command.strategy.empty()) strategy.emplace(command.strategy, "the strategy");

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
        } catch (const Error&) {
            std::cout << writer.end();
            throw;
        }
        std::cout << writer.end();
    };
    search_keeping_proofs(question.board, session.arena(), settings, command.proofs, search);
    return Ok;
}

int check(const std::string& path, const CommonOptions& common, std::string&) {
    std::ifstream file(path);
    if (!file || !std::filesystem::is_regular_file(path))
        throw Error(ErrorKind::Input, "cannot read " + path);
    std::cout << answer_text(check_strategy(file), common.format);
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
                   "write the winner's answer to every move to FILE, for `upstar konane check`");
    add_work_options(command, common);
    set_action(command, common, kFormats, options, run);
}

void add_konane_check(Command& konane, CommonOptions& common) {
    Command& command =
        konane.subcommand("check", "check a strategy that `upstar konane solve` wrote");
    auto path = std::make_shared<std::string>();
    command.positional("FILE", *path, "the strategy").required();
    set_action(command, common, kCheckFormats, path, check);
}

}  // namespace upstar::cli
