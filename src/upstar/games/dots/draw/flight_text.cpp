// Flights in a terminal.
//
// A row stands for the points from n up to n + 1, and is labelled n: a level flight at n runs along
// its bottom, and a move that gains or loses crosses it. Every move has a column, and so has the
// line between two pieces. Where there are more than kMostRows points, rows stand for several.
#include <algorithm>
#include <string>
#include <vector>

#include "upstar/base/characters.h"
#include "upstar/draw/labels.h"
#include "upstar/draw/text_canvas.h"
#include "upstar/games/dots/draw/flight_picture.h"

namespace upstar::dots {
namespace {

constexpr int kMostColumns = 78;
constexpr int kMostRows = 24;
constexpr std::size_t kLanes = 2;

int floor_divide(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

// Some consecutive pieces that fit into the width of a terminal.
struct Strip {
    std::size_t first = 0;  // segment
    std::size_t count = 0;
    std::size_t start = 0;  // altitude
    int columns = 0;
};

class Picture {
public:
    Picture(const FlightPicture& flight, Charset charset) : flight_(flight), charset_(charset) {
        int low = *std::min_element(flight.altitudes.begin(), flight.altitudes.end());
        int high = *std::max_element(flight.altitudes.begin(), flight.altitudes.end());
        if (flight.ground) {
            low = std::min(low, *flight.ground);
            high = std::max(high, *flight.ground);
        }
        scale_ = 1 + (high - low) / kMostRows;
        low_ = floor_divide(low, scale_) - 1;
        high_ = floor_divide(high, scale_);
        for (int level = low_; level <= high_; ++level)
            margin_ =
                std::max(margin_, static_cast<int>(std::to_string(level * scale_).size()) + 1);
    }

    std::string draw() const {
        std::string text;
        for (const Strip& strip : strips()) text += (text.empty() ? "" : "\n") + draw(strip);
        return text;
    }

private:
    int level(std::size_t i) const { return floor_divide(flight_.altitudes[i], scale_); }

    std::vector<Strip> strips() const {
        std::vector<Strip> found;
        std::size_t start = 0;
        for (std::size_t i = 0; i < flight_.segments.size(); ++i) {
            const int columns = static_cast<int>(flight_.segments[i].moves) + 1;
            if (found.empty() || margin_ + 1 + found.back().columns + columns > kMostColumns)
                found.push_back({i, 0, start, 0});
            ++found.back().count;
            found.back().columns += columns;
            start += flight_.segments[i].moves;
        }
        return found;
    }

    std::string draw(const Strip& strip) const {
        std::vector<Extent> extents;
        int column = margin_ + 1;
        for (std::size_t i = strip.first; i < strip.first + strip.count; ++i) {
            const auto& [name, moves] = flight_.segments[i];
            const int width = static_cast<int>(character_count(name));
            const double begin = start_of(column, static_cast<int>(moves), width);
            extents.push_back({begin, begin + width + 0.5});
            column += static_cast<int>(moves) + 1;
        }
        const Placement names = place_labels(extents, kLanes);
        const int head = static_cast<int>(lanes_used(names));
        TextCanvas canvas(head + high_ - low_ + 1, margin_ + 1 + strip.columns, charset_);
        draw_frame(canvas, strip, head);
        for (std::size_t i = 0; i < names.size(); ++i)
            if (names[i])
                canvas.text(head - 1 - static_cast<int>(*names[i]),
                            static_cast<int>(extents[i].low),
                            flight_.segments[strip.first + i].name);
        draw_path(canvas, strip, head);
        return canvas.to_string();
    }

    static int start_of(int column, int moves, int width) {
        return std::max(0, column + (moves - width) / 2);
    }

    int row(int head, int level) const { return head + high_ - level; }

    void draw_frame(TextCanvas& canvas, const Strip& strip, int head) const {
        const bool ascii = charset_ == Charset::Ascii;
        for (int level = low_; level <= high_; ++level) {
            const std::string label = std::to_string(level * scale_);
            canvas.text(row(head, level), margin_ - 1 - static_cast<int>(label.size()), label);
            canvas.text(row(head, level), margin_, ascii ? "|" : "│");
        }
        int column = margin_ + 1;
        if (flight_.ground)
            for (int i = 0; i < strip.columns; ++i)
                canvas.text(row(head, floor_divide(*flight_.ground, scale_) - 1), column + i,
                            ascii ? "=" : "▔");
        for (std::size_t i = strip.first; i < strip.first + strip.count; ++i) {
            column += static_cast<int>(flight_.segments[i].moves);
            for (int level = low_; level <= high_; ++level)
                canvas.text(row(head, level), column, ascii ? ":" : "┊");
            ++column;
        }
    }

    void draw_path(TextCanvas& canvas, const Strip& strip, int head) const {
        std::size_t i = strip.start;
        int column = margin_ + 1;
        for (std::size_t s = strip.first; s < strip.first + strip.count; ++s) {
            for (std::size_t move = 0; move < flight_.segments[s].moves; ++move, ++i, ++column)
                draw_move(canvas, column, i, head);
            canvas.text(row(head, level(i)), column, "_");
            ++column;
        }
    }

    void draw_move(TextCanvas& canvas, int column, std::size_t from, int head) const {
        const int before = level(from);
        const int after = level(from + 1);
        if (before == after) canvas.text(row(head, before), column, "_");
        for (int at = before; at < after; ++at)
            canvas.put(row(head, at), column, TextCanvas::Mark::Rising);
        for (int at = after; at < before; ++at)
            canvas.put(row(head, at), column, TextCanvas::Mark::Falling);
        if (flight_.crash == from + 1) canvas.text(row(head, after), column, "X");
    }

    const FlightPicture& flight_;
    Charset charset_;
    int scale_ = 1;  // points a row
    int low_ = 0;    // levels, in rows
    int high_ = 0;
    int margin_ = 2;
};

}  // namespace

std::string flight_text(const FlightPicture& picture, bool ascii) {
    return Picture(picture, ascii ? Charset::Ascii : Charset::Unicode).draw();
}

}  // namespace upstar::dots
