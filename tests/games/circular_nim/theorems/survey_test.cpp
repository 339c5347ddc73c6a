// Surveys of games, their journal, and what programs read of a finding.
#include "upstar/games/circular_nim/theorems/survey.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "upstar/base/error.h"
#include "upstar/games/circular_nim/theorems/finding_check.h"
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

// The same set without the rotations would miss some.
TEST_F(NimFindings, OfAFamilyAreCheckedWithItsSymmetries) {
    const CircularRules rules = rules_of(stepping_windows(5, 3, {1}));
    Finding finding = {"EN(5,3;1)", "conjectured", "stacks <= 3", {"(a,b,c,a,0): a = b+c"}, "", 1};
    Context context;
    EXPECT_EQ(fault_in(finding, rules, context), "");
    finding.cases = {"(a,b,c,a,0)"};
    EXPECT_NE(fault_in(finding, rules, context), "");
}

TEST_F(NimFindings, AreRefusedFromADamagedFile) {
    for (const char* content :
         {"something else\n", "upstar theorems 1\nCN(4,2)\tproved\n",
          "upstar theorems 1\na\tb\tc\td\te\tsoon\n", "upstar theorems 2\na\tb\tc\td\te\t1\tf\n"}) {
        std::ofstream(path_) << content;
        EXPECT_THROW(FindingsFile{path_}, Error) << content;
    }
}

TEST_F(NimFindings, WithAnyByteChangedAreNotRead) {
    FindingsFile(path_).append(kFinding);
    std::ostringstream content;
    content << std::ifstream(path_).rdbuf();
    const std::string text = content.str();
    for (std::size_t i = std::string("upstar theorems 2\n").size(); i + 1 < text.size(); ++i) {
        std::string changed = text;
        changed[i] = changed[i] == '1' ? '2' : '1';
        std::ofstream(path_) << changed;
        EXPECT_THROW(FindingsFile{path_}, Error) << changed;
    }
}

// Of games that are decided at once, with whatever a journal says of them.
class FindingsOfAJournal : public NimFindings {
protected:
    Finding verified(const Finding& written, const CircularRules& rules) {
        std::filesystem::remove(path_);
        FindingsFile(path_).append(written);
        FindingsFile journal(path_);
        Finding result;
        survey({{rules, 6}}, {60, std::chrono::milliseconds(0), &journal, true}, context_,
               [&](const Finding& finding) { result = finding; });
        return result;
    }
    Context context_;
};

TEST_F(FindingsOfAJournal, HoldIfNobodyChangedThem) {
    for (const CircularRules& rules :
         {CircularRules{3, 2}, {4, 2}, {3, 2, Removal::FixedFromSome, 2}, {3, 1}}) {
        const Finding finding = find_out({rules, 6}, 60, context_);
        EXPECT_EQ(verified(finding, rules), finding);
    }
}

TEST_F(FindingsOfAJournal, AreRefusedIfTheySayMoreThanTheirProof) {
    const Finding good = find_out({{4, 2}, 6}, 60, context_);
    Finding set = good;
    set.cases = {"(a,b,a,c)"};
    EXPECT_EQ(verified(set, {4, 2}).status, "refused");
    Finding moves = good;
    moves.proof.replace(moves.proof.find("\"moves\":["), std::string::npos, "\"moves\":[]}");
    EXPECT_EQ(verified(moves, {4, 2}).remark,
              "the journal says proved, but its proof fails: II is not unsatisfiable");
    Finding game = good;
    game.proof = find_out({{3, 2}, 6}, 60, context_).proof;
    EXPECT_EQ(verified(game, {4, 2}).status, "refused");
    Finding bounded = find_out({{3, 1}, 6}, 60, context_);
    bounded.scope = "all stack sizes of every size";
    EXPECT_EQ(verified(bounded, {3, 1}).status, "refused");
}

TEST_F(FindingsOfAJournal, AreRefusedIfTheyWereMadeUp) {
    const Finding made_up[] = {{"CN(4,2)", "proved", "all stack sizes", {"(a,a,a,a)"}, "", 1},
                               {"CN(4,2)", "proved", "everywhere", {"(a,b,a,b)"}, "", 1},
                               {"CN(4,2)", "proved", "all stack sizes", {"(a,b,a,b)"}, "", 1, "{}"},
                               {"CN(4,2)", "reduced", "all stack sizes", {}, "as CN(2,1)", 1},
                               {"CN(4,2)", "conjectured", "stacks <= 4", {"(a,a,a,a)"}, "", 1},
                               {"CN(4,2)", "open", "7 P-positions with stacks <= 4", {}, "", 1},
                               {"CN(4,2)", "settled", "", {}, "", 1}};
    for (const Finding& finding : made_up)
        EXPECT_EQ(verified(finding, {4, 2}).status, "refused") << finding.status << finding.scope;
    const Finding true_without_proof = {"CN(4,2)",     "proved", "all stack sizes",
                                        {"(a,b,a,b)"}, "",       1};
    EXPECT_EQ(verified(true_without_proof, {4, 2}).status, "proved");
    Finding bounded = {"CN(3,1)", "bounded", "stacks < 2^3", {"(a,b,c): a^b^c = 0"}, "", 1};
    EXPECT_EQ(verified(bounded, {3, 1}).status, "bounded");
    bounded.status = "proved";
    EXPECT_EQ(verified(bounded, {3, 1}).status, "refused");
    const Finding counted = {"CN(4,2)", "open", "25 P-positions with stacks <= 4", {}, "", 1};
    EXPECT_EQ(verified(counted, {4, 2}).status, "open");
}

TEST_F(FindingsOfAJournal, WithoutChecksumsAreCheckedUnasked) {
    std::ofstream(path_)
        << "upstar theorems 1\nCN(3,2)\tproved\tall stack sizes\t(a,b,a)\t\t0.05\n";
    FindingsFile journal(path_);
    Finding result;
    survey({{{3, 2}, 6}}, {60, std::chrono::milliseconds(0), &journal}, context_,
           [&](const Finding& finding) { result = finding; });
    EXPECT_EQ(result.status, "refused");
}

TEST_F(NimFindings, AreWrittenForPrograms) {
    EXPECT_EQ(dumped(json_of(kFinding)),
              R"~({"schema":1,"game":"CN(4,2)","proved":true,"status":"proved",)~"
              R"~("scope":"all stack sizes","set":["(a,b,a,b)","(a,a,a,a)"],)~"
              R"~("remark":"a tab\tin it","seconds":0.25})~");
}

TEST_F(NimFindings, AreReadBackFromJson) {
    Finding finding = kFinding;
    finding.proof.clear();
    EXPECT_EQ(finding_from_json(Json::parse(dumped(json_of(finding)))), finding);
    Json json = json_of(finding);
    json["proved"] = false;
    EXPECT_THROW(finding_from_json(json), Error);
    json.erase("set");
    EXPECT_THROW(finding_from_json(json), Error);
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
