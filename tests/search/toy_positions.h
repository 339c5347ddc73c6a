// Small positions for the tests of the searches, each with its value known in advance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/hash.h"
#include "upstar/positions/position.h"
#include "upstar/values/arena.h"

namespace upstar {

/// A row of `length` steps that only Left may take, one at a time: its value is `length`.
struct Steps {
    int length = 0;

    void options(Player player, std::vector<Steps>& out) const {
        if (player == Player::Left && length > 0) out.push_back({length - 1});
    }
    std::string to_string() const { return std::to_string(length); }
    friend bool operator==(const Steps&, const Steps&) = default;
    friend std::size_t hash_value(const Steps& p) {
        return static_cast<std::size_t>(mix(static_cast<std::uint64_t>(p.length)));
    }
};

/// Free moves: `left` for Left and `right` for Right. Each optional member is used, and counted on:
/// a walk that did not would not end in time.
struct FreeMoves {
    int left = 0;
    int right = 0;

    void options(Player player, std::vector<FreeMoves>& out) const {
        if (player == Player::Left && left > 0) out.push_back({left - 1, right});
        if (player == Player::Right && right > 0) out.push_back({left, right - 1});
    }
    void decompose(std::vector<FreeMoves>& out) const {
        if (left > 0) out.push_back({left, 0});
        if (right > 0) out.push_back({0, right});
    }
    FreeMoves simplify() const {
        const int both = left < right ? left : right;
        return {left - both, right - both};
    }
    FreeMoves negated() const { return {right, left}; }
    std::optional<Game> known_value(Arena& arena) const {
        return left > 1'000'000 ? std::optional(arena.integer(left)) : std::nullopt;
    }
    std::string to_string() const { return std::to_string(left) + ":" + std::to_string(right); }
    friend bool operator==(const FreeMoves&, const FreeMoves&) = default;
    friend std::size_t hash_value(const FreeMoves& p) {
        return static_cast<std::size_t>(
            combine(mix(static_cast<std::uint64_t>(p.left)), static_cast<std::uint64_t>(p.right)));
    }
};

/// Kayles (Dudeney 1908): knock down one skittle of a row, or two that stand together.
struct Kayles {
    std::vector<int> rows;

    void options(std::vector<Kayles>& out) const {
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (int taken = 1; taken <= 2; ++taken)
                for (int before = 0; before + taken <= rows[i]; ++before) {
                    out.push_back(*this);
                    out.back().rows[i] = before;
                    out.back().rows.push_back(rows[i] - taken - before);
                }
    }
    void decompose(std::vector<Kayles>& out) const {
        for (const int row : rows)
            if (row > 0) out.push_back({{row}});
    }
    std::size_t memory() const { return rows.size() * sizeof(int); }
    std::string to_string() const {
        std::string text;
        for (const int row : rows) text += std::to_string(row) + ".";
        return text;
    }
    friend bool operator==(const Kayles&, const Kayles&) = default;
    friend std::size_t hash_value(const Kayles& p) {
        std::uint64_t hash = mix(p.rows.size());
        for (const int row : p.rows) hash = combine(hash, static_cast<std::uint64_t>(row));
        return static_cast<std::size_t>(hash);
    }
};

}  // namespace upstar
