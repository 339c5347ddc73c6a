#include "upstar/games/konane/solver/specialist.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace upstar::konane {
namespace {

// Up to here the general search is quicker (bench/README.md).
constexpr int kFewStones = 12;

constexpr int kMostLifts = 2;

}  // namespace

std::size_t table_bytes(const JumpBoard& board, std::size_t most) {
    const int doublings = std::clamp(board.grid().size() - 16, 0, 34);
    return static_cast<std::size_t>(std::min<std::uint64_t>(most, std::uint64_t{64} << doublings));
}

KonaneSolver& Specialist::solver_of(const JumpBoard& board) {
    if (!solver_ || !(solver_->board() == board)) {
        KonaneSolver::Settings settings;
        settings.threads = evaluators_.threads();
        settings.table_bytes = table_bytes(board, evaluators_.arena().context().memory_limit() / 4);
        solver_.reset();
        solver_ = std::make_unique<KonaneSolver>(board, evaluators_.arena(), settings);
    }
    return *solver_;
}

std::optional<bool> Specialist::wins_first(const Konane::Position& p, Player player) {
    if (!JumpBoard::takes(p)) return std::nullopt;
    const JumpBoard board(p);
    const CellSet stones = board.stones_of(p);
    const bool lifts = p.stage() != Konane::Stage::Jumps;
    if (std::popcount(stones) <= kFewStones + (lifts ? kMostLifts : 0)) return std::nullopt;
    if (lifts) {
        std::vector<Konane::Position> options;
        p.options(player, options);
        return std::any_of(options.begin(), options.end(), [&](const Konane::Position& option) {
            return !*wins_first(option, opponent(player));
        });
    }
    const std::lock_guard lock(mutex_);
    KonaneSolver& solver = solver_of(board);
    solver.use_symmetries_of(stones);
    return solver.wins_first(stones, player);
}

}  // namespace upstar::konane
