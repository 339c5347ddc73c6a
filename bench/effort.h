// How much of its work a benchmark does, by its one argument:
//
//     --quick     what the signature needs, once, on one thread and beside no yardstick
//     (none)      each workload beside its yardsticks
//     --large     larger ones too
//
// and the signature that it prints in its last line, a hash of what it computed, which is the same
// on every machine and with every effort. bench/signatures.txt has them all.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace upstar {

enum class Effort { Quick, Standard, Large };

/// Ends the program if the arguments are none of these.
inline Effort effort_of(int count, char** arguments) {
    if (count == 1) return Effort::Standard;
    const std::string_view argument = arguments[1];
    if (count == 2 && argument == "--quick") return Effort::Quick;
    if (count == 2 && argument == "--large") return Effort::Large;
    std::fprintf(stderr, "usage: %s [--quick | --large]\n", arguments[0]);
    std::exit(2);
}

inline void print_signature(std::uint64_t signature) {
    std::printf("\nsignature: %016llx\n", static_cast<unsigned long long>(signature));
}

}  // namespace upstar
