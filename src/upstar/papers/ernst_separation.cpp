#include "upstar/papers/ernst_separation.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "upstar/games/konane/army/penetration_table.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/games/konane/rules/konane_text.h"
#include "upstar/games/konane/solver/dictionary.h"
#include "upstar/papers/checks.h"
#include "upstar/values/canonical.h"
#include "upstar/values/sum.h"

namespace upstar {

using namespace konane;
namespace {

// Values by plain recursion over all followers.
class PlainKonane {
public:
    PlainKonane(Arena& arena, Konane::Jumps jumps) : arena_(arena) {
        rules_.jumps = jumps;
        rules_.edge = KonaneEdge::Open;
    }
    Game operator()(const std::string& rows) {
        return value(Konane::Position(parse_konane_board(rows), rules_).canonical());
    }

private:
    struct Hash {
        std::size_t operator()(const Konane::Position& p) const { return hash_value(p); }
    };

    Game value(const Konane::Position& p) {
        if (const auto found = memo_.find(p); found != memo_.end()) return found->second;
        arena_.context().poll();
        std::vector<Game> values[2];
        for (const Player player : kPlayers) {
            std::vector<Konane::Position> options;
            p.options(player, options);
            for (const auto& option : options)
                values[index(player)].push_back(value(option.canonical()));
        }
        const Game result = canonical(arena_, values[0], values[1]);
        memo_.emplace(p, result);
        return result;
    }

    Arena& arena_;
    Konane::Rules rules_;
    std::unordered_map<Konane::Position, Game, Hash> memo_;
};

// A group, its rows, and how far it gets to the right and to the left.
struct Group {
    std::vector<std::string> rows;
    int to_right = 0;
    int to_left = 0;

    std::size_t width() const { return rows.front().size(); }
};

std::string joined_rows(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) text += (text.empty() ? "" : "|") + row;
    return text;
}

std::vector<std::string> rows_of(const KonanePattern& pattern) {
    std::vector<std::string> rows;
    for (int r = 0; r < pattern.box.rows(); ++r) {
        rows.emplace_back();
        for (int c = 0; c < pattern.box.columns(); ++c) {
            const std::uint32_t bit = std::uint32_t{1} << (r * pattern.box.columns() + c);
            rows.back() += (pattern.black & bit) != 0   ? 'x'
                           : (pattern.white & bit) != 0 ? 'o'
                                                        : '.';
        }
    }
    return rows;
}

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
            PlainKonane value(arena, jumps);
            for (const Group& a : groups)
                for (const Group& b : groups) {
                    ++pairs;
                    for (const std::size_t lower : {0u, 1u}) {
                        const int gap = a.to_right + b.to_left + 1;
                        const std::string whole = joined_rows(side_by_side(a, b, gap, lower));
                        const bool even =
                            (a.width() + static_cast<std::size_t>(gap) + lower) % 2 == 0;
                        const Game second = value(joined_rows(b.rows));
                        const Game expected = sum(arena, value(joined_rows(a.rows)),
                                                  even ? second : negative(arena, second));
                        if (value(whole) != expected)
                            return {"", whole + " is not the sum of its groups by the " +
                                            Konane::name(jumps) + " rules"};
                    }
                }
        }
        return {counted(pairs / 2, "pair") + " of groups of at least 2 stones that fit " +
                    std::to_string(box.rows) + "x" + std::to_string(box.columns) +
                    ", side by side or one row lower, by both rules",
                ""};
    };
}

}  // namespace upstar
