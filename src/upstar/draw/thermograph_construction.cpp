#include "upstar/draw/thermograph_construction.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "upstar/base/wrapped_text.h"
#include "upstar/draw/labels.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/picture.h"
#include "upstar/draw/thermograph_picture.h"
#include "upstar/draw/value_words.h"
#include "upstar/values/format_notation.h"

namespace upstar {
namespace {

using Corners = std::vector<Trajectory::Corner>;

constexpr double kWidth = 760;
constexpr double kHeading = 56;  // the game, its mean and temperature
constexpr double kPlotLeft = 64;
constexpr double kPlotRight = kWidth - 48;
constexpr double kPlotTop = kHeading + 24;
constexpr double kPlotHeight = 300;
constexpr double kAxis = kPlotTop + kPlotHeight;
constexpr double kLabels = 44;  // below the axis, two lanes of them
constexpr double kStepsTop = kAxis + kLabels + 14;
constexpr double kBorder = 24;
constexpr double kGap = 18;  // between the texts of two steps
constexpr double kLine = 17;
constexpr double kSmall = 12.5;
constexpr std::size_t kMostOptions = 3;  // shown of each player

std::string_view ink(Player p) { return p == Player::Left ? palette::kLeft : palette::kRight; }

// A wall from t = 0 to `top`.
Corners part_below(const Trajectory& wall, const Dyadic& top) {
    Corners part = {{Dyadic(), wall.at(Dyadic())}};
    for (const Trajectory::Corner& corner : wall.corners())
        if (Dyadic() < corner.temperature && corner.temperature < top) part.push_back(corner);
    part.push_back({top, wall.at(top)});
    return part;
}

Corners part_above(const Trajectory& wall, const Dyadic& bottom, const Dyadic& top) {
    Corners part = {{bottom, wall.at(bottom)}};
    for (const Trajectory::Corner& corner : wall.corners())
        if (bottom < corner.temperature && corner.temperature < top) part.push_back(corner);
    part.push_back({top, wall.at(top)});
    return part;
}

// Stands for a blank at which no line is broken.
constexpr char kSolidBlank = '\x01';

// "1 + t" and "t = 3/2" stay on one line.
std::string with_solid_terms(std::string text) {
    for (const std::string term : {" + t", " - t", "t = "})
        for (std::size_t at = text.find(term); at != std::string::npos; at = text.find(term, at))
            for (const char c : term) {
                if (c == ' ') text[at] = kSolidBlank;
                ++at;
            }
    return text;
}

class Construction {
public:
    Construction(Arena& arena, Game g, Notation notation)
        : arena_(arena),
          game_(g),
          notation_(notation),
          steps_(thermograph_steps(arena, g)),
          texts_(in_words(arena, g, steps_, notation)) {
        top_ = Dyadic() < steps_.temperature ? steps_.temperature + half(half(steps_.temperature))
                                             : Dyadic(1);
        least_ = greatest_ = steps_.mean;
        for (const Player p : kPlayers)
            for (const auto& option : shown_options(p)) {
                const auto walls = thermograph(arena_, option.option);
                for (const Player side : kPlayers)
                    for (const auto& corner : part_below(walls->wall(side), top_))
                        widen(corner.value);
            }
        for (const Player p : kPlayers)
            if (!steps_.is_mast_alone())
                for (const auto& corner :
                     part_below(steps_.of(p).scaffold,
                                Dyadic() < steps_.temperature ? steps_.temperature : top_))
                    widen(corner.value);
        if (least_ == greatest_) {
            least_ = least_ - Dyadic(1);
            greatest_ = greatest_ + Dyadic(1);
        }
    }

    double height() const {
        std::size_t lines = 0;
        for (std::size_t i = 0; i < texts_.size(); ++i) lines = std::max(lines, lines_of(i).size());
        return kStepsTop + 38 + kLine * static_cast<double>(lines) + kBorder / 2;
    }

    std::string title() const {
        return "How the thermograph of " + to_string(arena_, game_, notation_) + " is built";
    }

    std::string description() const {
        std::string text;
        for (const StepText& step : texts_)
            text += (text.empty() ? "" : " ") + step.heading + ": " + step.text;
        return text;
    }

