// The claim on Nim is proved as a whole only where Coq is there to do it.
#include "upstar/papers/heubach_nim.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace upstar {
namespace {

Finding found() {
    Session session;
    return nim_by_coq({session, Effort::Quick, 1});
}

TEST(NimByCoq, ProvesTheClaimForEveryNumberOfStacks) {
    const Finding finding = found();
    if (!finding.proves) GTEST_SKIP() << finding.unproved;
    EXPECT_EQ(finding.scope, "CN(n,1) for every n and all stack sizes, by Coq");
    EXPECT_EQ(finding.unproved, "");
}

TEST(NimByCoq, IsToldAsNotProvedWithoutCoq) {
    const std::string path = std::getenv("PATH");
    setenv("PATH", "/nowhere", 1);
    const Finding finding = found();
    setenv("PATH", path.c_str(), 1);
    EXPECT_FALSE(finding.proves);
    EXPECT_TRUE(finding.holds());
    EXPECT_EQ(finding.unproved, "CN(n,1) for every n and all stack sizes (coqc: not there)");
}

}  // namespace
}  // namespace upstar
