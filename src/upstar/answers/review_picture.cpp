#include "upstar/answers/review_picture.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "upstar/answers/review_text.h"
#include "upstar/draw/board_cards.h"
#include "upstar/draw/labels.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/picture.h"
#include "upstar/draw/value_words.h"
#include "upstar/values/thermograph.h"

namespace upstar {
namespace {

constexpr double kBorder = 16;
constexpr double kTitle = 15;
constexpr double kChartTop = 62;
constexpr double kChartHeight = 130;
constexpr double kAxis = 44;        // room for its numbers
constexpr double kRows = 58;        // below the graph: numbers of turns, and who wins
constexpr double kWidestStep = 48;  // from one turn to the next
constexpr double kNarrowest = 420;

// What the graph shows of a moment of the match. The mean of a nimber says nothing, so of an
// impartial game it is 1 where Left wins and -1 where Right does.
struct Height {
    Dyadic middle;
    Dyadic low;
    Dyadic high;
};

bool is_impartial(const Review& review) {
    return review.match.start()->kind() == PositionKind::Impartial;
}

std::optional<Height> height_of(Arena& arena, const Review& review, const MatchState& state) {
    const auto level = [](std::int32_t n) { return Height{Dyadic(n), Dyadic(n), Dyadic(n)}; };
    if (state.lead) return level(*state.lead);
    if (is_impartial(review)) {
        if (!state.winner) return std::nullopt;
        return level(*state.winner == Player::Left ? 1 : -1);
    }
    if (!state.value) return std::nullopt;
    const auto walls = thermograph(arena, *state.value);
    return Height{walls->mean(), walls->right_wall.at(Dyadic()), walls->left_wall.at(Dyadic())};
}

std::string move_text(const Turn& turn) {
    std::string text;
    for (const PlayedMove& move : turn) text += (text.empty() ? "" : ", ") + move.move.name;
    return text;
}

Words state_words(Arena& arena, const Match& match, const MatchState& state) {
    if (state.lead)
        return *state.lead == 0
                   ? "even"
                   : player_text(match, *state.lead > 0 ? Player::Left : Player::Right) + " by " +
                         std::to_string(std::abs(*state.lead));
    if (state.value) return value_words(arena, *state.value);
    if (state.winner) return std::string(name(*state.winner)) + " wins";
    return "?";
}

// The board after each turn.
std::vector<BoardCard> cards_of(Arena& arena, const Review& review) {
    Match match(review.match.start(), review.match.first(), review.match.before());
    std::vector<BoardCard> cards = {
        {{match.board()}, "start", state_words(arena, match, review.start)}};
    for (std::size_t i = 0; i < review.turns.size(); ++i) {
        const ReviewedTurn& turn = review.turns[i];
        for (const PlayedMove& move : turn.moves) match.play(move.move);
        std::string caption = std::to_string(i + 1) + ". " + player_text(match, turn.player()) +
                              " " + move_text(turn.moves);
        if (turn.is_fault()) {
            caption += " ?";
            if (!turn.better.empty()) caption += " better " + turn.better.back();
        }
        cards.push_back({{match.board(), {}, match.last_changed(), match.long_pieces()},
                         caption,
                         state_words(arena, match, turn.after)});
    }
    return cards;
}

class Graph {
public:
    Graph(Arena& arena, const Review& review) : review_(review) {
        heights_.push_back(height_of(arena, review, review.start));
        winners_.push_back(review.start.winner);
        for (const ReviewedTurn& turn : review.turns) {
            heights_.push_back(height_of(arena, review, turn.after));
            winners_.push_back(turn.after.winner);
        }
        for (const auto& height : heights_) {
            if (!height) continue;
            low_ = std::min(low_, height->low);
            high_ = std::max(high_, height->high);
        }
        if (low_ == high_ || is_impartial(review)) {
            low_ = Dyadic(-1);
            high_ = Dyadic(1);
        }
        step_ = std::min(kWidestStep, 800 / static_cast<double>(heights_.size()));
    }

    double width() const { return kAxis + step_ * static_cast<double>(heights_.size()); }