    void draw(Canvas& canvas) const {
        draw_heading(canvas);
        draw_axes(canvas);
        if (!steps_.is_mast_alone()) {
            draw_inside(canvas);
            for (const Player p : kPlayers) draw_options(canvas, p);
            for (const Player p : kPlayers) draw_scaffold(canvas, p);
        }
        draw_mast(canvas);
        draw_steps(canvas);
    }

private:
    static Dyadic half(const Dyadic& x) { return Dyadic(x.numerator(), x.exponent() + 1); }

    void widen(const Dyadic& value) {
        least_ = std::min(least_, value);
        greatest_ = std::max(greatest_, value);
    }

    std::vector<ThermographSteps::OptionWall> shown_options(Player p) const {
        std::vector<ThermographSteps::OptionWall> shown;
        for (const auto& option : steps_.of(p).options)
            if (option.is_needed && shown.size() < kMostOptions) shown.push_back(option);
        return shown;
    }

    // Differences are taken exactly before they are rounded.
    double x(const Dyadic& value) const {
        return kPlotLeft + (kPlotRight - kPlotLeft) * (greatest_ - value).to_double() /
                               (greatest_ - least_).to_double();
    }
    double y(const Dyadic& temperature) const {
        return kAxis - kPlotHeight * temperature.to_double() / top_.to_double();
    }
    Point at(const Dyadic& value, const Dyadic& temperature) const {
        return {x(value), y(temperature)};
    }
    std::vector<Point> at(const Corners& corners) const {
        std::vector<Point> points;
        for (const auto& corner : corners) points.push_back(at(corner.value, corner.temperature));
        return points;
    }

    void draw_heading(Canvas& canvas) const {
        canvas.text({kBorder, 34}, value_words(arena_, game_),
                    {.anchor = Lettering::Anchor::Start, .size = 22, .color = palette::kInk});
        canvas.text(
            {kWidth - kBorder, 34},
            "mean " + steps_.mean.to_string() + ", temperature " + steps_.temperature.to_string(),
            {.anchor = Lettering::Anchor::End, .size = 15, .color = palette::kInkSecond});
    }

    void draw_axes(Canvas& canvas) const {
        const Stroke guide{.color = palette::kHairline};
        std::vector<Dyadic> temperatures = {Dyadic()};
        std::vector<Dyadic> values = {steps_.mean};
        const auto add = [](std::vector<Dyadic>& list, const Dyadic& each) {
            if (std::find(list.begin(), list.end(), each) == list.end()) list.push_back(each);
        };
        if (Dyadic() < steps_.temperature) add(temperatures, steps_.temperature);
        for (const Player p : kPlayers)
            for (const auto& option : shown_options(p)) {
                add(values, steps_.of(p).scaffold.at(Dyadic()));
                const auto walls = thermograph(arena_, option.option);
                for (const Player side : kPlayers) add(values, walls->wall(side).at(Dyadic()));
                if (Dyadic() < walls->temperature()) add(temperatures, walls->temperature());
            }
        std::vector<Extent> rows;
        for (const Dyadic& t : temperatures) rows.push_back(Extent::centred(y(t), kLine));
        const Placement placed = place_labels(rows, 1);
        for (std::size_t i = 0; i < temperatures.size(); ++i) {
            const double height = y(temperatures[i]);
            if (i > 0) canvas.line({kPlotLeft - 8, height}, {kPlotRight, height}, guide);
            if (placed[i])
                canvas.text({kPlotLeft - 16, height + 4.5}, number_label(temperatures[i]),
                            {.anchor = Lettering::Anchor::End, .color = palette::kInkSecond});
        }
        canvas.text({kPlotLeft - 16, kPlotTop - 8}, Words("t", "$t$"),
                    {.anchor = Lettering::Anchor::End, .size = 15, .color = palette::kInkSecond});
        canvas.line({kPlotLeft - 8, kAxis}, {kPlotRight + 16, kAxis},
                    {.color = palette::kInkSecond});
        std::vector<Extent> columns;
        for (const Dyadic& value : values)
            columns.push_back(Extent::centred(x(value), text_width(number_label(value), 13) + 8));
        const Placement lanes = place_labels(columns, 2);
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!lanes[i]) continue;
            canvas.line({x(values[i]), kAxis}, {x(values[i]), kAxis + 5},
                        {.color = palette::kInkSecond});
            canvas.text({x(values[i]), kAxis + 19 + kLine * static_cast<double>(*lanes[i])},
                        number_label(values[i]), {.color = palette::kInkSecond});
        }
    }

