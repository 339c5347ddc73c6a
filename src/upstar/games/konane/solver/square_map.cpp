#include "upstar/games/konane/solver/square_map.h"

namespace upstar::konane {
namespace {

// Bits of a symmetry of the rectangle: first transpose, then mirror, then turn upside down.
constexpr unsigned kTranspose = 4;
constexpr unsigned kMirror = 2;
constexpr unsigned kUpsideDown = 1;

std::vector<int> image_of_squares(const Grid& grid, unsigned symmetry) {
    std::vector<int> image;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            int r = (symmetry & kTranspose) != 0 ? column : row;
            int c = (symmetry & kTranspose) != 0 ? row : column;
            if ((symmetry & kMirror) != 0) c = grid.columns() - 1 - c;
            if ((symmetry & kUpsideDown) != 0) r = grid.rows() - 1 - r;
            image.push_back(r * grid.columns() + c);
        }
    }
    return image;
}

unsigned count_of_symmetries(const Grid& grid) { return grid.rows() == grid.columns() ? 8 : 4; }

}  // namespace

SquareMap::SquareMap(const std::vector<int>& image, bool exchanges_players)
    : exchanges_players_(exchanges_players) {
    for (std::size_t byte = 0; byte < images_.size(); ++byte) {
        for (std::size_t bits = 0; bits < images_[byte].size(); ++bits) {
            for (std::size_t bit = 0; bit < 8; ++bit) {
                const std::size_t square = 8 * byte + bit;
                if ((bits >> bit & 1) != 0 && square < image.size())
                    images_[byte][bits] |= CellSet{1} << image[square];
            }
        }
    }
}

std::vector<SquareMap> symmetries(const Grid& grid) {
    std::vector<SquareMap> all;
    for (unsigned symmetry = 1; symmetry < count_of_symmetries(grid); ++symmetry)
        all.emplace_back(image_of_squares(grid, symmetry), false);
    return all;
}

std::vector<SquareMap> symmetries(const JumpBoard& board, CellSet stones) {
    const Grid& grid = board.grid();
    std::vector<SquareMap> found;
    for (unsigned symmetry = 1; symmetry < count_of_symmetries(grid); ++symmetry) {
        SquareMap map(image_of_squares(grid, symmetry), false);
        if (map(board.squares()) != board.squares() || map(stones) != stones) continue;
        const CellSet image = map(board.of(Player::Left));
        if (image == board.of(Player::Left)) {
            found.push_back(map);
        } else if (image == board.of(Player::Right)) {
            found.emplace_back(image_of_squares(grid, symmetry), true);
        }
    }
    return found;
}

}  // namespace upstar::konane
