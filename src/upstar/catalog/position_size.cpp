#include "upstar/catalog/position_size.h"

namespace upstar {

PositionSize size_of(const AnyPosition& position) {
    const BoardDescription board = position.board();
    std::int64_t pieces = 0;
    std::int64_t free = 0;
    std::uint64_t tokens = 0;
    for (const BoardPlace& place : board.places) {
        if (place.owner) ++pieces;
        if (place.is_empty && place.kind != BoardPlace::Kind::Box) ++free;
        tokens += place.count;
    }
    const bool has_stacks = board.shape == BoardShape::Stacks;
    return {has_stacks   ? static_cast<std::int64_t>(tokens)
            : pieces > 0 ? pieces
                         : free,
            static_cast<std::int64_t>(board.rows), static_cast<std::int64_t>(board.columns)};
}

}  // namespace upstar
