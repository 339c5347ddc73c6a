// Flights as SVG.
#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/base/characters.h"
#include "upstar/draw/labels.h"
#include "upstar/draw/palette.h"
#include "upstar/draw/svg.h"
#include "upstar/games/dots/draw/flight_picture.h"

namespace upstar::dots {
namespace {

constexpr double kMostWidth = 880;
constexpr double kMostHeight = 260;
constexpr double kLargestStep = 16;  // of a move and of a point
constexpr double kLetter = 8;
constexpr double kCaptionLetter = 7;  // on average: 6.5 in DejaVu Sans and Verdana, the widest
constexpr double kLine = 16;
constexpr double kBorder = 12;
constexpr double kAxisRoom = 40;
constexpr double kGroundRoom = 64;  // for its name at the right
constexpr std::size_t kLanes = 3;
constexpr std::string_view kCaption =
    "points of the opener less those of the other, after each move";

constexpr Stroke kAxis{.color = palette::kInkSecond, .width = 1};
constexpr Stroke kGuide{.color = palette::kHairline, .width = 1};
constexpr Stroke kDivider{.color = palette::kLabel, .width = 1, .dash = "2 3"};
constexpr Stroke kGround{.color = palette::kMark, .width = 2.5};
constexpr Stroke kPath{.color = palette::kLeft, .width = 2};
constexpr Stroke kCrash{.color = palette::kRight, .width = 3};

// Whole numbers that are easy to read, at most about ten of them.
int tick_step(int range) {
    for (int step = 1;; step *= 10)
        for (const int factor : {1, 2, 5})
            if (range <= 10 * factor * step) return factor * step;
}

class Picture {
public:
    explicit Picture(const FlightPicture& flight)
        : flight_(flight),
          low_(*std::min_element(flight.altitudes.begin(), flight.altitudes.end())),
          high_(*std::max_element(flight.altitudes.begin(), flight.altitudes.end())) {
        if (flight.ground) {
            low_ = std::min(low_, *flight.ground);
            high_ = std::max(high_, *flight.ground);
        }
        --low_;
        ++high_;
        const auto moves =
            static_cast<double>(std::max<std::size_t>(flight.altitudes.size(), 2) - 1);
        step_x_ = std::min(kLargestStep, kMostWidth / moves);
        step_y_ = std::min(kLargestStep, kMostHeight / (high_ - low_));
        width_ = step_x_ * moves;
        std::vector<Extent> extents;
        double start = 0;
        for (const auto& segment : flight.segments) {
            const double end = start + step_x_ * static_cast<double>(segment.moves);
            const auto letters = static_cast<double>(character_count(segment.name));
            extents.push_back(Extent::centred((start + end) / 2, kLetter * (letters + 0.5)));
            start = end;
        }
        names_ = place_labels(extents, kLanes);
        right_ = std::max(x(0) + width_ + kGroundRoom,
                          x(0) + kCaptionLetter * static_cast<double>(kCaption.size()));
        for (std::size_t i = 0; i < extents.size(); ++i)
            if (names_[i]) right_ = std::max(right_, x(0) + extents[i].high);
        top_ = kBorder + kLine * static_cast<double>(std::max<std::size_t>(lanes_used(names_), 1));
    }

    std::string draw() {
        Svg svg(right_ + kBorder, top_ + step_y_ * (high_ - low_) + 2 * kLine + kBorder,
                flight_.title);
        draw_axes(svg);
        draw_segments(svg);
        if (flight_.ground) draw_ground(svg);
        std::vector<Point> path;
        for (std::size_t i = 0; i < flight_.altitudes.size(); ++i)
            path.push_back(at(i, flight_.altitudes[i]));
        svg.polyline(path, kPath);
        if (flight_.crash) draw_crash(svg);
        return svg.to_string();
    }

private:
    double x(double move) const { return kBorder + kAxisRoom + step_x_ * move; }
    double y(double altitude) const { return top_ + step_y_ * (high_ - altitude); }
    Point at(std::size_t move, int altitude) const {
        return {x(static_cast<double>(move)), y(altitude)};
    }

    void draw_axes(Svg& svg) const {
        const int step = tick_step(high_ - low_);
        const double left = x(0);
        for (int n = low_; n <= high_; ++n) {
            if (n % step != 0) continue;
            svg.line({left - 4, y(n)}, {left, y(n)}, kAxis);
            svg.line({left, y(n)}, {left + width_, y(n)}, n == 0 ? kAxis : kGuide);
            svg.text({left - 8, y(n) + 4.5}, std::to_string(n), {.anchor = Lettering::Anchor::End});
        }
        svg.line({left, y(low_)}, {left, y(high_)}, kAxis);
        svg.text({left, y(low_) + kLine + 4}, std::string(kCaption),
                 {.anchor = Lettering::Anchor::Start, .color = kAxis.color});
    }

    void draw_segments(Svg& svg) const {
        double start = 0;
        for (std::size_t i = 0; i < flight_.segments.size(); ++i) {
            const double end = start + static_cast<double>(flight_.segments[i].moves);
            svg.line({x(end), y(low_)}, {x(end), top_}, kDivider);
            if (names_[i])
                svg.text({x((start + end) / 2), top_ - 4 - kLine * static_cast<double>(*names_[i])},
                         flight_.segments[i].name, {});
            start = end;
        }
    }

    void draw_ground(Svg& svg) const {
        const double level = y(*flight_.ground);
        const double bottom = y(low_);
        svg.polygon(
            {{x(0), level}, {x(0) + width_, level}, {x(0) + width_, bottom}, {x(0), bottom}},
            {.color = kGround.color, .opacity = 0.12});
        svg.line({x(0), level}, {x(0) + width_, level}, kGround);
        svg.text({x(0) + width_ + 6, level + 4.5}, "ground",
                 {.anchor = Lettering::Anchor::Start, .color = kGround.color});
    }

    void draw_crash(Svg& svg) const {
        const Point place = at(*flight_.crash, flight_.altitudes[*flight_.crash]);
        svg.line({place.x - 6, place.y - 6}, {place.x + 6, place.y + 6}, kCrash);
        svg.line({place.x - 6, place.y + 6}, {place.x + 6, place.y - 6}, kCrash);
        const bool at_end = place.x > x(0) + width_ / 2;
        svg.text({place.x + (at_end ? -kLetter : kLetter), place.y - kLetter}, "crash",
                 {.anchor = at_end ? Lettering::Anchor::End : Lettering::Anchor::Start,
                  .color = kCrash.color});
    }

    const FlightPicture& flight_;
    int low_;
    int high_;
    double step_x_ = 1;
    double step_y_ = 1;
    double width_ = 0;
    double right_ = 0;  // of all that is drawn
    double top_ = 0;
    Placement names_;
};

}  // namespace

std::string flight_svg(const FlightPicture& picture) { return Picture(picture).draw(); }

}  // namespace upstar::dots
