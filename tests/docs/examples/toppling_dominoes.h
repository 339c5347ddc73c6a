// Toppling Dominoes (Albert, Nowakowski and Wolfe, Lessons in Play, 2007).
//
// Dominoes stand in a row, each Left's or Right's. A move topples one of the mover's own to either
// side, and all dominoes on that side fall with it.
//
//   - Reading the row from the other end keeps the value.
//   - Exchanging the owners negates it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/positions/about.h"
#include "upstar/values/player.h"

namespace upstar {

struct TopplingDominoes {
    static constexpr std::size_t kMostDominoes = 64;

    class Position {
    public:
        Position() = default;  ///< an empty row
        explicit Position(std::string row) : row_(std::move(row)) {}

        void options(Player player, std::vector<Position>& out) const {
            for (std::size_t i = 0; i < row_.size(); ++i) {
                if (row_[i] != letter(player)) continue;
                out.emplace_back(row_.substr(0, i));
                out.emplace_back(row_.substr(i + 1));
            }
        }

        Position canonical() const {
            return Position(std::min(row_, std::string(row_.rbegin(), row_.rend())));
        }

        Position negated() const {
            std::string row = row_;
            for (char& c : row) c = letter(c == 'L' ? Player::Right : Player::Left);
            return Position(std::move(row));
        }

        std::size_t memory() const { return row_.capacity(); }
        std::string to_string() const { return row_.empty() ? "-" : row_; }

        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p) {
            return static_cast<std::size_t>(mix(std::hash<std::string>()(p.row_)));
        }

    private:
        static char letter(Player player) { return player == Player::Left ? 'L' : 'R'; }

        std::string row_;
    };

    static const About& about() {
        static const About about = {
            .name = "Toppling Dominoes",
            .aliases = {},
            .summary = "Topple one of your dominoes; those beyond it fall too.",
            .rules =
                "Dominoes stand in a row; each belongs to Left or to Right. A move topples one "
                "of the mover's own dominoes to the left or to the right. It falls, and so do "
                "all dominoes on that side of it. Whoever cannot move loses.",
            .left = "topples the dominoes L",
            .right = "topples the dominoes R",
            .notation = "The owners from left to right, L and R: LRRL. An empty row is -.",
            .parameters = {},
            .variants = {},
            .examples = {"-", "LR", "LLR", "LRRL"},
        };
        return about;
    }

    Position parse(std::string_view text) const {
        if (text == "-") return Position();
        const std::size_t wrong = text.find_first_not_of("LR");
        if (text.empty() || wrong != std::string_view::npos)
            throw Error(ErrorKind::Input, "dominoes are L and R, such as LRRL; no domino is -",
                        text.empty() ? 0 : wrong);
        if (text.size() > kMostDominoes)
            throw Error(ErrorKind::Input, "too many dominoes: at most 64", kMostDominoes);
        return Position(std::string(text));
    }
};

}  // namespace upstar
