#include "upstar/draw/move_marks.h"

#include <algorithm>
#include <cmath>

#include "upstar/base/characters.h"
#include "upstar/draw/palette.h"

namespace upstar {
namespace {

using Verdict = MoveMark::Verdict;

constexpr std::size_t kLongestLabel = 10;
constexpr double kLetters = 12;
constexpr double kHeight = 20;
constexpr double kSign = 14;
constexpr double kSmallRadius = 7;

// A tick as lines, for not every font has one.
void tick(Canvas& canvas, Point centre, double size, const Stroke& stroke) {
    canvas.polyline({{centre.x - 0.5 * size, centre.y},
                     {centre.x - 0.1 * size, centre.y + 0.4 * size},
                     {centre.x + 0.5 * size, centre.y - 0.4 * size}},
                    stroke);
}

void cross(Canvas& canvas, Point centre, double size, const Stroke& stroke) {
    const double half = size / 2;
    canvas.line({centre.x - half, centre.y - half}, {centre.x + half, centre.y + half}, stroke);
    canvas.line({centre.x - half, centre.y + half}, {centre.x + half, centre.y - half}, stroke);
}

Words shown(const Words& label) {
    return character_count(label.text) <= kLongestLabel ? label : Words("\u22ef", "$\\cdots$");
}

// What loses needs no sign beside its value: its pill is hollow.
double room_for_sign(Verdict verdict) { return verdict == Verdict::Loses ? 0 : kSign; }

}  // namespace

Pill::Pill(const MoveMark& mark, Point centre, bool has_label)
    : verdict_(mark.verdict),
      label_(has_label ? shown(mark.label) : Words("")),
      centre_(centre),
      width_(2 * kSmallRadius),
      height_(2 * kSmallRadius) {
    if (label_.text.empty()) return;
    width_ = std::max(kHeight, text_width(label_.text, kLetters) + room_for_sign(verdict_) + 10);
    height_ = kHeight;
}

bool Pill::touches(const Pill& other) const {
    return std::abs(centre_.x - other.centre_.x) < (width_ + other.width_) / 2 + 1 &&
           std::abs(centre_.y - other.centre_.y) < (height_ + other.height_) / 2 + 1;
}

void Pill::keep_within(double left, double right) {
    if (width_ > right - left) return;
    centre_.x = std::clamp(centre_.x, left + width_ / 2, right - width_ / 2);
}

void Pill::draw(Canvas& canvas) const {
    if (label_.text.empty()) {
        draw_verdict(canvas, centre_, verdict_, kSmallRadius);
        return;
    }
    const bool wins = verdict_ == Verdict::Wins;
    const std::string_view ink = wins ? palette::kPaper : palette::kInk;
    const Point corner{centre_.x - width_ / 2, centre_.y - height_ / 2};
    canvas.rectangle(corner, width_, height_, height_ / 2,
                     {.color = wins ? palette::kAccent : palette::kPaper},
                     {.color = ink, .width = 1.2});
    const Point sign{corner.x + 5 + kSign / 2, centre_.y};
    if (wins) tick(canvas, sign, 9, {.color = ink, .width = 2});
    if (verdict_ == Verdict::Unknown)
        canvas.text({sign.x, sign.y + 4}, "?", {.size = kLetters, .color = ink});
    canvas.text({centre_.x + room_for_sign(verdict_) / 2, centre_.y + 4}, label_,
                {.size = kLetters, .color = ink});
}

void draw_arrow(Canvas& canvas, Point from, Point to) {
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double length = std::max(1.0, std::sqrt(dx * dx + dy * dy));
    const Point along{dx / length, dy / length};
    const Point across{-along.y, along.x};
    const Point end{to.x - 16 * along.x, to.y - 16 * along.y};
    const Point neck{end.x - 13 * along.x, end.y - 13 * along.y};
    const auto beside = [&](Point p, double way) {
        return Point{p.x + way * across.x, p.y + way * across.y};
    };
    canvas.polygon({beside(from, 3.5), beside(neck, 3.5), beside(neck, 9), end, beside(neck, -9),
                    beside(neck, -3.5), beside(from, -3.5)},
                   {.color = palette::kAccent}, {.color = palette::kPaper, .width = 1.6});
    canvas.circle(from, 5.5, {.color = palette::kAccent}, {.color = palette::kPaper, .width = 1.6});
}

void draw_verdict(Canvas& canvas, Point centre, Verdict verdict, double radius) {
    const bool wins = verdict == Verdict::Wins;
    canvas.circle(centre, radius, {.color = wins ? palette::kAccent : palette::kPaper},
                  {.color = wins ? palette::kAccent : palette::kInkSecond, .width = 1.2});
    if (wins)
        tick(canvas, centre, radius, {.color = palette::kPaper, .width = 2});
    else if (verdict == Verdict::Loses)
        cross(canvas, centre, 0.75 * radius, {.color = palette::kInkSecond, .width = 1.4});
    else
        canvas.text({centre.x, centre.y + radius / 2}, "?",
                    {.size = 1.5 * radius, .color = palette::kInkSecond});
}

}  // namespace upstar
