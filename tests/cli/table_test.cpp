// upstar table: formats, layouts, journals, limits, faults.
#include <gtest/gtest.h>

#include <ostream>

#include "program.h"

namespace upstar {
namespace {

TEST(TableCommand, ListsAFamilyOfOneParameter) {
    const Ended ended = run("table domineering '2x{n}' --n 1..3");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out, "n  value\n1  1\n2  +-1\n3  {2|-1/2}\n");
    EXPECT_EQ(ended.err, "");
}

TEST(TableCommand, SetsTwoParametersAsAGrid) {
    EXPECT_EQ(run("table nim '{a},{b}' --a 1..3 --b 1..4").out,
              "a\\b  1   2   3   4\n"
              "1    0   *3  *2  *5\n"
              "2    *3  0   *   *6\n"
              "3    *2  *   0   *7\n");
}

TEST(TableCommand, SetsAGridForEachValueOfTheThird) {
    EXPECT_EQ(run("table nim '{a},{b},{c}' --a 1..2 --b 1..2 --c 0..a-1").out,
              "c = 0\n"
              "a\\b  1   2\n"
              "1    0   *3\n"
              "2    *3  0\n"
              "\n"
              "c = 1\n"
              "a\\b  1   2\n"
              "2    *2  *\n");
}

TEST(TableCommand, SaysAParameterWithOneValueOnce) {
    EXPECT_EQ(run("table nim '{a},{b}' --a 1..2 --b 4").out, "b = 4\na  value\n1  *5\n2  *6\n");
}

TEST(TableCommand, ListsSeveralMeasures) {
    EXPECT_EQ(run("table domineering '2x{n}' --n 2..3 --show outcome,mean,temperature").out,
              "n  outcome  mean  temperature\n"
              "2  N        0     1\n"
              "3  N        3/4   5/4\n");
    EXPECT_EQ(run("table nim '{n}' --n 3 --show nim-value").out, "n = 3\nnim-value\n3\n");
}

TEST(TableCommand, ProvesGuessesOrComputesTheValue) {
    EXPECT_EQ(run("table konane 'D2({2*n})' --n 1..6 --with board=open --guess 0 --guess '*'").out,
              "n  value\n1  *\n2  *2\n3  *3\n4  *\n5  0\n6  *\n");
    const Ended syntax = run("table konane 'D2({n})' --n 2 --guess '0 |'");
    EXPECT_EQ(syntax.code, 2);
    EXPECT_NE(syntax.err.find("the guess `0 |`: "), std::string::npos) << syntax.err;
    const Ended boolean = run("table konane 'D2({n})' --n 2 --guess 'n > 1'");
    EXPECT_EQ(boolean.code, 2);
    EXPECT_NE(boolean.err.find("a guess must be a game"), std::string::npos) << boolean.err;
    EXPECT_EQ(run("table konane 'D2({n})' --n 2 --guess G").code, 2);
}

TEST(TableCommand, ShowsLongValuesByMeanTemperatureAndStops) {
    EXPECT_EQ(run("table domineering '2x{n}' --n 2..3 --longest 7").out,
              "n  value\n2  +-1\n3  [mean 3/4, temperature 5/4, stops 2 and -1/2]\n");
    EXPECT_EQ(run("table domineering '2x{n}' --n 2..3 --longest 7 --format csv").out,
              "n,position,value,mean,temperature,left-stop,right-stop\n"
              "2,2x2,+-1,,,,\n"
              "3,2x3,,3/4,5/4,2,-1/2\n");
}

TEST(TableCommand, WritesRecordsAndTabulars) {
    EXPECT_EQ(run("table nim '{a},{b}' --a 1 --b 1..2 --format csv").out,
              "a,b,position,value\n1,1,\"1,1\",0\n1,2,\"1,2\",*3\n");
    EXPECT_EQ(run("table nim '{a},{b}' --a 1 --b 2 --format json").out,
              R"({"schema":1,"game":"nim","template":"{a},{b}","ranges":{"a":"1","b":"2"},)"
              R"("measures":["value"],"cells":[{"parameters":{"a":1,"b":2},"position":"1,2",)"
              R"("value":{"type":"Game","value":"*3"}}]})"
              "\n");
    EXPECT_EQ(run("table domineering '{a}x{b}' --a 2..3 --b 1..2 --format latex").out,
              "\\begin{tabular}{r|ll}\n"
              "$a \\backslash b$ & $1$ & $2$ \\\\ \\hline\n"
              "$2$ & $1$ & $\\pm 1$ \\\\\n"
              "$3$ & $1$ & $\\left\\{\\frac{1}{2}\\,|\\,-2\\right\\}$ \\\\\n"
              "\\end{tabular}\n");
    EXPECT_EQ(run("table nim '{n}' --n 1..2 --format unicode").out, "n  value\n1  ∗\n2  ∗2\n");
}

TEST(TableCommand, TakesOptionsInAnyOrderAndPlace) {
    const std::string expected =
        R"({"schema":1,"game":"domineering","template":"2x{n}","ranges":{"n":"2"},)"
        R"("measures":["value"],"cells":[{"parameters":{"n":2},"position":"2x2",)"
        R"("value":{"type":"Game","value":"+-1"}}]})"
        "\n";
    for (const char* arguments : {"--format json table --n 2 domineering '2x{n}'",
                                  "table --n=2 --format=json domineering '2x{n}'",
                                  "table domineering --range n=2 '2x{n}' --format json --threads 2",
                                  "--format=json table --n 2 -- domineering '2x{n}'"})
        EXPECT_EQ(run(arguments).out, expected) << arguments;
}

TEST(TableCommand, WritesIntoAFile) {
    const Folder folder;
    const std::string file = (folder / "table.txt").string();
    EXPECT_EQ(run("table nim '{n}' --n 1 --output " + file).out, "");
    EXPECT_EQ(read(folder / "table.txt"), "n = 1\nvalue\n*\n");
    EXPECT_EQ(run("table nim '{n}' --n 1 --output /no/such/folder").code, 2);
}

TEST(TableCommand, GoesOnFromItsJournal) {
    const Folder folder;
    const std::string journal = " --journal " + (folder / "j.tsv").string();
    // One line cut off in its middle, as a killed run leaves it.
    write(folder / "j.tsv", "upstar table 1\tdomineering\t2x{n}\n2x1\t77\t\t\t\t\t\t\n2x2\t+");
    EXPECT_EQ(run("table domineering '2x{n}' --n 1..3" + journal).out,
              "n  value\n1  77\n2  +-1\n3  {2|-1/2}\n");
    const Ended other = run("table domineering '3x{n}' --n 1..3" + journal);
    EXPECT_EQ(other.code, 2);
    EXPECT_NE(other.err.find("is of another family, domineering `2x{n}`"), std::string::npos)
        << other.err;
}

void expect_unfinished(const Ended& ended) {
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.out.rfind("n  value\n1  0\n2  +-1\n3  +-1\n", 0), 0u) << ended.out;
    EXPECT_NE(ended.out.find("\n8  -\n"), std::string::npos) << ended.out;
    EXPECT_NE(ended.err.find(" of 8 cells are done"), std::string::npos) << ended.err;
}

