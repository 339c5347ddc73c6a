// Loony endgames: controlled values with their loops, exact values, all moves, sums of thousands.
//
//     bench_dots_loony [--quick | --large]     --large: also more boards of 11x11, and to 32x32
//
// Times are seconds by the clock, on one thread; every position begins with empty tables. The
// signature (effort.h) is a hash of all values.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "effort.h"
#include "games/dots/loony/plain_recursion.h"
#include "random_loony_grid.h"
#include "upstar/base/hash.h"
#include "upstar/games/dots/loony/chains_and_loops.h"
#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/loony_value.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar {

using namespace dots;
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Mean and worst of some times.
struct Times {
    double sum = 0;
    double worst = 0;
    int count = 0;

    void add(double seconds) {
        sum += seconds;
        worst = std::max(worst, seconds);
        ++count;
    }
    void print(const char* what) const {
        std::printf("  %10.6f s mean %10.6f worst   %s\n", sum / std::max(count, 1), worst, what);
    }
};

struct Totals {
    Times controlled;
    Times exact;
    Times moves;
    std::map<int, int> above;  // boards by v - cv
    int most_joints = 0;
    std::uint64_t signature = 0;

    void add(const JointGraph& graph) {
        auto start = Clock::now();
        const int cv = controlled_value(graph).value;
        controlled.add(seconds_since(start));
        Context context;
        LoonyValues values(context);
        start = Clock::now();
        const int value = values.value(graph);
        exact.add(seconds_since(start));
        start = Clock::now();
        for (const LoonyMove& move : values.moves(graph))
            signature = combine(signature, static_cast<std::uint64_t>(move.value));
        moves.add(seconds_since(start));
        signature = combine(signature, static_cast<std::uint64_t>(value - cv));
        ++above[value - cv];
        most_joints = std::max(most_joints, graph.joints());
    }
    void print() const {
        controlled.print("controlled value with its loops");
        exact.print("exact value");
        moves.print("the values of all moves after that");
        std::string text;
        for (const auto& [difference, count] : above)
            text += " " + std::to_string(difference) + " (" + std::to_string(count) + ")";
        std::printf("  v - cv:%s; joints: up to %d\n", text.c_str(), most_joints);
        std::fflush(stdout);
    }
};

std::uint64_t measure_figure(Effort effort) {
    const auto graph =
        contract(parse_coin_graph("A-B:9 B-C:10 C-D:5 D-E:8 E-F:5 F-G:10 G-H:9 A@6 B@4 C@4 D@4 "
                                  "E@4 F@4 G@4 H@6 loop:12 chain:6"))
            .graph;
    std::puts("Figure 2 of Berlekamp and Scott, 110 coins");
    Totals totals;
    totals.add(graph);
    totals.print();
    if (effort == Effort::Quick) return totals.signature;
    const auto start = Clock::now();
    PlainRecursion plain(graph);
    const int value = plain.value();
    std::printf("  %10.6f s the plain recursion: v = %d, %zu positions\n", seconds_since(start),
                value, plain.positions());
    return totals.signature;
}

std::uint64_t measure_boards(int side, int count) {
    std::printf("%d random loony boards of %dx%d\n", count, side, side);
    RandomLoonyGrid random(side, side, 1);
    Totals totals;
    for (int i = 0; i < count; ++i) totals.add(random.next(1 + i % 4));
    totals.print();
    return totals.signature;
}

// Boards of 11x11 that a search for long searches found: joints everywhere, and little control.
std::uint64_t measure_hard_boards() {
    std::puts("Boards of 11x11 made to be hard");
    Totals totals;
    for (const char* text :
         {"ground-B:4,ground-K:4,ground-M:3,ground-F:3,ground-H:3,A-C:3,A@4,B@8,C-I:4,C-D:4,D@4,"
          "E-F:5,E@4,F-H:4,G@4,G-I:3,H-J:5,I-J:3,J-L:6,K@6,L@4,M@6,chain:3,2*chain:4,loop:8",
          "ground-D:6,ground-J:4,ground-B:4,ground-C:4,ground-I:3,A@4,A-F:3,B@8,C@6,D@4,E@4,E-F:4,"
          "F-H:7,G-H:5,G@4,H-J:8,I@8,J@4,chain:3,chain:4"})
        totals.add(contract(parse_coin_graph(text)).graph);
    totals.print();
    return totals.signature;
}

std::uint64_t measure_sums() {
    std::puts("Sums of 5000 chains and 5000 loops");
    std::mt19937 random(1);
    const auto up_to = [&](int least, int most) {
        return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
    };
    Times closed;
    Times table;
    std::uint64_t signature = 0;
    for (int i = 0; i < 5; ++i) {
        ChainsAndLoops sum;
        for (int n = 0; n < 5000; ++n) sum.chains.push_back(up_to(3, 4 + i));
        for (int n = 0; n < 5000; ++n) sum.loops.push_back(2 * up_to(2, 4 + i));
        auto start = Clock::now();
        const int value = value_by_closed_form(sum);
        closed.add(seconds_since(start));
        start = Clock::now();
        if (value_by_table(sum) != value) {
            std::puts("the table and the closed form disagree");
            std::exit(1);
        }
        table.add(seconds_since(start));
        signature = combine(signature, static_cast<std::uint64_t>(value));
    }
    closed.print("closed form");
    table.print("table");
    return signature;
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    std::uint64_t signature = measure_figure(effort);
    signature = combine(signature, measure_boards(11, 500));
    signature = combine(signature, measure_hard_boards());
    signature = combine(signature, measure_sums());
    if (effort == Effort::Large) {
        measure_boards(11, 10000);
        measure_boards(20, 100);
        measure_boards(32, 10);
    }
    print_signature(signature);
    return 0;
}
