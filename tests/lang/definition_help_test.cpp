#include "upstar/lang/definition_help.h"

#include <gtest/gtest.h>

#include <string>

#include "upstar/lang/session.h"

namespace upstar {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(DefinitionHelp, TellsWhatStandsAboveAGame) {
    Session session;
    session.evaluate(
        "/** Hop: a stone hops away. Nobody knows why. */ singleton class Hop extends StripRuleset "
        "class Position(strip as Strip) extends StripGame override def Options(player as Player) "
        ":= []; end override def CharMap := \".xo\"; end");
    const std::string help = definition_help(session, "Hop");
    EXPECT_EQ(help.substr(0, 24), "Hop: a stone hops away.\n") << help;
    EXPECT_TRUE(contains(help, "Nobody knows why.")) << help;
    EXPECT_TRUE(contains(help, "cells .xo")) << help;
    EXPECT_EQ(definition_help(session, "Hop.Position"), "");
}

TEST(DefinitionHelp, TellsWhatAClassHas) {
    Session session;
    session.evaluate("class Base(a) def Twice := 2 * a; end");
    session.evaluate(
        "/** Two numbers. */ class Pair(a, b ? 2) extends Base /** Their sum. */ def Sum := a + b; "
        "def Times(n as Integer) := n * a; end");
    EXPECT_EQ(definition_help(session, "Pair"),
              "Pair(a, b ? ...): extends Base\n"
              "\n"
              "Two numbers.\n"
              "\n"
              "  Sum                       Their sum.\n"
              "  Times(n as Integer)\n");
    EXPECT_TRUE(contains(definition_help(session, "Base"), "No comment stands above the class."));
}

TEST(DefinitionHelp, TellsHowAFunctionIsWrittenAndWhatAVariableIs) {
    Session session;
    session.evaluate("def twice(g) := g + g");
    session.evaluate("x := {1|0}");
    session.evaluate("shave := game(\"shave\", n -> [n - k for k in [1,2] where k <= n])");
    EXPECT_EQ(definition_help(session, "twice"), "twice(g)\n\n  def twice(g) := g + g\n");
    EXPECT_EQ(definition_help(session, "x"), "x is the Game {1|0}\n");
    EXPECT_EQ(definition_help(session, "shave").substr(0, 29), "shave: a game of this session");
    EXPECT_EQ(definition_help(session, "nobody"), "");
    EXPECT_EQ(definition_help(session, ""), "");
    EXPECT_EQ(definition_help(session, "../x y"), "");
}

}  // namespace
}  // namespace upstar
