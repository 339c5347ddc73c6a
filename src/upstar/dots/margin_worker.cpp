#include "upstar/dots/margin_worker.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace upstar {
namespace {

constexpr std::uint64_t kNodesBetweenReports = 1 << 20;
constexpr std::uint64_t kNodesBetweenPolls = 1 << 10;

// What moves are ordered by: how often each was the answer of late, less a sixteenth for each safe
// move it leaves, since what decides the parity soonest takes least to search.
constexpr int kPraise = 1 << 20;
constexpr int kPraiseShift = 8;
constexpr int kSafeMove = kPraise / 16;
constexpr int kFirst = INT32_MAX;
constexpr int kDeferred = INT32_MIN;

// Positions with fewer strings are not worth telling the other threads of.
constexpr int kFewStrings = 12;

}  // namespace

MarginSearch::Worker::~Worker() {
    search_.nodes_.fetch_add(nodes_ % kNodesBetweenPolls, std::memory_order_relaxed);
}

Bounds MarginSearch::Worker::worth(const Child& child) {
    const Bounds& after = child.bounds;
    if (child.give == 0) return {-child.coins - after.upper, -child.coins - after.lower};
    const int low = after.lower + child.give;
    const int high = after.upper + child.give;
    const int kept = child.coins - child.give;
    const int nearest = low <= 0 && high >= 0 ? (low & 1) : std::min(std::abs(low), std::abs(high));
    return {-kept - std::max(std::abs(low), std::abs(high)), -kept - nearest};
}

void MarginSearch::Worker::append(const QuietPosition& child, const Opening& opening, int order) {
    Child made{
        child,        child.key(frame_), 0, {-child.coins(), child.coins()}, order, opening.code,
        opening.give, opening.coins};
    if (child.uncut() == 0) {
        made.bounds.lower = made.bounds.upper = sums_[child.pieces()].margin;
    } else {
        made.hash = BoundTable::hash(made.key);
        table_.prefetch(made.hash);
    }
    if (order != kFirst) made.order -= kSafeMove * __builtin_popcountll(child.safe_strings(frame_));
    children_.push_back(made);
}

int MarginSearch::Worker::expand(const QuietPosition& position, int least,
                                 std::uint8_t first_code) {
    const auto& praise = praise_[least > 0];
    const auto order = [&](std::uint8_t code) {
        return code == first_code ? kFirst : praise[code];
    };
    for (StringSet left = position.safe_strings(frame_); left != 0; left &= left - 1) {
        Opening safe;
        safe.code = static_cast<std::uint8_t>(lowest(left));
        QuietPosition child = position;
        child.cut(frame_, sums_, safe.code);
        append(child, safe, order(safe.code));
    }
    int best = -position.coins();
    Opening openings[QuietPosition::kMostOpenings];
    const int count = position.openings(frame_, sums_, openings);
    for (int i = 0; i < count; ++i) {
        const Opening& opening = openings[i];
        if (opening.is_loony()) {
            const int odd = (position.coins() - opening.coins) & 1;
            const int most = opening.give - opening.coins - odd;
            if (most < least) {
                best = std::max(best, most);
                continue;
            }
        }
        QuietPosition child = position;
        child.open(frame_, sums_, opening);
        append(child, opening, order(opening.code));
    }
    return best;
}

int MarginSearch::Worker::look_up(std::size_t begin, int least, std::uint8_t& answer) {
    int best = -BoundTable::kWidest;
    std::size_t end = begin;
    for (std::size_t i = begin; i < children_.size(); ++i) {
        Child& child = children_[i];
        if (!child.bounds.are_equal()) {
            const Bounds found = table_.find(child.key, child.hash).bounds;
            child.bounds.lower = std::max(child.bounds.lower, found.lower);
            child.bounds.upper = std::min(child.bounds.upper, found.upper);
        }
        const Bounds bounds = worth(child);
        if (bounds.lower >= least) {
            answer = child.code;
            return bounds.lower;
        }
        if (bounds.upper < least)
            best = std::max(best, bounds.upper);
        else
            std::swap(children_[end++], child);
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(end), children_.end());
    return best;
}

void MarginSearch::Worker::select(std::size_t i) {
    std::size_t best = i;
    for (std::size_t j = i + 1; j < children_.size(); ++j)
        if (children_[j].order >= children_[best].order) best = j;
    if (best != i) std::swap(children_[i], children_[best]);
}

// Whether the worth of the move is at least `least`, as a number like that of `answer`.
int MarginSearch::Worker::search_child(const Child& child, int least) {
    if (child.give == 0) return -child.coins - answer(child.position, 1 - least - child.coins);
    // worth = -kept - |m + give| >= least if and only if |m + give| <= room.
    const int kept = child.coins - child.give;
    const int room = -least - kept;
    assert(room >= 0);
    const int above = room - child.give + 1;
    const int first = answer(child.position, above);
    if (stopped() || first >= above) return -kept - (first + child.give);
    const int below = -room - child.give;
    const int second = answer(child.position, below);
    if (second < below) return -kept + (second + child.give);
    return -kept - std::max(std::abs(first + child.give), std::abs(second + child.give));
}

void MarginSearch::Worker::learn(std::size_t begin, std::size_t answer, int least) {
    auto& praise = praise_[least > 0];
    for (std::size_t i = begin; i < answer; ++i) {
        int& blamed = praise[children_[i].code];
        blamed -= blamed >> kPraiseShift;
    }
    int& praised = praise[children_[answer].code];
    praised += (kPraise - praised) >> kPraiseShift;
}

std::atomic<std::uint64_t>* MarginSearch::Worker::busy_slot(const Child& child) const {
    if (search_.settings_.threads == 1 ||
        __builtin_popcountll(child.position.uncut()) < kFewStrings)
        return nullptr;
    return &search_.busy_[static_cast<std::size_t>(child.hash >> 32) % kBusySlots];
}

void MarginSearch::Worker::count_node() {
    if (++nodes_ % kNodesBetweenPolls != 0) return;
    search_.context_.poll();
    if (search_.wants_to_grow()) stop_.store(true, std::memory_order_relaxed);
    const std::uint64_t all =
        search_.nodes_.fetch_add(kNodesBetweenPolls, std::memory_order_relaxed);
    if (all / kNodesBetweenReports != (all + kNodesBetweenPolls) / kNodesBetweenReports)
        search_.report();
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

    const std::uint64_t nodes_before = nodes_;
    count_node();
    const auto& source = frame_.source[static_cast<std::size_t>(key.image)];
    const std::size_t begin = children_.size();
    std::uint8_t best_code = BoundTable::kNoMove;
    int best = expand(position, least,
                      known.move < StringFrame::kMostStrings ? source[known.move] : known.move);
    best = std::max(best, look_up(begin, least, best_code));
    for (std::size_t i = begin; i < children_.size() && best < least && !stopped(); ++i) {
        select(i);
        std::atomic<std::uint64_t>* const slot = busy_slot(children_[i]);
        if (slot != nullptr && i != begin && children_[i].order != kDeferred &&
            slot->load(std::memory_order_relaxed) == children_[i].hash) {
            children_[i--].order = kDeferred;
            continue;
        }
        const Child child = children_[i];
        if (slot != nullptr) slot->store(child.hash, std::memory_order_relaxed);
        const int found = search_child(child, least);
        if (slot != nullptr) slot->store(0, std::memory_order_relaxed);
        best = std::max(best, found);
        if (found < least || stopped()) continue;
        best_code = child.code;
        learn(begin, i, least);
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

}  // namespace upstar
