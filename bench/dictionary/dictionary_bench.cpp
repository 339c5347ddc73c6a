// Dictionaries and sweeps: positions of Domineering into a dictionary and a frozen table, look-ups
// in both, what asking costs where nothing is found, and a sweep on one thread beside two.
//
//     bench_dictionary [--quick | --large]
//
// The signature (effort.h) is a hash of the values, in the order of the positions, as they are read
// back from the dictionary, from the frozen table, and from both sweeps.
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "effort.h"
#include "upstar/base/hash.h"
#include "upstar/collect/collections.h"
#include "upstar/lang/session.h"
#include "upstar/store/checksum.h"
#include "upstar/store/dictionary/dictionary_memory.h"
#include "upstar/store/dictionary/frozen_table.h"
#include "upstar/sweep/sweep.h"
#include "upstar/sweep/swept_table.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

struct Time {
    double elapsed = 0;    // seconds
    double processor = 0;  // of all threads
};

template <class Work>
Time time_of(const Work& work) {
    const auto begin = Clock::now();
    const std::clock_t clock = std::clock();
    work();
    return {std::chrono::duration<double>(Clock::now() - begin).count(),
            static_cast<double>(std::clock() - clock) / CLOCKS_PER_SEC};
}

class WorkFolder {
public:
    WorkFolder() : path_(fs::temp_directory_path() / ("upstar-bench-" + std::to_string(getpid()))) {
        fs::create_directory(path_);
    }
    ~WorkFolder() { fs::remove_all(path_); }
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;

    std::string operator/(const std::string& name) const { return (path_ / name).string(); }

private:
    fs::path path_;
};

std::vector<std::string> regions(Session& session, int squares) {
    std::vector<std::string> texts;
    CollectionOptions options;
    options.squares = squares;
    for (const PositionSet& set :
         collections(session.catalog(), session.context(), "domineering", options))
        set.source([&](std::string text) { texts.push_back(std::move(text)); });
    return texts;
}

void report(const char* what, std::size_t count, const Time& time) {
    std::printf("%9.0f a second   %s (%.2f us of processor time each)\n",
                static_cast<double>(count) / time.elapsed, what,
                time.processor * 1e6 / static_cast<double>(count));
}

std::uint64_t values_hash(Session& session, KnownValues& known,
                          const std::vector<std::string>& keys) {
    std::uint64_t hash = 0;
    for (const std::string& key : keys) {
        const auto value = known.find("domineering", key);
        hash = combine(hash, value ? checksum(to_string(session.arena(), *value)) : 1);
    }
    return hash;
}

// Random look-ups of texts that are there, and of some that are not.
void look_up(KnownValues& known, const std::vector<std::string>& keys, const char* what) {
    std::minstd_rand random(1);
    const std::size_t count = 20000;
    std::size_t found = 0;
    report((std::string(what) + ", found").c_str(), count, time_of([&] {
               for (std::size_t i = 0; i < count; ++i)
                   found += known.find("domineering", keys[random() % keys.size()]).has_value();
           }));
    if (found != count) std::exit(1);
    report((std::string(what) + ", not found").c_str(), count, time_of([&] {
               for (std::size_t i = 0; i < count; ++i)
                   if (known.find("domineering", keys[random() % keys.size()] + ".")) std::exit(1);
           }));
}

