#include "upstar/games/konane/solver/proof_file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/konane/solver/boards.h"
#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

class ProofFile : public testing::Test {
protected:
    void TearDown() override { std::filesystem::remove(path_); }

    const JumpBoard board_{Grid(5, 6), Konane::Jumps::Ancient};
    const CellSet stones_ = board_.squares() & ~CellSet{3};
    const std::string path_ =
        (std::filesystem::temp_directory_path() /
         ("upstar-proofs-" + std::to_string(testing::UnitTest::GetInstance()->random_seed()) +
          testing::UnitTest::GetInstance()->current_test_info()->name()))
            .string();
};

TEST_F(ProofFile, GivesBackWhatTookLong) {
    TestSolver first(board_);
    const bool wins = first->wins_first(stones_, Player::Left);
    save_proofs(first->table(), board_, path_);
    TestSolver second(board_);
    EXPECT_GT(load_proofs(second->table(), board_, path_), 0u);
    EXPECT_EQ(second->wins_first(stones_, Player::Left), wins);
    EXPECT_LT(second->nodes(), first->nodes());
}

TEST_F(ProofFile, IsRefusedForAnotherBoardAndWhenCutOff) {
    TestSolver solver(board_);
    solver->wins_first(stones_, Player::Left);
    save_proofs(solver->table(), board_, path_);
    const JumpBoard modern(Grid(5, 6), Konane::Jumps::Modern);
    TestSolver other(modern);
    EXPECT_THROW(load_proofs(other->table(), modern, path_), Error);
    std::filesystem::resize_file(path_, std::filesystem::file_size(path_) - 1);
    EXPECT_THROW(load_proofs(solver->table(), board_, path_), Error);
}

TEST_F(ProofFile, IsRefusedWhenAByteHasChanged) {
    TestSolver solver(board_);
    solver->wins_first(stones_, Player::Left);
    save_proofs(solver->table(), board_, path_);
    const auto size = static_cast<std::streamoff>(std::filesystem::file_size(path_));
    for (std::streamoff at = size - 1; at > size - 200; at -= 7) {
        std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
        file.seekg(at);
        const int byte = file.get();
        file.seekp(at);
        file.put(static_cast<char>(byte ^ 1));
        file.close();
        TestSolver other(board_);
        EXPECT_THROW(load_proofs(other->table(), board_, path_), Error) << at;
        EXPECT_EQ(other->table().size(), 0u);
        file.open(path_, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(at);
        file.put(static_cast<char>(byte));
    }
    EXPECT_GT(load_proofs(solver->table(), board_, path_), 0u);
}

TEST_F(ProofFile, MayBeMissing) {
    TestSolver solver(board_);
    EXPECT_EQ(load_proofs(solver->table(), board_, path_), 0u);
    EXPECT_THROW(save_proofs(solver->table(), board_, "/no/such/folder/file"), Error);
    EXPECT_THROW(load_proofs(solver->table(), board_, "/dev/zero"), Error);
}

}  // namespace
}  // namespace upstar::konane
