#include "upstar/games/konane/solver/proof_table.h"

#include <gtest/gtest.h>

namespace upstar::konane {
namespace {

TEST(ProofTable, KeepsWhatIsSolvedFromThreadsThatAreLate) {
    Context context;
    ProofTable table(context, 1 << 16);
    table.store({5, Player::Left, ProofNumbers::won(), 3});
    table.store({5, Player::Left, {7, 9}, 40});
    ASSERT_TRUE(table.find(5, Player::Left));
    EXPECT_TRUE(table.find(5, Player::Left)->is_solved());
    EXPECT_FALSE(table.find(5, Player::Right));
}

TEST(ProofTable, TakesNewNumbersForOldOnes) {
    Context context;
    ProofTable table(context, 1 << 16);
    table.store({5, Player::Right, {7, 9}, 3});
    table.store({5, Player::Right, {8, 2}, 3});
    EXPECT_EQ(table.find(5, Player::Right)->proof, 8u);
    EXPECT_EQ(table.size(), 1u);
    table.store({5, Player::Right, ProofNumbers::lost(), 1});
    EXPECT_EQ(table.find(5, Player::Right)->disproof, 0u);
}

}  // namespace
}  // namespace upstar::konane
