// Oracle: the thermograph itself, which thermograph_test checks against its definition; formulas in
// words are read back and evaluated on a grid of temperatures.
#include "upstar/values/thermograph_steps.h"

#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "small_games.h"
#include "value_text.h"

namespace upstar {
namespace {

Dyadic read_dyadic(const std::string& text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos) return Dyadic(std::stoll(text));
    std::uint32_t exponent = 0;
    while ((1LL << exponent) < std::stoll(text.substr(slash + 1))) ++exponent;
    return {Integer(std::stoll(text.substr(0, slash))), exponent};
}

// "1 + t up to t = 3/2, then 5/2" at t.
Dyadic evaluated(std::string formula, const Dyadic& t) {
    static const std::regex kPiece(
        "(-?[0-9]+(?:/[0-9]+)?)( [+-] t)?(?: up to t = ([0-9]+(?:/[0-9]+)?), then )?");
    std::smatch piece;
    while (std::regex_search(formula, piece, kPiece, std::regex_constants::match_continuous)) {
        if (piece[3].length() == 0 || t <= read_dyadic(piece[3])) {
            const Dyadic base = read_dyadic(piece[1]);
            if (piece[2].length() == 0) return base;
            return piece[2].str()[1] == '+' ? base + t : base - t;
        }
        formula = piece.suffix();
    }
    ADD_FAILURE() << "no formula: " << formula;
    return {};
}

class ThermographStepsTest : public testing::Test {
protected:
    // The games born by day 2, and each 7th of those born on day 3.
    std::vector<Game> games() const {
        std::vector<Game> all = small.day(2);
        for (std::size_t i = 0; i < small.day(3).size(); i += 7) all.push_back(small.day(3)[i]);
        return all;
    }

    // 0, 1/8, 1/4, ... up to the top of the walls.
    static std::vector<Dyadic> temperatures(const ThermographSteps& steps) {
        std::vector<Dyadic> list;
        for (Dyadic t; t <= steps.temperature; t = t + Dyadic(Integer(1), 3)) list.push_back(t);
        return list;
    }

    SmallGames& small = SmallGames::get();
    Arena& arena = small.arena;
};

TEST_F(ThermographStepsTest, ScaffoldsAreTheWallsBelowTheMastAndCrossAtIt) {
    for (const Game g : games()) {
        const ThermographSteps steps = thermograph_steps(arena, g);
        if (steps.is_mast_alone()) {
            EXPECT_TRUE(arena.is_number(g));
            continue;
        }
        const auto whole = thermograph(arena, g);
        for (const Dyadic& t : temperatures(steps))
            for (const Player p : kPlayers)
                EXPECT_EQ(steps.of(p).scaffold.at(t), whole->wall(p).at(t)) << to_string(arena, g);
        const Dyadic above = steps.temperature + Dyadic(1);
        EXPECT_LT(steps.of(Player::Left).scaffold.at(above),
                  steps.of(Player::Right).scaffold.at(above));
        for (const Player p : kPlayers)
            EXPECT_EQ(steps.of(p).scaffold.at(steps.temperature), steps.mean);
    }
}

TEST_F(ThermographStepsTest, OptionsThatAreNeededMakeTheBestWall) {
    for (const Game g : games()) {
        const ThermographSteps steps = thermograph_steps(arena, g);
        if (steps.is_mast_alone()) continue;
        for (const Player p : kPlayers)
            for (const Dyadic& t : temperatures(steps)) {
                std::optional<Dyadic> best;
                for (const auto& option : steps.of(p).options) {
                    const Dyadic wall = option.wall.at(t);
                    EXPECT_EQ(wall, thermograph(arena, option.option)->wall(opponent(p)).at(t));
                    if (option.is_needed &&
                        (!best || (p == Player::Left ? *best < wall : wall < *best)))
                        best = wall;
                }
                ASSERT_TRUE(best) << to_string(arena, g);
                EXPECT_EQ(*best, steps.of(p).best.at(t)) << to_string(arena, g);
            }
    }
}

TEST_F(ThermographStepsTest, FormulasInWordsAreTheWalls) {
    static const std::regex kFormulas("right walls?, ([^.]*)\\..*left walls?, ([^.]*)\\.");
    for (const Game g : games()) {
        const ThermographSteps steps = thermograph_steps(arena, g);
        if (steps.is_mast_alone()) continue;
        const std::string text = in_words(arena, g, steps).front().text;
        std::smatch formulas;
        ASSERT_TRUE(std::regex_search(text, formulas, kFormulas)) << text;
        for (const Dyadic& t : temperatures(steps))
            for (const Player p : kPlayers)
                EXPECT_EQ(evaluated(formulas[1 + index(p)], t), steps.of(p).best.at(t)) << text;
    }
}

TEST_F(ThermographStepsTest, SaysWhatABookWouldSay) {
    const Game g = read_value(arena, "{4|1||-1|-3}");
    const auto steps = in_words(arena, g, thermograph_steps(arena, g));
    ASSERT_EQ(steps.size(), 4u);
    EXPECT_EQ(steps[0].text,
              "Left can move to {4|1}. After that Right moves: take its right wall, 1 + t up to "
              "t = 3/2, then 5/2. Right can move to {-1|-3}. After that Left moves: take its left "
              "wall, -1 - t up to t = 1, then -2.");
    EXPECT_EQ(steps[1].text,
              "Subtract t: Left's wall stands at 1 up to t = 3/2, then leans right.");
    EXPECT_EQ(steps[2].text, "Add t: Right's wall stands at -1 up to t = 1, then leans left.");
    EXPECT_EQ(steps[3].text,
              "At t = 9/4 over 1/4. So the temperature is 9/4 and the mean 1/4; above, nobody "
              "wants to move: the mast.");
}

TEST_F(ThermographStepsTest, OfANumberAreTheMastAlone) {
    const Game g = read_value(arena, "3/4");
    const auto steps = in_words(arena, g, thermograph_steps(arena, g));
    ASSERT_EQ(steps.size(), 1u);
    EXPECT_NE(steps[0].text.find("the mast over 3/4"), std::string::npos);
}

}  // namespace
}  // namespace upstar
