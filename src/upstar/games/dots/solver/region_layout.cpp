#include "upstar/games/dots/solver/region_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {
namespace {

constexpr int kLongestSide = 64;
constexpr int kStepsAnAttempt = 60'000;

// A chain to be laid from a coin that has its cell.
struct PlannedRun {
    std::vector<int> coins;  // on the way, without both ends
    int from = 0;
    int to = 0;                 // the ground, or a coin
    bool to_is_placed = false;  // by the runs before
};

// The runs so that each begins at a coin that was placed before it.
std::vector<PlannedRun> plan(const CoinGraph& region, int& first) {
    const Contracted contracted = contract(region);
    const auto& [graph, origins] = contracted;
    std::vector<PlannedRun> runs;
    if (graph.joints() == 0) {
        // A ring, or a row of coins between ground and ground.
        const Origins::Run& run = graph.loops.empty() ? origins.chains[0] : origins.loops[0];
        first = run.coins.front();
        PlannedRun only;
        only.coins.assign(run.coins.begin() + 1, run.coins.end());
        only.from = first;
        only.to = graph.loops.empty() ? CoinGraph::kGround : first;
        only.to_is_placed = true;
        return {only};
    }
    const auto heaviest = std::max_element(graph.valence.begin() + 1, graph.valence.end());
    std::vector<bool> placed(graph.valence.size());
    const auto start = static_cast<std::size_t>(heaviest - graph.valence.begin());
    placed[start] = true;
    first = origins.joint_coin[start];
    std::vector<bool> done(graph.chains.size());
    // Loops at a joint first, since they need room; then chains whose ends are both placed.
    const auto urgency = [&](const JointGraph::Chain& chain) {
        const bool a = chain.a == JointGraph::kGround || placed[static_cast<std::size_t>(chain.a)];
        const bool b = chain.b == JointGraph::kGround || placed[static_cast<std::size_t>(chain.b)];
        const bool at_joint =
            (chain.a != JointGraph::kGround && a) || (chain.b != JointGraph::kGround && b);
        if (!at_joint) return 0;
        return chain.is_loop() ? 3 : a && b ? 2 : 1;
    };
    for (std::size_t count = 0; count < done.size(); ++count) {
        std::size_t best = done.size();
        for (std::size_t i = 0; i < done.size(); ++i)
            if (!done[i] && urgency(graph.chains[i]) > 0 &&
                (best == done.size() || urgency(graph.chains[i]) > urgency(graph.chains[best])))
                best = i;
        done[best] = true;
        const auto& chain = graph.chains[best];
        const bool forward =
            chain.a != JointGraph::kGround && placed[static_cast<std::size_t>(chain.a)];
        const auto from = static_cast<std::size_t>(forward ? chain.a : chain.b);
        const auto to = static_cast<std::size_t>(forward ? chain.b : chain.a);
        PlannedRun run;
        run.coins.assign(origins.chains[best].coins.begin(), origins.chains[best].coins.end());
        if (!forward) std::reverse(run.coins.begin(), run.coins.end());
        run.from = origins.joint_coin[from];
        run.to = origins.joint_coin[to];
        run.to_is_placed = to == 0 || placed[to];
        placed[to] = true;
        runs.push_back(std::move(run));
    }
    return runs;
}

class LayoutSearch {
public:
    LayoutSearch(const CoinGraph& region, Context& context)
        : context_(context), coins_(region.coins()), runs_(plan(region, first_)) {
        for (const PlannedRun& run : runs_) {
            for (std::size_t i = 0; i <= run.coins.size(); ++i) {
                const bool last = i == run.coins.size();
                steps_.push_back({i == 0 ? run.from : run.coins[i - 1],
                                  last ? run.to : run.coins[i], run.to,
                                  static_cast<int>(run.coins.size() - i), run.to_is_placed});
            }
        }
        is_row_ =
            region.strings().size() > static_cast<std::size_t>(region.coins()) && runs_.size() == 1;
    }

    struct Attempt {
        LayoutCell first;  // where the first coin goes
        int turn = 0;      // which side is tried first
        bool allows_left = false;
    };

