// Strings-and-Coins by brute force over the set of uncut strings, to test the engine against.
//
// It shares no code with the library: no chains, no joints, no forced moves. At most 64 strings,
// and no more than about 24 in a general position, since the table has an entry for every subset.
#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace naive {

class Coins {
public:
    /// Strings between coins 1, 2, ...; 0 is the ground.
    explicit Coins(std::vector<std::pair<int, int>> strings) : strings_(std::move(strings)) {
        int most = 0;
        for (const auto& [a, b] : strings_) most = std::max({most, a, b});
        at_.assign(static_cast<std::size_t>(most) + 1, 0);
        for (std::size_t i = 0; i < strings_.size(); ++i) {
            at_[static_cast<std::size_t>(strings_[i].first)] |= std::uint64_t{1} << i;
            at_[static_cast<std::size_t>(strings_[i].second)] |= std::uint64_t{1} << i;
        }
    }

    std::uint64_t all() const {
        return strings_.empty() ? 0 : ~std::uint64_t{0} >> (64 - strings_.size());
    }

    /// Coins of the player to move minus those of the other, both playing their best.
    int margin(std::uint64_t uncut) {
        if (uncut == 0) return 0;
        if (const auto known = margins_.find(uncut); known != margins_.end()) return known->second;
        int best = -1000000;
        for (std::uint64_t left = uncut; left != 0; left &= left - 1)
            best = std::max(best, margin_after(uncut, left & -left));
        return margins_[uncut] = best;
    }

    /// The same when the player to move begins with this string.
    int margin_after(std::uint64_t uncut, std::uint64_t string) {
        const std::uint64_t rest = uncut & ~string;
        const int captured = captured_by(rest, string);
        return captured > 0 ? captured + margin(rest) : -margin(rest);
    }

    static constexpr int kLoony = -1;

    /// Nimstring: whoever cuts the last string loses, since he must move again and cannot. Its
    /// value is the mex of the values of complete turns, as a set of plain positions would have
    /// it: `wins(uncut, n)` plays it beside a heap of n, and the value is the only n where the
    /// player to move loses; where he always wins, the position is loony.
    int nimstring(std::uint64_t uncut) {
        for (int n = 0; n < 16; ++n)
            if (!wins(uncut, n)) return n;
        return kLoony;
    }

    const std::vector<std::pair<int, int>>& strings() const { return strings_; }

private:
    int captured_by(std::uint64_t rest, std::uint64_t string) const {
        const auto& [a, b] = strings_[static_cast<std::size_t>(__builtin_ctzll(string))];
        int captured = 0;
        if (a != 0 && (rest & at_[static_cast<std::size_t>(a)]) == 0) ++captured;
        if (b != 0 && b != a && (rest & at_[static_cast<std::size_t>(b)]) == 0) ++captured;
        return captured;
    }

    bool wins(std::uint64_t uncut, int heap) {
        const std::uint64_t key = uncut << 5 | static_cast<std::uint64_t>(heap);
        if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
        bool won = false;
        for (int smaller = 0; smaller < heap && !won; ++smaller) won = !wins(uncut, smaller);
        for (std::uint64_t left = uncut; left != 0 && !won; left &= left - 1) {
            const std::uint64_t string = left & -left;
            const std::uint64_t rest = uncut & ~string;
            const bool again = captured_by(rest, string) > 0;
            won = again ? wins(rest, heap) : !wins(rest, heap);
        }
        return wins_[key] = won;
    }

    std::vector<std::pair<int, int>> strings_;
    std::vector<std::uint64_t> at_;  // by coin, its strings
    std::unordered_map<std::uint64_t, int> margins_;
    std::unordered_map<std::uint64_t, bool> wins_;
};

}  // namespace naive
