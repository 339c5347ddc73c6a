#include "upstar/games/dots/solver/piece_sums.h"

#include <gtest/gtest.h>

#include "games/dots/solver/random_graph.h"
#include "upstar/base/error.h"

namespace upstar::dots {
namespace {

TEST(PieceSums, HaveTheMarginOfBruteForce) {
    Context context;
    PieceSums sums(context);
    std::mt19937 random(7);
    for (int i = 0; i < 300; ++i) {
        CoinGraph graph;
        std::vector<Piece> pieces;
        while (graph.strings().size() < 12) {
            const int length = static_cast<int>(random() % 6);
            if (random() % 2 == 0) {
                graph.add_chain(0, 0, length);
                pieces.push_back(Piece::chain(length));
            } else {
                graph.add_loop(length + 2);
                pieces.push_back(Piece::ring(length + 2));
            }
        }
        naive::Coins naive = naive_of(graph);
        EXPECT_EQ(sums[sums.number_of(pieces)].margin, naive.margin(naive.all()));
    }
}

TEST(PieceSums, HaveOneNumberEach) {
    Context context;
    PieceSums sums(context);
    const Piece three = Piece::chain(3);
    const Piece four = Piece::ring(4);
    const auto one_way = sums.with(sums.with(PieceSums::kEmpty, three), four);
    EXPECT_EQ(one_way, sums.with(sums.with(PieceSums::kEmpty, four), three));
    EXPECT_EQ(one_way, sums.number_of({four, three}));
    EXPECT_NE(one_way, sums.number_of({three, three}));
    EXPECT_EQ(sums.without_least(one_way, Piece::Kind::Chain), sums.number_of({four}));
    EXPECT_EQ(sums[one_way].coins, 7);
    EXPECT_EQ(pieces_of(sums[one_way]).size(), 2u);
}

TEST(PieceSums, LetEqualGiftsCancel) {
    Context context;
    PieceSums sums(context);
    EXPECT_EQ(sums.number_of({Piece::chain(1), Piece::chain(1)}), PieceSums::kEmpty);
    EXPECT_EQ(sums.number_of({Piece::chain(2), Piece::ring(2)}), PieceSums::kEmpty);
    EXPECT_NE(sums.number_of({Piece::chain(1), Piece::chain(2)}), PieceSums::kEmpty);
}

TEST(PieceSums, StopAtTheMemoryLimit) {
    Context context(std::size_t{1} << 10);
    EXPECT_THROW(PieceSums sums(context), Error);
}

}  // namespace
}  // namespace upstar::dots
