// A group of Konane stones on a field, the squares it can reach, and what it could do to others.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "upstar/rulesets/konane_field.h"
#include "upstar/rulesets/konane_penetration.h"

namespace upstar {

template <int N>
struct KonaneGroup {
    using Set = Squares<N>;
    using Field = KonaneField<N>;

    Set stones[2];  ///< by player, as everything below
    Set reach[2];   ///< where stones of the group can ever stand
    Set landed;     ///< the squares of `reach` that hold no stone of the group yet
    Set walls;      ///< the blocked squares that keep a jump from landing
    Set touch[2];   ///< a stone of this colour, standing here, could meet the group

    Set all() const { return stones[0] | stones[1]; }

    bool has_move(const Field& field) const {
        const Set empty = field.free - all();
        for (const int d : field.directions())
            for (int p = 0; p < 2; ++p)
                if (Field::jumpers(stones[p], stones[1 - p], empty, d).any()) return true;
        return false;
    }

    /// Finds all the rest from the stones.
    void find_reach(const Field& field, KonaneBounds bounds) {
        for (int p = 0; p < 2; ++p) reach[p] = stones[p];
        landed = walls = Set();
        if (!bounds.has(KonaneBound::Stuck) || has_move(field)) spread(field, bounds);
        for (int p = 0; p < 2; ++p) {
            touch[p] = landed;
            for (const int d : field.directions()) {
                const Set& enemies = reach[1 - p];
                touch[p] |= enemies.shifted(d) & field.free.shifted(-d);  // jumped by the group
                touch[p] |= enemies.shifted(-d) & field.free.shifted(-2 * d);  // jumps into it
            }
        }
    }

    bool meets(const KonaneGroup& other) const {
        return (touch[0] & other.reach[0]).any() || (touch[1] & other.reach[1]).any() ||
               (other.landed & (reach[0] | reach[1])).any();
    }

private:
    void spread(const Field& field, KonaneBounds bounds) {
        const KonaneBox box = field.box_of(all());
        const Set around = field.squares_of(grown(box, all().count(), bounds));
        const Potential potential(field, *this, bounds.has(KonaneBound::Shape));
        Set beyond;  // squares that the potential puts out of reach
        for (bool changes = true; changes;) {
            changes = false;
            for (int p = 0; p < 2; ++p) {
                for (const int d : field.directions()) {
                    Set found = Field::landings(reach[p], reach[1 - p], around, d) - reach[p] -
                                beyond - walls;
                    while (found.any()) {
                        const int square = found.take_lowest();
                        const Set one = Set::one(square);
                        if (!landed.has(square) && !all().has(square) &&
                            !potential.reaches(square / field.stride, square % field.stride)) {
                            beyond |= one;
                        } else if (field.blocked.has(square)) {
                            walls |= one;
                        } else {
                            reach[p] |= one;
                            changes = true;
                        }
                    }
                }
            }
            landed = (reach[0] | reach[1]) - all();
        }
    }

    // The bounding box with its penetration added on each side.
    static KonaneBox grown(const KonaneBox& box, int count, KonaneBounds bounds) {
        const int up = konane_penetration(box.rows, box.columns, count, bounds);
        const int aside = konane_penetration(box.columns, box.rows, count, bounds);
        return {box.top - up, box.left - aside, box.rows + 2 * up, box.columns + 2 * aside};
    }

    // The golden-ratio potential of the group's stones.
    class Potential {
    public:
        Potential(const Field& field, const KonaneGroup& group, bool in_use) {
            if (!in_use) return;
            for (Set rest = group.all(); rest.any();) {
                const int square = rest.take_lowest();
                rows_[count_] = static_cast<std::int8_t>(square / field.stride);
                columns_[count_++] = static_cast<std::int8_t>(square % field.stride);
            }
        }
        bool reaches(int row, int column) const {
            if (count_ == 0) return true;
            std::uint32_t sum = 0;
            for (std::size_t i = 0; i < count_ && sum < kGoldenOne; ++i)
                sum += kGoldenWeights[static_cast<std::size_t>(std::abs(row - rows_[i]) +
                                                               std::abs(column - columns_[i]))];
            return sum >= kGoldenOne;
        }

    private:
        std::array<std::int8_t, KonaneBoard::kMostSquares> rows_;
        std::array<std::int8_t, KonaneBoard::kMostSquares> columns_;
        std::size_t count_ = 0;
    };
};

}  // namespace upstar
