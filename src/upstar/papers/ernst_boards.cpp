#include "upstar/papers/ernst_boards.h"

#include "upstar/games/konane/solver/openings.h"
#include "upstar/games/konane/solver/solver.h"

namespace upstar {

using namespace konane;
namespace {

constexpr std::size_t kTableBytes = std::size_t{1} << 20;

// A solver of one board, and whether the player to move wins.
class Board {
public:
    Board(Session& session, int rows, int columns, Konane::Jumps jumps)
        : solver_(JumpBoard(Grid(rows, columns), jumps), session.arena(), settings()) {}

    const JumpBoard& board() const { return solver_.board(); }
    bool wins_first(CellSet stones, Player player) {
        solver_.use_symmetries_of(stones);
        return solver_.wins_first(stones, player);
    }
    std::string name() const {
        return std::to_string(board().grid().rows()) + "x" +
               std::to_string(board().grid().columns()) + " by the " +
               Konane::name(board().jumps()) + " rules";
    }

private:
    static KonaneSolver::Settings settings() {
        KonaneSolver::Settings settings;
        settings.table_bytes = kTableBytes;
        return settings;
    }

    KonaneSolver solver_;
};

constexpr Konane::Jumps kBothRules[] = {Konane::Jumps::Ancient, Konane::Jumps::Modern};

}  // namespace

Check second_player_wins() {
    return [](const Examination& examination) -> Finding {
        for (const int columns : {4, 5, 6})
            for (const Konane::Jumps jumps : kBothRules) {
                Board board(examination.session, 4, columns, jumps);
                if (first_lifter_wins(board.board(), [&](CellSet stones, Player player) {
                        return board.wins_first(stones, player);
                    }))
                    return {"", "the first player wins " + board.name()};
            }
        return {"4x4, 4x5, 4x6: both lift and play well, by both rules", ""};
    };
}

Check corner_colour_wins() {
    return [](const Examination& examination) -> Finding {
        for (const Konane::Jumps jumps : kBothRules) {
            Board board(examination.session, 5, 5, jumps);
            for (const CellSet gap : gaps(board.board()))
                for (const Player first : kPlayers)  // Left has the corners
                    if (board.wins_first(board.board().squares() & ~gap, first) !=
                        (first == Player::Left))
                        return {"", "the other colour wins " + board.name()};
        }
        return {"5x5: every opening, whoever begins, by both rules", ""};
    };
}

}  // namespace upstar
