#include "upstar/games/dots/rules/board_description.h"

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_position.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {
namespace {

// The dots at the ends of a line, numbered row by row from the top left.
std::pair<std::size_t, std::size_t> ends(const DotsGrid& grid, int line) {
    const auto [is_horizontal, row, column] = grid.place(line);
    const auto dots_in_a_row = static_cast<std::size_t>(grid.columns() + 1);
    const std::size_t first =
        static_cast<std::size_t>(row) * dots_in_a_row + static_cast<std::size_t>(column);
    return {first, first + (is_horizontal ? 1 : dots_in_a_row)};
}

}  // namespace

std::optional<Player> player_of(Scorer scorer) {
    if (scorer == Scorer::A) return Player::Left;
    if (scorer == Scorer::B) return Player::Right;
    return std::nullopt;
}

BoardDescription describe(const DotsBoard& board) {
    BoardDescription description;
    description.shape = BoardShape::Dots;
    description.rows = static_cast<std::size_t>(board.rows());
    description.columns = static_cast<std::size_t>(board.columns());
    for (int line = 0; line < board.lines(); ++line) {
        BoardPlace place;
        place.kind = BoardPlace::Kind::Line;
        place.name = line_name(board, line, LineNames::Dots);
        place.is_empty = !board.is_drawn(line);
        std::tie(place.from, place.to) = ends(board, line);
        description.places.push_back(std::move(place));
    }
    for (int box = 0; box < board.boxes(); ++box) {
        BoardPlace place;
        place.kind = BoardPlace::Kind::Box;
        place.name = column_letters(box % board.columns()) +
                     std::to_string(board.rows() - box / board.columns());
        place.is_empty = !board.is_complete(box);
        place.owner = player_of(board.owner(box));
        description.places.push_back(std::move(place));
    }
    return description;
}

BoardDescription describe(const CoinGraph& graph) {
    BoardDescription description;
    description.shape = BoardShape::Graph;
    const Origins origins = contract(graph).origins;
    std::vector<std::string> joint_names(static_cast<std::size_t>(graph.coins()) + 1);
    for (std::size_t joint = 1; joint < origins.joint_coin.size(); ++joint)
        joint_names[static_cast<std::size_t>(origins.joint_coin[joint])] =
            origins.joint_name[joint];
    std::vector<std::size_t> places(static_cast<std::size_t>(graph.coins()) + 1,
                                    BoardPlace::kGround);
    for (int coin = 1; coin <= graph.coins(); ++coin) {
        if (graph.valence(coin) == 0) continue;
        places[static_cast<std::size_t>(coin)] = description.places.size();
        BoardPlace place;
        place.kind = BoardPlace::Kind::Node;
        place.name = joint_names[static_cast<std::size_t>(coin)];
        place.is_empty = false;
        description.places.push_back(std::move(place));
    }
    const std::vector<std::string> names = string_names(graph);
    for (std::size_t i = 0; i < graph.strings().size(); ++i) {
        const auto& [a, b] = graph.strings()[i];
        BoardPlace place;
        place.kind = BoardPlace::Kind::Edge;
        place.name = names[i];
        place.is_empty = false;
        place.from = places[static_cast<std::size_t>(a)];
        place.to = places[static_cast<std::size_t>(b)];
        description.places.push_back(std::move(place));
    }
    return description;
}

}  // namespace upstar::dots
