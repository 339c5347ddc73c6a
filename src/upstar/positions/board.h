// A board as data: what stands where, whose it is, and what the places are called.
//
// A position describes its board once, by `p.describe()`, and everything that is shown of it is
// made from that: text, pictures, the clickable board of a page, and the names of moves. Five
// shapes serve all games:
//
//     Strip      squares in a row, named 1, 2, 3, ...
//     Grid       rows of squares, named by column and row from the top: a1, b1, ..., a2, ...
//     Stacks     stacks of tokens in a row or a ring, named 1, 2, 3, ...; `count` is their height
//     Dots       dots and lines: places are the lines between neighbouring dots and the boxes
//     Graph      places are nodes and edges, each edge between two places or a place and the ground
//     Text       no places: a board that is only a text
//
// A move is shown by the places that it changes; `move_between` finds them and names the move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/values/player.h"

namespace upstar {

enum class BoardShape : std::uint8_t { Strip, Grid, Stacks, Dots, Graph, Text };

/// "strip", "grid", ....
const char* name(BoardShape shape);

struct BoardPlace {
    enum class Kind : std::uint8_t { Square, Stack, Line, Box, Node, Edge };

    Kind kind = Kind::Square;
    std::string name;             ///< "3", "b2", "a1b1"
    std::string mark;             ///< what stands here, as the text of the position writes it
    std::optional<Player> owner;  ///< whose piece that is
    int heading = 0;              ///< of a piece that only goes right 1, left -1
    bool is_empty = true;         ///< nothing stands here, no token is left, no line is drawn
    std::uint64_t count = 0;      ///< tokens of a stack
    /// The two ends of a line (numbers of dots, row by row) or an edge (places; kGround).
    std::size_t from = 0;
    std::size_t to = 0;

    static constexpr std::size_t kGround = static_cast<std::size_t>(-1);

    bool is_node() const { return kind == Kind::Node; }
    /// An edge of which one end, or both, are the ground.
    bool is_tied_to_ground() const {
        return kind == Kind::Edge && (from == kGround || to == kGround);
    }

    friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

struct BoardDescription {
    BoardShape shape = BoardShape::Text;
    std::size_t rows = 0;     ///< of squares, or of boxes
    std::size_t columns = 0;  ///< likewise
    bool is_ring = false;     ///< stacks in a ring
    std::vector<BoardPlace> places{};
    /// Of a board that is only a text, rows joined by '|'; of another, what its places do not show:
    /// "sets ab,bc".
    std::string text{};

    friend bool operator==(const BoardDescription&, const BoardDescription&) = default;
};

/// Whose piece a letter of a strip or grid is, for `board_of_squares`.
struct PieceLetter {
    char letter;
    std::optional<Player> owner;  ///< none for what belongs to nobody, such as a blocked square
    int heading = 0;              ///< as of a place
};

/// The strip or grid that `text` shows, rows of equal length joined by '|', '.' an empty square;
/// a board that is only a text if it has another form.
BoardDescription board_of_squares(std::string_view text,
                                  const std::vector<PieceLetter>& letters = {});

/// Stacks of these heights.
BoardDescription board_of_stacks(const std::vector<std::uint64_t>& heights, bool is_ring);

/// The name of a column, counted from 0: a, ..., z, aa, ab, ....
std::string column_letters(int column);

struct BoardMove {
    std::vector<std::size_t> changed{};  ///< the places that differ
    std::string from{};                  ///< the place that a piece leaves; empty if none moves
    std::string name{};  ///< "3-5", "b1-b2", "a1b1"; empty where places say too little
};

/// What a move from one board to the other changes, and its name.
BoardMove move_between(const BoardDescription& before, const BoardDescription& after);

}  // namespace upstar
