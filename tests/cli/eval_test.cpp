// upstar eval: results, streams, exit codes, formats.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "program.h"

namespace upstar {
namespace {

TEST(Eval, PrintsOneResultALine) {
    const Ended ended = run("eval '{1|-1} + ^' '*2 + *3' -1/2 -^ '[1,2]'");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out, "{1^|-1^}\n*\n-1/2\nv\n[1,2]\n");
    EXPECT_EQ(ended.err, "");
}

TEST(Eval, BadInputGoesToStderrWithACaret) {
    const Ended ended = run("eval 1 '{1|0}.Maen' 2");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out, "1\n");
    EXPECT_EQ(ended.err,
              "upstar: Not a property of a Game: `Maen`; did you mean `Mean`?\n"
              "{1|0}.Maen\n"
              "     ^\n");
}

struct Formatted {
    const char* format;
    const char* out;
};

void PrintTo(const Formatted& given, std::ostream* out) { *out << given.format; }

class Format : public testing::TestWithParam<Formatted> {};

TEST_P(Format, WritesTheSameValue) {
    const Ended ended = run(std::string("eval --format ") + GetParam().format + " '{2|^*}'");
    EXPECT_EQ(ended.code, 0) << ended.err;
    EXPECT_EQ(ended.out, GetParam().out);
}

INSTANTIATE_TEST_SUITE_P(
    Each, Format,
    testing::Values(Formatted{"text", "{2|^*}\n"}, Formatted{"TEXT", "{2|^*}\n"},
                    Formatted{"unicode", "{2|↑∗}\n"},
                    Formatted{"latex", "\\left\\{2\\,|\\,\\uparrow \\ast \\right\\}\n"},
                    Formatted{"json",
                              "{\"schema\":1,\"input\":\"{2|^*}\",\"result\":{\"type\":\"Game\","
                              "\"value\":\"{2|^*}\"}}\n"}));

TEST(Eval, SvgIsAPicture) {
    const Ended ended = run("eval --format svg '{2|^*}'");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out.substr(0, 4), "<svg");
}

TEST(Eval, JsonHasErrorsAmongTheResults) {
    const Ended ended = run("eval --format json '1 +'");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out.rfind(R"({"schema":1,"input":"1 +","error":{"kind":"input","message":)", 0),
              0u)
        << ended.out;
    EXPECT_NE(ended.out.find("\"offset\":3"), std::string::npos) << ended.out;
}

TEST(Eval, JsonHasTheRemedyOfAnError) {
    const Ended late = run("eval --format json --time-limit 0.01 'while true do 1 end'");
    EXPECT_NE(late.out.find("\"message\":\"time limit reached\""), std::string::npos) << late.out;
    EXPECT_NE(late.out.find("\"remedy\":{\"kind\":\"raise_time_limit\"}"), std::string::npos)
        << late.out;
    EXPECT_EQ(late.err.rfind("upstar: time limit reached; raise it with --time-limit\n", 0), 0u)
        << late.err;
    const Ended whole = run("eval --format json 'dots_and_boxes(\"30x30\")'");
    EXPECT_NE(
        whole.out.find("\"remedy\":{\"kind\":\"ask\",\"name\":\"analyse\",\"value\":\"dots\"}"),
        std::string::npos)
        << whole.out;
}

TEST(Eval, UnknownOptionsAreBadInput) {
    for (const char* arguments :
         {"eval --format xml 1", "eval --time-limit -1 1", "eval --time-limit x 1",
          "eval --memory-limit 1 1", "eval --colour 1 1", "eval", "evaluate 1", "--nonsense"}) {
        const Ended ended = run(arguments);
        EXPECT_EQ(ended.code, 2) << arguments;
        EXPECT_EQ(ended.out, "") << arguments;
        EXPECT_EQ(ended.err.rfind("upstar: ", 0), 0u) << ended.err;
    }
}

