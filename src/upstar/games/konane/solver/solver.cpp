#include "upstar/games/konane/solver/solver.h"

#include <algorithm>
#include <bit>
#include <exception>
#include <string>

#include "upstar/base/error.h"
#include "upstar/base/threads.h"

namespace upstar::konane {
namespace {

constexpr std::uint32_t kInfinite = ProofNumbers::kInfinite;
constexpr std::uint64_t kNodesBetweenReports = 1 << 18;

std::uint32_t clamped(std::uint64_t n) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(n, kInfinite - 1));
}

std::uint32_t square(int n) { return static_cast<std::uint32_t>(n * n); }

}  // namespace

/// One thread's share of a search.
class KonaneSolver::Worker {
public:
    Worker(KonaneSolver& solver, const std::atomic<bool>& stop) : solver_(solver), stop_(stop) {}

    /// Expands positions until a number of this one reaches its limit.
    ProofNumbers search(CellSet stones, Player player, const ProofNumbers& limits);

private:
    struct Child {
        CellSet stones;
        Key key;
        ProofNumbers numbers;  // as its player, the opponent, counts
    };
    struct Choice {
        ProofNumbers numbers;  // of the parent
        std::size_t child = 0;
        // The least disproof number among the other children; if another thread is at work on the
        // best child, so that this is not it, its own.
        std::uint32_t second = 0;
    };

    /// Appends the children; false, with none appended, if one of them is lost for the opponent.
    bool expand(CellSet stones, Player player);
    Choice choose(std::size_t first, const ProofNumbers& limits) const;
    std::uint8_t busy(const Key& key) const { return slot(key).load(std::memory_order_relaxed); }
    std::atomic<std::uint8_t>& slot(const Key& key) const {
        return solver_.busy_[combine(key.stones, index(key.player)) >> 32 & (kBusySlots - 1)];
    }
    void remember(const Key& key, const ProofNumbers& numbers, std::uint64_t nodes_before);

    KonaneSolver& solver_;
    const std::atomic<bool>& stop_;
    std::vector<Child> children_;  // of all positions on the path, those of the innermost last
    std::uint64_t nodes_ = 0;
};

KonaneSolver::KonaneSolver(const JumpBoard& board, Arena& arena, const Settings& settings)
    : board_(board),
      context_(arena.context()),
      settings_(settings),
      judge_(board_, arena, settings.fragments),
      table_(context_, settings.table_bytes),
      busy_(kBusySlots) {}

void KonaneSolver::use_symmetries_of(CellSet stones) {
    symmetries_.clear();
    if (settings_.symmetry) symmetries_ = symmetries(board_, stones);
}

KonaneSolver::Key KonaneSolver::key_of(CellSet stones, Player player) const {
    Key least{stones, player};
    for (const SquareMap& map : symmetries_) {
        const Key image{map(stones), map.exchanges_players() ? opponent(player) : player};
        if (image.stones < least.stones ||
            (image.stones == least.stones && image.player < least.player))
            least = image;
    }
    return least;
}

ProofNumbers KonaneSolver::first_numbers(CellSet stones, Player player) {
    const int own = board_.mobility(stones, player);
    if (own == 0) return ProofNumbers::lost();
    if (const auto wins = judge_.wins_first(stones, player))
        return *wins ? ProofNumbers::won() : ProofNumbers::lost();
    return {1 + square(board_.mobility(stones, opponent(player))), square(own)};
}

bool KonaneSolver::Worker::expand(CellSet stones, Player player) {
    const std::size_t first = children_.size();
    const Player other = opponent(player);
    const bool wins = solver_.board_.any_move(stones, player, [&](CellSet after) {
        const Key key = solver_.key_of(after, other);
        solver_.table_.prefetch(key.stones, key.player);
        children_.push_back({after, key, {}});
        return !solver_.board_.can_move(after, other);
    });
    bool lost_child = wins;
    for (std::size_t i = first; i < children_.size() && !lost_child; ++i) {
        Child& child = children_[i];
        if (const auto known = solver_.table_.find(child.key.stones, child.key.player)) {
            child.numbers = *known;
        } else {
            child.numbers = solver_.first_numbers(child.stones, other);
            if (child.numbers.is_solved()) remember(child.key, child.numbers, nodes_);
        }
        lost_child = child.numbers.disproof == 0;
    }
    if (lost_child) children_.resize(first);
    return !lost_child;
}

KonaneSolver::Worker::Choice KonaneSolver::Worker::choose(std::size_t first,
                                                          const ProofNumbers& limits) const {
    Choice choice;
    std::uint64_t disproof = 0;
    std::uint64_t least_wanted = UINT64_MAX;
    std::uint32_t least = kInfinite;
    std::uint32_t second = kInfinite;
    std::size_t best = first;
    std::size_t wanted = first;
    for (std::size_t i = first; i < children_.size(); ++i) {
        const ProofNumbers& child = children_[i].numbers;
        disproof += child.proof;
        if (child.disproof < least) {
            second = least;
            least = child.disproof;
            best = i;
        } else {
            second = std::min(second, child.disproof);
        }
        // Where another thread is at work a child seems less inviting, but not out of the question.
        const std::uint64_t price =
            child.disproof + std::uint64_t{child.disproof} * busy(children_[i].key) / 2;
        if (child.disproof < limits.proof && price < least_wanted) {
            least_wanted = price;
            wanted = i;
        }
    }
    choice.numbers = {least, disproof == 0 ? 0 : std::max(1u, clamped(disproof))};
    if (choice.numbers.disproof == 0) choice.numbers = ProofNumbers::lost();
    if (choice.numbers.proof == 0) choice.numbers = ProofNumbers::won();
    choice.child = wanted;
    choice.second = wanted == best ? second : children_[wanted].numbers.disproof;
    return choice;
}

