#include "upstar/games/dots/solver/margin_search.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <string>
#include <utility>

#include "upstar/base/threads.h"
#include "upstar/games/dots/solver/margin_worker.h"

namespace upstar::dots {
namespace {

constexpr std::size_t kFirstTableBytes = std::size_t{1} << 19;
constexpr std::size_t kGrowth = 8;

}  // namespace

MarginSearch::MarginSearch(Context& context, const StringFrame& frame, PieceSums& sums,
                           const Settings& settings)
    : context_(context),
      frame_(frame),
      sums_(sums),
      settings_(settings),
      table_(std::make_unique<BoundTable>(context,
                                          std::min(kFirstTableBytes, settings.most_table_bytes))),
      codes_(std::make_unique<CodeTable>(context, table_->bytes())),
      busy_(kBusySlots) {}

void MarginSearch::report() {
    const std::uint64_t millions = nodes() >> 20;
    const auto percent = [](const auto& table) {
        return std::to_string(std::uint64_t{100} * table.size() / table.capacity()) + "%";
    };
    context_.progress(std::to_string(millions) + " million nodes, tables " + percent(*table_) +
                      " and " + percent(*codes_) + " full");
    if (settings_.now_and_then) settings_.now_and_then();
}

template <class Table>
bool MarginSearch::is_too_full(const Table& table) const {
    return table.size() > table.capacity() / 2 &&
           table.bytes() <= settings_.most_table_bytes / 2 / kGrowth;
}

bool MarginSearch::wants_to_grow() const { return is_too_full(*table_) || is_too_full(*codes_); }

void MarginSearch::grow() {
    if (is_too_full(*table_)) table_ = table_->larger(context_, kGrowth);
    if (is_too_full(*codes_)) codes_ = codes_->larger(context_, kGrowth);
}

void MarginSearch::remember(const std::vector<BoundTable::Entry>& entries) {
    while (table_->capacity() / 2 < table_->size() + entries.size() &&
           table_->bytes() <= settings_.most_table_bytes / 2 / kGrowth)
        table_ = table_->larger(context_, kGrowth);
    for (const BoundTable::Entry& entry : entries)
        table_->store(entry, BoundTable::hash({entry.strings, entry.pieces, 0}));
}

Bounds MarginSearch::known(const QuietPosition& position) const {
    const int coins = position.coins();
    if (position.uncut() == 0) {
        const int margin = sums_[position.pieces()].margin;
        return {margin, margin};
    }
    const BoundTable::Key key = position.key(frame_);
    const Bounds found = table_->find(key, BoundTable::hash(key)).bounds;
    return {std::max(-coins, found.lower), std::min(coins, found.upper)};
}

int MarginSearch::answer(const QuietPosition& position, int least) {
    for (;;) {
        if (wants_to_grow()) grow();
        if (const auto found = attempt(position, least)) return *found;
    }
}

// Nothing if the table has to grow first.
std::optional<int> MarginSearch::attempt(const QuietPosition& position, int least) {
    std::atomic<bool> stop{false};
    std::mutex mutex;
    std::optional<int> result;
    const auto end = [&] { stop.store(true, std::memory_order_relaxed); };
    const auto work = [&](unsigned) {
        Worker worker(*this, stop);
        const int found = worker.answer(position, least);
        const std::lock_guard lock(mutex);
        if (!stop.load(std::memory_order_relaxed)) result = found;
        end();
    };
    const std::exception_ptr failure = on_threads(settings_.threads, work, end);
    for (auto& word : busy_) word.store(0, std::memory_order_relaxed);
    if (!result && failure) std::rethrow_exception(failure);
    return result;
}

int MarginSearch::margin(const QuietPosition& position, int guess) {
    Bounds bounds = known(position);
    guess = rounded(guess, position.coins());
    while (!bounds.are_equal()) {
        guess = std::clamp(guess, bounds.lower, bounds.upper);
        const int least = std::max(guess, bounds.lower + 2);
        guess = answer(position, least);
        if (guess >= least)
            bounds.lower = std::max(bounds.lower, guess);
        else
            bounds.upper = std::min(bounds.upper, guess);
    }
    return bounds.lower;
}

bool MarginSearch::is_at_least(const QuietPosition& position, int least) {
    const Bounds bounds = known(position);
    if (bounds.lower >= least) return true;
    if (bounds.upper < least) return false;
    return answer(position, least) >= least;
}

std::optional<CoinGraph::String> MarginSearch::best_move(const QuietPosition& position) const {
    const BoundTable::Key key = position.key(frame_);
    const std::uint8_t move = table_->find(key, BoundTable::hash(key)).move;
    if (move >= StringFrame::kMostStrings) return std::nullopt;
    return frame_.graph.strings()[frame_.source[static_cast<std::size_t>(key.image)][move]];
}

}  // namespace upstar::dots
