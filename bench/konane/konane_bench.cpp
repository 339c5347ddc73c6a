// Konane: many small boards, and two of Ernst's families, beside the brute-force program that
// UPSTAR_ORACLE names (a folder with konane.cpp), if it is there.
//
// The boards are all strips of one to eight squares, each or its mirror image, and random ones of
// 3x5, 4x4 and 4x5, about twenty positions a board by brute force; colours are free, the boards
// bounded. Each set is evaluated by both rules, on one thread, from an empty memo. Times are
// processor seconds, the shortest of three.
//
//     bench_konane [--quick]
//
// The signature (effort.h) is a hash of all values computed.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/print.h"

namespace upstar {

using namespace konane;
namespace {

using Boards = std::vector<std::string>;

Boards strips(int most) {
    Boards boards;
    for (int length = 1, count = 3; length <= most; ++length, count *= 3)
        for (int number = 0; number < count; ++number) {
            std::string strip;
            for (int i = 0, rest = number; i < length; ++i, rest /= 3) strip += ".xo"[rest % 3];
            if (strip <= std::string(strip.rbegin(), strip.rend())) boards.push_back(strip);
        }
    return boards;
}

Boards random_boards(int count_of_each) {
    std::mt19937 random(1995);
    Boards boards;
    for (const auto& [rows, columns] : {std::pair(3, 5), {4, 4}, {4, 5}})
        for (int i = 0; i < count_of_each; ++i) {
            std::string board;
            for (int k = 0; k < rows * columns; ++k) {
                if (k > 0 && k % columns == 0) board += '|';
                board += ".xo"[random() % 3];
            }
            boards.push_back(board);
        }
    return boards;
}

struct Run {
    double seconds = 0;
    std::size_t positions = 0;
    std::uint64_t signature = 0;
};

Run evaluate(const Boards& boards, const Konane::Rules& rules) {
    const double before = processor_seconds(RUSAGE_SELF);
    Context context;
    Arena arena(context);
    Evaluator<Konane::Position> evaluator(arena);
    const Konane game(rules);
    std::vector<Game> values;
    values.reserve(boards.size());
    for (const std::string& board : boards) values.push_back(evaluator.value(game.parse(board)));
    Run run;
    run.seconds = processor_seconds(RUSAGE_SELF) - before;
    run.positions = evaluator.solved();
    for (const Game value : values)
        for (const char c : to_string(arena, value))
            run.signature = combine(run.signature, static_cast<unsigned char>(c));
    return run;
}

struct BruteForce {
    double seconds = 0;
    std::size_t positions = 0;
};

// It ends each line that it writes with the number of positions in its memo.
BruteForce brute_force(const std::string& program, const Boards& boards,
                       const Konane::Rules& rules) {
    const std::string input = program + ".in";
    std::ofstream file(input);
    for (std::string board : boards) {
        std::replace(board.begin(), board.end(), '|', '/');
        file << Konane::name(rules.jumps)
             << (rules.edge == KonaneEdge::Open ? " open " : " bounded ") << board << '\n';
    }
    file.close();
    BruteForce result{1e9, 0};
    const std::string output = program + ".out";
    for (int i = 0; i < 3; ++i) {
        const double before = processor_seconds(RUSAGE_CHILDREN);
        if (std::system((program + " < " + input + " > " + output).c_str()) != 0) return {};
        result.seconds = std::min(result.seconds, processor_seconds(RUSAGE_CHILDREN) - before);
    }
    std::ifstream lines(output);
    for (std::string line; std::getline(lines, line);)
        result.positions = std::strtoull(line.c_str() + line.rfind('\t') + 1, nullptr, 10);
    return result;
}

std::uint64_t measure(const std::string& title, const Boards& boards, KonaneEdge edge,
                      Effort effort, const std::string& oracle) {
    std::uint64_t signature = 0;
    for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
        const Konane::Rules rules{jumps, edge, KonaneBounds::all()};
        Run run = evaluate(boards, rules);
        for (int i = 0; i < 2 && effort != Effort::Quick; ++i)
            run.seconds = std::min(run.seconds, evaluate(boards, rules).seconds);
        std::printf("%s, %s\n", title.c_str(), Konane::name(jumps));
        std::printf("  %9.4f s   %zu positions solved, %.2f us each\n", run.seconds, run.positions,
                    run.seconds / static_cast<double>(run.positions) * 1e6);
        if (!oracle.empty()) {
            const BruteForce brute = brute_force(oracle, boards, rules);
            std::printf("  %9.4f s   brute force: %zu positions, %.1f times as long\n",
                        brute.seconds, brute.positions, brute.seconds / run.seconds);
        }
        std::fflush(stdout);
        signature = combine(signature, run.signature);
    }
    return signature;
}

Boards family(const std::string& name, int most) {
    Boards boards;
    for (int n = 2; n <= most; n += 2)
        boards.push_back(Konane().parse(name + "(" + std::to_string(n) + ")").to_string());
    return boards;
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    const std::string oracle = effort == Effort::Quick ? "" : oracle_program("konane");
    Boards boards = strips(8);
    for (std::string& board : random_boards(920)) boards.push_back(std::move(board));
    std::uint64_t signature = measure(std::to_string(boards.size()) + " boards", boards,
                                      KonaneEdge::Bounded, effort, oracle);
    signature = combine(signature, measure("L2(2) to L2(14) on the open plane", family("L2", 14),
                                           KonaneEdge::Open, effort, oracle));
    signature = combine(signature, measure("D2(2) to D2(16) on the open plane", family("D2", 16),
                                           KonaneEdge::Open, effort, oracle));
    print_signature(signature);
    return 0;
}
