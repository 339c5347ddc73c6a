#include "upstar/dots/margin_search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <string>
#include <thread>

#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::uint64_t kNodesBetweenReports = 1 << 20;
constexpr std::uint64_t kNodesBetweenPolls = 1 << 10;

// The least number from `least` on with the parity of the coins, as every margin has it.
int rounded(int least, int coins) { return least + ((least ^ coins) & 1); }

}  // namespace

/// One thread's share of a search.
class MarginSearch::Worker {
public:
    Worker(MarginSearch& search, const std::atomic<bool>& stop, unsigned number)
        : search_(search),
          frame_(search.frame_),
          sums_(search.sums_),
          table_(search.table_),
          stop_(stop),
          number_(number) {}

    /// A number r: the margin is at least r if r >= least, and at most r if r < least. Means
    /// nothing after a stop.
    int answer(const QuietPosition& position, int least);

private:
    struct Child {
        QuietPosition position;
        BoundTable::Key key;
        std::uint64_t hash;
        Bounds bounds;
        int order;
        Opening opening;  // a safe move has no coins and no code
        std::uint8_t code;
    };

    /// Bounds of a move's worth to who makes it, from bounds of the margin after it.
    static Bounds worth(const Opening& opening, const Bounds& after);
    void expand(const QuietPosition& position, int least, std::uint8_t first_code);
    void append(const QuietPosition& child, const Opening& opening, std::uint8_t code, int order);
    int search_child(const Child& child, int least);
    bool stopped() const { return stop_.load(std::memory_order_relaxed); }

    MarginSearch& search_;
    const StringFrame& frame_;
    PieceSums& sums_;
    BoundTable& table_;
    const std::atomic<bool>& stop_;
    unsigned number_;
    std::vector<Child> children_;  // of all positions on the path, those of the innermost last
    std::array<std::array<int, Opening::kPiece + 3>, 2> history_{};
    std::uint64_t nodes_ = 0;
};

MarginSearch::MarginSearch(Context& context, const StringFrame& frame, PieceSums& sums,
                           const Settings& settings)
    : context_(context),
      frame_(frame),
      sums_(sums),
      settings_(settings),
      table_(context, settings.table_bytes),
      busy_(kBusySlots) {}

Bounds MarginSearch::Worker::worth(const Opening& opening, const Bounds& after) {
    if (opening.give == 0) return {-opening.coins - after.upper, -opening.coins - after.lower};
    const int low = after.lower + opening.give;
    const int high = after.upper + opening.give;
    const int kept = opening.coins - opening.give;
    const int nearest = low <= 0 && high >= 0 ? (low & 1) : std::min(std::abs(low), std::abs(high));
    return {-kept - std::max(std::abs(low), std::abs(high)), -kept - nearest};
}

void MarginSearch::Worker::append(const QuietPosition& child, const Opening& opening,
                                  std::uint8_t code, int order) {
    Child made{child, child.key(frame_), 0, {-child.coins(), child.coins()}, order, opening, code};
    if (child.uncut() == 0) {
        made.bounds.lower = made.bounds.upper = sums_[child.pieces()].margin;
    } else {
        made.hash = BoundTable::hash(made.key);
        table_.prefetch(made.hash);
    }
    children_.push_back(made);
}

void MarginSearch::Worker::expand(const QuietPosition& position, int least,
                                  std::uint8_t first_code) {
    const auto& history = history_[least > 0];
    for (StringSet left = position.safe_strings(frame_); left != 0; left &= left - 1) {
        const auto string = static_cast<std::uint8_t>(lowest(left));
        QuietPosition child = position;
        child.cut(frame_, sums_, string);
        append(child, Opening(), string, string == first_code ? INT32_MAX : history[string]);
    }
    Opening openings[QuietPosition::kMostOpenings];
    const int count = position.openings(frame_, sums_, openings);
    for (int i = 0; i < count; ++i) {
        const Opening& opening = openings[i];
        QuietPosition child = position;
        child.open(frame_, sums_, opening);
        const int order = history[opening.code] - 64 * opening.coins;
        append(child, opening, opening.code, opening.code == first_code ? INT32_MAX : order);
    }
}

// Whether the worth of the move is at least `least`, as a number like that of `answer`.
int MarginSearch::Worker::search_child(const Child& child, int least) {
    const Opening& opening = child.opening;
    if (opening.give == 0) {
        const int after = answer(child.position, 1 - least - opening.coins);
        return -opening.coins - after;
    }
    // worth = -kept - |m + give| >= least if and only if |m + give| <= room.
    const int kept = opening.coins - opening.give;
    const int room = -least - kept;
    assert(room >= 0);
    const int above = room - opening.give + 1;
    const int first = answer(child.position, above);
    if (stopped() || first >= above) return -kept - (first + opening.give);
    const int below = -room - opening.give;
    const int second = answer(child.position, below);
    if (second < below) return -kept + (second + opening.give);
    return -kept - std::max(std::abs(first + opening.give), std::abs(second + opening.give));
}

