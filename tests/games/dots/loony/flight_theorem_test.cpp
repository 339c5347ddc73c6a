#include "upstar/games/dots/loony/flight_theorem.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "upstar/games/dots/loony/controlled_value.h"
#include "upstar/games/dots/loony/loony_value.h"
#include "upstar/games/dots/loony/random_endgame.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

// The part of the pieces with these lengths, one piece for each.
Pieces part(const JointGraph& graph, const std::vector<int>& chains,
            const std::vector<int>& loops) {
    Pieces result{std::vector<bool>(graph.chains.size()), std::vector<bool>(graph.loops.size())};
    const auto pick = [](auto&& length_of, std::vector<bool>& picked, int length) {
        for (std::size_t i = 0; i < picked.size(); ++i) {
            if (picked[i] || length_of(i) != length) continue;
            picked[i] = true;
            return;
        }
        ADD_FAILURE() << "no piece of " << length;
    };
    for (const int n : chains)
        pick([&](std::size_t i) { return graph.chains[i].length; }, result.chains, n);
    for (const int n : loops) pick([&](std::size_t i) { return graph.loops[i]; }, result.loops, n);
    return result;
}

TheoremVerdict verdict(const char* text, const std::vector<int>& k_chains,
                       const std::vector<int>& k_loops) {
    const CoinGraph graph = parse_coin_graph(text);
    const JointGraph joints = contract(graph).graph;
    return check_theorem(graph, {Pieces::all(joints), part(joints, k_chains, k_loops), {}});
}

constexpr const char* kFigure2 =
    "A@6 A-B:9 B@4 B-C:10 C@4 C-D:5 D@4 D-E:8 E@4 E-F:5 F@4 F-G:10 G@4 G-H:9 H@6 loop:12 chain:6";

TEST(FlightTheorem, AppliesToFigure2) {
    const TheoremVerdict found = verdict(kFigure2, {6}, {12});
    EXPECT_TRUE(found.applies()) << found.reason;
    EXPECT_EQ(found.cv_g, 10);
    EXPECT_EQ(found.cv_k, 10);
    EXPECT_FALSE(old_condition_holds(contract(parse_coin_graph(kFigure2)).graph));
}

TEST(FlightTheorem, NamesTheFirstClauseThatFails) {
    const struct {
        const char* graph;
        std::vector<int> k_chains;
        std::vector<int> k_loops;
        TheoremClause clause;
        const char* reason;
    } cases[] = {
        {"chain:2",
         {},
         {},
         TheoremClause::LoonyG,
         "G is not a loony endgame with joints of valence 3 and 4"},
        {"A-g:5 A-g:5 A-g:5", {5}, {}, TheoremClause::LoonyK, "K is not a loony endgame"},
        {"loop:4 chain:5", {5}, {}, TheoremClause::ValueOfH, "cv(H) is 1, less than 10"},
        {"4*chain:3 2*loop:4", {}, {}, TheoremClause::ValueOfG, "cv(G) is -6, less than 0"},
        {"loop:20 chain:5", {5}, {}, TheoremClause::ValueOfK, "cv(K) is 5, less than 10"},
        {"chain:4 chain:12",
         {4, 12},
         {},
         TheoremClause::NothingModerateInK,
         "K has a chain of 4, which is moderate"},
        {"A@5 A-B:14 B@4 chain:5 loop:11",
         {},
         {11},
         TheoremClause::LateLoopsInK,
         "K lacks a loop of a heaviest set of H that is not moderate"},
        {"g-A:10 g-A:10 A@4 chain:5",
         {10, 10, 5},
         {},
         TheoremClause::NoBraceletInK,
         "K has a chain of a bracelet"},
        {"A@9 A-g:9 A-g:9", {9, 9}, {}, TheoremClause::CompatibleK, "K is not compatible with H"},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.graph);
        const TheoremVerdict found = verdict(c.graph, c.k_chains, c.k_loops);
        ASSERT_FALSE(found.applies());
        EXPECT_EQ(found.reason, c.reason);
        EXPECT_EQ(*found.failed, c.clause);
    }
}

