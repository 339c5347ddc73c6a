// What the program says of words it cannot take: what is wrong, what is allowed, where to read on.
#include <gtest/gtest.h>

#include <string>

#include "program.h"

namespace upstar {
namespace {

struct Refused {
    const char* arguments;
    const char* message;  // without "upstar: " and the line behind it
    const char* command;
};

class Words : public testing::TestWithParam<Refused> {};

TEST_P(Words, AreRefusedWithWhatIsAllowed) {
    const auto& [arguments, message, command] = GetParam();
    const Ended ended = run(arguments);
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(ended.err, "upstar: " + std::string(message) + "\nTry `" + command + " --help`.\n");
}

INSTANTIATE_TEST_SUITE_P(
    Each, Words,
    testing::Values(
        Refused{"eval --fromat json 1", "unexpected `--fromat`; did you mean `--format`?",
                "upstar eval"},
        Refused{"dots solve 2x2 --tread=2", "unexpected `--tread=2`; did you mean `--threads`?",
                "upstar dots solve"},
        Refused{"nim sieve -5 2 --max 3", "unexpected `-5`", "upstar nim sieve"},
        Refused{"eval --time-limit abc 1", "--time-limit: `abc` is no number from 0 to 1000000000",
                "upstar eval"},
        Refused{"eval --time-limit nan 1", "--time-limit: `nan` is no number from 0 to 1000000000",
                "upstar eval"},
        Refused{"eval --memory-limit 1 1",
                "--memory-limit: `1` is no whole number from 64 to 16777216", "upstar eval"},
        Refused{"nim sieve five 2 --max 3", "N: `five` is no whole number from 0 to 4294967295",
                "upstar nim sieve"},
        Refused{"nim sieve 5 2 --max 3 --threads 0",
                "--threads: `0` is no whole number from 1 to 1024", "upstar nim sieve"},
        Refused{"play toads TT..FF --you lft", "--you: unknown value `lft`; there are left|right",
                "upstar play"},
        Refused{"explain --format json --format text 1",
                "--format is given twice: it takes one value, text|unicode|latex|json|svg|tikz",
                "upstar explain"},
        Refused{"explain 1 --format", "--format needs a value: text|unicode|latex|json|svg|tikz",
                "upstar explain"},
        Refused{"table toads T^a --a", "--a needs a value: LO..HI", "upstar table"},
        Refused{"explain --format= 1",
                "--format: an empty value; it takes text|unicode|latex|json|svg|tikz",
                "upstar explain"},
        Refused{"nim sieve 5 2 --max 3 --list=no", "--list takes no value: write --list alone",
                "upstar nim sieve"},
        Refused{"analyse toads",
                "POSITION is missing: a position; `upstar help GAME` says how one is written; - "
                "reads it "
                "from standard input, @FILE from a file",
                "upstar analyse"},
        Refused{"nim sieve 5 2", "--max M is missing: how many tokens a stack has at most",
                "upstar nim sieve"},
        Refused{"analyse toads TT..FF again",
                "unexpected `again`: write upstar analyse GAME POSITION", "upstar analyse"},
        Refused{"nim frob", "no command `frob`; there are sieve pattern prove check-proof theorems",
                "upstar nim"},
        Refused{"papers --quick --full", "--full excludes --quick: give one of them",
                "upstar papers"}));

TEST(Arguments, MisspeltOptionOfAFamilyIsNoParameter) {
    const Ended ended = run("table toads 'T^a .^2 F^2' --a 1..2 --fromat json");
    EXPECT_EQ(ended.code, 2);
    EXPECT_NE(ended.err.find("no option --fromat; did you mean `--format`?"), std::string::npos)
        << ended.err;
}

TEST(Arguments, StandInAnyOrderAndBehindDashes) {
    const std::string plain = run("analyse --format json toads TT..FF").out;
    EXPECT_EQ(run("analyse toads TT..FF --format=JSON").out, plain);
    EXPECT_EQ(run("--format json analyse toads -- TT..FF").out, plain);
    EXPECT_EQ(run("eval -1/2 -^ -- --1 -h").code, 2);  // h is no name
    EXPECT_EQ(run("eval -1/2 -^ -- --1").out, "-1/2\nv\n1\n");
    EXPECT_EQ(run("conjecture domineering '1x{n}' --n 1 -0").code, 0);
}

TEST(Arguments, HelpIsGivenWhateverStandsBeforeIt) {
    EXPECT_EQ(run("analyse toads --help").out, run("analyse -h").out);
    EXPECT_EQ(run("analyse --help").code, 0);
}

struct Shown {
    const char* word;  // an expression
    const char* lines;
};

class RawBytes : public testing::TestWithParam<Shown> {};

TEST_P(RawBytes, AreEscapedAndTheCaretStaysInPlace) {
    const auto& [word, lines] = GetParam();
    const Ended ended = run("eval " + quoted(word));
    EXPECT_EQ(ended.code, 2);
    const std::size_t line = ended.err.find('\n') + 1;
    EXPECT_EQ(ended.err.substr(line), lines);
}

INSTANTIATE_TEST_SUITE_P(
    Each, RawBytes,
    testing::Values(Shown{"1 + \x1b[31m)", "1 + \\x1b[31m)\n    ^\n"},
                    Shown{"\"\x1b[31m\" )", "\"\\x1b[31m\" )\n           ^\n"},
                    Shown{"\"\x07\x7f\" )", "\"\\x07\\x7f\" )\n           ^\n"},
                    Shown{"\"\xff\" )", "\"\\xff\" )\n       ^\n"},
                    Shown{"\"\xc2\x9b\" )", "\"\\xc2\\x9b\" )\n           ^\n"},
                    Shown{"\"\xe2\x86\" )", "\"\\xe2\\x86\" )\n           ^\n"},
                    Shown{"\"↑\" )", "\"↑\" )\n    ^\n"}));

TEST(RepeatedBytes, AreEscapedWhereverTheProgramRepeatsThem) {
    for (const char* arguments :
         {"'\x1b[2J'", "eval '--\x1b[2J'", "help '\x1b[2J'", "analyse '\x1b[2J' 1",
          "analyse toads '\x1b[2J'", "eval --format '\x1b[2J' 1", "eval --plot '\x1b[2J' 1",
          "--output '/nowhere/\x1b[2J' eval 1", "dots solve 2x2 --checkpoint '/proc/\x1b[2J'"}) {
        const Ended ended = run(arguments);
        EXPECT_NE(ended.code, 0) << arguments;
        EXPECT_EQ(ended.err.find('\x1b'), std::string::npos) << ended.err;
    }
    EXPECT_EQ(run("eval -", "x\x1b[2J\n").out.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace upstar
