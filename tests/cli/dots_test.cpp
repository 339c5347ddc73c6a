// upstar dots, and upstar play dots.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "program.h"

namespace upstar {
namespace {

using Json = nlohmann::json;

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

Json analysis(const std::string& position) {
    const Ended ended = run("dots analyse --format json " + quoted(position));
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.err, "");
    return Json::parse(ended.out);
}

TEST(DotsAnalyseCommand, TellsProgramsTheValueOfEveryMove) {
    const Json json = analysis("2x2");
    EXPECT_EQ(json["value"], 2);
    EXPECT_EQ(json["nimstring"], 0);
    EXPECT_TRUE(json["cv"].is_null());
    ASSERT_EQ(json["moves"].size(), 12u);
    for (const Json& move : json["moves"]) {
        const std::string name = move["move"];
        EXPECT_TRUE(name[0] == 'h' || name[0] == 'v') << name;
        EXPECT_LE(move["value"], 2) << name;
    }
    EXPECT_EQ(json["moves"][0]["value"], 2);
    EXPECT_EQ(json["line"].size(), 12u);
}

TEST(DotsAnalyseCommand, KnowsLoonyEndgames) {
    const Json json = analysis("chain:3 chain:4 loop:4");
    EXPECT_EQ(json["phase"], "loony");
    EXPECT_EQ(json["nimstring"], 0);
    EXPECT_EQ(json["cv"], -1);
    EXPECT_TRUE(json["plan"]["pieces"].size() == 3u) << json;
    const Json open = analysis("A-g chain:3");
    EXPECT_EQ(open["phase"], "capturing");
}

TEST(DotsAnalyseCommand, ReadsPicturesFromStandardInputAndFiles) {
    const std::string picture = "0 B\n+-+-+\n|A|\n+-+ +\n";
    const Ended ended = run("dots analyse -", picture);
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(has(ended.out, "1 x 2 boxes, 2 lines to draw; A has 1, B 0; B to move"))
        << ended.out;
    const Folder folder;
    write(folder / "game.txt", picture);
    EXPECT_EQ(run("dots analyse @" + (folder / "game.txt").string()).out, ended.out);
    EXPECT_EQ(run("dots analyse @/no/such/file").code, 2);
}

TEST(DotsAnalyseCommand, GivesBoundsWithCodeThreeWhereTheValueIsOutOfReach) {
    const Ended ended = run("dots analyse 9x9 --time-limit 1");
    EXPECT_EQ(ended.code, 3);
    EXPECT_TRUE(has(ended.out, "between -81 and 81")) << ended.out;
    EXPECT_TRUE(has(ended.out, "there are safe moves: 180 of 180 lines")) << ended.out;
}

TEST(DotsAnalyseCommand, KnowsGamesThatAreOver) {
    const Json json = analysis("1x1:11/11");
    EXPECT_EQ(json["phase"], "over");
    EXPECT_EQ(json["value"], 0);
    EXPECT_EQ(json["moves"], Json::array());
}

TEST(DotsAnalyseCommand, DrawsBoards) {
    const Ended ended = run("dots analyse --format svg 2x2");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out.rfind("<svg", 0), 0u);
    EXPECT_EQ(run("dots analyse --format svg loop:5").code, 2);
    EXPECT_TRUE(has(run("dots analyse --format svg 2x2:110011/101101").out, ">loop 4</text>"));
    EXPECT_TRUE(has(run("dots analyse --format svg 1x4:11111111/00000").out, ">4</text>"));
}

TEST(DotsConvertCommand, WritesEveryNotation) {
    const std::string record = quoted("1x2 1. a1b1 2. a1a2 3. a2b2 4. b1b2,b1c1");
    const std::pair<const char*, const char*> cases[] = {
        {"bits", "1x2:1011/110\n"},
        {"algebraic", "1x2 1. a1b1 2. a1a2 3. a2b2 4. b1b2,b1c1\n"},
        {"moves", "1x2 1. h(1,0) 2. v(0,0) 3. h(0,0) 4. v(0,1),h(1,1)\n"},
        {"picture", "+-+ +\n|B|\n+-+-+\n"},
        {"wilson", "0 A\n+-+ +\n|B|\n+-+-+\n"},
        {"graph", "chain:1\n"},
        {"edges", "0-2 2-0\n"},
    };
    for (const auto& [notation, text] : cases)
        EXPECT_EQ(run("dots convert " + record + " --to " + notation).out, text) << notation;
}

