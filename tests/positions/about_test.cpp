#include "upstar/positions/about.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"

namespace upstar {
namespace {

const About& circular_nim() {
    static const About kAbout = {
        .name = "Circular Nim",
        .aliases = {},
        .summary = "",
        .rules = "",
        .notation = "",
        .parameters = {Parameter::number("k", 2, 1, 64, "how many heaps a move may touch"),
                       Parameter::word("heaps", {"consecutive", "any", "alternate"}, "which")},
        .variants = {},
        .examples = {},
    };
    return kAbout;
}

std::string refusal(const std::vector<Argument>& given) {
    try {
        Settings(circular_nim()).with(circular_nim(), given);
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::Input);
        return error.message();
    }
    return "accepted";
}

TEST(Slug, IsTheNameAsOneWord) {
    EXPECT_EQ(slug(circular_nim()), "circular_nim");
    About dots;
    dots.name = "Dots-and-Boxes";
    EXPECT_EQ(slug(dots), "dots_and_boxes");
}

TEST(Settings, BeginWithTheStandardValues) {
    const Settings settings(circular_nim());
    EXPECT_EQ(settings.number("k"), 2);
    EXPECT_EQ(settings.word("heaps"), "consecutive");
    EXPECT_EQ(settings.all(), (std::vector<Argument>{{"k", "2"}, {"heaps", "consecutive"}}));
}

TEST(Settings, ChangeWhatIsGivenAndKeepTheRest) {
    const Settings settings = Settings(circular_nim()).with(circular_nim(), {{"k", "3"}});
    const Settings further = settings.with(circular_nim(), {{"heaps", "any"}});
    EXPECT_EQ(further.number("k"), 3);
    EXPECT_EQ(further.word("heaps"), "any");
}

TEST(Settings, AreEqualHoweverTheyAreSpelt) {
    const Settings standard(circular_nim());
    EXPECT_EQ(standard.with(circular_nim(), {{"k", "02"}}), standard);
}

TEST(Settings, RefuseWhatIsNotAllowedAndSayWhatIs) {
    const struct {
        std::vector<Argument> given;
        const char* message;
    } cases[] = {
        {{{"n", "3"}},
         "Circular Nim has no parameter n: it has k (a whole number from 1 to 64), heaps "
         "(consecutive, any or alternate)"},
        {{{"k", "0"}},
         "the parameter k of Circular Nim cannot be '0': it is a whole number from 1 to 64"},
        {{{"k", "2x"}},
         "the parameter k of Circular Nim cannot be '2x': it is a whole number from 1 to 64"},
        {{{"k", ""}},
         "the parameter k of Circular Nim cannot be '': it is a whole number from 1 to 64"},
        {{{"k", "99999999999999999999"}},
         "the parameter k of Circular Nim cannot be '99999999999999999999': it is a whole number "
         "from 1 to 64"},
        {{{"heaps", "odd"}},
         "the parameter heaps of Circular Nim cannot be 'odd': it is consecutive, any or "
         "alternate"},
        {{{"k", "1"}, {"k", "2"}}, "the parameter k is given twice"},
    };
    for (const auto& [given, message] : cases) EXPECT_EQ(refusal(given), message);
}

}  // namespace
}  // namespace upstar
