// upstar dict: built, asked, merged, refused; and what it is to the other commands.
#include <gtest/gtest.h>

#include <cstdlib>

#include "program.h"
#include "upstar/version.h"

namespace upstar {
namespace {

class Dict : public testing::Test {
protected:
    std::string file(const std::string& name) const { return (folder_ / name).string(); }

    void build(const std::string& name, const std::string& what) const {
        const Ended ended = run("dict build " + what + " --dict " + file(name));
        ASSERT_EQ(ended.code, 0) << ended.err;
    }

    Folder folder_;
};

// The counts are those of `konane dictionary 2x3`, which has brute force behind it.
TEST_F(Dict, HasThePositionsOfKonaneThatFitABox) {
    build("d", "konane --box 2x3 --rules both");
    const std::string info = run("dict info --dict " + file("d")).out;
    EXPECT_EQ(info.rfind(file("d") + ": a dictionary, format 1, 38 positions, ", 0), 0u) << info;
    EXPECT_NE(info.find("\n  konane(board => open): 19 positions\n"
                        "  konane(rules => modern, board => open): 19 positions\n"
                        "  made by version "),
              std::string::npos)
        << info;
    EXPECT_EQ(run("dict build konane --box 2x3 --rules both --dict " + file("d")).out,
              "konane(board => open): 19 positions, 0 added to " + file("d") +
                  "\nkonane(rules => modern, board => open): 19 positions, 0 added to " +
                  file("d") + "\n");
    EXPECT_NE(run("konane dictionary 2x3").out.find("19 positions that fit 2x3"),
              std::string::npos);
    EXPECT_EQ(run("dict check --dict " + file("d")).code, 0);
}

// Free polyominoes: OEIS A000105.
TEST_F(Dict, HasAllConnectedPositionsOfDomineering) {
    build("d", "domineering --squares 7");
    EXPECT_EQ(run("dict find domineering --format bfile --dict " + file("d")).out,
              "1 1\n2 1\n3 2\n4 5\n5 12\n6 35\n7 108\n");
}

TEST_F(Dict, FindsByValueAndCondition) {
    build("d", "toads --length 4");
    const std::string dict = " --dict " + file("d");
    EXPECT_EQ(run("dict find toads --value '1/2' --limit 1" + dict).out,
              "game             position  value  outcome  mean  temperature  birthday  size\n"
              "toads_and_frogs  .T.F      -1/2   R        -1/2  -1/2         2         2\n");
    EXPECT_EQ(run("dict find toads --value '*77'" + dict).code, 1);
    const Ended wrong = run("dict find toads --where 'G.Mean'" + dict);
    EXPECT_EQ(wrong.code, 2);
    EXPECT_NE(wrong.err.find("a condition on the value G is true or false"), std::string::npos);
    const std::string source = std::string(kVersion) + ",dict build toads --length 4\n";
    EXPECT_EQ(run("dict find toads --where 'G.Birthday == 2 and columns == 3' --show "
                  "position,birthday,version,command --format csv" +
                  dict)
                  .out,
              "position,birthday,version,command\n..F,2," + source + ".FF,2," + source);
    const Ended column = run("dict find toads --show colour" + dict);
    EXPECT_EQ(column.code, 2);
    EXPECT_NE(column.err.find("cannot show `colour`; there are game, position, value"),
              std::string::npos)
        << column.err;
    const Ended unknown = run("dict find nim" + dict);
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("has no positions of nim; it has some of toads_and_frogs"),
              std::string::npos)
        << unknown.err;
}

TEST_F(Dict, GivesAllRowsToOtherPrograms) {
    build("d", "domineering --squares 2");
    const std::string dict = " --dict " + file("d");
    const std::string source = std::string(kVersion) + ",dict build domineering --squares 2\n";
    EXPECT_EQ(run("dict find --format csv" + dict).out,
              "game,position,value,outcome,margin,mean,temperature,left-stop,right-stop,birthday,"
              "size,rows,columns,version,command\n"
              "domineering,.,0,P,,0,-1,0,0,0,1,1,1," +
                  source + "domineering,..,-1,R,,-1,-1,-1,-1,1,2,1,2," + source);
    EXPECT_EQ(run("dict find --format jsonl --show position,value,margin --limit 1" + dict).out,
              R"({"position":".","value":"0","margin":null})"
              "\n");
    EXPECT_EQ(run("dict find --format latex --show position,value --where 'size == 2'" + dict).out,
              "\\begin{tabular}{r|l}\nposition & value \\\\ \\hline\n.. & $-1$ \\\\\n"
              "\\end{tabular}\n");
    if (std::system("command -v sqlite3 >/dev/null") != 0) GTEST_SKIP() << "there is no sqlite3";
    EXPECT_EQ(shell("sqlite3 " + file("d") +
                    " 'SELECT position, value, temperature FROM entry ORDER BY size'")
                  .out,
              ".|0|-1\n..|-1|-1\n");
}

TEST_F(Dict, WritesValuesInTheNotationOfLatex) {
    build("d", "domineering --squares 5");
    const std::string latex = " --format latex --dict " + file("d");
    const std::string found =
        run("dict find --show position,value,temperature --where 'size == 4'" + latex).out;
    for (const char* row :
         {"\n..\\textbar{}.. & $\\pm 1$ & $1$ \\\\\n", "\n.... & $-2$ & $-1$ \\\\\n"})
        EXPECT_NE(found.find(row), std::string::npos) << found;
    EXPECT_EQ(run("dict find --show value,mean --value '1/2' --limit 1" + latex).out,
              "\\begin{tabular}{r|l}\nvalue & mean \\\\ \\hline\n"
              "$-\\frac{1}{2}$ & $-\\frac{1}{2}$ \\\\\n\\end{tabular}\n");
    EXPECT_EQ(run("dict values --value '+-1'" + latex).out,
              "\\begin{tabular}{r|ll}\nvalue & positions & smallest \\\\ \\hline\n"
              "$\\pm 1$ & 3 & ..\\textbar{}.. \\\\\n\\end{tabular}\n");
    build("k", "konane --box 3x3 --rules both");
    EXPECT_EQ(run("dict differ 'konane(board => open)' 'konane(rules => modern, board => open)' "
                  "--limit 1 --format latex --dict " +
                  file("k"))
                  .out,
              "\\begin{tabular}{r|lll}\nposition & size & konane(board =$>$ open) & "
              "konane(rules =$>$ modern, board =$>$ open) \\\\ \\hline\n"
              "xox\\textbar{}.x.\\textbar{}.o. & 5 & $\\uparrow 3\\ast $ & $\\uparrow $ "
              "\\\\\n\\end{tabular}\n");
}

TEST_F(Dict, IsFilledBySweepsAndAskedByThem) {
    const std::string sweep = "sweep domineering '{a}x{b}' --a 1..4 --b 1..4 --show value,outcome ";
    ASSERT_EQ(run(sweep + "--output " + file("a.csv") + " --dict " + file("d")).code, 0);
    ASSERT_EQ(run(sweep + "--output " + file("b.csv") + " --dict " + file("d")).code, 0);
    EXPECT_EQ(read(folder_ / "a.csv"), read(folder_ / "b.csv"));
    EXPECT_NE(run("dict info --dict " + file("d")).out.find("16 positions"), std::string::npos);
}

TEST_F(Dict, TellsValuesOfPartsAndNegatives) {
    build("d", "domineering --squares 6");
    for (const std::string& dict : {std::string(), " --dict " + file("d")})
        EXPECT_EQ(
            run("eval 'domineering(\"..x.|..x.|xxx.\").Value' 'domineering(\"...|.x.\").Value' "
                "'domineering(\"..|.x|..\").Value' 'domineering(\"3x4\").Value'" +
                dict)
                .out,
            "{2|0}\n0\n0\n-3/2\n");
}

TEST_F(Dict, MergesWhatIsNew) {
    build("a", "domineering --squares 3");
    build("b", "domineering --squares 5");
    EXPECT_EQ(run("dict merge " + file("b") + " --dict " + file("a")).out,
              file("b") + ": 21 positions, 17 new to " + file("a") + "\n");
    EXPECT_EQ(run("dict find domineering --format bfile --dict " + file("a")).out,
              "1 1\n2 1\n3 2\n4 5\n5 12\n");
}

TEST_F(Dict, FreezesAndThaws) {
    build("d", "domineering --squares 9");
    EXPECT_EQ(run("dict freeze domineering " + file("f") + " --dict " + file("d")).out,
              file("f") + ": 1818 positions\n");
    EXPECT_EQ(run("dict check --dict " + file("f")).code, 0);
    EXPECT_LT(std::filesystem::file_size(folder_ / "f") * 4,
              std::filesystem::file_size(folder_ / "d"));
    EXPECT_EQ(run("eval 'domineering(\"...|.x.\").Value' --dict " + file("f")).out, "0\n");
    EXPECT_EQ(run("dict thaw " + file("f") + " --dict " + file("e")).code, 0);
    const auto rows = [&](const std::string& name) {  // without who computed them
        return run("dict find --limit 5000 --dict " + file(name)).out;
    };
    EXPECT_EQ(rows("e"), rows("d"));
    EXPECT_EQ(run("dict find --dict " + file("f")).code, 2);
}

TEST_F(Dict, RefusesWhatItCannotRead) {
    build("d", "toads --length 5");
    const std::string whole = read(folder_ / "d");
    const auto refused = [&](const std::string& bytes, const char* message) {
        write(folder_ / "x", bytes);
        const Ended ended = run("dict info --dict " + file("x"));
        EXPECT_EQ(ended.code, 2);
        EXPECT_NE(ended.err.find(message), std::string::npos) << ended.err;
    };
    refused("n,position\n", "is no dictionary of Upstar");
    std::string other = whole;
    other[63] = 2;
    refused(other,
            "was written by a later version of Upstar (its format is 2, this program knows 1)");
    other[63] = 0;
    refused(other, "has the format 0, which no release has written");
    other = whole;
    other[20] = 0;
    refused(other, "was changed by another program, which left out its checksums");
    EXPECT_EQ(run("dict info --dict " + file("none")).code, 2);
    EXPECT_EQ(run("eval 1 --dict " + file("none")).code, 2);
    EXPECT_EQ(run("", "1+1\n").out, "2\n");
}

TEST_F(Dict, SerialisesOrRefusesASecondWriter) {
    const std::string build = "$UPSTAR dict build toads --length 6 --dict " + file("d");
    const Ended ended = shell(build + " & " + build + "; first=$?; wait $!; echo $first $?");
    const std::string codes = ended.out.substr(ended.out.size() - 4);
    EXPECT_TRUE(codes == "0 0\n" || codes == "0 2\n" || codes == "2 0\n") << ended.out;
    if (codes != "0 0\n") {
        EXPECT_NE(ended.err.find("is in use by another program"), std::string::npos) << ended.err;
    }
    EXPECT_EQ(run("dict check --dict " + file("d")).code, 0);
    EXPECT_NE(run("dict info --dict " + file("d")).out.find(" 572 positions, "), std::string::npos);
}

TEST_F(Dict, StaysIntactWhereTheDiskIsFull) {
    build("d", "toads --length 3");
    const std::string before = run("dict find --format csv --dict " + file("d")).out;
    const Ended full =
        shell("ulimit -f 100; $UPSTAR dict build domineering --squares 9 --dict " + file("d"));
    EXPECT_EQ(full.code, 2);
    EXPECT_NE(full.err.find("Nothing of it is lost"), std::string::npos) << full.err;
    EXPECT_EQ(run("dict find toads --format csv --dict " + file("d")).out, before);
    EXPECT_EQ(run("dict check --dict " + file("d")).code, 0);
}

}  // namespace
}  // namespace upstar
