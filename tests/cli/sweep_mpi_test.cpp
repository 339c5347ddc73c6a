// upstar sweep under mpirun: the same bytes for any number of processes, and a word where they
// cannot talk to each other.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <random>

#include "program.h"

namespace upstar {
namespace {

constexpr const char* kTable = " domineering '{a}x{b}' --a 1..5 --b 1..5 --longest 40";

class SweepRanks : public testing::Test {
protected:
    void SetUp() override {
        if (std::system("command -v mpirun >/dev/null") != 0)
            GTEST_SKIP() << "there is no mpirun here";
        if (!std::filesystem::exists(std::filesystem::path(UPSTAR_PROGRAM).parent_path() /
                                     "upstar_mpi.so"))
            GTEST_SKIP() << "this build has no module for MPI";
    }

    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    // In a folder of its own: two that make the same one at a time may both give up.
    std::string mpirun() const {
        return "TMPDIR=" + file("") +
               " mpirun --allow-run-as-root --oversubscribe "
               "--mca btl_vader_single_copy_mechanism none ";
    }

    Folder folder_;
};

TEST_F(SweepRanks, GiveTheSameBytesHoweverManyThereAre) {
    ASSERT_EQ(run("table" + std::string(kTable) + " --output " + file("0.csv")).code, 0);
    for (const char* ranks : {"1", "2", "3"}) {
        const std::string output = file(std::string("t") + ranks + ".csv");
        const Ended ended = shell(mpirun() + "-n " + ranks + " $UPSTAR sweep" + kTable +
                                  " --threads 1 --output " + output);
        EXPECT_EQ(ended.code, 0) << ended.err;
        EXPECT_EQ(ended.out, "");
        EXPECT_EQ(read(output), read(folder_ / "0.csv"));
    }
}

TEST_F(SweepRanks, ShareCheapCellsAndConjectures) {
    const Ended ended =
        shell(mpirun() +
              "-n 3 $UPSTAR sweep nim '{a},{b}' --a 1..60 --b 1..60 --formula 'G == 0 or a != b' "
              "--threads 1 --output " +
              file("t.txt"));
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(read(folder_ / "t.txt"), "holds for all 3600 cases\n");
}

// Kills one of the ranks, whichever it is, at some moment: they are the children of mpirun.
constexpr const char* kKillOneRank = R"sh(
sleep "$moment"
set -- $(cat "/proc/$!/task/$!/children")
[ $# -gt 0 ] && shift $((which % $#)) && kill -9 "$1"
)sh";

TEST_F(SweepRanks, GoOnAfterOneOfThemWasKilled) {
    ASSERT_EQ(run("table" + std::string(kTable) + " --output " + file("0.csv")).code, 0);
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    ASSERT_EQ(shell(mpirun() + "-n 3 $UPSTAR sweep" + kTable + " --threads 1 --output " +
                    file("undisturbed.csv"))
                  .code,
              0);
    const std::chrono::duration<double> seconds = Clock::now() - start;
    std::mt19937 random(31);
    std::uniform_real_distribution<double> moment(0, seconds.count());
    int killed = 0;
    for (int i = 0; i < (crashes() + 1) / 2; ++i) {
        const std::string output = file("t" + std::to_string(i) + ".csv");
        const std::string sweep =
            mpirun() + "-n 3 $UPSTAR sweep" + kTable + " --threads 1 --output " + output;
        const Ended ended = shell("which=" + std::to_string(random() % 6) +
                                  " moment=" + std::to_string(moment(random)) + "\n" + sweep +
                                  " & " + kKillOneRank + "wait $!");
        if (ended.code != 0) ++killed;
        const Ended again = shell(sweep);
        EXPECT_EQ(again.code, 0) << again.err;
        EXPECT_EQ(read(output), read(folder_ / "0.csv"));
    }
    RecordProperty("killed", killed);
}

TEST_F(SweepRanks, WorkOnTwoHosts) {
    ASSERT_EQ(run("table" + std::string(kTable) + " --output " + file("0.csv")).code, 0);
    const Ended ended = shell("TMPDIR=" + file("") +
                              " exec sh " UPSTAR_TEST_DATA "/cli/two_hosts.sh $UPSTAR sweep" +
                              std::string(kTable) + " --threads 1 --output " + file("t.csv"));
    if (ended.code == 77) GTEST_SKIP() << "the kernel allows no network namespaces here";
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(read(folder_ / "t.csv"), read(folder_ / "0.csv"));
}

TEST_F(SweepRanks, TellOnceWhatIsWrong) {
    const Ended ended =
        shell(mpirun() + "-n 2 $UPSTAR sweep nim '{m}' --n 1..4 --output " + file("t.csv"));
    EXPECT_EQ(ended.code, 2);
    const std::size_t first = ended.err.find("unknown parameter `m`");
    EXPECT_NE(first, std::string::npos) << ended.err;
    EXPECT_EQ(ended.err.find("unknown parameter `m`", first + 1), std::string::npos) << ended.err;
}

TEST_F(SweepRanks, AreRefusedWithoutTheModule) {
    std::filesystem::copy_file(UPSTAR_PROGRAM, folder_ / "upstar");
    const Ended ended = shell(mpirun() + "-n 2 " + file("upstar") +
                              " sweep nim '{n}' --n 1..4 --output " + file("t.csv"));
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find("they cannot talk to each other: the module upstar_mpi.so is not "
                             "there"),
              std::string::npos)
        << ended.err;
    EXPECT_FALSE(std::filesystem::exists(folder_ / "t.csv"));
}

TEST(SweepAlone, IsRefusedAmongProcessesOfAnotherStarter) {
    const Folder folder;
    const Ended ended = shell("PMI_SIZE=4 $UPSTAR sweep nim '{n}' --n 1..4 --output " +
                              (folder / "t.csv").string());
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find("were not started by Open MPI's mpirun"), std::string::npos)
        << ended.err;
}

}  // namespace
}  // namespace upstar
