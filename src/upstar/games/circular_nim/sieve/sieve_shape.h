// How a sieve walks through a cube, and what it must remember on the way.
//
// All stacks but the last are the coordinates of a row; along the last stack lie the bits of the
// row (row_bits.h). Rows come in lexicographic order. The first coordinate numbers *layers*, the
// second *blocks* of a layer, the last the rows of a *run*; with fewer stacks, there are
// coordinates of a single value in front.
//
// A position can be won if a removal leads from it to a P-position. Instead of the P-positions
// themselves, one *trace* for each window keeps the P-positions and, where a move may take more
// than a least removal, everything above them in that window. Then a row is forbidden exactly by
// the rows that lie a least removal lower in the traces; and since being above is inherited, a
// trace grows from its own neighbours, one step lower in each coordinate of the window:
//
//     forbidden(x) = OR over windows w, least removals r of  trace_w(x - r)
//     trace_w(x)   = P(x) OR, over coordinates j of w,       trace_w(x - e_j)
//
// Both ask only for what lies at most `slots` slices back in the first coordinate of the window:
// the rest of a trace is forgotten. For CN(6,2) with stacks up to 63 this leaves 64^4 words of 64
// bits of a cube of 64^6 positions. (Keeping one bit of each position would take 8.6 GB there,
// marking positions from each P-position 6 * 64^2 writes a piece. Sieving only one position of each
// orbit of rotations and reflections would save at most a factor 2n, but every look at a lower row
// would first have to find its representative, and rows would no longer lie side by side.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "upstar/games/circular_nim/sieve/cube.h"

namespace upstar::circular_nim {

struct SieveShape {
    explicit SieveShape(const Cube& cube);

    /// A least removal: where it lies in a trace, seen from a row.
    struct Look {
        std::size_t trace;
        std::vector<std::uint32_t> down;  ///< in each coordinate
        std::uint32_t bits;               ///< in the last stack
        bool in_run;                      ///< the run is the same
    };
    struct Trace {
        std::size_t first;               ///< the coordinate whose slices are kept
        std::size_t slots = 1;           ///< how many of them
        std::size_t rows = 0;            ///< of one slice
        std::vector<std::size_t> grows;  ///< the coordinates in which it is inherited
        bool grows_in_row = false;       ///< and in the row

        bool is_shared() const { return first == 0; }  ///< by all threads
        bool grows_in_run(const SieveShape& shape) const {
            return !grows.empty() && grows.back() + 1 == shape.extent.size();
        }
    };

    std::uint32_t row_bits;             ///< most + 1
    std::vector<std::uint32_t> extent;  ///< of each coordinate
    std::vector<std::size_t> stride;    ///< rows from one value of a coordinate to the next
    std::vector<Trace> traces;
    std::vector<Look> looks;
    bool more = false;              ///< moves may take more than a least removal
    bool looks_are_growth = false;  ///< every look is one step, and every trace grows by it
    std::uint32_t own_step = 0;     ///< a least removal from the last stack alone; 0: none
    std::uint32_t reach = 0;        ///< how many blocks back looks and growth go

    std::uint64_t layers() const { return extent[0]; }
    std::uint64_t rows() const { return extent[0] * std::uint64_t{stride[0]}; }

    /// Rows kept in memory, by all threads and by each.
    std::uint64_t shared_rows() const;
    std::uint64_t rows_of_a_thread() const;
    /// What one row costs, counted in operations on rows.
    std::uint64_t operations() const;

private:
    void add_window(const std::vector<std::size_t>& coordinates, bool has_bits,
                    const std::vector<std::vector<std::uint32_t>>& least);
    void finish();
};

}  // namespace upstar::circular_nim
