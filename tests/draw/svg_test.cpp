#include "upstar/draw/svg.h"

#include <gtest/gtest.h>

namespace upstar {
namespace {

TEST(Svg, WritesElementsInOrder) {
    Svg svg(20, 10.5, "A & B");
    svg.line({0, 0}, {20, 10}, {.color = "#888", .width = 0.5, .dash = "2 3"});
    svg.polyline({{1, 2}, {3, 4.5}}, {});
    svg.polygon({{0, 0}, {1, 0}, {0, 1}}, {.opacity = 0.25});
    svg.text({5, 6}, "{1|<2>}", {.anchor = Lettering::Anchor::End});
    EXPECT_EQ(
        svg.to_string(),
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5" role="img">
<title>A &amp; B</title>
<rect width="20" height="10.5" fill="#fff"/>
<line x1="0" y1="0" x2="20" y2="10" stroke="#888" stroke-width="0.5" stroke-dasharray="2 3"/>
<polyline points="1,2 3,4.5" fill="none" stroke="#000" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/>
<polygon points="0,0 1,0 0,1" fill="#000" fill-opacity="0.25"/>
<text x="5" y="6" text-anchor="end" font-family="sans-serif" font-size="13" fill="#000">{1|&lt;2&gt;}</text>
</svg>
)");
}

TEST(Svg, EscapesWhatXmlForbids) {
    EXPECT_EQ(xml_escaped("a<b>&\"c\"\x01\n↑"), "a&lt;b&gt;&amp;&quot;c&quot;\n↑");
}

}  // namespace
}  // namespace upstar
