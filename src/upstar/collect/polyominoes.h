// All connected sets of squares, each once up to turning and mirroring: Redelmeier's algorithm
// (Counting polyominoes: yet another attack, 1981) makes every set once up to shifting and keeps
// none but the one it is at; of its eight images, the least is told.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace upstar {

class Polyominoes {
public:
    /// At most this many squares: boxes then have at most 128.
    static constexpr int kMostSquares = 21;

    using Visit = std::function<void(std::string board)>;

    /// Calls `visit` for each set of so many squares, as a board of Domineering: "..x|x..", whose
    /// dots are its squares. Those that lie in no box of 64 squares are only counted. Requires 1 <=
    /// squares <= kMostSquares.
    Polyominoes(int squares, const Visit& visit);

    std::int64_t too_wide() const { return too_wide_; }

private:
    void grow(std::size_t from);
    void tell();
    void find(int square);

    int squares_;
    int width_;
    const Visit& visit_;
    std::vector<std::uint8_t> seen_;  // squares that are in untried_, or may not be in the set
    std::vector<int> untried_;        // in the order in which they were found
    std::vector<int> set_;
    std::int64_t too_wide_ = 0;
};

}  // namespace upstar
