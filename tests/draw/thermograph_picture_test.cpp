// Oracle: the corners of the walls are computed by hand from the definition of the thermograph, and
// each golden was compared with them by eye.
#include "upstar/draw/thermograph_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "upstar/draw/labels.h"
#include "upstar/values/dyadic.h"
#include "upstar/values/trajectory.h"

namespace upstar {
namespace {

Dyadic over(std::int64_t numerator, std::uint32_t exponent) { return {numerator, exponent}; }

Trajectory wall(std::vector<Trajectory::Corner> corners) { return {std::move(corners), 0}; }

// {mean + temperature | mean - temperature}
Thermograph switch_about(const Dyadic& mean, const Dyadic& temperature) {
    const Dyadic height = temperature + 1;
    return {wall({{-1, mean + height}, {temperature, mean}}),
            wall({{-1, mean - height}, {temperature, mean}})};
}

// {3||2*|1*}
Thermograph three_over_stars() {
    return {wall({{-1, 4}, {over(3, 2), over(9, 2)}}),
            wall({{-1, 1}, {0, 2}, {over(1, 1), 2}, {over(3, 2), over(9, 2)}})};
}

Thermograph three_eighths() {
    return {wall({{-1, 1},
                  {over(-1, 1), over(1, 1)},
                  {over(-1, 2), over(1, 1)},
                  {over(-1, 3), over(3, 3)}}),
            wall({{-1, 0}, {over(-1, 1), 0}, {over(-1, 3), over(3, 3)}})};
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t i = text.find(part); i != std::string::npos; i = text.find(part, i + 1))
        ++found;
    return found;
}

std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        widest = std::max(widest, character_count(line));
    return widest;
}

TEST(ThermographText, DrawsWallsMastAndAxes) {
    EXPECT_EQ(thermograph_text({{three_over_stars(), "{3||2*|1*}"}}),
              R"(                    {3||2*|1*}
    t                    ↑
    │                    │
    │                    │
3/4 ┤                    │
    │                   ╱ ╲
    │                  ╱   ╲
    │                 ╱     ╲
    │                ╱       ╲
    │               ╱         ╲
1/2 ┤              ╱           ╲
    │             ╱            │
    │            ╱             │
    │           ╱              │
    │          ╱               │
    │         ╱                │
    │        ╱                 │
    │       ╱                  │
    │      ╱                   │
    │     ╱                    │
    │    ╱                     │
    │   ╱                      │
  0 └──┼─────────────────┬─────┼───
       3                9/4    2
)");
}

TEST(ThermographText, ShowsNumbersBelowZeroAndStaggersLabels) {
    EXPECT_EQ(thermograph_text({{three_eighths(), ""}}),
              R"(     t            ↑
     │            │
     │            │
   0 ┤╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌
     │            │
-1/8 ┤            │
     │           ╱ ╲
-1/4 ┤          ╱   ╲
     │          │    ╲
     │          │     ╲
     │          │      ╲
-1/2 ┤          │       ╲
     │         ╱        │
     │        ╱         │
     │       ╱          │
     │      ╱           │
     │     ╱            │
     │    ╱             │
     │   ╱              │
  -1 └──┼───────┬─┬─────┼───
        1       │3/8    0
               1/2
)");
}

TEST(ThermographText, OfAnInfinitesimalIsAMast) {
    const Thermograph tiny{wall({{-1, 1}, {0, 0}}), wall({{-1, 0}})};
    EXPECT_EQ(thermograph_text({{tiny, "Tiny(2)"}}, {.ascii = true}),
              R"(          Tiny(2)
  t          ^
  |          |
  |          |
  |          |
  |          |
  |          |
0 +----------+-----------
             0
)");
}

TEST(ThermographText, DrawsSeveralOnTheSameAxes) {
    EXPECT_EQ(thermograph_text({{switch_about(2, 1), "A"}, {switch_about(-1, 3), "B"}}),
              R"(          A              B
  t       ↑              ↑
  │       │              │
  │       │              │
3 ┤       │              │
  │       │             ╱ ╲
  │       │            ╱   ╲
  │       │           ╱     ╲
  │       │          ╱       ╲
  │       │         ╱         ╲
  │       │        ╱           ╲
  │       │       ╱             ╲
  │       │      ╱               ╲
  │       │     ╱                 ╲
1 ┤       │    ╱                   ╲
  │      ╱ ╲  ╱                     ╲
  │     ╱   ╲╱                       ╲
  │    ╱    ╱╲                        ╲
  │   ╱    ╱  ╲                        ╲
0 └──┼────┼────┼─────────┬──────────────┼───
     3    2    1        -1             -4
)");
}

