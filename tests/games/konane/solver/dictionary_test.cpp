// The dictionary against texts of all boards, and its values against brute force.
#include "upstar/games/konane/solver/dictionary.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "naive/engine_image.h"
#include "naive/naive_konane.h"
#include "upstar/base/error.h"
#include "upstar/values/arena.h"

namespace upstar::konane {
namespace {

using Rows = naive::KonaneRows;

Rows mirrored(Rows rows) {
    for (std::string& row : rows) std::reverse(row.begin(), row.end());
    return rows;
}

Rows transposed(const Rows& rows) {
    Rows result(rows[0].size(), std::string(rows.size(), '.'));
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < rows[0].size(); ++c) result[c][r] = rows[r][c];
    return result;
}

Rows recoloured(Rows rows) {
    for (std::string& row : rows)
        for (char& square : row) square = square == 'x' ? 'o' : square == 'o' ? 'x' : square;
    return rows;
}

// The first by letters of all images of a board, turned, mirrored and with colours exchanged.
std::string least_image(const Rows& rows) {
    std::set<std::string> images;
    for (Rows image : {rows, recoloured(rows)})
        for (int quarter = 0; quarter < 4; ++quarter) {
            images.insert(naive::konane_text(image));
            images.insert(naive::konane_text(mirrored(image)));
            image = mirrored(transposed(image));
        }
    return *images.begin();
}

// On the open plane the border does not matter.
Rows placed(const Rows& rows, KonaneEdge edge) {
    return edge == KonaneEdge::Open ? naive::konane_bordered(rows) : rows;
}

bool alternates(const Rows& rows) {
    std::set<bool> parities;
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < rows[0].size(); ++c)
            if (rows[r][c] != '.') parities.insert(((r + c) % 2 == 0) == (rows[r][c] == 'x'));
    return parities.size() <= 1;
}

// One image of every board with a stone.
std::set<std::string> all_boards(const DictionaryBox& box) {
    const auto width = static_cast<std::size_t>(box.columns);
    const auto size = static_cast<std::size_t>(box.rows) * width;
    std::set<std::string> all;
    std::string squares(size, '.');
    for (;;) {
        std::size_t i = 0;
        while (i < size && squares[i] == 'o') squares[i++] = '.';
        if (i == size) return all;
        squares[i] = squares[i] == '.' ? 'x' : 'o';
        Rows rows;
        for (std::size_t at = 0; at < size; at += width) rows.push_back(squares.substr(at, width));
        if (box.colours == KonaneColours::Any || alternates(rows))
            all.insert(least_image(placed(rows, box.edge)));
    }
}

TEST(KonaneDictionary, ListsOneImageOfEveryPosition) {
    Context context;
    for (const KonaneEdge edge : {KonaneEdge::Open, KonaneEdge::Bounded})
        for (const KonaneColours colours : {KonaneColours::Alternating, KonaneColours::Any})
            for (const auto& [rows, columns] : {std::pair(1, 1), {1, 5}, {2, 3}, {3, 2}, {3, 3}}) {
                const DictionaryBox box{rows, columns, edge, colours};
                const auto patterns = konane_patterns(context, box);
                std::set<std::string> listed;
                for (const KonanePattern& pattern : patterns)
                    listed.insert(
                        least_image(placed(naive::konane_rows(pattern.board().to_string()), edge)));
                EXPECT_EQ(listed.size(), patterns.size()) << rows << "x" << columns;
                EXPECT_EQ(listed, all_boards(box)) << rows << "x" << columns;
            }
}

TEST(KonaneDictionary, BeginsWithTheFewestStonesAndTheSmallestBoxes) {
    Context context;
    const auto patterns = konane_patterns(context, {3, 4});
    for (std::size_t i = 1; i < patterns.size(); ++i)
        EXPECT_LE(std::pair(patterns[i - 1].count(), patterns[i - 1].box.size()),
                  std::pair(patterns[i].count(), patterns[i].box.size()));
}

void expect_brute_force_values(const DictionaryBox& box) {
    for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
        Context context;
        Arena arena(context);
        Evaluator<Konane::Position> evaluator(arena);
        naive::Games games;
        naive::Konane konane(games, jumps == Konane::Jumps::Ancient, box.edge == KonaneEdge::Open);
        naive::EngineImage image(arena, games);
        Konane::Rules rules;
        rules.jumps = jumps;
        rules.edge = box.edge;
        const auto patterns = konane_patterns(context, box);
        const auto values = konane_values(evaluator, context, patterns, rules, 2);
        ASSERT_EQ(values.size(), patterns.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const std::string text = patterns[i].board().to_string();
            EXPECT_EQ(values[i], image(konane.value(text))) << text;
        }
    }
}

TEST(KonaneDictionary, HasTheValuesOfBruteForce) {
    expect_brute_force_values({2, 3});
    expect_brute_force_values({3, 3});
    expect_brute_force_values({3, 4, KonaneEdge::Bounded});
    expect_brute_force_values({2, 3, KonaneEdge::Open, KonaneColours::Any});
    expect_brute_force_values({3, 3, KonaneEdge::Bounded, KonaneColours::Any});
}

TEST(KonaneDictionary, RefusesBoxesThatHoldTooMuch) {
    Context context;
    EXPECT_THROW(konane_patterns(context, {5, 5}), Error);
    EXPECT_THROW(konane_patterns(context, {4, 4, KonaneEdge::Open, KonaneColours::Any}), Error);
    EXPECT_EQ(positions_in({5, 5}), 33554432.0);
}

TEST(KonaneDictionary, StopsWhenItIsCancelled) {
    Context context;
    Arena arena(context);
    Evaluator<Konane::Position> evaluator(arena);
    const auto patterns = konane_patterns(context, {3, 3});
    context.cancel();
    EXPECT_THROW(konane_values(evaluator, context, patterns, {}, 2), Error);
    EXPECT_THROW(konane_patterns(context, {3, 5}), Error);
}

}  // namespace
}  // namespace upstar::konane
