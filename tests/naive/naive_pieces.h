// Opening pieces of a loony endgame by cutting strings and taking coins one by one, to test the
// theory against. It shares no code with the library: no chains, no joints.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

namespace naive {

using Strings = std::vector<std::pair<int, int>>;  // between coins 1, 2, ...; 0 is the ground

struct Opened {
    Strings rest;
    int coins = 0;
    bool is_loop = false;  // the taker can leave four coins instead of two
};

/// Cuts a string and then captures whatever can be captured.
inline Opened open_piece(Strings strings, std::size_t cut) {
    strings.erase(strings.begin() + static_cast<std::ptrdiff_t>(cut));
    Opened opened;
    int most = 0;
    for (const auto& [a, b] : strings) most = std::max({most, a, b});
    std::vector<int> valence(static_cast<std::size_t>(most) + 1);
    for (const auto& [a, b] : strings) {
        ++valence[static_cast<std::size_t>(a)];
        ++valence[static_cast<std::size_t>(b)];
    }
    for (;;) {
        const auto is_end = [&](int coin) {
            return coin != 0 && valence[static_cast<std::size_t>(coin)] == 1;
        };
        const auto next = std::find_if(strings.begin(), strings.end(), [&](const auto& string) {
            return is_end(string.first) || is_end(string.second);
        });
        if (next == strings.end()) break;
        const int captured = is_end(next->first) + is_end(next->second);
        opened.coins += captured;
        opened.is_loop |= captured == 2;  // the last string of what was a ring
        --valence[static_cast<std::size_t>(next->first)];
        --valence[static_cast<std::size_t>(next->second)];
        strings.erase(next);
    }
    opened.rest = std::move(strings);
    return opened;
}

/// What Right, in control, scores when both play their best: every string cut in every position.
class PieceValues {
public:
    int value(const Strings& strings) {
        if (strings.empty()) return 0;
        if (const auto known = values_.find(strings); known != values_.end()) return known->second;
        int least = 1000000;
        for (std::size_t i = 0; i < strings.size(); ++i)
            least = std::min(least, value_after(strings, i));
        return values_[strings] = least;
    }

    /// The same when Left begins with this string.
    int value_after(const Strings& strings, std::size_t cut) {
        const Opened opened = open_piece(strings, cut);
        const int deal = opened.is_loop ? 4 : 2;
        return opened.coins - deal + std::abs(value(opened.rest) - deal);
    }

private:
    std::map<Strings, int> values_;
};

/// What Right scores if he keeps control to the last piece or the one before, and Left knows it.
class KeptControl {
public:
    int value(const Strings& strings) {
        if (strings.empty()) return 0;
        if (const auto known = values_.find(strings); known != values_.end()) return known->second;
        int least = 1000000;
        for (std::size_t i = 0; i < strings.size(); ++i) {
            const Opened opened = open_piece(strings, i);
            const int deal = opened.is_loop ? 4 : 2;
            const int after = value(opened.rest);
            const bool may_leave = is_one_piece(opened.rest);
            const int kept = may_leave ? std::abs(after - deal) : after - deal;
            least = std::min(least, opened.coins - deal + (opened.rest.empty() ? deal : kept));
        }
        return values_[strings] = least;
    }

private:
    static bool is_one_piece(const Strings& strings) {
        return !strings.empty() && open_piece(strings, 0).rest.empty();
    }

    std::map<Strings, int> values_;
};

}  // namespace naive
