// Help, version, and what the program says about itself.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "program.h"
#include "upstar/version.h"

namespace upstar {
namespace {

bool contains(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

TEST(Help, EveryTopicOfTheOverviewExists) {
    const Ended overview = run("help");
    EXPECT_EQ(overview.code, 0);
    for (const char* topic :
         {"values", "operators", "properties", "language", "games", "commands"}) {
        EXPECT_TRUE(contains(overview.out, topic)) << topic;
        const Ended ended = run(std::string("help ") + topic);
        EXPECT_EQ(ended.code, 0) << topic;
        EXPECT_GT(ended.out.size(), 100u) << topic;
        EXPECT_EQ(ended.err, "") << topic;
    }
}

TEST(Help, PropertiesAndGamesAreTopics) {
    EXPECT_TRUE(contains(run("help Mean").out, "Mean"));
    EXPECT_TRUE(contains(run("help domineering").out, "Domineering"));
}

TEST(Help, CommandsAreTopicsAndCaseDoesNotMatter) {
    EXPECT_TRUE(contains(run("help 'dots solve'").out, "Usage: upstar dots solve [OPTIONS]"));
    EXPECT_EQ(run("help dots solve").out, run("help 'dots solve'").out);
    EXPECT_EQ(run("help dots solve").out, run("dots solve --help").out);
    EXPECT_EQ(run("help mean").out, run("help Mean").out);
    EXPECT_EQ(run("help ^").out, run("help values").out);
    EXPECT_EQ(run("", "?\n").out, run("help").out);
}

TEST(Help, FitsATerminal) {
    for (const char* topic : {"commands", "properties", "games", "toads", "konane", "dots", "table",
                              "nim prove", "dots analyse", "konane dictionary"}) {
        const std::string text = run(std::string("help ") + topic).out;
        EXPECT_NE(text, "") << topic;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            EXPECT_LE(end - at, 90u) << topic << ": " << text.substr(at, end - at);
            at = end + 1;
        }
    }
}

TEST(Help, BothSpellingsOfAnalyseWork) {
    EXPECT_EQ(run("analyze toads TT..FF").out, run("analyse toads TT..FF").out);
    EXPECT_EQ(run("dots analyze 1x2").out, run("dots analyse 1x2").out);
    EXPECT_EQ(run("help dots analyze").out, run("help dots analyse").out);
}

TEST(Help, ExamplesOfAGameAskForWhatItHas) {
    EXPECT_TRUE(contains(run("help nim").out, ").NimValue\n"));
    EXPECT_TRUE(contains(run("help nim").out, run("nim --help").out.c_str()));
    EXPECT_TRUE(contains(run("help explain").out, run("explain --help").out.c_str()));
    EXPECT_TRUE(contains(run("help dots_and_boxes").out, ").Margin\n"));
}

struct Misuse {
    const char* arguments;
    const char* message;
};

TEST(Misuses, AreToldWithWhatToTry) {
    for (const auto& [arguments, message] :
         {Misuse{"analise toads TT..FF", "no command `analise`; did you mean `analyse`?\nTry "},
          Misuse{"dots analise 2x2", "`analyse`?\nTry `upstar dots --help`.\n"},
          Misuse{"dots", "a command is missing; there are analyse "},
          Misuse{"nim sieve 3 2 --max 4 --lst",
                 "unexpected `--lst`; did you mean `--list`?\nTry `upstar nim sieve --help`"},
          Misuse{"table toads 'T^a .^2 F^2' -a 2",
                 "unexpected `-a`: write upstar table GAME TEMPLATE\nTry `upstar table --help`"},
          Misuse{"table toads 'T^a .^2 F^2' --a 2-5", "a range is written 2..5, not 2-5"},
          Misuse{"analyse dominering 2x2", "did you mean `domineering`? There are amazons,"},
          Misuse{"eval 'toads(TT..FF)'", "a position stands in double quotes: toads(\"TT..FF\")"},
          Misuse{"table konane 'L({n})' --n 1..3 --board open", "write --with board=open"},
          Misuse{"analyse 'nim(3)' 1,2", "in parentheses Nim takes nothing"},
          Misuse{"analyse dots 30x30", "takes larger ones; try `upstar dots analyse`"},
          Misuse{"dots analyse /etc/passwd", "this is a file: to read it, write @/etc/passwd"},
          Misuse{"eval '{1|0}.Outcome'", "did you mean `OutcomeClass`?"}}) {
        const Ended ended = run(arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_TRUE(contains(ended.err, message)) << ended.err;
    }
}

TEST(Misuses, OfTheShellInTheCalculatorAreRecognised) {
    EXPECT_TRUE(contains(run("", "analyse toads TT..FF\n").err, "`analyse` is for the shell"));
}

TEST(Help, AnUnknownTopicIsBadInput) {
    const Ended ended = run("help domineerign");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out, "");
    EXPECT_TRUE(contains(ended.err, "domineering")) << ended.err;
}

TEST(Help, OptionsListTheSubcommands) {
    const Ended ended = run("--help");
    EXPECT_EQ(ended.code, 0);
    for (const char* command : {"eval", "explain", "papers", "help"})
        EXPECT_TRUE(contains(ended.out, command)) << command;
    EXPECT_EQ(run("eval --help").code, 0);
}

TEST(Help, TheCalculatorHasTheSame) {
    EXPECT_EQ(run("", "help values\n").out, run("help values").out);
}

TEST(Reference, TheManPageHasEveryCommandWithItsOptions) {
    const Ended ended = run("help --man-page");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out.rfind(".TH UPSTAR 1", 0), 0u);
    for (const char* part :
         {".SS upstar eval EXPR...\n", ".SS upstar dots analyse POSITION\n",
          ".SS upstar nim sieve [N] [K] \\-\\-max M\n", "\\fB\\-\\-time\\-limit\\fR",
          "\\fB\\-\\-first\\fR \\fIyou|machine|left|right\\fR\n"})
        EXPECT_TRUE(contains(ended.out, part)) << part;
}

// What Tab offers after these words.
std::string completions(const std::string& words) {
    const std::string script = "upstar() { $UPSTAR \"$@\"; }; . /dev/stdin; COMP_WORDS=(upstar " +
                               words +
                               "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _upstar; "
                               "echo \"${COMPREPLY[@]}\"";
    const Ended ended =
        shell("export UPSTAR; bash -c " + quoted(script), run("help --completion").out);
    EXPECT_EQ(ended.err, "");
    return ended.out;
}

TEST(Reference, TheCompletionKnowsCommandsOptionsAndChoices) {
    EXPECT_EQ(completions("an"), "analyse\n");
    EXPECT_EQ(completions("dots ''"),
              "--help analyse check-certificate convert flight review solve\n");
    EXPECT_EQ(completions("dots solve --mo"), "--moves\n");
    EXPECT_EQ(completions("konane solve 6x6 --rules ''"), "ancient modern\n");
    EXPECT_EQ(completions("--format j"), "json\n");
    EXPECT_EQ(completions("papers er"), "erickson ernst\n");
    EXPECT_EQ(completions("play toa"), "toads_and_frogs\n");
    EXPECT_EQ(completions("help Thermog"), "Thermograph\n");
    EXPECT_EQ(completions("nim sieve 5 2 --max ''"), "\n");
    EXPECT_EQ(completions("eval --plot /usr/incl"), "/usr/include\n");
}

TEST(Version, IsOneLine) {
    const Ended ended = run("--version");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out, "upstar " + std::string(kVersion) + "\n");
}

std::string source_file(const std::string& name) {
    std::ifstream stream(UPSTAR_TEST_DATA "/../" + name);
    return {std::istreambuf_iterator<char>(stream), {}};
}

// CMakeLists.txt states it; the two files that must say it again follow.
TEST(Version, IsThatOfTheChangelogAndOfThePage) {
    const std::string version = kVersion;
    const std::string minor = version.substr(0, version.rfind('.'));
    const std::string changes = source_file("CHANGELOG.md");
    const std::size_t newest = changes.find("\n## ");
    ASSERT_NE(newest, std::string::npos);
    const std::string heading = changes.substr(newest + 1, changes.find('\n', newest + 1) - newest);
    EXPECT_TRUE(contains(heading, minor.c_str())) << heading;
    const std::string named = "\"version\": \"" + version + "\"";
    EXPECT_TRUE(contains(source_file("web/package.json"), named.c_str())) << named;
}

}  // namespace
}  // namespace upstar
