// A hash of values that is the same on every machine, in every arena and for any number of threads.
//
// It follows the canonical form down to numbers, ups and nimbers and never looks at an id. Hashing
// the printed text would say the same, but the text of a value is a tree, exponentially larger than
// its followers.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <string_view>

#include "upstar/values/arena.h"

namespace upstar {

class Fingerprint {
public:
    explicit Fingerprint(Arena& arena) : arena_(arena) {}

    std::uint64_t of(Game g);

    /// How many distinct values were met, followers that are stored included.
    std::size_t values() const { return known_.size(); }

private:
    Arena& arena_;
    boost::unordered_flat_map<std::uint32_t, std::uint64_t> known_;
};

std::uint64_t hash_of(std::string_view text);

}  // namespace upstar
