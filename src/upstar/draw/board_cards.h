// Many boards in one picture, each with a caption above and what it is worth below: the cells of a
// table, the entries of a dictionary.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/draw/board_layout.h"
#include "upstar/draw/board_picture.h"
#include "upstar/draw/canvas.h"

namespace upstar {

struct BoardCard {
    BoardPicture picture;
    std::string caption{};
    Words value{""};
};

/// Cards laid out in rows, as a part of a picture. They must outlive it.
class BoardCards {
public:
    explicit BoardCards(const std::vector<BoardCard>& cards);

    double width() const;
    double height() const;
    /// "a = 1: *; a = 2: 0".
    std::string description() const;
    void draw(Canvas& canvas, Point corner) const;

private:
    struct Card {
        const BoardCard* card;
        BoardLayout layout;
        double scale;

        double width() const;
        double height() const;
    };

    void draw(Canvas& canvas, const Card& card, Point corner) const;

    std::vector<Card> cards_;
    std::size_t left_out_ = 0;
    std::size_t columns_ = 1;
    double card_width_ = 0;   ///< of the widest
    double card_height_ = 0;  ///< of the highest
};

/// Requires SVG or TikZ. Of very many cards the first are drawn, and how many there are more told.
std::string board_cards(const std::string& title, const std::vector<BoardCard>& cards,
                        Format format);

}  // namespace upstar
