#include "upstar/games/konane/rules/konane_families.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "upstar/base/error.h"

namespace upstar::konane {
namespace {

// Stones at rows and columns that may be negative; colours alternate.
class Stones {
public:
    explicit Stones(char at_origin) : even_(at_origin), odd_(at_origin == 'x' ? 'o' : 'x') {}

    void put(int row, int column) {
        cells_[{row, column}] = (row + column) % 2 == 0 ? even_ : odd_;
    }
    void row(int first_row, int first_column, int count) {
        for (int i = 0; i < count; ++i) put(first_row, first_column + i);
    }
    void tail(int first_row, int column, int count) {
        for (int i = 0; i < count; ++i) put(first_row + i, column);
    }

    /// The bounding box and `room` more rows and columns below and to the right.
    std::string text(int room = 0) const {
        int top = cells_.begin()->first.first;
        int bottom = top;
        int left = cells_.begin()->first.second;
        int right = left;
        for (const auto& [at, stone] : cells_) {
            bottom = std::max(bottom, at.first);
            left = std::min(left, at.second);
            right = std::max(right, at.second);
        }
        std::string text;
        for (int r = top; r <= bottom + room; ++r) {
            if (r > top) text += '|';
            for (int c = left; c <= right + room; ++c) {
                const auto found = cells_.find({r, c});
                text += found == cells_.end() ? '.' : found->second;
            }
        }
        return text;
    }

private:
    char even_;
    char odd_;
    std::map<std::pair<int, int>, char> cells_;
};

std::string row_with_tail(int n, int tail, bool offset) {
    Stones stones(offset ? 'o' : 'x');
    stones.row(0, 0, n - tail);
    stones.tail(1, offset ? -1 : 0, tail);
    return stones.text();
}

std::string repeated(std::string text, const std::string& part, int n, const std::string& end) {
    for (int i = 0; i < n; ++i) text += part;
    return text + end;
}

std::string two_rows(int n) {
    Stones stones('x');
    for (int r = 0; r < 2; ++r) stones.row(r, 0, n / 2);
    return stones.text();
}

std::string diagonal_dominoes(int n) {
    Stones stones('x');
    for (int r = 0; r < n / 2; ++r) stones.row(r, r, 2);
    return stones.text();
}

std::string corner_triangle(int n) {
    Stones stones('x');
    for (int r = 0; r < n; ++r) stones.row(r, 0, n - r);
    return stones.text(1);
}

struct KonaneFamily {
    std::string_view name;
    int least;  // the numbers n >= least, in steps of `step`
    int step;
    std::string (*board)(int n);
};

constexpr std::array<KonaneFamily, 12> kFamilies = {{
    {"L", 1, 1, [](int n) { return row_with_tail(n, 0, false); }},
    {"LOT1", 2, 1, [](int n) { return row_with_tail(n, 1, true); }},
    {"LOT2", 3, 1, [](int n) { return row_with_tail(n, 2, true); }},
    {"LT1", 2, 1, [](int n) { return row_with_tail(n, 1, false); }},
    {"LT2", 3, 1, [](int n) { return row_with_tail(n, 2, false); }},
    {"LT3", 4, 1, [](int n) { return row_with_tail(n, 3, false); }},
    {"L2", 2, 2, two_rows},
    {"D2", 2, 2, diagonal_dominoes},
    {"triangle", 1, 1, corner_triangle},
    {"half", 0, 1, [](int n) { return repeated("ox.xo.", ".x", n, "o"); }},
    {"hot", 0, 1, [](int n) { return repeated("ox..", "ox", n, "o.o"); }},
    {"tiny", 0, 1, [](int n) { return repeated("ox.x..", "ox", n, "o.o"); }},
}};

constexpr int kLargest = 99;

}  // namespace

std::optional<std::string> konane_family(std::string_view name, int n) {
    const auto family = std::find_if(kFamilies.begin(), kFamilies.end(),
                                     [&](const KonaneFamily& f) { return f.name == name; });
    if (family == kFamilies.end()) return std::nullopt;
    if (n < family->least || n > kLargest || (n - family->least) % family->step != 0)
        throw Error(ErrorKind::Input,
                    std::string(name) + "(n) takes " + (family->step == 2 ? "an even" : "a whole") +
                        " number n from " + std::to_string(family->least) + " to " +
                        std::to_string(kLargest),
                    0);
    return family->board(n);
}

std::string konane_family_names() {
    std::string names;
    for (const KonaneFamily& family : kFamilies)
        names += (names.empty() ? "" : ", ") + std::string(family.name);
    return names;
}

}  // namespace upstar::konane
