#include "upstar/collect/collect.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <exception>
#include <unordered_set>
#include <utility>
#include <vector>

#include "upstar/base/threads.h"
#include "upstar/catalog/known_value.h"
#include "upstar/catalog/position_size.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

constexpr std::size_t kBatch = 4096;

// Found positions are added by the order of their keys, many at once: a tree on disk whose keys
// come in no order has each of its pages written again and again.
using Clock = std::chrono::steady_clock;
constexpr std::size_t kBytesOfAnEntry = sizeof(DictionaryEntry) + 48;  // and its position
constexpr std::size_t kMostUnwritten = std::size_t{1} << 20;
constexpr std::size_t kUnwrittenShare = 8;  // of the memory limit, at most
constexpr std::chrono::seconds kLongestUnwritten{60};

class Collector {
public:
    Collector(Session& session, const AnyRuleset& ruleset, DictionaryWriter& writer,
              const CollectOptions& options)
        : session_(session),
          ruleset_(ruleset),
          game_(known_as(ruleset)),
          writer_(writer),
          options_(options),
          begins_(!writer.has_any(game_)),
          most_unwritten_(std::min(kMostUnwritten, session.context().memory_limit() /
                                                       kUnwrittenShare / kBytesOfAnEntry)) {
        if (!options.one_of_each_value) return;
        for (const Game value : writer.values_of(game_)) is_new(value);
    }

    Collected run(const PositionSource& source) {
        until_stopped([&] {
            source([&](const std::string& text) { take(text); });
            finish_batch();
        });
        if (collected_.stopped) {  // what was finished before a limit, or a cancel, is kept
            session_.context().resume();
            until_stopped([&] { store_finished(); });
        }
        until_stopped([&] { write(); });
        return collected_;
    }

private:
    template <class Work>
    void until_stopped(const Work& work) {
        try {
            work();
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Input) throw;
            if (!collected_.stopped) collected_.stopped = error;
        }
    }

    void take(const std::string& text) {
        ++collected_.positions;
        if (collected_.positions % 1024 == 0) session_.context().poll();
        PositionPtr position = ruleset_.parse(text);
        if (begins_ || !writer_.has(game_, key_of(*position)))
            batch_.push_back({std::move(position), std::nullopt});
        if (batch_.size() == kBatch) finish_batch();
    }

    void finish_batch() {
        while (!batch_.empty()) {
            evaluate();
            store_finished();
            if (unwritten_.size() >= most_unwritten_ || is_late()) write();
        }
        session_.context().progress(std::to_string(collected_.positions) + " positions, " +
                                    std::to_string(collected_.added) + " added");
    }

    bool is_late() const { return Clock::now() - last_writing_ > kLongestUnwritten; }

    // The first of the batch, until it is time to write.
    void evaluate() {
        std::atomic<std::size_t> next{0};
        const auto work = [&](unsigned) {
            for (std::size_t i; !is_late() && (i = next.fetch_add(1)) < batch_.size();)
                batch_[i].entry = evaluated(*batch_[i].position);
        };
        const auto stop = [&] { next = batch_.size(); };
        if (const std::exception_ptr failure = on_threads(options_.threads, work, stop))
            std::rethrow_exception(failure);
    }

    DictionaryEntry evaluated(const AnyPosition& position) {
        if (position.kind() != PositionKind::Scoring)
            return entry_of(position, position.value(session_.evaluators()));
        DictionaryEntry entry = entry_of(position, std::nullopt);
        entry.margin = position.margin(session_.evaluators());
        return entry;
    }

    // Those before the first that is not: which is the first of its value is known of no other.
    void store_finished() {
        std::size_t count = 0;
        for (; count < batch_.size() && batch_[count].entry; ++count) {
            DictionaryEntry& entry = *batch_[count].entry;
            if (options_.one_of_each_value && entry.value && !is_new(*entry.value)) continue;
            unwritten_.push_back(std::move(entry));
        }
        batch_.erase(batch_.begin(), batch_.begin() + static_cast<std::ptrdiff_t>(count));
        if (!charge_) charge_.emplace(session_.context());
        charge_->add(count * kBytesOfAnEntry);
    }

    void write() {
        charge_.reset();
        std::sort(unwritten_.begin(), unwritten_.end(),
                  [](const auto& a, const auto& b) { return a.position < b.position; });
        for (const DictionaryEntry& entry : unwritten_) {
            writer_.add(entry);
            ++collected_.added;
        }
        unwritten_.clear();
        writer_.keep();
        last_writing_ = Clock::now();
    }

    bool is_new(Game value) {
        if (!seen_.insert(value.id()).second) return false;
        seen_.insert(negative(session_.arena(), value).id());
        return true;
    }

    struct Item {
        PositionPtr position;
        std::optional<DictionaryEntry> entry;  // once it is evaluated
    };

    Session& session_;
    const AnyRuleset& ruleset_;
    std::string game_;
    DictionaryWriter& writer_;
    CollectOptions options_;
    bool begins_;  // so that nothing need be looked for
    std::vector<Item> batch_;
    std::vector<DictionaryEntry> unwritten_;
    std::size_t most_unwritten_;
    std::optional<Charge> charge_;  // of what is unwritten
    Clock::time_point last_writing_ = Clock::now();
    std::unordered_set<std::uint32_t> seen_;
    Collected collected_;
};

}  // namespace

DictionaryEntry entry_of(const AnyPosition& position, const std::optional<Game>& value) {
    const PositionSize size = size_of(position);
    return {known_as(position.ruleset()),
            key_of(position),
            value,
            std::nullopt,
            std::nullopt,
            size.size,
            size.rows,
            size.columns};
}

Collected collect(Session& session, const AnyRuleset& ruleset, const PositionSource& source,
                  DictionaryWriter& writer, const CollectOptions& options) {
    return Collector(session, ruleset, writer, options).run(source);
}

}  // namespace upstar
