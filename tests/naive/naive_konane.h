// Konane by brute force, to test the engine against: texts of squares, no separation, no symmetry.
//
// It shares no code with the library. On the open plane a board is its bounding box with one empty
// row or column on each side, since no jump goes further in one move; texts with '|' between rows.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "naive/naive_game.h"

namespace naive {

using KonaneRows = std::vector<std::string>;

inline KonaneRows konane_rows(const std::string& text) {
    KonaneRows rows(1);
    for (const char c : text)
        if (c == '|') {
            rows.emplace_back();
        } else {
            rows.back() += c;
        }
    return rows;
}

inline std::string konane_text(const KonaneRows& rows) {
    std::string text = rows[0];
    for (std::size_t r = 1; r < rows.size(); ++r) text += '|' + rows[r];
    return text;
}

/// The bounding box of what is not empty, with an empty border.
inline KonaneRows konane_bordered(KonaneRows rows) {
    const auto is_empty = [](const std::string& row) {
        return row.find_first_not_of('.') == std::string::npos;
    };
    while (!rows.empty() && is_empty(rows.back())) rows.pop_back();
    while (!rows.empty() && is_empty(rows.front())) rows.erase(rows.begin());
    if (rows.empty()) return {"."};
    const auto empty_column = [&](std::size_t c) {
        return std::all_of(rows.begin(), rows.end(),
                           [&](const auto& row) { return row[c] == '.'; });
    };
    while (empty_column(rows[0].size() - 1))
        for (std::string& row : rows) row.pop_back();
    while (empty_column(0))
        for (std::string& row : rows) row.erase(0, 1);
    for (std::string& row : rows) row = '.' + row + '.';
    rows.insert(rows.begin(), std::string(rows[0].size(), '.'));
    rows.push_back(rows[0]);
    return rows;
}

class Konane {
public:
    Konane(Games& games, bool ancient, bool open) : games_(games), ancient_(ancient), open_(open) {}

    /// The boards after the moves of 'x' or 'o'.
    std::vector<KonaneRows> moves(const KonaneRows& before, char me) const {
        const KonaneRows rows = open_ ? konane_bordered(before) : before;
        const int height = static_cast<int>(rows.size());
        const int width = static_cast<int>(rows[0].size());
        const auto at = [&](const KonaneRows& b, int r, int c) {
            return r < 0 || c < 0 || r >= height || c >= width
                       ? '#'
                       : b[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
        };
        std::vector<KonaneRows> all;
        for (int r = 0; r < height; ++r)
            for (int c = 0; c < width; ++c)
                for (const auto& [dr, dc] : {std::pair(0, 1), {0, -1}, {1, 0}, {-1, 0}}) {
                    KonaneRows b = rows;
                    int y = r;
                    int x = c;
                    while (at(b, y, x) == me && at(b, y + dr, x + dc) == (me == 'x' ? 'o' : 'x') &&
                           at(b, y + 2 * dr, x + 2 * dc) == '.') {
                        const auto put = [&](int row, int column, char stone) {
                            b[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
                                stone;
                        };
                        put(y, x, '.');
                        put(y + dr, x + dc, '.');
                        y += 2 * dr;
                        x += 2 * dc;
                        put(y, x, me);
                        all.push_back(b);
                        if (!ancient_) break;
                    }
                }
        return all;
    }

    Id value(const KonaneRows& board) {
        const std::string key = konane_text(open_ ? konane_bordered(board) : board);
        if (const auto known = values_.find(key); known != values_.end()) return known->second;
        std::vector<Id> sides[2];
        for (int p = 0; p < 2; ++p) {
            for (const KonaneRows& option : moves(board, p == 0 ? 'x' : 'o'))
                sides[p].push_back(value(option));
            std::sort(sides[p].begin(), sides[p].end());
            sides[p].erase(std::unique(sides[p].begin(), sides[p].end()), sides[p].end());
        }
        return values_[key] = games_.make(sides[0], sides[1]);
    }
    Id value(const std::string& text) { return value(konane_rows(text)); }

private:
    Games& games_;
    bool ancient_;
    bool open_;
    std::unordered_map<std::string, Id> values_;
};

}  // namespace naive
