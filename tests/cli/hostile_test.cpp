// What no user should do, and machines do to users: empty and endless words, full disks, files that
// are none, signals. The program says what is wrong and ends by its own exit codes.
#include <gtest/gtest.h>

#include <ostream>

#include "program.h"

namespace upstar {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

struct Refused {
    const char* arguments;
    const char* message;
};

void PrintTo(const Refused& given, std::ostream* out) { *out << given.arguments; }

class HostileWords : public testing::TestWithParam<Refused> {};

TEST_P(HostileWords, AreRefusedInAFewLines) {
    const Ended ended = run(GetParam().arguments);
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out, "");
    EXPECT_TRUE(contains(ended.err, GetParam().message)) << ended.err;
    EXPECT_LT(ended.err.size(), 1000u);
}

INSTANTIATE_TEST_SUITE_P(
    Each, HostileWords,
    testing::Values(
        Refused{"nim sieve 5 2 --max ''", "--max: an empty value"},
        Refused{"table toads T^a --a 1..3 --output ''", "--output: an empty value"},
        Refused{"konane solve 4x4 --proofs ''", "--proofs: an empty value"},
        Refused{"nim prove 4 2 --proof ''", "--proof: an empty value"},
        Refused{"eval --format '' 1", "--format"},
        Refused{"conjecture domineering '2x{n}' --n 1..9 --hold-back -1", "--hold-back"},
        Refused{"conjecture domineering '1x{n}' '-n/2' --n 2..3 --hold-back 1",
                "--hold-back is for finding a closed form"},
        Refused{"nim sieve 5 2 --max 8 --slice --journal j", "--slice excludes --journal"},
        Refused{"nim prove 4 2 --shrinking --moves", "--shrinking excludes --moves"},
        Refused{"nim prove 4 2 --max 0", "--max: `0` is no whole number from 1"},
        Refused{"nim pattern 4 2 --max 0", "--max: `0` is no whole number from 1"},
        // No input that ends at once, but none that can be read.
        Refused{"eval - < /", "cannot read the standard input"},
        Refused{"eval - <&-", "cannot read the standard input"},
        Refused{"< /", "cannot read the standard input"},
        Refused{"<&-", "cannot read the standard input"},
        Refused{"analyse konane - < /", "cannot read the standard input"},
        Refused{"table domineering '2x{n}' --n 1..9999999999999999999",
                "a whole number of at most 18 digits; it is 9999999999999999999"},
        Refused{"eval $(printf %2000d | tr ' ' x)", "a name of more than 100 letters"},
        Refused{"eval \"1 $(printf %2000d | tr ' ' '^')\"", "..."},
        Refused{"konane solve 4x4 --proofs /tmp/$(printf %0300d)", "is no file; name another"},
        Refused{"dots solve 2x2 --checkpoint /tmp/$(printf %0300d)", "is no file; name another"},
        Refused{"nim sieve 4 2 --max 3 --journal /tmp/$(printf %0300d)", "File name too long"},
        Refused{"table nim '{a}' --a 1..3 --journal /tmp/$(printf %0300d)", "File name too long"},
        Refused{"table nim '{a}' --a 1..3 --journal both --output ./both",
                "would be written twice"},
        Refused{"konane solve 4x5 --gap a1-a2 --first black --strategy s --proofs s",
                "s would be written twice"},
        Refused{"konane solve 'xo..' --strategy s", "add --first black or white\n"},
        Refused{"eval --format svg '{1|0}' '{2|0}'", "holds one picture"},
        Refused{"nim prove 4 2 --set /no/such/file", "cannot read /no/such/file"}));

TEST(Hostile, LinesWithoutEndAreRefused) {
    const Ended ended = shell("head -c 17000000 /dev/zero | tr '\\0' 1 | $UPSTAR eval -");
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(contains(ended.err, "a line of more than 16777216 bytes")) << ended.err;
}

class FullDisk : public testing::TestWithParam<const char*> {};

TEST_P(FullDisk, IsTold) {
    for (const char* place : {" > /dev/full", " >&-"}) {
        const Ended ended = run(std::string(GetParam()) + place);
        EXPECT_EQ(ended.code, 2) << place;
        EXPECT_EQ(ended.err, "upstar: cannot write to standard output\n") << place;
    }
}

