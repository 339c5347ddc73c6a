// upstar konane solve BOARD: who wins a whole board of Konane, and by which move.
#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>

#include "checkpoint.h"
#include "command.h"
#include "interrupt.h"
#include "konane_options.h"
#include "progress_line.h"
#include "row_writer.h"
#include "upstar/base/digits.h"
#include "upstar/base/json.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/konane/solver/openings.h"
#include "upstar/games/konane/solver/proof_file.h"
#include "upstar/games/konane/solver/specialist.h"
#include "upstar/games/konane/solver/square_map.h"
#include "upstar/games/konane/solver/strategy.h"
#include "upstar/lang/session.h"

namespace upstar::cli {

using namespace konane;
namespace {

constexpr Formats kFormats = {Format::Text, Format::Unicode, Format::Csv, Format::Json,
                              Format::Latex};

using Clock = std::chrono::steady_clock;

struct SolveCommand {
    std::string board;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    std::string gap;
    std::optional<Player> first;
    unsigned threads = 0;
    bool progress = false;
    std::string proofs;
    std::string strategy;
};

struct Start {
    std::string gap;  // "c3-d3"; empty for a position that was drawn
    CellSet stones = 0;
};

struct Verdict {
    Start start;
    Player first = Player::Left;
    bool wins = false;
    std::optional<CellSet> move;
    std::uint64_t nodes = 0;
    double seconds = 0;

    Player winner() const { return wins ? first : opponent(first); }
};

const char* colour(Player player) { return player == Player::Left ? "Black" : "White"; }

std::string move_text(const JumpBoard& board, CellSet before, CellSet after) {
    return move_between(board.position(before).describe(), board.position(after).describe()).name;
}

JumpBoard full_board(const Grid& grid, Konane::Jumps jumps) {
    if (std::max(grid.rows(), grid.columns()) > KonaneBoard::kLongestSide)
        throw Error(ErrorKind::Input, "a side of a Konane board has at most " +
                                          std::to_string(KonaneBoard::kLongestSide) + " squares");
    return {grid, jumps};
}

// The gaps of a full board that were asked for.
std::vector<Start> starts(const SolveCommand& command, const JumpBoard& board) {
    const std::vector<CellSet> found = gaps(board);
    if (found.empty())
        throw Error(ErrorKind::Input, "on this board there are no two neighbours to lift");
    const auto start = [&](CellSet gap) -> Start {
        const CellSet stones = board.squares() & ~gap;
        return {move_text(board, board.squares(), stones), stones};
    };
    std::vector<Start> all;
    std::string names;
    for (const CellSet gap : found) {
        all.push_back(start(gap));
        names += (names.empty() ? "" : ", ") + all.back().gap;
    }
    if (command.gap.empty()) return all;
    // Any image of a gap will do, in either order.
    const std::size_t dash = command.gap.find('-');
    const std::string turned = dash == std::string::npos ? ""
                                                         : command.gap.substr(dash + 1) + "-" +
                                                               command.gap.substr(0, dash);
    for (const CellSet gap : found) {
        std::vector<CellSet> images = {gap};
        for (const SquareMap& map : symmetries(board, board.squares())) images.push_back(map(gap));
        for (const CellSet image : images) {
            const Start one = start(image);
            if (one.gap == command.gap || one.gap == turned) return {one};
        }
    }
    throw Error(ErrorKind::Input, "no opening leaves the gap " + command.gap +
                                      " on this board; the gaps, up to symmetry, are " + names);
}

struct Task {
    JumpBoard board;
    std::vector<Start> starts;
};

// What to solve: a full board with its gaps, or the position that was drawn.
Task task_of(const SolveCommand& command) {
    if (const auto grid = parse_grid_size(command.board)) {
        const JumpBoard board = full_board(*grid, command.jumps);
        return {board, starts(command, board)};
    }
    Konane::Rules rules;
    rules.jumps = command.jumps;
    const Konane::Position position = Konane(rules).parse(command.board);
    const JumpBoard board(position);
    if (!command.gap.empty())
        throw Error(ErrorKind::Input, "--gap is for full boards such as 6x6, not for a drawn one");
    return {board, {{"", board.stones_of(position)}}};
}

class Reporter {
public:
    Reporter(const JumpBoard& board, Format format)
        : board_(board),
          format_(format),
          rows_(format, {"board", "rules", "gap", "first", "winner", "move", "nodes", "seconds"}) {}

    void begin(const std::string& title) {
        if (format_ == Format::Text || format_ == Format::Unicode) std::cout << title << "\n";
    }

