// What version 0.1 wrote is still read, and damaged it is refused with advice.
#include <gtest/gtest.h>

#include "store/folder.h"
#include "sweep/thrown.h"
#include "upstar/catalog/catalog.h"
#include "upstar/games/circular_nim/sieve/sieve_journal.h"
#include "upstar/games/circular_nim/theorems/finding.h"
#include "upstar/games/circular_nim/theorems/proof_files.h"
#include "upstar/games/dots/loony/certificate_check.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/games/dots/solver/solver.h"
#include "upstar/games/konane/solver/proof_file.h"
#include "upstar/games/konane/solver/solver.h"
#include "upstar/games/konane/solver/strategy.h"
#include "upstar/sweep/table.h"

namespace upstar {
namespace {

class Version01 : public testing::Test {
protected:
    Version01() {
        std::filesystem::copy(UPSTAR_TEST_DATA "/store/version_0_1", folder_ / "",
                              std::filesystem::copy_options::recursive);
    }

    // Changes one bit, counted in bytes from the end.
    void damage(const std::string& name, std::size_t from_end) {
        std::string text = read(folder_ / name);
        text[text.size() - from_end] ^= 1;
        write(folder_ / name, text);
    }

    const TestFolder folder_;
    Context context_;
};

bool ends(const std::string& text, const std::string& with) {
    return text.size() >= with.size() && text.substr(text.size() - with.size()) == with;
}

class Table01 : public Version01 {
protected:
    Table table() {
        TableOptions options;
        options.journal = folder_ / "table.journal";
        const Family family(session_, session_.catalog().named("domineering"), "2x{n}",
                            {{"n", "1..4"}});
        return make_table(session_, family, options);
    }

    Session session_;
};

TEST_F(Table01, JournalIsReadAndNothingIsComputedAgain) {
    const Table found = table();
    EXPECT_EQ(found.progress.known, 4u);
    EXPECT_EQ(session_.text(*(*found.cells[2])[Measure::GameValue]), "{2|-1/2}");
    damage("table.journal", 3);
    EXPECT_TRUE(ends(thrown([&] { table(); }),
                     " is damaged; remove the line, and its cell is computed again"));
}

TEST_F(Version01, SieveJournalIsReadAndNothingIsAdded) {
    using namespace circular_nim;
    const Cube cube({5, 2}, 6);
    const std::string path = folder_ / "sieve.journal";
    const std::string before = read(path);
    EXPECT_EQ(sieve_with_journal(context_, cube, {.threads = 1}, path).all(),
              sieve(context_, cube).all());
    EXPECT_EQ(read(path), before);
    damage("sieve.journal", 3);
    EXPECT_TRUE(ends(thrown([&] { sieve_with_journal(context_, cube, {.threads = 1}, path); }),
                     " is damaged; remove the file and begin again"));
}

TEST_F(Version01, KonaneProofsAreRead) {
    using namespace konane;
    const JumpBoard board(Grid(5, 5), Konane::Jumps::Ancient);
    ProofTable table(context_, 1 << 20);
    EXPECT_EQ(load_proofs(table, board, folder_ / "konane.proofs"), 2u);
    damage("konane.proofs", 30);
    EXPECT_TRUE(ends(thrown([&] { load_proofs(table, board, folder_ / "konane.proofs"); }),
                     " is damaged or cut off; delete it to begin again"));
}

TEST_F(Version01, KonaneStrategyProvesItsClaim) {
    std::ifstream file(folder_ / "konane.strategy");
    std::string head;
    std::getline(file, head);
    const konane::Strategy strategy = konane::read_strategy(head, file);
    EXPECT_EQ(head_of(strategy).claim,
              "White wins ..xo|oxox|xoxo|oxox if Black moves first, by the ancient rules");
    EXPECT_EQ(check_strategy(strategy).answers, 2u);
}

TEST_F(Version01, DotsCheckpointSparesTheSearch) {
    using namespace dots;
    const CoinGraph graph = parse_dots("3x3").graph();
    DotsSolver solver(context_);
    EXPECT_GT(solver.load(graph, folder_ / "dots.bounds"), 0u);
    EXPECT_EQ(solver.margin(graph), -3);
    EXPECT_EQ(solver.nodes(), 0u);
    damage("dots.bounds", 30);
    EXPECT_TRUE(ends(thrown([&] { solver.load(graph, folder_ / "dots.bounds"); }),
                     " is damaged or cut off; delete it to begin again"));
}

TEST_F(Version01, FlightCertificateHolds) {
    const auto verdict = dots::check_certificate(read(folder_ / "flight.certificate"), &context_);
    EXPECT_TRUE(verdict.holds()) << verdict.fault;
    EXPECT_EQ(verdict.claimed, 10);
}

TEST_F(Version01, JournalOfTheoremsIsRead) {
    using namespace circular_nim;
    const std::string path = folder_ / "theorems.journal";
    const std::string before = read(path);
    {
        const FindingsFile file(path);
        const Finding* finding = file.find("CN(3,2)");
        ASSERT_NE(finding, nullptr);
        EXPECT_EQ(finding->status, "proved");
        EXPECT_EQ(finding->set(), "(a,a,a)");
    }
    EXPECT_EQ(read(path), before);
    write(path, before + "CN(9,9)\tproved\n");
    EXPECT_TRUE(ends(thrown([&] { FindingsFile file(path); }),
                     " is damaged; remove it, and its game is worked on again"));
    write(path, "dear diary\n");
    EXPECT_EQ(thrown([&] { FindingsFile file(path); }),
              path + " is no journal of theorems; name another file");
}

TEST_F(Version01, ProofOfCircularNimIsAcceptedAndItsScriptsAreTodays) {
    using namespace circular_nim;
    const ProofCheck check = check_proof(folder_ / "proof", context_);
    EXPECT_TRUE(check.is_accepted());
    EXPECT_EQ(check.claim, "CN(4,2), all stack sizes");
    EXPECT_EQ(check.scripts.size(), 5u);
    write_proof(prove_partition({{4, 2}, parse_stack_set("(a,b,a,b)", 4, true), 0}, context_),
                folder_ / "again");
    for (const char* name : {"II.smt2", "I-case1-window3.smt2"})
        EXPECT_EQ(read(folder_ / (std::string("again/") + name)),
                  read(folder_ / (std::string("proof/") + name)));
}

TEST_F(Version01, ProofIsReplacedWithoutLeavingItsScripts) {
    using namespace circular_nim;
    write(folder_ / "proof/I-case9-window1.smt2", "of a former proof");
    write_proof(prove_partition({{4, 2}, parse_stack_set("(a,b,a,b)", 4, true), 0}, context_),
                folder_ / "proof");
    EXPECT_FALSE(std::filesystem::exists(folder_ / "proof/I-case9-window1.smt2"));
    EXPECT_TRUE(check_proof(folder_ / "proof", context_).is_accepted());
}

}  // namespace
}  // namespace upstar
