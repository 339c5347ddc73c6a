// Mean and temperature by the definition (Siegel, Combinatorial Game Theory, II.5): the two walls
// of a thermograph at every temperature of a grid, from -1 upward, until they meet. It shares no
// code with the library.
//
// Walls bend at dyadic numbers only. Where they do not meet on the grid, it is too coarse, and that
// is an error.
#pragma once

#include <algorithm>
#include <map>
#include <stdexcept>
#include <vector>

#include "naive/naive_game.h"

namespace naive {

class Thermographs {
public:
    static constexpr int kSteps = 64;  // of a unit

    /// All in steps. An integer n has the temperature -1 and the mean n.
    struct Mast {
        int temperature = 0;
        int mean = 0;
    };

    explicit Thermographs(Games& games) : games_(games) {}

    Mast mast(Id g) { return walls(g).mast; }
    /// Where the walls begin: in which number the game ends if Left begins, or Right.
    int left_stop(Id g) { return walls(g).left[kSteps]; }
    int right_stop(Id g) { return walls(g).right[kSteps]; }

private:
    static constexpr int kHottest = 32;  // in units
    static constexpr int kCount = (kHottest + 1) * kSteps;

    struct Walls {
        std::vector<int> left;  // at -1, and at every step from there
        std::vector<int> right;
        Mast mast;
    };

    // {n-1 | } and { | n+1} and { | } are integers.
    Walls integer(Id g) {
        const Games::Form& form = games_.form(g);
        int n = 0;
        if (!form.left.empty()) n = walls(form.left[0]).mast.mean / kSteps + 1;
        if (!form.right.empty()) n = walls(form.right[0]).mast.mean / kSteps - 1;
        const std::vector<int> wall(kCount, n * kSteps);
        return {wall, wall, {-kSteps, n * kSteps}};
    }

    const Walls& walls(Id g) {
        if (const auto known = walls_.find(g); known != walls_.end()) return known->second;
        const Games::Form form = games_.form(g);
        if (form.left.empty() || form.right.empty()) return walls_[g] = integer(g);
        Walls all;
        for (int step = 0; step < kCount; ++step) {
            const int t = step - kSteps;
            const auto at = static_cast<std::size_t>(step);
            int left = -kCount, right = kCount;
            for (const Id option : form.left) left = std::max(left, walls(option).right[at] - t);
            for (const Id option : form.right) right = std::min(right, walls(option).left[at] + t);
            if (left < right) throw std::logic_error("walls that meet between two steps");
            all.left.push_back(left);
            all.right.push_back(right);
            if (left > right) continue;
            all.mast = {t, left};
            all.left.resize(kCount, left);
            all.right.resize(kCount, left);
            return walls_[g] = std::move(all);
        }
        throw std::logic_error("hotter than the grid");
    }

    Games& games_;
    std::map<Id, Walls> walls_;
};

}  // namespace naive
