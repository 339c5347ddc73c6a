#include "upstar/papers/ernst_penetration.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <utility>
#include <vector>

#include "upstar/base/digits.h"
#include "upstar/games/konane/army/penetration_table.h"
#include "upstar/games/konane/rules/konane_penetration.h"
#include "upstar/papers/checks.h"

namespace upstar {

using namespace konane;
namespace {

// Table 1 as the paper prints it, to be compared with the one that is proved.
constexpr int kPrinted[kTableDepths][kTableWidths] = {
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3},
    {1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4}, {1, 1, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4},
    {1, 1, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4},
};

std::string by(int depth, int width) {
    return "depth " + std::to_string(depth) + ", width " + std::to_string(width);
}

bool reaches(Context& context, const Army& army, int row) {
    return std::holds_alternative<Advance>(reach_row(context, army, row));
}

// The smallest rectangle that the table speaks of at an entry, and the greatest.
Rectangle smallest_at(int depth, int width) { return {depth, width}; }
Rectangle greatest_at(int depth, int width) {
    return {depth == kTableDepths ? Length() : depth, width == kTableWidths ? Length() : width};
}

}  // namespace

Check penetration_of_a_pair() {
    return [](const Examination& examination) -> Finding {
        const int found =
            penetration(examination.session.context(), Army::parse("x|o", Direction::Up)).distance;
        if (found != 1) return {"", "two stones have penetration " + std::to_string(found)};
        return {"the penetration of xo", ""};
    };
}

Check penetration_of_a_block() {
    return [](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        const Army block = Army::rectangle(2, 4);
        if (!reaches(context, block, 2) || reaches(context, block, 3))
            return {"", "a block of 2x4 has not penetration 2"};
        return {"the penetration of 2x4", ""};
    };
}

Check penetration_table() {
    return [](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        for (const Landmark& landmark : reached_landmarks()) prove_reached(context, landmark);
        for (const Landmark& landmark : unreached_landmarks()) prove_unreached(context, landmark);
        for (int depth = 1; depth <= kTableDepths; ++depth)
            for (int width = 1; width <= kTableWidths; ++width)
                for (const Rectangle& rectangle :
                     {smallest_at(depth, width), greatest_at(depth, width)}) {
                    const int found = table_entry(rectangle).penetration;
                    const int printed = kPrinted[depth - 1][width - 1];
                    if (found != printed)
                        return {"", by(depth, width) + " has penetration " + std::to_string(found) +
                                        ", not " + std::to_string(printed)};
                }
        return {"all " + std::to_string(kTableDepths * kTableWidths) + " entries, from " +
                    counted(reached_landmarks().size(), "rectangle") + " that reach a row and " +
                    std::to_string(unreached_landmarks().size()) + " that do not, each proved",
                ""};
    };
}

Check fewest_stones_of_penetrations() {
    struct Least {
        int depth;
        int width;
        int row;
        std::size_t stones;
    };
    static constexpr std::array<Least, 3> kLeast = {{{2, 3, 2, 4}, {2, 5, 3, 8}, {4, 3, 3, 10}}};
    return [](const Examination& examination) -> Finding {
        for (const Least& least : kLeast) {
            const auto advance =
                fewest_stones(examination.session.context(),
                              Army::rectangle(least.depth, least.width), least.row);
            if (!advance || advance->stones.size() != least.stones)
                return {"", by(least.depth, least.width) + " reaches " + std::to_string(least.row) +
                                " with " +
                                (advance ? std::to_string(advance->stones.size()) : "no number") +
                                " of stones"};
        }
        return {"fewest stones (depth x width): 4 of 2x3 for 2, 8 of 2x5 and 10 of 4x3 for 3", ""};
    };
}

Check eleven_stones() {
    return [](const Examination& examination) -> Finding {
        const std::vector<Square> all = Army::rectangle(4, 3).stones();
        std::size_t reaching = 0;
        for (const Square& left_out : all) {
            std::vector<Square> stones;
            for (const Square& square : all)
                if (square != left_out) stones.push_back(square);
            const Army army(stones);
            reaching += army.depth() == 4 && army.width() == 3 &&
                        reaches(examination.session.context(), army, 3);
        }
        if (reaching == 0 || reaching == all.size())
            return {"", std::to_string(reaching) + " of the 12 sets of 11 stones reach 3"};
        return {std::to_string(reaching) + " of the 12 sets of 11 stones reach 3", ""};
    };
}

