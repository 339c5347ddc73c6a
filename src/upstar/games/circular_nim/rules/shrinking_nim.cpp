#include "upstar/games/circular_nim/rules/shrinking_nim.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "upstar/base/error.h"
#include "upstar/base/hash.h"
#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/circular_nim/rules/takings.h"
#include "upstar/positions/dihedral.h"

namespace upstar::circular_nim {

ShrinkingNim::Position::Position(std::uint32_t window, const Piles& piles) : window_(window) {
    for (const std::uint16_t pile : piles)
        if (pile > 0) piles_.push_back(pile);
}

void ShrinkingNim::Position::options(std::vector<Position>& out) const {
    std::set<Piles> found;
    some_taking(piles_, window_, [&](const Piles& left) {
        Position option(window_, left);
        if (found.insert(option.piles_).second) out.push_back(std::move(option));
        return false;
    });
}

ShrinkingNim::Position ShrinkingNim::Position::canonical() const {
    return {window_, least_on_circle(piles_, piles_.size())};
}

std::optional<std::uint32_t> ShrinkingNim::Position::known_nim_value() const {
    if (piles_.size() > window_) return std::nullopt;
    return std::accumulate(piles_.begin(), piles_.end(), std::uint32_t{0});
}

std::uint64_t ShrinkingNim::Position::most_options() const {
    std::uint64_t most = 0;
    for (std::size_t first = 0; first < piles_.size(); ++first) {
        std::uint64_t ways = 1;
        for (std::size_t i = 0; i < std::min<std::size_t>(window_, piles_.size()); ++i)
            ways = std::min(ways * (piles_[(first + i) % piles_.size()] + std::uint64_t{1}),
                            CircularNim::kMostOptions);
        most += ways;
    }
    return most;
}

std::string ShrinkingNim::Position::to_string() const {
    std::string text;
    for (const std::uint16_t pile : piles_)
        text += (text.empty() ? "" : ",") + std::to_string(pile);
    return text.empty() ? "0" : text;
}

BoardDescription ShrinkingNim::Position::describe() const {
    return board_of_stacks({piles_.begin(), piles_.end()}, true);
}

std::size_t hash_value(const ShrinkingNim::Position& p) {
    std::uint64_t hash = mix(p.window_);
    for (const std::uint16_t pile : p.piles_) hash = combine(hash, pile);
    return static_cast<std::size_t>(hash);
}

ShrinkingNim::ShrinkingNim(const Settings& settings)
    : window_(static_cast<std::uint32_t>(settings.number("k"))) {}

ShrinkingNim::Position ShrinkingNim::parse(std::string_view text) const {
    const WrittenStacks written = parse_stacks(text);
    Position position(window_,
                      Piles(written.stacks.begin(), written.stacks.begin() + written.count));
    if (position.most_options() > CircularNim::kMostOptions)
        throw Error(ErrorKind::Input, "too many moves: take smaller piles, or a smaller k",
                    text.size());
    return position;
}

const About& ShrinkingNim::about() {
    static const About kAbout = {
        .name = "Shrinking Nim",
        .aliases = {},
        .summary = "Circular Nim whose circle closes up where a pile is gone.",
        .rules =
            "Piles of tokens stand on a circle. A move chooses k neighbouring piles, or all of "
            "them "
            "if there are fewer, and takes one or more tokens from them, from each as many as one "
            "likes. A pile that becomes empty leaves the circle, and its neighbours become "
            "neighbours of each other. Whoever cannot move loses.",
        .notation =
            "The sizes of the piles around the circle, joined by commas: 3,1,4,1,5. Empty piles "
            "are left out; 0 is a circle without piles. At most 16 piles. shrinking_nim(2) is the "
            "game with k = 2.",
        .parameters = {Parameter::number("k", 2, 1, CircularNim::kMostStacks,
                                         "from how many neighbours to take")},
        .by_place = {"k"},
        .variants = {},
        .examples = {"0", "2,1", "1,2,3", "2,1,1,2", "1,2,1,1,2"},
    };
    return kAbout;
}

}  // namespace upstar::circular_nim
