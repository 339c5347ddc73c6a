// Thermographs in a terminal.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <vector>

#include "upstar/draw/labels.h"
#include "upstar/draw/text_canvas.h"
#include "upstar/draw/thermograph_layout.h"

namespace upstar {
namespace {

// Rows and columns. A wall of slope 1 moves one column a row, which joins up as ╱ and ╲.
constexpr PlotSize kPlot{.most_width = 38,
                         .most_height = 18,
                         .least_width = 16,
                         .least_height = 6,
                         .mast = 3,
                         .whole_steps = true};
constexpr int kRoom = 3;  // between the plot and the axes
constexpr std::size_t kValueLanes = 2;
constexpr std::size_t kNameLanes = 3;

// Halves go up, also those that come out a little less: a straight wall must not waver.
int rounded(double x) { return static_cast<int>(std::floor(x + 0.500001)); }

int width_of(const std::string& text) { return static_cast<int>(character_count(text)); }

// Text centred on a column, an odd character to its left.
int start_of(const std::string& text, int column) { return column - width_of(text) / 2; }

// A column of blank on either side keeps labels apart.
Extent room_for(const std::string& text, int column) {
    const int start = start_of(text, column);
    return {start - 0.5, start + width_of(text) + 0.5};
}

// Where a wall stands at height y; above its joint, on the mast.
double column_at(const std::vector<Point>& wall, double y) {
    for (std::size_t i = 1; i < wall.size(); ++i) {
        const Point& low = wall[i - 1];
        const Point& high = wall[i];
        if (y < high.y) return low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y);
    }
    return wall.back().x;
}

class Picture {
public:
    Picture(const ThermographLayout& layout, Charset charset)
        : layout_(layout),
          top_(rounded(layout.height)),
          ascii_(charset == Charset::Ascii),
          names_(place_names()),
          values_(place_values()),
          axis_(axis_column()),
          header_(static_cast<int>(lanes_used(names_))),
          columns_(column(layout.width) + kLongestNumber / 2 + 1),
          canvas_(header_ + top_ + 1 + static_cast<int>(lanes_used(values_)), columns_, charset) {}

    std::string draw() {
        draw_temperature_axis();
        draw_value_axis();
        for (std::size_t i = 0; i < layout_.figures.size(); ++i) draw_figure(i);
        return canvas_.to_string();
    }

private:
    static constexpr int kLongestNumber = 23;  // as number_label leaves it

    int row(int y) const { return header_ + top_ - y; }
    int column(double x) const { return axis_ + kRoom + rounded(x); }

    std::string with_dots(std::string text) const {
        if (const auto dots = text.find("…"); ascii_ && dots != std::string::npos)
            text.replace(dots, std::string("…").size(), "...");
        return text;
    }
    std::string label(const Dyadic& x) const { return with_dots(number_label(x)); }
    std::string name(std::size_t i) const {
        return with_dots(name_label(layout_.figures[i].label));
    }

    Placement place_names() const {
        std::vector<Extent> extents;
        for (std::size_t i = 0; i < layout_.figures.size(); ++i)
            extents.push_back(room_for(name(i), rounded(layout_.figures[i].joint.x)));
        auto placement = place_labels(extents, kNameLanes);
        for (std::size_t i = 0; i < placement.size(); ++i)
            if (layout_.figures[i].label.empty()) placement[i].reset();
        return placement;
    }

    Placement place_values() const {
        std::vector<Extent> extents;
        for (const auto& tick : layout_.values)
            extents.push_back(room_for(label(tick.at), rounded(tick.position)));
        return place_labels(extents, kValueLanes);
    }

    // Far enough to the right for the labels of temperatures and of the greatest value.
    int axis_column() const {
        int column = 1;
        for (const auto& tick : layout_.temperatures)
            column = std::max(column, width_of(label(tick.at)) + 1);
        for (const auto& tick : layout_.values)
            column = std::max(column, -kRoom - start_of(label(tick.at), rounded(tick.position)));
        return column;
    }

