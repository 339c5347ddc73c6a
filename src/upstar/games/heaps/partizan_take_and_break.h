// Partizan take-and-break games: one code for each player (A. Fraenkel and A. Kotzig, Partizan
// octal games: partizan subtraction games, 1987). Heaps are independent; exchanging the codes
// negates.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/games/heaps/heap_row.h"
#include "upstar/games/heaps/take_and_break_code.h"
#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/values/player.h"

namespace upstar::heaps {

/// By player.
using CodePair = std::array<CodePtr, 2>;

class PartizanHeaps {
public:
    PartizanHeaps() = default;  ///< no heap, of no game
    PartizanHeaps(CodePair codes, Heaps heaps)
        : codes_(std::move(codes)), heaps_(std::move(heaps)) {}

    /// Throws Error (Limit) if there are too many.
    void options(Player player, std::vector<PartizanHeaps>& out) const;
    void decompose(std::vector<PartizanHeaps>& out) const;
    PartizanHeaps canonical() const { return {codes_, sorted(heaps_)}; }

    std::size_t memory() const { return heaps_.size() * sizeof(heaps_[0]); }
    std::string to_string() const { return heaps::to_string(heaps_); }
    BoardDescription describe() const { return heaps::describe(heaps_); }
    std::string move_to(const PartizanHeaps& option) const {
        return heaps::move_to(heaps_, option.heaps_);
    }
    friend bool operator==(const PartizanHeaps& a, const PartizanHeaps& b);
    friend std::size_t hash_value(const PartizanHeaps& p);

private:
    CodePair codes_;
    Heaps heaps_;
};

class PartizanTakeAndBreak {
public:
    using Position = PartizanHeaps;

    PartizanTakeAndBreak();
    explicit PartizanTakeAndBreak(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const { return {codes_, parse_heaps(text)}; }

private:
    CodePair codes_;
};

class PartizanSubtraction {
public:
    using Position = PartizanHeaps;

    PartizanSubtraction();
    explicit PartizanSubtraction(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const { return {codes_, parse_heaps(text)}; }

private:
    CodePair codes_;
};

}  // namespace upstar::heaps
