#include "upstar/games/dots/loony/loony_position.h"

#include <gtest/gtest.h>

#include "naive/naive_coins.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

TEST(LoonyPosition, NamesTheWitness) {
    const struct {
        const char* text;
        const char* reason;
    } cases[] = {
        {"empty", ""},
        {"chain:3 loop:4", ""},
        {"A@4 A-g:3", ""},
        {"A@4 A@4", ""},
        {"chain:2", "an independent chain has only 2 coins: opening it is not a loony move"},
        {"loop:3", "a loop has only 3 coins: opening it is not a loony move"},
        {"A-g:3 A-g:4 A-B B-g:3 B-g:3",
         "the single string AB can be cut: that is not a loony move"},
        {"A-g:3", "coin A can be captured at once"},
        {"A@4 A-g", "the single string ground-A can be cut: that is not a loony move"},
    };
    for (const auto& c : cases) {
        SCOPED_TRACE(c.text);
        const Contracted position = contract(parse_coin_graph(c.text));
        const auto reason = why_not_loony(position.graph);
        EXPECT_EQ(reason ? describe(*reason, position) : "", c.reason);
    }
}

// A move is loony if it leaves a loony position of Nimstring.
TEST(LoonyPosition, IsOneWhoseEveryMoveIsLoony) {
    for (const char* text : {"chain:3",
                             "chain:2",
                             "chain:1",
                             "loop:4",
                             "loop:3",
                             "loop:2",
                             "A@4 A-g:3",
                             "A@4 A-g:2",

                             "A@4 A-g",
                             "A@4 A@4",
                             "A@4 A@3",
                             "A-g:3 A-g:3 A-g:3",
                             "A-g:3 A-g:3 A-g:2",
                             "A-g:3 A-g:3 A-g",
                             "chain:3 loop:4",
                             "chain:3 loop:3",
                             "A-B:3 A-B:3 A-B:3",
                             "A-B:3 A-B:3 A-B:2",
                             "A-B:3 A-B:3 A-B",
                             "A-g:3 A-g:3 A-B B-g:3 B-g:3"}) {
        SCOPED_TRACE(text);
        const CoinGraph graph = parse_coin_graph(text);
        std::vector<std::pair<int, int>> strings;
        for (const auto& string : graph.strings()) strings.emplace_back(string.a, string.b);
        naive::Coins coins(strings);
        bool every_move_is_loony = true;
        for (std::size_t i = 0; i < strings.size(); ++i)
            every_move_is_loony &=
                coins.nimstring(coins.all() & ~(std::uint64_t{1} << i)) == naive::Coins::kLoony;
        EXPECT_EQ(is_loony(contract(graph).graph), every_move_is_loony);
    }
}

}  // namespace
}  // namespace upstar::dots
