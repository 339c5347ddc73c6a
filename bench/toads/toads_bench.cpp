// Toads and Frogs: whole families of starting positions, with one thread and with two, beside the
// brute-force program that UPSTAR_ORACLE names (a folder with tf.cpp), if it is there.
//
//     bench_toads [--quick | --large]     --large: also all boards to 17 squares
//
// Times are processor seconds unless they say otherwise. The signature (effort.h) is a hash of the
// values computed without --large, for any number of threads.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"
#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/print.h"

namespace upstar {

using namespace toads;
namespace {

using Boards = std::vector<std::string>;

// T^a .^b F^c for a >= c >= 1, b >= 1, a + b + c <= most.
Boards starting_positions(std::size_t most) {
    Boards boards;
    for (std::size_t a = 1; a <= most; ++a)
        for (std::size_t c = 1; c <= a; ++c)
            for (std::size_t b = 1; a + b + c <= most; ++b)
                boards.push_back(std::string(a, 'T') + std::string(b, '.') + std::string(c, 'F'));
    return boards;
}

struct Run {
    double processor = 0;
    double wall = 0;
    std::size_t positions = 0;
    std::size_t values = 0;
    double megabytes = 0;
    std::uint64_t signature = 0;
};

Run evaluate(const Boards& boards, unsigned threads) {
    const auto start = std::chrono::steady_clock::now();
    const double before = processor_seconds(RUSAGE_SELF);
    Context context;
    Arena arena(context);
    Evaluator<ToadsAndFrogs::Position> evaluator(arena);
    // Each thread takes the next board; a long one calls the others to help.
    std::vector<Game> values(boards.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < boards.size(); i = next++)
            values[i] = evaluator.value(ToadsAndFrogs().parse(boards[i]), threads);
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
    Run run;
    run.processor = processor_seconds(RUSAGE_SELF) - before;
    run.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    run.positions = evaluator.solved();
    run.values = arena.general_count() + arena.simple_count();
    run.megabytes = static_cast<double>(context.memory_charged()) / 1e6;
    for (const Game value : values)
        for (const char c : to_string(arena, value))
            run.signature = combine(run.signature, static_cast<unsigned char>(c));
    return run;
}

double oracle_seconds(const std::string& program, const Boards& boards) {
    const std::string input = program + ".in";
    std::ofstream file(input);
    for (const std::string& board : boards) file << board << '\n';
    file.close();
    const double before = processor_seconds(RUSAGE_CHILDREN);
    if (std::system((program + " < " + input + " > /dev/null").c_str()) != 0) return 0;
    return processor_seconds(RUSAGE_CHILDREN) - before;
}

std::uint64_t measure(const char* title, const Boards& boards, Effort effort,
                      const std::string& oracle) {
    const Run one = evaluate(boards, 1);
    std::printf("%s\n", title);
    std::printf("  %9.3f s   one thread: %zu positions, %zu values, %.2f us a position, %.0f MB\n",
                one.processor, one.positions, one.values,
                one.processor / static_cast<double>(one.positions) * 1e6, one.megabytes);
    if (effort == Effort::Quick) return one.signature;
    const Run two = evaluate(boards, 2);
    std::printf("  %9.3f s   two threads, by the clock; one thread %.3f: %.2f times as fast\n",
                two.wall, one.wall, one.wall / two.wall);
    if (one.signature != two.signature) {
        std::puts("one and two threads disagree");
        std::exit(1);
    }
    if (!oracle.empty()) {
        const double brute = oracle_seconds(oracle, boards);
        std::printf("  %9.3f s   brute force: %.1f times as long as one thread\n", brute,
                    brute / one.processor);
    }
    std::fflush(stdout);
    return one.signature;
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    const std::string oracle = effort == Effort::Quick ? "" : oracle_program("tf");
    std::uint64_t signature = measure("All 161 boards T^a .^b F^c, a >= c, a+b+c <= 13",
                                      starting_positions(13), effort, oracle);
    signature = combine(signature, measure("T^6 .^5 F^6", {"TTTTTT.....FFFFFF"}, effort, oracle));
    if (effort == Effort::Large)
        measure("All boards a+b+c <= 17", starting_positions(17), effort, "");
    print_signature(signature);
    return 0;
}
