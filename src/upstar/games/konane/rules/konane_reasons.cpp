#include "upstar/games/konane/rules/konane_reasons.h"

#include "upstar/games/konane/rules/konane_text.h"

namespace upstar::konane {
namespace {

// How far beyond the box of its stones a group gets: "1 left, 1 right"; "nowhere" for nothing.
std::string penetration_text(const KonaneBox& stones, const KonaneBox& reach) {
    const int sides[4] = {stones.top - reach.top, reach.top + reach.rows - stones.top - stones.rows,
                          stones.left - reach.left,
                          reach.left + reach.columns - stones.left - stones.columns};
    constexpr const char* kNames[4] = {" up", " down", " left", " right"};
    std::string text;
    for (int i = 0; i < 4; ++i)
        if (sides[i] > 0) text += (text.empty() ? "" : ", ") + std::to_string(sides[i]) + kNames[i];
    return text.empty() ? "nowhere" : text;
}

// The box of the stones; blocked squares do not count.
KonaneBox stones_box(KonaneBoard board) {
    const KonaneBoard::Set blocked = board.blocked();
    for (auto& plane : board.planes) plane = plane - blocked;
    return board.contents();
}

// The bound that says as much as all do together.
std::string deciding_bound(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds) {
    const KonaneBox reach = konane_reach(board, edge, bounds);
    if (reach == konane_reach(board, edge, KonaneBounds())) return "the board";
    for (const auto& [bound, key, name] : kKonaneBounds)
        if (bounds.has(bound) && konane_reach(board, edge, KonaneBounds().with(bound)) == reach)
            return std::string(name);
    return "several bounds together";
}

}  // namespace

std::vector<std::string> konane_reasons(const KonaneBoard& board, KonaneEdge edge,
                                        KonaneBounds bounds) {
    std::vector<KonaneBoard> groups;
    separate(board, edge, bounds, groups);
    std::vector<std::string> lines = {to_text(board)};
    if (groups.empty()) {
        lines.push_back("= 0");
        return lines;
    }
    std::string sum;
    int kept = 0;
    for (const KonaneBoard& group : groups) {
        sum += (sum.empty() ? "" : " + ") + to_text(group);
        kept += group.stones().count();
    }
    const int idle = board.stones().count() - kept;
    std::string why = groups.size() == 1 ? "one group" : std::to_string(groups.size()) + " groups";
    if (groups.size() > 1) why += " that never meet";
    if (idle > 0)
        why += ", without " + std::to_string(idle) + (idle == 1 ? " stone" : " stones") +
               " that no move can need";
    lines.push_back("= " + sum + "   " + why);
    for (const KonaneBoard& group : groups)
        lines.push_back("  " + to_text(group) + " gets " +
                        penetration_text(stones_box(group), konane_reach(group, edge, bounds)) +
                        ", by " + deciding_bound(group, edge, bounds));
    return lines;
}

}  // namespace upstar::konane
