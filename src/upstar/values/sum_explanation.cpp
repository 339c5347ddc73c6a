#include "upstar/values/sum_explanation.h"

#include <algorithm>

#include "upstar/base/error.h"
#include "upstar/values/sum.h"

namespace upstar {
namespace {

std::optional<std::size_t> partner(const std::vector<std::pair<std::size_t, std::size_t>>& pairs,
                                   std::size_t part) {
    for (const auto& [a, b] : pairs) {
        if (a == part) return b;
        if (b == part) return a;
    }
    return std::nullopt;
}

}  // namespace

bool SumExplanation::cancels() const {
    const auto zeros = std::count(parts.begin(), parts.end(), Game());
    return 2 * cancelling.size() + static_cast<std::size_t>(zeros) == parts.size();
}

std::vector<Game> SumExplanation::values(Player player) const {
    std::vector<Game> games;
    for (const SumOption& option : options)
        if (option.player == player &&
            std::find(games.begin(), games.end(), option.value) == games.end())
            games.push_back(option.value);
    return games;
}

SumExplanation explain_sum(Arena& arena, const std::vector<Game>& parts) {
    SumExplanation explanation{parts, cancelling_pairs(arena, parts), {}, {}};
    const Game whole = total(arena, parts);
    for (const Player player : kPlayers)
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const Options options = arena.options(parts[part], player);
            if (options.size() > Arena::kMostOptions)
                throw Error(ErrorKind::Limit, "a nimber too large to explain");
            const Game others = difference(arena, whole, parts[part]);
            std::vector<Game> sorted = options.to_vector();
            sort_for_print(arena, sorted);
            for (const Game to : sorted) {
                arena.context().poll();
                SumOption option{player, {part, to}, sum(arena, others, to)};
                if (const auto other = partner(explanation.cancelling, part))
                    option.mirrored = {*other, negative(arena, to)};
                explanation.options.push_back(option);
            }
        }
    explanation.simplification =
        explain(arena, explanation.values(Player::Left), explanation.values(Player::Right));
    return explanation;
}

}  // namespace upstar
