// Where the parts of a position lie on its board: told by hand of some boards of every shape, and
// of all small boards that what lies there, alone on the board, is worth what the part is.
#include "upstar/answers/part_places.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "naive/naive_position.h"
#include "upstar/base/error.h"
#include "upstar/catalog/catalog.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

// "a1,b1 | d1": the places of each part.
std::string told(const AnyPosition& p, const Context& context) {
    std::string text;
    const BoardDescription board = p.board();
    for (const auto& part : part_places(p, context)) {
        std::string names;
        for (const std::size_t place : part)
            names += (names.empty() ? "" : ",") + board.places[place].name;
        text += (text.empty() ? "" : " | ") + names;
    }
    return text;
}

struct Told {
    const char* game;
    const char* position;
    const char* places;
};

TEST(PartPlaces, AreThoseThatItsMovesTouch) {
    const Told kTold[] = {
        {"domineering", "..x..|..x..", "a1,b1,a2,b2 | d1,e1,d2,e2"},
        {"domineering", "..x.|xxx.", "a1,b1 | d1,d2"},
        {"clobber", "xo..xo.oxx", "1,2 | 5,6 | 8,9,10"},
        {"amazons", "x.#.o|..#..", "a1,b1,a2,b2 | d1,e1,d2,e2"},
        {"konane", "xo...|.....|...ox", "a1,b1,c1 | c3,d3,e3"},
        // The second jump of x goes on from where the first went.
        {"konane", "xo.....|.......|xo.o...", "a1,b1,c1 | a3,b3,c3,d3,e3"},
        {"nim", "3,0,3,5", "1 | 3 | 4"},
        {"circular_nim", "3,0,0,2,1,0,0", "4,5 | 1"},
        {"kayles", "3,5", "1 | 2"},
        // A heap of Grundy's game only splits, so that no move leaves as many heaps.
        {"Grundy's Game", "3,4", "1 | 2"},
        {"hackenbush", "(lr;e(e;ee))", "1,2,l1,r2 | 3,4,5,6,e3,e4,e5,e6"},
        {"hackenbush", "(lr;lr)", "1,2,l1,r2 | 3,4,l3,r4"},
        {"snort", "L-.-.;.-R", "1,2,3,1-2,2-3 | 4,5,4-5"},
    };
    const Context context;
    const Catalog catalog;
    for (const auto& [game, position, places] : kTold)
        EXPECT_EQ(told(*catalog.named(game)->parse(position), context), places)
            << game << " " << position;
}

TEST(PartPlaces, AreNotLookedForWhereThereIsOnePart) {
    const Context context;
    EXPECT_EQ(told(*Catalog().named("domineering")->parse("3x3"), context), "");
    EXPECT_EQ(told(*Catalog().named("dots_and_boxes")->parse("2x2"), context), "");
}

TEST(PartPlaces, OfAGameThatIsWrittenHereAreFoundAsWell) {
    Session session;
    session.evaluate(R"(singleton class Covers extends StripRuleset
      class Position(strip as Strip) extends StripGame
        override def Options(player as Player) := [Position(strip Updated {n => 1, n + 1 => 1})
          for n in strip FindAll 0 where strip[n + 1] == 0];
        override def Decomposition := [Position(part) for part in strip.Decomposition(1)];
      end
      override def CharMap := ".#";
    end)");
    const PositionPtr p = session.catalog().named("Covers")->parse("...#..#....");
    EXPECT_EQ(told(*p, session.context()), "1,2,3 | 5,6 | 8,9,10,11");
}

// "a1b1,box": as told, of a game for points.
std::string regions(const char* game, const char* position) {
    std::string text;
    const BoardDescription board = Catalog().named(game)->parse(position)->board();
    for (const auto& region : separate_regions(board)) {
        std::string names;
        for (const std::size_t place : region)
            names += (names.empty() ? "" : ",") + board.places[place].name;
        text += (text.empty() ? "" : " | ") + names;
    }
    return text;
}

TEST(SeparateRegions, OfDotsAreBoxesBetweenWhichLinesAreFree) {
    EXPECT_EQ(regions("dots_and_boxes", "1x2"), "a2b2,b2c2,a1b1,b1c1,a1a2,b1b2,c1c2,a1,b1");
    EXPECT_EQ(regions("dots_and_boxes", "1x2:0000/010"), "a2b2,a1b1,a1a2,a1 | b2c2,b1c1,c1c2,b1");
    // The box in the middle is taken, and its lines are drawn.
    EXPECT_EQ(regions("dots_and_boxes", "1x3:010010/0110"),
              "a2b2,a1b1,a1a2,a1 | c2d2,c1d1,d1d2,c1");
    EXPECT_EQ(regions("dots_and_boxes", "1x1:11/11"), "");
}

