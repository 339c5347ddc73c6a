#include "upstar/draw/board_cards.h"

#include <algorithm>
#include <cstddef>

#include "upstar/base/characters.h"
#include "upstar/draw/board_picture.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/scaled_canvas.h"
#include "upstar/draw/svg.h"
#include "upstar/draw/tikz.h"

namespace upstar {
namespace {

constexpr std::size_t kMostCards = 120;
constexpr double kBorder = 16;
constexpr double kGap = 16;
constexpr double kHeading = 44;
constexpr double kMostWidth = 880;
constexpr double kLargest = 0.6;  // of the size that a board has alone
constexpr double kWidestBoard = 220;
constexpr double kCaption = 18;
constexpr double kValue = 24;
constexpr double kLetters = 13;

struct Card {
    const BoardCard* card;
    BoardLayout layout;
    double scale;

    double width() const {
        return std::max({scale * layout.width, text_width(card->caption, kLetters),
                         text_width(card->value.text, kLetters)});
    }
    double height() const { return kCaption + scale * layout.height + kValue; }
};

// Cards are as wide as the widest, and stand in rows as high as the highest.
class Cards {
public:
    explicit Cards(const std::vector<BoardCard>& cards) : left_out_(0) {
        for (const BoardCard& card : cards) {
            if (cards_.size() == kMostCards) {
                left_out_ = cards.size() - kMostCards;
                break;
            }
            BoardLayout layout = lay_out(card.board);
            const double scale = std::min(kLargest, kWidestBoard / layout.width);
            cards_.push_back({&card, std::move(layout), scale});
            width_ = std::max(width_, cards_.back().width());
            height_ = std::max(height_, cards_.back().height());
        }
        columns_ = std::max<std::size_t>(
            1, static_cast<std::size_t>((kMostWidth - 2 * kBorder + kGap) / (width_ + kGap)));
        columns_ = std::min(columns_, std::max<std::size_t>(1, cards_.size()));
    }

    double width(const std::string& title) const {
        const auto columns = static_cast<double>(columns_);
        return std::max(2 * kBorder + columns * width_ + (columns - 1) * kGap,
                        2 * kBorder + 1.12 * text_width(title, 15));
    }
    double height() const {
        const std::size_t rows = (cards_.size() + columns_ - 1) / columns_;
        return kHeading + static_cast<double>(rows) * (height_ + kGap) +
               (left_out_ > 0 ? kValue : 0) + kBorder;
    }

    std::string description() const {
        std::string text;
        for (const Card& card : cards_)
            text += (text.empty() ? "" : "; ") + card.card->caption + ": " + card.card->value.text;
        return text;
    }

    void draw(Canvas& canvas, const std::string& title) const {
        canvas.text({kBorder, 28}, title,
                    {.anchor = Lettering::Anchor::Start,
                     .size = 15,
                     .color = palette::kInk,
                     .is_bold = true});
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const double left = kBorder + static_cast<double>(i % columns_) * (width_ + kGap);
            const double top = kHeading + static_cast<double>(i / columns_) * (height_ + kGap);
            draw(canvas, cards_[i], {left, top});
        }
        if (left_out_ > 0)
            canvas.text({kBorder, height() - kBorder}, "and " + std::to_string(left_out_) + " more",
                        {.anchor = Lettering::Anchor::Start, .color = palette::kInkSecond});
    }

private:
    void draw(Canvas& canvas, const Card& card, Point at) const {
        const double middle = at.x + width_ / 2;
        canvas.text({middle, at.y + 12}, card.card->caption,
                    {.size = 12, .color = palette::kLabel});
        ScaledCanvas part(canvas, {middle - card.scale * card.layout.width / 2, at.y + kCaption},
                          card.scale);
        upstar::draw(part, {0, 0}, BoardPicture{card.card->board, {}});
        canvas.text({middle, at.y + kCaption + card.scale * card.layout.height + 12},
                    card.card->value, {.size = kLetters, .color = palette::kInk, .is_bold = true});
    }

    std::vector<Card> cards_;
    std::size_t left_out_;
    std::size_t columns_ = 1;
    double width_ = 0;
    double height_ = 0;
};

}  // namespace

std::string board_cards(const std::string& title, const std::vector<BoardCard>& cards,
                        Format format) {
    const Cards laid_out(cards);
    if (format == Format::Svg) {
        Svg svg(laid_out.width(title), laid_out.height(), title, laid_out.description());
        laid_out.draw(svg, title);
        return svg.to_string();
    }
    Tikz tikz(title, laid_out.width(title));
    laid_out.draw(tikz, title);
    return tikz.to_string();
}

}  // namespace upstar