constexpr const char* kSquares = "table domineering '{n}x{n}' --n 1..8 --longest 20 ";

TEST(TableCommand, PrintsWhatIsFinishedAtALimit) {
    expect_unfinished(run(std::string(kSquares) + "--time-limit 2"));
}

TEST(SlowTableCommand, PrintsWhatIsFinishedWhereMemoryEnds) {
    expect_unfinished(run(std::string(kSquares) + "--memory-limit 100"));
}

TEST(TableCommand, PrintsWhatIsFinishedAtAnInterrupt) {
    const Ended ended =
        shell(std::string("$UPSTAR ") + kSquares + "& sleep 2; kill -INT $!; wait $!");
    expect_unfinished(ended);
    EXPECT_EQ(ended.err.rfind("upstar: interrupted; ", 0), 0u) << ended.err;
}

TEST(TableCommand, ReportsProgressOnlyIfAskedTo) {
    const Ended ended = run("table nim '{n}' --n 1..3 --progress");
    EXPECT_EQ(ended.out, "n  value\n1  *\n2  *2\n3  *3\n");
    EXPECT_NE(ended.err.find("3 of 3 cells, "), std::string::npos) << ended.err;
}

struct Refused {
    const char* arguments;
    const char* message;
};

void PrintTo(const Refused& given, std::ostream* out) { *out << given.arguments; }

class RefusedTable : public testing::TestWithParam<Refused> {};

TEST_P(RefusedTable, SaysWhatIsWrong) {
    const Ended ended = run(std::string("table ") + GetParam().arguments);
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out, "");
    EXPECT_NE(ended.err.find(GetParam().message), std::string::npos) << ended.err;
}

INSTANTIATE_TEST_SUITE_P(
    Each, RefusedTable,
    testing::Values(
        Refused{"domineering '2x{n}'",
                "unknown parameter `n`; there are none: give it a range before it is used; "
                "add --n 1..5\n2x{n}\n   ^\n"},
        Refused{"domineering '2x{n}' --n 1..3 --m 2", "`m` does not occur in the template"},
        Refused{"domineering '2x{n}' --n 3..1", "the ranges are empty"},
        Refused{"domineering '2x{n}' --n 1..1000000", "more than 100000 positions"},
        Refused{"domineering '2x{n}' --n one", "the range of `n` must be such as 1..7"},
        Refused{"domineering '2y{n}' --n 1..3", "with n = 1 the template gives `2y1`"},
        Refused{"chess '2x{n}' --n 1..3", "there is no game 'chess'"},
        Refused{"domineering '2x{n}' --n 1..3 --with rules=modern", "rules"},
        Refused{"domineering '2x{n}' --n 1..3 --with rules", "--with takes NAME=VALUE"},
        Refused{"domineering '2x{n}' --n 1..3 --show worth", "cannot show `worth`"},
        Refused{"domineering '2x{n}' --n 1..3 --show nim-value", "has no nim values"},
        Refused{"domineering '2x{n}' --n 1..3 --format png",
                "unknown value `png`; there are text|unicode|latex|csv|json|svg|tikz"},
        Refused{"domineering '2x{n}' --n 1..3 --journal /no/such/file", "cannot open the journal"},
        Refused{"domineering", "TEMPLATE is missing"}));

}  // namespace
}  // namespace upstar
