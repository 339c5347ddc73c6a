// Questions about penetration answered with their proofs: of a rectangle, of a group that was
// drawn, of the fewest stones that get as far, and of the whole table (Ernst 1995, Table 1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/konane/army/penetration_table.h"

namespace upstar::konane {

/// "3x13" as a rectangle of 3 rows and 13 columns; nothing if the text does not begin with a digit.
/// Throws Error (Input) with an offset if it goes on otherwise.
std::optional<Rectangle> parse_rectangle(std::string_view text);

/// "3x13"; a side without bounds is "any".
std::string name(const Rectangle& rectangle);

/// "golden", "stripes".
const char* name(Profile profile);

/// That a row is reached from a rectangle, and that one is not.
struct ReachedProof {
    Landmark landmark;
    Advance advance;
};
struct UnreachedProof {
    Landmark landmark;
    Unreached proof;

    /// The full rectangle. Requires one with bounds.
    Army army() const;
};

/// Nothing is reached from a rectangle of penetration 0.
struct RectangleAnswer {
    Rectangle rectangle;
    int penetration = 0;
    std::optional<ReachedProof> reached;
    UnreachedProof unreached;
};
RectangleAnswer rectangle_answer(Context& context, const Rectangle& rectangle);

struct GroupAnswer {
    Army army;
    Penetration penetration;
};
GroupAnswer group_answer(Context& context, const Army& army);

/// The fewest stones of an army that reach a row.
struct FewestAnswer {
    int row = 0;
    Advance advance;
};
/// Nothing for row 0. The search takes too long beyond kMostForFewest squares.
std::optional<FewestAnswer> fewest_answer(Context& context, const Army& army, int row);
inline constexpr std::int64_t kMostForFewest = 64;

/// A cell of the table; those of the last row and column stand for all greater ones as well.
struct PenetrationCell {
    int depth = 0;
    int width = 0;
    bool any_depth = false;
    bool any_width = false;
    int penetration = 0;
    std::optional<Rectangle> reached;  ///< the rectangles whose proofs show it
    Rectangle unreached;
};

struct PenetrationTable {
    std::vector<PenetrationCell> cells;  ///< by rows: kTableDepths, each of kTableWidths
    std::vector<ReachedProof> reached;
    std::vector<UnreachedProof> unreached;
};
PenetrationTable penetration_table(Context& context);

/// How goals were excluded: by so many functions, and so many searches of so many demands and
/// positions in all.
struct ExclusionCount {
    std::size_t pagodas = 0;
    std::size_t searches = 0;
    std::uint64_t visited = 0;
};
ExclusionCount count(const std::vector<Exclusion>& exclusions);

/// The function that has the least to spare against this army, in proportion; null if there is
/// none.
const Pagoda* tightest(const std::vector<Exclusion>& exclusions, const Army& army);

}  // namespace upstar::konane
