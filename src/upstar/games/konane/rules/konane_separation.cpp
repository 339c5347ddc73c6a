#include "upstar/games/konane/rules/konane_separation.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "upstar/games/konane/rules/konane_field.h"
#include "upstar/games/konane/rules/konane_group.h"

namespace upstar::konane {
namespace {

// All squares that count: the board, and on the open plane whatever its stones might reach.
KonaneBox field_box(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds) {
    if (edge == KonaneEdge::Bounded) return {0, 0, board.rows, board.columns};
    const KonaneBox box = board.contents();
    return with_field(board, box, [&](const auto& field) {
        KonaneBox most = box_with_penetration(field, {0, 0, box.rows, box.columns},
                                              field.stones[0] | field.stones[1], bounds);
        most.top += box.top;
        most.left += box.left;
        return most;
    });
}

template <int N>
class Separation {
public:
    using Set = SquareSet<N>;
    using Group = KonaneGroup<N>;

    Separation(const KonaneField<N>& field, KonaneBounds bounds) : field_(field), bounds_(bounds) {
        link_neighbours();
        for (std::size_t i = 0; i < groups_.size();) {
            groups_[i].find_boxes(field_, bounds_);
            i = join_what_meets(i);
        }
    }

    std::vector<Group>& groups() { return groups_; }

private:
    // Finds the groups that are certain: stones next to one another that could jump, as far as
    // these two and the board tell, and whatever meets where such a jump lands.
    void link_neighbours() {
        const Set& black = field_.stones[0];
        const Set& white = field_.stones[1];
        const Set stones = black | white;
        const int steps[2] = {1, field_.stride};
        Set links[2];  // squares that are joined to the next one along rows, along columns
        Set room[2];   // where a pair, of this square and the next, has a free square beside it
        Set linked;
        for (int i = 0; i < 2; ++i) {
            const int d = steps[i];
            room[i] = field_.free.later(d) | field_.free.earlier(d).earlier(d);
            links[i] = ((black & white.earlier(d)) | (white & black.earlier(d))) & room[i];
            linked |= links[i] | links[i].later(d);
        }
        const Set pairs[2] = {links[0], links[1]};
        Set reach[2] = {black, white};
        for (int i = 0; i < 2; ++i) {
            const int d = steps[i];
            const Set to = field_.free - linked;
            for (int p = 0; p < 2; ++p) {
                const Set& own = field_.stones[p];
                const Set forth = (pairs[i] & own).later(d).later(d) & to;
                const Set back = (pairs[i] - own).earlier(d) & to;
                reach[p] |= forth | back;
                links[i] |= forth.earlier(d) | back;
            }
        }
        for (int i = 0; i < 2; ++i) {
            const int d = steps[i];
            links[i] |=
                ((reach[0] & reach[1].earlier(d)) | (reach[1] & reach[0].earlier(d))) & room[i];
        }
        single_ = stones;
        while (linked.any()) {
            Set group = Set::one(linked.lowest());
            for (Set before; !(before == group);) {
                before = group;
                for (int i = 0; i < 2; ++i)
                    group |=
                        (group & links[i]).later(steps[i]) | (group.earlier(steps[i]) & links[i]);
            }
            linked = linked - group;
            single_ = single_ - group;
            groups_.emplace_back();
            groups_.back().stones[0] = group & black;
            groups_.back().stones[1] = group & white;
        }
    }

    // Adds to group i the single stones that it may meet, or joins it to an earlier group. The
    // groups before the one returned are apart.
    std::size_t join_what_meets(std::size_t i) {
        Group& group = groups_[i];
        if (joins_single_stones(group)) return i;
        for (std::size_t j = 0; j < i; ++j) {
            if (!meet(groups_[j], group)) continue;
            for (int p = 0; p < 2; ++p) {
                groups_[j].stones[p] |= group.stones[p];
                groups_[j].reach[p] |= group.reach[p];
            }
            std::swap(group, groups_.back());
            groups_.pop_back();
            return j;
        }
        return i + 1;
    }

    bool joins_single_stones(Group& group) {
        const Set near = single_ & field_.squares_of(with_border(group.most));
        if (!near.any()) return false;
        group.find_reach(field_, bounds_);
        Set all_met;
        for (int p = 0; p < 2; ++p) {
            const Set met = group.touch[p] & near & field_.stones[p];
            group.stones[p] |= met;
            all_met |= met;
        }
        single_ = single_ - all_met;
        return all_met.any();
    }

