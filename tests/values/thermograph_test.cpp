// Oracles: the definition of the walls evaluated on a grid of temperatures; Winning Ways and
// Siegel's book for the table.
#include "upstar/values/thermograph.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "small_games.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

// Both walls at t = -1, -1 + 1/64, ..., 5, in 64ths, straight from the definition.
class Grid {
public:
    static constexpr int kUnit = 64;
    static constexpr int kPoints = 6 * kUnit + 1;
    using Walls = std::array<std::vector<int>, 2>;

    explicit Grid(Arena& arena) : arena_(arena) {}

    static Dyadic temperature(int point) { return {Integer(point - kUnit), 6}; }

    const Walls& walls(Game g) {
        if (const auto known = known_.find(g); known != known_.end()) return known->second;
        Walls walls;
        if (arena_.is_integer(g)) {
            const int x = static_cast<int>(arena_.number_part(g).numerator()) * kUnit;
            for (auto& wall : walls) wall.assign(kPoints, x);
            return known_[g] = walls;
        }
        for (const Player p : kPlayers) {
            std::vector<int>& wall = walls[index(p)];
            for (const Game option : arena_.options(g, p)) {
                const std::vector<int>& reply = this->walls(option)[index(opponent(p))];
                if (wall.empty()) wall = reply;
                for (int i = 0; i < kPoints; ++i) {
                    int& value = wall[static_cast<std::size_t>(i)];
                    const int other = reply[static_cast<std::size_t>(i)];
                    value = p == Player::Left ? std::max(value, other) : std::min(value, other);
                }
            }
            for (int i = 0; i < kPoints; ++i)
                wall[static_cast<std::size_t>(i)] -= sign(p) * (i - kUnit);
        }
        std::size_t top = 0;
        while (walls[0][top] > walls[1][top]) ++top;
        EXPECT_EQ(walls[0][top], walls[1][top]) << "the grid is too coarse";
        for (auto& wall : walls)
            std::fill(wall.begin() + static_cast<long>(top), wall.end(), wall[top]);
        tops_[g] = static_cast<int>(top);
        return known_[g] = walls;
    }

    // Where the mast begins; requires that the walls are known and g is no integer.
    Dyadic top(Game g) const { return temperature(tops_.at(g)); }

private:
    Arena& arena_;
    std::map<Game, Walls> known_;
    std::map<Game, int> tops_;
};

void expect_walls_of_the_definition(Arena& arena, Grid& grid, Game g) {
    const Grid::Walls& expected = grid.walls(g);
    const auto actual = thermograph(arena, g);
    for (const Player p : kPlayers)
        for (int i = 0; i < Grid::kPoints; ++i)
            ASSERT_EQ(actual->wall(p).at(Grid::temperature(i)),
                      Dyadic(Integer(expected[index(p)][static_cast<std::size_t>(i)]), 6))
                << to_string(arena, g) << " at " << Grid::temperature(i).to_string();
    if (arena.is_integer(g)) {
        EXPECT_EQ(temperature(arena, g), Dyadic(-1));
    } else {
        EXPECT_EQ(temperature(arena, g), grid.top(g)) << to_string(arena, g);
    }
    EXPECT_EQ(actual->temperature(), temperature(arena, g)) << to_string(arena, g);
    EXPECT_EQ(actual->mean(), mean(arena, g)) << to_string(arena, g);
}

TEST(Thermograph, GamesBornByDayThreeHaveTheWallsOfTheDefinition) {
    SmallGames& small = SmallGames::get();
    Grid grid(small.arena);
    for (const Game g : small.day(3)) expect_walls_of_the_definition(small.arena, grid, g);
}

TEST(Thermograph, NumbersWithUpsAndNimbersHaveTheWallsOfTheDefinition) {
    Context context;
    Arena arena(context);
    Grid grid(arena);
    for (const Game g : small_simple_games(arena)) expect_walls_of_the_definition(arena, grid, g);
}

TEST(Thermograph, Table) {
    Context context;
    Arena arena(context);
    struct Row {
        const char* game;
        const char* mean;
        const char* temperature;
        const char* text;
    };
    const std::vector<Row> table = {
        {"0", "0", "-1", "Thermograph(0,[],[0],0,[],[0])"},
        {"1/2", "1/2", "-1/2", "Thermograph(1/2,[-1/2],[0,-1],1/2,[-1/2],[0,1])"},
        {"*", "0", "0", "Thermograph(0,[0],[0,-1],0,[0],[0,1])"},
        {"*1000000000", "0", "0", "Thermograph(0,[0],[0,-1],0,[0],[0,1])"},
        {"+-1", "0", "1", "Thermograph(0,[1],[0,-1],0,[1],[0,1])"},
        {"{2||1|0}", "5/4", "3/4", ""},
        {"{4|1||-1}", "3/4", "7/4", ""},
        {"{7|5||4|1}", "17/4", "7/4", ""},
        {"Tiny(1)", "0", "0", ""},
        {"{5000000000|0}", "2500000000", "2500000000",
         "Thermograph(2500000000,[2500000000],[0,-1],2500000000,[2500000000],[0,1])"},
        {"{1/2147483648|0}", "1/4294967296", "1/4294967296", ""},
    };
    for (const Row& row : table) {
        const Game g = read_value(arena, row.game);
        EXPECT_EQ(mean(arena, g).to_string(), row.mean) << row.game;
        EXPECT_EQ(temperature(arena, g).to_string(), row.temperature) << row.game;
        if (*row.text != '\0') {
            EXPECT_EQ(to_string(*thermograph(arena, g)), row.text);
        }
    }
}

TEST(Thermograph, SwitchesOfHugeNumbersAreAsHotAsTheyAreWide) {
    Context context;
    Arena arena(context);
    const Dyadic huge(Integer(1) << 200, 0);
    const Game g = canonical(arena, {arena.number(huge)}, {arena.number(-huge)});
    EXPECT_EQ(temperature(arena, g), huge);
    EXPECT_EQ(mean(arena, g), Dyadic(0));
    EXPECT_EQ(sum(arena, g, g), Game());
}

}  // namespace
}  // namespace upstar