void KonaneSolver::Worker::remember(const Key& key, const ProofNumbers& numbers,
                                    std::uint64_t nodes_before) {
    const auto effort = static_cast<unsigned>(std::bit_width(nodes_ - nodes_before));
    solver_.table_.store({key.stones, key.player, numbers, effort});
}

ProofNumbers KonaneSolver::Worker::search(CellSet stones, Player player,
                                          const ProofNumbers& limits) {
    const std::uint64_t nodes_before = nodes_++;
    if ((solver_.nodes_.fetch_add(1, std::memory_order_relaxed) + 1) % kNodesBetweenReports == 0)
        solver_.report();
    solver_.context_.poll();
    const Key key = solver_.key_of(stones, player);
    const std::size_t first = children_.size();
    if (!expand(stones, player)) {
        remember(key, ProofNumbers::won(), nodes_before);
        return ProofNumbers::won();
    }
    slot(key).fetch_add(1, std::memory_order_relaxed);
    Choice choice = choose(first, limits);
    while (choice.numbers.proof < limits.proof && choice.numbers.disproof < limits.disproof &&
           !choice.numbers.is_solved() && !stop_.load(std::memory_order_relaxed)) {
        const Child child = children_[choice.child];
        const std::uint64_t room =
            std::uint64_t{limits.disproof} - choice.numbers.disproof + child.numbers.proof;
        // A quarter more than the second best has: fewer changes between children.
        const std::uint64_t patience = std::uint64_t{choice.second} + choice.second / 4 + 1;
        const ProofNumbers child_limits = {
            limits.disproof == kInfinite ? kInfinite : clamped(room),
            static_cast<std::uint32_t>(std::min<std::uint64_t>(limits.proof, patience))};
        children_[choice.child].numbers = search(child.stones, opponent(player), child_limits);
        if (solver_.settings_.threads > 1) {
            for (std::size_t i = first; i < children_.size(); ++i) {
                const Key& at = children_[i].key;
                if (const auto known = solver_.table_.find(at.stones, at.player))
                    children_[i].numbers = *known;
            }
        }
        choice = choose(first, limits);
    }
    slot(key).fetch_sub(1, std::memory_order_relaxed);
    children_.resize(first);
    remember(key, choice.numbers, nodes_before);
    return choice.numbers;
}

void KonaneSolver::report() {
    const std::uint64_t tenths = nodes() / 100'000;
    context_.progress(std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) +
                      " million nodes, table " +
                      std::to_string(100 * table_.size() / table_.capacity()) + "% full");
    if (settings_.now_and_then) settings_.now_and_then();
}

bool KonaneSolver::wins_first(CellSet stones, Player player) {
    const ProofNumbers at_sight = first_numbers(stones, player);
    if (at_sight.is_solved()) return at_sight.proof == 0;
    const Key key = key_of(stones, player);
    if (const auto known = table_.find(key.stones, key.player); known && known->is_solved())
        return known->proof == 0;
    std::atomic<bool> stop{false};
    const auto end = [&] { stop.store(true, std::memory_order_relaxed); };
    const auto work = [&](unsigned) {
        Worker worker(*this, stop);
        // A full table may lose what a search had found: then it begins again.
        while (!stop.load(std::memory_order_relaxed)) {
            const auto known = table_.find(key.stones, key.player);
            if (known && known->is_solved()) break;
            worker.search(stones, player, {kInfinite, kInfinite});
        }
        end();
    };
    const std::exception_ptr failure = on_threads(settings_.threads, work, end);
    for (auto& count : busy_) count.store(0, std::memory_order_relaxed);
    const auto known = table_.find(key.stones, key.player);
    if (known && known->is_solved()) return known->proof == 0;
    if (failure) std::rethrow_exception(failure);
    throw Error(ErrorKind::Limit, "the table is too small to hold the result");
}

std::optional<CellSet> KonaneSolver::winning_move(CellSet stones, Player player) {
    const Player other = opponent(player);
    std::vector<CellSet> moves;
    board_.any_move(stones, player, [&](CellSet after) {
        moves.push_back(after);
        return false;
    });
    const auto known = [&](CellSet after) {
        const Key key = key_of(after, other);
        return table_.find(key.stones, key.player).value_or(ProofNumbers());
    };
    std::stable_sort(moves.begin(), moves.end(),
                     [&](CellSet a, CellSet b) { return known(a).disproof < known(b).disproof; });
    for (const CellSet after : moves)
        if (!wins_first(after, other)) return after;
    return std::nullopt;
}

}  // namespace upstar::konane