    void draw(Canvas& canvas) const {
        for (const Dyadic& level : {low_, Dyadic(), high_}) {
            canvas.line({kBorder + kAxis, y(level)}, {kBorder + width(), y(level)},
                        {.color = palette::kHairline});
            canvas.text(
                {kBorder + kAxis - 8, y(level) + 4}, level_label(level),
                {.anchor = Lettering::Anchor::End, .size = 12, .color = palette::kInkSecond});
        }
        std::vector<Point> line;
        for (std::size_t i = 0; i < heights_.size(); ++i) {
            if (!heights_[i]) continue;
            const auto& [middle, low, high] = *heights_[i];
            if (low < high)
                canvas.line({x(i), y(low)}, {x(i), y(high)},
                            {.color = palette::kHairline, .width = 7});
            line.push_back({x(i), y(middle)});
        }
        if (line.size() > 1) canvas.polyline(line, {.color = palette::kInkSecond, .width = 1.6});
        for (const Point& p : line) canvas.circle(p, 3.5, {.color = palette::kInk});
        for (std::size_t i = 0; i < heights_.size(); ++i) draw_below(canvas, i);
    }

private:
    std::string level_label(const Dyadic& level) const {
        if (!is_impartial(review_)) return number_label(level);
        return level == high_ ? name(Player::Left) : level == low_ ? name(Player::Right) : "";
    }

    double x(std::size_t i) const {
        return kBorder + kAxis + step_ * (static_cast<double>(i) + 0.5);
    }
    double y(const Dyadic& level) const {
        return kChartTop + kChartHeight * (high_ - level).to_double() / (high_ - low_).to_double();
    }

    // The number of the turn, with a question mark for a fault, and who wins from there.
    void draw_below(Canvas& canvas, std::size_t i) const {
        const double top = kChartTop + kChartHeight;
        const bool is_fault = i > 0 && review_.turns[i - 1].is_fault();
        const bool fits = step_ >= 20 || i % 5 == 0;
        if (fits || is_fault)
            canvas.text({x(i), top + 20}, std::to_string(i) + (is_fault ? "?" : ""),
                        {.size = 12, .color = palette::kInk, .is_bold = is_fault});
        if (!winners_[i]) return;
        const bool is_left = *winners_[i] == Player::Left;
        canvas.circle({x(i), top + 38}, 8,
                      {.color = is_left ? palette::kBlackStone : palette::kWhiteStone},
                      {.color = palette::kStoneRim, .width = 1.2});
        canvas.text({x(i), top + 42}, is_left ? "L" : "R",
                    {.size = 10,
                     .color = is_left ? palette::kWhiteStone : palette::kBlackStone,
                     .is_bold = true});
    }

    const Review& review_;
    std::vector<std::optional<Height>> heights_;
    std::vector<std::optional<Player>> winners_;
    Dyadic low_;
    Dyadic high_;
    double step_ = kWidestStep;
};

std::string title_of(const Review& review) {
    return review.match.start()->ruleset().about().name + ": " +
           std::to_string(review.turns.size()) + (review.turns.size() == 1 ? " turn" : " turns");
}

std::string key_of(const Review& review) {
    return review.match.is_scoring()
               ? player_text(review.match, Player::Left) +
                     "'s lead if both play their best from there; ? gave points away"
           : is_impartial(review)
               ? "who wins from there if both play their best; ? let a win slip"
               : "the mean of the value and its stops, and who wins from there; ? let a win slip";
}

}  // namespace

std::string review_picture(Arena& arena, const Review& review, Format format) {
    const std::vector<BoardCard> boards = cards_of(arena, review);
    const BoardCards cards(boards);
    const Graph graph(arena, review);
    const std::string title = title_of(review);
    const std::string key = key_of(review);
    const double width =
        2 * kBorder + std::max({cards.width(), graph.width(), kNarrowest, text_width(key, 13)});
    const double cards_top = kChartTop + kChartHeight + kRows + 16;
    const PictureFrame frame{width, cards_top + cards.height() + kBorder, title,
                             cards.description()};
    return picture(frame, format, [&](Canvas& canvas) {
        canvas.text({kBorder, 24}, title,
                    {.anchor = Lettering::Anchor::Start,
                     .size = kTitle,
                     .color = palette::kInk,
                     .is_bold = true});
        canvas.text({kBorder, 42}, key,
                    {.anchor = Lettering::Anchor::Start, .size = 12, .color = palette::kInkSecond});
        graph.draw(canvas);
        cards.draw(canvas, {kBorder, cards_top});
    });
}

}  // namespace upstar
