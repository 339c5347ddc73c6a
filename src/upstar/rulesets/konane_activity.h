// What can ever happen on a bounded board of Konane: the jumps that some sequence of moves might
// contain, found without a search, and the squares that hang together by them.
//
// Let R hold, for each colour, the squares on which a stone of that colour may ever stand, and E
// those that may ever be empty. At first R is where the stones are, and E the rest that is free. A
// jump is possible if its stone is in R, the enemy it takes in R of the other colour, and the
// square where it lands in E; it adds that square to R, and the two others to E. At the end every
// jump of every sequence of moves is among the possible ones: by induction over its moves, what
// stands on a square is in R, and what is empty in E.
//
// Join the three squares of each possible jump. A move changes squares of one class only, and
// whether there is one depends on these alone: so the game is the sum of its classes. A stone on
// no square of a class never moves and is never taken; where a class could jump if the stone were
// gone, it is like a blocked square, and elsewhere it might as well not be there. Every class has a
// move now: the one by which its first square was found.
//
//     x o o . .      no jump is possible: neither o ever goes
//     x o x o .      all are: when the last x has jumped, its square is empty
//
// Squares are numbered as in KonaneBoard, without gaps between rows. The middle of a jump along a
// row is in no outer column; beyond the first and the last row nothing is found anyway.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "upstar/rulesets/konane_board.h"
#include "upstar/rulesets/konane_squares.h"

namespace upstar {

/// The squares of a board that are in neither its first nor its last column.
template <int N>
Squares<N> inner_columns(int rows, int columns) {
    Squares<N> inner;
    if (columns < 3) return inner;
    const std::uint64_t row = (~std::uint64_t{0} >> (66 - columns)) << 1;
    for (int at = 0; at < rows * columns; at += columns) inner.add(at, row);
    return inner;
}

template <int N>
class KonaneActivity {
public:
    using Set = Squares<N>;

    /// Requires a board of at most 64 N squares.
    explicit KonaneActivity(const KonaneBoard& board)
        : steps_{1, board.columns}, inner_(inner_columns<N>(board.rows, board.columns)) {
        const Set planes[2] = {first_words<N>(board.planes[0]), first_words<N>(board.planes[1])};
        all_ = Set::first(board.size());
        for (int p = 0; p < 2; ++p) stones_[p] = reach_[p] = planes[p] - planes[1 - p];
        empty_ = all_ - planes[0] - planes[1];
        for (bool grows = true; grows;) {
            const bool along_rows = grows_along<0>();
            grows = grows_along<1>() || along_rows;
        }
        active_ = middles_[0] | middles_[1];
        for (int axis = 0; axis < 2; ++axis)
            active_ |= middles_[axis].later(steps_[axis]) | middles_[axis].earlier(steps_[axis]);
    }

    /// The squares that take part in a possible jump.
    const Set& active() const { return active_; }

    /// The class of the first of some active squares.
    Set class_of_first(const Set& squares) const {
        Set links[2];
        for (int axis = 0; axis < 2; ++axis)
            links[axis] = middles_[axis] | middles_[axis].earlier(steps_[axis]);
        Set found = Set::one(squares.lowest());
        for (Set before; !(before == found);) {
            before = found;
            for (int axis = 0; axis < 2; ++axis)
                found |= (found & links[axis]).later(steps_[axis]) |
                         (found.earlier(steps_[axis]) & links[axis]);
        }
        return found;
    }

    const Set& stones(int player) const { return stones_[player]; }

    /// Where jumps of a class would land if that square were ever empty.
    Set walls_of(const Set& one_class) const {
        Set landings;
        for (int p = 0; p < 2; ++p) {
            const Set own = reach_[p] & one_class;
            const Set enemy = reach_[1 - p] & one_class;
            for (int axis = 0; axis < 2; ++axis) {
                const int d = steps_[axis];
                const Set jumped = axis == 0 ? enemy & inner_ : enemy;
                landings |= (own.later(d) & jumped).later(d) | (own.earlier(d) & jumped).earlier(d);
            }
        }
        return (landings & all_) - empty_;
    }

private:
    // Adds what the possible jumps along an axis bring; false if they bring nothing.
    template <int axis>
    bool grows_along() {
        const int d = steps_[axis];
        const Set before[3] = {reach_[0], reach_[1], empty_};
        for (int p = 0; p < 2; ++p) {
            const Set jumped = axis == 0 ? reach_[1 - p] & inner_ : reach_[1 - p];
            const Set forth = jumped & reach_[p].later(d) & empty_.earlier(d);
            const Set back = jumped & reach_[p].earlier(d) & empty_.later(d);
            reach_[p] |= forth.later(d) | back.earlier(d);
            empty_ |= forth | back | forth.earlier(d) | back.later(d);
            middles_[axis] |= forth | back;
        }
        return !(before[0] == reach_[0] && before[1] == reach_[1] && before[2] == empty_);
    }

    int steps_[2];  // along rows, along columns
    Set inner_;
    Set all_;
    Set stones_[2];
    Set reach_[2];    // R
    Set empty_;       // E
    Set middles_[2];  // what is jumped, by the axis
    Set active_;
};

/// Calls add(board) for each class of a bounded board, with no more rows and columns than it needs.
template <class Add>
void for_each_class(const KonaneBoard& board, const Add& add) {
    const auto divide = [&](const auto& activity) {
        for (auto rest = activity.active(); rest.any();) {
            const auto one = activity.class_of_first(rest);
            rest = rest - one;
            KonaneBoard part;
            part.rows = board.rows;
            part.columns = board.columns;
            assign_words(part.planes[0], one);
            const KonaneBox box = part.contents();
            const auto walls = activity.walls_of(one);
            for (int p = 0; p < 2; ++p)
                assign_words(part.planes[p], (activity.stones(p) & one) | walls);
            if (box.rows == board.rows && box.columns == board.columns) {
                add(part);
            } else {
                add(part.cut(box));
            }
        }
    };
    if (board.size() <= 64) {
        divide(KonaneActivity<1>(board));
    } else {
        divide(KonaneActivity<KonaneBoard::kMostSquares / 64>(board));
    }
}

}  // namespace upstar
