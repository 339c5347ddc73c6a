#include "upstar/draw/board_cards.h"

#include <algorithm>
#include <utility>

#include "upstar/draw/palette.h"
#include "upstar/draw/picture.h"
#include "upstar/draw/scaled_canvas.h"

namespace upstar {
namespace {

constexpr std::size_t kMostCards = 120;
constexpr double kBorder = 16;
constexpr double kGap = 16;
constexpr double kHeading = 44;
constexpr double kMostWidth = 850;
constexpr double kLargest = 0.6;  // of the size that a board has alone
constexpr double kWidestBoard = 220;
constexpr double kCaption = 18;
constexpr double kValue = 24;
constexpr double kLetters = 13;
constexpr double kTitle = 15;
constexpr double kBold = 1.12;  // bold letters are wider

}  // namespace

double BoardCards::Card::width() const {
    return std::max({scale * layout.width, text_width(card->caption, kLetters),
                     kBold * text_width(card->value.text, kLetters)});
}

double BoardCards::Card::height() const { return kCaption + scale * layout.height + kValue; }

BoardCards::BoardCards(const std::vector<BoardCard>& cards) {
    for (const BoardCard& card : cards) {
        if (cards_.size() == kMostCards) {
            left_out_ = cards.size() - kMostCards;
            break;
        }
        BoardLayout layout = lay_out(card.picture.board);
        const double scale = std::min(kLargest, kWidestBoard / layout.width);
        cards_.push_back({&card, std::move(layout), scale});
        card_width_ = std::max(card_width_, cards_.back().width());
        card_height_ = std::max(card_height_, cards_.back().height());
    }
    columns_ = std::max<std::size_t>(
        1, static_cast<std::size_t>((kMostWidth + kGap) / (card_width_ + kGap)));
    columns_ = std::min(columns_, std::max<std::size_t>(1, cards_.size()));
}

double BoardCards::width() const {
    return static_cast<double>(columns_) * (card_width_ + kGap) - kGap;
}

double BoardCards::height() const {
    const std::size_t rows = (cards_.size() + columns_ - 1) / columns_;
    return static_cast<double>(rows) * (card_height_ + kGap) + (left_out_ > 0 ? kValue : 0);
}

std::string BoardCards::description() const {
    std::string text;
    for (const Card& card : cards_)
        text += (text.empty() ? "" : "; ") + card.card->caption + ": " + card.card->value.text;
    return text;
}

void BoardCards::draw(Canvas& canvas, Point corner) const {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        const Point at = in_rows(i, columns_, card_width_ + kGap, card_height_ + kGap);
        draw(canvas, cards_[i], {corner.x + at.x, corner.y + at.y});
    }
    if (left_out_ > 0)
        canvas.text({corner.x, corner.y + height() - 8},
                    "and " + std::to_string(left_out_) + " more",
                    {.anchor = Lettering::Anchor::Start, .color = palette::kInkSecond});
}

void BoardCards::draw(Canvas& canvas, const Card& card, Point corner) const {
    const double middle = corner.x + card_width_ / 2;
    canvas.text({middle, corner.y + 12}, card.card->caption,
                {.size = 12, .color = palette::kLabel});
    ScaledCanvas part(canvas, {middle - card.scale * card.layout.width / 2, corner.y + kCaption},
                      card.scale);
    upstar::draw(part, {0, 0}, card.card->picture);
    canvas.text({middle, corner.y + kCaption + card.scale * card.layout.height + 12},
                card.card->value, {.size = kLetters, .color = palette::kInk, .is_bold = true});
}

std::string board_cards(const std::string& title, const std::vector<BoardCard>& cards,
                        Format format) {
    const BoardCards laid_out(cards);
    const double width =
        2 * kBorder + std::max(laid_out.width(), kBold * text_width(title, kTitle));
    const PictureFrame frame{width, kHeading + laid_out.height() + kBorder, title,
                             laid_out.description()};
    return picture(frame, format, [&](Canvas& canvas) {
        canvas.text({kBorder, 28}, title,
                    {.anchor = Lettering::Anchor::Start,
                     .size = kTitle,
                     .color = palette::kInk,
                     .is_bold = true});
        laid_out.draw(canvas, {kBorder, kHeading});
    });
}

}  // namespace upstar
