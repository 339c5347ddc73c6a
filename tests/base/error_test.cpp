#include "upstar/base/error.h"

#include <gtest/gtest.h>

#include "upstar/base/error_json.h"

namespace upstar {
namespace {

TEST(Error, KeepsItsRemedyWhenItIsPlacedAndRetold) {
    const Error error(ErrorKind::Limit, "too much", Remedy::raise_memory_limit());
    EXPECT_EQ(error.offset(), std::nullopt);
    const Error placed = error.at(7);
    EXPECT_EQ(placed.offset(), 7u);
    EXPECT_EQ(placed.remedy(), Remedy::raise_memory_limit());
    const Error told = placed.at(9).retold("in cell 3: " + placed.message(), 2);
    EXPECT_EQ(told.kind(), ErrorKind::Limit);
    EXPECT_EQ(told.message(), "in cell 3: too much");
    EXPECT_EQ(told.offset(), 2u);
    EXPECT_EQ(told.remedy(), Remedy::raise_memory_limit());
}

TEST(Error, HasNoRemedyUnlessOneIsGiven) {
    EXPECT_FALSE(Error(ErrorKind::Input, "no").remedy());
    EXPECT_TRUE(Error(ErrorKind::Input, "no", 0, Remedy::ask("solve", "konane")).remedy());
}

TEST(Error, HasOneJsonForm) {
    EXPECT_EQ(dumped(error_json(Error(ErrorKind::Input, "no", 3, Remedy::ask("solve", "konane")))),
              R"({"kind":"input","message":"no","offset":3,)"
              R"("remedy":{"kind":"ask","name":"solve","value":"konane"}})");
    EXPECT_EQ(dumped(error_json(Error(ErrorKind::Limit, "late", Remedy::raise_time_limit()))),
              R"({"kind":"limit","message":"late","remedy":{"kind":"raise_time_limit"}})");
    EXPECT_EQ(dumped(error_json(Error(ErrorKind::Cancelled, "interrupted"))),
              R"({"kind":"cancelled","message":"interrupted"})");
}

TEST(Remedy, IsToldByName) {
    EXPECT_STREQ(name(Remedy::Kind::None), "none");
    EXPECT_STREQ(name(Remedy::Kind::ListGames), "list_games");
    EXPECT_STREQ(name(ErrorKind::Cancelled), "cancelled");
}

}  // namespace
}  // namespace upstar
