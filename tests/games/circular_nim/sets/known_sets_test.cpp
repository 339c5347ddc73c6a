#include "upstar/games/circular_nim/sets/known_sets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "naive/naive_stacks.h"
#include "upstar/base/context.h"
#include "upstar/games/circular_nim/rules/circular_nim.h"
#include "upstar/games/circular_nim/rules/circular_rule_names.h"
#include "upstar/games/circular_nim/sets/specialist.h"

namespace upstar::circular_nim {
namespace {

// "CN(6,3) V5(2)"; every name in the table is one of these.
CircularRules rules_called(const std::string& game) {
    for (std::uint32_t stacks = 1; stacks <= 12; ++stacks)
        for (std::uint32_t window = 1; window <= stacks; ++window)
            for (const CircularRuleName& rule : kCircularRuleNames)
                for (std::uint32_t amount = 1; amount <= 3; ++amount)
                    for (const bool circle : {true, false}) {
                        const CircularRules rules =
                            with_rule({stacks, window, {}, 1, circle}, rule.word, amount);
                        if (game_name(rules) == game) return rules;
                    }
    ADD_FAILURE() << "no rules are called " << game;
    return {};
}

TEST(KnownSets, AreThoseOfTheSurveyThatAreProvedForAllSizes) {
    std::map<std::string, std::string> known;
    for (const KnownSet& each : known_sets())
        EXPECT_TRUE(known.emplace(each.game, each.set).second) << each.game << " stands twice";
    std::ifstream survey(std::string(UPSTAR_TEST_DATA) + "/../docs/data/circular-nim.tsv");
    std::size_t proved = 0;
    std::string head;
    std::getline(survey, head);
    EXPECT_EQ(head, "upstar theorems 2");  // with its proofs
    for (std::string line; std::getline(survey, line);) {
        std::istringstream fields(line);
        std::string game, state, scope, set;
        std::getline(fields, game, '\t');
        std::getline(fields, state, '\t');
        std::getline(fields, scope, '\t');
        std::getline(fields, set, '\t');
        if (state != "proved" || scope != "all stack sizes") continue;
        ++proved;
        EXPECT_EQ(known[game], set) << game;
    }
    EXPECT_EQ(proved, known.size());
}

// Every position with small stacks, by brute force.
TEST(KnownSets, AreTheLossesOfWhoeverBegins) {
    for (const KnownSet& each : known_sets()) {
        const CircularRules rules = rules_called(std::string(each.game));
        const std::uint32_t most = rules.stacks <= 3 ? 6 : rules.stacks <= 5 ? 3 : 1;
        const auto set = known_set(rules);
        ASSERT_TRUE(set);
        const naive::Cube cube(rules, most);
        for (const naive::Row& row : cube.positions()) {
            const Stacks stacks(row.begin(), row.end());
            ASSERT_EQ(set->contains(stacks), cube.nim_value(row) == 0)
                << each.game << " " << to_string(stacks);
        }
    }
}

CircularNim::Position position(const CircularRules& rules, const naive::Row& row) {
    CircularNim::Stacks stacks{};
    std::copy(row.begin(), row.end(), stacks.begin());
    return {rules, stacks};
}

// Also of games with a > 1 that are others on smaller stacks; a suggested move is a move, and leads
// to a loss.
TEST(CircularNimSpecialist, SaysWhoWinsAndByWhichMove) {
    Context context;
    Specialist specialist(context);
    std::size_t asked = 0;
    std::size_t suggested = 0;
    for (const char* rule : {"V1", "V2", "V3", "V4", "V5", "V6"}) {
        for (const std::uint32_t amount : {1u, 2u}) {
            const CircularRules rules = with_rule({4, 2, {}, 1, true}, rule, amount);
            const naive::Cube cube(rules, 3);
            for (const naive::Row& row : cube.positions()) {
                const CircularNim::Position p = position(rules, row);
                const auto wins = specialist.wins_first(p, Player::Left);
                if (!wins) continue;
                ++asked;
                ASSERT_EQ(*wins, cube.nim_value(row) != 0) << game_name(rules) << p.to_string();
                const auto move =
                    specialist.suggestion(p, Player::Left, Thought::Exact, Voice::Mover);
                if (!move) continue;
                ++suggested;
                std::vector<CircularNim::Position> options;
                p.options(options);
                EXPECT_NE(std::find(options.begin(), options.end(), move->position), options.end());
                EXPECT_EQ(specialist.wins_first(move->position, Player::Right), false);
            }
        }
    }
    EXPECT_GT(asked, 1000u);
    EXPECT_GT(suggested, 100u);
}

TEST(CircularNimSpecialist, KnowsLargeStacks) {
    Context context;
    Specialist specialist(context);
    const CircularRules rules{5, 3, Removal::AtLeastInTotal, 1, true};
    const CircularNim::Position lost = position(rules, {60000, 40000, 20000, 60000, 0});
    EXPECT_EQ(specialist.wins_first(lost, Player::Left), false);
    EXPECT_EQ(specialist.reasons(lost).back(), "= 0");
    const CircularNim::Position won = position(rules, {60000, 40000, 20001, 60000, 0});
    EXPECT_EQ(specialist.wins_first(won, Player::Left), true);
    EXPECT_TRUE(specialist.suggestion(won, Player::Left, Thought::Exact, Voice::Mover));
}

}  // namespace
}  // namespace upstar::circular_nim
