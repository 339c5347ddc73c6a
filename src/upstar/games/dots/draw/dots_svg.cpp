#include "upstar/games/dots/draw/dots_svg.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "upstar/draw/palette.h"
#include "upstar/draw/svg.h"
#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/positions/board.h"

namespace upstar::dots {
namespace {

constexpr double kCell = 60;
constexpr double kBorder = 24;
constexpr double kDot = 3.5;
constexpr double kLetter = 6.5;
constexpr double kLegendLine = 16;
constexpr double kBelow = 18;  // the centre of a box: names stand out of the way of notes

constexpr Stroke kDrawn{.color = palette::kInk, .width = 3.5};
constexpr Stroke kOpen{.color = palette::kLabel, .width = 1, .dash = "2 5"};
constexpr std::array<std::string_view, 8> kPalette = {"#1f77b4", "#d9822b", "#2ca02c", "#8e44ad",
                                                      "#b8a500", "#0e7c86", "#c2528b", "#7f5539"};

double at(int steps) { return kBorder + kCell * steps; }

std::vector<Point> rectangle(double left, double top, double right, double bottom) {
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

std::vector<Point> disc(Point centre, double radius) {
    constexpr int kCorners = 12;
    constexpr double kTurn = 6.283185307179586;
    std::vector<Point> corners;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = kTurn * i / kCorners;
        corners.push_back(
            {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    return corners;
}

class Painter {
public:
    explicit Painter(const DotsPicture& picture)
        : picture_(picture),
          board_(picture.board),
          svg_(std::max(2 * kBorder + kCell * board_.columns(), legend_width()),
               2 * kBorder + kCell * board_.rows() + legend_height(),
               "a board of Dots-and-Boxes, " + std::to_string(board_.rows()) + " by " +
                   std::to_string(board_.columns()) + " boxes") {}

    std::string run() {
        for (std::size_t i = 0; i < picture_.pieces.size(); ++i)
            fill(picture_.pieces[i].boxes, kPalette[i % kPalette.size()]);
        for (int box = 0; box < board_.boxes(); ++box) owner(box);
        for (int line = 0; line < board_.lines(); ++line) {
            const auto [from, to] = ends(line);
            svg_.line(from, to, board_.is_drawn(line) ? kDrawn : kOpen);
        }
        for (int row = 0; row <= board_.rows(); ++row)
            for (int column = 0; column <= board_.columns(); ++column)
                svg_.polygon(disc({at(column), at(row)}, kDot), {.color = palette::kInk});
        name_dots();
        for (std::size_t i = 0; i < picture_.pieces.size(); ++i) name(picture_.pieces[i], i);
        for (const DotsPicture::Note& note : picture_.notes) write(note);
        write_legend();
        return svg_.to_string();
    }

private:
    Point centre(int box) const {
        return {at(box % board_.columns()) + kCell / 2, at(box / board_.columns()) + kCell / 2};
    }

    std::pair<Point, Point> ends(int line) const {
        const auto [is_horizontal, row, column] = board_.place(line);
        const Point from{at(column), at(row)};
        return {from, is_horizontal ? Point{at(column + 1), from.y} : Point{from.x, at(row + 1)}};
    }

    void name_dots() {
        constexpr double kSize = 11;
        for (int row = 0; row <= board_.rows(); ++row)
            svg_.text({kBorder - 9, at(row) + 4}, std::to_string(board_.rows() + 1 - row),
                      {.anchor = Lettering::Anchor::End, .size = kSize, .color = palette::kLabel});
        for (int column = 0; column <= board_.columns(); ++column)
            svg_.text({at(column), at(board_.rows()) + 18}, column_letters(column),
                      {.size = kSize, .color = palette::kLabel});
    }

    void fill(const std::vector<int>& boxes, std::string_view color) {
        for (const int box : boxes) {
            const auto [x, y] = centre(box);
            svg_.polygon(rectangle(x - kCell / 2, y - kCell / 2, x + kCell / 2, y + kCell / 2),
                         {.color = color, .opacity = 0.25});
        }
    }

    void owner(int box) {
        const Scorer scorer = board_.owner(box);
        if (scorer == Scorer::Nobody) return;
        const auto [x, y] = centre(box);
        svg_.polygon(rectangle(x - kCell / 2, y - kCell / 2, x + kCell / 2, y + kCell / 2),
                     {.color = palette::kSunken});
        if (scorer == Scorer::Unknown) return;
        const bool is_a = scorer == Scorer::A;
        svg_.text({x, y + 7}, is_a ? "A" : "B",
                  {.size = 20, .color = is_a ? palette::kLeft : palette::kRight, .is_bold = true});
    }

    void name(const DotsPicture::Piece& piece, std::size_t number) {
        if (piece.boxes.empty()) return;
        const auto [x, y] = centre(piece.boxes[piece.boxes.size() / 2]);
        svg_.text({x, y + kBelow}, piece.name,
                  {.size = piece.name.size() > 6 ? 10.0 : 12.0,
                   .color = kPalette[number % kPalette.size()]});
    }

    void write(const DotsPicture::Note& note) {
        const auto [from, to] = ends(note.line);
        const Point middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
        const double half = kLetter * static_cast<double>(note.text.size()) / 2 + 2;
        svg_.polygon(rectangle(middle.x - half, middle.y - 7, middle.x + half, middle.y + 7),
                     {.color = note.is_best ? palette::kAccent : palette::kPaper});
        svg_.text({middle.x, middle.y + 4}, note.text,
                  {.size = 11,
                   .color = note.is_best ? palette::kPaper : palette::kInkSecond,
                   .is_bold = note.is_best});
    }

    // What the numbers are, below the board.
    bool has_legend() const { return !picture_.notes.empty() && !picture_.legend.empty(); }
    double legend_width() const {
        std::size_t longest = 0;
        for (const std::string& line : picture_.legend) longest = std::max(longest, line.size());
        return has_legend() ? 2 * kBorder + kLetter * static_cast<double>(longest) : 0;
    }
    double legend_height() const {
        return has_legend() ? kLegendLine * static_cast<double>(picture_.legend.size()) + 8 : 0;
    }
    void write_legend() {
        if (!has_legend()) return;
        double y = 2 * kBorder + kCell * board_.rows();
        for (const std::string& line : picture_.legend) {
            y += kLegendLine;
            svg_.text(
                {kBorder, y}, line,
                {.anchor = Lettering::Anchor::Start, .size = 12, .color = palette::kInkSecond});
        }
    }

    const DotsPicture& picture_;
    const DotsBoard& board_;
    Svg svg_;
};

}  // namespace

std::string dots_svg(const DotsPicture& picture) { return Painter(picture).run(); }

}  // namespace upstar::dots
