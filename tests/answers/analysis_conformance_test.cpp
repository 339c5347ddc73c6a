// Analyses against brute force: on every small position of every game in the catalog all that is
// said of it and of its moves is true.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "answers/every_game.h"
#include "upstar/answers/analysis.h"

namespace upstar {
namespace {

class AnalysesOfEveryGame : public EveryGame {
protected:
    // The values of the moves, by brute force, beside them.
    std::vector<naive::Id> values_of(const Advice& advice) {
        std::vector<naive::Id> values;
        for (const RatedMove& move : advice.moves)
            values.push_back(brute_force.value(*move.position));
        return values;
    }

    // Nimbers are all confused with one another.
    bool is_dominated(naive::Id g, const std::vector<naive::Id>& values, Player player) {
        return is_partizan() && std::any_of(values.begin(), values.end(), [&](naive::Id h) {
                   return h != g && at_least(h, g, player);
               });
    }

    // It costs its player the temperature, and leaves the mean.
    bool is_orthodox(naive::Id g, naive::Id option, Player player) {
        const auto t = thermographs.temperature(g);
        return t > 0 && thermographs.wall(option, player == Player::Right, t) - sign(player) * t ==
                            thermographs.mean(g);
    }

    bool is_canonical_option(naive::Id g, naive::Id option, Player player) {
        const auto& [left, right] = games.form(g);
        const auto& all = player == Player::Left ? left : right;
        return std::find(all.begin(), all.end(), option) != all.end();
    }

    void check_list(const Advice& advice, const AnyPosition& p) {
        std::set<std::string> listed;
        for (const RatedMove& move : advice.moves) listed.insert(move.position->to_string());
        std::set<std::string> expected;
        for (const AnyOption& option : p.options(advice.player))
            expected.insert(option.position->to_string());
        EXPECT_EQ(listed, expected);
        EXPECT_EQ(listed.size(), advice.moves.size());
    }

    void check_moves(const Advice& advice, const AnyPosition& p) {
        const Player player = advice.player;
        EXPECT_EQ(advice.wins(), wins(p, player));
        EXPECT_EQ(advice.winning_moves(), winning_count(p, player));
        EXPECT_EQ(advice.value, value(p));
        EXPECT_EQ(advice.margin, std::nullopt);
        const naive::Id g = brute_force.value(p);
        const std::vector<naive::Id> values = values_of(advice);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const RatedMove& move = advice.moves[i];
            SCOPED_TRACE(std::string(name(player)) + " to " + move.position->to_string());
            EXPECT_EQ(to_string(arena, move.value.value()), to_string(arena, image(values[i])));
            EXPECT_EQ(move.wins, wins_after(*move.position, player));
            EXPECT_EQ(move.undominated, !is_dominated(values[i], values, player));
            EXPECT_EQ(move.canonical,
                      move.undominated && is_canonical_option(g, values[i], player));
            EXPECT_EQ(move.orthodox, is_orthodox(g, values[i], player));
            check_replies(move, player, *advice.wins());
        }
        if (!values.empty()) check_best(advice, values);
    }

    // Counted where no move wins.
    void check_replies(const RatedMove& move, Player player, bool some_move_wins) {
        ASSERT_EQ(move.replies.has_value(), !some_move_wins);
        if (!move.replies) return;
        EXPECT_EQ(move.replies->all, distinct_options(*move.position, opponent(player)).size());
        EXPECT_EQ(move.replies->winning, winning_count(*move.position, opponent(player)));
    }

    // The first is a winning one if there is any, and then not dominated; else it leaves the
    // smallest share of replies that win.
    void check_best(const Advice& advice, const std::vector<naive::Id>& values) {
        const RatedMove& best = advice.moves.front();
        EXPECT_EQ(best.wins, advice.wins());
        if (*advice.wins()) {
            EXPECT_FALSE(is_dominated(values.front(), values, advice.player));
            return;
        }
        for (const RatedMove& move : advice.moves)
            EXPECT_LE(best.replies->winning * move.replies->all,
                      move.replies->winning * best.replies->all);
    }

    void check_points(const Advice& advice, const AnyPosition& p) {
        EXPECT_EQ(advice.wins(), std::nullopt);
        EXPECT_EQ(advice.margin, brute_force.margin(p));
        for (const RatedMove& move : advice.moves)
            EXPECT_EQ(move.margin, margin_by({move.position, move.points, move.moves_again}));
        for (const AnyOption& option : p.options(advice.player))
            EXPECT_TRUE(std::any_of(advice.moves.begin(), advice.moves.end(),
                                    [&](const RatedMove& move) {
                                        return *move.position == *option.position &&
                                               move.points == option.points &&
                                               move.moves_again == option.moves_again;
                                    }))
                << option.position->to_string();
        if (!advice.moves.empty()) {
            EXPECT_EQ(advice.moves.front().margin, advice.margin);
        }
    }

    void check_heat(const Analysis& analysis, naive::Id g) {
        EXPECT_EQ(analysis.mean, number(thermographs.mean(g)));
        EXPECT_EQ(analysis.temperature, number(thermographs.temperature(g)));
        ASSERT_TRUE(analysis.stops);
        EXPECT_EQ((*analysis.stops)[0], number(thermographs.stop(g, true)));
        EXPECT_EQ((*analysis.stops)[1], number(thermographs.stop(g, false)));
    }

    void check_components(const Analysis& analysis, naive::Id g) {
        naive::Id sum = games.integer(0);
        for (const auto& [part, part_value] : analysis.components) {
            EXPECT_EQ(part_value, value(*part)) << part->to_string();
            sum = games.sum(sum, brute_force.value(*part));
        }
        EXPECT_EQ(sum, g);
    }

    void check_components_of_points(const Analysis& analysis) {
        for (const auto& [part, part_value] : analysis.components)
            EXPECT_EQ(part_value, std::nullopt);
    }
};

TEST_P(AnalysesOfEveryGame, AreTrueOfEverySmallPosition) {
    std::size_t checked = 0;
    for (const PositionPtr& p : small()) {
        SCOPED_TRACE(title(*p));
        ++checked;
        const Analysis analysis = analyse(p, evaluators);
        ASSERT_TRUE(analysis.is_decided());
        EXPECT_TRUE(analysis.limit.message.empty());
        for (const Player player : kPlayers) {
            ASSERT_EQ(analysis.advice_of(player).player, player);
            check_list(analysis.advice_of(player), *p);
        }
        if (is_scoring()) {
            EXPECT_EQ(analysis.margin, brute_force.margin(*p));
            EXPECT_FALSE(analysis.value || analysis.outcome || analysis.mean || analysis.stops);
            for (const Player player : kPlayers) check_points(analysis.advice_of(player), *p);
            check_components_of_points(analysis);
        } else {
            EXPECT_STREQ(name(analysis.outcome.value()), name(outcome(*p)));
            EXPECT_EQ(analysis.margin, std::nullopt);
            for (const Player player : kPlayers) check_moves(analysis.advice_of(player), *p);
            const naive::Id g = brute_force.value(*p);
            EXPECT_EQ(analysis.value, value(*p));
            check_heat(analysis, g);
            check_components(analysis, g);
        }
        if (HasFailure()) return;  // one position tells enough
    }
    EXPECT_GT(checked, 0u);
}

INSTANTIATE_TEST_SUITE_P(Catalog, AnalysesOfEveryGame, testing::ValuesIn(catalogued_games()),
                         name_of_game);

}  // namespace
}  // namespace upstar