    void draw_inside(Canvas& canvas) const {
        std::vector<Point> outline =
            at(part_below(steps_.of(Player::Left).scaffold, steps_.temperature));
        const std::vector<Point> right =
            at(part_below(steps_.of(Player::Right).scaffold, steps_.temperature));
        outline.insert(outline.end(), right.rbegin(), right.rend());
        canvas.polygon(outline, {.color = palette::kInk, .opacity = 0.06});
    }

    void draw_options(Canvas& canvas, Player p) const {
        const Stroke thin{.color = ink(p), .width = 1};
        const auto options = shown_options(p);
        for (std::size_t i = 0; i < options.size(); ++i) {
            const auto walls = thermograph(arena_, options[i].option);
            const Dyadic top = std::max(Dyadic(), std::min(walls->temperature(), top_));
            canvas.polyline(at(part_below(walls->wall(p), top)), thin);
            canvas.polyline(at(part_above(walls->wall(p), top, top_)), thin);
            canvas.polyline(at(part_below(options[i].wall, std::max(top, steps_.temperature))),
                            {.color = ink(p), .width = 2, .dash = "6 4"});
            const Words label = value_words(arena_, options[i].option);
            const double beside = x(walls->mean());
            const bool fits_outside = p == Player::Left
                                          ? beside - text_width(label.text, 13) > 8
                                          : beside + text_width(label.text, 13) < kWidth - 8;
            const bool leftwards = (p == Player::Left) == fits_outside;
            canvas.text(
                {beside + (leftwards ? -8 : 8), kPlotTop + 14 + kLine * static_cast<double>(i)},
                label,
                {.anchor = leftwards ? Lettering::Anchor::End : Lettering::Anchor::Start,
                 .color = ink(p)});
        }
        number(canvas, marked_place(p, 0.2, steps_.of(p).best, p == Player::Left ? -18 : 18), 1);
    }

    // Beside the wall, at a part of the height below the mast.
    Point marked_place(Player, double part, const Trajectory& wall, double aside) const {
        const Dyadic t = at_part(part);
        return {x(wall.at(t)) + aside, y(t)};
    }

    // A temperature in 64ths of that of the mast, or of the picture where the mast stands on 0.
    Dyadic at_part(double part) const {
        const Dyadic& whole = Dyadic() < steps_.temperature ? steps_.temperature : top_;
        return Dyadic(whole.numerator() * static_cast<std::int64_t>(std::lround(64 * part)),
                      whole.exponent() + 6);
    }

    void draw_scaffold(Canvas& canvas, Player p) const {
        const Trajectory& scaffold = steps_.of(p).scaffold;
        // Above the crossing as far as the picture reaches.
        const Dyadic room = p == Player::Left ? steps_.mean - least_ : greatest_ - steps_.mean;
        const Dyadic end = std::min(top_, steps_.temperature + room);
        canvas.polyline(at(part_above(scaffold, steps_.temperature, end)),
                        {.color = ink(p), .width = 2, .dash = "2 4"});
        canvas.polyline(at(part_below(scaffold, steps_.temperature)),
                        {.color = ink(p), .width = 3.5});
        const double part = p == Player::Left ? 0.55 : 0.4;
        const Dyadic t = at_part(part);
        const Point from = at(steps_.of(p).best.at(t), t);
        const Point to = at(scaffold.at(t), t);
        const double way = to.x > from.x ? 1 : -1;
        if (std::abs(to.x - from.x) > 20) {
            canvas.line(from, {to.x - way * 9, to.y}, {.color = ink(p), .width = 1.5});
            canvas.polygon(
                {{to.x - way * 3, to.y}, {to.x - way * 11, to.y - 4}, {to.x - way * 11, to.y + 4}},
                {.color = ink(p)});
            canvas.text({(from.x + to.x) / 2, from.y - 7},
                        p == Player::Left ? Words("\u2212 t", "$-t$") : Words("+ t", "$+t$"),
                        {.color = ink(p)});
        }
        number(canvas, {to.x + way * 18, to.y}, p == Player::Left ? 2 : 3);
    }

