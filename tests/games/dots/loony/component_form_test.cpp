#include "upstar/games/dots/loony/component_form.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>
#include <string>

#include "random_loony.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

JointGraph shuffled(const JointGraph& graph, RandomLoony& random) {
    std::vector<int> number(graph.valence.size());
    std::iota(number.begin(), number.end(), 0);
    for (int i = graph.joints(); i > 1; --i)
        std::swap(number[static_cast<std::size_t>(i)],
                  number[static_cast<std::size_t>(random.up_to(1, i))]);
    JointGraph result = graph;
    for (std::size_t i = 0; i < number.size(); ++i)
        result.valence[static_cast<std::size_t>(number[i])] = graph.valence[i];
    for (auto& chain : result.chains) {
        chain.a = number[static_cast<std::size_t>(chain.a)];
        chain.b = number[static_cast<std::size_t>(chain.b)];
        if (random.up_to(0, 1) == 0) std::swap(chain.a, chain.b);
    }
    for (std::size_t i = result.chains.size(); i > 1; --i)
        std::swap(
            result.chains[i - 1],
            result.chains[static_cast<std::size_t>(random.up_to(0, static_cast<int>(i) - 1))]);
    return result;
}

TEST(ComponentForm, IsSharedByIsomorphicComponents) {
    RandomLoony random(10);
    for (int i = 0; i < 1000; ++i) {
        const JointGraph graph = random.graph(
            {.most_joints = 8, .most_valence = 5, .longest_chain = random.up_to(3, 5)});
        for (const JointGraph& component : components(graph)) {
            const JointGraph form = canonical_form(component);
            EXPECT_EQ(form, canonical_form(shuffled(component, random)))
                << to_text(expand(component));
            EXPECT_EQ(form, canonical_form(form));
            EXPECT_EQ(contract(expand(form)).graph.coins(), component.coins());
        }
    }
}

TEST(ComponentForm, TellsComponentsApartThatRefinementDoesNot) {
    // Two triangles joined by three chains, and a ring of six with its three diameters: all joints
    // of both have valence 3 and all chains are alike.
    const auto prism =
        contract(parse_coin_graph("A-B:3 B-C:3 C-A:3 D-E:3 E-F:3 F-D:3 A-D:3 B-E:3 C-F:3")).graph;
    const auto ring =
        contract(parse_coin_graph("A-B:3 B-C:3 C-D:3 D-E:3 E-F:3 F-A:3 A-D:3 B-E:3 C-F:3")).graph;
    EXPECT_NE(canonical_form(prism), canonical_form(ring));
}

TEST(ComponentForm, ComponentsAreThoseTheGroundSeparates) {
    const auto graph =
        contract(parse_coin_graph("A@4 A-g:3 B-g:3 B-g:3 B-C:4 C@6 D@4 D@4 chain:5 chain:5 loop:8"))
            .graph;
    std::multiset<std::string> texts;
    for (const auto& component : components(graph)) texts.insert(to_text(expand(component)));
    EXPECT_EQ(texts,
              (std::multiset<std::string>{"ground-A:3,A@4", "ground-A:3,ground-A:3,A-B:4,B@6",
                                          "A@4,A@4", "chain:5", "chain:5", "loop:8"}));
}

}  // namespace
}  // namespace upstar::dots
