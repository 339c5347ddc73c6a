// upstar papers: the report, its formats, its options, what a limit leaves.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "program.h"

namespace upstar {
namespace {

TEST(PapersCommand, ReportsEachClaimAndASummary) {
    const Ended ended = run("papers ernst --quick");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out.rfind(
                  "M. Ernst, Playing Konane Mathematically, 1995\n  KO-1       corrected ", 0),
              0u)
        << ended.out;
    EXPECT_NE(ended.out.find("\n  KO-5       holds          a row with an offset tail of one: "),
              std::string::npos)
        << ended.out;
    EXPECT_NE(ended.out.find("\n  KO-13      settled since  no position worth *4 is known\n"
                             "                            by: C. Santos and J. Silva, "),
              std::string::npos)
        << ended.out;
    EXPECT_NE(ended.out.find("\n  ernst                          20              8              "
                             "0              1              2"),
              std::string::npos)
        << ended.out;
    EXPECT_EQ(ended.err, "");
}

TEST(PapersCommand, CorrectsWithTheCounterexampleAndWhatIsRight) {
    const Ended ended = run("papers erickson --quick");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_NE(ended.out.find("  TF-9       corrected      Theorem 3.5: T.TF.F .^n = {a+1/2|1}, n "
                             ">= 6\n"
                             "                            but T.TF.F .^7 = {15/2|1}, not {13/2|1} "
                             "(n = 7)\n"
                             "                            right: a is n: the value is {n+1/2|1}\n"
                             "                            checked: n = 6..8 (3 cases)\n"),
              std::string::npos)
        << ended.out;
    EXPECT_NE(ended.out.find("\n  erickson                       22              5              "
                             "0              4              4"),
              std::string::npos)
        << ended.out;
}

TEST(PapersCommand, WritesRecords) {
    const Ended ended = run("papers heubach-dufour --quick --format json");
    const auto json = nlohmann::json::parse(ended.out);
    EXPECT_EQ(json["schema"], 1);
    const auto& records = json["claims"];
    ASSERT_EQ(records.size(), 23u);
    EXPECT_EQ(records[0]["paper"], "heubach-dufour");
    EXPECT_EQ(records[0]["claim"], "CN-1");
    EXPECT_EQ(records[0]["verdict"], "holds");
    for (const char* key : {"statement", "scope", "counterexample", "correction", "settled",
                            "unproved", "note", "proved", "expected", "seconds"})
        EXPECT_TRUE(records[0].contains(key)) << key;
}

TEST(SlowPapersCommand, KeepsWhatWasDecidedBeforeALimit) {
    const Ended text = run("papers erickson --full --time-limit 8");
    EXPECT_EQ(text.code, 3);
    EXPECT_NE(text.out.find("\n  TF-1       corrected"), std::string::npos) << text.out;
    EXPECT_NE(text.err.find("time limit reached"), std::string::npos) << text.err;
    const Ended json = run("papers erickson --full --time-limit 8 --format json");
    EXPECT_EQ(json.code, 3);
    const auto report = nlohmann::json::parse(json.out);
    EXPECT_EQ(report["claims"][0]["claim"], "TF-1");
    EXPECT_EQ(report["stopped"]["kind"], "limit");
}

TEST(SlowPapersCommand, KeepsWhatWasDecidedBeforeAnInterrupt) {
    const Ended ended = shell(
        "out=$(mktemp); $UPSTAR papers erickson --full > $out & "
        "until grep -q TF-1 $out; do sleep 0.1; done; kill -INT $!; wait $!; code=$?; "
        "cat $out; rm $out; exit $code");
    EXPECT_EQ(ended.code, 3);
    EXPECT_NE(ended.out.find("\n  TF-1       corrected"), std::string::npos) << ended.out;
    EXPECT_EQ(ended.err.rfind("upstar: interrupted", 0), 0u) << ended.err;
}

TEST(PapersCommand, RefusesWhatItDoesNotKnow) {
    const Ended paper = run("papers conway");
    EXPECT_EQ(paper.code, 2);
    EXPECT_EQ(paper.err,
              "upstar: no paper called `conway`; there are erickson, ernst, heubach-dufour, "
              "berlekamp-scott\n");
    EXPECT_EQ(run("papers ernst --quick --full").code, 2);
    EXPECT_EQ(run("papers ernst --format svg").code, 2);
}

}  // namespace
}  // namespace upstar
