// Who wins a whole board of Konane: what is asked, and the verdicts as they are found.
//
//     BoardQuestion question = board_question("6x6", Konane::Jumps::Ancient);
//     KonaneSolver solver(question.board, arena, settings);
//     const auto wins = solve_board(solver, question, [](const BoardVerdict& v) { ... });
//
// A full board is asked for every gap that an opening leaves, each with either colour to move
// first. The verdicts come one by one, since a board may take hours and its first gaps seconds.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/konane/solver/solver.h"

namespace upstar::konane {

/// A position that a search begins with.
struct BoardStart {
    std::string gap;  ///< "c3-d3"; empty for a position that was drawn
    CellSet stones = 0;
};

struct BoardQuestion {
    JumpBoard board;
    std::vector<BoardStart> starts;
    std::optional<Player> first = {};  ///< who begins; nothing for either in turn
    bool all_gaps = false;             ///< the starts are all that openings leave

    bool is_drawn() const { return starts.front().gap.empty(); }
    /// Whether a single verdict answers it.
    bool is_single() const { return starts.size() == 1 && first; }
};

/// A full board such as "6x6" with the gaps of its openings, or a position such as "xo.x|o.xo".
/// Throws Error (Input) if it is neither, or no board that the solver takes.
BoardQuestion board_question(const std::string& text, Konane::Jumps jumps);

/// Keeps only the gap of these two squares, which may be any image of one, in either order. Throws
/// Error (Input), naming the gaps there are, if no opening leaves it. Requires a full board.
void choose_gap(BoardQuestion& question, const std::string& gap);

/// Who wins from one start, and how.
struct BoardVerdict {
    int rows = 0;
    int columns = 0;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    std::string position;
    std::string gap;  ///< as of the start
    Player first = Player::Left;
    Player winner = Player::Left;
    std::string move = {};  ///< one that wins; empty if the first player loses
    std::uint64_t nodes = 0;
    double seconds = 0;

    friend bool operator==(const BoardVerdict&, const BoardVerdict&) = default;
};

/// Who wins a full board if both also lift well.
struct LiftingVerdict {
    int rows = 0;
    int columns = 0;
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    bool first_wins = false;  ///< the first player to lift

    friend bool operator==(const LiftingVerdict&, const LiftingVerdict&) = default;
};

/// All that was found of a board.
struct SolvedBoard {
    std::vector<BoardVerdict> verdicts;
    std::optional<LiftingVerdict> lifting;  ///< as solve_board returns it
};

/// Gives each verdict to `found` as soon as it is known. Returns who wins if both lift and jump
/// well; nothing unless all gaps were asked for, with both colours. Throws Error as the solver
/// does.
std::optional<LiftingVerdict> solve_board(KonaneSolver& solver, const BoardQuestion& question,
                                          const std::function<void(const BoardVerdict&)>& found);

/// "gap b1-b2, Black first: Black wins by b4-b2  (1,234 nodes, 0.25 s)".
std::string describe(const BoardVerdict& verdict);

/// "If both also lift well, the second player to lift wins".
std::string describe(const LiftingVerdict& verdict);

/// "Black" for Left, "White" for Right.
const char* colour_name(Player player);

}  // namespace upstar::konane
