// From a position to what a search has to know: components, and one representative for each.
//
// Only here are `simplify`, `decompose`, `canonical` and `negated` put together;
// positions/position.h states what each of them promises.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "upstar/positions/position.h"

namespace upstar {

/// Appends positions whose values add up to that of p.
template <Position P>
void append_components(const P& p, std::vector<P>& out) {
    if constexpr (Simplifiable<P> && Decomposable<P>) {
        p.simplify().decompose(out);
    } else if constexpr (Decomposable<P>) {
        p.decompose(out);
    } else if constexpr (Simplifiable<P>) {
        out.push_back(p.simplify());
    } else {
        out.push_back(p);
    }
}

template <Position P>
P canonical_image(const P& p) {
    if constexpr (Symmetric<P>) {
        return p.canonical();
    } else {
        return p;
    }
}

/// The same with the packed key of the position, if it has one.
template <Position P>
struct Representative : Signed<P> {
    std::optional<std::uint64_t> packed = std::nullopt;
};

/// V(p) = V(position), or -V(position) if `negative`. Of a partizan position and its negative, the
/// one with the smaller packed key, or else the smaller hash, stands for both; if the hashes are
/// equal each stands for itself, which costs an entry in a memo and nothing else. (An order on
/// positions would serve as well, and be one more thing for every game to write.)
template <Position P>
Representative<P> representative(const P& p) {
    const auto keyed = [](Signed<P> image) -> Representative<P> {
        Representative<P> result{std::move(image)};
        if constexpr (PackedPosition<P>) result.packed = result.position.packed();
        return result;
    };
    if constexpr (Represented<P>) return keyed(p.representative());
    if constexpr (PacksNegative<P> && !Symmetric<P>) {
        if (const auto key = p.packed()) {
            const std::uint64_t negative = p.packed_negative();
            if (negative < *key) return {{p.negated(), true}, negative};
            return {{p, false}, key};
        }
    }
    Representative<P> image = keyed({canonical_image(p), false});
    if constexpr (PartizanPosition<P> && Negatable<P>) {
        Representative<P> mirror = keyed({canonical_image(p.negated()), true});
        if (image.packed) return mirror.packed < image.packed ? mirror : image;
        if (hash_value(mirror.position) < hash_value(image.position)) return mirror;
    }
    return image;
}

}  // namespace upstar
