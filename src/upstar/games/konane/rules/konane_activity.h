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
// Squares are numbered as in KonaneBoard, without gaps between rows, or with a constant stride. The
// middle of a jump along a row is in no outer column; beyond the first and the last row nothing is
// found anyway.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "upstar/games/konane/rules/konane_board.h"
#include "upstar/games/konane/rules/square_set.h"

namespace upstar::konane {

/// The squares of a board that are in neither its first nor its last column.
template <int N>
SquareSet<N> inner_columns(int rows, int columns) {
    SquareSet<N> inner;
    if (columns < 3) return inner;
    const std::uint64_t row = (~std::uint64_t{0} >> (66 - columns)) << 1;
    for (int at = 0; at < rows * columns; at += columns) inner.add(at, row);
    return inner;
}

/// For sets of N words, of boards whose rows begin kStride squares apart, or (0) follow without
/// gaps.
template <int N, int kStride = 0>
class KonaneActivity {
public:
    using Set = SquareSet<N>;

    /// Requires a board of at most 64 N squares.
    explicit KonaneActivity(const KonaneBoard& board) requires(kStride == 0)
        : KonaneActivity({first_words<N>(board.planes[0]), first_words<N>(board.planes[1])},
                         Set::first(board.size()), inner_columns<N>(board.rows, board.columns),
                         board.columns) {}

    /// Two planes as in KonaneBoard, the squares of the board, and those in no outer column.
    KonaneActivity(const std::array<Set, 2>& planes, const Set& all, const Set& inner,
                   int stride = kStride)
        : stride_(stride), inner_(inner), all_(all), empty_(all - planes[0] - planes[1]) {
        for (std::size_t p = 0; p < 2; ++p) stones_[p] = reach_[p] = planes[p] - planes[1 - p];
        // Until both axes have brought nothing, one after the other.
        for (bool rows = true, columns = true; rows || columns;) {
            rows = grows_along<0>();
            if (!rows && !columns) break;
            columns = grows_along<1>();
        }
        active_ = middles_[0] | middles_[1];
        for (int axis = 0; axis < 2; ++axis)
            active_ |= middles_[axis].later(step(axis)) | middles_[axis].earlier(step(axis));
    }

    /// The squares that take part in a possible jump.
    const Set& active() const { return active_; }

    /// The class of the first of some active squares.
    Set class_of_first(const Set& squares) const {
        Set links[2];
        for (int axis = 0; axis < 2; ++axis)
            links[axis] = middles_[axis] | middles_[axis].earlier(step(axis));
        Set found = Set::one(squares.lowest());
        for (Set before; !(before == found);) {
            before = found;
            for (int axis = 0; axis < 2; ++axis)
                found |= (found & links[axis]).later(step(axis)) |
                         (found.earlier(step(axis)) & links[axis]);
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
                const int d = step(axis);
                const Set jumped = axis == 0 ? enemy & inner_ : enemy;
                landings |= (own.later(d) & jumped).later(d) | (own.earlier(d) & jumped).earlier(d);
            }
        }
        return (landings & all_) - empty_;
    }

private:
    // From a square to the next along a row, or along a column.
    constexpr int step(int axis) const {
        if constexpr (kStride > 0) return axis == 0 ? 1 : kStride;
        return axis == 0 ? 1 : stride_;
    }

    // Adds what the possible jumps along an axis bring; false if they bring nothing.
    template <int axis>
    [[gnu::always_inline]] bool grows_along() {
        const Set before[3] = {reach_[0], reach_[1], empty_};
        add_jumps_of<0, axis>();
        add_jumps_of<1, axis>();
        return !(before[0] == reach_[0] && before[1] == reach_[1] && before[2] == empty_);
    }
    template <int p, int axis>
    [[gnu::always_inline]] void add_jumps_of() {
        const int d = step(axis);
        const Set jumped = axis == 0 ? reach_[1 - p] & inner_ : reach_[1 - p];
        const Set forth = jumped & reach_[p].later(d) & empty_.earlier(d);
        const Set back = jumped & reach_[p].earlier(d) & empty_.later(d);
        const Set both = forth | back;
        reach_[p] |= forth.later(d) | back.earlier(d);
        empty_ |= both | forth.earlier(d) | back.later(d);
        middles_[axis] |= both;
    }

    int stride_;
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

}  // namespace upstar::konane
