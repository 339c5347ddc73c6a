// Who wins between neighbouring levels of the machine: games of five kinds from starts that chance
// has disturbed, each start played twice, sides exchanged.
//
//     bench_play [--quick | --large]     200 games of each kind a pair of levels
//                                        --quick: 10, --large: 1000
//
// No move has a limit on its time, so that who wins is the same on every machine; the signature is
// a hash of what the first 10 games come to. The boards of dots have an odd number of boxes, so
// that no game is drawn.
#include <chrono>
#include <cstdint>
#include <cstdio>

#include "answers/tournament.h"
#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"

namespace upstar {
namespace {

constexpr int kQuickGames = 10;

const std::vector<Field> kFields = {
    {"domineering", {"4x4", "4x5", "5x4"}, 1},
    {"konane", {"4x5", "5x4"}, 2},
    {"toads", {"TTT...FFF", "TT.TF..TFF.F", "TT.T.F.FF.T.F"}, 1},
    {"nim", {"3,5,7", "2,4,7,9", "5,6,8,9"}, 1},
    {"dots", {"1x5", "3x3"}, 2},
};

constexpr Level kBelowPerfect[] = {Level::Beginner, Level::Easy, Level::Medium, Level::Hard};

std::uint64_t play(const Field& field, Level weaker, int games) {
    Context context;
    Arena arena(context);
    Evaluators evaluators(arena);
    const Catalog catalog;
    Tournament tournament(catalog, evaluators, std::chrono::milliseconds(0));
    const Level stronger = static_cast<Level>(static_cast<int>(weaker) + 1);
    const double before = processor_seconds(RUSAGE_SELF);
    const auto first = tournament.play(field, stronger, weaker, kQuickGames);
    const auto score =
        games > kQuickGames ? tournament.play(field, stronger, weaker, games) : first;
    std::printf("%-8s against %-8s  %-11s %4d of %4d  %5.1f %%  %7.1f s\n", name(stronger),
                name(weaker), field.game, score.won, score.games, 100 * score.share(),
                processor_seconds(RUSAGE_SELF) - before);
    return static_cast<std::uint64_t>(first.won);
}

int run(Effort effort) {
    const int games = effort == Effort::Quick      ? kQuickGames
                      : effort == Effort::Standard ? 200
                                                   : 1000;
    std::uint64_t signature = 0;
    for (const Level weaker : kBelowPerfect)
        for (const Field& field : kFields)
            signature = combine(signature, play(field, weaker, games));
    print_signature(signature);
    return 0;
}

}  // namespace
}  // namespace upstar

int main(int count, char** arguments) { return upstar::run(upstar::effort_of(count, arguments)); }
