// Positions as bytes: they are read back, and equal bytes are equal positions.
#include "upstar/lang/small_instances.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "upstar/lang/script_game.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

class SmallPositions : public testing::Test {
protected:
    SmallPositions() {
        session_.evaluate(
            "class One(x) extends Game override def Options(player as Player) := []; end");
        session_.evaluate(
            "class Two(x, y) extends Game override def Options(player as Player) := []; end");
        session_.evaluate(
            "mutable class Changing(x) extends Game override def Options(player as Player) := []; "
            "end");
    }

    std::optional<SmallState> small(const std::string& position) {
        kept_.push_back(session_.evaluate(position));
        const Ref<const Instance> instance = instance_in(kept_.back());
        if (!instance) throw std::runtime_error("no position: " + position);
        return session_.world().small_instances().small(*instance);
    }
    static std::string text(const SmallState& small) { return small.state()->to_string(); }

    Session session_;
    std::vector<Value> kept_;
};

const std::vector<std::string> kParts = {"0",
                                         "1",
                                         "-1",
                                         "127",
                                         "128",
                                         "-128",
                                         "-129",
                                         "1000000",
                                         "-9223372036854775807",
                                         "true",
                                         "false",
                                         "Nothing",
                                         "Left",
                                         "Right",
                                         "*",
                                         "^",
                                         "1/2",
                                         "\"\"",
                                         "\"a\"",
                                         "\"ab\"",
                                         "(0,0)",
                                         "(1,2)",
                                         "(2,1)",
                                         "(-1,500)",
                                         "[]",
                                         "[0]",
                                         "[0,0]",
                                         "[[0],0]",
                                         "[0,[0]]",
                                         "[true]",
                                         "Strip(\"\")",
                                         "Strip(\"0\")",
                                         "Strip(\"00\")",
                                         "Strip(\"012\")",
                                         "Grid(\"012\")",
                                         "Grid(\"0|1|2\")",
                                         "Grid(\"01|20\")",
                                         "Grid(\"02|10\")"};

TEST_F(SmallPositions, AreReadBack) {
    for (const std::string& part : kParts) {
        SCOPED_TRACE(part);
        const auto found = small("One(" + part + ")");
        ASSERT_TRUE(found.has_value());
        const DynamicStatePtr state = found->state();
        EXPECT_TRUE(state->equals(ScriptState(instance_in(kept_.back()))));
        EXPECT_EQ(state->hash(), hash_value(*found));
        ASSERT_EQ(state->small(), found);
        EXPECT_EQ(state->small()->key, found->key);
    }
}

TEST_F(SmallPositions, OfDifferentPositionsDiffer) {
    std::vector<SmallState> all;
    for (const std::string& x : kParts) {
        all.push_back(*small("One(" + x + ")"));
        for (const std::string& y : kParts)
            if (const auto found = small("Two(" + x + "," + y + ")")) all.push_back(*found);
    }
    ASSERT_GT(all.size(), 1000u);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            ASSERT_FALSE(all[i] == all[j]) << text(all[i]) << " and " << text(all[j]);
            if (all[i].key == 0) continue;
            ASSERT_NE(all[i].key, all[j].key) << text(all[i]) << " and " << text(all[j]);
        }
}

// More shapes than there are numbers for, of one class and of many: no key is given twice, and an
// equal position gets the same again.
TEST_F(SmallPositions, OfManyShapesHaveDifferentKeys) {
    std::map<std::uint64_t, std::string> by_key;
    std::size_t without = 0;
    for (int k = 0; k < 12; ++k) {
        const std::string name = "C" + std::to_string(k);
        session_.evaluate("class " + name +
                          "(x) extends Game override def Options(player as Player) := []; end");
        for (int length = 1; length <= 36; ++length)
            for (const int cell : {1, 2, 7}) {
                std::string cells(static_cast<std::size_t>(length), '0');
                cells.back() = static_cast<char>('0' + cell);
                const std::string position = name + "(Strip(\"" + cells + "\"))";
                const auto found = small(position);
                ASSERT_TRUE(found.has_value());
                EXPECT_LT(found->key, std::uint64_t{1} << SmallState::kKeyBits);
                EXPECT_EQ(small(position)->key, found->key);
                if (found->key == 0) {
                    ++without;
                } else {
                    const auto [known, is_new] = by_key.emplace(found->key, position);
                    EXPECT_TRUE(is_new) << position << " and " << known->second;
                }
            }
    }
    EXPECT_GT(by_key.size(), 500u);
    EXPECT_GT(without, 100u);
}

// Every length of a strip with every largest value: what fits is read back, and only what is too
// long for the bits that its cells need does not fit.
TEST_F(SmallPositions, OfBoardsFitIfTheirCellsNeedFewBits) {
    for (const int largest : {1, 2, 3, 9}) {
        const std::size_t bits = largest < 2 ? 1 : largest < 4 ? 2 : 4;
        for (std::size_t length = 1; length <= 180; ++length) {
            std::string cells;
            for (std::size_t i = 0; i < length; ++i)
                cells += static_cast<char>('0' +
                                           (i * i + i / 3) % static_cast<std::size_t>(largest + 1));
            cells[length / 2] = static_cast<char>('0' + largest);
            const auto found = small("One(Strip(\"" + cells + "\"))");
            // A tag, the length and the bits of a cell take three bytes.
            EXPECT_EQ(found.has_value(), length * bits <= (SmallState::kBytes - 3) * 8) << cells;
            if (!found) continue;
            std::string shown = text(*found);
            std::replace(shown.begin(), shown.end(), '.', '0');
            EXPECT_EQ(shown, cells);
        }
    }
}

TEST_F(SmallPositions, AreNotThoseOfObjectsThatCanChangeOrDoNotFit) {
    EXPECT_FALSE(small("Changing(1)"));
    EXPECT_FALSE(small("One(MutableList())"));
    EXPECT_FALSE(small("One({1 => 2})"));
    EXPECT_FALSE(small("One(\"a text that is much too long for it\")"));
    EXPECT_FALSE(small("One([1,2,3,4,5,6,7,8,9,10,11,12])"));
    EXPECT_FALSE(small("One(x -> x)"));
}

// Two rulesets that are made alike have the same positions; others have not.
TEST_F(SmallPositions, KnowTheRulesetThatTheyAreNestedIn) {
    session_.evaluate(
        "class Shave(most as Integer) extends Ruleset class Position(n as Integer) extends "
        "ImpartialGame override def Options := [Position(n - k) for k from 1 to most where k <= n];"
        " end def Eval(n as Integer) := Position(n); end");
    EXPECT_EQ(small("Shave(3)(7)"), small("Shave(3)(7)"));
    EXPECT_NE(small("Shave(3)(7)"), small("Shave(2)(7)"));
    EXPECT_NE(small("Shave(3)(7)"), small("Shave(3)(6)"));
    EXPECT_EQ(session_.text(session_.evaluate("[[Shave(m)(n).NimValue for n from 0 to 6] for m "
                                              "from 1 to 3]")),
              "[[0,1,0,1,0,1,0],[0,1,2,0,1,2,0],[0,1,2,3,0,1,2]]");
}

}  // namespace
}  // namespace upstar
