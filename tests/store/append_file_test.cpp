#include "upstar/store/append_file.h"

#include <gtest/gtest.h>

#include "store/folder.h"
#include "sweep/thrown.h"

namespace upstar {
namespace {

class Append : public testing::Test {
protected:
    const TestFolder folder_;
    const std::string path_ = folder_ / "journal";
};

TEST_F(Append, AddsToWhatIsThere) {
    write(path_, "one\n");
    AppendFile file(path_);
    file.append("two\n");
    EXPECT_EQ(file.content(), "one\ntwo\n");
    file.cut(2);
    file.append("x");
    EXPECT_EQ(read(path_), "onx");
}

TEST_F(Append, TakesBackWhatDoesNotFitTheDisk) {
    AppendFile file(path_);
    file.append("one\n");
    {
        const SmallDisk disk(10);
        EXPECT_EQ(thrown([&] { file.append("a line that is too long\n"); }),
                  "cannot write the journal " + path_ + ": File too large");
    }
    EXPECT_EQ(read(path_), "one\n");
    file.append("two\n");
    EXPECT_EQ(read(path_), "one\ntwo\n");
}

TEST_F(Append, GoesThroughLinks) {
    std::filesystem::create_symlink("target", path_);
    AppendFile(path_).append("one\n");
    EXPECT_TRUE(std::filesystem::is_symlink(path_));
    EXPECT_EQ(read(folder_ / "target"), "one\n");
}

TEST_F(Append, RefusesWhatIsNoFileOrInUse) {
    EXPECT_EQ(thrown([] { AppendFile file("/dev/full"); }),
              "the journal /dev/full is no file; name another");
    const AppendFile held(path_);
    EXPECT_EQ(thrown([&] { AppendFile file(path_); }),
              "the journal " + path_ + " is in use by another run");
}

}  // namespace
}  // namespace upstar
