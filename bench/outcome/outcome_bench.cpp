// The outcome search beside a plain one and beside the outcome read off the canonical form, on
// boards of Domineering and starting boards of Toads and Frogs.
//
//     bench_outcome [--budget N] [--seconds S] [--quick] [board ...]
//
// A yardstick that takes longer than S seconds is given up and shown as '-'; --quick is the search
// alone. The signature (effort.h) is a hash of all outcomes, for every budget.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "effort.h"
#include "plain_search.h"
#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/base/time_limit.h"
#include "upstar/games/domineering.h"
#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/search/evaluate.h"
#include "upstar/search/outcome.h"

namespace upstar {

using namespace domineering;
using namespace toads;
namespace {

struct Choices {
    std::uint32_t budget = 0;
    bool has_budget = false;
    double seconds = 10;
    bool quick = false;  // the search alone, without its yardsticks
};

struct Measured {
    bool finished = false;
    Outcome outcome = Outcome::P;
    std::size_t nodes = 0;
    double milliseconds = 0;
};

/// `work` returns an outcome and sets the number of nodes.
Measured measure(Context& context, double seconds,
                 const std::function<Outcome(std::size_t&)>& work) {
    using Clock = std::chrono::steady_clock;
    Measured result;
    const Clock::time_point start = Clock::now();
    try {
        const TimeLimit limit(context,
                              std::chrono::milliseconds(static_cast<long>(1000 * seconds)));
        result.outcome = work(result.nodes);
        result.finished = true;
    } catch (const Error&) {
        context.resume();
    }
    result.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    return result;
}

template <class Search, class P>
Outcome outcome_by(Search& search, const P& p) {
    const PositionSum<P> sum(p);
    const bool left = search.wins_first(sum, Player::Left);
    const bool right = search.wins_first(sum, Player::Right);
    return outcome_of_beginners(left, right);
}

void print(const Measured& m) {
    if (m.finished) {
        std::printf(" %s %10zu %10.1f |", name(m.outcome), m.nodes, m.milliseconds);
    } else {
        std::printf(" - %10s %10s |", "-", "-");
    }
}

template <class P>
bool compare(const std::string& board, const P& p, const Choices& choices,
             std::uint64_t& signature) {
    Measured ours;
    std::size_t components = 0;
    std::size_t values = 0;
    {
        Context context;
        Arena arena(context);
        OutcomeSearch<P> search(arena,
                                choices.has_budget ? choices.budget : OutcomeSearch<P>::kBudget);
        ours = measure(context, 20 * choices.seconds, [&](std::size_t& nodes) {
            const Outcome found = outcome_by(search, p);
            nodes = search.nodes();
            return found;
        });
        components = search.components();
        values = arena.general_count();
    }
    std::printf("%-26s |", board.c_str());
    print(ours);
    std::printf(" %8zu %8zu |", components, values);
    std::fflush(stdout);
    bool agree = ours.finished;
    if (!choices.quick) {
        Context plain_context;
        PlainSearch<P> plain(plain_context);
        const Measured by_play = measure(plain_context, choices.seconds, [&](std::size_t& nodes) {
            const Outcome found = outcome_by(plain, p);
            nodes = plain.nodes();
            return found;
        });
        print(by_play);
        Context context;
        Arena arena(context);
        Evaluator<P> evaluator(arena);
        const Measured by_value = measure(context, choices.seconds, [&](std::size_t& nodes) {
            const Outcome found = outcome(arena, evaluator.value(p));
            nodes = evaluator.solved();
            return found;
        });
        print(by_value);
        for (const Measured& other : {by_play, by_value})
            agree = agree && (!other.finished || other.outcome == ours.outcome);
    }
    std::printf("%s\n", agree ? "" : " OUTCOMES DIFFER");
    signature = combine(signature, static_cast<std::uint64_t>(ours.outcome));
    return agree;
}

bool compare(const std::string& board, const Choices& choices, std::uint64_t& signature) {
    if (board[0] == 'T') return compare(board, ToadsAndFrogs().parse(board), choices, signature);
    return compare(board, Domineering().parse(board), choices, signature);
}

std::string strip(int toads, int empty, int frogs) {
    return std::string(static_cast<std::size_t>(toads), 'T') +
           std::string(static_cast<std::size_t>(empty), '.') +
           std::string(static_cast<std::size_t>(frogs), 'F');
}

std::vector<std::string> standard_boards() {
    std::vector<std::string> boards = {"4x5", "4x6", "5x5",  "4x7",  "5x6", "4x8",
                                       "5x7", "6x6", "3x10", "2x16", "4x9", "3x12"};
    const int strips[][3] = {{5, 3, 5}, {5, 4, 5}, {5, 5, 5}, {6, 3, 6}, {6, 4, 6}, {5, 6, 5},
                             {7, 3, 7}, {6, 5, 6}, {7, 4, 7}, {6, 6, 6}, {7, 5, 6}, {7, 6, 7}};
    for (const auto& [toads, empty, frogs] : strips) boards.push_back(strip(toads, empty, frogs));
    return boards;
}

}  // namespace
}  // namespace upstar

int main(int count, char** arguments) {
    using namespace upstar;
    Choices choices;
    std::vector<std::string> boards;
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument == "--budget") {
            choices.budget = static_cast<std::uint32_t>(std::atoi(arguments[++i]));
            choices.has_budget = true;
        } else if (argument == "--seconds") {
            choices.seconds = std::atof(arguments[++i]);
        } else if (argument == "--quick") {
            choices.quick = true;
        } else {
            boards.push_back(argument);
        }
    }
    if (boards.empty()) boards = standard_boards();
    std::uint64_t signature = 0;
    bool agree = true;
    for (const std::string& board : boards) agree = compare(board, choices, signature) && agree;
    print_signature(signature);
    return agree ? 0 : 1;
}
