// Who wins Konane on 6x6: all standard gaps, both starters, by both rules, on one thread and on
// two.
//
//     bench_konane_solver [--quick]
//
// Each question has a solver and a table of its own. Times are processor seconds, and by the clock.
// The signature (effort.h) is a hash of the answers and of the positions that one thread expands;
// two threads expand others from run to run.
#include <chrono>
#include <cstdint>
#include <cstdio>

#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"
#include "upstar/games/konane/solver/openings.h"
#include "upstar/games/konane/solver/solver.h"

namespace upstar {

using namespace konane;
namespace {

struct Run {
    std::uint64_t nodes = 0;
    std::uint64_t answers = 0;  // a hash
    int questions = 0;
    double seconds = 0;
    double by_the_clock = 0;
    double longest = 0;  // by the clock, for one question
};

double clock_seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

Run solve(const Grid& grid, Konane::Jumps jumps, unsigned threads) {
    const JumpBoard board(grid, jumps);
    Run run;
    const double before = processor_seconds(RUSAGE_SELF);
    for (const CellSet gap : gaps(board))
        for (const Player starter : kPlayers) {
            const double begun = clock_seconds();
            Context context;
            Arena arena(context);
            KonaneSolver::Settings settings;
            settings.threads = threads;
            KonaneSolver solver(board, arena, settings);
            const CellSet stones = board.squares() & ~gap;
            solver.use_symmetries_of(stones);
            run.answers = combine(run.answers, solver.wins_first(stones, starter) ? 1 : 2);
            run.nodes += solver.nodes();
            ++run.questions;
            const double took = clock_seconds() - begun;
            run.by_the_clock += took;
            run.longest = took > run.longest ? took : run.longest;
        }
    run.seconds = processor_seconds(RUSAGE_SELF) - before;
    return run;
}

void print(const char* title, const Run& run) {
    std::printf("  %8.2f s   %s: %.2f s by the clock, %.2f s for the longest, %llu nodes\n",
                run.seconds, title, run.by_the_clock, run.longest,
                static_cast<unsigned long long>(run.nodes));
    std::fflush(stdout);
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    std::uint64_t signature = 0;
    bool agree = true;
    for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
        const Grid grid(6, 6);
        const Run one = solve(grid, jumps, 1);
        std::printf("6x6, %s, %d questions\n", Konane::name(jumps), one.questions);
        print("one thread", one);
        if (effort != Effort::Quick) {
            const Run two = solve(grid, jumps, 2);
            print("two threads", two);
            agree = agree && one.answers == two.answers;
        }
        signature = combine(combine(signature, one.answers), one.nodes);
    }
    if (!agree) std::printf("one thread and two disagree\n");
    print_signature(signature);
    return agree ? 0 : 1;
}