std::uint64_t store(const WorkFolder& folder, int squares) {
    std::vector<std::string> keys;
    Session session;
    std::vector<DictionaryEntry> entries;
    const RulesetPtr game = session.catalog().named("domineering");
    for (const std::string& text : regions(session, squares)) {
        const PositionPtr position = game->parse(text);
        entries.push_back(entry_of(*position, position->value(session.evaluators())));
        keys.push_back(entries.back().position);
    }
    std::printf("%zu connected positions of Domineering, at most %d squares\n", entries.size(),
                squares);
    report("inserts", entries.size(), time_of([&] {
               Dictionary dictionary(folder / "d", Dictionary::Use::Write);
               DictionaryWriter writer(dictionary, session.arena(), {"bench", "bench"});
               for (const DictionaryEntry& entry : entries) writer.add(entry);
               writer.finish();
           }));
    Dictionary dictionary(folder / "d", Dictionary::Use::Read);
    std::printf("%9.1f bytes a position\n", static_cast<double>(fs::file_size(folder / "d")) /
                                                static_cast<double>(entries.size()));
    Session reader;
    DictionaryMemory memory(folder / "d", reader.arena());
    look_up(memory, keys, "look-ups");
    report("positions frozen", entries.size(),
           time_of([&] { freeze(dictionary, "domineering", folder / "f"); }));
    std::printf(
        "%9.2f bytes a position, frozen\n",
        static_cast<double>(fs::file_size(folder / "f")) / static_cast<double>(entries.size()));
    FrozenMemory frozen(folder / "f", reader.arena());
    look_up(frozen, keys, "look-ups in the frozen table");
    const std::uint64_t hash = values_hash(reader, memory, keys);
    if (values_hash(reader, frozen, keys) != hash) {
        std::printf("the frozen table says otherwise\n");
        std::exit(1);
    }
    return hash;
}

// Boards that no dictionary of regions has, evaluated with and without one in turn.
void measure_misses(const WorkFolder& folder, int rounds) {
    double without = 0;
    double with = 0;
    for (int round = 0; round < rounds; ++round)
        for (const bool asks : {false, true}) {
            Session session;
            if (asks)
                session.evaluators().set_known_values(
                    std::make_shared<DictionaryMemory>(folder / "d", session.arena()));
            const RulesetPtr game = session.catalog().named("domineering");
            const Time time = time_of([&] {
                for (const char* board : {"4x5", "5x4", "3x8", "8x3", "2x13", "13x2", "4x6"})
                    game->parse(board)->value(session.evaluators());
            });
            (asks ? with : without) += time.processor;
        }
    std::printf("%9.2f %%           more processor time for boards that it does not have\n",
                100 * (with / without - 1));
}

std::uint64_t sweep(const WorkFolder& folder, int largest, unsigned threads, Time& time) {
    SweepPlan plan;
    plan.game = "domineering";
    plan.position_template = "{a}x{b}";
    plan.ranges = {{"a", "1.." + std::to_string(largest)}, {"b", "1..a"}};
    const std::string path = folder / ("sweep" + std::to_string(threads));
    time = time_of([&] {
        Context control;
        SweepFile file(path, plan, {});
        SweepOptions options;
        options.threads = threads;
        if (!run_sweep(control, plan, {}, file, options).is_complete()) std::exit(1);
    });
    Session session;
    PlannedSweep planned(session, plan);
    std::uint64_t hash = 0;
    SweptTable({path}).for_each(planned, [&](const auto&, const auto&, const CellResult& cell) {
        hash = combine(hash, checksum(cell.measured[Measure::GameValue]));
    });
    return hash;
}

int run(Effort effort) {
    const WorkFolder folder;
    std::uint64_t signature = store(folder, 9);
    if (effort != Effort::Quick) {
        fs::remove(folder / "d");
        store(folder, effort == Effort::Large ? 14 : 12);
        measure_misses(folder, 5);
    }
    Time one, two;
    const int largest = 5;
    const std::uint64_t hash = sweep(folder, largest, 1, one);
    if (sweep(folder, largest, 2, two) != hash) {
        std::printf("one and two threads disagree\n");
        return 1;
    }
    std::printf(
        "A sweep of boards up to %dx%d\n%9.0f ms            one thread, %.0f ms of processor "
        "time\n%9.0f ms            two threads, %.0f ms of processor time: %.2f times as "
        "fast\n",
        largest, largest, one.elapsed * 1e3, one.processor * 1e3, two.elapsed * 1e3,
        two.processor * 1e3, one.elapsed / two.elapsed);
    print_signature(combine(signature, hash));
    return 0;
}

}  // namespace
}  // namespace upstar

int main(int count, char** arguments) { return upstar::run(upstar::effort_of(count, arguments)); }
