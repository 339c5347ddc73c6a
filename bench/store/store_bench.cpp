// A dictionary and a frozen table of all strips of Toads and Frogs up to a length: how long an
// entry takes to be added, to be looked up, and to be looked up in vain, how many bytes it takes,
// how soon the files are open, and what an evaluation that asks a dictionary in vain costs more.
//
//     bench_store [--quick | --large]     strips of up to 9, 12 or 15 squares: 15 thousand
//                                         positions, 400 thousand, 10.8 million and a gigabyte
//
// Times are processor seconds. The files are made in the folder for temporary ones. The signature
// is a hash of the values of strips of up to 9 squares, as the frozen table has them.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "effort.h"
#include "oracle.h"
#include "upstar/base/hash.h"
#include "upstar/catalog/known_value.h"
#include "upstar/collect/collect.h"
#include "upstar/collect/collections.h"
#include "upstar/lang/session.h"
#include "upstar/store/dictionary/dictionary_memory.h"
#include "upstar/store/dictionary/frozen_table.h"
#include "upstar/values/print.h"

namespace upstar {
namespace {

constexpr const char* kGame = "toads_and_frogs";
constexpr std::size_t kSample = 100'000;
constexpr std::size_t kSquaresMore = 20;  // than any strip here has

class Files {
public:
    Files() {
        std::string name =
            (std::filesystem::temp_directory_path() / "upstar-bench-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) std::exit(2);
        folder_ = name;
    }
    ~Files() { std::filesystem::remove_all(folder_); }
    Files(const Files&) = delete;
    Files& operator=(const Files&) = delete;

    std::string dictionary() const { return (folder_ / "strips.dict").string(); }
    std::string other() const { return (folder_ / "other.dict").string(); }
    std::string frozen() const { return (folder_ / "strips.frozen").string(); }

private:
    std::filesystem::path folder_;
};

class Stopwatch {
public:
    double seconds() const { return processor_seconds(RUSAGE_SELF) - start_; }

private:
    double start_ = processor_seconds(RUSAGE_SELF);
};

// Some of what was added, each as likely as any other.
class Sample {
public:
    void offer(const std::string& key) {
        ++offered_;
        if (keys_.size() < kSample) {
            keys_.push_back(key);
        } else if (const std::uint64_t place = random_() % offered_; place < kSample) {
            keys_[static_cast<std::size_t>(place)] = key;
        }
    }
    std::vector<std::string> shuffled() {
        std::vector<std::string> keys = keys_;
        for (std::size_t i = keys.size(); i > 1; --i) std::swap(keys[i - 1], keys[random_() % i]);
        return keys;
    }
    std::uint64_t offered() const { return offered_; }

private:
    std::mt19937_64 random_{1};
    std::vector<std::string> keys_;
    std::uint64_t offered_ = 0;
};

// Fills the dictionary; returns a sample of its keys.
Sample fill(const std::string& path, int length) {
    constexpr std::size_t kBatch = 4096;
    Session session;
    CollectionOptions options;
    options.length = length;
    const PositionSet strips =
        collections(session.catalog(), session.context(), "toads", options).front();
    Dictionary dictionary(path, Dictionary::Use::Write);
    DictionaryWriter writer(dictionary, session.arena(), {"", "bench_store"});
    Sample sample;
    double adding = 0;
    std::vector<DictionaryEntry> batch;
    const auto add_batch = [&] {
        const Stopwatch watch;
        for (const DictionaryEntry& entry : batch) writer.add(entry);
        adding += watch.seconds();
        batch.clear();
    };
    const Stopwatch watch;
    strips.source([&](const std::string& text) {
        const PositionPtr position = strips.ruleset->parse(text);
        batch.push_back(entry_of(*position, position->value(session.evaluators())));
        sample.offer(batch.back().position);
        if (batch.size() == kBatch) add_batch();
    });
    add_batch();
    const Stopwatch last;
    writer.finish();
    adding += last.seconds();
    const auto count = static_cast<double>(sample.offered());
    std::printf("  %10.2f us   an entry that is added: %.0f a second\n", 1e6 * adding / count,
                count / adding);
    std::printf("  %10.2f us   its position and value, before\n",
                1e6 * (watch.seconds() - adding) / count);
    return sample;
}

// Adds what was sampled, in no order, to another dictionary.
void add_by_chance(const std::string& from, const std::string& to,
                   const std::vector<std::string>& keys) {
    Session session;
    DictionaryMemory memory(from, session.arena());
    std::vector<DictionaryEntry> entries;
    for (const std::string& key : keys)
        entries.push_back(
            {kGame, key, memory.find(kGame, key), std::nullopt, std::nullopt, 1, 1, 1});
    const Stopwatch watch;
    Dictionary dictionary(to, Dictionary::Use::Write);
    DictionaryWriter writer(dictionary, session.arena(), {"", "bench_store"});
    for (const DictionaryEntry& entry : entries) writer.add(entry);
    writer.finish();
    std::printf("  %10.2f us   an entry of %zu that are added by chance\n",
                1e6 * watch.seconds() / static_cast<double>(keys.size()), keys.size());
}

void print_size(const char* what, const std::string& path, std::uint64_t positions) {
    const auto bytes = static_cast<double>(std::filesystem::file_size(path));
    std::printf("  %10.2f      bytes a position %s: %.1f MB\n",
                bytes / static_cast<double>(positions), what, bytes / 1e6);
}

void look_up(const char* what, KnownValues& known, const std::vector<std::string>& keys,
             bool are_there = true) {
    const Stopwatch watch;
    for (const std::string& key : keys)
        if (known.find(kGame, key).has_value() != are_there) std::exit(1);
    const double seconds = watch.seconds();
    std::printf("  %10.2f us   a look-up %s: %.0f a second\n",
                1e6 * seconds / static_cast<double>(keys.size()), what,
                static_cast<double>(keys.size()) / seconds);
}

// Opens it, and looks keys up by chance and in their order; returns a hash of the values.
template <class Memory>
std::uint64_t read(const std::string& what, const std::string& path,
                   const std::vector<std::string>& keys) {
    Session session;
    const Stopwatch watch;
    Memory memory(path, session.arena());
    std::printf("  %10.2f ms   the %s is open\n", 1e3 * watch.seconds(), what.c_str());
    std::vector<std::string> sorted = keys;
    std::sort(sorted.begin(), sorted.end());
    look_up("by chance, the first time", memory, keys);
    look_up("by chance, once more", memory, keys);
    look_up("in the order of keys", memory, sorted);
    std::vector<std::string> longer = keys;
    for (std::string& key : longer) key.append(kSquaresMore, '.');
    look_up("in vain, the first time", memory, longer, false);
    look_up("in vain, once more", memory, longer, false);
    std::uint64_t hash = 0;
    for (const std::string& key : sorted)
        for (const char c : to_string(session.arena(), *memory.find(kGame, key)))
            hash = combine(hash, static_cast<unsigned char>(c));
    return hash;
}

// Evaluates boards that are longer than any strip of the dictionary.
double evaluate_boards(int squares, const std::string& dictionary) {
    Session session;
    if (!dictionary.empty())
        session.evaluators().set_known_values(
            std::make_shared<DictionaryMemory>(dictionary, session.arena()));
    session.evaluators().set_threads(1);
    const RulesetPtr toads = session.catalog().named("toads");
    const Stopwatch watch;
    for (int a = 1; a < squares; ++a)
        for (int c = 1; a + c < squares; ++c) {
            const std::string board = std::string(static_cast<std::size_t>(a), 'T') +
                                      std::string(static_cast<std::size_t>(squares - a - c), '.') +
                                      std::string(static_cast<std::size_t>(c), 'F');
            toads->parse(board)->value(session.evaluators());
        }
    return watch.seconds();
}

void ask_in_vain(const std::string& dictionary, int squares) {
    constexpr int kTimes = 5;
    double without = std::numeric_limits<double>::max();
    double with = without;
    for (int i = 0; i < kTimes; ++i) {
        without = std::min(without, evaluate_boards(squares, ""));
        with = std::min(with, evaluate_boards(squares, dictionary));
    }
    std::printf("  %10.2f ms   all boards T^a .^b F^c of %d squares without a dictionary\n",
                1e3 * without, squares);
    std::printf("  %10.2f ms   with this one, which has none of them: %+.1f percent\n", 1e3 * with,
                100 * (with / without - 1));
}

std::uint64_t store(int length, bool is_timed) {
    std::printf("All strips of Toads and Frogs of up to %d squares\n", length);
    const Files files;
    Sample sample = fill(files.dictionary(), length);
    std::printf("  %10llu      positions\n", static_cast<unsigned long long>(sample.offered()));
    print_size("in the dictionary", files.dictionary(), sample.offered());
    {
        const Stopwatch watch;
        Dictionary dictionary(files.dictionary(), Dictionary::Use::Read);
        if (freeze(dictionary, kGame, files.frozen()) != sample.offered()) std::exit(1);
        std::printf("  %10.2f s    the dictionary is frozen\n", watch.seconds());
    }
    print_size("in the frozen table", files.frozen(), sample.offered());
    const std::vector<std::string> keys = sample.shuffled();
    add_by_chance(files.dictionary(), files.other(), keys);
    const std::uint64_t hash = read<DictionaryMemory>("dictionary", files.dictionary(), keys);
    if (read<FrozenMemory>("frozen table", files.frozen(), keys) != hash) {
        std::puts("The frozen table and the dictionary differ.");
        std::exit(1);
    }
    if (is_timed)
        for (const int more : {1, 4}) ask_in_vain(files.dictionary(), length + more);
    std::puts("");
    return combine(sample.offered(), hash);
}

int run(Effort effort) {
    const std::uint64_t signature = store(9, false);
    if (effort != Effort::Quick) store(12, true);
    if (effort == Effort::Large) store(15, false);
    print_signature(signature);
    return 0;
}

}  // namespace
}  // namespace upstar

int main(int count, char** arguments) { return upstar::run(upstar::effort_of(count, arguments)); }
