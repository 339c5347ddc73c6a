#include "upstar/dots/analysis.h"

#include <algorithm>
#include <cstdlib>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/dots/forced_play.h"
#include "upstar/loony/loony_position.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;

// Runs a part of the work; why it was not finished, or nothing.
template <class Work>
std::string within(Context& context, milliseconds time, const Work& work) {
    try {
        const TimeLimit limit(context, time);
        work();
        return {};
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) throw;
        context.resume();
        return error.message();
    }
}

class Analyst {
public:
    Analyst(const CoinGraph& graph, Context& context, const AnalysisLimits& limits)
        : graph_(graph), context_(context), limits_(limits), play_(forced_play(graph)) {
        rest_ = graph.without(play_.cut);
    }

    DotsAnalysis run() {
        result_.survey = survey(graph_);
        find_controlled_value();
        find_bounds();
        find_margins();
        return std::move(result_);
    }

private:
    void find_controlled_value() {
        const Contracted& rest = result_.rest = contract(rest_);
        if (rest.graph.is_empty()) {
            result_.no_controlled = "nothing is left after the captures";
            return;
        }
        if (const auto reason = why_not_loony(rest.graph)) {
            result_.no_controlled = describe(*reason, rest);
            return;
        }
        result_.no_controlled = within(context_, limits_.time / 8, [&] {
            result_.controlled = controlled_value(rest, &context_);
        });
    }

    // In a loony endgame the player in control gets cv at least, and never less than nothing.
    void find_bounds() {
        const int coins = rest_.live_coins();
        int most = coins;
        result_.bounds_reason = "nobody can capture more than all coins that are left";
        if (result_.controlled) {
            const int least_value = std::max(result_.controlled->value, coins % 2);
            most = -least_value;
            result_.bounds_reason =
                "in a loony endgame the player in control gets at least the controlled value";
        }
        // The margin after captures falls and rises with what is left.
        const int low = play_.margin(-coins);
        const int high = play_.margin(most);
        const int bottom = play_.give > 0 && -coins <= -play_.give && most >= -play_.give
                               ? play_.taken - play_.give + parity_gap()
                               : std::min(low, high);
        result_.least = bottom;
        result_.most = std::max(low, high);
    }

    int parity_gap() const { return std::abs(rest_.live_coins() - play_.give) % 2; }

    void find_margins() {
        ExactMargins exact(context_, limits_.threads);
        result_.limit = within(context_, limits_.time, [&] {
            const int margin = exact.margin(graph_);
            result_.value = result_.least = result_.most = margin;
            result_.moves = exact.moves(graph_);
            std::stable_sort(result_.moves.begin(), result_.moves.end(),
                             [](const auto& a, const auto& b) { return a.value > b.value; });
            result_.line = exact.line(graph_);
        });
    }

    const CoinGraph& graph_;
    Context& context_;
    AnalysisLimits limits_;
    ForcedPlay play_;
    CoinGraph rest_;
    DotsAnalysis result_;
};

}  // namespace

DotsAnalysis analyse(const CoinGraph& graph, Context& context, const AnalysisLimits& limits) {
    return Analyst(graph, context, limits).run();
}

}  // namespace upstar
