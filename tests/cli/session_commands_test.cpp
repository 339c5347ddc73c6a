// The words of the calculator that are not of the language: help on one's own names, load, save.
#include <gtest/gtest.h>

#include <string>

#include "program.h"

namespace upstar {
namespace {

class SessionCommands : public testing::Test {
protected:
    Ended ask(const std::string& lines) {
        return shell("cd " + quoted(folder_.path().string()) + "; $UPSTAR --no-startup",
                     lines + "\n");
    }
    Folder folder_;
};

const std::string kHop =
    "/** Hop: a stone hops over none. Nobody knows why. */\n"
    "singleton class Hop extends StripRuleset\n"
    "  class Position(strip as Strip) extends StripGame\n"
    "    override def Options(player as Player) := [Position(strip Updated {n => 0})\n"
    "      for n in strip FindAll player.Ordinal];\n"
    "  end\n"
    "  override def CharMap := \".xo\";\n"
    "end\n";

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST_F(SessionCommands, HelpTellsWhatStandsAboveAGame) {
    write(folder_ / "Hop.cgs", kHop);
    const Ended ended = ask("help Hop");
    EXPECT_TRUE(contains(ended.out, "a stone hops over none.")) << ended.out << ended.err;
    EXPECT_TRUE(contains(ended.out, "Nobody knows why."));
    EXPECT_TRUE(contains(ended.out, ".xo"));
}

TEST_F(SessionCommands, HelpTellsWhatAClassHas) {
    const Ended ended =
        ask("/** Two numbers. */\nclass Pair(a, b ? 2)\n  /** Their sum. */\n  def Sum := a + b;\n"
            "  def Times(n as Integer) := n * a;\nend\nhelp Pair");
    EXPECT_TRUE(contains(ended.out, "Pair(a, b ? ...)")) << ended.out << ended.err;
    EXPECT_TRUE(contains(ended.out, "Two numbers."));
    EXPECT_TRUE(contains(ended.out, "Sum"));
    EXPECT_TRUE(contains(ended.out, "Their sum."));
    EXPECT_TRUE(contains(ended.out, "Times(n as Integer)"));
}

TEST_F(SessionCommands, HelpTellsHowAFunctionIsDefinedAndWhatAVariableIs) {
    EXPECT_EQ(ask("def twice(g) := g + g\nhelp twice").out,
              "Function(g)\ntwice(g)\n\n  def twice(g) := g + g\n");
    EXPECT_EQ(ask("x := {1|0};\nhelp x").out, "{1|0}\nx is the Game {1|0}\n");
    EXPECT_TRUE(
        contains(ask("game(\"shave\", n -> [n - k for k in [1,2] where k <= n])\nhelp shave").out,
                 "shave: a game of this session"));
    EXPECT_TRUE(contains(ask("help nobody").out, "No help on `nobody`"));
}

TEST_F(SessionCommands, LoadRunsAScriptInTheSession) {
    write(folder_ / "mine.cgs", "def twice(g) := g + g\nunit := {1|-1}\ntwice(unit)\n");
    const Ended ended = ask("load mine.cgs\ntwice(*2)\nload \"mine.cgs\"");
    EXPECT_EQ(ended.out, "0\n0\n0\n");
    EXPECT_EQ(ended.err, "");
}

TEST_F(SessionCommands, LoadTellsWhatIsWrongAndTheSessionGoesOn) {
    write(folder_ / "wrong.cgs", "x := 4\nx + nosuch\n");
    const Ended ended = ask("load wrong.cgs\nx\nload nowhere.cgs\nx + 1");
    EXPECT_EQ(ended.out, "4\n5\n");
    EXPECT_TRUE(contains(ended.err, "wrong.cgs:2:")) << ended.err;
    EXPECT_TRUE(contains(ended.err, "nowhere.cgs"));
}

TEST_F(SessionCommands, SaveWritesWhatWasAnsweredAndLoadRepeatsIt) {
    const Ended saved = ask("x := 5\nno such thing\n" + kHop + "x + 1\nsave session.cgs");
    EXPECT_TRUE(contains(saved.out, "session.cgs: 3 lines")) << saved.out << saved.err;
    const Ended again = ask("load session.cgs\nx\nHop(\"xx\").CanonicalForm");
    EXPECT_EQ(again.out, "6\n5\n2\n");
    EXPECT_EQ(again.err, "");
    const Ended script =
        shell("cd " + quoted(folder_.path().string()) + "; $UPSTAR run session.cgs");
    EXPECT_EQ(script.out, "6\n");
}

TEST_F(SessionCommands, ThatAreNamesOfTheLanguageStayThose) {
    EXPECT_EQ(ask("load := 3\nload + 1\nsave := load * 2\nsave - 1\nload").out, "3\n4\n6\n5\n3\n");
    EXPECT_TRUE(contains(ask("save x.cgs").err, "nothing to save"));
}

}  // namespace
}  // namespace upstar
