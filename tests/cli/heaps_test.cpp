// upstar heaps period: its answers, certificates, formats and errors.
#include <gtest/gtest.h>

#include "program.h"
#include "store/folder.h"

namespace upstar {
namespace {

TEST(HeapsPeriodCommand, SaysWhenValuesRepeat) {
    const Ended kayles = run("heaps period 0.77");
    EXPECT_EQ(kayles.out,
              "0.77: period 12 from heap 71 on\n"
              "proved by the nim values of the heaps up to 168\n");
    EXPECT_EQ(kayles.code, 0);
    EXPECT_EQ(run("heaps period 0.77 --most 100 --format json").out,
              "{\"schema\":1,\"code\":\"0.77\",\"most\":100,\"period\":null,\"preperiod\":null}\n");
}

TEST(HeapsPeriodCommand, WritesACertificateOfAPeriod) {
    const TestFolder folder;
    const std::string file = folder / "certificate";
    EXPECT_EQ(run("heaps period 0.165 --certificate " + file).err,
              "upstar: check it with `upstar check " + file + "`\n");
    EXPECT_EQ(run("check " + file).code, 0);
    const Ended none = run("heaps period 0.165 --most 1000 --certificate " + file);
    EXPECT_NE(none.err.find("no certificate is written"), std::string::npos) << none.err;
    EXPECT_EQ(run("check " + file).code, 0);  // what was there is kept
}

TEST(HeapsPeriodCommand, RefusesCodesWithoutATheorem) {
    EXPECT_EQ(run("heaps period 4!.0").code, 2);
    EXPECT_EQ(run("heaps period kayles").code, 2);
    EXPECT_EQ(run("heaps period 0.77 --most 0").code, 2);
    EXPECT_EQ(run("heaps period").code, 2);
}

}  // namespace
}  // namespace upstar
