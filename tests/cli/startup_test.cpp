// The start-up file of the calculator: where it lies, what it does, and what its errors say.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "program.h"

namespace upstar {
namespace {

class Startup : public testing::Test {
protected:
    // Under the folder that is written for the variable, or under the home.
    void put(const std::string& text, const std::string& folder = "config") {
        std::filesystem::create_directories(folder_ / (folder + "/upstar"));
        write(folder_ / (folder + "/upstar/startup.cgs"), text);
    }
    // What the calculator answers, with these variables of the environment.
    Ended ask(const std::string& query, const std::string& environment,
              const std::string& options = "") {
        return shell("cd " + quoted(folder_.path().string()) +
                         "; unset XDG_CONFIG_HOME; export HOME=$PWD; " + environment + " $UPSTAR " +
                         options,
                     query + "\n");
    }
    Ended ask(const std::string& query) { return ask(query, "XDG_CONFIG_HOME=$PWD/config"); }
    std::string file() const { return (folder_ / "config/upstar/startup.cgs").string(); }

    Folder folder_;
};

TEST_F(Startup, DefinesWhatTheCalculatorKnows) {
    put("def twice(g) := g + g\nsingleton class Shave extends Ruleset\n"
        "  class Position(n as Integer) extends ImpartialGame\n"
        "    override def Options := [Position(n - k) for k from 1 to 3 where k <= n];\n"
        "  end\n  def Eval(n as Integer) := Position(n);\nend\nunit := {1|-1}\n");
    const Ended ended = ask("twice(unit)\nShave(6).NimValue");
    EXPECT_EQ(ended.out, "0\n2\n");
    EXPECT_EQ(ended.err, "");
    EXPECT_EQ(ended.code, 0);
}

TEST_F(Startup, ShowsOnlyWhatItPrints) {
    put("1 + 1\nPrint(\"hello\")\n*3");
    EXPECT_EQ(ask("2").out, "hello\n2\n");
}

TEST_F(Startup, IsLeftOutIfOneSaysSo) {
    put("x := 5");
    EXPECT_EQ(ask("x").out, "5\n");
    EXPECT_EQ(ask("x", "XDG_CONFIG_HOME=$PWD/config", "--no-startup").err.substr(0, 44),
              "upstar: That variable is not defined: `x`\nx\n");
}

TEST_F(Startup, LiesUnderTheHomeIfTheVariableNamesNoFolder) {
    put("x := 7", ".config");
    EXPECT_EQ(ask("x", "").out, "7\n");
    EXPECT_EQ(ask("x", "XDG_CONFIG_HOME=").out, "7\n");
    EXPECT_EQ(ask("x", "XDG_CONFIG_HOME=config").out, "7\n") << "a relative path does not count";
    EXPECT_EQ(ask("x", "XDG_CONFIG_HOME=$PWD/config").out, "") << "and nowhere else";
}

TEST_F(Startup, IsNotAskedFor) {
    const Ended ended = ask("*2");
    EXPECT_EQ(ended.out, "*2\n");
    EXPECT_EQ(ended.err, "");
    EXPECT_EQ(ask("*2", "unset HOME;").out, "*2\n") << "nor a home";
}

TEST_F(Startup, TellsWhereItIsWrongAndGoesOn) {
    put("a := 1\nb := a +\nc := 3\n");
    const Ended ended = ask("a");
    EXPECT_EQ(ended.out, "1\n");
    EXPECT_EQ(ended.err.substr(0, ended.err.find(':', 8)), "upstar: " + file());
    EXPECT_NE(ended.err.find("startup.cgs:3:3: "), std::string::npos) << ended.err;
    EXPECT_NE(ended.err.find("    c := 3\n      ^\n"), std::string::npos) << ended.err;
    EXPECT_EQ(ended.code, 2);
}

TEST_F(Startup, TellsWhereAFunctionOfItFailed) {
    put("def f(x) := x.Meen\n\nf({1|0})\n");
    const Ended ended = ask("1");
    EXPECT_EQ(ended.out, "1\n");
    EXPECT_NE(ended.err.find("Not a property of a Game: `Meen`; did you mean `Mean`?"),
              std::string::npos)
        << ended.err;
    EXPECT_NE(ended.err.find("startup.cgs:3:2: "), std::string::npos) << ended.err;
}

TEST_F(Startup, ThatIsAFolderIsRefused) {
    std::filesystem::create_directories(folder_ / "config/upstar/startup.cgs");
    const Ended ended = ask("1");
    EXPECT_EQ(ended.out, "1\n");
    EXPECT_EQ(ended.err, "upstar: " + file() + " is a folder\n");
}

TEST_F(Startup, HonoursTheTimeLimitAndLeavesTheCalculatorAlive) {
    put("while true do 1; end");
    const Ended ended = ask("2", "XDG_CONFIG_HOME=$PWD/config", "--time-limit 0.2");
    EXPECT_EQ(ended.out, "2\n");
    EXPECT_NE(ended.err.find("time limit"), std::string::npos) << ended.err;
    EXPECT_EQ(ended.code, 3);
}

TEST_F(Startup, TellsWhatToTryBeforeWhereItWas) {
    put("while true do 1 end");
    const std::string err = ask("2", "XDG_CONFIG_HOME=$PWD/config", "--time-limit 0.2").err;
    EXPECT_EQ(err.substr(0, err.find('\n')), "upstar: " + file() +
                                                 ":1:1: time limit reached; raise it with "
                                                 "--time-limit");
}

TEST_F(Startup, MayBeginWithTheMarkOfItsEncoding) {
    put("\xEF\xBB\xBFx := 5\ny :=");
    const Ended ended = ask("x");
    EXPECT_EQ(ended.out, "5\n");
    EXPECT_NE(ended.err.find(":2:5: syntax error"), std::string::npos) << ended.err;
    put("\xEF\xBB\xBFx := 5\r\ny := 6");
    EXPECT_EQ(ask("[x,y]").out, "[5,6]\n");
}

TEST_F(Startup, IsReadByNoOtherCommand) {
    put("Print(\"hello\")\nx := 5");
    EXPECT_EQ(ask("", "XDG_CONFIG_HOME=$PWD/config", "eval 1").out, "1\n");
}

}  // namespace
}  // namespace upstar
