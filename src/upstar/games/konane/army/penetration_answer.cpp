#include "upstar/games/konane/army/penetration_answer.h"

#include <charconv>

#include "upstar/base/error.h"

namespace upstar::konane {

std::optional<Rectangle> parse_rectangle(std::string_view text) {
    if (text.empty() || text[0] < '0' || text[0] > '9') return std::nullopt;
    int sides[2] = {};
    const char* at = text.data();
    const char* const end = at + text.size();
    for (int& side : sides) {
        const auto [rest, error] = std::from_chars(at, end, side);
        const bool is_last = &side == &sides[1];
        if (error != std::errc() || side < 1 ||
            (is_last ? rest != end : rest == end || *rest != 'x'))
            throw Error(ErrorKind::Input,
                        "a rectangle is depth x width, each at least 1, such as 3x13",
                        static_cast<std::size_t>(at - text.data()));
        at = rest + (is_last ? 0 : 1);
    }
    return Rectangle{sides[0], sides[1]};
}

std::string name(const Rectangle& rectangle) {
    const auto side = [](Length extent) { return extent ? std::to_string(*extent) : "any"; };
    return side(rectangle.depth) + "x" + side(rectangle.width);
}

const char* name(Profile profile) { return profile == Profile::Golden ? "golden" : "stripes"; }

Army UnreachedProof::army() const {
    return Army::rectangle(*landmark.rectangle.depth, *landmark.rectangle.width);
}

RectangleAnswer rectangle_answer(Context& context, const Rectangle& rectangle) {
    const TableEntry entry = table_entry(rectangle);
    std::optional<ReachedProof> reached;
    if (entry.reached != nullptr)
        reached = ReachedProof{*entry.reached, prove_reached(context, *entry.reached)};
    return {rectangle,
            entry.penetration,
            std::move(reached),
            {*entry.unreached, prove_unreached(context, *entry.unreached)}};
}

GroupAnswer group_answer(Context& context, const Army& army) {
    return {army, penetration(context, army)};
}

std::optional<FewestAnswer> fewest_answer(Context& context, const Army& army, int row) {
    if (row == 0) return std::nullopt;
    std::optional<Advance> advance = fewest_stones(context, army, row);
    if (!advance) return std::nullopt;
    return FewestAnswer{row, std::move(*advance)};
}

PenetrationTable penetration_table(Context& context) {
    PenetrationTable table;
    for (int depth = 1; depth <= kTableDepths; ++depth)
        for (int width = 1; width <= kTableWidths; ++width) {
            const bool any_depth = depth == kTableDepths;
            const bool any_width = width == kTableWidths;
            const TableEntry entry =
                table_entry({any_depth ? Length() : depth, any_width ? Length() : width});
            PenetrationCell cell{depth, width, any_depth, any_width, entry.penetration, {}, {}};
            if (entry.reached != nullptr) cell.reached = entry.reached->rectangle;
            cell.unreached = entry.unreached->rectangle;
            table.cells.push_back(cell);
        }
    for (const Landmark& landmark : reached_landmarks())
        table.reached.push_back({landmark, prove_reached(context, landmark)});
    for (const Landmark& landmark : unreached_landmarks())
        table.unreached.push_back({landmark, prove_unreached(context, landmark)});
    return table;
}

ExclusionCount count(const std::vector<Exclusion>& exclusions) {
    ExclusionCount count;
    for (const Exclusion& exclusion : exclusions) {
        if (const auto* exhausted = std::get_if<Exhausted>(&exclusion.proof)) {
            ++count.searches;
            count.visited += exhausted->visited;
        } else {
            ++count.pagodas;
        }
    }
    return count;
}

const Pagoda* tightest(const std::vector<Exclusion>& exclusions, const Army& army) {
    const Pagoda* tightest = nullptr;
    const auto spare = [&](const Pagoda& pagoda) {
        const auto goal = static_cast<double>(pagoda.at(pagoda.goal));
        return (goal - static_cast<double>(potential(pagoda, army))) / goal;
    };
    for (const Exclusion& exclusion : exclusions)
        if (const auto* pagoda = std::get_if<Pagoda>(&exclusion.proof))
            if (tightest == nullptr || spare(*pagoda) < spare(*tightest)) tightest = pagoda;
    return tightest;
}

}  // namespace upstar::konane
