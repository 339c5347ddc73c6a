#include "upstar/games/dots/solver/margin_worker.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

#include "upstar/base/bits.h"

namespace upstar::dots {
namespace {

constexpr std::uint64_t kNodesBetweenReports = 1 << 20;
constexpr std::uint64_t kNodesBetweenPolls = 1 << 10;

// What moves are ordered by: how often each was the answer of late, of kPraise if always, less
// kSafeMove for each safe move it leaves, since what decides the parity soonest takes least to
// search.
constexpr int kPraise = 1 << 20;
constexpr int kPraiseShift = 8;
constexpr int kSafeMove = kPraise / 32;
constexpr int kFirst = INT32_MAX;
constexpr int kDeferred = INT32_MIN;

// With more strings, few positions are one graph.
constexpr int kMostStringsByCode = 26;

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

MarginSearch::Worker::Name MarginSearch::Worker::name_of(const QuietPosition& position) const {
    Name name;
    name.key = position.key(frame_);
    name.hash = BoundTable::hash(name.key);
    return name;
}

void MarginSearch::Worker::find_code(const QuietPosition& position, Name& name) {
    const StringSet strings = position.uncut();
    if (__builtin_popcountll(strings) > kMostStringsByCode) return;
    RecentCode& recent = recent_codes_[static_cast<std::size_t>(mix(strings)) % kRecentCodes];
    if (recent.strings != strings) recent = {strings, graph_code(frame_, strings)};
    name.code = recent.code;
    name.code_hash = CodeTable::hash({name.code, position.pieces()});
}

void MarginSearch::Worker::complete(const Opening& opening, int order) {
    Child& child = children_.back();
    const QuietPosition& position = child.position;
    child.bounds = {-position.coins(), position.coins()};
    child.order = order;
    child.code = opening.code;
    child.give = opening.give;
    child.coins = opening.coins;
    if (position.uncut() == 0) {
        child.bounds.lower = child.bounds.upper = sums_[position.pieces()].margin;
        return;
    }
    child.name = name_of(position);
    table_.prefetch(child.name.hash);
}

int MarginSearch::Worker::expand(const QuietPosition& position, int least,
                                 std::uint8_t first_code) {
    const Praise& praise = praise_for(position, least);
    const auto order = [&](std::uint8_t code) {
        return code == first_code ? kFirst : praise[code];
    };
    for (StringSet left = position.safe_strings(frame_); left != 0; left &= left - 1) {
        Opening safe;
        safe.code = static_cast<std::uint8_t>(lowest_bit(left));
        children_.emplace_back(position).position.cut(frame_, sums_, safe.code);
        complete(safe, order(safe.code));
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
        children_.emplace_back(position).position.open(frame_, sums_, opening);
        complete(opening, order(opening.code));
    }
    return best;
}

template <class Find>
int MarginSearch::Worker::look_up(std::size_t begin, int least, std::uint8_t& answer,
                                  const Find& find) {
    int best = -BoundTable::kWidest;
    std::size_t end = begin;
    for (std::size_t i = begin; i < children_.size(); ++i) {
        Child& child = children_[i];
        if (!child.bounds.are_equal()) {
            const Bounds found = find(child);
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
        else if (i != end++)
            children_[end - 1] = child;
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(end), children_.end());
    return best;
}

int MarginSearch::Worker::look_up_strings(std::size_t begin, int least, std::uint8_t& answer) {
    return look_up(begin, least, answer, [this](const Child& child) {
        return table_.find(child.name.key, child.name.hash).bounds;
    });
}

int MarginSearch::Worker::look_up_codes(std::size_t begin, int least, std::uint8_t& answer) {
    for (std::size_t i = begin; i < children_.size(); ++i) {
        Name& name = children_[i].name;
        find_code(children_[i].position, name);
        if (name.code.is_valid()) codes_.prefetch(name.code_hash);
    }
    return look_up(begin, least, answer, [this](const Child& child) {
        const Name& name = child.name;
        return name.code.is_valid() ? codes_.find({name.code, name.key.pieces}, name.code_hash)
                                    : child.bounds;
    });
}

void MarginSearch::Worker::order_by_safe_moves(std::size_t begin) {
    for (std::size_t i = begin; i < children_.size(); ++i) {
        Child& child = children_[i];
        if (child.order != kFirst)
            child.order -= kSafeMove * __builtin_popcountll(child.position.safe_strings(frame_));
    }
}

void MarginSearch::Worker::select(std::size_t i) {
    std::size_t best = i;
    for (std::size_t j = i + 1; j < children_.size(); ++j)
        if (children_[j].order >= children_[best].order) best = j;
    if (best != i) std::swap(children_[i], children_[best]);
}

// Whether the worth of the move is at least `least`, as a number like that of `answer`.
int MarginSearch::Worker::search_child(const Child& child, int least) {
    if (child.give == 0)
        return -child.coins - answer(child.position, child.name, 1 - least - child.coins);
    // worth = -kept - |m + give| >= least if and only if |m + give| <= room.
    const int kept = child.coins - child.give;
    const int room = -least - kept;
    assert(room >= 0);
    const int above = room - child.give + 1;
    const int first = answer(child.position, child.name, above);
    if (stopped() || first >= above) return -kept - (first + child.give);
    const int below = -room - child.give;
    const int second = answer(child.position, child.name, below);
    if (second < below) return -kept + (second + child.give);
    return -kept - std::max(std::abs(first + child.give), std::abs(second + child.give));
}

auto MarginSearch::Worker::praise_for(const QuietPosition& position, int least) -> Praise& {
    const int turns = __builtin_popcountll(position.uncut()) - position.coins();
    return praise_[static_cast<std::size_t>(2 * (turns & 1) + (least > 0 ? 1 : 0))];
}

void MarginSearch::Worker::learn(Praise& praise, std::size_t begin, std::size_t answer) {
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
    return &search_.busy_[static_cast<std::size_t>(child.name.hash >> 32) % kBusySlots];
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
    Name name = name_of(position);
    find_code(position, name);
    return answer(position, name, least);
}

int MarginSearch::Worker::answer(const QuietPosition& position, const Name& name, int least) {
    const int coins = position.coins();
    if (position.uncut() == 0) return sums_[position.pieces()].margin;
    least = rounded(least, coins);
    if (least > coins) return coins;
    if (least <= -coins) return -coins;
    const BoundTable::Entry known = table_.find(name.key, name.hash);
    if (known.bounds.lower >= least) return known.bounds.lower;
    if (known.bounds.upper < least) return known.bounds.upper;

    const std::uint64_t nodes_before = nodes_;
    count_node();
    const auto& source = frame_.source[static_cast<std::size_t>(name.key.image)];
    const std::size_t begin = children_.size();
    std::uint8_t best_code = BoundTable::kNoMove;
    int best = expand(position, least,
                      known.move < StringFrame::kMostStrings ? source[known.move] : known.move);
    best = std::max(best, look_up_strings(begin, least, best_code));
    if (best < least) best = std::max(best, look_up_codes(begin, least, best_code));
    if (best < least) order_by_safe_moves(begin);
    for (std::size_t i = begin; i < children_.size() && best < least && !stopped(); ++i) {
        select(i);
        std::atomic<std::uint64_t>* const slot = busy_slot(children_[i]);
        if (slot != nullptr && i != begin && children_[i].order != kDeferred &&
            slot->load(std::memory_order_relaxed) == children_[i].name.hash) {
            children_[i--].order = kDeferred;
            continue;
        }
        const Child child = children_[i];
        if (slot != nullptr) slot->store(child.name.hash, std::memory_order_relaxed);
        const int found = search_child(child, least);
        if (slot != nullptr) slot->store(0, std::memory_order_relaxed);
        best = std::max(best, found);
        if (found < least || stopped()) continue;
        best_code = child.code;
        learn(praise_for(position, least), begin, i);
    }
    children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(begin), children_.end());
    if (stopped()) return best;

    BoundTable::Entry entry{name.key.strings, name.key.pieces, {-coins, coins}, best_code, 0};
    if (best_code < StringFrame::kMostStrings)
        entry.move = frame_.image[static_cast<std::size_t>(name.key.image)][best_code];
    (best >= least ? entry.bounds.lower : entry.bounds.upper) = best;
    entry.effort = static_cast<unsigned>(std::bit_width(nodes_ - nodes_before));
    table_.store(entry, name.hash);
    if (name.code.is_valid())
        codes_.store({name.code, name.key.pieces}, name.code_hash, entry.bounds, entry.effort);
    return best;
}

}  // namespace upstar::dots
