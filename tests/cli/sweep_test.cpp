// upstar sweep and upstar merge: the same bytes as `table` whatever the threads, the parts, and
// what ended the runs before.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <ostream>
#include <random>

#include "program.h"

namespace upstar {
namespace {

constexpr const char* kToads = "toads 'T^a .^b F^c' --a 1..4 --b 1..3 --c 1..a";

std::string in(const Folder& folder, const std::string& name) { return (folder / name).string(); }

std::size_t lines(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(Sweep, WritesWhatTableWritesInEveryFormat) {
    for (const char* ending : {"txt", "tex", "csv", "json", "jsonl", "svg", "tikz"}) {
        const Folder folder;
        const std::string file = std::string("t.") + ending;
        const std::string arguments = std::string(kToads) + " --show value,mean --longest 12 ";
        ASSERT_EQ(run("table " + arguments + "--output " + in(folder, "0" + file)).code, 0);
        const Ended ended = run("sweep " + arguments + "--output " + in(folder, file));
        EXPECT_EQ(ended.code, 0) << ended.err;
        EXPECT_EQ(ended.out, "");
        EXPECT_EQ(read(folder / file), read(folder / ("0" + file))) << ending;
        EXPECT_NE(read(folder / file), "");
    }
}

TEST(Sweep, WritesRecordsAndBFiles) {
    const Folder folder;
    const std::string journal = " --journal " + in(folder, "j");
    EXPECT_EQ(run("sweep nim '{n},2' --n 1..3 --show nim-value --format bfile" + journal).out,
              "1 3\n2 0\n3 1\n");
    EXPECT_EQ(run("merge --format jsonl " + in(folder, "j")).out,
              R"({"n":1,"position":"1,2","nim-value":"3"})"
              "\n"
              R"({"n":2,"position":"2,2","nim-value":"0"})"
              "\n"
              R"({"n":3,"position":"3,2","nim-value":"1"})"
              "\n");
    EXPECT_EQ(run("table nim '{a},{b}' --a 1..2 --b 1..2 --show nim-value --format bfile").out,
              "1 0\n2 3\n3 3\n4 0\n");
    const Ended fraction = run("table domineering '2x{n}' --n 2 --show value --format bfile");
    EXPECT_EQ(fraction.code, 2);
    EXPECT_NE(fraction.err.find("the value of 2x2 is +-1"), std::string::npos) << fraction.err;
}

TEST(Sweep, GivesTheSameBytesForAnyThreadsAndParts) {
    const Folder folder;
    const std::string sweep = std::string("sweep ") + kToads + " --output ";
    ASSERT_EQ(run("table " + std::string(kToads) + " --output " + in(folder, "0.csv")).code, 0);
    for (const char* threads : {"1", "2", "3"}) {
        ASSERT_EQ(run(sweep + in(folder, "t.csv") + " --threads " + threads + " --journal " +
                      in(folder, std::string("j") + threads))
                      .code,
                  0);
        EXPECT_EQ(read(folder / "t.csv"), read(folder / "0.csv"));
    }
    for (const int parts : {2, 3, 50}) {
        const std::string of = std::to_string(parts);
        for (int i = 1; i <= parts; ++i) {
            const Ended ended = run(sweep + in(folder, "p" + of + ".csv") + " --part " +
                                    std::to_string(i) + "/" + of);
            ASSERT_EQ(ended.code, 0) << ended.err;
            EXPECT_NE(ended.err.find("part " + std::to_string(i) + "/" + of + " is done"),
                      std::string::npos);
        }
        EXPECT_FALSE(std::filesystem::exists(folder / ("p" + of + ".csv")));
        const Ended merged = run("merge " + in(folder, "p" + of + ".csv.part-") + "* --output " +
                                 in(folder, "p" + of + ".csv"));
        EXPECT_EQ(merged.code, 0) << merged.err;
        EXPECT_EQ(read(folder / ("p" + of + ".csv")), read(folder / "0.csv"));
    }
}

TEST(Sweep, HasNoCapOnCells) {
    const Folder folder;
    const Ended ended = run("sweep nim '{a},{b}' --a 1..400 --b 1..300 --show nim-value --output " +
                            in(folder, "t.csv"));
    EXPECT_EQ(ended.code, 0) << ended.err;
    const std::string table = read(folder / "t.csv");
    EXPECT_EQ(lines(table), 120001u);
    EXPECT_NE(table.find("\n400,299,\"400,299\",187\n400,300,\"400,300\",188\n"),
              std::string::npos);
}

TEST(Sweep, ChecksAConjectureInEveryCase) {
    const Folder folder;
    const std::string output = " --output " + in(folder, "t");
    EXPECT_EQ(run("sweep domineering 1x{n} --n 1..9 --formula '-(n/2).Floor'" + output).code, 0);
    EXPECT_EQ(read(folder / "t"), "holds for all 9 cases\n");
    const Ended wrong =
        run("sweep domineering 1x{n} --n 1..9 --formula '-n/2' --output " + in(folder, "w.txt"));
    EXPECT_EQ(wrong.code, 1);
    EXPECT_EQ(read(folder / "w.txt"),
              "fails at n = 1\n  position    1x1\n  value       0\n  formula     -1/2\n"
              "  difference  1/2\nand in 4 more of 9 cases\n");
    EXPECT_EQ(run("merge --format csv " + in(folder, "w.txt.journal")).out.substr(0, 73),
              "n,position,value,holds,given\n1,1x1,0,false,-1/2\n2,1x2,-1,true,\n3,1x3,-1,f");
    EXPECT_EQ(run("merge --format json " + in(folder, "w.txt.journal")).code, 1);
    EXPECT_EQ(run("merge --format tex " + in(folder, "w.txt.journal")).code, 2);
}

TEST(Sweep, TakesAPlanAndDefinitions) {
    const Folder folder;
    write(folder / "plan.json",
          R"json({"schema":1,"game":"konane(rules => modern)","template":"{n}y1",)json"
          R"json("ranges":{"n":"1..3"},"measures":["outcome"]})json");
    write(folder / "define", "half := n -> -(n/2).Floor\n\n");
    const Ended planned =
        run("sweep --plan " + in(folder, "plan.json") + " --output " + in(folder, "t.csv"));
    EXPECT_EQ(planned.code, 2);  // Konane has no such positions
    EXPECT_NE(planned.err.find("is no position of Konane"), std::string::npos) << planned.err;
    const Ended defined = run("sweep domineering 1x{n} --n 1..9 --formula 'half(n)' --output " +
                              in(folder, "h.txt") + " --definitions " + in(folder, "define"));
    EXPECT_EQ(defined.code, 0) << defined.err;
    EXPECT_EQ(read(folder / "h.txt"), "holds for all 9 cases\n");
    EXPECT_EQ(run("merge " + in(folder, "h.txt.journal")).out, "holds for all 9 cases\n");
}

TEST(Sweep, GoesOnAfterALimit) {
    const Folder folder;
    const std::string sweep =
        "sweep domineering '{n}x{n}' --n 1..8 --longest 20 --output " + in(folder, "t.txt");
    const Ended first = run(sweep + " --time-limit 1");
    EXPECT_EQ(first.code, 3);
    EXPECT_NE(first.err.find("time limit reached; raise it with --time-limit; "), std::string::npos)
        << first.err;
    EXPECT_FALSE(std::filesystem::exists(folder / "t.txt"));
    const std::string journal = read(folder / "t.txt.journal");
    EXPECT_GE(lines(journal), 4u);
    run(sweep + " --time-limit 1");
    EXPECT_EQ(read(folder / "t.txt.journal").compare(0, journal.size(), journal), 0);
}

TEST(SlowSweep, TriesACellThatDoesNotFitAloneAndGoesOn) {
    const Folder folder;
    const Ended full =
        run("sweep domineering '{n}x6' --n 2..6 --threads 1 --longest 20 "
            "--memory-limit 64 --output " +
            in(folder, "t.txt"));
    EXPECT_EQ(full.code, 3);
    EXPECT_NE(full.err.find("upstar: cell "), std::string::npos) << full.err;
    EXPECT_NE(full.err.find("out of memory"), std::string::npos) << full.err;
    EXPECT_NE(full.err.find("4 of 5 cells are done; the same command with higher limits"),
              std::string::npos)
        << full.err;
}

TEST(SweepCrash, LosesNothingFinishedWhenKilledAtAnyMoment) {
    using Clock = std::chrono::steady_clock;
    const Folder folder;
    const std::string table = " domineering '{a}x{b}' --a 1..5 --b 1..5 --longest 40";
    ASSERT_EQ(run("table" + table + " --output " + in(folder, "0.csv")).code, 0);
    const auto start = Clock::now();
    ASSERT_EQ(run("sweep" + table + " --output " + in(folder, "undisturbed.csv")).code, 0);
    const std::chrono::duration<double> seconds = Clock::now() - start;
    std::mt19937 random(23);
    std::uniform_real_distribution<double> moment(0, seconds.count());
    int killed = 0;
    for (int i = 0; i < crashes(); ++i) {
        const std::string file = in(folder, "t" + std::to_string(i) + ".csv");
        const std::string sweep = "$UPSTAR sweep" + table + " --output " + file + " --threads " +
                                  std::to_string(1 + i % 3);
        const double after = moment(random);
        const Ended ended = shell(killing_after(after) + " " + sweep);
        EXPECT_TRUE(ended.code == 137 || ended.code == 124 || ended.code == 0)
            << ended.code << ": " << ended.err;
        if (ended.code == 137) ++killed;
        const std::string kept = read(file + ".journal");
        const Ended again = shell(sweep);
        EXPECT_EQ(again.code, 0) << again.err;
        EXPECT_EQ(read(file), read(folder / "0.csv")) << "killed after " << after << " s";
        const std::string whole = kept.substr(0, kept.rfind('\n') + 1);
        EXPECT_EQ(read(file + ".journal").compare(0, whole.size(), whole), 0);
    }
    RecordProperty("killed", killed);
}

TEST(SweepCrash, RecoversOrRefusesADamagedFile) {
    const Folder folder;
    const std::string sweep = std::string("sweep ") + kToads + " --output ";
    ASSERT_EQ(run(sweep + in(folder, "0.csv")).code, 0);
    const std::string whole = read(folder / "0.csv.journal");
    std::minstd_rand random(5);
    for (int i = 0; i < 2 * crashes(); ++i) {
        std::string damaged = whole;
        const std::size_t at = random() % whole.size();
        if (i % 2 == 0) {
            damaged.resize(at);
        } else {
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
        }
        write(folder / "t.csv.journal", damaged);
        std::filesystem::remove(folder / "t.csv");
        const Ended merged = run("merge --format csv " + in(folder, "t.csv.journal"));
        EXPECT_TRUE(merged.code == 2 || merged.out == read(folder / "0.csv")) << at;
        const Ended ended = run(sweep + in(folder, "t.csv"));
        if (ended.code == 0) {
            EXPECT_EQ(read(folder / "t.csv"), read(folder / "0.csv")) << "damaged at " << at;
        } else {
            EXPECT_EQ(ended.code, 2);
            EXPECT_LE(at, whole.find('\n')) << ended.err;
            EXPECT_FALSE(std::filesystem::exists(folder / "t.csv"));
        }
    }
}

TEST(SweepCrash, RefusesASecondWriter) {
    const Folder folder;
    const std::string sweep =
        "sweep domineering '{n}x{n}' --n 1..8 --longest 20 --output " + in(folder, "t.txt");
    const Ended ended = shell("$UPSTAR " + sweep + " --time-limit 3 & sleep 1; $UPSTAR " + sweep +
                              "; code=$?; wait $!; exit $code");
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find("is in use by another run"), std::string::npos) << ended.err;
}

TEST(SweepCrash, KeepsAnIntactFileWhereTheDiskIsFull) {
    const Folder folder;
    const std::string sweep = "$UPSTAR sweep nim '{n}' --n 1..3000 --output " + in(folder, "t.csv");
    const Ended full = shell("ulimit -f 20; " + sweep);
    EXPECT_EQ(full.code, 2);
    EXPECT_NE(full.err.find("cannot write the journal"), std::string::npos) << full.err;
    EXPECT_LE(std::filesystem::file_size(folder / "t.csv.journal"), 20u * 1024);
    EXPECT_EQ(read(folder / "t.csv.journal").back(), '\n');
    EXPECT_EQ(shell(sweep).code, 0);
    EXPECT_EQ(lines(read(folder / "t.csv")), 3001u);
}

struct Refused {
    const char* line;
    const char* message;
};

void PrintTo(const Refused& given, std::ostream* out) { *out << given.line; }

class RefusedSweep : public testing::TestWithParam<Refused> {};

// In a folder with a finished sweep in t.csv, and the first of two parts of the same.
TEST_P(RefusedSweep, SaysWhatIsWrong) {
    const Folder folder;
    const std::string prepared =
        "cd " + in(folder, "") +
        " && $UPSTAR sweep nim '{n}' --n 1..4 --output t.csv && "
        "$UPSTAR sweep nim '{n}' --n 1..4 --output p.csv --part 1/2 2>/dev/null; ";
    const Ended ended = shell(prepared + "$UPSTAR " + GetParam().line);
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find(GetParam().message), std::string::npos) << ended.err;
}

INSTANTIATE_TEST_SUITE_P(
    Each, RefusedSweep,
    testing::Values(
        Refused{"sweep nim '{n}' --n 1..4", "give --output FILE, or --journal FILE"},
        Refused{"sweep --output x.csv", "which positions? Give GAME, TEMPLATE"},
        Refused{"sweep nim '{n}' --n 1..5 --output t.csv",
                "t.csv.journal is of another sweep, part 1/1 of nim `{n}`, n = 1..4; value; name "
                "another file"},
        Refused{"sweep nim '{n}' --n 1..4 --part 3/2 --output x", "a part is written 2/8"},
        Refused{"sweep nim '{m}' --n 1..4 --output x", "unknown parameter `m`"},
        Refused{"sweep nim '{n}' --n 4..1 --output x", "the ranges are empty"},
        Refused{"sweep nim '{n}' --n 1..4 --formula '0 |' --output x", "the formula `0 |`: "},
        Refused{"sweep nim '{n}' --n 1..4 --formula n --format svg --output x",
                "the verdict on a conjecture is text"},
        Refused{"sweep nim '{n}' --n 1..4 --show value,mean --format bfile --output x",
                "one number a line"},
        Refused{"sweep nim '{n}' --n 1..4 --output t.csv --journal t.csv", "written twice"},
        Refused{"sweep --plan t.csv --output x", "this is no plan of a sweep"},
        Refused{"merge p.csv.part-1-of-2", "part 2/2 is missing; give its file too"},
        Refused{"merge p.csv.part-1-of-2 t.csv.journal", "are of two sweeps"},
        Refused{"merge p.csv.part-1-of-2 p.csv.part-1-of-2", "are both part 1/2"},
        Refused{"merge t.csv", "t.csv is no file of a sweep; name another"},
        Refused{"merge none", "cannot read none"}));

}  // namespace
}  // namespace upstar
