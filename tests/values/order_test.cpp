// Oracle: brute force (tests/naive) on all games born by day 3, and the definition of the order
// over canonical options where numbers or nimbers are too large for brute force.
#include "upstar/values/order.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <utility>

#include "small_games.h"
#include "upstar/base/error.h"
#include "upstar/values/print.h"
#include "upstar/values/sum.h"
#include "value_text.h"

namespace upstar {
namespace {

Relation expected_relation(naive::Games& plain, naive::Id g, naive::Id h) {
    const bool below = plain.less_or_equal(g, h);
    const bool above = plain.less_or_equal(h, g);
    if (below && above) return Relation::Equal;
    if (below) return Relation::Less;
    return above ? Relation::Greater : Relation::Confused;
}

void check_pairs(const std::vector<naive::Id>& first, const std::vector<naive::Id>& second,
                 int one_in) {
    SmallGames& small = SmallGames::get();
    std::mt19937 random(5);
    for (const naive::Id g : first)
        for (const naive::Id h : second) {
            if (one_in > 1 && random() % static_cast<unsigned>(one_in) != 0) continue;
            ASSERT_EQ(relation(small.arena, small.image(g), small.image(h)),
                      expected_relation(small.plain, g, h))
                << small.plain.to_string(g) << " and " << small.plain.to_string(h);
        }
}

TEST(Order, AgreesWithBruteForceOnDayThreeAgainstDayTwo) {
    SmallGames& small = SmallGames::get();
    check_pairs(small.born_by_day[3], small.born_by_day[2], 1);
    check_pairs(small.born_by_day[2], small.born_by_day[3], 1);
}

TEST(Order, AgreesWithBruteForceOnASampleOfPairsFromDayThree) {
    SmallGames& small = SmallGames::get();
    check_pairs(small.born_by_day[3], small.born_by_day[3], 50);
}

TEST(SlowOrder, AgreesWithBruteForceOnAllPairsFromDayThree) {
    SmallGames& small = SmallGames::get();
    check_pairs(small.born_by_day[3], small.born_by_day[3], 1);
}

// g <= h by the definition, over the engine's canonical options, with no shortcut.
class PlainOrder {
public:
    explicit PlainOrder(Arena& arena) : arena_(arena) {}

