// upstar eval --plot FILE.
#include <gtest/gtest.h>

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
                                         Picture{"a.tex", "\\end{tikzpicture}"},
                                         Picture{"a.txt", "t"}));

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