INSTANTIATE_TEST_SUITE_P(Each, FullDisk,
                         testing::Values("--help", "--version", "eval --help", "help", "eval 1",
                                         "nim sieve 4 2 --max 3 --list"));

class Greedy : public testing::TestWithParam<const char*> {};

TEST_P(Greedy, IsChargedForWhatItTakes) {
    const Ended ended = shell(std::string(GetParam()) + " --memory-limit 64 -");
    EXPECT_TRUE(ended.code == 3 || contains(ended.out, "!!out of memory")) << ended.out;
    EXPECT_TRUE(contains(ended.out + ended.err, "more than the limit of")) << ended.err;
}

INSTANTIATE_TEST_SUITE_P(Each, Greedy,
                         testing::Values("head -c 1000000 /dev/zero | tr '\\0' '(' | $UPSTAR eval",
                                         "head -c 1000000 /dev/zero | tr '\\0' '[' | $UPSTAR eval",
                                         "yes 'not ' | head -300000 | tr -d '\\n' | $UPSTAR eval",
                                         "yes '+1' | head -1000000 | tr -d '\\n' | $UPSTAR eval",
                                         "echo chain:1000000 | $UPSTAR dots flight",
                                         "echo chain:1000000 | $UPSTAR dots analyse"));

// In release only: sanitizers reserve more addresses than any machine has memory.
TEST(SlowHostile, MachineWithoutMemoryIsAnErrorInWords) {
    for (const char* command : {"eval '[n for n from 1 to 10^7]'", "konane solve 6x8"}) {
        const Ended ended =
            shell(std::string("ulimit -v 300000; $UPSTAR --memory-limit 9999 ") + command);
        EXPECT_EQ(ended.code, 3);
        EXPECT_TRUE(contains(ended.err, "the machine has no more")) << ended.err;
    }
}

// Runs the command with a file, tells it to terminate once it is under way, and looks at the file.
Ended terminated(const std::string& arguments, const std::string& file) {
    return shell("$UPSTAR " + arguments + " " + file +
                 " & sleep 1; kill -TERM $!; wait $!; code=$?; test -s " + file + " && exit $code");
}

TEST(Hostile, ScoreIsToldThoughItsCheckpointCannotBeWritten) {
    const Ended ended = run("dots solve 2x2 --checkpoint /proc/none");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out.rfind("value 2: ", 0), 0u) << ended.out;
    EXPECT_TRUE(contains(ended.err, "cannot write the checkpoint to /proc/none")) << ended.err;
}

TEST(Hostile, OptionsBeforeACommandLeaveItsExpressionsAlone) {
    EXPECT_EQ(run("--time-limit 9 eval '[1,2]' '[3]' -1/2").out, "[1,2]\n[3]\n-1/2\n");
    EXPECT_EQ(run("--format=text eval '[1,2]'").out, "[1,2]\n");
}

TEST(Hostile, SignalToTerminateSavesWhatWasFound) {
    const Folder folder;
    const std::string file = quoted((folder / "kept").string());
    EXPECT_EQ(terminated("dots solve 4x4 --checkpoint", file).code, 128 + 15);
    EXPECT_EQ(run("dots solve 4x4 --time-limit 0.01 --checkpoint " + file).code, 3);
    const std::string proofs = quoted((folder / "proofs").string());
    EXPECT_EQ(terminated("konane solve 8x8 --proofs", proofs).code, 128 + 15);
}

TEST(Hostile, FlightThatALimitEndsShowsWhatItHas) {
    std::string position;
    for (int i = 0; i < 1500; ++i) position += "chain:" + std::to_string(3 + i % 9) + " loop:8 ";
    const Ended text = run("dots flight --time-limit 0.5 -", position);
    EXPECT_EQ(text.code, 3);
    EXPECT_TRUE(contains(text.out, "\nThis plan is partial: a limit was reached.\n"));
    EXPECT_TRUE(contains(text.err, "time limit reached")) << text.err;
    EXPECT_TRUE(contains(text.err, "pieces of a plan are shown")) << text.err;
    const Ended json = run("dots flight --time-limit 0.5 --format json -", position);
    EXPECT_EQ(json.code, 3);
    EXPECT_TRUE(contains(json.out, "\"partial\":true"));
}

}  // namespace
}  // namespace upstar