std::size_t lines(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(EvalLines, AnswersEachLineWithOneLine) {
    const Ended ended = run("eval -",
                            "1+1\n\n   \n{1|0\n\"a\\nb\"\ndomineering(\"..|..\").Board\n"
                            "{3|1}.Thermograph.Plot\nx := 3\nx+1");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.err, "");
    EXPECT_EQ(lines(ended.out), 9u) << ended.out;
    EXPECT_EQ(ended.out.rfind("2\n!!nothing to evaluate\n!!nothing to evaluate\n"
                              "!!syntax error: expected '}', but the input ends here\na\\nb\n",
                              0),
              0u)
        << ended.out;
    EXPECT_EQ(ended.out.substr(ended.out.size() - 4), "3\n4\n");
}

TEST(EvalLines, EndsWithZeroWhenNothingFailed) {
    EXPECT_EQ(run("eval -", "1\n2\n").code, 0);
    EXPECT_EQ(run("eval -", "").code, 0);
    EXPECT_EQ(run("eval -", "").out, "");
}

TEST(EvalLines, ReadWindowsLineEnds) { EXPECT_EQ(run("eval -", "1+1\r\n").out, "2\n"); }

TEST(EvalLines, SkipAByteOrderMark) {
    EXPECT_EQ(run("eval -",
                  "\xEF\xBB\xBF"
                  "1+1\n\xEF\xBB\xBF\n")
                  .out.substr(0, 4),
              "2\n!!");
}

TEST(EvalLines, EveryFormatKeepsToOneLine) {
    for (const char* format : {"text", "unicode", "latex", "json", "svg"}) {
        const Ended ended = run(std::string("eval --format ") + format + " -",
                                "{3|1}\n{3|1}.Thermograph.Plot\n1 +\n");
        EXPECT_EQ(lines(ended.out), 3u) << format << "\n" << ended.out;
        EXPECT_EQ(ended.code, 2) << format;
    }
}

TEST(EvalLines, GarbageGetsAnswersToo) {
    std::string garbage;
    for (int i = 0; i < 20'000; ++i) garbage += static_cast<char>((i * 7919 + i / 256) % 256);
    garbage += '\n';
    const Ended ended = run("eval -", garbage);
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(lines(ended.out), lines(garbage));
    const Ended json = run("eval --format json -", garbage);
    EXPECT_EQ(json.code, 2);
    EXPECT_EQ(lines(json.out), lines(garbage));
}

TEST(EvalLines, LongLinesAreRefusedOrAnswered) {
    const std::string digits(3'000'000, '9');
    const std::string sum = "0" + std::string(1'000'000, ' ') + "+1";
    const Ended ended =
        run("eval -", digits + "\n" + sum + "\n" + std::string(1'000'000, '(') + "\n");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(lines(ended.out), 3u);
    EXPECT_NE(ended.out.find("\n1\n"), std::string::npos);
}

TEST(EvalLines, AClosedPipeEndsTheProgram) {
    const Ended ended = shell("yes 1+1 | head -100000 | $UPSTAR eval - | head -1");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out, "2\n");
    EXPECT_EQ(ended.err, "");
}

TEST(Eval, LostOutputIsAnError) {
    const Ended ended = shell("$UPSTAR eval 1+1 >/dev/full");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.err, "upstar: cannot write to standard output\n");
}

TEST(Calculator, ReadsAPipe) {
    const Ended ended = run("", "g := {2||1|0}\ng.Mean\n\nquit\n1/0 +\n");
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(ended.out, "{2||1|0}\n5/4\n");
    EXPECT_EQ(ended.err, "");
}

TEST(Calculator, SkipsAByteOrderMark) {
    EXPECT_EQ(run("",
                  "\xEF\xBB\xBF"
                  "help nim\n")
                  .out,
              run("", "help nim\n").out);
    EXPECT_EQ(run("",
                  "\xEF\xBB\xBF"
                  "1+1\n")
                  .out,
              "2\n");
}

TEST(Calculator, ReportsBadInputAndGoesOn) {
    const Ended ended = run("", "1 + )\n2\n");
    EXPECT_EQ(ended.code, 2);
    EXPECT_EQ(ended.out, "2\n");
    EXPECT_EQ(ended.err.rfind("upstar: syntax error", 0), 0u) << ended.err;
}

}  // namespace
}  // namespace upstar
