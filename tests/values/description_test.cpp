// What is said of a value is true: every statement is checked by brute force, from its data.
#include "upstar/values/description.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "naive/naive_values.h"
#include "small_games.h"
#include "value_text.h"

namespace upstar {
namespace {

using Kind = Statement::Kind;
using naive::Id;

class EveryStatement : public testing::Test {
protected:
    void check(Game g) {
        const Description description = describe(small.arena, g);
        ASSERT_EQ(description.game, g);
        ASSERT_FALSE(description.statements.empty());
        for (const Statement& statement : description.statements) {
            ASSERT_TRUE(is_true(plain(g), statement)) << sentence(description);
            ASSERT_TRUE(holds(small.arena, g, statement)) << sentence(description);
        }
    }

    SmallGames& small = SmallGames::get();
    naive::Values plain{small.arena, small.plain};

private:
    Relation relation(Id g, Id h) {
        const bool at_most = small.plain.less_or_equal(g, h);
        const bool at_least = small.plain.less_or_equal(h, g);
        if (at_most && at_least) return Relation::Equal;
        return at_most ? Relation::Less : at_least ? Relation::Greater : Relation::Confused;
    }

    Id copies(Id g, const Integer& count) {
        Id all = zero();
        for (Integer i = 0; i < count; ++i) all = small.plain.sum(all, g);
        return all;
    }

    Id zero() { return small.plain.integer(0); }

    bool is_true(Id g, const Statement& statement) {
        std::vector<Id> games;
        for (const Game game : statement.games) games.push_back(plain(game));
        switch (statement.kind) {
            case Kind::Outcome:
                return relation(g, zero()) == statement.relation;
            case Kind::Compared:
                return relation(g, games[0]) == statement.relation;
            case Kind::SumOf:
                return plain.sum(statement.games) == g;
            case Kind::Copies:
                return copies(g, statement.count) == games[0];
            case Kind::CopiesOf:
                return copies(games[0], statement.count) == g;
            case Kind::OwnNegative:
                return small.plain.sum(g, g) == zero();
            case Kind::FreeMoves:
                return has_free_moves(g, statement.count);
            case Kind::NimHeap:
                return g == small.plain.nimber(static_cast<int>(statement.count));
            case Kind::Near:
                return is_near(g, games[0]) && relation(g, games[0]) == statement.relation;
            case Kind::ManyBelow:
                return many_stay_below(g, games[0]);
            case Kind::Threat:
                return is_answered_threat(g, games[0]);
            case Kind::Stops:
                return plain.options(g, Player::Left) == std::vector{games[0]} &&
                       plain.options(g, Player::Right) == std::vector{games[1]};
            case Kind::Cold:
                return costs_the_mover(g);
            case Kind::Hot:
                break;
        }
        return is_hot(g, games[0], games[1]);
    }

    // One player has that many moves in a row, the other never any.
    bool has_free_moves(Id g, const Integer& count) {
        const Player ahead = plain.options(g, Player::Left).empty() ? Player::Right : Player::Left;
        for (Integer i = 0; i < count; ++i) {
            if (!plain.options(g, opponent(ahead)).empty()) return false;
            if (plain.options(g, ahead).size() != 1) return false;
            g = plain.options(g, ahead)[0];
        }
        return g == zero();
    }

    bool is_near(Id g, Id x) {
        Id small_number = small.plain.integer(1);
        for (int i = 0; i < 5; ++i) {
            const Id above = small.plain.sum(x, small_number);
            const Id below = small.plain.sum(x, small.plain.negative(small_number));
            if (relation(g, above) != Relation::Less || relation(g, below) != Relation::Greater)
                return false;
            small_number = small.plain.make({zero()}, {small_number});
        }
        return true;
    }

    bool many_stay_below(Id g, Id bound) {
        const Relation side = relation(g, zero());
        for (int count = 1; count <= 3; ++count)
            if (relation(bound, copies(g, count)) != side) return false;
        return true;
    }

    // Some player has one move only, after which he would get y by moving on; the other's answer
    // gets what he had before.
    bool is_answered_threat(Id g, Id y) {
        for (const Player p : kPlayers) {
            const auto& moves = plain.options(g, p);
            if (moves.size() != 1) continue;
            const bool threatens = plain.options(moves[0], p) == std::vector{y};
            if (threatens && plain.options(moves[0], opponent(p)) == plain.options(g, opponent(p)))
                return true;
        }
        return false;
    }

    bool costs_the_mover(Id g) {
        for (const Id option : plain.options(g, Player::Left))
            if (relation(option, g) != Relation::Less) return false;
        for (const Id option : plain.options(g, Player::Right))
            if (relation(option, g) != Relation::Greater) return false;
        return true;
    }

