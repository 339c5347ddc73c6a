// Ranges: their order, their bounds, and what is refused.
#include "upstar/sweep/ranges.h"

#include <gtest/gtest.h>

#include <ostream>

#include "thrown.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

// "1,1 2,1 2,2": the values of every assignment.
std::string all(const std::vector<RangeText>& given) {
    Session session;
    Workspace work{session.arena(), session.evaluators(), session.catalog()};
    std::string text;
    for (const Bindings& bindings : Ranges(given).assignments(work)) {
        std::string values;
        for (const Binding& binding : bindings)
            values += (values.empty() ? "" : ",") + std::to_string(binding.value);
        text += (text.empty() ? "" : " ") + values;
    }
    return text;
}

TEST(Ranges, ChangeTheFirstParameterSlowest) {
    EXPECT_EQ(all({{"a", "1..2"}, {"b", "5..7"}}), "1,5 1,6 1,7 2,5 2,6 2,7");
}

TEST(Ranges, TakeOneNumberOrABoundInEarlierParameters) {
    EXPECT_EQ(all({{"n", "4"}}), "4");
    EXPECT_EQ(all({{"n", "-1..1"}}), "-1 0 1");
    EXPECT_EQ(all({{"a", "1..3"}, {"c", "1..a"}}), "1,1 2,1 2,2 3,1 3,2 3,3");
    EXPECT_EQ(all({{"a", "1..2"}, {"c", "a+1..2*a"}}), "1,2 2,3 2,4");
    EXPECT_EQ(all({{"a", "0..2"}, {"c", "1..a"}}), "1,1 2,1 2,2");
    EXPECT_EQ(all({{"a", "3"}, {"c", "a"}}), "3,3");
}

struct Refused {
    std::vector<RangeText> given;
    const char* message;
};

void PrintTo(const Refused& given, std::ostream* out) { *out << given.message; }

class RefusedRanges : public testing::TestWithParam<Refused> {};

TEST_P(RefusedRanges, SayWhatIsWrong) {
    const std::string message = thrown([] { all(GetParam().given); });
    EXPECT_NE(message.find(GetParam().message), std::string::npos) << message;
}

INSTANTIATE_TEST_SUITE_P(
    Each, RefusedRanges,
    testing::Values(Refused{{{"a", "5..1"}}, "the ranges are empty: no position has a = 5..1"},
                    Refused{{{"a", "1..200000"}}, "more than 100000 positions in a = 1..200000"},
                    Refused{{{"a", "1..1000"}, {"b", "1..1000"}}, "more than 100000 positions"},
                    Refused{{{"a", "1..10^30"}}, "must be a whole number"},
                    Refused{{{"a", ""}}, "the range of `a` must be such as 1..7"},
                    Refused{{{"a", "1.."}}, "the range of `a` must be such as 1..7"},
                    Refused{{{"a", "1..b"}, {"b", "1..3"}},
                            "unknown parameter `b`; there are none"},
                    Refused{{{"a", "1/2..3"}}, "`1/2` must be a whole number"},
                    Refused{{{"a", "1"}, {"a", "2"}}, "the parameter `a` is given twice"},
                    Refused{{{"v", "1..3"}}, "`v` cannot name a parameter"},
                    Refused{{{"if", "1..3"}}, "`if` cannot name a parameter"},
                    Refused{{{"a-b", "1..3"}}, "`a-b` cannot name a parameter"}));

}  // namespace
}  // namespace upstar
