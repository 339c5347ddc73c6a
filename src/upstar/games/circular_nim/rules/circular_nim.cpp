#include "upstar/games/circular_nim/rules/circular_nim.h"

#include <algorithm>
#include <bit>

#include "upstar/base/hash.h"
#include "upstar/positions/dihedral.h"

namespace upstar::circular_nim {
namespace {

bool counts_in_units(Removal removal) {
    return takes_from_each(removal) || removal == Removal::FixedFromSome;
}

// How many tokens one stack may lose: least, least + step, ..., at most `most`.
struct Takes {
    std::uint32_t least;
    std::uint32_t most;
    std::uint32_t step;
};

Takes takes(const CircularRules& rules, std::uint32_t stack) {
    const std::uint32_t a = rules.amount;
    switch (rules.removal) {
        case Removal::FixedFromSome:
            return {0, std::min(stack, a), a};
        case Removal::FixedFromEach:
            return {a, std::min(stack, a), a};
        case Removal::AtLeastFromEach:
            return {a, stack, 1};
        case Removal::AtLeastInTotal:
            return {0, stack, 1};
        case Removal::ExactlyInTotal:
            return {0, std::min(stack, a), 1};
    }
    return {};
}

// Whether a move that takes so many tokens in all is one, if it takes rightly from each stack.
bool total_is_right(const CircularRules& rules, std::uint32_t total) {
    switch (rules.removal) {
        case Removal::AtLeastInTotal:
            return total >= rules.amount;
        case Removal::ExactlyInTotal:
            return total == rules.amount;
        default:
            return total > 0;
    }
}

bool lies_in_one_of(StackMask set, const std::vector<StackMask>& windows) {
    return std::any_of(windows.begin(), windows.end(),
                       [&](StackMask window) { return (set & ~window) == 0; });
}

}  // namespace

CircularNim::Position::Position(const CircularRules& rules, const Stacks& stacks)
    : stacks_(stacks),
      amount_(static_cast<std::uint16_t>(rules.amount)),
      count_(static_cast<std::uint8_t>(rules.stacks)),
      window_(static_cast<std::uint8_t>(rules.window)),
      removal_(rules.removal),
      circle_(rules.circle),
      family_(rules.family) {}

CircularRules CircularNim::Position::rules() const {
    CircularRules rules{count_, window_, removal_, amount_, circle_};
    rules.family = family_;
    return rules;
}

bool operator==(const CircularNim::Position& a, const CircularNim::Position& b) {
    return a.stacks_ == b.stacks_ && a.rules() == b.rules();
}

StackMask CircularNim::Position::not_empty() const {
    StackMask mask = 0;
    for (std::size_t i = 0; i < count_; ++i)
        if (stacks_[i] > 0) mask |= StackMask{1} << i;
    return mask;
}

// The stacks that moves in this window take from; none if there is no move.
StackMask CircularNim::Position::touched(StackMask window) const {
    StackMask enough = 0;
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < count_; ++i) {
        if ((window >> i & 1) == 0) continue;
        total += stacks_[i];
        if (stacks_[i] >= amount_) enough |= StackMask{1} << i;
    }
    if (removal_ == Removal::FixedFromSome) return enough;
    if (takes_from_each(removal_)) return enough == window ? window : 0;
    return total >= amount_ ? not_empty() & window : 0;
}

void CircularNim::Position::options(std::vector<Position>& out) const {
    std::vector<StackMask> before;
    for (const StackMask window : windows_of(rules())) {
        if (touched(window) != 0) append_moves(window, before, out);
        before.push_back(window);
    }
}

// The moves in a window that are not moves in one before it.
void CircularNim::Position::append_moves(StackMask window,
                                         const std::vector<StackMask>& windows_before,
                                         std::vector<Position>& out) const {
    const CircularRules rules = this->rules();
    std::array<Takes, kMostStacks> range{};
    std::array<std::uint32_t, kMostStacks> taken{};
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < count_; ++i) {
        if ((window >> i & 1) != 0) range[i] = takes(rules, stacks_[i]);
        taken[i] = range[i].least;
        total += taken[i];
    }
    for (std::size_t i = 0; i < count_;) {
        if (total_is_right(rules, total)) {
            Position option = *this;
            StackMask changed = 0;
            for (std::size_t j = 0; j < count_; ++j) {
                option.stacks_[j] = static_cast<std::uint16_t>(stacks_[j] - taken[j]);
                if (taken[j] > 0) changed |= StackMask{1} << j;
            }
            // Where a move takes from each stack of its window, no other window has it.
            if (takes_from_each(removal_) || !lies_in_one_of(changed, windows_before))
                out.push_back(option);
        }
        // The next way to take, counted like an odometer.
        for (i = 0; i < count_; ++i) {
            if (range[i].step > 0 && taken[i] + range[i].step <= range[i].most) {
                taken[i] += range[i].step;
                total += range[i].step;
                break;
            }
            total -= taken[i] - range[i].least;
            taken[i] = range[i].least;
        }
    }
}

