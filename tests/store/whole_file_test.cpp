// Files that are written whole or not at all, whatever goes wrong meanwhile.
#include "upstar/store/whole_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/folder.h"
#include "sweep/thrown.h"

namespace upstar {
namespace {

namespace fs = std::filesystem;

class Whole : public testing::Test {
protected:
    const TestFolder folder_;
    const std::string path_ = folder_ / "file";
};

TEST_F(Whole, ReplacesAFileAndLeavesNothingElse) {
    write_whole_file(path_, "one");
    EXPECT_EQ(read(path_), "one");
    write_whole_file(path_, "two\n");
    EXPECT_EQ(read(path_), "two\n");
    EXPECT_EQ(folder_.count(), 1);
}

TEST_F(Whole, ChangesNothingBeforeItIsFinished) {
    write(path_, "former");
    {
        WholeFile file(path_);
        EXPECT_EQ(folder_.count(), 1);
        file.out() << "half of it" << std::flush;
        EXPECT_EQ(read(path_), "former");
    }
    EXPECT_EQ(read(path_), "former");
    EXPECT_EQ(folder_.count(), 1);
}

TEST_F(Whole, MakesNoFileIfNothingIsBegun) {
    WholeFile file(path_);
    file.finish();
    EXPECT_EQ(folder_.count(), 0);
}

TEST_F(Whole, KeepsTheFormerFileOnAFullDisk) {
    write(path_, "former");
    const std::string large(100'000, 'x');
    {
        const SmallDisk disk(5000);
        EXPECT_EQ(thrown([&] { write_whole_file(path_, large, "the strategy"); }),
                  "cannot write the strategy to " + path_ + ": is there room?");
    }
    EXPECT_EQ(read(path_), "former");
    EXPECT_EQ(folder_.count(), 1);
}

TEST_F(Whole, LeavesNoEmptyFileOnAFullDisk) {
    {
        const SmallDisk disk(1);
        EXPECT_NE(thrown([&] { write_whole_file(path_, "more than that"); }), "");
    }
    EXPECT_EQ(folder_.count(), 0);
}

TEST_F(Whole, WritesToADeviceAsItIs) {
    write_whole_file("/dev/null", "text");
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
    EXPECT_EQ(thrown([] { write_whole_file("/dev/full", "text"); }),
              "cannot write /dev/full: is there room?");
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(Whole, ReplacesWhatIsBehindALinkAndNotTheLink) {
    fs::create_directory(folder_ / "other");
    write(folder_ / "other/target", "former");
    fs::create_symlink("other/target", folder_ / "middle");
    fs::create_symlink("middle", path_);
    write_whole_file(path_, "new");
    EXPECT_TRUE(fs::is_symlink(path_));
    EXPECT_TRUE(fs::is_symlink(folder_ / "middle"));
    EXPECT_FALSE(fs::is_symlink(folder_ / "other/target"));
    EXPECT_EQ(read(folder_ / "other/target"), "new");
}

TEST_F(Whole, MakesTheFileThatALinkLeadsTo) {
    fs::create_symlink(folder_ / "target", path_);
    {
        WholeFile file(path_);
        file.out() << "dropped";
    }
    EXPECT_FALSE(fs::exists(folder_ / "target"));
    write_whole_file(path_, "new");
    EXPECT_TRUE(fs::is_symlink(path_));
    EXPECT_EQ(read(folder_ / "target"), "new");
}

TEST_F(Whole, RefusesALinkThatLeadsToNoFolderOrToItself) {
    fs::create_symlink("/no/such/folder/file", path_);
    EXPECT_EQ(thrown([&] { WholeFile file(path_); }),
              "cannot write " + path_ + ": No such file or directory");
    fs::create_symlink("loop", folder_ / "loop");
    EXPECT_EQ(thrown([&] { WholeFile file(folder_ / "loop"); }),
              "cannot write " + (folder_ / "loop") + ": Too many levels of symbolic links");
    EXPECT_TRUE(fs::is_symlink(folder_ / "loop"));
}

TEST_F(Whole, KeepsPermissions) {
    write(path_, "former");
    ::chmod(path_.c_str(), 0640);
    write_whole_file(path_, "new");
    struct stat status {};
    ::stat(path_.c_str(), &status);
    EXPECT_EQ(status.st_mode & 07777, 0640u);
}

TEST_F(Whole, GivesANewFileThePermissionsOfAnyOther) {
    write(folder_ / "other", "");
    write_whole_file(path_, "new");
    EXPECT_EQ(fs::status(path_).permissions(), fs::status(folder_ / "other").permissions());
}

TEST_F(Whole, RefusesFoldersBeforeTheWorkBegins) {
    EXPECT_EQ(thrown([&] { WholeFile file("/"); }), "cannot write /: it is a folder");
    EXPECT_EQ(thrown([&] { WholeFile file("/no/such/folder/x", "the certificate"); }),
              "cannot write the certificate to /no/such/folder/x: No such file or directory");
}

TEST_F(Whole, RefusesWhatMayNotBeWritten) {
    if (::geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
    write(path_, "former");
    ::chmod(path_.c_str(), 0444);
    EXPECT_EQ(thrown([&] { WholeFile file(path_); }),
              "cannot write " + path_ + ": Permission denied");
    fs::create_directory(folder_ / "closed");
    ::chmod((folder_ / "closed").c_str(), 0555);
    EXPECT_EQ(thrown([&] { WholeFile file(folder_ / "closed/x"); }),
              "cannot write " + (folder_ / "closed/x") + ": Permission denied");
}

// Those of a run that was killed, which may hold what is still wanted.
TEST_F(Whole, LeavesOtherNewFilesAlone) {
    write(path_ + ".new", "of a run that was killed");
    write_whole_file(path_, "text");
    EXPECT_EQ(read(path_), "text");
    EXPECT_EQ(read(path_ + ".new"), "of a run that was killed");
    EXPECT_EQ(folder_.count(), 2);
}

TEST_F(Whole, IsOneOfTheTextsThatTwoWriteAtOnce) {
    WholeFile first(path_);
    WholeFile second(path_);
    first.out() << "first";
    second.out() << "second";
    second.finish();
    first.finish();
    EXPECT_EQ(read(path_), "first");
    EXPECT_EQ(folder_.count(), 1);
}

}  // namespace
}  // namespace upstar
