// Classes of the language, as tables of text in and text out; one session a table.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "table.h"
#include "upstar/lang/session.h"

namespace upstar {
namespace {

TEST(Classes, AnswerAsTheGoldenTableSays) {
    Session session;
    for (const auto& row : read_table(UPSTAR_TEST_DATA "/lang/sessions/classes.tsv")) {
        SCOPED_TRACE(row[0]);
        EXPECT_EQ(answer(session, row[0]), row[1]);
    }
}

class Packages : public testing::Test {
protected:
    Packages() {
        std::string name = (std::filesystem::temp_directory_path() / "upstar-lang-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder " + name);
        folder_ = name;
        put("my/Shave.cgs",
            "class Shave(most as Integer) extends Ruleset class Position(n as Integer) extends "
            "ImpartialGame override def Options := [Position(n - k) for k from 1 to most where k "
            "<= "
            "n]; end def Eval(n as Integer) := Position(n); end");
        put("my/near/Twice.cgs",
            "class Twice(most as Integer) extends my.Shave def Double := Shave(2 * most); end");
        put("my/constants.cgs", "singleton class constants var Three := Shave(3); end");
        session_.world().set_folders({folder_.string()});
    }
    ~Packages() override {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    void put(const std::string& file, const std::string& text) {
        std::filesystem::create_directories((folder_ / file).parent_path());
        std::ofstream(folder_ / file) << text;
    }
    std::string ask(const std::string& expression) { return answer(session_, expression); }

    std::filesystem::path folder_;
    Session session_;
};

TEST_F(Packages, AreFolders) {
    EXPECT_EQ(ask("my.Shave(2)(5).NimValue"), "2");
    EXPECT_EQ(ask("my.Three(6).NimValue"), "2");
    EXPECT_EQ(ask("my.near.Twice(2)(5).NimValue"), "2");
    EXPECT_EQ(ask("[my.Shave(n)(5).NimValue for n from 1 to 4]"), "[1,2,1,0]");
    EXPECT_EQ(ask("my.Shave(2)(4) is Game"), "true");
    EXPECT_EQ(ask("my.near.Twice(2) is my.Shave"), "true");
}

TEST_F(Packages, KnowTheirOwnClassesByTheirNames) {
    put("my/Again.cgs", "singleton class Again extends Ruleset def Eval(n) := Shave(1)(n); end");
    EXPECT_EQ(ask("my.Again(5).NimValue"), "1");
}

TEST_F(Packages, LeaveSystemClassesToTheLanguage) {
    put("game/heap/HeapRuleset.cgs", "system class HeapRuleset external def HeapOptions(n); end");
    put("game/heap/Drop.cgs",
        "class Drop(k as Integer) extends HeapRuleset override def HeapOptions(n as Integer) := "
        "[[n - k] for i from 1 to n.Div(k) Min 1]; end");
    EXPECT_EQ(ask("game.heap.Drop(2).NimValueSequence(6)"), "[0,1,1,0,0,1]");
}

TEST_F(Packages, TakeSystemClassesFromAnotherFolder) {
    put("game/heap/Halving.cgs", "system class Halving extends HeapRuleset end");
    put("other/game/heap/Halving.cgs",
        "singleton class Halving extends HeapRuleset override def HeapOptions(n as Integer) := "
        "[[n.Div(2)] for i from 1 to n Min 1]; end");
    session_.world().set_folders({folder_.string(), (folder_ / "other").string()});
    EXPECT_EQ(ask("game.heap.Halving.NimValueSequence(5)"), "[1,0,0,1,1]");
}

TEST_F(Packages, GiveWayToWhatElseTheNameMeans) {
    std::filesystem::create_directories(folder_ / "domineering");
    EXPECT_EQ(ask("my := [1,2]; my.Length"), "2");
    EXPECT_EQ(ask("def f(my) := my.Length; f([1,2,3])"), "3");
    EXPECT_EQ(ask("(domineering.ImpartialVariant)(\"..\").NimValue"), "1");
}

TEST_F(Packages, StandInTheTextsOfTheirObjects) {
    put("my/Walk.cgs",
        "singleton class Walk extends StripRuleset class Position(strip as Strip) extends "
        "StripGame override def Options(player as Player) := [Position(strip Updated {n => 0, n + "
        "player.Sign => player.Ordinal}) for n in strip FindAll player.Ordinal where strip[n + "
        "player.Sign] == 0]; end override def CharMap := \".xo\"; end");
    put("my/Point.cgs", "class Point(a as Integer, b as Integer) end");
    put("my/Colour.cgs", "enum Colour Red; Green; end");
    for (const char* query :
         {"my.Walk", "my.Walk(\"x..o\")", "my.Shave(3)", "my.Shave(3)(\"7\")", "my.near.Twice(2)",
          "my.Point(a => 1, b => 2)", "my.Colour.Red", "my.Point", "[my.Walk(\".x\"),my.Shave(2)]",
          "ImpartialVariantRuleset(my.Walk)"})
        EXPECT_EQ(ask(query), query);
    EXPECT_EQ(ask("my.Walk(\"x..\").Options(Left)"), "[my.Walk(\".x.\")]");
    EXPECT_EQ(ask("my.Shave(2)(3).Options(Left)"), "[my.Shave(2)(\"2\"),my.Shave(2)(\"1\")]");
    EXPECT_EQ(ask("my.Walk(\"x..o\") + my.Walk(\"x.\")"), "my.Walk(\"x..o\") + my.Walk(\"x.\")");
}

TEST(Variants, AreCalledLikeTheGameItself) {
    Session session;
    for (const char* variant : {"ImpartialVariant", "DicoticVariant", "TwistedVariant"}) {
        const std::string game = std::string("domineering.") + variant;
        EXPECT_EQ(answer(session, game + "(\"..|..\").CanonicalForm"),
                  answer(session, "(" + game + ")(\"..|..\").CanonicalForm"));
    }
    EXPECT_EQ(answer(session, "domineering.ImpartialVariant(\"...|...\").NimValue"), "1");
    EXPECT_EQ(answer(session, "subtraction([1,2]).code(3)"), "!!code takes no arguments");
}

TEST(Boards, AreWrittenAsTheGameWritesThem) {
    Session session;
    for (const auto& [board, text] : std::vector<std::pair<std::string, std::string>>{
             {"clobber(Grid(\"12|20\"))", "clobber(\"xo|o.\")"},
             {"domineering(Grid(\"010|000\"))", "domineering(\".#.|...\")"},
             {"domineering(Grid.Empty(2,3))", "domineering(\"...|...\")"},
             {"cram(Grid(\"01\"))", "cram(\".#\")"},
             {"nogo(Grid(\"10|02\"))", "nogo(\"x.|.o\")"},
             {"konane(Grid(\"120|021\"))", "konane(\"xo.|.ox\")"},
             {"toads(Strip(\"1102\"))", "toads(\"TT.F\")"}})
        EXPECT_EQ(answer(session, board + " == " + text), "true")
            << board << answer(session, board);
    EXPECT_EQ(answer(session, "domineering(Grid(\"02\"))"),
              "!!the cells of Domineering are 0 to 1, for the characters .x");
    EXPECT_EQ(answer(session, "nim(Grid(\"01\"))").substr(0, 2), "!!");
}

TEST(Boards, ReadBackAsTheyPrint) {
    Session session;
    for (const char* board : {"Grid(\"012|345\")", "Strip(\"0129\")", "Grid(\"0\")", "Strip(\"\")"})
        EXPECT_EQ(answer(session, board), board);
    EXPECT_EQ(answer(session, "Grid(\"01|2\")").substr(0, 2), "!!");
    EXPECT_EQ(answer(session, "Grid(3)"), "!!no object of class Grid is made by a call");
}

TEST(LoopyGames, AreRefusedByTheirName) {
    Session session;
    EXPECT_EQ(answer(session, "on"), "!!`on` is a loopy game, and loopy games are not supported");
    EXPECT_EQ(answer(session, "1 & 0"),
              "!!& joins the two sides of a loopy game, and loopy games are not supported");
    EXPECT_EQ(answer(session, "off := 3; off + 1"), "4") << "the name may be taken";
}

TEST_F(Packages, SayWhatTheyDoNotHave) {
    EXPECT_EQ(ask("my.Shove(2)").substr(0, 36), "!!That variable is not defined: `my`");
    EXPECT_EQ(ask("game.mine.Shove(2)").substr(0, 48),
              "!!no game is catalogued as `game.mine.Shove`");
}

}  // namespace
}  // namespace upstar
