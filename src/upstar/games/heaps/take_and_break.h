// Take-and-break games: heaps, and a code that says how many tokens a move takes from one and into
// how many the rest is split (take_and_break_code.h). Kayles, Dawson's Kayles, Grundy's game and
// all octal games are variants.
//
// Heaps are independent. Their nim values come from NimSequence, by the specialist.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/heaps/code_moves.h"
#include "upstar/games/heaps/heap_row.h"
#include "upstar/games/heaps/nim_sequence.h"
#include "upstar/games/heaps/take_and_break_code.h"
#include "upstar/positions/about.h"
#include "upstar/positions/board.h"
#include "upstar/positions/heap_moves.h"

namespace upstar::heaps {

class TakeAndBreak {
public:
    class Position {
    public:
        Position() = default;  ///< no heap, of no game
        Position(CodePtr code, Heaps heaps) : code_(std::move(code)), heaps_(std::move(heaps)) {}

        /// Throws Error (Limit) if there are too many.
        void options(std::vector<Position>& out) const;
        void decompose(std::vector<Position>& out) const;
        Position canonical() const { return {code_, sorted(heaps_)}; }

        const CodePtr& code() const { return code_; }
        const Heaps& heaps() const { return heaps_; }

        std::size_t memory() const { return heaps_.size() * sizeof(heaps_[0]); }
        std::string to_string() const { return heaps::to_string(heaps_); }
        BoardDescription describe() const { return heaps::describe(heaps_); }
        std::string move_to(const Position& option) const {
            return heaps::move_to(heaps_, option.heaps_);
        }
        friend bool operator==(const Position& a, const Position& b) {
            return a.heaps_ == b.heaps_ &&
                   (a.code_ == b.code_ || (a.code_ && b.code_ && *a.code_ == *b.code_));
        }
        friend std::size_t hash_value(const Position& p);

    private:
        CodePtr code_;
        Heaps heaps_;
    };

    TakeAndBreak();
    explicit TakeAndBreak(const Settings& settings);

    static const About& about();
    Position parse(std::string_view text) const { return {code_, parse_heaps(text)}; }
    HeapMovesPtr heap_moves() const { return moves_of(code_); }

private:
    CodePtr code_;
};

/// Calls `take` with what becomes of `heaps` by each move in one of them. Throws Error (Limit) if
/// there are too many moves to list.
void for_each_move(const TakeAndBreakCode& code, const Heaps& heaps,
                   const std::function<void(Heaps)>& take);

/// The nim values of all take-and-break games of a session.
class Specialist {
public:
    explicit Specialist(Context& context) : context_(context) {}

    std::optional<std::uint32_t> nim_value(const TakeAndBreak::Position& p);
    NimSequence& sequence(const CodePtr& code);

private:
    Context& context_;
    std::mutex mutex_;
    std::map<std::string, std::unique_ptr<NimSequence>> sequences_;
};

}  // namespace upstar::heaps
