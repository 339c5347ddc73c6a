// Stops, means and temperatures by their definitions (Conway, On Numbers and Games, ch. 9), over
// the forms of tests/naive. It shares no code with the library.
//
// A wall is a list of corners from the temperature -1 upwards; above the last one stands the mast.
// Numbers are counted in units of 2^-20, and what is no whole number of these is refused.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "naive/naive_game.h"

namespace naive {

class Thermographs {
public:
    using Units = std::int64_t;
    static constexpr unsigned kExponent = 20;
    static constexpr Units kOne = Units{1} << kExponent;

    explicit Thermographs(Games& games) : games_(games) {}

    /// Where the mast begins; an integer n has the temperature -1 and the mean n.
    struct Mast {
        Units temperature = 0;
        Units mean = 0;
    };
    Mast mast(Id g) {
        const Corner top = of(g).walls[0].back();
        return {top.temperature, top.height};
    }
    Units mean(Id g) { return mast(g).mean; }
    Units temperature(Id g) { return mast(g).temperature; }
    /// What is left of g at this temperature if Left (Right) begins.
    Units wall(Id g, bool is_left, Units temperature) {
        return height(of(g).walls[is_left ? 0 : 1], temperature);
    }

    /// The number at which play stops if Left (Right) begins, by looking at all plays.
    Units stop(Id g, bool is_left) {
        if (is_number(g)) return number(g);
        std::vector<Units> stops;
        for (const Id option : side(g, is_left)) stops.push_back(stop(option, !is_left));
        return is_left ? *std::max_element(stops.begin(), stops.end())
                       : *std::min_element(stops.begin(), stops.end());
    }

    /// Every option is a number, and every left one less than every right one.
    bool is_number(Id g) {
        if (const auto known = is_number_.find(g); known != is_number_.end()) return known->second;
        bool is = true;
        for (const bool is_left : {true, false})
            for (const Id option : side(g, is_left)) is = is && is_number(option);
        for (const Id left : side(g, true))
            for (const Id right : side(g, false)) is = is && !games_.less_or_equal(right, left);
        return is_number_[g] = is;
    }

private:
    struct Corner {
        Units temperature;
        Units height;
    };
    using Wall = std::vector<Corner>;
    struct Walls {
        std::array<Wall, 2> walls;  // Left's, Right's
    };

    const std::vector<Id>& side(Id g, bool is_left) const {
        return is_left ? games_.form(g).left : games_.form(g).right;
    }

    // Of a number in canonical form: an integer has options on one side, a fraction one on each.
    Units number(Id g) {
        const auto& [left, right] = games_.form(g);
        if (left.empty() && right.empty()) return 0;
        if (right.empty()) return number(left.front()) + kOne;
        if (left.empty()) return number(right.front()) - kOne;
        return exact(number(left.front()) + number(right.front()), 2);
    }

    static Units exact(Units dividend, Units divisor) {
        if (dividend % divisor != 0) throw std::runtime_error("a number needs smaller units");
        return dividend / divisor;
    }

    static Units height(const Wall& wall, Units t) {
        std::size_t i = 0;
        while (i < wall.size() && wall[i].temperature < t) ++i;
        if (i == wall.size()) return wall.back().height;
        if (wall[i].temperature == t) return wall[i].height;
        const Corner& below = wall[i - 1];
        return below.height + exact((t - below.temperature) * (wall[i].height - below.height),
                                    wall[i].temperature - below.temperature);
    }

    static std::vector<Units> corners_of(const Wall& a, const Wall& b) {
        std::set<Units> all;
        for (const Wall* wall : {&a, &b})
            for (const Corner& corner : *wall) all.insert(corner.temperature);
        return {all.begin(), all.end()};
    }

    // The higher one everywhere, or the lower one.
    static Wall better(const Wall& a, const Wall& b, bool is_higher) {
        Wall result;
        const std::vector<Units> all = corners_of(a, b);
        const auto add = [&](Units t) {
            const Units x = height(a, t);
            const Units y = height(b, t);
            result.push_back({t, is_higher ? std::max(x, y) : std::min(x, y)});
        };
        for (std::size_t i = 0; i < all.size(); ++i) {
            add(all[i]);
            if (i + 1 == all.size()) break;
            const Units before = height(a, all[i]) - height(b, all[i]);
            const Units after = height(a, all[i + 1]) - height(b, all[i + 1]);
            if ((before < 0 && after > 0) || (before > 0 && after < 0))
                add(all[i] + exact(before * (all[i + 1] - all[i]), before - after));
        }
        return result;
    }

    const Walls& of(Id g) {
        if (const auto known = known_.find(g); known != known_.end()) return known->second;
        if (side(g, true).empty() || side(g, false).empty()) {
            const Wall mast = {{-kOne, number(g)}};
            return known_[g] = {{mast, mast}};
        }
        std::array<Wall, 2> scaffold;  // before the tax
        for (const bool is_left : {true, false})
            for (const Id option : side(g, is_left)) {
                const Wall& reply = of(option).walls[is_left ? 1 : 0];
                Wall& wall = scaffold[is_left ? 0 : 1];
                wall = wall.empty() ? reply : better(wall, reply, is_left);
            }
        return known_[g] = up_to_the_mast(scaffold);
    }

    // Each player pays t for his move; where both get as much the mast begins.
    static Walls up_to_the_mast(const std::array<Wall, 2>& scaffold) {
        Walls result;
        const auto gap = [&](Units t) {
            return height(scaffold[0], t) - height(scaffold[1], t) - 2 * t;
        };
        const auto add = [&](Units t) {
            result.walls[0].push_back({t, height(scaffold[0], t) - t});
            result.walls[1].push_back({t, height(scaffold[1], t) + t});
        };
        const std::vector<Units> all = corners_of(scaffold[0], scaffold[1]);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (gap(all[i]) > 0) {
                add(all[i]);
                continue;
            }
            const Units before = gap(all.at(i - 1));
            add(all[i - 1] + exact(before * (all[i] - all[i - 1]), before - gap(all[i])));
            return result;
        }
        add(all.back() + exact(gap(all.back()), 2));
        return result;
    }

    Games& games_;
    std::map<Id, Walls> known_;
    std::map<Id, bool> is_number_;
};

}  // namespace naive
