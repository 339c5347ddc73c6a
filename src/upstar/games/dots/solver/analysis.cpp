#include "upstar/games/dots/solver/analysis.h"

#include <algorithm>
#include <cstdlib>

#include "upstar/base/within.h"
#include "upstar/games/dots/loony/loony_position.h"
#include "upstar/games/dots/solver/captures_played.h"
#include "upstar/games/dots/solver/control_gap.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {
namespace {

using std::chrono::milliseconds;

// Loony endgames too large for an exact value still have bounds from this many positions.
constexpr std::size_t kPositionsForBounds = 200'000;

// A plan looks at all pieces that are left before each piece.
constexpr std::size_t kMostPiecesForPlan = 60;

// The play to the end of a graph with more strings is too long to be read.
constexpr std::size_t kMostStringsForLine = 400;

class Analyst {
public:
    Analyst(const CoinGraph& graph, Context& context, const AnalysisLimits& limits)
        : graph_(graph), context_(context), limits_(limits), position_(graph) {}

    DotsAnalysis run() {
        result_.survey = survey(position_);
        find_nimstring();
        find_controlled_value();
        find_bounds();
        find_margins();
        if (!result_.value) find_loony_bounds();
        return std::move(result_);
    }

private:
    // As `within`, but an interrupt leaves what is found as well. Parts that follow it end at once,
    // since the context stays stopped.
    template <class Work>
    Reason attempt(milliseconds time, const Work& work) {
        try {
            return within(context_, time, work);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::Cancelled) throw;
            return error.reason();
        }
    }

    void find_nimstring() {
        Nimstring nimstring(context_);
        result_.nimstring = nimstring_without_search();
        if (!result_.nimstring)
            result_.no_nimstring = attempt(share(limits_.time, 4),
                                           [&] { result_.nimstring = nimstring.value(position_); });
        if (!result_.nimstring || !result_.nimstring->mover_wins()) return;
        attempt(share(limits_.time, 8), [&] {
            for (const NimstringMove& move : nimstring.moves(position_))
                if (move.wins) result_.zero_moves.push_back(move.string);
        });
    }

    // Whoever has a choice wins; where every move gives the opponent one, the value is 0.
    std::optional<NimstringValue> nimstring_without_search() const {
        if (position_.play().give > 0) return NimstringValue{true, 0};
        if (position_.rest_is_loony()) return NimstringValue{false, 0};
        return std::nullopt;
    }

    void find_controlled_value() {
        const Contracted& rest = result_.rest = position_.contracted_rest();
        if (rest.graph.is_empty()) {
            result_.no_controlled = {"nothing is left after the captures", {}};
        } else if (const auto reason = why_not_loony(rest.graph)) {
            result_.no_controlled = {describe(*reason, rest), {}};
        } else if (const auto gap = why_no_controlled_value(rest)) {
            result_.no_controlled = {*gap, {}};
        } else {
            result_.no_controlled = attempt(share(limits_.time, 8), [&] {
                result_.controlled = controlled_value(rest, &context_);
            });
        }
        if (!result_.controlled) return;
        if (rest.graph.chains.size() + rest.graph.loops.size() > kMostPiecesForPlan) {
            result_.no_plan = {"more than " + std::to_string(kMostPiecesForPlan) + " pieces",
                               Remedy::ask("flight", "dots")};
            return;
        }
        result_.no_plan = attempt(share(limits_.time, 8), [&] {
            result_.plan = plan_flight(position_.rest(), exact().loony(), &context_);
        });
    }

    // Made when it is first asked for, since its tables may not fit the memory.
    ExactMargins& exact() {
        if (!exact_) exact_.emplace(context_, limits_.threads);
        return *exact_;
    }

    // The margin is first a falling, then a rising function of what is left (forced_play.h).
    void set_bounds(int least_left, int most_left) {
        const ForcedPlay& play = position_.play();
        const int low = play.margin(least_left);
        const int high = play.margin(most_left);
        result_.least = std::min(low, high);
        result_.most = std::max(low, high);
        if (play.give == 0 || least_left > -play.give || most_left < -play.give) return;
        result_.least = play.taken - play.give + std::abs(least_left + play.give) % 2;
    }

    void find_bounds() {
        const int coins = position_.rest().live_coins();
        if (result_.controlled) {
            result_.bounds_reason =
                "in a loony endgame the player in control gets at least the controlled value";
            set_bounds(-coins, -std::max(result_.controlled->value, coins % 2));
        } else {
            result_.bounds_reason = "nobody can capture more than all that is left";
            set_bounds(-coins, coins);
        }
    }

    void find_loony_bounds() {
        if (!position_.rest_is_loony()) return;
        attempt(share(limits_.time, 4), [&] {
            const LoonyBounds bounds =
                exact().loony().bounds(result_.rest.graph, kPositionsForBounds);
            set_bounds(-bounds.most, -bounds.least);
            result_.bounds_reason = bounds.reason;
        });
    }

    void find_margins() {
        result_.limit = attempt(limits_.time, [&] {
            const int margin = exact().margin(position_);
            result_.value = result_.least = result_.most = margin;
            if (graph_.strings().empty()) return;
            std::vector<DotsMove> moves = exact().moves(position_);
            std::stable_sort(moves.begin(), moves.end(),
                             [](const auto& a, const auto& b) { return a.value > b.value; });
            result_.moves = std::move(moves);
            if (const ControlGap gap = control_gap(result_.moves, result_.zero_moves);
                gap.best_winning)
                result_.control_cost = gap.cost();
            if (graph_.strings().size() <= kMostStringsForLine)
                result_.line = exact().line(graph_, margin);
        });
    }

    const CoinGraph& graph_;
    Context& context_;
    AnalysisLimits limits_;
    CapturesPlayed position_;
    std::optional<ExactMargins> exact_;
    DotsAnalysis result_;
};

}  // namespace

DotsAnalysis analyse(const CoinGraph& graph, Context& context, const AnalysisLimits& limits) {
    return Analyst(graph, context, limits).run();
}

}  // namespace upstar::dots