    std::optional<RegionLayout> run(int rows, int columns, const Attempt& attempt) {
        rows_ = rows;
        columns_ = columns;
        turn_ = attempt.turn;
        allows_left_ = attempt.allows_left;
        cells_.assign(static_cast<std::size_t>(coins_) + 1, {-1, -1});
        taken_.assign(static_cast<std::size_t>(rows * columns), false);
        leaves_up_.assign(static_cast<std::size_t>(columns), false);
        leaves_left_.assign(static_cast<std::size_t>(rows), false);
        // A row of coins begins with a string to the ground.
        put(first_, is_row_ ? LayoutCell{0, 0} : attempt.first);
        if (is_row_) leaves_up_[0] = true;
        if (!search()) return std::nullopt;
        return RegionLayout{rows, columns, cells_, leaves_up_, leaves_left_};
    }

private:
    // From the cell of a coin to the next one on its run; `left` coins follow after that one before
    // the end of the run.
    struct Step {
        int from;
        int next;
        int end;
        int left;
        bool end_is_placed;
    };
    static constexpr std::array<LayoutCell, 4> kSides = {
        LayoutCell{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    std::size_t at(LayoutCell cell) const {
        return static_cast<std::size_t>(cell.row * columns_ + cell.column);
    }
    LayoutCell& cell_of(int coin) { return cells_[static_cast<std::size_t>(coin)]; }
    void put(int coin, LayoutCell cell) {
        cell_of(coin) = cell;
        taken_[at(cell)] = true;
    }

    bool is_in_reach(const Step& step, LayoutCell cell) {
        if (step.end == CoinGraph::kGround)
            return cell.row < step.left || (allows_left_ && cell.column < step.left);
        if (!step.end_is_placed) return true;
        const LayoutCell end = cell_of(step.end);
        const int distance = std::abs(cell.row - end.row) + std::abs(cell.column - end.column);
        return distance <= step.left && (step.left - distance) % 2 == 0;
    }

    // Whether the last string of a run can be drawn in, and takes it if so.
    bool close(const Step& step) {
        const LayoutCell from = cell_of(step.from);
        if (step.next == CoinGraph::kGround) {
            for (const bool left : {false, true}) {
                if (!is_exit(from, left) || exit_of(from, left)) continue;
                exit_of(from, left) = true;
                return true;
            }
            return false;
        }
        const LayoutCell to = cell_of(step.next);
        return std::abs(from.row - to.row) + std::abs(from.column - to.column) == 1;
    }
    // What was taken last is given back first: up, then left, as close() takes them.
    void reopen(const Step& step) {
        if (step.next != CoinGraph::kGround) return;
        const LayoutCell from = cell_of(step.from);
        const bool left = is_exit(from, true) && exit_of(from, true);
        exit_of(from, left) = false;
    }

    bool is_exit(LayoutCell cell, bool left) const {
        return left ? allows_left_ && cell.column == 0 : cell.row == 0;
    }
    std::vector<bool>::reference exit_of(LayoutCell cell, bool left) {
        return left ? leaves_left_[static_cast<std::size_t>(cell.row)]
                    : leaves_up_[static_cast<std::size_t>(cell.column)];
    }

    // Depth first, with the sides tried so far at each step on a stack of its own.
    bool search() {
        std::vector<int> tried(steps_.size(), 0);
        std::size_t depth = 0;
        for (int moves = 0; moves < kStepsAnAttempt; ++moves) {
            if (depth == steps_.size()) return true;
            if ((moves & 1023) == 0) context_.poll();
            const Step& step = steps_[depth];
            const bool closes =
                step.next == CoinGraph::kGround || (step.left == 0 && step.end_is_placed);
            bool advanced = false;
            if (closes) {
                advanced = tried[depth]++ == 0 && close(step);
            } else {
                while (tried[depth] < 4 && !advanced) advanced = enter(step, tried[depth]++);
            }
            if (advanced) {
                ++depth;
                if (depth < steps_.size()) tried[depth] = 0;
                continue;
            }
            if (depth == 0) return false;
            --depth;
            retract(steps_[depth]);
        }
        return false;
    }

    bool enter(const Step& step, int side) {
        const LayoutCell from = cell_of(step.from);
        const LayoutCell& by = kSides[static_cast<std::size_t>((side + turn_) % 4)];
        const LayoutCell cell{from.row + by.row, from.column + by.column};
        if (cell.row < 0 || cell.column < 0 || cell.row >= rows_ || cell.column >= columns_)
            return false;
        if (taken_[at(cell)] || !is_in_reach(step, cell)) return false;
        put(step.next, cell);
        return true;
    }

    void retract(const Step& step) {
        if (step.next == CoinGraph::kGround || (step.left == 0 && step.end_is_placed)) {
            reopen(step);
            return;
        }
        taken_[at(cell_of(step.next))] = false;
    }

    Context& context_;
    int coins_;
    int first_ = 0;
    std::vector<PlannedRun> runs_;
    std::vector<Step> steps_;
    bool is_row_ = false;
    int rows_ = 0;
    int columns_ = 0;
    int turn_ = 0;
    bool allows_left_ = false;
    std::vector<LayoutCell> cells_;
    std::vector<bool> taken_;
    std::vector<bool> leaves_up_;
    std::vector<bool> leaves_left_;
};

}  // namespace

std::optional<RegionLayout> lay_out(const CoinGraph& region, Context& context) {
    LayoutSearch search(region, context);
    const bool has_ground = region.valence(CoinGraph::kGround) > 0;
    const int side = static_cast<int>(std::ceil(std::sqrt(region.coins())));
    for (const bool allows_left : {false, true}) {
        if (allows_left && !has_ground) break;
        for (int extra = 0; extra <= 2 * side + 4; ++extra) {
            for (const int columns : {side + extra, 2 * (side + extra)}) {
                const int rows = side + extra;
                if (rows > kLongestSide || columns > kLongestSide) continue;
                // A joint tied to the ground must stand in the first row, one tied to it twice in
                // the corner.
                for (const LayoutCell first : {LayoutCell{rows / 2, columns / 2},
                                               LayoutCell{0, columns / 2}, LayoutCell{0, 0}}) {
                    if (!allows_left && first.column == 0 && columns > 1) continue;
                    for (int turn = 0; turn < 4; ++turn) {
                        auto found = search.run(rows, columns, {first, turn, allows_left});
                        if (!found) continue;
                        found->has_ground = has_ground;
                        found->needs_corner =
                            std::find(found->leaves_left.begin(), found->leaves_left.end(), true) !=
                            found->leaves_left.end();
                        return found;
                    }
                }
            }
        }
    }
    return std::nullopt;
}

}  // namespace upstar::dots
