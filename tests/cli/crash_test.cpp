// Whatever a command keeps in a file: killed at any moment, it goes on and says what it would have
// said; wherever the file is cut or changed, it says the same, or refuses the file by its name and
// leaves it alone.
//
// UPSTAR_CRASHES says how often (scripts/crash-tests).
#include <gtest/gtest.h>

#include <chrono>
#include <ostream>
#include <random>

#include "program.h"

namespace upstar {
namespace {

struct Kept {
    const char* name;
    const char* prepared;  // a line of shell that makes what the command reads
    const char* command;   // a line of shell that keeps something in "$KEPT"
    const char* shown;     // what of its output is the same however it came about
};

void PrintTo(const Kept& kept, std::ostream* out) { *out << kept.name; }

class Crash : public testing::TestWithParam<Kept> {
protected:
    void SetUp() override {
        const Ended ended = shell("cd " + folder_.path().string() + "; " + GetParam().prepared);
        ASSERT_EQ(ended.code, 0) << ended.err;
    }

    std::filesystem::path kept() const { return folder_ / "kept"; }
    // What is written goes into the files out and err.
    std::string line(const std::string& with = "") const {
        return "cd " + folder_.path().string() + "; KEPT=" + kept().string() + "; " + with + "{ " +
               GetParam().command + "; } >out 2>err";
    }
    Ended run_it() const {
        return shell(line() + "; code=$?; cat err >&2; " + GetParam().shown + " <out; exit $code");
    }

    const Folder folder_;
};

TEST_P(Crash, LosesNothingWhenItIsKilledAtAnyMoment) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const Ended undisturbed = run_it();
    const std::chrono::duration<double> seconds = Clock::now() - start;
    ASSERT_EQ(undisturbed.code, 0) << undisturbed.err;
    ASSERT_NE(undisturbed.out, "");
    std::mt19937 random(23);
    std::uniform_real_distribution<double> moment(0, seconds.count());
    int killed = 0;
    for (int i = 0; i < crashes(); ++i) {
        std::filesystem::remove(kept());
        std::string moments;
        for (int again = 0; again < 1 + i % 2; ++again) {
            const double after = moment(random);
            moments += " " + std::to_string(after);
            const Ended ended = shell(line("UPSTAR=\"" + killing_after(after) + " $UPSTAR\"; "));
            if (ended.code == 137) ++killed;
        }
        const Ended resumed = run_it();
        EXPECT_EQ(resumed.code, 0) << resumed.err << "killed after" << moments;
        EXPECT_TRUE(resumed.out == undisturbed.out) << "killed after" << moments;
    }
    RecordProperty("killed", killed);
}

TEST_P(Crash, IsMendedOrRefusedWhereverItsFileIsDamaged) {
    const Ended whole = run_it();
    ASSERT_EQ(whole.code, 0) << whole.err;
    const std::string bytes = read(kept());
    ASSERT_NE(bytes, "");
    std::mt19937 random(5);
    int refused = 0;
    for (int i = 0; i < 2 * crashes(); ++i) {
        std::string damaged = bytes;
        const std::size_t at = random() % bytes.size();
        if (i % 3 == 0) {
            damaged.resize(at);
        } else {
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
        }
        write(kept(), damaged);
        const Ended ended = run_it();
        if (ended.code == 0) {
            EXPECT_TRUE(ended.out == whole.out) << "damaged at " << at;
            continue;
        }
        ++refused;
        EXPECT_EQ(ended.code, 2) << ended.err << "damaged at " << at;
        EXPECT_NE(ended.err.find(kept().string()), std::string::npos) << ended.err;
        EXPECT_TRUE(read(kept()) == damaged) << "changed after it was damaged at " << at;
    }
    RecordProperty("refused", refused);
}

INSTANTIATE_TEST_SUITE_P(
    Of, Crash,
    testing::Values(
        Kept{"table", ":",
             "$UPSTAR table domineering '{a}x{b}' --a 1..5 --b 1..5 --longest 40 --journal $KEPT",
             "cat"},
        Kept{"dots", ":", "$UPSTAR dots solve 3x3 --format csv --checkpoint $KEPT",
             "cut -d, -f1,3"},
        Kept{"konane", ":", "$UPSTAR konane solve 6x6 --rules modern --format csv --proofs $KEPT",
             "cut -d, -f1-5"},
        Kept{"sieve", ":", "$UPSTAR nim sieve 6 2 --max 15 --journal $KEPT", "cat"},
        Kept{"build", ":",
             "$UPSTAR dict build domineering --squares 9 --dict $KEPT >built && $UPSTAR dict check "
             "--dict $KEPT >checked && $UPSTAR dict find --format csv --dict $KEPT",
             "cat"},
        Kept{"merge", "$UPSTAR dict build toads --length 7 --dict other",
             "$UPSTAR dict build domineering --squares 6 --dict $KEPT >built "
             "&& $UPSTAR dict merge other --dict $KEPT >merged && $UPSTAR dict find --format csv "
             "--dict $KEPT",
             "cat"},
        Kept{"freeze", "$UPSTAR dict build toads --length 7 --dict other",
             "{ [ -e $KEPT ] || $UPSTAR dict freeze toads $KEPT --dict other; } >frozen && "
             "$UPSTAR eval --dict $KEPT '[toads(\"T.TF.F\").Value, toads(\"TT..FF\").Value, "
             "toads(\".T.F.T.\").Value, toads(\"T.F\").Value]'",
             "cat"}),
    [](const auto& kept) { return std::string(kept.param.name); });

}  // namespace
}  // namespace upstar
