// The library of games written as scripts: known values, brute force from the moves alone, and,
// where the catalog has the same game in C++, the same values on random positions.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "table.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

class Library : public testing::Test {
protected:
    Library() { session.world().set_folders({UPSTAR_TEST_DATA "/../library"}); }

    std::string ask(const std::string& expression) { return answer(session, expression); }

    std::string random_text(const std::string& letters, std::size_t length) {
        std::string text;
        for (std::size_t i = 0; i < length; ++i) text += letters[random_() % letters.size()];
        return text;
    }
    std::string random_board(const std::string& letters, int rows, std::size_t columns) {
        std::string board = random_text(letters, columns);
        for (int i = 1; i < rows; ++i) board += "|" + random_text(letters, columns);
        return board;
    }

    Session session;

private:
    std::mt19937 random_{5};
};

TEST_F(Library, HasTheKnownValues) {
    const auto rows = read_table(UPSTAR_TEST_DATA "/lang/library.tsv");
    EXPECT_GE(rows.size(), 30u);
    for (const auto& row : rows) {
        ASSERT_EQ(row.size(), 3u) << "expression, value, source";
        EXPECT_EQ(ask(row[0]), row[1]) << row[0];
    }
}

struct Twins {
    std::string script;   // with $ for the position
    std::string catalog;  // likewise
    std::string letters;
    int rows;
    std::size_t columns;
};

TEST_F(Library, TwinsInTheCatalogHaveTheSameValues) {
    const std::vector<Twins> twins = {
        {"game.grid.GenClobber()(\"$\")", "clobber(\"$\")", ".xo", 2, 4},
        {"game.grid.GenClobber(Coordinates.Compass)(\"$\")", "kings(\"$\")", ".xo", 2, 3},
        {"game.grid.GenClobber(Coordinates.KnightsMove)(\"$\")", "knights(\"$\")", ".xo", 3, 3},
        {"game.grid.GenClobber(maxDistance => 9)(\"$\")", "rooks(\"$\")", ".xo", 2, 4},
        {"game.graph.HackenbushByEdges(\"$\")", "hackenbush(\"$\")", "lre", 1, 6},
    };
    for (const Twins& pair : twins) {
        for (int i = 0; i < 10; ++i) {
            const std::string board = random_board(pair.letters, pair.rows, pair.columns);
            const auto asked = [&](std::string text) {
                text.replace(text.find('$'), 1, board);
                return ask("(" + text + ").CanonicalForm");
            };
            EXPECT_EQ(asked(pair.script), asked(pair.catalog)) << pair.script << " " << board;
        }
    }
}

}  // namespace
}  // namespace upstar
