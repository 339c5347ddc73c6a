#include "upstar/store/checkpoint.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

TEST(Checkpoint, SavesNowAndThenAndWhenTold) {
    int saved = 0;
    Checkpoint rare([&] { ++saved; });
    rare.now_and_then();
    EXPECT_EQ(saved, 0);
    rare.save();
    EXPECT_EQ(saved, 1);
    Checkpoint often([&] { ++saved; }, std::chrono::seconds(-1));
    often.now_and_then();
    often.now_and_then();
    EXPECT_EQ(saved, 3);
}

TEST(Checkpoint, TellsOfAFullDiskOnlyAtTheEnd) {
    Checkpoint checkpoint([] { throw Error(ErrorKind::Input, "no room"); },
                          std::chrono::seconds(-1));
    EXPECT_NO_THROW(checkpoint.now_and_then());
    EXPECT_THROW(checkpoint.save(), Error);
}

TEST(Checkpoint, SavesAfterWorkAlsoWhereAnErrorEndsIt) {
    int saved = 0;
    Checkpoint checkpoint([&] { ++saved; });
    checkpoint.save_after([&] { EXPECT_EQ(saved, 0); });
    EXPECT_EQ(saved, 1);
    EXPECT_THROW(checkpoint.save_after([] { throw Error(ErrorKind::Cancelled, "stopped"); }),
                 Error);
    EXPECT_EQ(saved, 2);
}

}  // namespace
}  // namespace upstar
