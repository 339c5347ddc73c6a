#include "upstar/games/konane/rules/small_konane.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "upstar/base/bits.h"
#include "upstar/base/hash.h"
#include "upstar/games/konane/rules/konane_activity.h"
#include "upstar/games/konane/rules/konane_moves.h"

namespace upstar::konane {
namespace {

using Word = std::uint64_t;

constexpr int kStride = SmallKonane::kMostColumns;
constexpr Word kInnerColumns = 0x7e7e7e7e;
constexpr Word kFirstColumn = 0x01010101;

/// The squares of the first rows and columns.
constexpr Word corner_box(int rows, int columns) {
    return (kFirstColumn & (~Word{0} >> (64 - kStride * rows))) * ((Word{1} << columns) - 1);
}

constexpr Word mirrored(Word planes, int columns) {
    return reversed_in_bytes(planes) >> (kStride - columns);
}

constexpr Word negated(Word planes) { return planes << 32 | planes >> 32; }

constexpr Word upside_down(Word planes, int rows) {
    return negated(__builtin_bswap64(planes)) >> (32 - kStride * rows);
}

/// Of a board of at most four rows and four columns.
constexpr Word transposed(Word planes) {
    const Word squares = (planes >> 7 ^ planes) & 0x00aa00aa00aa00aa;
    planes ^= squares ^ squares << 7;
    const Word blocks = (planes >> 14 ^ planes) & 0x0000cccc0000cccc;
    return planes ^ blocks ^ blocks << 14;
}

/// The least word so far, with its sign.
struct Image {
    Word planes;
    bool negative;

    void improve(Word other) {
        if (other < planes) *this = {other, false};
        if (const Word turned = negated(other); turned < planes) *this = {turned, true};
    }
    void improve_by_reflections(Word other, int rows, int columns) {
        const Word mirror = mirrored(other, columns);
        improve(other);
        improve(mirror);
        if (rows == 1) return;
        improve(upside_down(other, rows));
        improve(upside_down(mirror, rows));
    }
};

/// The rows of both planes without the gaps between them.
constexpr Word squeezed(Word planes, int rows, int columns) {
    const int gap = kStride - columns;
    planes = (planes & 0x00ff00ff00ff00ff) | (planes & 0xff00ff00ff00ff00) >> gap;
    planes = (planes & 0x0000ffff0000ffff) | (planes & 0xffff0000ffff0000) >> 2 * gap;
    return (planes & 0xffffffff) | planes >> 32 << rows * columns;
}

}  // namespace

SmallKonane::Word SmallKonane::box() const { return corner_box(rows_, columns_); }

std::optional<SmallKonane> SmallKonane::of(const KonaneBoard& board, bool one_jump) {
    const bool lies = board.rows <= kMostRows && board.columns <= kMostColumns;
    const bool stands = board.columns <= kMostRows && board.rows <= kMostColumns;
    if (!lies && !stands) return std::nullopt;
    const KonaneBoard lying = lies ? board : board.transposed();
    const Word row = (Word{1} << lying.columns) - 1;
    Word planes = 0;
    for (int p = 0; p < 2; ++p)
        for (int r = 0; r < lying.rows; ++r)
            planes |= (lying.planes[p].words[0] >> r * lying.columns & row)
                      << (32 * (1 - p) + kStride * r);
    return SmallKonane(planes, lying.rows, lying.columns, one_jump);
}

KonaneBoard SmallKonane::board() const {
    KonaneBoard board;
    board.rows = rows_;
    board.columns = columns_;
    const int size = board.size();
    const Word both = squeezed(planes_, rows_, columns_);
    board.planes[0].words[0] = both >> size;
    board.planes[1].words[0] = both & ((Word{1} << size) - 1);
    return board;
}

void SmallKonane::options(Player player, std::vector<SmallKonane>& out) const {
    const Word own = plane(player);
    const Word enemy = plane(opponent(player));
    const int own_at = player == Player::Left ? 32 : 0;
    const int in_one_move = one_jump_ ? 1 : std::numeric_limits<int>::max();
    const KonaneWords words = {own & ~enemy, enemy & ~own, box() & ~(own | enemy), kInnerColumns,
                               kStride};
    for_each_jump(words, rows_ >= 3, in_one_move, [&](Word moved, Word taken) {
        out.push_back(
            {planes_ ^ (moved << own_at | taken << (32 - own_at)), rows_, columns_, one_jump_});
    });
}

void SmallKonane::decompose(std::vector<SmallKonane>& out) const {
    using Set = SquareSet<1>;
    const KonaneActivity<1, kStride> activity(
        {Set{{plane(Player::Left)}}, Set{{plane(Player::Right)}}}, Set{{box()}},
        Set{{kInnerColumns}});
    for (Set rest = activity.active(); rest.any();) {
        const Set one = activity.class_of_first(rest);
        rest = rest - one;
        const Word squares = one.words[0];
        const int top = std::countr_zero(squares) / kStride;
        const Word columns = (squares | squares >> 8 | squares >> 16 | squares >> 24) & 255;
        const int left = std::countr_zero(columns);
        const int width = static_cast<int>(std::bit_width(columns)) - left;
        const int height = static_cast<int>(std::bit_width(squares) - 1) / kStride - top + 1;
        const int corner = kStride * top + left;
        const Word part = corner_box(height, width);
        const Word walls = squares >> corner == part ? 0 : activity.walls_of(one).words[0];
        Word planes = 0;
        for (int p = 0; p < 2; ++p) {
            const Word stones = activity.stones(p).words[0] & squares;
            planes |= ((stones | walls) >> corner & part) << 32 * (1 - p);
        }
        out.push_back({planes, height, width, one_jump_});
    }
}

Signed<SmallKonane> SmallKonane::representative() const {
    const bool stands = rows_ > columns_;
    const Word lying = stands ? transposed(planes_) : planes_;
    const int rows = stands ? columns_ : rows_;
    const int columns = stands ? rows_ : columns_;
    Image least{lying, false};
    least.improve_by_reflections(lying, rows, columns);
    if (rows == columns) least.improve_by_reflections(transposed(lying), rows, columns);
    return {{least.planes, rows, columns, one_jump_}, least.negative};
}

std::optional<std::uint64_t> SmallKonane::packed() const {
    constexpr int kMostSquares = 20;
    static_assert(2 * kMostSquares + 1 + 3 == kPackedBits);
    const int size = rows_ * columns_;
    if (size > kMostSquares) return std::nullopt;
    const Word header = static_cast<Word>(rows_ - 1) << 1 | (one_jump_ ? 1u : 0u);
    return (Word{1} << 2 * size | squeezed(planes_, rows_, columns_)) << 3 | header;
}

std::string SmallKonane::to_string() const { return board().to_string(); }

std::size_t hash_value(const SmallKonane& p) {
    const std::uint64_t shape = p.rows_ | p.columns_ << 4 | (p.one_jump_ ? 1u << 8 : 0u);
    return static_cast<std::size_t>(combine(p.planes_, shape));
}

}  // namespace upstar::konane
