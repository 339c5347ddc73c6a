// upstar toads worth: its answers, certificates, formats and errors.
#include <gtest/gtest.h>

#include "program.h"
#include "store/folder.h"

namespace upstar {
namespace {

TEST(ToadsWorthCommand, SaysWhetherAStripIsWorthAValue) {
    const Ended so = run("toads worth TTTT...FF '2*'");
    EXPECT_EQ(so.out, "TTTT...FF = 2*\n");
    EXPECT_EQ(so.code, 0);
    const Ended not_so = run("toads worth 'T^4 .^3 F^2' -1");
    EXPECT_EQ(not_so.out, "TTTT...FF is not -1: Left, beginning, wins the difference\n");
    EXPECT_EQ(not_so.code, 1);
    EXPECT_EQ(run("toads worth T.F 0 --format json").out,
              "{\"schema\":1,\"strip\":\"T.F\",\"value\":\"0\",\"holds\":false,"
              "\"winners\":[\"Left\",\"Right\"]}\n");
}

TEST(ToadsWorthCommand, WritesACertificateOfWhatIsSo) {
    const TestFolder folder;
    const std::string file = folder / "certificate";
    EXPECT_EQ(run("toads worth TTTT...FF '2*' --certificate " + file).err,
              "upstar: check it with `upstar check " + file + "`\n");
    EXPECT_EQ(run("check " + file).code, 0);
    const Ended none = run("toads worth TTTT...FF 2 --certificate " + file);
    EXPECT_EQ(none.code, 1);
    EXPECT_NE(none.err.find("no certificate is written"), std::string::npos) << none.err;
    EXPECT_EQ(run("check " + file).code, 0);  // what was there is kept
}

TEST(ToadsWorthCommand, TakesShortStripsAndWholeNumbers) {
    EXPECT_EQ(run("toads worth T.F 1/2").code, 2);
    EXPECT_EQ(run("toads worth T^15.F^15 1").code, 2);
    EXPECT_EQ(run("toads worth TxF 1").code, 2);
    EXPECT_EQ(run("toads worth T.F").code, 2);
    const Ended twice = run("toads worth T.F '*' --output file --certificate file");
    EXPECT_EQ(twice.err, "upstar: file would be written twice: name two files\n");
}

TEST(ToadsWorthCommand, ObeysItsTimeLimit) {
    const Ended ended = run("toads worth 'T^7 .^7 F^6' '3*' --time-limit 0.2");
    EXPECT_EQ(ended.code, 3);
    EXPECT_EQ(ended.out, "");
}

}  // namespace
}  // namespace upstar
