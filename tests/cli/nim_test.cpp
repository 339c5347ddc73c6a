// upstar nim sieve: counts, lists, formats, journals, faults.
#include <gtest/gtest.h>

#include "program.h"

namespace upstar {
namespace {

TEST(NimSieve, CountsPPositions) {
    const Ended ended = run("nim sieve 5 2 --max 12");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out, "CN(5,2), stacks up to 12: 1833 P-positions of 371293\n");
    EXPECT_EQ(ended.err, "");
    EXPECT_EQ(run("nim sieve 3 2 --max 4 --rule V6 --a 2 --path --up-to-symmetry").out,
              "PN(3,2) V6(2), stacks up to 4: 57 P-positions of 125, 35 up to symmetry\n");
    EXPECT_EQ(run("nim sieve 4 2 --max 5 --shifts").out,
              "CN(4,2), stacks up to 5: 36 P-positions of 1296\n"
              "adding to a P-position, seen to give one throughout the cube: 1,0,1,0 0,1,0,1 "
              "1,1,1,1\n");
}

TEST(NimSieve, KnowsTheFamiliesOfSetNim) {
    EXPECT_EQ(run("nim sieve 7 3 --necklace --max 3").out,
              "NN(7,3), stacks up to 3: 415 P-positions of 16384\n");
    EXPECT_EQ(run("nim sieve --sets ab,bc --max 2 --list --up-to-symmetry").out,
              "0,0,0\n1,0,1\n2,0,2\n");
    EXPECT_EQ(run("nim sieve 3 2 --moore --max 1 --format json").out,
              "{\"schema\":1,\"n\":3,\"k\":2,\"rule\":\"V5\",\"a\":1,\"board\":\"MN(3,2)\","
              "\"max\":1,\"positions\":8,\"p_positions\":2}\n");
}

TEST(NimSieve, ListsPPositions) {
    EXPECT_EQ(run("nim sieve 4 2 --max 1 --list").out, "0,0,0,0\n0,1,0,1\n1,0,1,0\n1,1,1,1\n");
    EXPECT_EQ(run("nim sieve 4 2 --max 1 --list --up-to-symmetry").out,
              "0,0,0,0\n0,1,0,1\n1,1,1,1\n");
    EXPECT_EQ(run("nim sieve 3 2 --max 1 --list --format csv").out,
              "stack1,stack2,stack3\n0,0,0\n1,1,1\n");
    EXPECT_EQ(
        run("nim sieve 3 2 --max 1 --list --format json").out,
        "{\"schema\":1,\"n\":3,\"k\":2,\"rule\":\"V5\",\"a\":1,\"board\":\"circle\",\"max\":1,"
        "\"positions\":8,\"p_positions\":2,\"list\":[[0,0,0],[1,1,1]]}\n");
    EXPECT_EQ(run("nim sieve 3 2 --max 1 --rule V3 --format csv").out,
              "n,k,rule,a,board,max,positions,p_positions\n3,2,V3,1,circle,1,8,4\n");
}

TEST(NimSieve, GoesOnFromAJournal) {
    const Folder folder;
    const std::string command = "nim sieve 6 2 --max 9 --journal " + quoted(folder / "sieve");
    const Ended first = run(command);
    EXPECT_EQ(first.code, 0) << first.err;
    const std::string whole = read(folder / "sieve");
    write(folder / "sieve", whole.substr(0, whole.size() / 2));
    EXPECT_EQ(run(command).out, first.out);
    EXPECT_EQ(read(folder / "sieve"), whole);
    const Ended other = run("nim sieve 6 2 --max 8 --journal " + quoted(folder / "sieve"));
    EXPECT_EQ(other.code, 2);
    EXPECT_NE(other.err.find("is of another cube"), std::string::npos) << other.err;
}

TEST(NimSieve, RefusesAtOnceWhatIsNoGameOrDoesNotFit) {
    for (const auto& [arguments, message] : {
             std::pair{"4 5 --max 3", "moves in 5 neighbouring stacks of 4: take 1 <= k <= n"},
             std::pair{"4 0 --max 3", "moves in 0 neighbouring stacks of 4: take 1 <= k <= n"},
             std::pair{"40 2 --max 3", "a board of 40 stacks: there may be 1 to 16"},
             std::pair{"4 2 --max 5000", "a sieve takes at most 1023"},
             std::pair{"4 2 --max -3", "--max"},
             std::pair{"4 -2 --max 3", "-2"},
             std::pair{"4 2 --max 3 --rule V7", "unknown rule `V7`"},
             std::pair{"4 2 --max 3 --rule V3 --a 2", "V3 takes no --a"},
             std::pair{"4 2 --max 3 --a 0", "--a"},
             std::pair{"4 2 --max 3 --format svg", "there are text|latex|csv|json"},
             std::pair{"4 2", "--max M is missing"},
             std::pair{"4 2 --max 3 --journal /nonexistent/file", "cannot open the journal"},
         }) {
        const Ended ended = run("--memory-limit 1024 nim sieve " + std::string(arguments));
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_NE(ended.err.find(message), std::string::npos) << arguments << ": " << ended.err;
        EXPECT_EQ(ended.out, "") << arguments;
    }
    EXPECT_EQ(run("nim").code, 2);
    const Ended large = run("--memory-limit 1024 nim sieve 8 2 --max 63");
    EXPECT_EQ(large.code, 3);
    EXPECT_NE(large.err.find("of memory; there are"), std::string::npos) << large.err;
    EXPECT_NE(large.err.find(" and one thread, or raise --memory-limit\n"), std::string::npos)
        << large.err;
    EXPECT_EQ(large.err.find("journal"), std::string::npos) << large.err;
}

TEST(NimSieve, StopsAtATimeLimit) {
    const Ended ended = run("nim sieve 6 2 --max 63 --time-limit 0.2");
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.err,
              "upstar: time limit reached; raise it with --time-limit; --journal FILE would keep "
              "what is done\n");
}

TEST(NimSieve, OfASliceTellsWhatIsExactFromWhatIsAGuess) {
    EXPECT_EQ(
        run("nim sieve 5 2 --max 12 --slice").out,
        "CN(5,2), stacks up to 12, one of them empty: 391 P-positions\n"
        "one more token on every stack keeps each P-position and each N-position of stacks up "
        "to 11 such; if it always does, the cube has 1833 P-positions of 371293\n");
    EXPECT_NE(run("nim sieve 6 2 --max 9 --slice --format json")
                  .out.find("\"raise_fails\":[0,2,0,4,0,6]"),
              std::string::npos);
    EXPECT_EQ(run("nim sieve 3 2 --max 12 --slice").code, 2);
    EXPECT_EQ(run("nim sieve 5 2 --max 12 --slice --list").code, 2);
}

}  // namespace
}  // namespace upstar
