#include "upstar/games/dots/loony/coin_opening.h"

#include <gtest/gtest.h>

#include "games/dots/loony/naive_value.h"
#include "upstar/games/dots/loony/piece_names.h"
#include "upstar/games/dots/loony/random_endgame.h"
#include "upstar/games/dots/rules/coin_graph_text.h"

namespace upstar::dots {
namespace {

TEST(CoinOpening, RunsOnThroughTheStem) {
    const CoinGraph graph = name_joints(parse_coin_graph("A@6 A-B:5 B-g:7 B-g:8"));
    const int in_loop = 2 + 1;
    const CoinOpening opening = open_at(graph, in_loop);
    EXPECT_EQ(opening.piece, (FlightPiece{false, 5 + 1 + 5, "AAB"}));
    EXPECT_EQ(to_text(opening.rest), "chain:16");
}

TEST(CoinOpening, NamesWhatHasFused) {
    CoinGraph graph = name_joints(parse_coin_graph("A@4 A-B:5 B-C:6 B-C:3 C-g:9"));
    // coins: A, B, C, then the coins of the parts in the order they were written
    const CoinOpening tag = open_at(graph, 3 + 3 + 1);
    EXPECT_EQ(tag.piece, (FlightPiece{false, 5, "AB"}));
    const CoinOpening ring = open_at(tag.rest, 3 + 3 + 5 + 1);
    EXPECT_EQ(ring.piece.length, 6 + 1 + 3 + 1 + 9);
    EXPECT_EQ(ring.piece.name, "ground-C-B-C");
    EXPECT_EQ(to_text(ring.rest), "loop:4");
    EXPECT_EQ(open_at(ring.rest, 4).piece, (FlightPiece{true, 4, "A"}));
}

TEST(CoinOpening, TakesWhatCapturingCoinByCoinTakes) {
    RandomEndgames random(8);
    for (int round = 0; round < 300; ++round) {
        const CoinGraph graph = name_joints(random.endgame({4, 4, 3, 5, 1}));
        SCOPED_TRACE(to_text(graph));
        for (std::size_t i = 0; i < graph.strings().size(); ++i) {
            const auto& string = graph.strings()[i];
            const int coin = graph.valence(string.a) == 2 && string.a != 0 ? string.a : string.b;
            const CoinOpening opening = open_at(graph, coin);
            const naive::Opened naive = naive::open_piece(strings_of(graph), i);
            EXPECT_EQ(opening.piece.length, naive.coins);
            EXPECT_EQ(opening.piece.is_loop, naive.is_loop);
            EXPECT_EQ(strings_of(opening.rest), naive.rest);
            EXPECT_EQ(opening.coins.size(), static_cast<std::size_t>(naive.coins));
            EXPECT_EQ(opening.rest.live_coins(), graph.live_coins() - naive.coins);
        }
    }
}

}  // namespace
}  // namespace upstar::dots