    // Both want to move: the stops are apart, and around the mean. Means and temperatures
    // themselves have tests of their own.
    bool is_hot(Id g, Id mean, Id temperature) {
        return relation(temperature, zero()) == Relation::Greater &&
               stop(g, Player::Left) != stop(g, Player::Right) &&
               small.plain.less_or_equal(mean, stop(g, Player::Left)) &&
               small.plain.less_or_equal(stop(g, Player::Right), mean);
    }

    bool is_number(Id g) {
        for (const Id left : plain.options(g, Player::Left))
            for (const Id right : plain.options(g, Player::Right))
                if (relation(left, right) != Relation::Less) return false;
        for (const Player p : kPlayers)
            for (const Id option : plain.options(g, p))
                if (!is_number(option)) return false;
        return true;
    }

    Id stop(Id g, Player first) {
        if (is_number(g)) return g;
        std::vector<Id> stops;
        for (const Id option : plain.options(g, first))
            stops.push_back(stop(option, opponent(first)));
        const auto order = [&](Id a, Id b) { return a != b && small.plain.less_or_equal(a, b); };
        return first == Player::Left ? *std::max_element(stops.begin(), stops.end(), order)
                                     : *std::min_element(stops.begin(), stops.end(), order);
    }
};

TEST_F(EveryStatement, IsTrueOfEveryGameBornByDayThree) {
    for (const Game g : small.day(3)) check(g);
}

TEST_F(EveryStatement, IsTrueOfNamedValues) {
    for (const char* text : {"7",       "-3",       "5/8",          "*5",       "^3",
                             "v4",      "^3*",      "^*2",          "2^*",      "-1/2^",
                             "^<2>",    "v<3>",     "^[2]",         "v[3]",     "Tiny(1)",
                             "Tiny(2)", "Miny(3)",  "Tiny(1/2)",    "1Tiny(2)", "+-3",
                             "{3|1}",   "{5/2|-1}", "+-{2|1}",      "Tiny(^)",  "{4|1||-1|-3}",
                             "1*2",     "{2|1||0}", "{0||0|-2|||*}"})
        check(read_value(small.arena, text));
}

TEST(Description, IsASentence) {
    struct Row {
        const char* value;
        const char* sentence;
    };
    Context context;
    Arena arena(context);
    for (const auto& [value, expected] : {
             Row{"0", "0 is zero, the game that helps nobody: equal to 0 (whoever begins loses)."},
             Row{"7",
                 "7 is an integer: positive (Left wins, whoever begins); Left is 7 moves "
                 "ahead."},
             Row{"-1",
                 "-1 is an integer: negative (Right wins, whoever begins); Right is 1 move "
                 "ahead."},
             Row{"1/2",
                 "1/2 is a number: positive (Left wins, whoever begins); 2 copies of it make "
                 "1; cold: nobody wants to move here, since every move loses a bit."},
             Row{"^",
                 "^ is up: positive (Left wins, whoever begins); smaller than every positive "
                 "number; confused with *."},
             Row{"^[3]",
                 "^[3] is ups of the first 3 orders: the sum ^ + ^<2> + ^<3>; positive "
                 "(Left wins, whoever begins); smaller than every positive number."},
             Row{"v<2>",
                 "v<2> is down of order 2: negative (Right wins, whoever begins); any number "
                 "of copies of it stay above v."},
             Row{"Tiny(2)",
                 "Tiny(2) is tiny-2: positive (Left wins, whoever begins); any number of "
                 "copies of it stay below ^; Right can only threaten to move on to -2, "
                 "which Left's answer prevents."},
             Row{"{3|1}",
                 "{3|1} is a switch: Left moves to 3, Right to 1; positive (Left wins, "
                 "whoever begins); hot: both players are in a hurry, as the next move "
                 "matters by 1; worth 2 on average."},
         })
        EXPECT_EQ(sentence(describe(arena, read_value(arena, value))), expected);
}

TEST(Description, OfAFalseStatementIsNotConfirmed) {
    Context context;
    Arena arena(context);
    const auto read = [&](const char* text) { return read_value(arena, text); };
    EXPECT_FALSE(holds(arena, read("^"), {Kind::Outcome, {}, 0, Relation::Confused}));
    EXPECT_FALSE(holds(arena, read("^"), {Kind::OwnNegative}));
    EXPECT_FALSE(holds(arena, read("1/2"), {Kind::Copies, {read("1")}, 3}));
    EXPECT_FALSE(holds(arena, read("+-1"), {Kind::Near, {Game()}, 0, Relation::Confused}));
    EXPECT_FALSE(holds(arena, read("^"), {Kind::ManyBelow, {read("^3")}}));
    EXPECT_FALSE(holds(arena, read("+-1"), {Kind::Cold}));
    EXPECT_FALSE(holds(arena, read("1/2"), {Kind::FreeMoves, {}, 1}));
}

}  // namespace
}  // namespace upstar
