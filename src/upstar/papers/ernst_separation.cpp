#include "upstar/papers/ernst_separation.h"

#include <algorithm>
#include <utility>

#include "upstar/games/konane/army/penetration_table.h"
#include "upstar/papers/checks.h"
#include "upstar/papers/plain_konane.h"
#include "upstar/values/sum.h"

namespace upstar {

using namespace konane;
namespace {

// A group, its rows, and how far it gets to the right and to the left.
struct Group {
    std::vector<std::string> rows;
    int to_right = 0;
    int to_left = 0;

    std::size_t width() const { return rows.front().size(); }
};

// With the colours exchanged, for where the checkerboard has the others.
std::string exchanged(std::string row) {
    for (char& square : row) square = square == 'x' ? 'o' : square == 'o' ? 'x' : square;
    return row;
}

std::vector<Group> groups_in(Context& context, const DictionaryBox& box) {
    std::vector<Group> groups;
    for (const KonanePattern& pattern : konane_patterns(context, box)) {
        if (pattern.count() < 2) continue;
        Group group{rows_of(pattern)};
        const std::string text = joined_rows(group.rows);
        group.to_right = penetration(context, Army::parse(text, Direction::Right)).distance;
        group.to_left = penetration(context, Army::parse(text, Direction::Left)).distance;
        groups.push_back(std::move(group));
    }
    return groups;
}

// Two groups with a gap between them, the second so many rows lower.
std::vector<std::string> side_by_side(const Group& a, const Group& b, int gap, std::size_t lower) {
    const std::size_t before = a.width() + static_cast<std::size_t>(gap);
    std::vector<std::string> rows;
    for (std::size_t r = 0; r < std::max(a.rows.size(), b.rows.size() + lower); ++r) {
        std::string row = r < a.rows.size() ? a.rows[r] : "";
        row.resize(before, '.');
        std::string other = r >= lower && r - lower < b.rows.size() ? b.rows[r - lower] : "";
        other.resize(b.width(), '.');
        rows.push_back(row + ((before + lower) % 2 == 0 ? other : exchanged(other)));
    }
    return rows;
}

}  // namespace

Check separated_groups_add_up() {
    return [](const Examination& examination) -> Finding {
        Context& context = examination.session.context();
        Arena& arena = examination.session.arena();
        const DictionaryBox box = examination.choose<DictionaryBox>({2, 2}, {2, 3}, {2, 4});
        const std::vector<Group> groups = groups_in(context, box);
        std::size_t pairs = 0;
        for (const Konane::Jumps jumps : {Konane::Jumps::Ancient, Konane::Jumps::Modern}) {
            PlainKonane plain(arena, jumps);
            for (const Group& a : groups)
                for (const Group& b : groups) {
                    ++pairs;
                    for (const std::size_t lower : {0u, 1u}) {
                        const int gap = a.to_right + b.to_left + 1;
                        const std::string whole = joined_rows(side_by_side(a, b, gap, lower));
                        const bool even =
                            (a.width() + static_cast<std::size_t>(gap) + lower) % 2 == 0;
                        const Game second = plain.value(joined_rows(b.rows));
                        const Game expected = sum(arena, plain.value(joined_rows(a.rows)),
                                                  even ? second : negative(arena, second));
                        if (plain.value(whole) != expected)
                            return {"", whole + " is not the sum of its groups by the " +
                                            Konane::name(jumps) + " rules"};
                    }
                }
        }
        return {
            counted(pairs / 2, "pair") + " of groups of at least 2 stones that fit " +
                std::to_string(box.rows) + "x" + std::to_string(box.columns) +
                ", side by side or one row lower, with one space more between them than the sum of "
                "their penetrations, by both rules",
            ""};
    };
}

}  // namespace upstar
