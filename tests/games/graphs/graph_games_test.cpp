// Hackenbush, Col and Snort against brute force on all small graphs, or very many.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "naive/engine_image.h"
#include "naive/naive_game.h"
#include "naive/naive_graphs.h"
#include "upstar/base/error.h"
#include "upstar/games/graphs/col.h"
#include "upstar/games/graphs/hackenbush.h"
#include "upstar/positions/position.h"
#include "upstar/search/evaluate.h"
#include "upstar/values/print.h"

namespace upstar::graphs {
namespace {

static_assert(Ruleset<Hackenbush> && Ruleset<Col> && Ruleset<Snort> && Ruleset<Fjords>);
static_assert(KnowsValue<Hackenbush::Position> && NamesMoves<Hackenbush::Position>);

Hackenbush rules(bool childish) {
    return Hackenbush(Settings(Hackenbush::about())
                          .with(Hackenbush::about(), {{"childish", childish ? "true" : "false"}}));
}

Hackenbush::Position position(const naive::Edges& edges, int vertices, bool childish) {
    MarkedGraph graph;
    graph.marks.assign(static_cast<std::size_t>(vertices), MarkedGraph::kPlain);
    for (const auto& [a, b, color] : edges)
        graph.edges.push_back({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), color});
    return {graph.normal(true), childish};
}

// Many graphs of up to `most` edges on few vertices, loops and double edges among them.
std::vector<std::pair<naive::Edges, int>> graphs(int count, int most) {
    std::mt19937 random(7);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    std::vector<std::pair<naive::Edges, int>> all;
    for (int i = 0; i < count; ++i) {
        const int vertices = 2 + below(4);
        naive::Edges edges;
        for (int n = 1 + below(most); n > 0; --n)
            edges.emplace_back(below(vertices), below(vertices), "lre"[below(3)]);
        edges = naive::Bush::joined_to_ground(edges);
        if (!edges.empty()) all.emplace_back(edges, vertices);
    }
    return all;
}

class HackenbushValues : public testing::TestWithParam<bool> {};

TEST_P(HackenbushValues, OfManyGraphsAreThoseOfBruteForce) {
    Context context;
    Arena arena(context);
    Evaluator<Hackenbush::Position> evaluator(arena);
    naive::Games games;
    naive::EngineImage image(arena, games);
    naive::Bush bush(games, GetParam());
    for (const auto& [edges, vertices] : graphs(600, 6)) {
        const auto p = position(edges, vertices, GetParam());
        ASSERT_EQ(to_string(arena, evaluator.value(p)), to_string(arena, image(bush.value(edges))))
            << p.to_string();
        ASSERT_EQ(rules(GetParam()).parse(p.to_string()), p) << p.to_string();
    }
}

INSTANTIATE_TEST_SUITE_P(Hackenbush, HackenbushValues, testing::Bool());

TEST(Hackenbush, EveryGreenGraphHasItsNimValueWithoutASearch) {
    Context context;
    Arena arena(context);
    naive::Games games;
    naive::EngineImage image(arena, games);
    naive::Bush bush(games, false);
    for (auto [edges, vertices] : graphs(400, 7)) {
        for (auto& edge : edges) std::get<2>(edge) = 'e';
        const auto p = position(edges, vertices, false);
        const auto known = p.known_value(arena);
        ASSERT_TRUE(known) << p.to_string();
        ASSERT_EQ(*known, image(bush.value(edges))) << p.to_string();
    }
}

TEST(Hackenbush, EveryTreeHasItsValueWithoutASearch) {
    Context context;
    Arena arena(context);
    naive::Games games;
    naive::EngineImage image(arena, games);
    naive::Bush bush(games, false);
    std::mt19937 random(11);
    for (int i = 0; i < 300; ++i) {
        naive::Edges edges;
        for (int v = 1; v <= 6; ++v)
            edges.emplace_back(static_cast<int>(random() % static_cast<unsigned>(v)), v,
                               "lre"[random() % 3]);
        const auto p = position(edges, 7, false);
        const auto known = p.known_value(arena);
        ASSERT_TRUE(known) << p.to_string();
        ASSERT_EQ(to_string(arena, *known), to_string(arena, image(bush.value(edges))))
            << p.to_string();
    }
}

TEST(Hackenbush, ReadsCGSuitesNotation) {
    const auto text = [](const char* graph) { return Hackenbush().parse(graph).to_string(); };
    EXPECT_EQ(text("e(ee:{waist};ee:{waist}e)"), text("e(ee:A;ee:Ae)"));
    EXPECT_EQ(text("(l:B;r:B)"), ":Alr:A");
    EXPECT_EQ(text(":Geeee:G"), ":Aeeee:A");
    EXPECT_EQ(text("0"), "0");
}

TEST(Hackenbush, RefusesBadTextAndSaysWhere) {
    const auto fault = [](const char* graph) {
        try {
            Hackenbush().parse(graph);
        } catch (const Error& error) {
            return std::to_string(error.offset().value()) + ": " + error.message();
        }
        return std::string("fine");
    };
    EXPECT_EQ(fault("lrlr;lr"),
              "4: all edges are joined to the ground: branches there are written (l;r)");
    EXPECT_EQ(fault("lx").substr(0, 29), "1: an edge is expected here, ");
    EXPECT_EQ(
        fault("l(r;"),
        "4: an edge is expected here, one of l r e, or branches in parentheses such as (l;l)");
    EXPECT_EQ(fault("l(r"), "1: this parenthesis is not closed");
    EXPECT_EQ(fault("l:"), "2: a name of a vertex is a letter, a digit, or a text in braces");
    EXPECT_EQ(fault(std::string(65, 'l').c_str()), "65: too many edges: at most 64");
}

TEST(Hackenbush, MovesAreNamedByColorAndNumber) {
    const Hackenbush::Position p = Hackenbush().parse("l(r;e)");
    EXPECT_EQ(p.move_to(Hackenbush().parse("0")), "l1");
    EXPECT_EQ(p.move_to(Hackenbush().parse("le")), "r2");
}

template <class Rules>
void expect_values_on_all_small_maps(bool same_colors) {
    Context context;
    Arena arena(context);
    Evaluator<MapPosition> evaluator(arena);
    naive::Games games;
    naive::EngineImage image(arena, games);
    for (int vertices = 1; vertices <= 4; ++vertices) {
        naive::Map::Pairs all;
        for (int a = 0; a < vertices; ++a)
            for (int b = a + 1; b < vertices; ++b) all.emplace_back(a, b);
        for (unsigned chosen = 0; chosen < 1u << all.size(); ++chosen) {
            naive::Map::Pairs pairs;
            MarkedGraph graph;
            graph.marks.assign(static_cast<std::size_t>(vertices), MarkedGraph::kPlain);
            for (std::size_t i = 0; i < all.size(); ++i) {
                if ((chosen >> i & 1) == 0) continue;
                pairs.push_back(all[i]);
                graph.edges.push_back({static_cast<std::uint8_t>(all[i].first),
                                       static_cast<std::uint8_t>(all[i].second)});
            }
            const MapPosition p = Rules().parse(to_string(graph.normal(false), kMapLetters));
            naive::Map map(games, pairs, same_colors);
            ASSERT_EQ(
                to_string(arena, evaluator.value(p)),
                to_string(arena,
                          image(map.value(std::string(static_cast<std::size_t>(vertices), '.')))))
                << p.to_string();
        }
    }
}

TEST(Col, ValuesOfAllSmallMapsAreThoseOfBruteForce) { expect_values_on_all_small_maps<Col>(false); }

TEST(Snort, ValuesOfAllSmallMapsAreThoseOfBruteForce) {
    expect_values_on_all_small_maps<Snort>(true);
}

TEST(Col, ColoredVerticesMarkTheirNeighbours) {
    std::vector<MapPosition> out;
    Col().parse(".-.-R").options(Player::Left, out);
    std::vector<std::string> texts;
    for (const auto& p : out) texts.push_back(p.to_string());
    EXPECT_EQ(texts, (std::vector<std::string>{"L-R", "L", ".-L"}));
}

}  // namespace
}  // namespace upstar::graphs
