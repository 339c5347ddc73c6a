// Circular Nim (M. Dufour and S. Heubach, Circular Nim games, Electronic J. Combin. 20(2), 2013)
// and the six variations of circular_rules.h, on a circle and on a path.
//
// Stacks that no move can take from together are independent, and stay so, since stacks only
// shrink. A window in which no move is possible (circular_rules.h says which those are) never gets
// one. So join the stacks that some possible move takes from together: a position is the sum of the
// classes, each alone on its board with empty stacks elsewhere; what no move can take from is
// nothing. In Circular Nim itself, k - 1 empty stacks side by side separate; in V2 to V4, a single
// one. The boards of the parts are as large as the whole one, so that every part is again a
// position that its own ruleset reads.
//
// Set Nim (set_nim.h) has the same positions, with a family of sets in place of the windows.
//
// Where moves are counted in units of a (V1, V2 and V4) only floor(p/a) of a stack matters: taking
// from p leads to exactly the same values of floor(p/a) as taking from floor(p/a) with a = 1.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/games/circular_nim/rules/circular_windows.h"
#include "upstar/positions/about.h"
#include "upstar/positions/board.h"

namespace upstar::circular_nim {

class CircularNim {
public:
    static constexpr std::size_t kMostStacks = 16;
    static constexpr std::uint32_t kMostTokens = 65'535;      ///< of one stack
    static constexpr std::uint64_t kMostOptions = 1'000'000;  ///< of one position, about

    using Stacks = std::array<std::uint16_t, kMostStacks>;

    class Position {
    public:
        Position() : Position(CircularRules{1, 1}, {}) {}
        /// Requires 1 <= window <= stacks <= kMostStacks and stacks that are 0 beyond those.
        Position(const CircularRules& rules, const Stacks& stacks);

        CircularRules rules() const;
        std::uint32_t operator[](std::size_t i) const { return stacks_[i]; }

        /// Each position that a move leads to, once.
        void options(std::vector<Position>& out) const;
        void decompose(std::vector<Position>& out) const;
        /// The least of its rotations and reflections; on a path, with no empty stack in front.
        Position canonical() const;
        /// Where all tokens that can be taken lie in one window.
        std::optional<std::uint32_t> known_nim_value() const;

        /// No less than the number of options, found without making them.
        std::uint64_t most_options() const;

        std::string to_string() const;
        BoardDescription describe() const;
        friend bool operator==(const Position& a, const Position& b);
        friend std::size_t hash_value(const Position& p);

    private:
        StackMask touched(StackMask window) const;
        StackMask not_empty() const;
        void append_moves(StackMask window, const std::vector<StackMask>& windows_before,
                          std::vector<Position>& out) const;

        Stacks stacks_;
        std::uint16_t amount_;
        std::uint8_t count_;
        std::uint8_t window_;
        Removal removal_;
        bool circle_;
        std::shared_ptr<const StackFamily> family_;  // of Set Nim
    };

    CircularNim() = default;
    explicit CircularNim(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const;

private:
    CircularRules rules_{0, 2};  // 0 stacks: as many as the position has
};

/// Stacks as positions write them, joined by commas.
struct WrittenStacks {
    CircularNim::Stacks stacks{};
    std::uint32_t count = 0;
};
/// Throws Error (Input), offsets counted from the beginning of `text`.
WrittenStacks parse_stacks(std::string_view text);

/// Throws Error (Input) if the position has too many options to work with.
void require_few_options(const CircularNim::Position& position, std::size_t offset);

}  // namespace upstar::circular_nim
