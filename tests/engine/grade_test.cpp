// Grades of moves against brute force: every move of every small position of every game.
#include <gtest/gtest.h>

#include "catalog/golden.h"
#include "catalog/small_positions.h"
#include "client.h"
#include "naive/naive_position.h"
#include "upstar/answers/named_moves.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

class Grades {
public:
    /// Grades all moves of both players.
    void check(const PositionPtr& position) {
        for (const Player player : kPlayers)
            for (const NamedMove& move : named_moves(position, player))
                check(*position, player, move);
    }

    int count() const { return count_; }

private:
    void check(const AnyPosition& position, Player player, const NamedMove& move) {
        ++count_;
        Json with = Json::object();
        for (const auto& [name, value] : position.ruleset().settings().all()) with[name] = value;
        const Json request = {{"id", count_},
                              {"do", "grade"},
                              {"with", with},
                              {"game", position.ruleset().id()},
                              {"position", position.to_string()},
                              {"player", name(player)},
                              {"move", move.name}};
        const Json said = Json::parse(client_.ask(dumped(request)));
        ASSERT_TRUE(said.contains("answer")) << request << said;
        const Json& grade = said["answer"];
        if (position.kind() == PositionKind::Scoring) {
            const int rest = brute_force_.margin(*move.position);
            const int cost =
                brute_force_.margin(position) - move.points - (move.moves_again ? rest : -rest);
            EXPECT_EQ(grade["cost"], cost) << request << grade;
            EXPECT_EQ(grade["best"], cost == 0) << request << grade;
            return;
        }
        const bool had_win = brute_force_.wins(position, player);
        const bool keeps = !brute_force_.wins(*move.position, opponent(player));
        EXPECT_EQ(grade["had_win"], had_win) << request << grade;
        EXPECT_EQ(grade["lost_win"], had_win && !keeps) << request << grade;
        EXPECT_EQ(grade["best"], !had_win || keeps) << request << grade;
        if (!had_win || keeps) return;
        bool better_wins = false;
        for (const NamedMove& other :
             named_moves(position.ruleset().parse(position.to_string()), player))
            if (other.name == grade["better"][0])
                better_wins = !brute_force_.wins(*other.position, opponent(player));
        EXPECT_TRUE(better_wins) << request << grade;
    }

    naive::Games games_;
    naive::Positions brute_force_{games_};
    Client client_;
    int count_ = 0;
};

class EveryGame : public testing::TestWithParam<CataloguedGame> {};

TEST_P(EveryGame, IsGradedAsByBruteForce) {
    constexpr std::size_t kMostFollowers = 60;
    Grades grades;
    for (const PositionPtr& position : small_positions(*GetParam().game, kMostFollowers))
        grades.check(position);
    EXPECT_GE(grades.count(), 12);
}

INSTANTIATE_TEST_SUITE_P(Grade, EveryGame, testing::ValuesIn(catalogued_games()));

}  // namespace
}  // namespace upstar