TEST(DotsCommand, RefusesWhatIsWrong) {
    for (const char* arguments :
         {"analyse", "analyse 0x0", "analyse 99x99", "analyse 1x2:11/1", "analyse 'A-B:'",
          "analyse '1x1 a1b1 a1b1'", "analyse 2x2 --format csv", "convert 2x2",
          "convert 2x2 --to nonsense", "convert loop:5 --to picture", "flight 2x2",
          "flight chain:2", "solve @", "solve @/", "solve 2x2 --line --format csv",
          "check-certificate /no/such/file", "nonsense", ""}) {
        const Ended ended = run(std::string("dots ") + arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_EQ(ended.out, "") << arguments;
    }
    const Ended impossible = run("dots analyse -", "+-+\n|A\n+-+\n");
    EXPECT_EQ(impossible.code, 2);
    EXPECT_TRUE(has(impossible.err, "impossible capture")) << impossible.err;
}

TEST(DotsFlightCommand, DrawsFlightsThatTakeOffBelowTheGround) {
    const std::string graph = quoted("A@5 C@9 B@5 A-B:4 B-C:3 chain:3 chain:5");
    EXPECT_NE(run("dots flight " + graph).out.find("the ground at 2"), std::string::npos);
    const Ended svg = run("dots flight " + graph + " --format svg");
    EXPECT_EQ(svg.code, 0);
    EXPECT_NE(svg.out.find("above the take-off"), std::string::npos);
}

TEST(DotsSolveCommand, QuotesPositionsInCsv) {
    EXPECT_EQ(run("dots solve chain:4,loop:4 --moves --threads 1 --format csv").out.substr(0, 55),
              "position,move,value,nodes,seconds\n\"chain:4,loop:4\",,0,0");
}

TEST(DotsSolveCommand, TellsProgramsTheMovesAndTheBestLine) {
    const Json json = Json::parse(run("dots solve 1x2 --moves --line --format json").out);
    EXPECT_EQ(json["value"], 0);
    ASSERT_EQ(json["moves"].size(), 7u);
    for (const Json& move : json["moves"])  // only the line between the boxes gives nothing away
        EXPECT_EQ(move["value"], move["move"] == "v(0,1)" ? 0 : -2) << move;
    EXPECT_EQ(std::string(json["line"]).rfind("1. v(0,1) 2. ", 0), 0u) << json["line"];
}

TEST(DotsFlightCommand, TellsProgramsThePlan) {
    const Json json = Json::parse(run("dots flight 'A@4 A-B:12 B@4 chain:10' --format json").out);
    EXPECT_EQ(json["cv"], 10);
    EXPECT_EQ(json["value"], 10);
    EXPECT_EQ(json["proves_cv"], true);
    ASSERT_EQ(json["pieces"].size(), 4u);
    EXPECT_EQ(json["pieces"][3]["phase"], "landing");
    EXPECT_EQ(json["altitude"].size(), 4u + 12 + 4 + 10 + 3);  // two joints, and the take-off
    EXPECT_EQ(json["largest_bump"], 10);
    EXPECT_EQ(json["bumps"].size(), 1u);
    EXPECT_TRUE(json["crash"].is_null());
}

TEST(DotsFlightCommand, PlansAndProves) {
    const Folder folder;
    const std::string path = (folder / "proof").string();
    const Ended ended = run("dots flight 'A@4 A-B:12 B@4 chain:10' --certificate " + quoted(path));
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(has(ended.out, "The plan proves that the value is the controlled value, 10."))
        << ended.out;
    EXPECT_EQ(run("dots flight --format svg chain:5").out.rfind("<svg", 0), 0u);
    const Ended checked = run("dots check-certificate " + quoted(path));
    EXPECT_EQ(checked.code, 0) << checked.err;
    EXPECT_EQ(checked.out,
              "claim: the value of the loony endgame A@4,A-B:12,B@4,chain:10 is 10\n"
              "upstar: opening 4 pieces, bounds meet at 10\naccepted\n");
    EXPECT_EQ(run("check -", read(folder / "proof")).out, checked.out);
    std::string text = read(folder / "proof");
    text.replace(text.find("chain 12"), 8, "chain 10");
    write(folder / "proof", text);
    const Ended refused = run("check " + quoted(path));
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(has(refused.out, "refused: line 3: the piece is a chain of 12, not a chain of 10"))
        << refused.out;
}

TEST(DotsReview, TellsWhatEachTurnCost) {
    // A takes one box and goes wrong with the next line.
    const std::string game =
        "'2x2 1. a1b1 2. b1c1 3. a1a2 4. a2b2 5. b1b2,b2c2 6. c1c2,b2b3 7. a3b3 8. a2a3,b3c3 9. "
        "c2c3'";
    const Ended ended = run("dots review " + game);
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(
        has(ended.out, "turn  player  moves      margin  cost  better      B ahead|A ahead\n"))
        << ended.out;
    EXPECT_TRUE(has(ended.out, "5     A       b1b2,b2c2  4       4     b1b2,a3b3 ")) << ended.out;
    EXPECT_TRUE(has(ended.out, "A gave away 4 boxes, B gave away 2.\n")) << ended.out;
    EXPECT_EQ(run("review dots " + game).out, ended.out);
    const Ended json = run("dots review --format json " + game);
    EXPECT_TRUE(
        has(json.out,
            "{\"turn\":9,\"player\":\"Left\",\"moves\":[\"c2c3\"],\"position\":\"2x2:111111/"
            "111111\",\"had_win\":null,\"margin\":1,\"cost\":0,"))
        << json.out;
    const Ended position = run("dots review 1x2:1101/010");
    EXPECT_EQ(position.code, 2);
    EXPECT_TRUE(has(position.err, "in the order of play")) << position.err;
}

TEST(PlayDots, NamesTheDotsAndAnswersInTheirNames) {
    const Ended ended = run("play dots 1x2", "a1b1\nhint\n");
    EXPECT_TRUE(has(ended.out, "1 +---+   +\n    a   b   c\n")) << ended.out;
    EXPECT_FALSE(has(ended.out, "h(")) << ended.out;
    EXPECT_FALSE(has(ended.out, "v(")) << ended.out;
}

TEST(PlayDots, IsPlayedToTheEnd) {
    const Ended ended = run("play dots 1x1", "h(0,0)\nv(0,0)\n");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(has(ended.out, "The game is over: I win by 1 box.\nYou made no mistake.\n"))
        << ended.out;
}

TEST(PlayDots, TakesSeveralLinesInOneTurnAndTakesThemBack) {
    const Ended ended = run("play dots 1x3:111111/1001", "v(0,1),v(0,2)\n");
    EXPECT_TRUE(has(ended.out, "You move v(0,1),v(0,2) and capture 3 boxes.\n")) << ended.out;
    EXPECT_TRUE(has(ended.out, "The game is over: you win by 3 boxes.\n")) << ended.out;
    const Ended undone = run("play dots 2x2", "h(0,0)\nundo\nvalue\nhint\nquit\n");
    EXPECT_TRUE(has(undone.out, "You take your turn back.\n")) << undone.out;
    EXPECT_TRUE(has(undone.out, "win by 2 boxes.\n")) << undone.out;
    EXPECT_TRUE(has(undone.out, "Try ")) << undone.out;
    EXPECT_TRUE(has(undone.out, "You leave the game.\n")) << undone.out;
}

TEST(PlayDots, TellsWhichTurnsGaveBoxesAway) {
    const Ended ended = run("play strings_and_coins 'chain:1,chain:3'", "chain:3\nground-A\n");
    EXPECT_TRUE(has(ended.out, "Your turn 1, chain:3/1, cost 4 coins")) << ended.out;
    EXPECT_TRUE(has(ended.out, "better was chain:1/1.")) << ended.out;
}

TEST(PlayDots, ExplainsBadInputAndAsksAgain) {
    const Ended ended =
        run("play dots 2x2", "nonsense\nh(9,9)\na1c1\nh(0,0),h(0,1)\nundo\nhelp\nquit\n");
    EXPECT_EQ(ended.code, 0);
    for (const char* part :
         {"`nonsense` is no move of yours here.", "`h(9,9)` is no move", "`a1c1` is no move",
          "your turn ends", "You have not moved yet.", "Type a move"})
        EXPECT_TRUE(has(ended.out, part)) << part << "\n" << ended.out;
    EXPECT_EQ(run("play dots 0x0", "").code, 2);
}

TEST(PlayDots, ReadsThePositionFromAFileButNotFromWhereMovesAreTyped) {
    const Ended ended = run("play dots -", "1x1\n");
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(has(ended.err, "write @FILE")) << ended.err;
    const std::string path = testing::TempDir() + "upstar_play_dots.txt";
    std::ofstream(path) << "1x3:111111/1001\n";
    const Ended played = run("play dots @" + path, "v(0,1),v(0,2)\n");
    EXPECT_TRUE(has(played.out, "The game is over: you win by 3 boxes.\n")) << played.err;
}

TEST(PlayDots, EachGameIntroducesItself) {
    EXPECT_TRUE(has(run("play strings chain:3", "").out, "Strings and Coins: Cut strings;"));
    EXPECT_TRUE(has(run("play dots 1x1", "").out, "Dots and Boxes: Draw lines"));
    EXPECT_TRUE(has(run("play dots 1x1", "").out, "You are A, I am B.\n"));
}

TEST(PlayDots, PlaysGraphsToo) {
    const Ended ended = run("play strings_and_coins 'chain:1,chain:3' --first machine", "quit\n");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(has(ended.out, "I move chain:1/1: it offers 1 coin")) << ended.out;
}

}  // namespace
}  // namespace upstar