TEST(FlightTheorem, FollowsTheAscent) {
    const CoinGraph graph = parse_coin_graph("loop:4 loop:4 chain:16");
    const JointGraph joints = contract(graph).graph;
    const Pieces end = part(joints, {16}, {});
    const int first = 1;
    const int second = 5;
    EXPECT_TRUE(check_theorem(graph, {end, end, {first, second}}).applies());
    EXPECT_EQ(check_theorem(graph, {end, end, {first}}).failed, TheoremClause::AscentReachesH);
    EXPECT_EQ(check_theorem(graph, {end, end, {first, first}}).failed,
              TheoremClause::AscentReachesH);
    EXPECT_EQ(check_theorem(graph, {Pieces::all(joints), end, {first, second}}).failed,
              TheoremClause::ValueOfH);
    // A chain of 9 opened at altitude 5 dips by 7.
    const CoinGraph steep = parse_coin_graph("loop:4 loop:4 loop:4 chain:9 chain:12");
    const JointGraph steep_joints = contract(steep).graph;
    const Pieces last = part(steep_joints, {12}, {});
    const int nine = contract(steep).origins.chains[0].coins.front();
    EXPECT_EQ(check_theorem(steep, {last, last, {1, 5, nine, 9}}).failed, std::nullopt);
    EXPECT_EQ(check_theorem(steep, {last, last, {nine, 1, 5, 9}}).failed,
              TheoremClause::AscentStaysUp);
}

// Berlekamp and Scott's bound is tight: earmuffs and a chain.
TEST(FlightTheorem, IsTightAtTen) {
    Context context;
    LoonyValues values(context);
    for (const int band : {10, 11, 12, 13, 14, 16, 20}) {
        for (int k = 7; k <= 12; ++k) {
            const std::string text =
                "A@4 A-B:" + std::to_string(band) + " B@4 chain:" + std::to_string(k);
            const JointGraph joints = contract(parse_coin_graph(text)).graph;
            const int cv = controlled_value(joints).value;
            const bool is_equal = values.value(joints) == cv;
            const bool applies = verdict(text.c_str(), {k}, {}).applies();
            if (applies) {
                EXPECT_TRUE(is_equal) << text;
            }
            if (band >= 12) {
                EXPECT_EQ(is_equal, k >= 10) << text;
            }
        }
    }
}

// cv = 11 and v = 13: no K will do.
TEST(FlightTheorem, AppliesNowhereThatTheValueIsLarger) {
    const CoinGraph graph = parse_coin_graph("g-A:5 g-B:9 A-B:5 C-B:3 g-C:7 chain:5 A@4 C@4");
    const JointGraph joints = contract(graph).graph;
    Context context;
    EXPECT_EQ(LoonyValues(context).value(joints), 13);
    EXPECT_EQ(controlled_value(joints).value, 11);
    const std::size_t pieces = joints.chains.size();
    for (std::uint32_t set = 0; set < std::uint32_t{1} << pieces; ++set) {
        Pieces k{std::vector<bool>(pieces), {}};
        for (std::size_t i = 0; i < pieces; ++i) k.chains[i] = (set >> i & 1) != 0;
        EXPECT_FALSE(check_theorem(graph, {Pieces::all(joints), k, {}}).applies());
    }
}

TEST(SlowFlightTheorem, HoldsWhereverItApplies) {
    RandomEndgames random(14);
    Context context;
    LoonyValues values(context);
    int larger = 0;
    int applied = 0;
    for (int round = 0; round < 20000; ++round) {
        const CoinGraph graph = random.endgame({4, 2, 3, 14, 1});
        const JointGraph joints = contract(graph).graph;
        const std::size_t pieces = joints.chains.size() + joints.loops.size();
        const int cv = controlled_value(joints).value;
        if (cv < 10 || pieces > 9) continue;
        const bool is_larger = values.value(joints) > cv;
        if (is_larger) {
            EXPECT_FALSE(old_condition_holds(joints)) << to_text(graph);
        }
        if (!is_larger && round % 100 != 0) continue;
        larger += is_larger ? 1 : 0;
        for (std::uint32_t set = 0; set < std::uint32_t{1} << pieces; ++set) {
            Pieces k{std::vector<bool>(joints.chains.size()),
                     std::vector<bool>(joints.loops.size())};
            for (std::size_t i = 0; i < pieces; ++i) {
                const bool is_in = (set >> i & 1) != 0;
                if (i < k.chains.size())
                    k.chains[i] = is_in;
                else
                    k.loops[i - k.chains.size()] = is_in;
            }
            if (!check_theorem(graph, {Pieces::all(joints), k, {}}).applies()) continue;
            ++applied;
            EXPECT_FALSE(is_larger) << to_text(graph);
        }
    }
    EXPECT_GT(larger, 30);
    EXPECT_GT(applied, 30);
}

}  // namespace
}  // namespace upstar::dots
