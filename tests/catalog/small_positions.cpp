#include "catalog/small_positions.h"

#include <set>

#include "catalog/golden.h"

namespace upstar {

std::vector<PositionPtr> followers(const PositionPtr& p, std::size_t most) {
    std::set<std::string> seen = {p->to_string()};
    std::vector<PositionPtr> all = {p};
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const Player player : kPlayers) {
            for (const AnyOption& option : all[i]->options(player)) {
                if (!seen.insert(option.position->to_string()).second) continue;
                all.push_back(option.position);
                if (all.size() > most) return {};
            }
        }
    }
    return all;
}

std::vector<PositionPtr> named_positions(const AnyRuleset& game) {
    std::vector<PositionPtr> positions;
    for (const GoldenRow& row : read_golden(game))
        positions.push_back(game.configured(row.arguments)->parse(row.position));
    for (const std::string& example : game.about().examples)
        positions.push_back(game.parse(example));
    return positions;
}

std::vector<PositionPtr> small_positions(const AnyRuleset& game, std::size_t most_followers) {
    std::vector<PositionPtr> all;
    std::set<std::string> seen;
    for (const PositionPtr& p : named_positions(game))
        for (const PositionPtr& follower : followers(p, most_followers))
            if (seen.insert(title(*follower)).second) all.push_back(follower);
    return all;
}

std::string title(const AnyPosition& p) {
    std::string text = p.ruleset().about().name;
    for (const auto& [name, value] : p.ruleset().settings().all()) text += ' ' + name + '=' + value;
    return text + ' ' + p.to_string();
}

}  // namespace upstar
