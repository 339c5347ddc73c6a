// The signs that moves have in pictures: arrows, pills with what a move leads to, ticks and
// crosses. What wins is filled and ticked, what loses is hollow, what nobody decided has a question
// mark, so that nothing is told by colour alone.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/draw/canvas.h"
#include "upstar/positions/board.h"

namespace upstar {

struct MoveMark {
    enum class Verdict : std::uint8_t { Wins, Loses, Unknown };

    BoardMove move;
    Verdict verdict = Verdict::Unknown;
    Words label{""};  ///< what it leads to
    /// What then stands on the places that it changes: "2" of a stack that is lowered to 2.
    std::vector<std::string> marks_after{};
};

/// A mark on a board; one without room for its label is a small disc.
class Pill {
public:
    Pill(const MoveMark& mark, Point centre, bool has_label);

    /// Whether both, with a little room around them, overlap.
    bool touches(const Pill& other) const;
    /// Moves it sideways to lie between these ends, if it fits.
    void keep_within(double left, double right);
    void draw(Canvas& canvas) const;

private:
    MoveMark::Verdict verdict_;
    Words label_;
    Point centre_;
    double width_;
    double height_;
};

/// A thick arrow with a light edge, that shows on any ground.
void draw_arrow(Canvas& canvas, Point from, Point to);

/// A tick, a cross or a question mark in a disc, as before a move in a list.
void draw_verdict(Canvas& canvas, Point centre, MoveMark::Verdict verdict, double radius = 8);

}  // namespace upstar
