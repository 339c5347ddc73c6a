// Boards of random letters, as text.
#pragma once

#include <random>
#include <string>

namespace upstar::konane {

/// Rows joined by '|'.
inline std::string random_board(std::mt19937& random, int rows, int columns,
                                const std::string& letters) {
    std::string text;
    for (int r = 0; r < rows; ++r) {
        if (r > 0) text += '|';
        for (int c = 0; c < columns; ++c) text += letters[random() % letters.size()];
    }
    return text;
}

}  // namespace upstar::konane
