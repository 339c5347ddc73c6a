// upstar play: a game against the machine, piped and in a terminal.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <thread>

#include "terminal.h"

namespace upstar {
namespace {

bool has(const Ended& ended, const std::string& text) {
    return ended.out.find(text) != std::string::npos;
}

TEST(Play, TellsOfTheWinThatSlipped) {
    const Ended ended = run("play domineering 3x3", "a1-a2\n");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.err, "");
    EXPECT_TRUE(has(ended, "You move a1-a2.\n")) << ended.out;
    EXPECT_TRUE(has(ended, "I move b2-c2: then you have no move left.\n")) << ended.out;
    EXPECT_TRUE(has(ended,
                    "You have no move: I win.\n"
                    "Your move 1, a1-a2, let a win slip: b1-b2 wins.\n"))
        << ended.out;
}

TEST(Play, LosesToAPerfectPlayer) {
    const Ended ended = run("play nim 1,2,4", "1,2,3\nhint\nquit\n");
    EXPECT_TRUE(has(ended, "every move of mine loses; then only 1 of your 5 replies wins.\n"))
        << ended.out;
    const Ended won = run("play nim 2,2 --first machine", "1\n");
    EXPECT_EQ(won.code, 0);
    const Ended all = run("play nim 1,1 --first machine", "1\n");
    EXPECT_TRUE(has(all, "I have no move: you win.\nYou never let the win slip.\n")) << all.out;
}

TEST(Play, GoesOnFromARecordWithItsScoreAndItsMover) {
    const std::string record = "play dots '1x2 1. a1a2 2. a2b2 3. a1b1 4. b1b2'";
    const Ended machine = run(record, "quit\n");
    EXPECT_EQ(machine.code, 0) << machine.err;
    EXPECT_TRUE(has(machine, "You have 0 boxes, I have 1.\nI move ")) << machine.out;
    const Ended you = run(record + " --you right", "quit\n");
    EXPECT_TRUE(has(you, "You have 1 box, I have 0.\n")) << you.out;
    EXPECT_FALSE(has(you, "I move ")) << you.out;
    EXPECT_FALSE(has(run(record + " --first you", "quit\n"), "I move "));
}

TEST(Play, SpeaksOfCoinsWhereThereAreNoBoxes) {
    const Ended ended = run("play strings chain:1,chain:3", "hint\nquit\n");
    EXPECT_TRUE(has(ended, "You have 0 coins, I have 0.\n")) << ended.out;
    EXPECT_TRUE(has(ended, "it offers 1 coin; ")) << ended.out;
    EXPECT_FALSE(has(ended, "box")) << ended.out;
}

TEST(Play, SaysThatYouNeverHadAWin) {
    const Ended ended = run("play nim 1,1", "1\n");
    EXPECT_TRUE(has(ended, "You have no move: I win.\nYou never had a winning move.\n"))
        << ended.out;
}

TEST(Play, TakesMovesInManyWays) {
    for (const char* move : {"2", "b1-b2", "B1-B2", ".x.|.x.|...", " 2 ", "b1", ".#.|.#.|..."})
        EXPECT_TRUE(
            has(run("play domineering 3x3", std::string(move) + "\nquit\n"), "You move b1-b2.\n"))
            << move;
    EXPECT_TRUE(has(run("play domineering 3x3", "b2\nquit\n"), "You move b2-b3.\n"));
    EXPECT_TRUE(
        has(run("play domineering --you right 2x3", "a1\nb1\nquit\n"), "You move a1-b1.\n"));
}

TEST(Play, ExplainsBadInputAndAsksAgain) {
    const Ended ended = run("play domineering 3x3", "9\nx\nxxx|...|...\n\n2\nquit\n");
    EXPECT_EQ(ended.code, 0);
    EXPECT_TRUE(has(ended, "`9` is no move of yours here.")) << ended.out;
    EXPECT_TRUE(has(ended, "`x` is no move of yours here.")) << ended.out;
    EXPECT_TRUE(has(ended, "`xxx|...|...` is no move of yours here.")) << ended.out;
    EXPECT_TRUE(has(ended, "You move b1-b2.\n")) << ended.out;
}

TEST(Play, HintsAndValues) {
    const Ended ended = run("play domineering 3x3", "hint\nvalue\nhelp\n");
    EXPECT_EQ(ended.code, 0);
    EXPECT_TRUE(has(ended,
                    "2 of your 6 moves win. Try b1-b2: it is worth 1, so you have 1 move "
                    "in hand.\n"))
        << ended.out;
    EXPECT_TRUE(has(ended, "Worth +-1: whoever begins wins. Mean 0, temperature 1.\n"))
        << ended.out;
    EXPECT_TRUE(has(ended, "By its moves: {1,{1/2|-2}|-1,{2|-1/2}}\n")) << ended.out;
    EXPECT_TRUE(has(ended, "undo       take the last turn back")) << ended.out;
    EXPECT_TRUE(has(ended, "You leave the game.\n")) << ended.out;
}

TEST(Play, UndoGoesBackToYourLastMove) {
    const Ended ended = run("play nim 2,3", "undo\n1,3\nundo\n2,2\nquit\n");
    EXPECT_TRUE(has(ended, "You have not moved yet.\n")) << ended.out;
    EXPECT_TRUE(has(ended, "You take your move back.\n\n  2,3\n")) << ended.out;
    EXPECT_TRUE(has(ended, "You move to 2,2.\n")) << ended.out;
}

TEST(Play, SidesAndFirstMove) {
    EXPECT_TRUE(has(
        run("play domineering 2x2 --you right", ""),
        "You are Right, who places lying dominoes; I am Left, who places upright\ndominoes.\n"));
    EXPECT_TRUE(has(run("play domineering 2x2 --first machine", ""), "I move a1-b1"));
    EXPECT_TRUE(has(run("play domineering 2x2 --first right", ""), "I move a1-b1"));
    EXPECT_TRUE(has(run("play domineering 2x2 --you right --first left", ""), "I move a1-a2"));
    EXPECT_EQ(run("play domineering 2x2 --you up").code, 2);
    EXPECT_EQ(run("play domineering 2x2 --first nobody").code, 2);
    EXPECT_EQ(run("play nim 3 --format json").code, 2);
}

TEST(Play, GuessesWhereItCannotLookThrough) {
    const Ended ended = run("play domineering 8x8 --time-limit 0.3 --first machine", "quit\n");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(has(ended, "a guess: I have not looked through to the end.\n")) << ended.out;
}

TEST(Play, PlaysWholeBoardsBySize) {
    const Ended konane = run("play konane 6x6 --level easy --seed 1", "c3\nquit\n");
    EXPECT_EQ(konane.code, 0) << konane.err;
    EXPECT_TRUE(has(konane, "  1  x o x o x o\n")) << konane.out;
    EXPECT_TRUE(has(konane, "You move c3.\n")) << konane.out;
    EXPECT_TRUE(has(konane, "I move ")) << konane.out;
    EXPECT_EQ(run("play dots 3x3 --level beginner --seed 1", "a1b1\nquit\n").code, 0);
    EXPECT_EQ(run("play konane 6x6-b2", "").code, 2);
    EXPECT_EQ(run("play konane 30x30", "").code, 2);
}

TEST(Play, EveryLevelSaysWhatItDoes) {
    for (const char* level : {"beginner", "easy", "medium", "hard", "perfect", "MEDIUM"}) {
        const Ended ended = run(std::string("play nim 3,4 --seed 2 --level ") + level, "1\nquit\n");
        EXPECT_EQ(ended.code, 0) << ended.err;
        EXPECT_TRUE(has(ended, "My level is ")) << ended.out;
        EXPECT_TRUE(has(ended, "I move ")) << ended.out;
    }
    const Ended bad = run("play nim 3,4 --level godlike", "");
    EXPECT_EQ(bad.code, 2);
    EXPECT_NE(bad.err.find("perfect"), std::string::npos) << bad.err;
    EXPECT_EQ(run("play nim 3,4 --seed x", "").code, 2);
}

TEST(Play, SavesAGameThatIsReviewedAndGoneOnWith) {
    const std::string file = testing::TempDir() + "upstar-play-test.txt";
    std::remove(file.c_str());
    const Ended saved =
        run("play domineering 3x3", "a1-a2\nsave " + file + "\nsave " + file + "\n");
    EXPECT_EQ(saved.code, 0) << saved.err;
    EXPECT_TRUE(has(saved, "Saved in " + file + ".\nSaved in ")) << saved.out;
    const Ended again = run("play domineering 3x3", "save " + file + "\n");
    EXPECT_TRUE(has(again, "exists already: choose another name")) << again.out;
    for (const std::string& record : {file, "@" + file}) {
        const Ended review = run("review domineering " + record);
        EXPECT_EQ(review.code, 0) << review.err;
        EXPECT_TRUE(has(review, "Turn 1: a1-a2 by Left let a win slip; b1-b2 wins.\n"))
            << review.out;
        const Ended more = run("play --from " + record, "undo\nb1-b2\nquit\n");
        EXPECT_EQ(more.code, 0) << more.err;
        EXPECT_TRUE(has(more, "You have no move: I win.\n")) << more.out;
        EXPECT_TRUE(has(more, "You move b1-b2.\n")) << more.out;
    }
    EXPECT_EQ(run("review nim " + file).code, 2);
    EXPECT_EQ(run("play nim 1,2 --from " + file, "").code, 2);
    EXPECT_EQ(run("play --from " + file + " --first you", "").code, 2);
    std::remove(file.c_str());
    const Ended missing = run("play --from " + file, "");
    EXPECT_EQ(missing.code, 2);
    EXPECT_NE(missing.err.find("cannot read"), std::string::npos) << missing.err;
    EXPECT_EQ(run("play", "").code, 2);
    EXPECT_EQ(run("play nim", "").code, 2);
}

TEST(Play, LetsTwoPeoplePlay) {
    const Ended ended = run("play toads T.F --two", "1\nhelp\n");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_TRUE(has(ended, "Left moves 1-2.\n")) << ended.out;
    EXPECT_FALSE(has(ended, "My level")) << ended.out;
}

TEST(Review, TellsWhichLineOfARecordIsWrong) {
    const Ended ended = run("review domineering '3x3 1. a1-a2 2. a1-b1'");
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find("line 1: `a1-b1` is no move of Right's in x..|x..|...; one is b1-c1"),
              std::string::npos)
        << ended.err;
    for (const char* record : {"3x3", "nofile.txt", "''", "'3x3 2. a1-a2'"})
        EXPECT_EQ(run(std::string("review domineering ") + record).code, 2) << record;
    EXPECT_NE(run("review domineering nofile.txt").err.find("no file nofile.txt"),
              std::string::npos);
}

