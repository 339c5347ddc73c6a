// Two small rulesets for the tests of the erased interface: one with parameters, one that scores.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/positions/about.h"
#include "upstar/positions/position.h"

namespace upstar {

inline std::uint32_t parse_tally(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] != 'i') throw Error(ErrorKind::Input, "a tally is written iii", at);
    return static_cast<std::uint32_t>(text.size());
}

/// Take 1 to `most` tokens from a heap, written as a tally; `last => loses` forbids the last token.
struct TakeAway {
    struct Position {
        std::uint32_t tokens = 0;
        std::uint32_t most = 0;
        std::uint32_t end = 0;

        void options(std::vector<Position>& out) const {
            for (std::uint32_t n = 1; n <= most && n + end <= tokens; ++n)
                out.push_back({tokens - n, most, end});
        }
        std::string to_string() const { return std::string(tokens, 'i'); }
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p) {
            return static_cast<std::size_t>(combine(combine(mix(p.tokens), p.most), p.end));
        }
    };

    TakeAway() : TakeAway(Settings(about())) {}
    explicit TakeAway(const Settings& settings)
        : most(static_cast<std::uint32_t>(settings.number("most"))),
          end(settings.word("last") == "loses" ? 1 : 0) {}

    Position parse(std::string_view text) const { return {parse_tally(text), most, end}; }

    static const About& about() {
        static const About kAbout = {
            .name = "Take-Away",
            .aliases = {},
            .summary = "Take a few tokens.",
            .rules = "A move takes 1 to `most` tokens.",
            .notation = "A tally: iii.",
            .parameters = {Parameter::number("most", 3, 1, 9, "the most tokens one move may take"),
                           Parameter::word("last", {"wins", "loses"}, "what the last token does")},
            .variants = {},
            .examples = {"iii"},
        };
        return kAbout;
    }

    std::uint32_t most;
    std::uint32_t end;
};

/// Take 1 token and a point and move again, or 2 tokens and no point.
struct Coins {
    struct Position {
        std::uint32_t tokens = 0;

        void options(std::vector<ScoringOption<Position>>& out) const {
            if (tokens >= 1) out.push_back({{tokens - 1}, 1, true});
            if (tokens >= 2) out.push_back({{tokens - 2}, 0, false});
        }
        std::string to_string() const { return std::string(tokens, 'i'); }
        friend bool operator==(const Position&, const Position&) = default;
        friend std::size_t hash_value(const Position& p) {
            return static_cast<std::size_t>(mix(p.tokens));
        }
    };

    Position parse(std::string_view text) const { return {parse_tally(text)}; }

    static const About& about() {
        static const About kAbout = {
            .name = "Coins",
            .aliases = {},
            .summary = "Take coins.",
            .rules = "Take 1 and move again, or take 2.",
            .notation = "A tally: iii.",
            .parameters = {},
            .variants = {},
            .examples = {"iii"},
        };
        return kAbout;
    }
};

}  // namespace upstar