TEST(SeparateRegions, OfCoinsAreThoseThatStringsJoin) {
    const std::string text = regions("strings_and_coins", "chain:3 loop:4");
    EXPECT_EQ(std::count(text.begin(), text.end(), '|'), 1);
}

TEST(PartPlaces, EndWithTheTime) {
    const auto context = std::make_shared<Context>();
    context->expire();
    const PositionPtr p = Catalog().named("clobber")->parse("xo..xo");
    EXPECT_THROW(part_places(*p, *context), Error);
}

// What clears a place, so that only a part is left on the board.
struct Cleared {
    const char* game;
    const char* marks;
    char nothing;
    std::size_t rows;
    std::size_t columns;
};

class SmallBoards : public testing::TestWithParam<Cleared> {
protected:
    std::string text_of(std::size_t number) const {
        const auto [game, marks, nothing, rows, columns] = GetParam();
        const std::string all = marks;
        std::string text;
        for (std::size_t i = 0; i < rows * columns; ++i, number /= all.size()) {
            if (i > 0 && i % columns == 0) text += '|';
            text += all[number % all.size()];
        }
        return text;
    }

    std::size_t count() const {
        const auto [game, marks, nothing, rows, columns] = GetParam();
        std::size_t all = 1;
        for (std::size_t i = 0; i < rows * columns; ++i) all *= std::string(marks).size();
        return all;
    }

    // The smallest board that holds these places, with nothing anywhere else.
    std::string only(const std::string& text, const std::vector<std::size_t>& places) const {
        const std::size_t columns = GetParam().columns;
        std::size_t top = GetParam().rows;
        std::size_t bottom = 0;
        std::size_t left = columns;
        std::size_t right = 0;
        for (const std::size_t place : places) {
            top = std::min(top, place / columns);
            bottom = std::max(bottom, place / columns);
            left = std::min(left, place % columns);
            right = std::max(right, place % columns);
        }
        std::string alone;
        for (std::size_t row = top; row <= bottom; ++row) {
            if (row > top) alone += '|';
            for (std::size_t column = left; column <= right; ++column) {
                const std::size_t place = row * columns + column;
                const bool is_own = std::find(places.begin(), places.end(), place) != places.end();
                alone += is_own ? text[place + row] : GetParam().nothing;
            }
        }
        return alone;
    }

    naive::Games games;
    naive::Positions brute_force{games};
};

TEST_P(SmallBoards, OfOnePartAloneIsWorthWhatThePartIs) {
    const RulesetPtr game = Catalog().named(GetParam().game);
    const Context context;
    std::size_t parts = 0;
    std::size_t found = 0;
    for (std::size_t number = 0; number < count(); ++number) {
        const std::string text = text_of(number);
        const PositionPtr whole = game->parse(text);
        const std::vector<PositionPtr> components = whole->components();
        if (components.size() < 2) continue;
        const auto places = part_places(*whole, context);
        ASSERT_EQ(places.size(), components.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i].empty()) continue;
            const PositionPtr alone = game->parse(only(text, places[i]));
            EXPECT_EQ(brute_force.value(*alone), brute_force.value(*components[i]))
                << text << " " << components[i]->to_string() << " " << alone->to_string();
            ++found;
        }
        parts += places.size();
    }
    // What is told is right, but need not be all.
    EXPECT_GT(found, 40u);
    EXPECT_GE(100 * found, 95 * parts) << found << " of " << parts;
}

INSTANTIATE_TEST_SUITE_P(
    Games, SmallBoards,
    testing::Values(Cleared{"domineering", ".x", 'x', 2, 5}, Cleared{"cram", ".x", 'x', 3, 4},
                    Cleared{"clobber", ".xo", '.', 1, 8}, Cleared{"clobber", ".xo", '.', 2, 4},
                    Cleared{"amazons", ".xo#", '#', 1, 7}, Cleared{"konane", ".xo", '.', 1, 8},
                    Cleared{"konane", ".xo", '.', 3, 3}));

}  // namespace
}  // namespace upstar