void CircularNim::Position::decompose(std::vector<Position>& out) const {
    std::vector<StackMask> parts;
    for (const StackMask window : windows_of(rules())) {
        StackMask joined = touched(window);
        if (joined == 0) continue;
        std::erase_if(parts, [&](StackMask part) {
            const bool meets = (part & joined) != 0;
            if (meets) joined |= part;
            return meets;
        });
        parts.push_back(joined);
    }
    for (const StackMask part : parts) {
        out.push_back(*this);
        Stacks& stacks = out.back().stacks_;
        for (std::size_t i = 0; i < count_; ++i) {
            if ((part >> i & 1) == 0) stacks[i] = 0;
            if (counts_in_units(removal_))
                stacks[i] = static_cast<std::uint16_t>(stacks[i] / amount_ * amount_);
        }
    }
}

CircularNim::Position CircularNim::Position::canonical() const {
    if (circle_) return {rules(), least_on_circle(stacks_, count_)};
    if (family_) {
        Stacks least = stacks_, seen = stacks_;
        for (const Image& image : family_->symmetries) {
            for (std::size_t i = 0; i < count_; ++i) seen[i] = stacks_[image[i]];
            least = std::min(least, seen);
        }
        return {rules(), least};
    }
    Stacks image = stacks_;
    const auto end = image.begin() + count_;
    const auto close_up = [&] {
        std::rotate(image.begin(), std::find_if(image.begin(), end, [](auto s) { return s > 0; }),
                    end);
    };
    close_up();
    const Stacks forward = image;
    std::reverse(image.begin(), end);
    close_up();
    return {rules(), std::min(forward, image)};
}

// With all tokens in one window, a move of V5 leaves any smaller total that is at least a less, and
// one of V6 exactly a less. With one window that has moves, a move of V4 leaves any smaller
// minimum, in units of a, and one of V2 the next smaller one. In V1, on any board, a player who
// finds all stacks even (in units of a) answers each move by the same move again: there the value
// is 0.
std::optional<std::uint32_t> CircularNim::Position::known_nim_value() const {
    const std::vector<StackMask> windows = windows_of(rules());
    if (takes_from_each(removal_)) {
        const auto has_move = [&](StackMask window) { return touched(window) != 0; };
        const auto found = std::find_if(windows.begin(), windows.end(), has_move);
        if (found == windows.end()) return 0;
        if (std::any_of(found + 1, windows.end(), has_move)) return std::nullopt;
        std::uint32_t units = kMostTokens;
        for (std::size_t i = 0; i < count_; ++i)
            if ((*found >> i & 1) != 0)
                units = std::min<std::uint32_t>(units, stacks_[i] / amount_);
        return removal_ == Removal::AtLeastFromEach ? units : units % 2;
    }
    std::uint32_t total = 0;
    StackMask odd = 0;
    for (std::size_t i = 0; i < count_; ++i) {
        total += stacks_[i];
        if (stacks_[i] / amount_ % 2 == 1) odd |= StackMask{1} << i;
    }
    const StackMask tokens = not_empty();
    if (removal_ == Removal::FixedFromSome) {
        if (odd == 0) return 0;
        return std::has_single_bit(tokens) && lies_in_one_of(tokens, windows)
                   ? std::optional<std::uint32_t>(1)
                   : std::nullopt;
    }
    if (!lies_in_one_of(tokens, windows)) return std::nullopt;
    const std::uint32_t moves = total / amount_;
    return removal_ == Removal::AtLeastInTotal ? moves : moves % 2;
}

std::uint64_t CircularNim::Position::most_options() const {
    std::uint64_t most = 0;
    for (const StackMask window : windows_of(rules())) {
        std::uint64_t ways = 1;
        for (std::size_t i = 0; i < count_; ++i) {
            const Takes range = takes(rules(), stacks_[i]);
            if ((window >> i & 1) == 0 || range.most < range.least) continue;
            ways = std::min(ways * ((range.most - range.least) / range.step + 1), kMostOptions);
        }
        most += ways;
    }
    return most;
}

std::size_t hash_value(const CircularNim::Position& p) {
    std::uint64_t hash = combine(
        mix(p.amount_), std::uint64_t{p.count_} << 24 | std::uint64_t{p.window_} << 16 |
                            static_cast<std::uint64_t>(p.removal_) << 8 | std::uint64_t{p.circle_});
    if (p.family_)
        for (const StackMask set : p.family_->sets) hash = combine(hash, set);
    for (std::size_t i = 0; i < p.count_; i += 4) {
        std::uint64_t word = 0;
        for (std::size_t j = i; j < i + 4; ++j) word = word << 16 | p.stacks_[j];
        hash = combine(hash, word);
    }
    return static_cast<std::size_t>(hash);
}

}  // namespace upstar::circular_nim
