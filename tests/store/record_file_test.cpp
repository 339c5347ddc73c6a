#include "upstar/store/record_file.h"

#include <gtest/gtest.h>

#include "store/folder.h"
#include "sweep/thrown.h"

namespace upstar {
namespace {

class Records : public testing::Test {
protected:
    void save(const std::vector<FileRecord>& records) const {
        RecordWriter file("the table", path_, "numbers");
        for (const FileRecord& record : records) file.write(record);
        file.finish();
    }
    std::vector<FileRecord> load() const {
        return read_records("the table", path_, "numbers", "something else");
    }

    const TestFolder folder_;
    const std::string path_ = folder_ / "table";
    const std::vector<FileRecord> some_ = {{1, 2, 3}, {4, ~std::uint64_t{0}, 5}};
};

TEST_F(Records, AreGivenBack) {
    EXPECT_TRUE(load().empty());
    save(some_);
    EXPECT_EQ(load(), some_);
    save({});
    EXPECT_TRUE(load().empty());
    EXPECT_EQ(folder_.count(), 1);
}

TEST_F(Records, OfTheFormerSaveOutliveAFullDisk) {
    save(some_);
    const std::vector<FileRecord> many(10'000, FileRecord{1, 1, 1});
    {
        const SmallDisk disk(5000);
        EXPECT_EQ(thrown([&] { save(many); }),
                  "cannot write the table to " + path_ + ": is there room?");
    }
    EXPECT_EQ(load(), some_);
    EXPECT_EQ(folder_.count(), 1);
}

TEST_F(Records, ThatAreDamagedAreRefusedWithAdvice) {
    save(some_);
    const std::string whole = read(path_);
    const std::string advice = "the table " + path_ +
                               " is damaged or cut off; delete it to begin "
                               "again";
    for (std::size_t size = std::string("numbers\n").size(); size < whole.size(); ++size) {
        write(path_, whole.substr(0, size));
        EXPECT_EQ(thrown([&] { load(); }), advice) << size;
    }
    for (std::size_t bit = 8 * std::string("numbers\n").size(); bit < 8 * whole.size(); ++bit) {
        std::string damaged = whole;
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ 1 << bit % 8);
        write(path_, damaged);
        EXPECT_EQ(thrown([&] { load(); }), advice) << bit;
    }
    write(path_, whole + "x");
    EXPECT_EQ(thrown([&] { load(); }), advice);
    write(path_, "letters\n");
    EXPECT_EQ(thrown([&] { load(); }),
              "the table " + path_ + " is of something else; name another file");
}

}  // namespace
}  // namespace upstar
