// The brute-force value of a position of any game in the catalog: from its options alone, with no
// use of decomposition, symmetry or known values. Of a scoring game, the margin.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "naive/naive_game.h"
#include "upstar/catalog/any_position.h"

namespace naive {

class Positions {
public:
    explicit Positions(Games& games) : games_(games) {}

    Id value(const upstar::AnyPosition& p) {
        const std::string key = name_of(p);
        if (const auto known = values_.find(key); known != values_.end()) return known->second;
        std::vector<Id> left;
        std::vector<Id> right;
        for (const auto& option : p.options(upstar::Player::Left))
            left.push_back(value(*option.position));
        for (const auto& option : p.options(upstar::Player::Right))
            right.push_back(value(*option.position));
        return values_[key] = games_.make(left, right);
    }

    /// Whether `player` wins if he begins and whoever cannot move loses.
    bool wins(const upstar::AnyPosition& p, upstar::Player player) {
        const std::string key = upstar::name(player) + name_of(p);
        if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
        bool wins_it = false;
        for (const auto& option : p.options(player))
            wins_it = wins_it || !wins(*option.position, upstar::opponent(player));
        return wins_[key] = wins_it;
    }

    /// Whether `player` wins if he begins and whoever cannot move wins.
    bool wins_misere(const upstar::AnyPosition& p, upstar::Player player) {
        const std::string key = upstar::name(player) + name_of(p);
        if (const auto known = misere_.find(key); known != misere_.end()) return known->second;
        const auto options = p.options(player);
        bool wins = options.empty();
        for (const auto& option : options)
            wins = wins || !wins_misere(*option.position, upstar::opponent(player));
        return misere_[key] = wins;
    }

    /// By how many points the player to move wins.
    int margin(const upstar::AnyPosition& p) {
        const std::string key = p.ruleset().about().name + ' ' + p.to_string();
        if (const auto known = margins_.find(key); known != margins_.end()) return known->second;
        int best = 0;
        bool first = true;
        for (const auto& option : p.options(upstar::Player::Left)) {
            const int rest = margin(*option.position);
            const int total = option.points + (option.moves_again ? rest : -rest);
            if (first || total > best) best = total;
            first = false;
        }
        return margins_[key] = best;
    }

private:
    static std::string name_of(const upstar::AnyPosition& p) {
        std::string key = p.ruleset().about().name;
        for (const auto& [name, chosen] : p.ruleset().settings().all()) key += ' ' + name + chosen;
        return key + ' ' + p.to_string();
    }

    Games& games_;
    std::map<std::string, bool> wins_;
    std::map<std::string, bool> misere_;
    std::map<std::string, int> margins_;
    std::map<std::string, Id> values_;
};

}  // namespace naive