Check more_stones_reach_further() {
    return [](const Examination& examination) -> Finding {
        const int depth = examination.choose(2, 2, 3);
        const int width = examination.choose(3, 4, 3);
        const std::vector<Square> cells = Army::rectangle(depth, width).stones();
        // By sets of cells; 0 without a stone at the line, where the army would stand elsewhere.
        std::vector<int> distance(std::size_t{1} << cells.size());
        std::size_t armies = 0;
        for (std::size_t set = 0; set < distance.size(); ++set) {
            std::vector<Square> stones;
            for (std::size_t i = 0; i < cells.size(); ++i)
                if ((set >> i & 1) != 0) stones.push_back(cells[i]);
            if (std::none_of(stones.begin(), stones.end(), [](Square s) { return s.row == 0; }))
                continue;
            ++armies;
            distance[set] = penetration(examination.session.context(), Army(stones)).distance;
            for (std::size_t i = 0; i < cells.size(); ++i)
                if ((set >> i & 1) != 0 && distance[set & ~(std::size_t{1} << i)] > distance[set])
                    return {"", "one of " + counted(stones.size(), "stone") +
                                    " hinders the others (army number " + std::to_string(set) +
                                    ")"};
        }
        return {"all " + grouped(armies) + " armies in a rectangle of " + by(depth, width), ""};
    };
}

Check fibonacci_pagoda() {
    constexpr int kRows = 6;
    constexpr int kColumns = 3;
    static constexpr int kPotential[kRows][kColumns] = {{21, 13, 8}, {13, 8, 5}, {8, 5, 3},
                                                        {5, 3, 2},   {3, 2, 1},  {2, 1, 1}};
    // Columns to the left are as those to the right, for a stone that leaves the drawing that way.
    const auto at = [](int row, int column) { return kPotential[row][std::abs(column)]; };
    return [at](const Examination&) -> Finding {
        int army = 0;
        for (int row = kRows - 3; row < kRows; ++row)
            for (int column = 0; column < kColumns; ++column) army += at(row, column);
        const int goal = at(0, 0);
        if (army != 20 || goal != 21)
            return {"", "the army sums to " + std::to_string(army) + ", the goal has " +
                            std::to_string(goal)};
        for (int row = 0; row < kRows; ++row)
            for (int column = 1 - kColumns; column < kColumns; ++column)
                for (const int step : {-1, 1}) {
                    const int r = row + 2 * step;
                    const int c = column + 2 * step;
                    const bool rises = (r >= 0 && r < kRows &&
                                        at(row, column) + at(row + step, column) < at(r, column)) ||
                                       (std::abs(c) < kColumns &&
                                        at(row, column) + at(row, column + step) < at(row, c));
                    if (rises)
                        return {"", "a jump from row " + std::to_string(row) + ", column " +
                                        std::to_string(column) + " raises the printed potential"};
                }
        return {"3x3 and a goal before its corner: 20 < 21", ""};
    };
}

Check golden_pagodas() {
    return [](const Examination&) -> Finding {
        const auto half_plane = potential(GoldenPagoda{}, Rectangle{}, 5, 0);
        if (!half_plane || *half_plane != GoldenNumber(1))
            return {"", "the half-plane does not sum to 1 at row 5"};
        struct Bound {
            Rectangle rectangle;
            int row;
            const char* what;
        };
        const Bound bounds[] = {{{Length(), Length()}, 5, "an army without bounds"},
                                {{2, Length()}, 4, "depth 2"},
                                {{Length(), 4}, 4, "width 4"}};
        for (const Bound& bound : bounds)
            if (!golden_proof(bound.rectangle, bound.row))
                return {"", std::string(bound.what) + " has no golden potential against row " +
                                std::to_string(bound.row)};
        return {
            "the half-plane sums to exactly 1 at row 5; golden potentials of depth 2 and of "
            "width 4 against row 4",
            ""};
    };
}