int MarginSearch::Worker::answer(const QuietPosition& position, int least) {
    const int coins = position.coins();
    if (position.uncut() == 0) return sums_[position.pieces()].margin;
    least = rounded(least, coins);
    if (least > coins) return coins;
    if (least <= -coins) return -coins;
    const BoundTable::Key key = position.key(frame_);
    const std::uint64_t hash = BoundTable::hash(key);
    const BoundTable::Entry known = table_.find(key, hash);
    if (known.bounds.lower >= least) return known.bounds.lower;
    if (known.bounds.upper < least) return known.bounds.upper;

    const std::uint64_t nodes_before = nodes_++;
    if (nodes_ % kNodesBetweenPolls == 0) {
        search_.context_.poll();
        const std::uint64_t all =
            search_.nodes_.fetch_add(kNodesBetweenPolls, std::memory_order_relaxed);
        if (all / kNodesBetweenReports != (all + kNodesBetweenPolls) / kNodesBetweenReports)
            search_.report();
    }
    const std::uint8_t first_code =
        known.move < StringFrame::kMostStrings
            ? frame_.source[static_cast<std::size_t>(key.image)][known.move]
            : known.move;
    const std::size_t begin = children_.size();
    expand(position, least, first_code);

    // Look all children up. `best` bounds the worth of those that are settled.
    int best = -coins;
    std::uint8_t best_code = BoundTable::kNoMove;
    std::size_t end = begin;
    for (std::size_t i = begin; i < children_.size(); ++i) {
        Child& child = children_[i];
        if (!child.bounds.are_equal()) {
            const Bounds found = table_.find(child.key, child.hash).bounds;
            child.bounds.lower = std::max(child.bounds.lower, found.lower);
            child.bounds.upper = std::min(child.bounds.upper, found.upper);
        }
        const Bounds bounds = worth(child.opening, child.bounds);
        if (bounds.lower >= least) {
            best = bounds.lower;
            best_code = child.code;
            break;
        }
        if (bounds.upper < least)
            best = std::max(best, bounds.upper);
        else
            std::swap(children_[end++], child);
    }
    if (best < least) {
        std::sort(children_.begin() + static_cast<std::ptrdiff_t>(begin),
                  children_.begin() + static_cast<std::ptrdiff_t>(end),
                  [](const Child& a, const Child& b) { return a.order > b.order; });
        children_.resize(end,
                         children_.empty() ? Child{position, {}, 0, {}, 0, {}, 0} : children_[0]);
        for (std::size_t i = begin; i < end && best < least; ++i) {
            const Child child = children_[i];
            const int found = search_child(child, least);
            if (stopped()) break;
            if (found > best) best = found;
            if (found >= least) best_code = child.code;
        }
        if (best >= least) {
            int& praise = history_[least > 0][best_code];
            praise += 16;
            if (praise > (1 << 24))
                for (auto& side : history_)
                    for (int& each : side) each /= 2;
        }
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(begin), children_.end());
    if (stopped()) return best;
    BoundTable::Entry entry{key.strings, key.pieces, {-coins, coins}, best_code, 0};
    if (best_code < StringFrame::kMostStrings)
        entry.move = frame_.image[static_cast<std::size_t>(key.image)][best_code];
    (best >= least ? entry.bounds.lower : entry.bounds.upper) = best;
    entry.effort = static_cast<unsigned>(std::bit_width(nodes_ - nodes_before));
    table_.store(entry, hash);
    return best;
}

void MarginSearch::report() {
    const std::uint64_t millions = nodes() >> 20;
    context_.progress(std::to_string(millions) + " million nodes, table " +
                      std::to_string(100 * table_.size() / table_.capacity()) + "% full");
    if (settings_.now_and_then) settings_.now_and_then();
}

Bounds MarginSearch::known(const QuietPosition& position) const {
    const int coins = position.coins();
    if (position.uncut() == 0) {
        const int margin = sums_[position.pieces()].margin;
        return {margin, margin};
    }
    const BoundTable::Key key = position.key(frame_);
    const Bounds found = table_.find(key, BoundTable::hash(key)).bounds;
    return {std::max(-coins, found.lower), std::min(coins, found.upper)};
}

int MarginSearch::answer(const QuietPosition& position, int least) {
    std::atomic<bool> stop{false};
    std::exception_ptr failure;
    std::mutex mutex;
    int result = 0;
    bool is_answered = false;
    const auto work = [&](unsigned number) {
        try {
            Worker worker(*this, stop, number);
            const int found = worker.answer(position, least);
            const std::lock_guard lock(mutex);
            if (!stop.load(std::memory_order_relaxed)) {
                result = found;
                is_answered = true;
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
        }
        stop.store(true, std::memory_order_relaxed);
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < settings_.threads; ++i) others.emplace_back(work, i);
    work(0);
    for (std::thread& other : others) other.join();
    for (auto& word : busy_) word.store(0, std::memory_order_relaxed);
    if (!is_answered) std::rethrow_exception(failure);
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

}  // namespace upstar
