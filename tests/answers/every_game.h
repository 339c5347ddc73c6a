// What the answers about a game are checked against: its small positions, and all that can be said
// of them by brute force, which sees the options of a position and nothing else.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/golden.h"
#include "catalog/small_positions.h"
#include "naive/engine_image.h"
#include "naive/naive_position.h"
#include "naive/naive_thermograph.h"
#include "upstar/search/evaluators.h"
#include "upstar/values/dyadic.h"
#include "upstar/values/print.h"

namespace upstar {

class EveryGame : public testing::TestWithParam<CataloguedGame> {
protected:
    static constexpr std::size_t kMostFollowers = 1500;

    PositionKind kind() const { return game->kind(); }
    bool is_scoring() const { return kind() == PositionKind::Scoring; }
    bool is_partizan() const { return kind() == PositionKind::Partizan; }

    std::vector<PositionPtr> small() const { return small_positions(*game, kMostFollowers); }

    /// Whether `player` wins if he begins.
    bool wins(const AnyPosition& p, Player player) { return brute_force.wins(p, player); }
    /// Whether the move to p wins for `player`.
    bool wins_after(const AnyPosition& p, Player player) { return !wins(p, opponent(player)); }

    Outcome outcome(const AnyPosition& p) {
        return outcome_of_beginners(wins(p, Player::Left), wins(p, Player::Right));
    }

    /// The value that brute force finds, in the engine's arena.
    Game value(const AnyPosition& p) { return image(brute_force.value(p)); }

    /// Whether `a` is at least as good as b for `player`.
    bool at_least(naive::Id a, naive::Id b, Player player) {
        return player == Player::Left ? games.less_or_equal(b, a) : games.less_or_equal(a, b);
    }

    /// What the player to move gets more than the other by this move, both playing their best.
    std::int32_t margin_by(const AnyOption& option) {
        const std::int32_t rest = brute_force.margin(*option.position);
        return option.points + (option.moves_again ? rest : -rest);
    }

    static Dyadic number(naive::Thermographs::Units units) {
        return {Integer(units), naive::Thermographs::kExponent};
    }

    /// Each position that the player can move to, once.
    static std::vector<AnyOption> distinct_options(const AnyPosition& p, Player player) {
        std::vector<AnyOption> all;
        std::set<std::string> seen;
        for (const AnyOption& option : p.options(player))
            if (seen.insert(option.position->to_string()).second) all.push_back(option);
        return all;
    }

    std::size_t winning_count(const AnyPosition& p, Player player) {
        std::size_t count = 0;
        for (const AnyOption& option : distinct_options(p, player))
            if (wins_after(*option.position, player)) ++count;
        return count;
    }

    RulesetPtr game = GetParam().game;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
    naive::Games games;
    naive::Positions brute_force{games};
    naive::EngineImage image{arena, games};
    naive::Thermographs thermographs{games};
};

/// The name of a game as part of the name of a test.
inline std::string name_of_game(const testing::TestParamInfo<CataloguedGame>& tested) {
    return tested.param.game->id();
}

}  // namespace upstar
