#include "upstar/store/journal_file.h"

#include <gtest/gtest.h>

#include "store/folder.h"
#include "sweep/thrown.h"

namespace upstar {
namespace {

constexpr JournalKind kKind = {"a walk", "place",
                               [](const std::vector<std::string>& fields) { return fields[1]; }};

class AnyJournal : public testing::Test {
protected:
    JournalFile opened(const std::string& place) {
        return {kKind, path_, {"upstar walk 2\t" + place, "upstar walk 1\t" + place}};
    }
    std::string refused(const std::string& content) {
        write(path_, content);
        const std::string message = thrown([&] { opened("Rome"); });
        EXPECT_EQ(read(path_), content);
        return message;
    }

    const TestFolder folder_;
    const std::string path_ = folder_ / "journal";
};

TEST_F(AnyJournal, BeginsWithItsHeadAndGivesBackTheRest) {
    opened("Rome").append("a step\n");
    EXPECT_EQ(read(path_), "upstar walk 2\tRome\na step\n");
    JournalFile again = opened("Rome");
    EXPECT_EQ(again.version(), 0u);
    EXPECT_EQ(again.take_body(), "a step\n");
    again.keep(2);
    again.append("|");
    EXPECT_EQ(read(path_), "upstar walk 2\tRome\na |");
}

TEST_F(AnyJournal, OfAFormerVersionKeepsItsHead) {
    write(path_, "upstar walk 1\tRome\nstep");
    JournalFile file = opened("Rome");
    EXPECT_EQ(file.version(), 1u);
    EXPECT_EQ(file.take_body(), "step");
}

TEST_F(AnyJournal, WhoseHeadWasCutOffBeginsAgain) {
    const std::string head = "upstar walk 2\tRome\n";
    for (std::size_t size = 0; size < head.size(); ++size) {
        write(path_, head.substr(0, size));
        EXPECT_EQ(opened("Rome").take_body(), "") << size;
        EXPECT_EQ(read(path_), head) << size;
    }
}

TEST_F(AnyJournal, OfSomethingElseIsRefusedAndLeftAlone) {
    EXPECT_EQ(
        refused("upstar walk 2\tOslo\nstep\n"),
        "the journal " + path_ + " is of another place, Oslo, not of Rome; name another file");
    for (const char* other : {"dear diary", "dear diary\n", "upstar walk 3\tRome\n",
                              "upstar walk 2\tRome\ttoo much\n", "upstar walk 2\n"})
        EXPECT_EQ(refused(other), path_ + " is no journal of a walk; name another file") << other;
}

TEST_F(AnyJournal, TellsOfDamageWithAdvice) {
    EXPECT_EQ(opened("Rome").damaged("line 3", "remove it").message(),
              "line 3 of the journal " + path_ + " is damaged; remove it");
}

TEST(CheckedLine, IsReadOnlyWithItsChecksum) {
    const std::string line = with_checksum("a\tb");
    EXPECT_EQ(without_checksum(line), "a\tb");
    for (std::size_t bit = 0; bit < 8 * line.size(); ++bit) {
        std::string damaged = line;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
        EXPECT_EQ(without_checksum(damaged), std::nullopt) << damaged;
    }
    for (const char* other : {"", "a", "\t", "a\t", "a\t1"})
        EXPECT_EQ(without_checksum(other), std::nullopt) << other;
}

}  // namespace
}  // namespace upstar
