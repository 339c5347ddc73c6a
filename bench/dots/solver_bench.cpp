// The exact solver and Nimstring: empty boards and positions of the 5x5 board, with one thread and
// with two, beside the brute-force program that UPSTAR_ORACLE names (a folder with sc.cpp), if it
// is there.
//
//     bench_dots_solver [--quick | --large]     --large: also 3x5 and all first moves of 4x4
//
// Times are processor seconds unless they say otherwise. The signature (effort.h) is a hash of the
// values computed without --large, for any number of threads.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"
#include "upstar/games/dots/rules/dots_board.h"
#include "upstar/games/dots/solver/nimstring.h"
#include "upstar/games/dots/solver/solver.h"

namespace upstar {

using namespace dots;
namespace {

CoinGraph board(int rows, int columns) { return coin_graph(DotsBoard(rows, columns)).graph; }

// A 5x5 board after lines drawn at random, none of which lets a box be completed while there are
// others; that many are left.
CoinGraph random_position(int undrawn, std::uint32_t seed) {
    std::mt19937 random(seed);
    DotsBoard board(5, 5);
    std::vector<int> lines;
    for (int line = 0; line < board.lines(); ++line) lines.push_back(line);
    for (int i = board.lines() - 1; i > 0; --i)
        std::swap(lines[static_cast<std::size_t>(i)],
                  lines[random() % static_cast<std::size_t>(i + 1)]);
    const auto undrawn_sides = [&](int box) {
        int count = 0;
        for (const int line : board.around(box)) count += board.is_drawn(line) ? 0 : 1;
        return count;
    };
    for (const int line : lines) {
        if (board.undrawn() == undrawn) break;
        const auto sides = board.sides(line);
        if (std::all_of(sides.begin(), sides.end(),
                        [&](int box) { return box < 0 || undrawn_sides(box) > 2; }))
            board.draw(line);
    }
    return coin_graph(board).graph;
}

struct Run {
    int margin = 0;
    double processor = 0;
    double wall = 0;
    std::uint64_t nodes = 0;
};

Run solve(const CoinGraph& graph, unsigned threads, bool all_moves, std::uint64_t& signature) {
    Context context;
    DotsSolver::Settings settings;
    settings.threads = threads;
    DotsSolver solver(context, settings);
    const auto start = std::chrono::steady_clock::now();
    const double before = processor_seconds(RUSAGE_SELF);
    Run run;
    run.margin = solver.margin(graph);
    signature = combine(signature, static_cast<std::uint64_t>(run.margin));
    if (all_moves)
        for (const DotsMove& move : solver.moves(graph))
            signature = combine(signature, static_cast<std::uint64_t>(move.value));
    run.processor = processor_seconds(RUSAGE_SELF) - before;
    run.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    run.nodes = solver.nodes();
    return run;
}

void measure(const std::string& title, const CoinGraph& graph, bool all_moves, Effort effort,
             std::uint64_t& signature) {
    std::uint64_t again = signature;
    const Run one = solve(graph, 1, all_moves, signature);
    std::printf("%-28s %4d  %9.3f s  %8.3f M nodes", title.c_str(), one.margin, one.processor,
                static_cast<double>(one.nodes) / 1e6);
    if (effort != Effort::Quick) {
        const Run two = solve(graph, 2, all_moves, again);
        if (signature != again) {
            std::puts("; one and two threads disagree");
            std::exit(1);
        }
        std::printf("; two threads %9.3f s by the clock, %8.3f M", two.wall,
                    static_cast<double>(two.nodes) / 1e6);
    }
    std::puts("");
    std::fflush(stdout);
}

void measure_nimstring(const std::string& title, const CoinGraph& graph, std::uint64_t& signature) {
    Context context;
    Nimstring nimstring(context);
    const double before = processor_seconds(RUSAGE_SELF);
    const NimstringValue value = nimstring.value(graph);
    signature = combine(signature, value.nim);
    std::printf("%-28s %4u  %9.3f s  %8zu components\n", title.c_str(), value.nim,
                processor_seconds(RUSAGE_SELF) - before, nimstring.solved());
    std::fflush(stdout);
}

void measure_oracle(const std::string& program, const std::string& name) {
    const std::string input = program + ".in";
    std::ofstream(input) << name << '\n';
    const double before = processor_seconds(RUSAGE_CHILDREN);
    if (std::system((program + " < " + input + " > /dev/null").c_str()) != 0) return;
    std::printf("%-28s       %9.3f s  brute force, score and Nimstring\n", name.c_str(),
                processor_seconds(RUSAGE_CHILDREN) - before);
    std::fflush(stdout);
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    const std::string oracle = effort == Effort::Quick ? "" : oracle_program("sc");
    std::uint64_t signature = 0;
    std::puts("Score of the player to move");
    measure("2x4, all first moves", board(2, 4), true, effort, signature);
    measure("3x3, all first moves", board(3, 3), true, effort, signature);
    measure("2x5", board(2, 5), false, effort, signature);
    measure("3x4", board(3, 4), false, effort, signature);
    measure("3x4, all first moves", board(3, 4), true, effort, signature);
    for (const std::uint32_t seed : {1u, 2u, 3u})
        measure("5x5, 36 lines undrawn, no. " + std::to_string(seed), random_position(36, seed),
                false, effort, signature);
    std::puts("Nimstring");
    measure_nimstring("2x4", board(2, 4), signature);
    measure_nimstring("3x3", board(3, 3), signature);
    if (!oracle.empty())
        for (const char* name : {"1x6", "2x3", "2x4"}) measure_oracle(oracle, name);
    if (effort == Effort::Large) {
        std::uint64_t not_signed = 0;
        measure("3x5", board(3, 5), false, effort, not_signed);
        measure("4x4, all first moves", board(4, 4), true, effort, not_signed);
    }
    print_signature(signature);
    return 0;
}