    void draw_mast(Canvas& canvas) const {
        const Dyadic foot = std::max(Dyadic(), steps_.temperature);
        const Point joint = at(steps_.mean, foot);
        canvas.line(joint, {joint.x, kAxis}, {.color = palette::kInkSecond, .dash = "2 4"});
        canvas.line(joint, {joint.x, kPlotTop - 8}, {.color = palette::kInk, .width = 3.5});
        if (steps_.is_mast_alone()) return;
        canvas.circle(joint, 4.5, {.color = palette::kInk},
                      {.color = palette::kPaper, .width = 1.5});
        number(canvas, {joint.x + 20, joint.y + (foot == Dyadic() ? -14 : 2)}, 4);
    }

    static void number(Canvas& canvas, Point at, int step) {
        canvas.circle(at, 9, {.color = palette::kInk}, {.color = palette::kPaper, .width = 1.5});
        canvas.text({at.x, at.y + 4.3}, std::to_string(step),
                    {.size = 12, .color = palette::kPaper, .is_bold = true});
    }

    // The first step says most, the second least.
    double column_width(std::size_t step) const {
        constexpr double kShares[] = {1.6, 1, 1.2, 1.2};
        double all = 0;
        for (std::size_t i = 0; i < texts_.size(); ++i) all += kShares[i];
        const double shared =
            kWidth - 2 * kBorder - kGap * (static_cast<double>(texts_.size()) - 1);
        return shared * kShares[step] / all;
    }

    std::vector<std::string> lines_of(std::size_t step) const {
        const auto columns = static_cast<std::size_t>(column_width(step) / text_width("n", kSmall));
        std::string text = wrapped(with_solid_terms(texts_[step].text), 0, columns);
        std::replace(text.begin(), text.end(), kSolidBlank, ' ');
        std::vector<std::string> lines;
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            lines.push_back(text.substr(begin, end - begin));
            begin = end + 1;
        }
        while (!lines.empty() && lines.back().empty()) lines.pop_back();
        return lines;
    }

    void draw_steps(Canvas& canvas) const {
        double left = kBorder;
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            canvas.line({left, kStepsTop}, {left + column_width(i), kStepsTop},
                        {.color = palette::kInk, .width = 2});
            number(canvas, {left + 9, kStepsTop + 18}, static_cast<int>(i) + 1);
            Lettering lettering{
                .anchor = Lettering::Anchor::Start, .size = 14, .color = palette::kInk};
            lettering.is_bold = true;
            canvas.text({left + 26, kStepsTop + 23}, texts_[i].heading, lettering);
            lettering.is_bold = false;
            lettering.size = kSmall;
            double base = kStepsTop + 44;
            for (const std::string& line : lines_of(i)) {
                canvas.text({left, base}, line, lettering);
                base += kLine;
            }
            left += column_width(i) + kGap;
        }
    }

    Arena& arena_;
    Game game_;
    Notation notation_;
    ThermographSteps steps_;
    std::vector<StepText> texts_;
    Dyadic top_;
    Dyadic least_;
    Dyadic greatest_;
};

std::string as_words(Arena& arena, Game g, Format format) {
    const Notation notation = notation_of(format);
    const std::vector<StepText> steps = in_words(arena, g, thermograph_steps(arena, g), notation);
    std::string text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::string number = steps.size() == 1 ? "" : std::to_string(i + 1) + ". ";
        text += wrapped(number + steps[i].heading + ". " + steps[i].text, number.size()) + "\n";
    }
    ThermographStyle style;
    style.ascii = format == Format::Text;
    return text + "\n" + thermograph_text({{*thermograph(arena, g), ""}}, style);
}

}  // namespace

std::string thermograph_construction(Arena& arena, Game g, Format format) {
    if (is_text(format)) return as_words(arena, g, format);
    const Construction construction(arena, g,
                                    format == Format::Svg ? Notation::Unicode : Notation::Text);
    return picture(
        {kWidth, construction.height(), construction.title(), construction.description()}, format,
        [&](Canvas& canvas) { construction.draw(canvas); });
}

}  // namespace upstar
