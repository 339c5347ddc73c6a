// From a position to what a search has to know: components, and one representative for each.
//
// Only here are `simplify`, `decompose`, `canonical` and `negated` put together;
// rulesets/position.h states what each of them promises.
#pragma once

#include <vector>

#include "upstar/rulesets/position.h"

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

/// V(p) = V(position), or -V(position) if `negative`. Of a partizan position and its negative, the
/// one with the smaller packed key, or else the smaller hash, stands for both; if the hashes are
/// equal each stands for itself, which costs an entry in a memo and nothing else. (An order on
/// positions would serve as well, and be one more thing for every game to write.)
template <Position P>
Signed<P> representative(const P& p) {
    if constexpr (Represented<P>) return p.representative();
    Signed<P> image{canonical_image(p), false};
    if constexpr (PartizanPosition<P> && Negatable<P>) {
        Signed<P> mirror{canonical_image(p.negated()), true};
        if constexpr (PackedPosition<P>)
            if (const auto key = image.position.packed())
                return mirror.position.packed() < key ? mirror : image;
        if (hash_value(mirror.position) < hash_value(image.position)) return mirror;
    }
    return image;
}

}  // namespace upstar
