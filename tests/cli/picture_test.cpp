// Pictures of the program as TeX takes them.
#include <gtest/gtest.h>

#include "program.h"

namespace upstar {
namespace {

TEST(Tikz, CompilesWithThePackageTikzAlone) {
    if (shell("command -v pdflatex").code != 0) GTEST_SKIP() << "pdflatex is not installed";
    std::string document = "\\documentclass{article}\\usepackage{tikz}\\begin{document}\n";
    for (const char* const arguments :
         {"analyse konane 'xo.xo|oxox.|x.xox'", "analyse toads TT.TF.FF", "analyse domineering 3x3",
          "analyse nim 3,5,7", "analyse circular_nim 1,2,3,4,5", "analyse dots 2x2",
          "analyse strings_and_coins 2*chain:3,loop:4", "analyse shrinking_nim 1,2,3",
          "explain --thermograph '{4|1||-1|-3}'", "explain --thermograph '{Tiny(2)|-1}'",
          "explain --tree '{4,{5|2}|1||-1,^*|-3}'"}) {
        const Ended ended = run(std::string(arguments) + " --format tikz");
        ASSERT_EQ(ended.code, 0) << arguments << ended.err;
        document += ended.out + "\n\\newpage\n";
    }
    const Folder folder;
    write(folder / "pictures.tex", document + "\\end{document}\n");
    const Ended tex = shell("cd " + quoted(folder.path().string()) +
                            " && pdflatex -interaction=nonstopmode -halt-on-error pictures.tex");
    EXPECT_EQ(tex.code, 0) << tex.out;
    EXPECT_EQ(tex.out.find("Overfull \\hbox"), std::string::npos) << tex.out;
    EXPECT_EQ(tex.out.find("Missing character"), std::string::npos) << tex.out;
}

TEST(Eval, DrawsABoardWhoseValueIsOutOfReach) {
    const Ended ended = run("eval 'konane(\"16x16\")' --format svg --time-limit 5");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out.rfind("<svg", 0), 0u);
    EXPECT_EQ(run("eval true --format svg").code, 2);
}

TEST(Explain, RefusesAFormatThatAPictureDoesNotHave) {
    const Ended ended = run("explain --tree '{1|2}' --format csv");
    EXPECT_EQ(ended.code, 2);
}

TEST(Color, IsForTerminalsUnlessAskedFor) {
    const std::string plain = run("analyse toads TT.TF.FF").out;
    EXPECT_EQ(plain.find('\x1b'), std::string::npos);
    const std::string colored = run("analyse toads TT.TF.FF --color always").out;
    EXPECT_NE(colored.find("\x1b[1;38;5;33mT\x1b[0m"), std::string::npos) << colored;
    EXPECT_NE(colored.find("\x1b[1;38;5;30m  4-6"), std::string::npos) << colored;
    std::string stripped;
    for (std::size_t i = 0; i < colored.size(); ++i) {
        if (colored[i] == '\x1b')
            i = colored.find('m', i);
        else
            stripped += colored[i];
    }
    EXPECT_EQ(stripped, plain) << "colour alone tells nothing";
    const Ended refused = run("eval '1 +' --color always");
    EXPECT_NE(refused.err.find("\x1b[1m^\x1b[0m"), std::string::npos) << refused.err;
    EXPECT_EQ(run("analyse toads TT.TF.FF --color never").out, plain);
}

}  // namespace
}  // namespace upstar
