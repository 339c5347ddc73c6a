// upstar eval --plot FILE.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "program.h"

namespace upstar {
namespace {

struct Picture {
    const char* name;
    const char* part;
};

void PrintTo(const Picture& given, std::ostream* out) { *out << given.name; }

class Plot : public testing::TestWithParam<Picture> {};

TEST_P(Plot, IsWrittenInTheFormatOfTheName) {
    const Folder folder;
    const auto file = folder / GetParam().name;
    const Ended ended = run("eval --plot " + quoted(file.string()) + " '{4|1||-2}' '{3|0}'");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out, "{4|1||-2}\n{3|0}\n");
    EXPECT_NE(read(file).find(GetParam().part), std::string::npos) << read(file);
}

INSTANTIATE_TEST_SUITE_P(Each, Plot,
                         testing::Values(Picture{"a.svg", "</svg>"},
                                         Picture{"a.tex", "\\{3\\textbar{}0\\}"},
                                         Picture{"a.txt", "t"}));

// Bytes beyond ASCII, of which box-drawing characters are made.
bool has_boxes(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return (c & 0x80) != 0; });
}

TEST(TextPicture, HasBoxCharactersOnlyInALocaleThatHasThem) {
    const auto drawn = [](const std::string& locale, const std::string& options) {
        return shell("unset LC_ALL LC_CTYPE LANG; " + locale + " $UPSTAR eval " + options +
                     " '{4|1||-2}.Plot'")
            .out;
    };
    const std::string ascii = drawn("LC_ALL=C", "");
    const std::string boxes = drawn("LC_ALL=C.UTF-8", "");
    EXPECT_EQ(ascii.rfind("    t        ^\n", 0), 0u) << ascii;
    EXPECT_FALSE(has_boxes(ascii));
    EXPECT_TRUE(has_boxes(boxes));
    EXPECT_EQ(drawn("", ""), ascii);
    EXPECT_EQ(drawn("LANG=de_DE.utf8@euro", ""), boxes);
    EXPECT_EQ(drawn("LANG=C.UTF-8 LC_CTYPE=POSIX", ""), ascii);
    EXPECT_EQ(drawn("LC_ALL=C", "--format unicode"), boxes);
}

TEST(TextPicture, IsWrittenIntoAFileAsInTheTerminal) {
    const Folder folder;
    const std::string file = quoted((folder / "a.txt").string());
    shell("LC_ALL=C $UPSTAR eval --plot " + file + " '{4|1||-2}'");
    EXPECT_FALSE(has_boxes(read(folder / "a.txt")));
    shell("LC_ALL=C.UTF-8 $UPSTAR eval --plot " + file + " '{4|1||-2}'");
    EXPECT_TRUE(has_boxes(read(folder / "a.txt")));
}

TEST(PlotErrors, AreBadInput) {
    for (const char* file : {"/nonexistent/a.svg", "a.png", "/"}) {
        const Ended ended = run("eval --plot '" + std::string(file) + "' '{3|0}'");
        EXPECT_EQ(ended.code, 2) << file;
        EXPECT_EQ(ended.err.rfind("upstar: ", 0), 0u) << ended.err;
    }
    EXPECT_EQ(run("eval --plot /dev/full.svg '[1]'").code, 2);
}

}  // namespace
}  // namespace upstar
