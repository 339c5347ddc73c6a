// Families: cells in range order, and faults that name their cell.
#include "upstar/sweep/family.h"

#include <gtest/gtest.h>

#include "thrown.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

TEST(Family, ReadsEveryPositionByTheGamesOwnParser) {
    Session session;
    const Family family(session, Catalog().named("nim"), "{a},{b}", {{"a", "1..3"}, {"b", "a..3"}});
    ASSERT_EQ(family.cells().size(), 6u);
    EXPECT_EQ(family.cells()[1].text, "1,2");
    EXPECT_EQ(to_string(family.cells()[1].bindings), "a = 1, b = 2");
    EXPECT_EQ(family.cells()[1].position->nim_value(session.evaluators()), 3u);
    EXPECT_EQ(family.parameters(), (std::vector<std::string>{"a", "b"}));
}

TEST(Family, KnowsWhichParametersVary) {
    Session session;
    const Family family(session, Catalog().named("nim"), "{a},{b},{c}",
                        {{"a", "4"}, {"b", "1..3"}, {"c", "a..a"}});
    EXPECT_EQ(family.varying(), (std::vector<std::string>{"b"}));
}

TEST(Family, PutsTheCheapestCellsFirst) {
    Session session;
    const Family family(session, Catalog().named("domineering"), "2x{n}", {{"n", "1..4"}});
    EXPECT_EQ(family.cheapest_first(), (std::vector<std::size_t>{0, 1, 2, 3}));
    const Family down(session, Catalog().named("domineering"), "2x{5-n}", {{"n", "1..4"}});
    EXPECT_EQ(down.cheapest_first(), (std::vector<std::size_t>{3, 2, 1, 0}));
}

TEST(Family, NamesTheCellThatIsNoPosition) {
    Session session;
    const auto made = [&](const char* text, const std::vector<RangeText>& ranges) {
        return thrown([&] { Family(session, Catalog().named("domineering"), text, ranges); });
    };
    const std::string message = made("2x{n-3}", {{"n", "2..5"}});
    EXPECT_EQ(message.rfind("with n = 2 the template gives `2x-1`, which is no position of "
                            "Domineering: ",
                            0),
              0u)
        << message;
    EXPECT_EQ(made("2x{n}", {{"n", "1..3"}, {"m", "1..3"}}),
              "the parameter `m` does not occur in the template `2x{n}`; write {m}, or leave its "
              "range out");
}

}  // namespace
}  // namespace upstar