    bool less_or_equal(Game g, Game h) {
        if (const auto known = known_.find({g, h}); known != known_.end()) return known->second;
        bool answer = true;
        for (const Game option : arena_.options(g, Player::Left))
            answer = answer && !less_or_equal(h, option);
        for (const Game option : arena_.options(h, Player::Right))
            answer = answer && !less_or_equal(option, g);
        return known_[{g, h}] = answer;
    }

private:
    Arena& arena_;
    std::map<std::pair<Game, Game>, bool> known_;
};

TEST(Order, ClosedFormsOfSimpleGamesFollowTheDefinition) {
    Context context;
    Arena arena(context);
    PlainOrder plain(arena);
    const std::vector<Game> games = small_simple_games(arena, 3, 4);
    for (const Game g : games)
        for (const Game h : games)
            ASSERT_EQ(less_or_equal(arena, g, h), plain.less_or_equal(g, h))
                << to_string(arena, g) << " <= " << to_string(arena, h);
}

TEST(Order, RemoteNimbersCompareAsTheDefinitionSays) {
    Context context;
    Arena arena(context);
    PlainOrder plain(arena);
    std::vector<Game> games;
    for (const char* text : {"+-1", "{1|*15}", "{1|*16}", "{1|*17}", "{*18|-1}", "Tiny(1)",
                             "Miny({1|*19})", "{0||1|*20}", "{*17|0||-1}", "{0,*,*2|Miny(2)}",
                             "{1|^*17}", "{v*16|-2}", "{1|1*17}", "{2|1*18||1/2}"})
        games.push_back(read_value(arena, text));
    for (const Game g : std::vector<Game>(games)) games.push_back(negative(arena, g));
    for (const std::uint32_t n : {14u, 15u, 16u, 17u, 18u, 19u, 20u, 21u, 22u, 40u}) {
        games.push_back(arena.nimber(n));
        games.push_back(arena.simple(Dyadic(1), 0, n));
        games.push_back(arena.simple(Dyadic(), 1, n));
        games.push_back(arena.simple(Dyadic(), -1, n));
    }
    for (const Game g : games)
        for (const Game h : games)
            ASSERT_EQ(less_or_equal(arena, g, h), plain.less_or_equal(g, h))
                << to_string(arena, g) << " <= " << to_string(arena, h);
}

TEST(Order, AllRemoteNimbersCompareAlike) {
    Context context;
    Arena arena(context);
    for (const char* text :
         {"+-1", "{1|*7}", "Tiny(1)", "{0||0|-1*3}", "{*9|-1}", "{0,*2|Miny(2)}"}) {
        const Game g = read_value(arena, text);
        const Relation near = relation(arena, g, arena.nimber(arena.far_star(g)));
        for (const std::uint32_t n : {20u, 1000u, 1000000000u, Arena::kMostNimber})
            EXPECT_EQ(relation(arena, g, arena.nimber(n)), near) << text << " and *" << n;
    }
}

TEST(Order, NimbersPastTheLargestAreALimit) {
    Context context;
    Arena arena(context);
    const Game largest = arena.nimber(Arena::kMostNimber);
    const Game g = canonical(arena, {arena.integer(1)}, {largest});
    EXPECT_EQ(arena.far_star(g), Arena::kMostNimber + 1);
    EXPECT_EQ(relation(arena, g, largest), Relation::Confused);
    EXPECT_EQ(relation(arena, g, arena.nimber(77)), Relation::Greater);
    try {
        arena.nimber(Arena::kMostNimber + 1);
        ADD_FAILURE();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
    }
}

TEST(Order, RelationsInATable) {
    Context context;
    Arena arena(context);
    struct Row {
        const char* g;
        Relation relation;
        const char* h;
    };
    const std::vector<Row> table = {
        {"0", Relation::Equal, "{-1|1}"},
        {"^", Relation::Greater, "0"},
        {"^*", Relation::Confused, "0"},
        {"^*2", Relation::Greater, "0"},
        {"^^*", Relation::Greater, "0"},
        {"Tiny(1)", Relation::Greater, "Tiny(2)"},
        {"Tiny(1)", Relation::Less, "^"},
        {"^<2>", Relation::Less, "^"},
        {"^<2>", Relation::Greater, "Tiny(1)"},
        {"+-1", Relation::Confused, "1"},
        {"+-1", Relation::Less, "1Tiny(1)"},
        {"+-1", Relation::Less, "5/4"},
        {"{5000000000|0}", Relation::Less, "5000000001"},
        {"{5000000000|0}", Relation::Confused, "5000000000"},
        {"{1/2147483648|0}", Relation::Confused, "1/4294967296"},
        {"{1/2147483648|0}", Relation::Less, "1/1073741824"},
        {"*1000000000", Relation::Confused, "0"},
        {"*1000000000", Relation::Less, "^"},
        {"{1|*1000000000}", Relation::Greater, "*5"},
        {"{1|*1000000000}", Relation::Confused, "*1000000000"},
    };
    for (const Row& row : table)
        EXPECT_EQ(relation(arena, read_value(arena, row.g), read_value(arena, row.h)), row.relation)
            << row.g << " and " << row.h;
}

TEST(Order, OutcomeIsTheRelationToZero) {
    Context context;
    Arena arena(context);
    const std::vector<std::pair<const char*, const char*>> table = {
        {"0", "P"},         {"*", "N"},     {"^", "L"},        {"v", "R"},
        {"^*", "N"},        {"1", "L"},     {"-1/2", "R"},     {"+-1", "N"},
        {"{0||0|-1}", "L"}, {"{1|0}", "N"}, {"{2|1||-1}", "N"}};
    for (const auto& [text, expected] : table)
        EXPECT_STREQ(name(outcome(arena, read_value(arena, text))), expected) << text;
}

}  // namespace
}  // namespace upstar
