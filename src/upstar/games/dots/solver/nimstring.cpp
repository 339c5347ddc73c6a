#include "upstar/games/dots/solver/nimstring.h"

#include <algorithm>
#include <string>

#include "upstar/base/error.h"
#include "upstar/games/dots/solver/forced_play.h"

namespace upstar::dots {
namespace {

constexpr std::size_t kMostSearches = 64;

CoinGraph only(const CoinGraph& graph, const std::vector<int>& strings) {
    std::vector<bool> is_kept(graph.strings().size());
    for (const int string : strings) is_kept[static_cast<std::size_t>(string)] = true;
    std::vector<int> others;
    for (std::size_t i = 0; i < is_kept.size(); ++i)
        if (!is_kept[i]) others.push_back(static_cast<int>(i));
    return graph.without(others);
}

// The value of a region that is a chain from ground to ground or a ring, without a search.
std::optional<unsigned> value_of_piece(const CoinGraph& graph, const std::vector<int>& region) {
    for (const int string : region) {
        const auto& [a, b] = graph.strings()[static_cast<std::size_t>(string)];
        for (const int coin : {a, b})
            if (coin != CoinGraph::kGround && graph.valence(coin) != 2) return std::nullopt;
    }
    return region.size() < 4 ? 1 : 0;  // a ring of 3, or a chain of 2: what has 4 strings is long
}

}  // namespace

std::vector<std::vector<int>> regions_of(const CoinGraph& graph) {
    std::vector<std::vector<int>> regions;
    std::vector<bool> seen(graph.strings().size());
    for (int first = 0; first < static_cast<int>(seen.size()); ++first) {
        if (seen[static_cast<std::size_t>(first)]) continue;
        seen[static_cast<std::size_t>(first)] = true;
        std::vector<int> region = {first};
        for (std::size_t i = 0; i < region.size(); ++i) {
            const auto ends = graph.strings()[static_cast<std::size_t>(region[i])];
            for (const int coin : {ends.a, ends.b}) {
                if (coin == CoinGraph::kGround) continue;
                for (const int string : graph.incident(coin)) {
                    if (seen[static_cast<std::size_t>(string)]) continue;
                    seen[static_cast<std::size_t>(string)] = true;
                    region.push_back(string);
                }
            }
        }
        std::sort(region.begin(), region.end());
        regions.push_back(std::move(region));
    }
    return regions;
}

std::size_t Nimstring::solved() const {
    std::size_t sum = 0;
    for (const auto& search : searches_) sum += search->solved();
    return sum;
}

unsigned Nimstring::quiet_value(const CoinGraph& quiet) {
    unsigned value = 0;
    for (const std::vector<int>& strings : regions_of(quiet)) {
        context_.poll();
        if (const auto known = value_of_piece(quiet, strings)) {
            value ^= *known;
            continue;
        }
        const CoinGraph region = only(quiet, strings);
        if (strings.size() > static_cast<std::size_t>(StringFrame::kMostStrings))
            throw Error(ErrorKind::Limit, "a region has " + std::to_string(strings.size()) +
                                              " strings; Nimstring values are found for " +
                                              std::to_string(StringFrame::kMostStrings) +
                                              " at most");
        std::optional<StringSet> uncut;
        NimSearch* search = nullptr;
        for (std::size_t i = 0; i < searches_.size() && !uncut; ++i) {
            search = searches_[i].get();
            uncut = search->frame().strings_of(region);
        }
        if (!uncut) {
            if (searches_.size() == kMostSearches) searches_.clear();
            searches_.push_back(std::make_unique<NimSearch>(context_, region));
            search = searches_.back().get();
            uncut = search->frame().strings_of(region);
        }
        value ^= search->nim_value(*uncut);
    }
    return value;
}

NimstringValue Nimstring::value(const ForcedPlay& play, const CoinGraph& rest) {
    if (play.give != 0) return {true, 0};
    return {false, quiet_value(rest)};
}

NimstringValue Nimstring::value(const CapturesPlayed& position) {
    return value(position.play(), position.rest());
}

// Of the many positions after a move, nobody asks for more: what is left is not contracted.
NimstringValue Nimstring::value(const CoinGraph& graph) {
    const ForcedPlay play = forced_play(graph);
    return play.cut.empty() ? value(play, graph) : value(play, graph.without(play.cut));
}

std::vector<NimstringRegion> Nimstring::regions(const CoinGraph& graph) {
    std::vector<NimstringRegion> regions;
    for (std::vector<int>& strings : regions_of(graph)) {
        context_.poll();
        const NimstringValue value = this->value(only(graph, strings));
        regions.push_back({std::move(strings), value});
    }
    return regions;
}

std::vector<NimstringMove> Nimstring::moves(const CapturesPlayed& position) {
    const CoinGraph& graph = position.graph();
    value(position);  // so that all positions after a move lie in regions searched already
    std::vector<NimstringMove> moves;
    for (int i = 0; i < static_cast<int>(graph.strings().size()); ++i) {
        context_.poll();
        NimstringMove move{i, value(graph.without({i})), false, false};
        const auto ends = graph.strings()[static_cast<std::size_t>(i)];
        for (const int coin : {ends.a, ends.b})
            if (coin != CoinGraph::kGround && graph.valence(coin) == 1) move.captures = true;
        move.wins = move.captures == move.left.mover_wins();
        moves.push_back(move);
    }
    return moves;
}

}  // namespace upstar::dots
