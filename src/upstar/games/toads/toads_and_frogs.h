// Toads and Frogs (Winning Ways, ch. 1; J. Erickson, New Toads and Frogs Results, 1996).
//
// A strip with toads, which move to the right, and frogs, which move to the left. A piece is pushed
// into the empty square before it, or jumps over one enemy into an empty square. CGSuite's
// generalisation is here too: slides of several squares, jumps over several pieces or over one's
// own; without jumps the game is Elephants and Rhinos. (Sliding backwards is not: play need not end
// then.)
//
// A position is two words. The low bits are the toads and the frogs; what else its value depends on
// lies above them, so that a memo of positions is a memo of values:
//
//     bits 63..58      57..50           49..0
//     word 0: length | rules in use   | toads
//     word 1: -- | friendly | longest jump | longest, shortest slide | frogs
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/toads/toad_rules.h"
#include "upstar/games/toads/toad_strip.h"
#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/values/arena.h"
#include "upstar/values/player.h"

namespace upstar::toads {

class ToadsAndFrogs {
public:
    static constexpr int kMostSquares = 50;

    /// How the pieces move, and which rules simplify positions.
    struct Rules {
        std::uint8_t min_slide = 1;
        std::uint8_t max_slide = 1;
        std::uint8_t max_jump = 1;
        bool friendly_jumps = false;
        ToadRuleSet simplifications = ToadRuleSet::all();

        bool has_standard_moves() const {
            return min_slide == 1 && max_slide == 1 && max_jump == 1 && !friendly_jumps;
        }
        /// Whether a rule is switched on and holds for these moves.
        bool uses(ToadRule rule) const {
            return simplifications.has(rule) &&
                   (rule == ToadRule::BackToBack ? max_jump == 0 : has_standard_moves());
        }
        friend bool operator==(const Rules&, const Rules&) = default;
    };

    class Position {
    public:
        Position() : Position(ToadStrip(), Rules()) {}  ///< a strip without squares
        Position(const ToadStrip& strip, const Rules& rules);

        ToadStrip strip() const {
            return {words_[0] & kSquares, words_[1] & kSquares,
                    static_cast<int>(words_[0] >> kLengthShift)};
        }
        Rules rules() const;

        void options(Player player, std::vector<Position>& out) const;
        void decompose(std::vector<Position>& out) const;
        Position negated() const { return with(strip().negated()); }
        std::optional<Game> known_value(Arena& arena) const;
        bool is_irreducible() const { return is_standard() && is_plain(strip()); }

        /// A key of at most kPackedBits bits that only this position has; nothing if it is too
        /// long for one, or its rules are not the standard ones.
        std::optional<std::uint64_t> packed() const {
            const ToadStrip s = strip();
            if (!is_standard() || 2 * s.length + 1 > static_cast<int>(kPackedBits))
                return std::nullopt;
            return s.toads | s.frogs << s.length | std::uint64_t{1} << 2 * s.length;
        }
        /// packed() of the negative, which is the same word read backwards. Requires packed().
        std::uint64_t packed_negative() const {
            const ToadStrip s = strip();
            const std::uint64_t body = s.toads | s.frogs << s.length;
            return reversed(body) >> (63 - 2 * s.length) >> 1 | std::uint64_t{1} << 2 * s.length;
        }
        static constexpr unsigned kPackedBits = 45;

        /// The rules at work, one step a line, as far as they go.
        std::vector<std::string> reasons() const;

        std::string to_string() const;
        BoardDescription describe() const;
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p);

    private:
        static constexpr SquareSet kSquares = first_squares(kMostSquares);
        static constexpr int kLengthShift = 58;

        Position(std::uint64_t first, std::uint64_t second) : words_{first, second} {}

        /// Another strip with the same rules.
        Position with(const ToadStrip& strip) const {
            constexpr std::uint64_t kRules = first_squares(kLengthShift) & ~kSquares;
            return {(words_[0] & kRules) | strip.toads |
                        static_cast<std::uint64_t>(strip.length) << kLengthShift,
                    (words_[1] & ~kSquares) | strip.frogs};
        }

        bool has_standard_moves() const {
            constexpr std::uint64_t kMoves = 1 | 1 << 4 | 1 << 8;  // see the layout above
            return words_[1] >> kMostSquares == kMoves;
        }
        /// Standard moves, and all simplifications in use.
        bool is_standard() const {
            constexpr std::uint64_t kAllRules = std::uint64_t{ToadRuleSet::all().bits()}
                                                << kMostSquares;
            return has_standard_moves() && (words_[0] & kAllRules) == kAllRules;
        }

        void decompose_with(const Rules& rules, std::vector<Position>& out) const;

        std::uint64_t words_[2];
    };

    ToadsAndFrogs() = default;
    explicit ToadsAndFrogs(const Rules& rules) : rules_(rules) {}
    explicit ToadsAndFrogs(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const;

private:
    Rules rules_;
};

}  // namespace upstar::toads
