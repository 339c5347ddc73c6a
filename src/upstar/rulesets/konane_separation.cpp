#include "upstar/rulesets/konane_separation.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "upstar/rulesets/konane_field.h"
#include "upstar/rulesets/konane_group.h"

namespace upstar {
namespace {

// All squares that count: the board, and on the open plane whatever its stones might reach.
KonaneBox field_box(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds) {
    if (edge == KonaneEdge::Bounded) return {0, 0, board.rows, board.columns};
    const KonaneBox box = board.contents();
    const int count = board.stones().count();
    const int up = konane_penetration(box.rows, box.columns, count, bounds);
    const int aside = konane_penetration(box.columns, box.rows, count, bounds);
    return {box.top - up, box.left - aside, box.rows + 2 * up, box.columns + 2 * aside};
}

template <int N>
class Separation {
public:
    using Set = Squares<N>;
    using Group = KonaneGroup<N>;

    Separation(const KonaneField<N>& field, KonaneBounds bounds) : field_(field), bounds_(bounds) {
        link_neighbours();
        for (std::size_t i = 0; i < groups_.size();) {
            groups_[i].find_reach(field_, bounds_);
            i = join_what_meets(i);
        }
    }

    const std::vector<Group>& groups() const { return groups_; }

private:
    // Stones next to one another that could jump, as far as these two and the board tell.
    void link_neighbours() {
        const Set& black = field_.stones[0];
        const Set& white = field_.stones[1];
        const int steps[2] = {1, field_.stride};
        Set links[2];
        for (int i = 0; i < 2; ++i) {
            const int d = steps[i];
            links[i] = ((black & white.shifted(-d)) | (white & black.shifted(-d))) &
                       (field_.free.shifted(d) | field_.free.shifted(-2 * d));
        }
        Set linked = links[0] | links[1] | links[0].shifted(1) | links[1].shifted(field_.stride);
        single_ = (black | white) - linked;
        while (linked.any()) {
            Set group = Set::one(linked.lowest());
            for (Set before; !(before == group);) {
                before = group;
                for (int i = 0; i < 2; ++i)
                    group |= (group & links[i]).shifted(steps[i]) |
                             (group.shifted(-steps[i]) & links[i]);
            }
            linked = linked - group;
            groups_.emplace_back();
            groups_.back().stones[0] = group & black;
            groups_.back().stones[1] = group & white;
        }
    }

    // Adds to group i the single stones that it may meet, or joins it to an earlier group. The
    // groups before the one returned are apart.
    std::size_t join_what_meets(std::size_t i) {
        Group& group = groups_[i];
        bool joined = false;
        for (int p = 0; p < 2; ++p) {
            const Set met = group.touch[p] & single_ & field_.stones[p];
            if (!met.any()) continue;
            group.stones[p] |= met;
            single_ = single_ - met;
            joined = true;
        }
        if (joined) return i;
        for (std::size_t j = 0; j < i; ++j) {
            if (!groups_[j].meets(group)) continue;
            for (int p = 0; p < 2; ++p) groups_[j].stones[p] |= group.stones[p];
            std::swap(group, groups_.back());
            groups_.pop_back();
            return j;
        }
        return i + 1;
    }

    const KonaneField<N>& field_;
    KonaneBounds bounds_;
    std::vector<Group> groups_;
    Set single_;  // stones that belong to no group
};

}  // namespace

void separate(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds,
              std::vector<KonaneBoard>& out) {
    const std::size_t first = out.size();
    out.push_back(board);
    for (std::size_t i = first; i < out.size();) {
        const KonaneBoard whole = out[i];
        bool changes = true;
        with_field(whole, field_box(whole, edge, bounds), [&](const auto& field) {
            const Separation separation(field, bounds);
            out[i] = out.back();
            out.pop_back();
            const std::size_t before = out.size();
            for (const auto& group : separation.groups()) {
                if (!group.has_move(field)) continue;
                const auto used = edge == KonaneEdge::Open ? group.all() | group.walls
                                                           : group.reach[0] | group.reach[1];
                out.push_back(
                    field.board(field.box_of(used), group.stones[0], group.stones[1], group.walls));
            }
            changes = out.size() != before + 1 || !(out.back() == whole);
        });
        if (!changes) {
            std::swap(out[i], out.back());
            ++i;
        }
    }
}

KonaneBox konane_reach(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds) {
    const KonaneBox box = field_box(board, edge, bounds);
    if (!board.stones().any()) return box;
    return with_field(board, box, [&](const auto& field) {
        std::decay_t<decltype(KonaneGroup<sizeof(field.free) / 8>())> group;
        group.stones[0] = field.stones[0];
        group.stones[1] = field.stones[1];
        group.find_reach(field, bounds);
        KonaneBox reach = field.box_of(group.reach[0] | group.reach[1]);
        reach.top += box.top;
        reach.left += box.left;
        return reach;
    });
}

}  // namespace upstar