    void draw_temperature_axis() {
        for (int y = 0; y <= top_; ++y)
            canvas_.stroke(row(y), axis_, TextCanvas::kUp | (y > 0 ? TextCanvas::kDown : 0));
        canvas_.text(row(top_), axis_, "t");
        std::vector<Extent> extents;
        for (const auto& tick : layout_.temperatures)
            extents.push_back(Extent::centred(rounded(tick.position), 1));
        const auto placement = place_labels(extents, 1);
        for (std::size_t i = 0; i < placement.size(); ++i) {
            if (!placement[i]) continue;
            const int y = rounded(layout_.temperatures[i].position);
            const std::string text = label(layout_.temperatures[i].at);
            canvas_.text(row(y), axis_ - 1 - width_of(text), text);
            if (y > 0) canvas_.stroke(row(y), axis_, TextCanvas::kLeft);
        }
    }

    void draw_value_axis() {
        const int end = column(layout_.width) + kRoom;
        canvas_.horizontal(row(0), axis_, end);
        canvas_.stroke(row(0), end, TextCanvas::kRight);
        if (const int baseline = rounded(layout_.baseline); baseline > 0)
            for (int x = axis_ + 1; x <= end; ++x)
                canvas_.put(row(baseline), x, TextCanvas::Mark::Dash);
        for (std::size_t i = 0; i < values_.size(); ++i) {
            const int x = column(layout_.values[i].position);
            canvas_.stroke(row(0), x, TextCanvas::kDown);
            if (values_[i] == 1) canvas_.stroke(row(-1), x, TextCanvas::kUp | TextCanvas::kDown);
        }
        for (std::size_t i = 0; i < values_.size(); ++i) {
            if (!values_[i]) continue;
            const std::string text = label(layout_.values[i].at);
            canvas_.text(row(-1) + static_cast<int>(*values_[i]),
                         start_of(text, column(layout_.values[i].position)), text);
        }
    }

    void draw_figure(std::size_t i) {
        const ThermographLayout::Figure& figure = layout_.figures[i];
        for (const Player p : kPlayers) draw_wall(figure.wall(p));
        const int mast = column(figure.joint.x);
        canvas_.put(row(top_), mast, TextCanvas::Mark::ArrowUp);
        if (!names_[i]) return;
        const std::string text = name(i);
        const int start = std::clamp(start_of(text, mast), 0, columns_ - width_of(text));
        canvas_.text(row(top_) - 1 - static_cast<int>(*names_[i]), start, text);
    }

    // A row shows where the wall stands at its temperature, and how that leads to the row above.
    void draw_wall(const std::vector<Point>& wall) {
        for (int y = 0; y < top_; ++y) {
            const int here = column(column_at(wall, y));
            const int above = column(column_at(wall, y + 1));
            const bool starts = y == 0;
            if (std::abs(above - here) == 1 && !starts) {
                canvas_.put(row(y), here,
                            above > here ? TextCanvas::Mark::Rising : TextCanvas::Mark::Falling);
            } else {
                canvas_.stroke(row(y), here,
                               TextCanvas::kUp | (below_joins(wall, y) ? TextCanvas::kDown : 0));
            }
            if (std::abs(above - here) > 1) draw_run(y + 1, here, above);
        }
    }

    // Whether the wall comes to row y from below, rather than from the side.
    bool below_joins(const std::vector<Point>& wall, int y) const {
        return y > 0 && std::abs(column(column_at(wall, y)) - column(column_at(wall, y - 1))) <= 1;
    }

    // A wall too flat for a slanting line: along row y, coming from below at column `from`.
    void draw_run(int y, int from, int to) {
        canvas_.horizontal(row(y), from, to);
        canvas_.stroke(row(y), from, TextCanvas::kDown);
    }

    const ThermographLayout& layout_;
    int top_;
    bool ascii_;
    Placement names_;
    Placement values_;
    int axis_;
    int header_;
    int columns_;
    TextCanvas canvas_;
};

}  // namespace

std::string thermograph_text(const std::vector<LabelledThermograph>& thermographs,
                             const ThermographStyle& style) {
    const ThermographLayout layout = lay_out(thermographs, style.below_zero, kPlot);
    return Picture(layout, style.ascii ? Charset::Ascii : Charset::Unicode).draw();
}

}  // namespace upstar
