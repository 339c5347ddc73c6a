#include "upstar/games/dots/draw/flight_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace upstar::dots {
namespace {

// A chain of 5 and a loop of 4 over ground at -2.
const FlightPicture kSample{
    "Flight", {0, 0, -1, -2, -3, -3, -1, -1, -1, 1, 3}, {{"AB", 6}, {"A", 4}}, -2, 4};

TEST(FlightPicture, ShowsEveryMoveInATerminal) {
    EXPECT_EQ(flight_text(kSample),
              "      AB    A\n"
              " 3 │      ┊    _\n"
              " 2 │      ┊   ╱┊\n"
              " 1 │      ┊   ╱┊\n"
              " 0 │_     ┊  ╱ ┊\n"
              "-1 │ ╲    ___╱ ┊\n"
              "-2 │  ╲  ╱┊    ┊\n"
              "-3 │▔▔▔X_╱┊▔▔▔▔┊\n"
              "-4 │      ┊    ┊\n");
}

TEST(FlightPicture, IsDrawnInPlainAscii) {
    EXPECT_EQ(flight_text(kSample, true),
              "      AB    A\n"
              " 3 |      :    _\n"
              " 2 |      :   /:\n"
              " 1 |      :   /:\n"
              " 0 |_     :  / :\n"
              "-1 | \\    ___/ :\n"
              "-2 |  \\  /:    :\n"
              "-3 |===X_/:====:\n"
              "-4 |      :    :\n");
}

TEST(FlightPicture, BreaksLongFlightsIntoStrips) {
    FlightPicture picture{"Long", {0}, {}, std::nullopt, std::nullopt};
    for (int i = 0; i < 40; ++i) {
        for (const int n : {0, -1, -1, 1}) picture.altitudes.push_back(n + i);
        picture.segments.push_back({"chain", 4});
    }
    std::istringstream text(flight_text(picture));
    std::size_t blank = 0;
    std::size_t rows = 0;
    for (std::string line; std::getline(text, line); ++rows) {
        if (line.empty()) ++blank;
        EXPECT_LE(line.size(), 3u * 78u);
    }
    EXPECT_EQ(blank, 2u);
    EXPECT_LE(rows, 3u * 28u);
}

// The number behind `name="` from some place on.
double attribute(const std::string& svg, const std::string& name, std::size_t from = 0) {
    return std::stod(svg.substr(svg.find(name + "=\"", from) + name.size() + 2));
}

// A letter of the caption takes half the size of DejaVu Sans or Verdana on average, the widest of
// the usual fonts.
TEST(FlightPicture, HasRoomForItsCaptionInWideFonts) {
    const std::string svg = flight_svg({"Short", {0, 1}, {}, {}, {}});
    const std::string caption = "points of the opener less those of the other, after each move";
    const std::size_t text = svg.rfind("<text", svg.find(caption));
    const double end = attribute(svg, "x", text) + 0.53 * attribute(svg, "font-size", text) *
                                                       static_cast<double>(caption.size());
    EXPECT_LE(end, attribute(svg, "width"));
}

TEST(FlightPicture, HasGroundAndCrashInSvg) {
    const std::string svg = flight_svg(kSample);
    EXPECT_NE(svg.find(">ground</text>"), std::string::npos);
    EXPECT_NE(svg.find(">crash</text>"), std::string::npos);
    EXPECT_NE(svg.find(">AB</text>"), std::string::npos);
    EXPECT_EQ(flight_svg({"None", {0}, {}, {}, {}}).find("crash"), std::string::npos);
    EXPECT_EQ(flight_text({"None", {0}, {}, {}, {}}), "");
}

}  // namespace
}  // namespace upstar::dots