TEST(Review, TellsAFolderAndAFileOfNonsenseFromNoFile) {
    EXPECT_NE(run("review domineering /").err.find("/ is a folder: name a file"),
              std::string::npos);
    const std::string file = testing::TempDir() + "/nonsense.txt";
    std::ofstream(file) << "nonsense";
    const Ended ended = run("review domineering " + file);
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.err.find("no file"), std::string::npos) << ended.err;
    EXPECT_EQ(run("review domineering ''").err.find("no file"), std::string::npos);
}

TEST(Review, ReadsAFileThatBeginsWithAByteOrderMark) {
    const std::string file = testing::TempDir() + "/marked.txt";
    std::ofstream(file) << "\xEF\xBB\xBF"
                        << "Game: Domineering\nPosition: 3x3\n\n1. a1-a2\n";
    const Ended ended = run("review domineering " + file);
    EXPECT_EQ(ended.code, 0) << ended.err;
}

TEST(PlayInATerminal, PlaysAGame) {
    Terminal terminal({"play", "nim", "1,2"});
    ASSERT_TRUE(terminal.shows("your move> ")) << terminal.screen();
    terminal.type("1,1\n");
    ASSERT_TRUE(terminal.shows("I move")) << terminal.screen();
    ASSERT_TRUE(terminal.shows("your move> ")) << terminal.screen();
    terminal.type("1\n");
    EXPECT_TRUE(terminal.shows("you win")) << terminal.screen();
    ASSERT_TRUE(terminal.shows("again (y, n)? ")) << terminal.screen();
    terminal.type("undo\n");
    ASSERT_TRUE(terminal.shows("You take your move back")) << terminal.screen();
    terminal.type("1\n");
    ASSERT_TRUE(terminal.shows("you win")) << terminal.screen();
    terminal.type("n\n");
    EXPECT_EQ(terminal.exit_code(), 0) << terminal.screen();
}

TEST(PlayInATerminal, InterruptEndsTheThoughtAndEndOfInputTheGame) {
    Terminal terminal({"play", "domineering", "8x8", "--time-limit", "25"});
    ASSERT_TRUE(terminal.shows("your move> ")) << terminal.screen();
    terminal.type("1\n");
    ASSERT_TRUE(terminal.shows("I am thinking")) << terminal.screen();
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    terminal.type("\x03");
    ASSERT_TRUE(terminal.shows("I move")) << terminal.screen();
    ASSERT_TRUE(terminal.shows("your move> ")) << terminal.screen();
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    terminal.type("\x04");
    EXPECT_TRUE(terminal.shows("You leave the game")) << terminal.screen();
    EXPECT_EQ(terminal.exit_code(), 0) << terminal.screen();
}

}  // namespace
}  // namespace upstar
