// A value: the name of a canonical form inside an Arena.
//
// Equal games have equal ids, so `==` is one comparison. One bit of the id tells the two kinds of
// record apart without touching memory:
//
//     bit 31 | bit 30        | bits 29..0
//       0    | 1 = simple    | index into the arena's simple records (number + ups + nimber)
//            | 0 = general   | index into the arena's general records (lists of options)
//
// A general game is interned after its options, so its index is larger than that of each general
// option: ascending ids are a topological order.
#pragma once

#include <cstddef>
#include <cstdint>

#include "upstar/base/hash.h"

namespace upstar {

class Game {
public:
    static constexpr std::uint32_t kSimpleBit = 1u << 30;
    static constexpr std::uint32_t kIndexMask = kSimpleBit - 1;

    constexpr Game() = default;  ///< zero
    constexpr explicit Game(std::uint32_t id) : id_(id) {}

    constexpr std::uint32_t id() const { return id_; }
    constexpr bool is_simple() const { return (id_ & kSimpleBit) != 0; }
    constexpr std::uint32_t index() const { return id_ & kIndexMask; }
    constexpr bool is_zero() const { return id_ == kSimpleBit; }

    friend constexpr bool operator==(Game a, Game b) { return a.id_ == b.id_; }
    friend constexpr bool operator!=(Game a, Game b) { return a.id_ != b.id_; }
    /// Order of interning: good for sorting sets, meaningless as a comparison of games.
    friend constexpr bool operator<(Game a, Game b) { return a.id_ < b.id_; }

    friend std::size_t hash_value(Game g) { return static_cast<std::size_t>(mix(g.id_)); }

private:
    std::uint32_t id_ = kSimpleBit;  // the arena interns zero first
};

static_assert(sizeof(Game) == 4);

}  // namespace upstar
