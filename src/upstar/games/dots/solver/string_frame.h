// The strings of a graph as the bits of a word: what the positions of one search share.
//
// A frame holds the undecided part of a graph: at most 64 strings at coins that are not in chains
// from ground to ground nor in rings, which PieceSums counts. Of parallel strings, such as the two
// border lines of a corner, the one with the highest number is always cut first, so that positions
// that differ only by which was cut are one.
//
// With up to kImages symmetries of the graph each position keeps all its images, since to cut a
// string costs one word operation an image, and to compute an image anew dozens.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

using StringSet = std::uint64_t;  ///< bit i: string i of the frame
using CoinSet = std::uint64_t;    ///< bit i: coin i + 1 of the frame

inline StringSet string_bit(int string) { return StringSet{1} << string; }
inline CoinSet coin_bit(int coin) { return CoinSet{1} << (coin - 1); }

struct StringFrame {
    static constexpr int kMostStrings = 64;
    static constexpr int kMostCoins = 64;
    static constexpr int kImages = 8;
    using Images = std::array<StringSet, kImages>;

    /// Requires at most kMostStrings strings, and at least two at each coin that has any.
    explicit StringFrame(const CoinGraph& graph);

    /// The same coins and strings as a set of those of the frame, the first ones of each bundle of
    /// parallel strings; nothing if the graph has others.
    std::optional<StringSet> strings_of(const CoinGraph& graph) const;

    CoinGraph graph;
    int strings = 0;
    int images = 1;
    std::array<std::uint8_t, kMostStrings> a{};     ///< ends as coins of the frame, 0 the ground
    std::array<std::uint8_t, kMostStrings> ends{};  ///< a xor b: the other end from either
    std::array<StringSet, kMostCoins + 1> at{};     ///< by coin
    std::array<StringSet, kMostStrings> parallel_above{};
    StringSet has_parallel_above = 0;
    std::array<Images, kMostStrings> keep{};  ///< all but the image of the string, by image
    std::array<std::array<std::uint8_t, kMostStrings>, kImages> image{};
    std::array<std::array<std::uint8_t, kMostStrings>, kImages> source{};
};

}  // namespace upstar::dots
