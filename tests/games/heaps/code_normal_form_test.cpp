#include "upstar/games/heaps/code_normal_form.h"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <vector>

namespace upstar::heaps {
namespace {

std::string normal(const std::string& code) { return normal_form(TakeAndBreakCode::parse(code)); }

TEST(CodeNormalForm, DropsDigitsThatAreNothing) {
    EXPECT_EQ(normal("0.77"), "0.77");
    EXPECT_EQ(normal("04.30"), "4.3");
    EXPECT_EQ(normal("00.0"), "0.0");
    EXPECT_EQ(normal("04.00[030]"), "4.00[030]");
    EXPECT_EQ(normal("04.0[00]"), "4.0");
    EXPECT_EQ(normal("080.0"), "80.0");
}

TEST(CodeNormalForm, WritesNumbersOfHeapsAsOneFigureIfItCan) {
    EXPECT_EQ(normal("0.{0,1,2}"), "0.7");
    EXPECT_EQ(normal("0.{2,1}"), "0.6");
    EXPECT_EQ(normal("0.{0,1,5}"), "0.Z");
    EXPECT_EQ(normal("0.{2,5}"), "0.{2,5}");
    EXPECT_EQ(normal("0.{6}"), "0.{6}");
    EXPECT_EQ(normal("0.f"), "0.F");
}

TEST(CodeNormalForm, JoinsNumbersToTheOpenOneAboveThem) {
    EXPECT_EQ(normal("0.{2,3,4+}"), "0.{2+}");
    EXPECT_EQ(normal("0.{0,3+}"), "0.{0,3+}");
    EXPECT_EQ(normal("0.{0+}"), "0.*");
    EXPECT_EQ(normal("0.{0,1,2=,3=+}"), "0.*=");
    EXPECT_EQ(normal("0.{2+,4}"), "0.{2+}");
}

TEST(CodeNormalForm, PutsTheSignOfAllBehindTheDigit) {
    EXPECT_EQ(normal("0.{1!,3!}"), "0.A!");
    EXPECT_EQ(normal("0.{1!,0?}"), "0.3");
    EXPECT_EQ(normal("0.{2!,3}"), "0.{2!,3}");
    EXPECT_EQ(normal("0.{1,2?,3?+}"), "0.{1+}?");
    EXPECT_EQ(normal("0.{2=,3?,4?+}"), "0.{2=,3?+}");
}

using Moves = std::set<std::vector<std::uint32_t>>;

Moves moves(const std::string& code, std::uint32_t heap) {
    Moves all;
    TakeAndBreakCode::parse(code).for_each_option(heap, [&](const auto& heaps) {
        all.insert(heaps);
        return true;
    });
    return all;
}

TEST(CodeNormalForm, HasTheSameMovesAndIsItsOwnNormalForm) {
    std::mt19937 random(3);
    const auto one_of = [&](const std::vector<std::string>& texts) {
        return texts[random() % texts.size()];
    };
    for (int i = 0; i < 400; ++i) {
        std::string code = one_of({"0.", "00.", "4!.", "04.", "8.", "0{2+}."});
        for (int digit = 0; digit < 3; ++digit) {
            if (random() % 2 == 0) {
                code +=
                    one_of({"0", "1", "2", "3", "7", "F", "6", "*"}) + one_of({"", "!", "?", "="});
                continue;
            }
            code += "{";
            const int counts = 1 + static_cast<int>(random() % 4);
            for (int k = 0; k < counts; ++k)
                code += (k == 0 ? "" : ",") + std::to_string(random() % 5) +
                        one_of({"", "!", "?", "="}) + one_of({"", "", "+"});
            code += "}" + one_of({"", "", "!"});
        }
        if (random() % 3 == 0) code += "[3" + one_of({"0", "{2=}", "7"}) + "]";
        SCOPED_TRACE(code);
        const std::string found = normal(code);
        EXPECT_EQ(normal(found), found) << code;
        for (std::uint32_t heap = 0; heap <= 10; ++heap)
            EXPECT_EQ(moves(found, heap), moves(code, heap)) << code << " " << found << " " << heap;
    }
}

}  // namespace
}  // namespace upstar::heaps
