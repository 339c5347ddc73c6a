#include "upstar/engine/board_edit.h"

#include <gtest/gtest.h>

#include "upstar/lang/session.h"

namespace upstar {
namespace {

// Every example of every game, and positions that its board scattered.
template <class Test>
void for_positions(Test test) {
    Session session;
    for (const RulesetPtr& game : session.catalog().games())
        for (const std::string& example : game->about().examples) {
            const PositionPtr position = game->parse(example);
            test(*position);
            for (const std::uint64_t seed : {1, 2, 3}) test(*scattered(*position, seed));
        }
}

bool is_text_only(const AnyPosition& position) {
    const BoardShape shape = position.board().shape;
    return shape == BoardShape::Graph || shape == BoardShape::Text;
}

TEST(BoardEdit, ResizingToTheSameSizeChangesNothing) {
    for_positions([](const AnyPosition& position) {
        const BoardDescription board = position.board();
        if (is_text_only(position) || board.places.empty()) return;
        EXPECT_EQ(resized(position, board.rows, board.columns)->board().places, board.places)
            << position.to_string();
    });
}

TEST(BoardEdit, AMarkThatIsPutStandsThereAndNowhereElse) {
    for_positions([](const AnyPosition& position) {
        const std::vector<std::string> marks = marks_allowed(position);
        const BoardDescription before = position.board();
        for (std::size_t i = 0; i < before.places.size() && !marks.empty(); ++i) {
            if (before.places[i].kind == BoardPlace::Kind::Box) continue;
            for (const std::string& mark : marks) {
                PositionPtr edited;
                try {
                    edited = with_mark(position, before.places[i].name, mark);
                } catch (const Error&) {
                    // A group of stones without an empty cell beside it is no position there.
                    ASSERT_EQ(position.ruleset().id(), "nogo");
                    continue;
                }
                const BoardDescription after = edited->board();
                ASSERT_EQ(after.places.size(), before.places.size());
                EXPECT_EQ(after.places[i].is_empty, mark == marks.front());
                for (std::size_t other = 0; other < after.places.size(); ++other) {
                    if (other == i || after.places[other].kind == BoardPlace::Kind::Box) continue;
                    EXPECT_EQ(after.places[other], before.places[other])
                        << position.to_string() << ' ' << mark;
                }
            }
        }
    });
}

TEST(BoardEdit, GamesWithSquaresAllowTheirOwnLetters) {
    Session session;
    const auto marks = [&](const char* game, const char* position) {
        return marks_allowed(*session.catalog().named(game)->parse(position));
    };
    using Marks = std::vector<std::string>;
    EXPECT_EQ(marks("toads", "T.F"), (Marks{".", "F", "T"}));
    EXPECT_EQ(marks("konane", "xo."), (Marks{".", "~", "x", "o"}));
    EXPECT_EQ(marks("domineering", "2x2"), (Marks{".", "x"}));
    EXPECT_EQ(marks("dots", "1x1"), (Marks{"free", "drawn"}));
    EXPECT_EQ(marks("nim", "3"), Marks{});
}

TEST(BoardEdit, ASmallerBoardKeepsItsUpperLeftCorner) {
    Session session;
    const auto text = [&](const char* game, const char* position, std::size_t rows,
                          std::size_t columns) {
        return resized(*session.catalog().named(game)->parse(position), rows, columns)->to_string();
    };
    EXPECT_EQ(text("konane", "xo.|.xo|o.x", 2, 2), "xo|.x");
    EXPECT_EQ(text("konane", "xo|.x", 3, 3), "xo.|.x.|...");
    EXPECT_EQ(text("dots", "2x2:111000/100100", 1, 1), "1x1:11/10");
    EXPECT_EQ(text("dots", "1x1:10/01", 1, 2), "1x2:1000/010");
    EXPECT_EQ(text("nim", "3,5,7", 1, 2), "3,5");
    EXPECT_EQ(text("nim", "3", 1, 3), "3,1,1");
}

TEST(BoardEdit, ASeedScattersTheSameAgain) {
    Session session;
    const PositionPtr position = session.catalog().named("konane")->parse("6x6");
    EXPECT_EQ(scattered(*position, 7)->to_string(), scattered(*position, 7)->to_string());
    EXPECT_NE(scattered(*position, 7)->to_string(), scattered(*position, 8)->to_string());
}

}  // namespace
}  // namespace upstar
