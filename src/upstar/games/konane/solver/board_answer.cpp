#include "upstar/games/konane/solver/board_answer.h"

#include <algorithm>
#include <chrono>

#include "upstar/base/digits.h"
#include "upstar/base/error.h"
#include "upstar/games/konane/solver/openings.h"
#include "upstar/games/konane/solver/square_map.h"
#include "upstar/positions/board.h"

namespace upstar::konane {
namespace {

std::string move_text(const JumpBoard& board, CellSet before, CellSet after) {
    return move_between(board.position(before).describe(), board.position(after).describe()).name;
}

JumpBoard full_board(const Grid& grid, Konane::Jumps jumps) {
    if (std::max(grid.rows(), grid.columns()) > KonaneBoard::kLongestSide)
        throw Error(ErrorKind::Input, "a side of a Konane board has at most " +
                                          std::to_string(KonaneBoard::kLongestSide) + " squares");
    return {grid, jumps};
}

BoardStart start_with(const JumpBoard& board, CellSet gap) {
    const CellSet stones = board.squares() & ~gap;
    return {move_text(board, board.squares(), stones), stones};
}

BoardVerdict solved(KonaneSolver& solver, const BoardStart& start, Player first) {
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    const std::uint64_t before = solver.nodes();
    const JumpBoard& board = solver.board();
    solver.use_symmetries_of(start.stones);
    const bool wins = solver.wins_first(start.stones, first);
    BoardVerdict verdict{board.grid().rows(),
                         board.grid().columns(),
                         board.jumps(),
                         board.position(start.stones).to_string(),
                         start.gap,
                         first,
                         wins ? first : opponent(first)};
    if (wins)
        if (const auto move = solver.winning_move(start.stones, first))
            verdict.move = move_text(board, start.stones, *move);
    verdict.nodes = solver.nodes() - before;
    verdict.seconds = std::chrono::duration<double>(Clock::now() - began).count();
    return verdict;
}

}  // namespace

BoardQuestion board_question(const std::string& text, Konane::Jumps jumps) {
    if (const auto grid = parse_grid_size(text)) {
        BoardQuestion question{full_board(*grid, jumps), {}};
        for (const CellSet gap : gaps(question.board))
            question.starts.push_back(start_with(question.board, gap));
        if (question.starts.empty())
            throw Error(ErrorKind::Input, "on this board there are no two neighbours to lift");
        question.all_gaps = true;
        return question;
    }
    Konane::Rules rules;
    rules.jumps = jumps;
    const Konane::Position position = Konane(rules).parse(text);
    const JumpBoard board(position);
    return {board, {{"", board.stones_of(position)}}};
}

void choose_gap(BoardQuestion& question, const std::string& gap) {
    const JumpBoard& board = question.board;
    const std::size_t dash = gap.find('-');
    const std::string turned =
        dash == std::string::npos ? "" : gap.substr(dash + 1) + "-" + gap.substr(0, dash);
    std::string names;
    for (const BoardStart& start : question.starts) {
        const CellSet squares = board.squares() & ~start.stones;
        std::vector<CellSet> images = {squares};
        for (const SquareMap& map : symmetries(board, board.squares()))
            images.push_back(map(squares));
        for (const CellSet image : images) {
            BoardStart one = start_with(board, image);
            if (one.gap != gap && one.gap != turned) continue;
            question.starts = {std::move(one)};
            question.all_gaps = false;
            return;
        }
        names += (names.empty() ? "" : ", ") + start.gap;
    }
    throw Error(ErrorKind::Input, "no opening leaves the gap " + gap +
                                      " on this board; the gaps, up to symmetry, are " + names);
}

std::optional<LiftingVerdict> solve_board(KonaneSolver& solver, const BoardQuestion& question,
                                          const std::function<void(const BoardVerdict&)>& found) {
    for (const BoardStart& start : question.starts)
        for (const Player first : kPlayers)
            if (!question.first || *question.first == first) found(solved(solver, start, first));
    if (!question.all_gaps || question.first) return std::nullopt;
    const auto& grid = question.board.grid();
    return LiftingVerdict{grid.rows(), grid.columns(), question.board.jumps(),
                          first_lifter_wins(question.board, [&](CellSet stones, Player player) {
                              solver.use_symmetries_of(stones);
                              return solver.wins_first(stones, player);
                          })};
}

std::string describe(const BoardVerdict& verdict) {
    return (verdict.gap.empty() ? "" : "gap " + verdict.gap + ", ") + colour_name(verdict.first) +
           " first: " + colour_name(verdict.winner) + " wins" +
           (verdict.move.empty() ? "" : " by " + verdict.move) + "  (" + grouped(verdict.nodes) +
           " nodes, " + seconds_text(verdict.seconds) + " s)";
}

std::string describe(const LiftingVerdict& verdict) {
    return std::string("If both also lift well, the ") + (verdict.first_wins ? "first" : "second") +
           " player to lift wins";
}

const char* colour_name(Player player) { return player == Player::Left ? "Black" : "White"; }

}  // namespace upstar::konane
