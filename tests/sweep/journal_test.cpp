// Journals: what is kept, what is mended, what is refused.
#include "upstar/sweep/journal.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "thrown.h"
#include "upstar/catalog/catalog.h"
#include "upstar/store/checksum.h"
#include "upstar/sweep/table.h"

namespace upstar {
namespace {

class JournalTest : public testing::Test {
protected:
    JournalTest() {
        std::string name = (std::filesystem::temp_directory_path() / "upstar-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) std::abort();
        folder_ = name;
        path_ = folder_ / "journal.tsv";
    }
    ~JournalTest() override { std::filesystem::remove_all(folder_); }

    Table table(const char* text, const char* range, std::size_t longest = 1000) {
        TableOptions options;
        options.journal = path_.string();
        options.longest = longest;
        return make_table(session_,
                          Family(session_, Catalog().named("domineering"), text, {{"n", range}}),
                          options);
    }

    std::string value(const Table& table, std::size_t cell) {
        return session_.text(*(*table.cells[cell])[Measure::GameValue]);
    }

    std::string content() const {
        std::ostringstream text;
        text << std::ifstream(path_).rdbuf();
        return text.str();
    }
    void write(const std::string& text) const { std::ofstream(path_) << text; }

    Session session_;
    std::filesystem::path folder_;
    std::filesystem::path path_;
};

std::string checked(const std::string& cell) {
    return cell + "\t" + std::to_string(checksum(cell)) + "\n";
}

const std::string kHead = "upstar table 2\tdomineering\t2x{n}\n";
const std::string kThree = kHead + checked("2x1\t1\t\t\t\t\t\t") + checked("2x2\t+-1\t\t\t\t\t\t") +
                           checked("2x3\t{2|-1/2}\t\t\t\t\t\t");

TEST_F(JournalTest, HasALineForTheFamilyAndOneForEachCell) {
    EXPECT_EQ(table("2x{n}", "1").progress.known, 0u);
    EXPECT_EQ(table("2x{n}", "1..2").progress.known, 1u);
    EXPECT_EQ(table("2x{n}", "2..3").progress.known, 1u);
    EXPECT_EQ(content(), kThree);
}

TEST_F(JournalTest, IsBelievedAndNotComputedAgain) {
    write(kHead + checked("2x1\t77\t\t\t\t\t\t"));
    const Table found = table("2x{n}", "1..2");
    EXPECT_EQ(value(found, 0), "77");
    EXPECT_EQ(value(found, 1), "+-1");
    EXPECT_EQ(found.progress.known, 1u);
    EXPECT_EQ(found.progress.done, 2u);
}

TEST_F(JournalTest, IsRefusedWhereATextIsNoValue) {
    write(kHead + checked("2x1\tseven\t\t\t\t\t\t"));
    EXPECT_EQ(thrown([&] {
                  table("2x{n}", "1");
              }).rfind("the journal " + path_.string() + " is damaged at `2x1`: ", 0),
              0u);
    EXPECT_EQ(table("2x{n}", "2").progress.known, 0u);
}

TEST_F(JournalTest, IsMendedWhereverItWasCutOff) {
    for (std::size_t size = 0; size <= kThree.size(); ++size) {
        write(kThree.substr(0, size));
        const Table found = table("2x{n}", "1..3");
        EXPECT_EQ(value(found, 2), "{2|-1/2}") << size;
        std::string sorted = content();
        EXPECT_EQ(sorted.size(), kThree.size()) << size << ":\n" << sorted;
    }
}

TEST_F(JournalTest, OfAnotherFamilyIsRefusedAndLeftAlone) {
    table("2x{n}", "1");
    const std::string before = content();
    EXPECT_EQ(thrown([&] { table("3x{n}", "1"); }),
              "the journal " + path_.string() +
                  " is of another family, domineering `2x{n}`, not of domineering `3x{n}`; name "
                  "another file");
    EXPECT_EQ(content(), before);
    for (const char* other : {"dear diary", "dear diary\nyours\n", "upstar table 3\ta\tb\n"}) {
        write(other);
        EXPECT_EQ(thrown([&] { table("2x{n}", "1"); }),
                  path_.string() + " is no journal of a table; name another file");
        EXPECT_EQ(content(), other);
    }
}

TEST_F(JournalTest, NamesADamagedLine) {
    write(kHead + checked("2x1\t1") + checked("2x2\t+-1\t\t\t\t\t\t"));
    EXPECT_EQ(thrown([&] { table("2x{n}", "1"); }).rfind("line 2 of the journal ", 0), 0u);
}

TEST_F(JournalTest, NeverTellsAnotherValueAfterABitHasFlipped) {
    Session session;
    const Family family(session, Catalog().named("domineering"), "2x{n}", {{"n", "1..3"}});
    const std::map<std::string, std::string> values = {
        {"2x1", "1"}, {"2x2", "+-1"}, {"2x3", "{2|-1/2}"}};
    int found = 0;
    for (std::size_t bit = 8 * kHead.size(); bit < 8 * kThree.size(); ++bit) {
        std::string damaged = kThree;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
        write(damaged);
        try {
            const Journal journal(path_.string(), family);
            for (const auto& [position, value] : values) {
                const MeasuredTexts* measured = journal.find(position);
                if (measured == nullptr) continue;
                EXPECT_EQ((*measured)[Measure::GameValue], value) << bit;
                ++found;
            }
        } catch (const Error& error) {
            EXPECT_NE(error.message().find(" is damaged; "), std::string::npos) << error.message();
        }
    }
    EXPECT_EQ(found, 8 * 2);  // without the last end of line, two lines are whole
}

TEST_F(JournalTest, WithoutChecksumsIsReadAndContinuedAsItIs) {
    const std::string old = "upstar table 1\tdomineering\t2x{n}\n2x1\t77\t\t\t\t\t\t\n";
    write(old + "2x2\t+");
    const Table found = table("2x{n}", "1..2");
    EXPECT_EQ(value(found, 0), "77");
    EXPECT_EQ(content(), old + "2x2\t+-1\t\t\t\t\t\t\n");
}

TEST_F(JournalTest, KeepsWhatStandsForALongValue) {
    table("2x{n}", "3", 7);
    EXPECT_EQ(content(), kHead + checked("2x3\t~8\t\t3/4\t5/4\t2\t-1/2\t"));
    EXPECT_EQ(table("2x{n}", "3", 7).progress.known, 1u);
    const Table longer = table("2x{n}", "3", 8);
    EXPECT_EQ(longer.progress.known, 0u);
    EXPECT_EQ(value(longer, 0), "{2|-1/2}");
    const Table again = table("2x{n}", "3", 8);
    EXPECT_EQ(again.progress.known, 1u);
    EXPECT_EQ(again.cells[0]->left_out, 0u);  // once left out, now known
}

TEST_F(JournalTest, IsHeldByOneRunAtATime) {
    Session session;
    const Family family(session, Catalog().named("domineering"), "2x{n}", {{"n", "1"}});
    const Journal held(path_.string(), family);
    EXPECT_EQ(thrown([&] { Journal(path_.string(), family); }),
              "the journal " + path_.string() + " is in use by another run");
}

TEST_F(JournalTest, SaysWhyItCannotBeWritten) {
    Session session;
    const Family family(session, Catalog().named("domineering"), "2x{n}", {{"n", "1"}});
    const std::string path = (folder_ / "no" / "such" / "folder").string();
    EXPECT_EQ(thrown([&] { Journal(path, family); }),
              "cannot open the journal " + path + ": No such file or directory");
}

}  // namespace
}  // namespace upstar
