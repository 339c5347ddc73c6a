#include "upstar/values/strategy.h"

#include <algorithm>
#include <tuple>

#include "upstar/base/error.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

std::vector<Game> moved(std::vector<Game> parts, const PartMove& move) {
    parts[move.part] = move.to;
    return parts;
}

class Planner {
public:
    Planner(Arena& arena, Player winner, const StrategyBounds& bounds)
        : arena_(arena), winner_(winner), bounds_(bounds), lines_left_(bounds.lines) {}

    StrategyNode plan(std::vector<Game> parts, std::size_t depth) {
        StrategyNode node(std::move(parts));
        node.end = end_of(node.parts);
        if (node.end != StrategyEnd::GoesOn) return node;
        if (depth == 0 || lines_left_ == 0) {
            node.end = StrategyEnd::CutOff;
            return node;
        }
        answer_all(node);
        for (StrategyLine& line : node.lines)
            line.after = plan(std::move(line.after.parts), depth - 1);
        return node;
    }

    // The winner's best move among those after which he wins with the loser to move. Requires one.
    PartMove best_answer(const std::vector<Game>& parts) {
        std::optional<std::pair<std::tuple<int, std::size_t>, PartMove>> best;
        for (const PartMove& answer : moves(parts, winner_)) {
            const std::vector<Game> after = moved(parts, answer);
            if (!less_or_equal(arena_, winner_, Game(), total(arena_, after))) continue;
            const std::tuple cost = {rank(end_of(after)), move_count(after, opponent(winner_))};
            if (!best || cost < best->first) best = {cost, answer};
        }
        return best->second;
    }

private:
    // Those that a person would look at last come last.
    static int rank(StrategyEnd end) {
        constexpr int kRanks[] = {3, 0, 1, 2, 4};
        return kRanks[static_cast<std::size_t>(end)];
    }

    StrategyEnd end_of(const std::vector<Game>& parts) {
        if (move_count(parts, opponent(winner_)) == 0) return StrategyEnd::NoMove;
        const auto is_number = [&](Game g) { return arena_.is_number(g); };
        if (std::all_of(parts.begin(), parts.end(), is_number)) return StrategyEnd::Numbers;
        const auto zeros = std::count(parts.begin(), parts.end(), Game());
        const std::size_t paired = 2 * cancelling_pairs(arena_, parts).size();
        return paired + static_cast<std::size_t>(zeros) == parts.size() ? StrategyEnd::Mirror
                                                                        : StrategyEnd::GoesOn;
    }

    std::size_t move_count(const std::vector<Game>& parts, Player player) {
        std::size_t count = 0;
        for (const Game part : parts) count += arena_.options(part, player).size();
        return count;
    }

    // In the order in which options print.
    std::vector<PartMove> moves(const std::vector<Game>& parts, Player player) {
        std::vector<PartMove> all;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const Options options = arena_.options(parts[part], player);
            if (options.size() > Arena::kMostOptions)
                throw Error(ErrorKind::Limit, "a nimber too large to explain");
            std::vector<Game> sorted = options.to_vector();
            sort_for_print(arena_, sorted);
            for (const Game to : sorted) all.push_back({part, to});
        }
        return all;
    }

    void answer_all(StrategyNode& node) {
        for (const PartMove& move : moves(node.parts, opponent(winner_))) {
            arena_.context().poll();
            const bool full = node.lines.size() == bounds_.lines_of_a_move || lines_left_ == 0;
            if (full && node.left_out > 0) {
                ++node.left_out;
                continue;
            }
            const std::vector<Game> before = moved(node.parts, move);
            const PartMove answer = best_answer(before);
            StrategyNode after(moved(before, answer));
            after.end = end_of(after.parts);
            const auto alike = [&](const StrategyLine& line) {
                return line.answer == answer && ends_alike(line.after, after);
            };
            const auto known = std::find_if(node.lines.begin(), node.lines.end(), alike);
            if (known != node.lines.end()) {
                known->moves.push_back(move);
            } else if (full) {
                ++node.left_out;
            } else {
                node.lines.push_back({{move}, answer, std::move(after)});
                --lines_left_;
            }
        }
    }

    bool ends_alike(const StrategyNode& a, const StrategyNode& b) {
        if (a.end != b.end) return false;
        if (a.end == StrategyEnd::NoMove || a.end == StrategyEnd::Mirror) return true;
        if (a.end == StrategyEnd::Numbers) return total(arena_, a.parts) == total(arena_, b.parts);
        return a.parts == b.parts;
    }

    Arena& arena_;
    Player winner_;
    StrategyBounds bounds_;
    std::size_t lines_left_;
};

}  // namespace

const char* name(StrategyEnd end) {
    constexpr const char* kNames[] = {"goes on", "no move", "mirror", "numbers", "cut off"};
    return kNames[static_cast<std::size_t>(end)];
}

Strategy winning_strategy(Arena& arena, const std::vector<Game>& parts, Player first,
                          const StrategyBounds& bounds) {
    // The first player wins unless the sum is at least 0 as the other sees it.
    const bool second_wins = less_or_equal(arena, opponent(first), Game(), total(arena, parts));
    Strategy strategy{first, second_wins ? opponent(first) : first, std::nullopt,
                      StrategyNode(parts)};
    Planner planner(arena, strategy.winner, bounds);
    if (!second_wins) {
        strategy.opening = planner.best_answer(parts);
        strategy.root.parts = moved(parts, *strategy.opening);
    }
    strategy.root = planner.plan(std::move(strategy.root.parts), bounds.depth);
    return strategy;
}

std::vector<std::pair<std::size_t, std::size_t>> cancelling_pairs(Arena& arena,
                                                                  const std::vector<Game>& parts) {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::vector<bool> paired(parts.size(), false);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (paired[i] || parts[i].is_zero()) continue;
        const Game wanted = negative(arena, parts[i]);
        for (std::size_t j = i + 1; j < parts.size() && !paired[i]; ++j) {
            if (paired[j] || parts[j] != wanted) continue;
            paired[i] = paired[j] = true;
            pairs.emplace_back(i, j);
        }
    }
    return pairs;
}

Game total(Arena& arena, const std::vector<Game>& parts) {
    Game all;
    for (const Game part : parts) all = sum(arena, all, part);
    return all;
}

}  // namespace upstar
