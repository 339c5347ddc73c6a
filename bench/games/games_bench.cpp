// Games of CGSuite's own list of benchmarks: Clobber on 4x4, Amazons on 2x7, Kayles(40000); and a
// long sequence without a period.
//
//     bench_games [--quick | --large]     --large: also Clobber on 3x6 and Grundy's game to 100000
//
// Times are processor seconds. The signature is a hash of the values and of the numbers of
// positions without --large.
#include <cstdint>
#include <cstdio>
#include <string>

#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"
#include "upstar/games/amazons.h"
#include "upstar/games/clobber.h"
#include "upstar/games/heaps/nim_sequence.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

std::uint64_t hash_of(const std::string& text) {
    std::uint64_t hash = 0;
    for (const char c : text) hash = combine(hash, static_cast<unsigned char>(c));
    return hash;
}

template <class Rules>
std::uint64_t evaluate(const char* name, const char* position) {
    Context context;
    Arena arena(context);
    Evaluator<typename Rules::Position> evaluator(arena);
    const double before = processor_seconds(RUSAGE_SELF);
    const Game value = evaluator.value(Rules().parse(position));
    const double seconds = processor_seconds(RUSAGE_SELF) - before;
    std::printf("%-10s %-18s %8.3f s %9zu positions\n", name, position, seconds,
                evaluator.solved());
    return combine(hash_of(to_string(arena, value)), evaluator.solved());
}

std::uint64_t sequence(const char* code, std::uint32_t heap) {
    Context context;
    heaps::NimSequence values(context, std::make_shared<const heaps::TakeAndBreakCode>(
                                           heaps::TakeAndBreakCode::parse(code)));
    const double before = processor_seconds(RUSAGE_SELF);
    const std::uint32_t value = values.value(heap);
    const double seconds = processor_seconds(RUSAGE_SELF) - before;
    std::printf("%-10s %-18u %8.3f s   value %u\n", code, heap, seconds, value);
    return value;
}

int run(Effort effort) {
    std::uint64_t signature = 0;
    const auto count = [&](std::uint64_t hash) { signature = combine(signature, hash); };
    count(evaluate<clobber::Clobber>("Clobber", "4x4"));
    count(evaluate<clobber::Clobber>("Clobber", "1x18"));
    count(evaluate<amazons::Amazons>("Amazons", "x......|o......"));
    count(sequence("0.77", 40'000));
    count(sequence("4!.0", 20'000));
    count(sequence("0.007", 20'000));
    if (effort == Effort::Large) {
        evaluate<clobber::Clobber>("Clobber", "3x6");
        sequence("4!.0", 100'000);
    }
    print_signature(signature);
    return 0;
}

}  // namespace
}  // namespace upstar

int main(int count, char** arguments) { return upstar::run(upstar::effort_of(count, arguments)); }
