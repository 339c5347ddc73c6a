// Explanations of positions against brute force: on every small position of every game in the
// catalog what is said of moves, replies, nim values and margins is true.
#include "upstar/answers/position_explanation.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "catalog/golden.h"
#include "upstar/answers/explanation_text.h"
#include "upstar/base/error.h"

namespace upstar {
namespace {

constexpr std::size_t kMostFollowers = 300;
constexpr std::chrono::milliseconds kNoLimit(0);

// From the options and nothing else.
class BruteForce {
public:
    bool wins_first(const AnyPosition& p, Player player) {
        const std::string key = name(player) + key_of(p);
        if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
        bool wins = false;
        for (const AnyOption& option : p.options(player))
            wins = wins || !wins_first(*option.position, opponent(player));
        return wins_[key] = wins;
    }

    std::uint32_t nim_value(const AnyPosition& p) {
        const std::string key = key_of(p);
        if (const auto known = nim_values_.find(key); known != nim_values_.end())
            return known->second;
        std::set<std::uint32_t> seen;
        for (const AnyOption& option : p.options(Player::Left))
            seen.insert(nim_value(*option.position));
        std::uint32_t least = 0;
        while (seen.contains(least)) ++least;
        return nim_values_[key] = least;
    }

    std::int32_t margin(const AnyPosition& p) {
        const std::string key = key_of(p);
        if (const auto known = margins_.find(key); known != margins_.end()) return known->second;
        std::optional<std::int32_t> best;
        for (const AnyOption& option : p.options(Player::Left))
            best = std::max(best.value_or(-999), by(option));
        return margins_[key] = best.value_or(0);
    }

    std::int32_t by(const AnyOption& option) {
        const std::int32_t rest = margin(*option.position);
        return option.points + (option.moves_again ? rest : -rest);
    }

private:
    static std::string key_of(const AnyPosition& p) {
        std::string key = p.to_string();
        for (const Argument& argument : p.ruleset().settings().all()) key += ' ' + argument.value;
        return key;
    }

    std::map<std::string, bool> wins_;
    std::map<std::string, std::uint32_t> nim_values_;
    std::map<std::string, std::int32_t> margins_;
};

class ExplanationsInEveryGame : public testing::TestWithParam<CataloguedGame> {
protected:
    std::vector<PositionPtr> small_positions() const {
        std::vector<PositionPtr> all;
        for (const GoldenRow& row : read_golden(*game))
            add_followers(game->configured(row.arguments)->parse(row.position), all);
        return all;
    }

    // All followers of p; none if there are too many.
    static void add_followers(const PositionPtr& p, std::vector<PositionPtr>& all) {
        std::map<std::string, PositionPtr> seen = {{p->to_string(), p}};
        std::vector<PositionPtr> found = {p};
        for (std::size_t i = 0; i < found.size(); ++i)
            for (const Player player : kPlayers)
                for (const AnyOption& option : found[i]->options(player))
                    if (seen.emplace(option.position->to_string(), option.position).second) {
                        found.push_back(option.position);
                        if (found.size() > kMostFollowers) return;
                    }
        all.insert(all.end(), found.begin(), found.end());
    }

    bool is_option(const AnyPosition& p, Player player, const AnyPosition& q) {
        for (const AnyOption& option : p.options(player))
            if (*option.position == q) return true;
        return false;
    }

    void check_play(const AnyPosition& p, const Beginning& beginning) {
        const Player player = beginning.player;
        ASSERT_EQ(beginning.wins, brute_force.wins_first(p, player));
        ASSERT_EQ(beginning.move.has_value(), !p.options(player).empty());
        if (!beginning.move) return;
        const AnyPosition& tried = *beginning.move->position;
        ASSERT_TRUE(is_option(p, player, tried));
        ASSERT_EQ(beginning.reply.has_value(), !*beginning.wins);
        ASSERT_EQ(*beginning.wins, !brute_force.wins_first(tried, opponent(player)));
        if (!beginning.reply) return;
        ASSERT_TRUE(is_option(tried, opponent(player), *beginning.reply->position));
        ASSERT_FALSE(brute_force.wins_first(*beginning.reply->position, player));
    }

    void check_nim_sum(const NimSum& nim_sum, const AnyPosition& p) {
        std::uint32_t sum = 0;
        for (const auto& [part, nim_value] : nim_sum.parts) {
            ASSERT_EQ(nim_value, brute_force.nim_value(*part));
            sum ^= nim_value;
        }
        ASSERT_EQ(nim_sum.sum, sum);
        ASSERT_EQ(nim_sum.sum, brute_force.nim_value(p));
    }

    RulesetPtr game = GetParam().game;
    Context context;
    Arena arena{context};
    Evaluators evaluators{arena};
    BruteForce brute_force;
};

TEST_P(ExplanationsInEveryGame, AreTrueOfEverySmallPosition) {
    const PositionKind kind = game->kind();
    std::size_t checked = 0;
    for (const PositionPtr& p : small_positions()) {
        SCOPED_TRACE(p->to_string());
        ++checked;
        const PositionExplanation explanation = explain_position(p, evaluators, kNoLimit);
        ASSERT_EQ(explanation.beginnings.size(), kind == PositionKind::Partizan ? 2u : 1u);
        if (kind == PositionKind::Scoring) {
            ASSERT_EQ(explanation.analysis.margin, brute_force.margin(*p));
            const auto& best = explanation.beginnings.front().move;
            if (best) {
                ASSERT_EQ(brute_force.by({best->position, best->points, best->moves_again}),
                          brute_force.margin(*p));
            }
            continue;
        }
        for (const Beginning& beginning : explanation.beginnings) check_play(*p, beginning);
        if (kind == PositionKind::Partizan) continue;
        ASSERT_TRUE(explanation.nim_sum);
        check_nim_sum(*explanation.nim_sum, *p);
        ASSERT_EQ(explanation.nim_sum_after.has_value(), explanation.nim_sum->sum != 0);
        if (!explanation.nim_sum_after) continue;
        check_nim_sum(*explanation.nim_sum_after, *explanation.beginnings.front().move->position);
        ASSERT_EQ(explanation.nim_sum_after->sum, 0u);
    }
    EXPECT_GT(checked, 0u);
}

TEST_P(ExplanationsInEveryGame, BeginWithOneSentence) {
    for (const std::string& example : game->about().examples) {
        const PositionPtr p = game->parse(example);
        try {
            const PositionExplanation explanation =
                explain_position(p, evaluators, std::chrono::seconds(2));
            const std::string text =
                explanation_text(arena, AnyExplanation(explanation), Format::Text);
            const std::string first = text.substr(0, text.find('\n'));
            EXPECT_EQ(first.back(), '.') << first;
            EXPECT_NE(first.find(p->to_string()), std::string::npos) << first;
        } catch (const Error& error) {
            EXPECT_EQ(error.kind(), ErrorKind::Limit) << error.message();
            context.resume();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, ExplanationsInEveryGame, testing::ValuesIn(catalogued_games()),
                         [](const auto& tested) { return tested.param.game->id(); });

}  // namespace
}  // namespace upstar
