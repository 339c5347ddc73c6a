#include "upstar/collect/collect.h"

#include <atomic>
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

class Collector {
public:
    Collector(Session& session, const AnyRuleset& ruleset, DictionaryWriter& writer,
              const CollectOptions& options)
        : session_(session),
          ruleset_(ruleset),
          game_(known_as(ruleset)),
          writer_(writer),
          options_(options) {}

    Collected run(const PositionSource& source) {
        try {
            source([&](const std::string& text) { take(text); });
            finish_batch();
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Input) throw;
            collected_.stopped = error;
        }
        return collected_;
    }

private:
    void take(const std::string& text) {
        ++collected_.positions;
        if (collected_.positions % 1024 == 0) session_.context().poll();
        PositionPtr position = ruleset_.parse(text);
        if (!writer_.has(game_, key_of(*position)))
            batch_.push_back({std::move(position), DictionaryEntry{}});
        if (batch_.size() == kBatch) finish_batch();
    }

    void finish_batch() {
        evaluate();
        store();
        batch_.clear();
        session_.context().progress(std::to_string(collected_.positions) + " positions, " +
                                    std::to_string(collected_.added) + " added");
    }

    void evaluate() {
        std::atomic<std::size_t> next{0};
        const auto work = [&](unsigned) {
            for (std::size_t i; (i = next.fetch_add(1)) < batch_.size();) {
                auto& [position, entry] = batch_[i];
                if (position->kind() == PositionKind::Scoring) {
                    entry = entry_of(*position, std::nullopt);
                    entry.margin = position->margin(session_.evaluators());
                } else {
                    entry = entry_of(*position, position->value(session_.evaluators()));
                }
            }
        };
        const auto stop = [&] { next = batch_.size(); };
        if (const std::exception_ptr failure = on_threads(options_.threads, work, stop))
            std::rethrow_exception(failure);
    }

    void store() {
        for (const auto& [position, entry] : batch_) {
            if (options_.one_of_each_value && entry.value && !is_new(*entry.value)) continue;
            writer_.add(entry);
            ++collected_.added;
        }
    }

    bool is_new(Game value) {
        if (!seen_.insert(value.id()).second) return false;
        seen_.insert(negative(session_.arena(), value).id());
        return true;
    }

    struct Item {
        PositionPtr position;
        DictionaryEntry entry;
    };

    Session& session_;
    const AnyRuleset& ruleset_;
    std::string game_;
    DictionaryWriter& writer_;
    CollectOptions options_;
    std::vector<Item> batch_;
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
