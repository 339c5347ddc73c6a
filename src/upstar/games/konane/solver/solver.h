// Who wins Konane on a whole board, by proof-number search.
//
// Each position has two numbers: how much is left to show that the player to move wins, and that he
// loses (V. Allis, 1994). The search always expands the position that decides most for least, and
// keeps the numbers in a table, in depth-first order (df-pn: A. Nagai, 2002). A new position begins
// with numbers from the mobility of the players,
//
//     proof = 1 + (moves of the opponent)^2,    disproof = (moves of the player)^2,
//
// since many moves are hard to refute, and few opposing ones easy to answer. Plain alpha-beta with
// the same table and moves ordered by mobility looks at three times as many positions on 6x6, and
// at hundreds of times as many on 6x7: it sticks to a bad first move. Numbers all equal to 1,
// linear or cubic ones in the mobility do worse.
//
// Safe moves (J. Uiterwijk, 2016) were tried and dropped: jumps that the opponent can never take
// away decide a position if there are more of them than he could ever make. With all jumps tested
// by how far his stones can get, 6x6 and 5x7 took as many nodes, to within a tenth, and a third to
// two thirds more time.
//
// Late positions that have fallen apart are decided by values (fragment_judge.h). Positions that a
// symmetry of the first one makes alike are searched once. Threads share the table; each avoids
// positions that others are at work on, unless they are the best by far.
//
// The recursion is as deep as a game has moves left: at most one for each stone of 64.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/konane/solver/fragment_judge.h"
#include "upstar/games/konane/solver/jump_board.h"
#include "upstar/games/konane/solver/proof_table.h"
#include "upstar/games/konane/solver/square_map.h"
#include "upstar/values/arena.h"

namespace upstar::konane {

class KonaneSolver {
public:
    struct Settings {
        unsigned threads = 1;
        std::size_t table_bytes = std::size_t{1} << 26;
        FragmentJudge::Limits fragments;
        bool symmetry = true;
        /// Called now and then while a search runs, by one thread or another.
        std::function<void()> now_and_then;
    };

    /// Values are made in `arena`, whose context bounds the work; both outlive the solver.
    KonaneSolver(const JumpBoard& board, Arena& arena, const Settings& settings);

    /// Whether `player` makes the last move if he begins and plays well. Throws Error when the
    /// context says so; what was found by then is in the table.
    bool wins_first(CellSet stones, Player player);

    /// A move after which the opponent loses, as the stones it leaves; nothing if there is none.
    std::optional<CellSet> winning_move(CellSet stones, Player player);

    const JumpBoard& board() const { return board_; }
    ProofTable& table() { return table_; }
    /// How many positions were expanded, counting again those expanded again.
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    /// Only symmetries of these stones are used from here on: of the position a search begins with.
    void use_symmetries_of(CellSet stones);

private:
    class Worker;

    struct Key {
        CellSet stones;
        Player player;
    };
    Key key_of(CellSet stones, Player player) const;
    ProofNumbers first_numbers(CellSet stones, Player player);
    void report();

    static constexpr std::size_t kBusySlots = 1 << 14;

    JumpBoard board_;
    Context& context_;
    Settings settings_;
    std::vector<SquareMap> symmetries_;
    FragmentJudge judge_;
    ProofTable table_;
    std::vector<std::atomic<std::uint8_t>> busy_;
    std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace upstar::konane
