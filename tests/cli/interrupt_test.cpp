// Ctrl-C ends the query; in the calculator the session goes on.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "terminal.h"

namespace upstar {
namespace {

constexpr const char* kInterrupt = "\x03";

// Nothing shows that a query is under way, or that the line editor has taken over the keyboard.
void wait_a_moment() { std::this_thread::sleep_for(std::chrono::milliseconds(500)); }

TEST(Interrupt, EndsEvalWithCode3) {
    Terminal terminal({"eval", "40+2", "while true do end"});
    ASSERT_TRUE(terminal.shows("42")) << terminal.screen();
    wait_a_moment();
    terminal.type(kInterrupt);
    EXPECT_TRUE(terminal.shows("interrupted")) << terminal.screen();
    EXPECT_EQ(terminal.exit_code(), 3);
}

TEST(Interrupt, EndsTheQueryAndKeepsTheSession) {
    Terminal terminal;
    ASSERT_TRUE(terminal.shows("> ")) << terminal.screen();
    terminal.type("g := {3|1}\n");
    ASSERT_TRUE(terminal.shows("\n{3|1}")) << terminal.screen();
    terminal.type("while true do end\n");
    wait_a_moment();
    terminal.type(kInterrupt);
    ASSERT_TRUE(terminal.shows("interrupted")) << terminal.screen();
    terminal.type("g.Mean + 40\n");
    EXPECT_TRUE(terminal.shows("\n42")) << terminal.screen();
    terminal.type("quit\n");
    EXPECT_EQ(terminal.exit_code(), 0) << terminal.screen();
}

// A table of one cell that is done at once and one that takes for ever.
constexpr const char* kLongTable = "table domineering '{n}x{n}' --n 2..8";
constexpr const char* kFinishedCell = "2  +-1\n";

// Runs the program and sends it a signal once it is under way.
Ended signalled(const std::string& arguments, const std::string& signal) {
    return shell("$UPSTAR " + arguments + " & sleep 1; kill -" + signal + " $!; wait $!");
}

TEST(Interrupt, PrintsTheFinishedCellsOfATable) {
    Terminal terminal({"table", "domineering", "{n}x{n}", "--n", "2..8", "--threads", "1"});
    wait_a_moment();
    terminal.type(kInterrupt);
    EXPECT_TRUE(terminal.shows("+-1")) << terminal.screen();
    EXPECT_TRUE(terminal.shows("cells are done")) << terminal.screen();
    EXPECT_EQ(terminal.exit_code(), 3);
}

TEST(Interrupt, SignalToTerminatePrintsTheFinishedCellsToo) {
    const Ended ended = signalled(kLongTable, "TERM");
    EXPECT_EQ(ended.code, 128 + 15);
    EXPECT_NE(ended.out.find(kFinishedCell), std::string::npos) << ended.out;
}

TEST(Interrupt, SignalToTerminateWritesTheFinishedCellsIntoTheFile) {
    const Folder folder;
    const std::string file = (folder / "table").string();
    EXPECT_EQ(signalled(std::string(kLongTable) + " --output " + quoted(file), "TERM").code,
              128 + 15);
    EXPECT_NE(read(file).find(kFinishedCell), std::string::npos) << read(file);
}

TEST(Interrupt, PrintsTheReportSoFarOnAPosition) {
    Terminal terminal({"dots", "analyse", "5x5"});
    wait_a_moment();
    terminal.type(kInterrupt);
    EXPECT_TRUE(terminal.shows("interrupted")) << terminal.screen();
    EXPECT_EQ(terminal.exit_code(), 3);
    EXPECT_NE(terminal.screen().find("25 boxes"), std::string::npos) << terminal.screen();
}

TEST(Interrupt, SignalToTerminatePrintsTheReportToo) {
    const Ended ended = signalled("dots analyse 5x5", "TERM");
    EXPECT_EQ(ended.code, 128 + 15);
    EXPECT_NE(ended.out.find("25 boxes"), std::string::npos) << ended.out;
}

TEST(Interrupt, GivesUpTheLineBeingTyped) {
    Terminal terminal;
    ASSERT_TRUE(terminal.shows("> ")) << terminal.screen();
    wait_a_moment();
    terminal.type("1 + nonsense");
    ASSERT_TRUE(terminal.shows("nonsense")) << terminal.screen();
    terminal.type(kInterrupt);
    ASSERT_TRUE(terminal.shows("> ")) << terminal.screen();
    terminal.type("40+2\n");
    EXPECT_TRUE(terminal.shows("\n42")) << terminal.screen();
    ASSERT_TRUE(terminal.shows("> ")) << terminal.screen();
    wait_a_moment();  // the editor asks for single keys only just after the prompt
    terminal.type("\x04");
    EXPECT_EQ(terminal.exit_code(), 0) << terminal.screen();
}

// What Ctrl-Z and fg do, without the shell in between.
TEST(Terminal, ShowsTheLineAgainAfterAPause) {
    Terminal terminal;
    ASSERT_TRUE(terminal.shows("> ")) << terminal.screen();
    wait_a_moment();
    terminal.type("40+");
    ASSERT_TRUE(terminal.shows("40+")) << terminal.screen();
    terminal.send(SIGSTOP);
    wait_a_moment();
    terminal.send(SIGCONT);
    EXPECT_TRUE(terminal.shows("> 40+")) << terminal.screen();
    terminal.type("2\n");
    EXPECT_TRUE(terminal.shows("\n42")) << terminal.screen();
    terminal.type("quit\n");
    EXPECT_EQ(terminal.exit_code(), 0);
}

TEST(Terminal, CompletesNamesAndRemembersLines) {
    Terminal terminal;
    ASSERT_TRUE(terminal.shows("> ")) << terminal.screen();
    wait_a_moment();
    terminal.type("{4|0}.Temp\t\n");
    EXPECT_TRUE(terminal.shows("\n2")) << terminal.screen();
    wait_a_moment();
    terminal.type("\x10\n");  // Ctrl-P: the line before
    EXPECT_TRUE(terminal.shows("\n2")) << terminal.screen();
    terminal.type("quit\n");
    EXPECT_EQ(terminal.exit_code(), 0);
}

}  // namespace
}  // namespace upstar
