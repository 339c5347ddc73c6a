// Surveys of games, their journal, and what programs read of a finding.
#include "upstar/games/circular_nim/theorems/survey.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/theorems/theorem_json.h"

namespace upstar::circular_nim {
namespace {

class NimFindings : public ::testing::Test {
protected:
    NimFindings() {
        std::string name =
            (std::filesystem::temp_directory_path() / "upstar-findings-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder");
        folder_ = name;
        path_ = (folder_ / "journal").string();
    }
    ~NimFindings() override { std::filesystem::remove_all(folder_); }

    std::filesystem::path folder_;
    std::string path_;
};

const Finding kFinding = {"CN(4,2)",      "proved", "all stack sizes", {"(a,b,a,b)", "(a,a,a,a)"},
                          "a tab\tin it", 0.25};

TEST_F(NimFindings, AreReadAgainFromTheirFile) {
    FindingsFile(path_).append(kFinding);
    std::ofstream(path_, std::ios::app) << "CN(5,2)\tpro";  // cut off
    const FindingsFile file(path_);
    ASSERT_NE(file.find("CN(4,2)"), nullptr);
    EXPECT_EQ(*file.find("CN(4,2)"), kFinding);
    EXPECT_EQ(file.find("CN(5,2)"), nullptr);
}

TEST_F(NimFindings, WithABoundAreNotProved) {
    const Finding bounded = {"CN(3,1)", "bounded", "stacks < 2^8", {"(a,b,c): a^b^c = 0"}, "", 1};
    EXPECT_FALSE(bounded.is_settled());
    EXPECT_EQ(json_of(bounded)["proved"], false);
    EXPECT_EQ(describe(bounded).rfind("bounded: CN(3,1), stacks < 2^8", 0), 0u);
    std::ofstream(path_)
        << "upstar theorems 1\nCN(3,1)\tproved\tstacks < 2^8\t(a,b,c): a^b^c = 0\t\t1\n";
    EXPECT_EQ(*FindingsFile(path_).find("CN(3,1)"), bounded);
}

TEST_F(NimFindings, AreRefusedFromADamagedFile) {
    for (const char* content : {"something else\n", "upstar theorems 1\nCN(4,2)\tproved\n",
                                "upstar theorems 1\na\tb\tc\td\te\tsoon\n"}) {
        std::ofstream(path_) << content;
        EXPECT_THROW(FindingsFile{path_}, Error) << content;
    }
}

TEST_F(NimFindings, AreWrittenForPrograms) {
    EXPECT_EQ(dumped(json_of(kFinding)),
              R"~({"schema":1,"game":"CN(4,2)","proved":true,"status":"proved",)~"
              R"~("scope":"all stack sizes","set":["(a,b,a,b)","(a,a,a,a)"],)~"
              R"~("remark":"a tab\tin it","seconds":0.25})~");
}

TEST_F(NimFindings, AreToldInAFewLines) {
    EXPECT_EQ(describe(kFinding),
              "proved: CN(4,2), all stack sizes  (0.25 s)\n  (a,b,a,b)\n  (a,a,a,a)\n");
    EXPECT_EQ(describe({"CN(6,2)", "open", "", {}, "too many", 12}),
              "open: CN(6,2)  (12 s)\n  too many\n");
}

TEST_F(NimFindings, OfASurveyComeInOrderAndAreTakenFromTheJournal) {
    Context context;
    std::vector<Finding> first;
    std::vector<Finding> second;
    for (std::vector<Finding>* found : {&first, &second}) {
        FindingsFile journal(path_);
        EXPECT_TRUE(survey({{{3, 2}, 6}, {{3, 2, Removal::FixedFromSome, 2}, 0}},
                           {60, std::chrono::milliseconds(0), &journal}, context,
                           [&](const Finding& finding) { found->push_back(finding); }));
    }
    ASSERT_EQ(first.size(), 2u);
    EXPECT_EQ(first[0].game, "CN(3,2)");
    EXPECT_EQ(first[0].status, "proved");
    EXPECT_EQ(first[0].set(), "(a,a,a)");
    EXPECT_TRUE(first[1].is_settled());
    EXPECT_EQ(second, first);
}

TEST_F(NimFindings, StopWhenTheTimeIsUp) {
    Context context;
    std::size_t found = 0;
    EXPECT_FALSE(survey({{{3, 2}, 6}, {{3, 2}, 6}, {{4, 3}, 0}},
                        {60, std::chrono::milliseconds(1), nullptr}, context,
                        [&](const Finding&) { ++found; }));
    EXPECT_LT(found, 3u);
}

TEST_F(NimFindings, SayThatAnOpenGameIsOnlyCounted) {
    Context context;
    const Finding finding = find_out({{6, 2}, 3}, 60, context);
    EXPECT_FALSE(finding.is_settled());
    EXPECT_TRUE(finding.cases.empty() || finding.status == "conjectured");
    EXPECT_FALSE(finding.scope.empty());
}

}  // namespace
}  // namespace upstar::circular_nim
