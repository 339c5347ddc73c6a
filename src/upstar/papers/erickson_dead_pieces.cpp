// Erickson's characterisation of dead pieces, on every short strip.
#include <algorithm>
#include <cstdint>

#include "upstar/games/toads/toad_reasons.h"
#include "upstar/papers/erickson_strips.h"
#include "upstar/papers/every_strip.h"

namespace upstar {

using namespace toads;
namespace {

using Marks = std::vector<bool>;  // of squares

Marks in_dead_run(const std::string& text) {
    const std::size_t length = text.size();
    Marks dead(length, false);
    for (std::size_t i = 0; i < length; ++i) {
        if (i != 0 && text.compare(i, 2, "TT") != 0) continue;
        for (std::size_t j = i; j < length && text[j] != '.'; ++j)
            if (j + 1 == length || (j > i && text.compare(j - 1, 2, "FF") == 0))
                std::fill(dead.begin() + static_cast<std::ptrdiff_t>(i),
                          dead.begin() + static_cast<std::ptrdiff_t>(j) + 1, true);
    }
    return dead;
}

// For each strip of one length, by number: the squares whose pieces move in some line of play.
class Movers {
public:
    explicit Movers(int length) : moving_(power_of_3(length)) {
        for (std::size_t number = moving_.size(); number-- > 0;) {
            const std::string text = numbered_strip(number, length);
            for (const Hop& hop : hops_in(text)) {
                std::string next = text;
                std::swap(next[hop.from], next[hop.to]);
                moving_[number] |= moving_[number_of(next)] & ~bit(hop.to);
                moving_[number] |= bit(hop.from);
            }
        }
    }
    bool moves(const std::string& text, std::size_t square) const {
        return (moving_[number_of(text)] & bit(square)) != 0;
    }

private:
    static std::uint32_t bit(std::size_t square) { return std::uint32_t{1} << square; }
    std::vector<std::uint32_t> moving_;
};

// No enemy is before the piece, and no space.
bool is_at_its_end(const std::string& text, std::size_t square) {
    const std::size_t other = text[square] == 'T' ? text.find_first_not_of('T', square)
                                                  : text.find_last_not_of('F', square);
    return other == std::string::npos;
}

Finding check_dead_pieces(const Examination& examination, bool corrected) {
    const int longest = examination.choose(7, 10, 11);
    Movers movers(1);
    std::size_t length = 1;
    return every_strip(examination, longest, [&](const std::string& text) -> std::string {
        if (text.size() != length) {
            length = text.size();
            movers = Movers(static_cast<int>(length));
        }
        const Marks dead = in_dead_run(text);
        const SquareSet rule = dead_pieces(strip_of(text));
        for (std::size_t i = 0; i < length; ++i) {
            const std::string piece =
                "in " + text + " the piece on square " + std::to_string(i + 1);
            if (dead[i] != ((rule >> i & 1) != 0)) return piece + " is one the rule mistakes";
            if (text[i] == '.') continue;
            const bool never_moves = dead[i] || (corrected && is_at_its_end(text, i));
            if (never_moves == movers.moves(text, i))
                return piece + (dead[i] ? " is in such a run and moves"
                                        : " is in no such run and never moves");
        }
        return {};
    });
}

}  // namespace

Check dead_pieces_as_printed() {
    return [](const Examination& examination) { return check_dead_pieces(examination, false); };
}

Check dead_pieces_corrected() {
    return [](const Examination& examination) { return check_dead_pieces(examination, true); };
}

}  // namespace upstar
