// How far beyond its bounding box a group of Konane stones can get: upper bounds.
//
// The penetration of a group is the greatest distance beyond a line that one of its stones can
// reach by any sequence of jumps, whoever makes them (M. Ernst, Playing Konane Mathematically,
// 1995, "How to Separate"). It is the old question of the peg solitaire army, so colours do not
// matter. Each bound below is sound by itself, edges and blocked squares only take jumps away, and
// separation uses the least of those that are switched on:
//
//     Table      Ernst's Table 1, by depth (across the line) and width of the bounding box; every
//                entry is proved by ../army/penetration_table.h
//     Count      1, 2, 3, 4 squares take 2, 4, 8, 20 stones; nobody gets 5 squares far (Conway)
//     Shape      the golden-ratio potential: let s^2 + s = 1 and weigh a stone at distance d from
//                a square c (in steps along rows and columns) by s^d. A jump towards c leaves the
//                sum as it is, every other lowers it, and a stone on c weighs 1: while the sum is
//                below 1, nothing reaches c. Weights are rounded up, so rounding only errs towards
//                "within reach".
//     Stuck      a group without a jump stays where it is
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace upstar::konane {

enum class KonaneBound : std::uint8_t { Table, Count, Shape, Stuck };

struct KonaneBoundText {
    KonaneBound bound;
    std::string_view key;   ///< the parameter that switches it off
    std::string_view name;  ///< for people
};

constexpr std::array<KonaneBoundText, 4> kKonaneBounds = {{
    {KonaneBound::Table, "table_bound", "depth and width of the group"},
    {KonaneBound::Count, "count_bound", "number of stones"},
    {KonaneBound::Shape, "shape_bound", "golden-ratio potential"},
    {KonaneBound::Stuck, "stuck_bound", "no jump left"},
}};

/// Which bounds are in use.
class KonaneBounds {
public:
    constexpr KonaneBounds() = default;
    static constexpr KonaneBounds all() { return KonaneBounds(15); }
    constexpr KonaneBounds with(KonaneBound bound) const {
        return KonaneBounds(bits_ | bit(bound));
    }
    constexpr KonaneBounds without(KonaneBound bound) const {
        return KonaneBounds(bits_ & ~bit(bound));
    }
    constexpr bool has(KonaneBound bound) const { return (bits_ & bit(bound)) != 0; }
    friend constexpr bool operator==(const KonaneBounds&, const KonaneBounds&) = default;

private:
    constexpr explicit KonaneBounds(int bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    static constexpr int bit(KonaneBound bound) { return 1 << static_cast<int>(bound); }
    std::uint8_t bits_ = 0;
};

/// No group of finitely many stones gets further (Conway's soldiers).
inline constexpr int kMostPenetration = 4;

/// The last row of the table stands for all greater depths, the last column for all greater widths.
inline constexpr int kTableDepths = 5;
inline constexpr int kTableWidths = 13;

/// Ernst's Table 1. Requires depth, width >= 1.
constexpr int table_penetration(int depth, int width) {
    constexpr std::uint8_t kTable[kTableDepths][kTableWidths] = {
        {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3},
        {1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4}, {1, 1, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4},
        {1, 1, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4},
    };
    return kTable[std::min(depth, kTableDepths) - 1][std::min(width, kTableWidths) - 1];
}

constexpr int count_penetration(int stones) {
    return stones < 2 ? 0 : stones < 4 ? 1 : stones < 8 ? 2 : stones < 20 ? 3 : kMostPenetration;
}

/// What depth, width and number, as far as they are in use, say of a group in a box of this depth
/// and width.
constexpr int konane_penetration(int depth, int width, int stones, KonaneBounds bounds) {
    int most = kMostPenetration;
    if (bounds.has(KonaneBound::Table)) most = std::min(most, table_penetration(depth, width));
    if (bounds.has(KonaneBound::Count)) most = std::min(most, count_penetration(stones));
    return most;
}

/// Weights s^d in units of 1/kGoldenOne, rounded up.
constexpr std::uint32_t kGoldenOne = 1u << 24;
constexpr int kGoldenDistances = 160;

/// s times a weight, rounded up.
constexpr std::uint64_t golden_step(std::uint64_t weight) {
    constexpr std::uint64_t kUpper = 2654435770;  // s * 2^32 = 2654435769.4...
    return (weight * kUpper + 0xffffffff) >> 32;
}

constexpr std::array<std::uint32_t, kGoldenDistances> golden_weights() {
    std::array<std::uint32_t, kGoldenDistances> weights{};
    std::uint64_t weight = std::uint64_t{1} << 31;
    for (auto& w : weights) {
        w = static_cast<std::uint32_t>((weight + 127) >> 7);
        weight = golden_step(weight);
    }
    return weights;
}

inline constexpr std::array<std::uint32_t, kGoldenDistances> kGoldenWeights = golden_weights();

/// How far beyond a line the golden-ratio potential lets a group get. `columns` are the columns
/// across the line, each with the potential of its stones at its own square next to the line on
/// the group's side. Requires at most 64 of them.
constexpr int golden_penetration(std::span<const std::uint32_t> columns) {
    // Two sweeps add to each column what the others give at their distance.
    std::uint64_t most = 0;
    std::uint64_t before = 0;
    std::array<std::uint64_t, 64> up_to;
    for (std::size_t i = 0; i < columns.size(); ++i)
        up_to[i] = before = columns[i] + golden_step(before);
    std::uint64_t behind = 0;
    for (std::size_t i = columns.size(); i-- > 0;) {
        most = std::max(most, up_to[i] + golden_step(behind));
        behind = columns[i] + golden_step(behind);
    }
    int distance = 0;
    for (most = golden_step(most); most >= kGoldenOne && distance < kMostPenetration;
         most = golden_step(most))
        ++distance;
    return distance;
}

}  // namespace upstar::konane
