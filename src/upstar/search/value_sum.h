// A sum of big components and of values: what the outcome search plays on.
//
// A big component stands here as its representative with a sign (components.h), so that the
// negative of a sum costs next to nothing, and components that are negatives of each other are seen
// to cancel. Parts are kept in the order of their hashes: sums that differ only in the order of
// their parts are equal. (Parts with equal hashes may stand in either order: two equal sums then
// count as different, which a memo survives.)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "upstar/base/hash.h"
#include "upstar/search/components.h"
#include "upstar/search/value_terms.h"

namespace upstar {

/// A representative or, if `negative`, its negative.
template <PartizanPosition P>
struct Part {
    P position;
    bool negative = false;
    bool is_own_negative = false;

    explicit Part(const P& component) {
        Signed<P> key = representative(component);
        position = std::move(key.position);
        negative = key.negative;
        if constexpr (Negatable<P>)
            is_own_negative = canonical_image(position.negated()) == position;
    }
    void negate() {
        if (!is_own_negative) negative = !negative;
    }
    bool cancels(const Part& other) const {
        return (is_own_negative || negative != other.negative) && position == other.position;
    }

    friend bool operator==(const Part&, const Part&) = default;
    friend std::size_t hash_value(const Part& part) {
        return static_cast<std::size_t>(combine(hash_value(part.position), part.negative));
    }
};

template <PartizanPosition P>
class ValueSum {
public:
    const std::vector<Part<P>>& parts() const { return parts_; }
    const ValueTerms& terms() const { return terms_; }

    /// Adds a part, or takes away the one that it cancels with. Returns whether it was added.
    bool add(Part<P> part) {
        const auto found = std::find_if(parts_.begin(), parts_.end(),
                                        [&](const Part<P>& other) { return part.cancels(other); });
        if (found != parts_.end()) {
            parts_.erase(found);
            return false;
        }
        const auto by_hash = [](const Part<P>& a, const Part<P>& b) {
            return hash_value(a) < hash_value(b);
        };
        parts_.insert(std::upper_bound(parts_.begin(), parts_.end(), part, by_hash),
                      std::move(part));
        return true;
    }
    void add(TermAdder& adder, Game value) { adder.add(terms_, value); }

    ValueSum without_part(std::size_t i) const {
        ValueSum rest = *this;
        rest.parts_.erase(rest.parts_.begin() + static_cast<std::ptrdiff_t>(i));
        return rest;
    }
    ValueSum without_term(std::size_t i) const {
        ValueSum rest = *this;
        rest.terms_.erase(rest.terms_.begin() + static_cast<std::ptrdiff_t>(i));
        return rest;
    }

    /// Takes the number out of a number or of number + ups + nimber, if that is the only term.
    Game take_number(Arena& arena) {
        if (terms_.size() != 1 || !terms_.front().is_simple()) return Game();
        const Game term = terms_.front();
        terms_.front() = arena.simple(Dyadic(), arena.ups(term), arena.nimber_part(term));
        if (terms_.front().is_zero()) terms_.clear();
        return arena.stop(term, Player::Left);
    }

    ValueSum negated(Arena& arena) const {
        ValueSum result;
        for (Part<P> part : parts_) {
            part.negate();
            result.add(std::move(part));
        }
        for (const Game term : terms_) result.terms_.push_back(negative(arena, term));
        std::sort(result.terms_.begin(), result.terms_.end());
        return result;
    }

    std::size_t memory() const {
        std::size_t bytes = parts_.capacity() * sizeof(Part<P>) + terms_.capacity() * sizeof(Game);
        if constexpr (HoldsMemory<P>)
            for (const Part<P>& part : parts_) bytes += part.position.memory();
        return bytes;
    }

    friend bool operator==(const ValueSum&, const ValueSum&) = default;
    friend std::size_t hash_value(const ValueSum& sum) {
        std::uint64_t hash = mix(sum.parts_.size());
        for (const Part<P>& part : sum.parts_) hash = combine(hash, hash_value(part));
        for (const Game term : sum.terms_) hash = combine(hash, term.id());
        return static_cast<std::size_t>(hash);
    }

private:
    std::vector<Part<P>> parts_;
    ValueTerms terms_;
};

}  // namespace upstar