    void show(const Verdict& verdict) {
        const std::string move =
            verdict.move ? move_text(board_, verdict.start.stones, *verdict.move) : "";
        if (format_ == Format::Json) {
            std::cout << dumped({{"position", board_.position(verdict.start.stones).to_string()},
                                 {"rules", Konane::name(board_.jumps())},
                                 {"gap", verdict.start.gap},
                                 {"first", colour(verdict.first)},
                                 {"winner", colour(verdict.winner())},
                                 {"move", move},
                                 {"nodes", verdict.nodes},
                                 {"seconds", verdict.seconds}})
                      << std::endl;
        } else if (format_ == Format::Csv || format_ == Format::Latex) {
            rows_.add({std::to_string(board_.grid().rows()) + "x" +
                           std::to_string(board_.grid().columns()),
                       Konane::name(board_.jumps()), verdict.start.gap, colour(verdict.first),
                       colour(verdict.winner()), move, std::to_string(verdict.nodes),
                       seconds_text(verdict.seconds)});
            std::cout << std::flush;
        } else {
            if (!verdict.start.gap.empty())
                std::cout << "  gap " << verdict.start.gap << ", ";
            else
                std::cout << "  ";
            std::cout << colour(verdict.first) << " first: " << colour(verdict.winner()) << " wins"
                      << (move.empty() ? "" : " by " + move) << "  (" << grouped(verdict.nodes)
                      << " nodes, " << seconds_text(verdict.seconds) << " s)" << std::endl;
        }
    }

    void finish() const { rows_.finish(); }

    void conclude(bool first_lifter_wins) {
        if (format_ != Format::Text && format_ != Format::Unicode) return;
        std::cout << "  If both also lift well, the " << (first_lifter_wins ? "first" : "second")
                  << " player to lift wins.\n";
    }

private:
    const JumpBoard& board_;
    Format format_;
    RowWriter rows_;
};

Verdict solved(KonaneSolver& solver, const Start& start, Player first) {
    const auto began = Clock::now();
    const std::uint64_t before = solver.nodes();
    solver.use_symmetries_of(start.stones);
    Verdict verdict{start, first, solver.wins_first(start.stones, first), {}, 0, 0};
    if (verdict.wins) verdict.move = solver.winning_move(start.stones, first);
    verdict.nodes = solver.nodes() - before;
    verdict.seconds = std::chrono::duration<double>(Clock::now() - began).count();
    return verdict;
}

void write_strategies(const SolveCommand& command, KonaneSolver& solver, const Start& start,
                      Player first, std::ofstream& file) {
    const StrategySize size = write_strategy(solver, start.stones, first, file);
    file.close();
    if (!file) throw Error(ErrorKind::Input, "cannot write the strategy to " + command.strategy);
    remark(command.strategy + " has " + std::to_string(size.answers) +
           " answers; check it with `upstar konane check " + command.strategy + "`");
}

int run(const SolveCommand& command, const CommonOptions& common) {
    require_format(common.format, kFormats);
    const Task task = task_of(command);
    const JumpBoard& board = task.board;
    const std::vector<Start>& all = task.starts;
    const bool one = all.size() == 1 && command.first;
    if (!command.strategy.empty() && !one)
        throw Error(ErrorKind::Input,
                    "--strategy is for one position: add --first black or white, and --gap");
    std::ofstream strategy;
    if (!command.strategy.empty()) strategy.open(command.strategy);
    if (!strategy)
        throw Error(ErrorKind::Input, "cannot write the strategy to " + command.strategy);

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
    Reporter reporter(board, common.format);
    reporter.begin("Konane " + std::to_string(board.grid().rows()) + "x" +
                   std::to_string(board.grid().columns()) + ", " + Konane::name(command.jumps) +
                   " rules");
    try {
        for (const Start& start : all)
            for (const Player first : kPlayers)
                if (!command.first || *command.first == first)
                    reporter.show(solved(solver, start, first));
        if (!all.front().gap.empty() && command.gap.empty() && !command.first) {
            reporter.conclude(first_lifter_wins(board, [&](CellSet stones, Player player) {
                solver.use_symmetries_of(stones);
                return solver.wins_first(stones, player);
            }));
        }
        if (!command.strategy.empty())
            write_strategies(command, solver, all.front(), *command.first, strategy);
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
                   "write the winner's answer to every move to FILE, for `upstar konane check`");
    add_work_options(command, options->threads, options->progress);
    add_common_options(command, common, kFormats);
    command.runs([options, &common] {
        return ended([&] { return run(*options, common); }, options->board);
    });
}

}  // namespace upstar::cli