// The labels stay exact and the walls keep their shape, whatever the scale.
TEST(ThermographText, ScalesToTheRangeOfThePicture) {
    const std::string unit = thermograph_text({{switch_about(0, 1), ""}});
    const Dyadic huge(Integer(1) << 5000, 0);
    const Dyadic minute(Integer(1), 5000);
    for (const Thermograph& t :
         {switch_about(Dyadic(5000000000), 1), switch_about(Dyadic(5000000000), over(1, 11)),
          switch_about(0, huge), switch_about(huge, minute), switch_about(minute, huge)}) {
        const std::string text = thermograph_text({{t, ""}});
        EXPECT_EQ(count(text, "╱"), 17u) << text;
        EXPECT_EQ(count(text, "╲"), 17u) << text;
        EXPECT_LE(widest_line(text), 78u) << text;
        const std::string ascii = thermograph_text({{t, std::string(99, 'x')}}, {true, true});
        EXPECT_LE(widest_line(ascii), 78u);
        EXPECT_TRUE(std::all_of(ascii.begin(), ascii.end(), [](char c) { return c > 0; })) << ascii;
    }
    EXPECT_EQ(count(unit, "╱"), 17u);
}

// {1000|1||-1|-1000}: walls 2 apart and 500 high.
TEST(ThermographText, StretchesANeedle) {
    const Thermograph needle{wall({{-1, 1}, {over(999, 1), 1}, {over(1001, 1), 0}}),
                             wall({{-1, -1}, {over(999, 1), -1}, {over(1001, 1), 0}})};
    const std::string text = thermograph_text({{needle, ""}});
    EXPECT_NE(text.find("1001/2 ┤  ┌───────┴───────┐\n"), std::string::npos) << text;
    EXPECT_NE(text.find("          1       0      -1\n"), std::string::npos) << text;
}

TEST(ThermographTikz, WritesAWholePicture) {
    EXPECT_EQ(thermograph_tikz({{three_over_stars(), "$G$"}}),
              R"(\begin{tikzpicture}[>=stealth]
  \draw[->] (-0.4,0) -- (-0.4,5.8) node[above] {$t$};
  \draw (-0.4,0) -- (-0.5,0) node[left] {$0$};
  \draw (-0.4,5) -- (-0.5,5) node[left] {$\frac{3}{4}$};
  \draw (-0.4,3.33) -- (-0.5,3.33) node[left] {$\frac{1}{2}$};
  \draw (-0.4,0) -- (7.07,0);
  \draw (5,0) -- (5,-0.1) node[below] {$\frac{9}{4}$};
  \draw (0,0) -- (0,-0.1) node[below] {$3$};
  \draw (6.67,0) -- (6.67,-0.1) node[below] {$2$};
  \draw[thick] (0,0) -- (5,5);
  \draw[thick] (6.67,0) -- (6.67,3.33) -- (5,5);
  \draw[thick,->] (5,5) -- (5,5.8) node[above] {$G$};
\end{tikzpicture}
)");
}

TEST(ThermographTikz, DashesTheBaselineAboveTheAxis) {
    EXPECT_EQ(count(thermograph_tikz({{three_over_stars(), ""}}), "dashed"), 0u);
    EXPECT_EQ(count(thermograph_tikz({{three_over_stars(), ""}}, {.below_zero = true}), "dashed"),
              1u);
}

TEST(ThermographSvg, NamesTheGameItsMeanAndItsTemperature) {
    const std::string svg = thermograph_svg({{three_over_stars(), "{3||2*|1*}"}});
    EXPECT_NE(svg.find("<title>Thermograph of {3||2*|1*}: mean 9/4, temperature 3/4</title>"),
              std::string::npos);
    for (const char* label : {">3/4<", ">1/2<", ">0<", ">3<", ">9/4<", ">2<", ">t<"})
        EXPECT_EQ(count(svg, label), 1u) << label;
    EXPECT_EQ(count(svg, "<polyline"), 2u);
}

// Left's wall is drawn first; its foot is the greater stop.
TEST(ThermographSvg, DrawsGreaterValuesFurtherLeft) {
    const std::string svg = thermograph_svg({{switch_about(0, 1), ""}});
    const auto first_x = [&svg](std::size_t from) {
        const std::size_t at = svg.find("<polyline points=\"", from);
        return std::stod(svg.substr(at + std::string("<polyline points=\"").size()));
    };
    EXPECT_LT(first_x(0), first_x(svg.find("<polyline") + 1));
}

TEST(ThermographSvg, DropsLabelsThatHaveNoRoom) {
    std::vector<LabelledThermograph> crowd;
    for (int i = 0; i < 40; ++i) crowd.push_back({switch_about(over(i, 10), 1), "G"});
    const std::string svg = thermograph_svg(crowd);
    EXPECT_EQ(count(svg, "<polyline"), 80u);
    EXPECT_LT(count(svg, "<text"), 25u);
}

TEST(ThermographSvg, EscapesLabels) {
    const std::string svg = thermograph_svg({{switch_about(0, 1), "^<2>"}});
    EXPECT_EQ(count(svg, "^<2>"), 0u);
    EXPECT_EQ(count(svg, "^&lt;2&gt;"), 2u);
}

}  // namespace
}  // namespace upstar
