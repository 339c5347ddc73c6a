// A sum of positions of one game, as a position: a move is a move in one of the parts.
//
// Parts are simplified, decomposed and replaced by their canonical images, and a part meets its
// negative only to vanish with it, since G - G = 0. What is left is kept in the order of the
// hashes, so that sums that differ only in the order of their parts are equal. (Parts with equal
// hashes may stand in either order: two equal sums then count as different, which a memo survives.)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "upstar/base/hash.h"
#include "upstar/positions/position.h"
#include "upstar/search/components.h"

namespace upstar {

template <PartizanPosition P>
class PositionSum {
public:
    PositionSum() = default;
    explicit PositionSum(const P& p) { add(p); }
    explicit PositionSum(const std::vector<P>& parts) {
        for (const P& p : parts) add(p);
    }

    const std::vector<P>& parts() const { return parts_; }

    void options(Player player, std::vector<PositionSum>& out) const {
        std::vector<P> moves;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (i > 0 && parts_[i] == parts_[i - 1]) continue;
            PositionSum rest = *this;
            rest.parts_.erase(rest.parts_.begin() + static_cast<std::ptrdiff_t>(i));
            moves.clear();
            parts_[i].options(player, moves);
            for (const P& move : moves) {
                out.push_back(rest);
                out.back().add(move);
            }
        }
    }

    PositionSum negated() const requires Negatable<P> {
        PositionSum result;
        for (const P& part : parts_) result.insert(canonical_image(part.negated()));
        return result;
    }

    std::size_t memory() const {
        std::size_t bytes = parts_.size() * sizeof(P);
        if constexpr (HoldsMemory<P>)
            for (const P& part : parts_) bytes += part.memory();
        return bytes;
    }

    std::string to_string() const {
        std::string text;
        for (const P& part : parts_) text += (text.empty() ? "" : "+") + part.to_string();
        return text.empty() ? "0" : text;
    }

    friend bool operator==(const PositionSum&, const PositionSum&) = default;
    friend std::size_t hash_value(const PositionSum& sum) {
        std::uint64_t hash = mix(sum.parts_.size());
        for (const P& part : sum.parts_) hash = combine(hash, hash_value(part));
        return static_cast<std::size_t>(hash);
    }

private:
    void add(const P& p) {
        std::vector<P> components;
        append_components(p, components);
        for (const P& component : components) {
            P part = canonical_image(component);
            if constexpr (Negatable<P>) {
                const P mirror = canonical_image(part.negated());
                const auto found = std::find(parts_.begin(), parts_.end(), mirror);
                if (found != parts_.end()) {
                    parts_.erase(found);
                    continue;
                }
            }
            insert(std::move(part));
        }
    }

    void insert(P part) {
        const auto by_hash = [](const P& a, const P& b) { return hash_value(a) < hash_value(b); };
        parts_.insert(std::upper_bound(parts_.begin(), parts_.end(), part, by_hash),
                      std::move(part));
    }

    std::vector<P> parts_;
};

}  // namespace upstar
