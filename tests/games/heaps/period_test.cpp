// Periods that are found are proved, and their certificates are checked by definition.
#include "upstar/games/heaps/period.h"

#include <gtest/gtest.h>

#include <string>

#include "naive/naive_period.h"
#include "upstar/base/error.h"

namespace upstar::heaps {
namespace {

PeriodAnswer answer(const std::string& code, std::uint32_t most = kUsualHeaps) {
    Context context;
    NimSequence sequence(context, parse_code(code));
    return period_answer(sequence, most);
}

std::string certificate(const std::string& code) {
    Context context;
    NimSequence sequence(context, parse_code(code));
    return period_certificate(sequence, *period_answer(sequence).found);
}

std::string refusal(const std::string& text) {
    Context context;
    try {
        check_period(text, context);
    } catch (const Error& error) {
        return error.message();
    }
    return "accepted";
}

// With its head made to fit, so that only the values stand against it.
std::string claiming(const std::string& code, Periodicity claim) {
    const std::string text = certificate(code);
    return to_line(period_head(TakeAndBreakCode::parse(code), claim)) +
           text.substr(text.find('\n'));
}

TEST(Period, IsToldWithTheHeapsThatProveIt) {
    EXPECT_EQ(describe(answer("0.77")),
              "0.77: period 12 from heap 71 on\nproved by the nim values of the heaps up to 168\n");
    EXPECT_EQ(describe(answer("0.77", 100)),
              "0.77: the nim values of the heaps up to 100 prove no period\n");
}

TEST(Period, IsReadBackFromJson) {
    for (const PeriodAnswer& each : {answer("0.77"), answer("0.77", 100)}) {
        const Json json = json_of(each);
        EXPECT_EQ(json_of(period_answer_from_json(json)), json);
    }
    EXPECT_EQ(dumped(json_of(answer("0.07"))),
              R"({"schema":1,"code":"0.07","most":20000,"period":34,"preperiod":53})");
    Json wrong = json_of(answer("0.07"));
    wrong["period"] = nullptr;
    EXPECT_THROW(period_answer_from_json(wrong), Error);
}

TEST(Period, IsNotProvedOfOtherCodes) {
    for (const char* code : {"4!.0", "0.[3]", "0.{2+}"}) EXPECT_THROW(answer(code), Error) << code;
}

// All octal games with three digits whose period is proved by 300 heaps or fewer.
TEST(PeriodCertificate, IsAcceptedOfEveryPeriodThatIsFound) {
    const std::string digits = "01234567";
    std::size_t found = 0;
    for (const char a : digits)
        for (const char b : digits)
            for (const char c : digits) {
                const std::string code = std::string("0.") + a + b + c;
                const PeriodAnswer each = answer(code, 300);
                if (!each.found) continue;
                ++found;
                const std::string text = certificate(code);
                EXPECT_EQ(refusal(text), "accepted") << code;
                EXPECT_TRUE(naive::period_holds(text)) << code;
            }
    EXPECT_GT(found, 150u);
}

TEST(PeriodCertificate, IsAcceptedOfMoreHeapsThanTwo) {
    for (const char* code : {"80.0", "0.{3}1", "0.A", "0.B", "0.F"}) {
        ASSERT_TRUE(answer(code, 2000).found) << code;
        EXPECT_EQ(refusal(certificate(code)), "accepted") << code;
    }
}

TEST(PeriodCertificate, IsRefusedUnlessPeriodAndStartAreLeast) {
    EXPECT_EQ(refusal(claiming("0.77", {12, 71})), "accepted");
    EXPECT_EQ(refusal(claiming("0.77", {12, 70})),
              "167 nim values are wanted, of the heaps from 0 on");
    EXPECT_EQ(refusal(claiming("0.77", {11, 72})), "there is no period 11 from heap 72 on");
    // Of 0.33, whose values are 0 1 2 0 1 2 ..., with as many values as each claim wants.
    const auto of_033 = [](Periodicity claim, const std::string& values) {
        return refusal(to_line(period_head(TakeAndBreakCode::parse("0.33"), claim)) + "\n" +
                       values + "\n");
    };
    EXPECT_EQ(of_033({3, 0}, "0 1 2 0 1 2"), "accepted");
    EXPECT_EQ(of_033({3, 1}, "0 1 2 0 1 2 0"), "period 3 from heap 1 on: it begins sooner");
    EXPECT_EQ(of_033({6, 0}, "0 1 2 0 1 2 0 1 2"), "period 6 from heap 0 on: period 3 is less");
    EXPECT_EQ(of_033({3, 0}, "0 1 2 0 1 2 0"), "6 nim values are wanted, of the heaps from 0 on");
    EXPECT_EQ(of_033({3, 0}, "0 1 2 0 1 x"), "a nim value is a number, not `x\n`");
    EXPECT_EQ(of_033({3, 0}, "1 0 2 1 0 2"), "the nim value of heap 0 is not 1");
    EXPECT_EQ(of_033({3, 0}, "0 1 4000000000 0 1 4000000000"),
              "the nim value of heap 2 is not 4000000000");
    EXPECT_EQ(of_033({3, 0}, "0 2 1 0 2 1"), "the nim value of heap 1 is not 2");
}

TEST(PeriodCertificate, IsRefusedIfItsHeadIsOdd) {
    for (
        const char* head :
        {"", "{}", R"({"certificate":2,"kind":"heap period","claim":"","statement":{}})",
         R"({"certificate":2,"kind":"heap period","claim":"","statement":[]})",
         R"({"certificate":2,"kind":"heap period","claim":"","statement":{"code":7,"period":1,"preperiod":0}})",
         R"({"certificate":2,"kind":"heap period","claim":"","statement":{"code":"0.[3]","period":1,"preperiod":0}})",
         R"({"certificate":2,"kind":"heap period","claim":"","statement":{"code":"0.77","period":0,"preperiod":0}})",
         R"({"certificate":2,"kind":"heap period","claim":"","statement":{"code":"0.77","period":-1,"preperiod":0}})",
         R"({"certificate":2,"kind":"heap period","claim":"","statement":{"code":"0.77","period":12,"preperiod":18446744073709551615}})",
         R"({"certificate":2,"kind":"heap period","claim":"it is so","statement":{"code":"0.77","period":12,"preperiod":71}})"})
        EXPECT_NE(refusal(std::string(head) + "\n0 1 2\n"), "accepted") << head;
}

}  // namespace
}  // namespace upstar::heaps
