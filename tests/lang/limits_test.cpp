// No input, however deep, long or huge, crashes or runs past its limits.
#include <gtest/gtest.h>

#include <chrono>
#include <ostream>

#include "table.h"
#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

TEST(Limits, DeepNestingIsReadAndEvaluated) {
    Session session;
    const int depth = 20'000;
    EXPECT_EQ(answer(session, repeated("(", depth) + "1" + repeated(")", depth)), "1");
    EXPECT_EQ(answer(session, repeated("-", 2 * depth) + "1"), "1");
    EXPECT_EQ(answer(session, repeated("[", depth) + repeated("]", depth) + ".Size"), "1");
    EXPECT_EQ(answer(session, repeated("not ", 2 * depth) + "true"), "true");
    EXPECT_EQ(
        answer(session, "(" + repeated("{1|", depth) + "0" + repeated("}", depth) + ").RightStop"),
        "1");
    EXPECT_EQ(answer(session, repeated("{", depth)).substr(0, 14), "!!syntax error");
    EXPECT_EQ(answer(session, repeated("(", 10 * depth)).substr(0, 14), "!!syntax error");
}

TEST(Limits, LongInputTakesLinearTime) {
    Session session;
    EXPECT_EQ(answer(session, "0" + repeated(" + 1", 50'000)), "50000");
    EXPECT_EQ(answer(session, "[" + repeated("1,", 50'000) + "1].Sum"), "50001");
    EXPECT_EQ(answer(session, std::string(100'000, '9') + " % 9"), "0");
}

TEST(Limits, HugeNumbersCostNoMoreThanSmallOnes) {
    Session session;
    EXPECT_EQ(answer(session, "{5000000000|0}.Mean"), "2500000000");
    EXPECT_EQ(answer(session, "{1/2147483648|0}.Temperature"), "1/4294967296");
    EXPECT_EQ(answer(session, "{2^200|-2^200} == +-2^200"), "true");
    EXPECT_EQ(answer(session, "(2^200).Birthday == 2^200"), "true");
    EXPECT_EQ(answer(session, "{2^200|0}.FollowerCount == 2^200 + 2"), "true");
    EXPECT_EQ(answer(session, "{1|*1000000000} + 0"), "{1|*1000000000}");
    EXPECT_EQ(answer(session, "{1|*1000000000}.Freeze"), "1/2*");
    EXPECT_LT(session.arena().general_count(), 100u);
}

TEST(Limits, PowersReachAllDigitsThatNumbersMayHave) {
    Session session;
    EXPECT_EQ(answer(session, "(2^1048575).Lb"), "1048575");
    EXPECT_EQ(answer(session, "3^600000 % 10"), "1");
    EXPECT_EQ(answer(session, "2^1048576").substr(0, 10), "!!Overflow");
    EXPECT_EQ(answer(session, "3^1000000").substr(0, 10), "!!Overflow");
}

struct Refused {
    const char* text;
    const char* message;
};

void PrintTo(const Refused& given, std::ostream* out) { *out << given.text; }

class RefusedAtOnce : public testing::TestWithParam<Refused> {};

TEST_P(RefusedAtOnce, WithALimitError) {
    Session session(std::size_t{512} << 20);
    try {
        session.evaluate(GetParam().text);
        FAIL() << GetParam().text;
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit) << error.message();
        EXPECT_NE(error.message().find(GetParam().message), std::string::npos) << error.message();
    }
    EXPECT_EQ(answer(session, "1 + 1"), "2");
}

INSTANTIATE_TEST_SUITE_P(
    Table, RefusedAtOnce,
    testing::Values(Refused{"2^(2^100)", "Overflow"}, Refused{"10^(10^9)", "Overflow"},
                    Refused{"x := 3; while true do x := x*x end", "Overflow"},
                    Refused{"[n for n from 1 to 10^12]", "more than 10000000 elements"},
                    Refused{"{n for n from 0 to -10^12 by -1/2}", "more than 10000000 elements"},
                    Refused{"for n from 1 to 10^12 yield 1 end", "more than 10000000 elements"},
                    Refused{"f := x -> f(x+1); f(0)", "deep"},
                    Refused{"s := \"ab\"; while true do s := s + s end", "string too long"},
                    Refused{"*5000000000", "nimber too large"},
                    Refused{"^(3*10^9)", "too many ups"}, Refused{"(10^12).Followers", "followers"},
                    Refused{"^.PowTo(10^9)", "out of memory"},
                    Refused{"*1000000 + Tiny(1)", "too many options"}));

// Each of these would run for minutes.
class GamesOfManyOptions : public testing::TestWithParam<const char*> {};

TEST_P(GamesOfManyOptions, AreGivenUpWhenTimeIsUp) {
    Session session;
    const TimeLimit limit(session.context(), std::chrono::milliseconds(100));
    EXPECT_EQ(answer(session, GetParam()).substr(0, 2), "!!");
}

INSTANTIATE_TEST_SUITE_P(Limits, GamesOfManyOptions,
                         testing::Values("*60000.Followers.Length", "explain(*60000)",
                                         "*60000 : 3 == 0", "{*60000||*30000|-1}.StopCount",
                                         "*60000.Incentives", "*60000.OrdinalSum(3) == 0",
                                         "*60000.PowTo(3) == 0", "{*60000|-5}.Followers"));

TEST(Limits, TimeLimitEndsALongQueryAndKeepsTheSession) {
    Session session;
    answer(session, "g := {3||2|1}");
    try {
        const TimeLimit limit(session.context(), std::chrono::milliseconds(200));
        session.evaluate("x := 0; while true do x := x + 1 end");
        FAIL();
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Limit);
        EXPECT_EQ(error.message().rfind("time limit reached", 0), 0u);
    }
    session.context().resume();
    EXPECT_EQ(answer(session, "g.Mean"), "9/4");
}

TEST(Limits, CancelEndsAQueryInsideTheEngine) {
    Session session;
    const TimeLimit cancel_soon(session.context(), std::chrono::milliseconds(300));
    const std::string text = answer(
        session, "g := 0; for n from 1 to 60 do g := g + {n*n||0|-n*n*n} + {2*n|{0|-n}} end; g");
    EXPECT_EQ(text.rfind("!!time limit reached", 0), 0u) << text;
}

}  // namespace
}  // namespace upstar
