// Colour on terminals, by what it means. Colours never tell anything alone, so text without them
// says as much; the shades are readable on light and on dark ground.
//
//     paint(Ink::Left, "T")     // "T" if colour is off
#pragma once

#include <cstdint>
#include <string>

namespace upstar {

enum class Ink : std::uint8_t {
    Left,    ///< of Left, as pictures have it: blue
    Right,   ///< of Right: vermilion
    Wins,    ///< a winning move, and what one should do: teal
    Strong,  ///< a heading, a caret
};

class Paint {
public:
    Paint() = default;
    explicit Paint(bool is_on) : is_on_(is_on) {}

    bool is_on() const { return is_on_; }

    /// The text in that ink. Pad it before: the codes count as characters. Line breaks must not
    /// stand in it.
    std::string operator()(Ink ink, const std::string& text) const;

private:
    bool is_on_ = false;
};

}  // namespace upstar