namespace {

using Potential = std::function<GoldenNumber(int)>;

// Nobody gets further beyond the drawing (Conway's soldiers), nor leaves it without being there.
constexpr int kAround = 2 * kMostPenetration;

// No jump along the line raises the potential. A product of two such, nowhere negative, is one of
// the plane: a jump moves along one factor and multiplies with the other.
bool never_rises(const Potential& potential, int first, int last) {
    for (int t = first - kAround; t + 2 <= last + kAround; ++t) {
        const GoldenNumber middle = potential(t + 1);
        if (potential(t) + middle < potential(t + 2)) return false;
        if (potential(t + 2) + middle < potential(t)) return false;
    }
    return true;
}

GoldenNumber sum_of(const Potential& potential, int first, int last) {
    GoldenNumber sum;
    for (int t = first; t <= last; ++t) sum = sum + potential(t);
    return sum;
}

// A drawing: the potential of a cell is a product. Rows run across the line, which the army crosses
// towards higher columns.
struct Drawing {
    const char* name;
    Potential row;
    Potential column;
    int rows;     // of the army: 0, 1, ...
    int columns;  // of the army: 0, 1, ...
    int goal_row;
    int goal_column;
    bool reaches_exactly = false;  // the army sums to just the goal
};

std::string fault_of(const Drawing& d) {
    if (!never_rises(d.row, 0, d.rows - 1) || !never_rises(d.column, 0, d.goal_column))
        return std::string(d.name) + ": a jump raises the potential";
    const GoldenNumber army = sum_of(d.row, 0, d.rows - 1) * sum_of(d.column, 0, d.columns - 1);
    const GoldenNumber goal = d.row(d.goal_row) * d.column(d.goal_column);
    if (d.reaches_exactly ? army == goal : army < goal) return "";
    return std::string(d.name) + ": the army is not below the goal";
}

Potential golden(int goal) {
    return [=](int t) { return GoldenNumber::power(std::abs(t - goal)); };
}

// Every second row counts.
GoldenNumber stripes(int t) { return GoldenNumber(t % 2 == 0 ? 0 : 1); }

// 0, 1, 1, 2, 3, 5, 8, and the same backwards beyond the 0.
GoldenNumber fibonacci(int t) {
    int a = 0;
    int b = 1;
    for (int i = 0; i < std::abs(t); ++i) b += std::exchange(a, b);
    return GoldenNumber(a);
}

// The rows of Figure 10, five times as large, and the same backwards beyond the zeros at its ends.
GoldenNumber figure_10(int t) {
    constexpr std::array<int, 12> kRows = {0, 5, 5, 10, 15, 25, 40, 24, 16, 8, 8, 0};
    constexpr int kLast = static_cast<int>(kRows.size()) - 1;
    const int from_first = std::abs(t) % (2 * kLast);
    return GoldenNumber(
        kRows[static_cast<std::size_t>(std::min(from_first, 2 * kLast - from_first))]);
}

}  // namespace

Check potentials_of_figures() {
    return [](const Examination&) -> Finding {
        std::vector<Drawing> drawings = {
            {"Figure 6, 4 by 3", stripes, golden(5), 4, 3, 1, 5},
            {"Figure 7", stripes, golden(6), 7, 3, 3, 6},
            {"Figure 10", figure_10, fibonacci, 12, 3, 6, 6},
        };
        for (int n = 1; n <= 40; ++n)
            drawings.push_back({"Figure 6, 2 by n", stripes, golden(n + 1), 2, n, 1, n + 1});
        for (int goal = 0; goal < 11; ++goal)
            drawings.push_back({"Figure 9", golden(goal), fibonacci, 11, 3, goal, 6});
        for (int goal = 0; goal < 12; ++goal)
            drawings.push_back({"Figure 9 with a twelfth row", golden(goal), fibonacci, 12, 3, goal,
                                6, goal == 5 || goal == 6});
        for (const Drawing& drawing : drawings)
            if (std::string fault = fault_of(drawing); !fault.empty()) return {"", fault};
        return {
            "Figure 6 (2 by 1..40, 4 by 3), Figure 7, Figure 9 at every goal, with 12 rows "
            "exactly 8 at the two middle ones, Figure 10",
            ""};
    };
}

Check wide_armies() {
    return [](const Examination& examination) -> Finding {
        for (const int width : {7, 11, 12, 13})
            if (reaches(examination.session.context(), Army::rectangle(3, width), 4) !=
                (width == 13))
                return {"", by(3, width) + (width == 13 ? " does not reach 4" : " reaches 4")};
        return {"width 7, 11 and 12 of depth 3 by pagoda functions, 13 by jumps", ""};
    };
}

}  // namespace upstar
