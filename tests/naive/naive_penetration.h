// A second checker of certificates of penetration for groups that are drawn: sets of squares and
// maps of weights, one inequality after the other. It shares no code with the library's.
#pragma once

#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <utility>

namespace naive {

/// Whether the jumps get to the row, and a function excludes every column of the next.
inline bool penetration_holds(const std::string& text) {
    using Cell = std::pair<int, int>;
    constexpr int kMost = 4;  // beyond any side (Conway)
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    const auto head = nlohmann::json::parse(line, nullptr, false);
    if (head.is_discarded() || !head.contains("statement")) return false;
    const int distance = head["statement"]["penetration"];
    std::set<Cell> army;
    int row = 0;
    int width = 0;
    int column = 0;
    for (const char c : head["statement"]["army"].get<std::string>()) {
        if (c == '|') {
            --row;
            column = 0;
            continue;
        }
        if (c != '.') army.insert({row, column});
        width = std::max(width, ++column);
    }
    const int bottom = row - kMost;

    std::set<Cell> stones = army;
    int furthest = 0;
    std::set<int> columns;
    std::map<Cell, long> weights;
    Cell goal;
    while (std::getline(lines, line)) {
        int n[6];
        long weight = 0;
        if (std::sscanf(line.c_str(), "jump %d,%d %d,%d %d,%d", n, n + 1, n + 2, n + 3, n + 4,
                        n + 5) == 6) {
            const Cell from{n[0], n[1]}, over{n[2], n[3]}, to{n[4], n[5]};
            if (std::abs(n[2] - n[0]) + std::abs(n[3] - n[1]) != 1 || n[4] - n[2] != n[2] - n[0] ||
                n[5] - n[3] != n[3] - n[1])
                return false;
            if (stones.contains(to)) continue;
            if (stones.erase(from) == 0 || stones.erase(over) == 0) return false;
            stones.insert(to);
            furthest = std::max(furthest, to.first);
        } else if (std::sscanf(line.c_str(), "goal %d,%d weight %ld", n, n + 1, &weight) == 3) {
            goal = {n[0], n[1]};
            weights = {{goal, weight}};
        } else if (std::sscanf(line.c_str(), "row %d:", n) == 1) {
            std::istringstream numbers(line.substr(line.find(':') + 1));
            for (int c = -kMost; numbers >> weight; ++c) weights[{n[0], c}] = weight;
        } else if (std::sscanf(line.c_str(), "sum %ld", &weight) == 1) {
            long sum = 0;
            for (const Cell& stone : army) sum += weights[stone];
            if (sum != weight || sum >= weights[goal] || goal.first != distance + 1) return false;
            const auto inside = [&](const Cell& cell) {
                return cell.first >= bottom && cell.first <= distance && cell.second >= -kMost &&
                       cell.second < width + kMost;
            };
            for (int r = bottom; r <= distance; ++r)
                for (int c = -kMost; c < width + kMost; ++c)
                    for (const auto& [up, right] : {Cell{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                        const Cell from{r, c}, over{r + up, c + right},
                            to{r + 2 * up, c + 2 * right};
                        if (weights[from] < 0) return false;
                        if (inside(over) && (inside(to) || to == goal) &&
                            weights[from] + weights[over] < weights[to])
                            return false;
                    }
            columns.insert(goal.second);
        }
    }
    bool symmetric = true;
    for (const auto& [r, c] : army) symmetric = symmetric && army.contains({r, width - 1 - c});
    for (int c = -kMost; c < width + kMost; ++c)
        if (!columns.contains(c) && !(symmetric && columns.contains(width - 1 - c))) return false;
    return furthest >= distance;
}

}  // namespace naive
