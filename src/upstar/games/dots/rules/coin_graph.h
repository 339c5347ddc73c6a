// Graphs of strings and coins: the boards of Strings-and-Coins, Nimstring and, seen from within the
// boxes, of Dots-and-Boxes (Berlekamp, The Dots and Boxes Game, chapter 2).
//
//     coins      numbered from 1: the boxes
//     strings    each joins two coins, or a coin and the ground: the lines that are not yet drawn
//     ground     number 0: it has any number of strings, and nobody captures it
//
// A move cuts a string. A coin that loses its last string is captured by the mover, who moves
// again. Two coins may be joined by several strings, and the ground to itself (nothing is captured
// there), but no coin to itself.
//
// A graph is a plain description, made once for each question: searches keep their own, smaller
// states. The number of a coin or a string never changes; a captured coin is one without strings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace upstar::dots {

class CoinGraph {
public:
    static constexpr int kGround = 0;
    static constexpr std::size_t kMostStrings = std::size_t{1} << 20;

    struct String {
        std::int32_t a = kGround;
        std::int32_t b = kGround;

        std::int32_t other(std::int32_t end) const { return a == end ? b : a; }
        friend bool operator==(const String&, const String&) = default;
    };

    CoinGraph() = default;
    /// That many coins, and no string yet.
    explicit CoinGraph(int coins) { add_coins(coins); }

    /// The number of the first of `count` new coins.
    int add_coins(int count);
    /// The number of the new string. Requires ends that exist, and a != b or both the ground.
    int add_string(int a, int b);
    /// `length` new coins in a row between a and b, or a single string if there is none.
    void add_chain(int a, int b, int length);
    /// `length` new coins in a ring. Requires length >= 2.
    void add_loop(int length);

    /// Captured coins count too: they keep their numbers.
    int coins() const { return static_cast<int>(incident_.size()) - 1; }
    int live_coins() const;

    const std::vector<String>& strings() const { return strings_; }
    /// The strings at a coin, or at the ground.
    const std::vector<std::int32_t>& incident(int coin) const {
        return incident_[static_cast<std::size_t>(coin)];
    }
    int valence(int coin) const { return static_cast<int>(incident(coin).size()); }

    /// The graph after some strings were cut; the others keep their order, the coins their numbers.
    CoinGraph without(const std::vector<int>& cut) const;

    /// What the user calls a coin; empty if he did not name it.
    const std::string& name(int coin) const;
    void set_name(int coin, std::string name);

private:
    std::vector<String> strings_;
    std::vector<std::vector<std::int32_t>> incident_{1};  // by coin, the ground first
    std::vector<std::string> names_;                      // by coin, as far as anyone was named
};

}  // namespace upstar::dots
