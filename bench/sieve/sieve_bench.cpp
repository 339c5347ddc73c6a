// Sieves of Circular Nim: positions a second and bytes a position, one thread beside two, and a
// plain sieve (one byte a position, marked from each P-position) beside both where that is quick.
//
//     bench_sieve [--quick | --large]
//                       --large: also CN(6,2) with stacks up to 63 and CN(7,2) up to 20
//
// Times are processor seconds unless they say otherwise. The signature (effort.h) is a hash of all
// positions found without --large, for any number of threads.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "effort.h"
#include "upstar/base/hash.h"
#include "upstar/games/circular_nim/sieve/sieve.h"

namespace upstar {

using namespace circular_nim;
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// How many P-positions CN(n,k) has, by marking everything from which a P-position is reached.
std::uint64_t plain_count(const Cube& cube) {
    const std::uint32_t n = cube.rules().stacks;
    const std::uint32_t k = cube.rules().window;
    std::vector<std::uint8_t> won(static_cast<std::size_t>(cube.positions()));
    std::vector<std::uint64_t> unit(n, 1);
    for (std::uint32_t i = n - 1; i-- > 0;) unit[i] = unit[i + 1] * (cube.most() + 1);
    std::uint64_t count = 0;
    for (std::uint64_t p = 0; p < cube.positions(); ++p) {
        if (won[static_cast<std::size_t>(p)] != 0) continue;
        ++count;
        const Stacks stacks = cube.stacks(p);
        for (std::uint32_t begin = 0; begin < n; ++begin) {
            std::vector<std::uint32_t> up(k, 0);
            std::uint64_t q = p;
            for (std::uint32_t i = 0; i < k;) {
                if (q != p) won[static_cast<std::size_t>(q)] = 1;
                for (i = 0; i < k; ++i) {
                    const std::uint32_t stack = (begin + i) % n;
                    if (stacks[stack] + up[i] < cube.most()) {
                        ++up[i];
                        q += unit[stack];
                        break;
                    }
                    q -= up[i] * unit[stack];
                    up[i] = 0;
                }
            }
        }
    }
    return count;
}

std::uint64_t measure(std::uint32_t n, std::uint32_t k, std::uint32_t most, Effort effort) {
    const Cube cube({n, k}, most);
    const auto positions = static_cast<double>(cube.positions());
    std::uint64_t signature = 0;
    double alone = 0;
    double clock_alone = 0;
    std::printf("CN(%u,%u), stacks up to %u: %.3g positions\n", n, k, most, positions);
    for (unsigned threads = 1; threads <= (effort == Effort::Quick ? 1u : 2u); ++threads) {
        Context context;
        std::uint64_t hash = 0;
        SieveOptions options;
        options.threads = threads;
        options.keep = false;
        options.layer_done = [&](std::size_t, std::span<const std::uint64_t> numbers) {
            for (const std::uint64_t number : numbers) hash = combine(hash, number);
        };
        const auto start = Clock::now();
        const std::clock_t processor = std::clock();
        const PPositions found = sieve(context, cube, options);
        const double seconds = seconds_since(start);
        const double worked = static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC;
        if (threads == 1) {
            alone = worked;
            clock_alone = seconds;
            signature = hash;
            std::printf(
                "  %9.3f s   one thread: %.3g positions a second, %llu P-positions, %.2g "
                "bytes a position\n",
                worked, positions / worked, static_cast<unsigned long long>(found.count()),
                static_cast<double>(plan_sieve(cube, 1).bytes) / positions);
            continue;
        }
        std::printf("  %9.3f s   two threads; by the clock %.3f s after %.3f: %.2f times as fast\n",
                    worked, seconds, clock_alone, clock_alone / seconds);
        if (hash != signature) {
            std::puts("one and two threads disagree");
            std::exit(1);
        }
    }
    if (effort == Effort::Standard) {
        const std::clock_t start = std::clock();
        const std::uint64_t count = plain_count(cube);
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        std::printf(
            "  %9.3f s   a plain sieve: %.1f times as long as one thread, %llu P-positions\n",
            seconds, seconds / alone, static_cast<unsigned long long>(count));
    }
    std::fflush(stdout);
    return signature;
}

}  // namespace
}  // namespace upstar

int main(int argc, char** argv) {
    using namespace upstar;
    const Effort effort = effort_of(argc, argv);
    const Effort small = effort == Effort::Large ? Effort::Standard : effort;
    std::uint64_t signature = measure(6, 2, 15, small);
    signature = combine(signature, measure(8, 4, 7, small));
    signature = combine(signature, measure(7, 5, 15, small));
    signature = combine(signature, measure(6, 2, 31, small));
    if (effort == Effort::Large) {
        measure(7, 2, 20, effort);
        measure(6, 2, 63, effort);
    }
    print_signature(signature);
    return 0;
}