    // Boxes tell most pairs apart; only for the others is it worth finding the reach.
    bool meet(Group& a, Group& b) const {
        const KonaneBox border = with_border(a.most);
        if (border.top >= b.most.top + b.most.rows || b.most.top >= border.top + border.rows ||
            border.left >= b.most.left + b.most.columns ||
            b.most.left >= border.left + border.columns)
            return false;
        a.find_reach(field_, bounds_);
        b.find_reach(field_, bounds_);
        return a.meets(b);
    }

    static KonaneBox with_border(const KonaneBox& box) {
        return {box.top - 1, box.left - 1, box.rows + 2, box.columns + 2};
    }

    const KonaneField<N>& field_;
    KonaneBounds bounds_;
    std::vector<Group> groups_;
    Set single_;  // stones that belong to no group
};

// A group as a board of its own.
template <int N>
KonaneBoard part_of(const KonaneField<N>& field, KonaneGroup<N>& group, KonaneEdge edge,
                    KonaneBounds bounds) {
    if (field.blocked.any()) group.find_reach(field, bounds);
    const KonaneBox box = edge == KonaneEdge::Bounded ? field.within(group.most)
                          : group.walls.any()         ? field.box_of(group.all() | group.walls)
                                                      : group.box;
    return field.board(box, group.stones[0], group.stones[1], group.walls);
}

// Whether the stones hang together by steps of one square, or of two.
template <int N>
bool hangs_together(const KonaneBoard& board, int step) {
    using Part = SquareSet<N>;
    const Part all = Part::first(board.size());
    Part first_column;
    for (int at = 0; at < board.size(); at += board.columns) first_column.add(at, 1);
    const Part not_last =
        all - (board.columns == 1 ? first_column : first_column.later(board.columns - 1));
    const auto widened = [&](const Part& set) {
        return (set | (set & not_last).later(1) | (set - first_column).earlier(1) |
                set.later(board.columns) | set.earlier(board.columns)) &
               all;
    };
    const Part stones = first_words<N>(board.stones());
    if (!stones.any()) return true;
    const Part ground = step == 1 ? stones : widened(stones);
    Part part = Part::one(stones.lowest());
    for (Part before; !(before == part);) {
        before = part;
        part = widened(part) & ground;
    }
    return !(stones - part).any();
}

}  // namespace

bool is_scattered(const KonaneBoard& board) {
    // On small boards groups save little more than a tenth of the positions, and cost more.
    constexpr int kSmall = 24;
    const int step = board.size() <= kSmall ? 2 : 1;
    return !(board.size() <= 64 ? hangs_together<1>(board, step)
                                : hangs_together<KonaneBoard::kMostSquares / 64>(board, step));
}

void separate(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds,
              std::vector<KonaneBoard>& out) {
    // Boards before `done` are parts that separate no further; behind it, they may.
    std::size_t done = out.size();
    const auto is_done = [&] { std::swap(out[done++], out.back()); };
    const auto add = [&](const KonaneBoard& part) {
        out.push_back(part);
        if (edge == KonaneEdge::Bounded && !is_scattered(part)) is_done();
    };
    const auto add_classes = [&](const KonaneBoard& part) {
        if (edge == KonaneEdge::Bounded) {
            for_each_class(part, add);
        } else {
            add(part);
        }
    };
    add_classes(edge == KonaneEdge::Open ? board.cut(board.contents()) : board);
    while (done < out.size()) {
        const KonaneBoard whole = out.back();
        out.pop_back();
        with_field(whole, field_box(whole, edge, bounds), [&](const auto& field) {
            Separation separation(field, bounds);
            auto& groups = separation.groups();
            if (edge == KonaneEdge::Bounded && groups.size() == 1 &&
                groups[0].all() == (field.stones[0] | field.stones[1])) {
                out.push_back(whole);
                return is_done();
            }
            for (auto& group : groups) {
                if (!group.has_move(field)) continue;
                const KonaneBoard part = part_of(field, group, edge, bounds);
                add_classes(part);
                if (edge == KonaneEdge::Open && part == whole) is_done();
            }
        });
    }
}

KonaneBox konane_reach(const KonaneBoard& board, KonaneEdge edge, KonaneBounds bounds) {
    const KonaneBox box = field_box(board, edge, bounds);
    if (!board.stones().any()) return box;
    return with_field(board, box, [&](const auto& field) {
        std::decay_t<decltype(KonaneGroup<sizeof(field.free) / 8>())> group;
        group.stones[0] = field.stones[0];
        group.stones[1] = field.stones[1];
        group.find_boxes(field, bounds);
        group.find_reach(field, bounds);
        KonaneBox reach = field.box_of(group.reach[0] | group.reach[1]);
        reach.top += box.top;
        reach.left += box.left;
        return reach;
    });
}

}  // namespace upstar::konane
