// upstar engine: the same answers as the commands give, and how it ends.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "program.h"

namespace upstar {
namespace {

using Json = nlohmann::ordered_json;

std::vector<Json> lines_of(const std::string& text) {
    std::vector<Json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(Json::parse(line));
    return lines;
}

// What the engine answers to requests whose ids are their numbers, in that order.
std::vector<Json> answers(const std::vector<Json>& requests, const std::string& options = "") {
    std::string input;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        Json request = {{"id", i}};
        request.update(requests[i]);
        input += request.dump() + "\n";
    }
    const Ended ended = run("engine " + options, input);
    EXPECT_EQ(ended.code, 0) << ended.err;
    std::vector<Json> said = lines_of(ended.out);
    EXPECT_EQ(said.size(), requests.size() + 1);
    std::vector<Json> found(requests.size());
    for (std::size_t i = 1; i < said.size(); ++i) found.at(said[i].at("id")) = said[i];
    return found;
}

class RandomExpressions {
public:
    std::string next(int depth = 3) {
        static const std::vector<std::string> kLeaves = {"0",
                                                         "1",
                                                         "-1/2",
                                                         "*",
                                                         "*2",
                                                         "^",
                                                         "v*",
                                                         "+-1",
                                                         "Tiny(2)",
                                                         "3/4",
                                                         "x",
                                                         "1/",
                                                         "nim(\"1,2\")",
                                                         "toads(\"T.F\")"};
        if (depth == 0 || random_() % 4 == 0) return kLeaves[random_() % kLeaves.size()];
        const std::string a = next(depth - 1);
        const std::string b = next(depth - 1);
        switch (random_() % 5) {
            case 0:
                return "{" + a + "|" + b + "}";
            case 1:
                return "(" + a + ")-(" + b + ")";
            case 2:
                return "(" + a + ") <= (" + b + ")";
            case 3:
                return "({" + a + "|" + b + "}).Mean";
            default:
                return "(" + a + ")+(" + b + ")";
        }
    }

private:
    std::mt19937 random_{1};
};

TEST(EngineCommand, AnswersRandomExpressionsAsEvalDoes) {
    RandomExpressions expressions;
    std::string lines;
    std::vector<Json> requests;
    for (int i = 0; i < 400; ++i) {
        const std::string expression = expressions.next();
        lines += expression + "\n";
        Json request = {{"do", "evaluate"}, {"expression", expression}};
        if (i % 3 == 0) request["session"] = "s" + std::to_string(i % 7);
        requests.push_back(request);
    }
    const std::vector<Json> expected = lines_of(run("eval - --format json", lines).out);
    const std::vector<Json> found = answers(requests);
    ASSERT_EQ(expected.size(), found.size());
    int results = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (expected[i].contains("error")) {
            EXPECT_EQ(found[i]["error"], expected[i]["error"]) << requests[i];
        } else {
            EXPECT_EQ(found[i]["answer"], expected[i]) << requests[i];
            ++results;
        }
    }
    EXPECT_GE(results, 100);
    EXPECT_LE(results, 399);
}

TEST(EngineCommand, AnswersAsTheCommandsDo) {
    const std::vector<std::pair<Json, std::string>> questions = {
        {{{"do", "analyse"}, {"game", "domineering"}, {"position", "3x3"}},
         "analyse domineering 3x3 --format json"},
        {{{"do", "analyse"},
          {"game", "konane"},
          {"position", "xoxo|oxox"},
          {"with", {{"rules", "modern"}}}},
         "analyse konane 'xoxo|oxox' --with rules=modern --format json"},
        {{{"do", "analyse"}, {"game", "dots"}, {"position", "1x2"}},
         "analyse dots 1x2 --format json"},
        {{{"do", "explain"}, {"expression", "^ >= *"}}, "explain '^ >= *' --format json"},
        {{{"do", "explain"}, {"game", "nim"}, {"position", "3,5,7"}},
         "explain nim 3,5,7 --format json"},
        {{{"do", "review"}, {"game", "dots"}, {"record", "1x2 1. a1b1 2. b1c1 3. a1a2"}},
         "review dots '1x2 1. a1b1 2. b1c1 3. a1a2' --format json"},
        {{{"do", "table"},
          {"game", "domineering"},
          {"template", "2x{n}"},
          {"ranges", {{"n", "1..5"}}},
          {"show", "value,mean"}},
         "table domineering '2x{n}' --n 1..5 --show value,mean --format json"},
        {{{"do", "conjecture"},
          {"game", "domineering"},
          {"template", "1x{n}"},
          {"ranges", {{"n", "1..9"}}},
          {"formula", "-(n/2).Floor"}},
         "conjecture domineering '1x{n}' '-(n/2).Floor' --n 1..9 --format json"},
        {{{"do", "conjecture"},
          {"game", "domineering"},
          {"template", "1x{n}"},
          {"ranges", {{"n", "1..9"}}},
          {"hold_back", 2}},
         "conjecture domineering '1x{n}' --n 1..9 --hold-back 2 --format json"},
        {{{"do", "dots analyse"}, {"position", "2x2"}}, "dots analyse 2x2 --format json"},
        {{{"do", "dots flight"}, {"position", "A@4 A-B:12 B@4 chain:10"}},
         "dots flight 'A@4 A-B:12 B@4 chain:10' --format json"},
        {{{"do", "dots flight"}, {"position", "A@4 A-B:12 B@4 chain:10"}, {"order", "10-chain,B"}},
         "dots flight 'A@4 A-B:12 B@4 chain:10' --order 10-chain,B --format json"},
        {{{"do", "konane penetration"}, {"group", "3x5"}, {"fewest", false}},
         "konane penetration 3x5 --format json"},
        {{{"do", "nim sieve"},
          {"game", "CN(5,2) V3"},
          {"max", 6},
          {"list", true},
          {"shifts", true}},
         "nim sieve 5 2 --rule V3 --max 6 --list --shifts --format json"},
        {{{"do", "nim sieve"}, {"game", "PN(5,2) V6(2)"}, {"max", 5}, {"up_to_symmetry", true}},
         "nim sieve 5 2 --path --rule V6 --a 2 --max 5 --up-to-symmetry --format json"},
        {{{"do", "nim sieve"}, {"game", "SN(4;abc,cd)"}, {"max", 5}},
         "nim sieve --sets abc,cd --max 5 --format json"},
        {{{"do", "heaps period"}, {"code", "0.77"}, {"most", 1000}},
         "heaps period 0.77 --most 1000 --format json"},
        {{{"do", "toads worth"}, {"strip", "TTTT...FF"}, {"value", "2*"}},
         "toads worth TTTT...FF '2*' --format json"},
        {{{"do", "nim pattern"}, {"game", "CN(4,2)"}}, "nim pattern 4 2 --format json"},
        {{{"do", "nim prove"}, {"game", "CN(4,2)"}, {"set", "(a,b,a,b)"}, {"moves", true}},
         "nim prove 4 2 --set '(a,b,a,b)' --moves --format json"},
        {{{"do", "nim shrinking"}, {"n", 4}, {"k", 2}}, "nim prove 4 2 --shrinking --format json"},
    };
    std::vector<Json> requests;
    for (const auto& [request, command] : questions) requests.push_back(request);
    const std::vector<Json> found = answers(requests);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Ended ended = run(questions[i].second);
        ASSERT_EQ(ended.code, 0) << ended.err;
        EXPECT_EQ(found[i]["answer"], Json::parse(ended.out)) << questions[i].second;
    }
}

TEST(EngineCommand, WritesTablesInEveryFormatAsTheCommandDoes) {
    const std::vector<std::string> formats = {"text",  "unicode", "latex", "csv",
                                              "jsonl", "svg",     "tikz"};
    std::vector<Json> requests;
    for (const std::string& format : formats)
        requests.push_back({{"do", "table"},
                            {"game", "domineering"},
                            {"template", "2x{n}"},
                            {"ranges", {{"n", "1..4"}}},
                            {"format", format}});
    const std::vector<Json> found = answers(requests);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Json& answer = found[i].at("answer");
        const char* key = answer.at("type") == "Picture" ? "picture" : "text";
        const Ended ended = run("table domineering '2x{n}' --n 1..4 --format " + formats[i]);
        EXPECT_EQ(answer.at(key), ended.out) << formats[i];
    }
}

TEST(EngineCommand, GivesCertificatesThatItAccepts) {
    const std::vector<Json> found = answers(
        {{{"do", "dots flight"}, {"position", "A@4 A-B:12 B@4 chain:10"}, {"certificate", true}},
         {{"do", "konane solve"}, {"board", "xo.o|o.ox"}, {"first", "black"}, {"strategy", true}},
         {{"do", "konane penetration"}, {"group", "3x5"}, {"certificate", true}},
         {{"do", "heaps period"}, {"code", "0.137"}, {"certificate", true}},
         {{"do", "toads worth"}, {"strip", "TTT...FF"}, {"value", "1*"}, {"certificate", true}}});
    std::vector<Json> checks;
    for (const Json& each : found)
        checks.push_back({{"do", "check"}, {"certificate", each.at("answer").at("certificate")}});
    checks.push_back({{"do", "check"}, {"certificate", "/etc/passwd"}});
    const std::vector<Json> checked = answers(checks);
    for (std::size_t i = 0; i < found.size(); ++i)
        EXPECT_EQ(checked[i].at("answer").at("accepted"), true) << checked[i];
    EXPECT_EQ(checked.back().at("error").at("kind"), "input");
}

TEST(EngineCommand, SolvesBoardsAsTheCommandDoes) {
    const Json answer = answers({{{"do", "konane solve"}, {"board", "4x4"}}}).front().at("answer");
    const std::vector<Json> rows = lines_of(run("konane solve 4x4 --format json").out);
    ASSERT_EQ(answer["verdicts"].size() + 1, rows.size());
    EXPECT_EQ(answer["lifting"], rows.back());
    for (std::size_t i = 0; i + 1 < rows.size(); ++i)
        for (const char* key : {"position", "gap", "first", "winner", "move"})
            EXPECT_EQ(answer["verdicts"][i][key], rows[i][key]);
}

TEST(EngineCommand, DrawsAsTheCommandsDo) {
    const std::vector<std::pair<Json, std::string>> pictures = {
        {{{"do", "draw"}, {"of", "board"}, {"game", "domineering"}, {"position", "2x2"}},
         "eval 'domineering(\"2x2\")' --format svg"},
        {{{"do", "draw"}, {"of", "analysis"}, {"game", "domineering"}, {"position", "2x2"}},
         "analyse domineering 2x2 --format svg"},
        {{{"do", "draw"}, {"of", "thermograph"}, {"expression", "{2|-1}"}},
         "eval '{2|-1}' --format svg"},
        {{{"do", "draw"}, {"of", "construction"}, {"expression", "{2|-1}"}, {"format", "tikz"}},
         "explain '{2|-1}' --thermograph --format tikz"},
        {{{"do", "draw"}, {"of", "tree"}, {"expression", "{2|-1}"}},
         "explain '{2|-1}' --tree --format svg"},
        {{{"do", "draw"}, {"of", "review"}, {"game", "nim"}, {"record", "1,2 1. 1,1 2. 0,1"}},
         "review nim '1,2 1. 1,1 2. 0,1' --format svg"},
    };
    std::vector<Json> requests;
    for (const auto& [request, command] : pictures) requests.push_back(request);
    const std::vector<Json> found = answers(requests);
    for (std::size_t i = 0; i < found.size(); ++i) {
        std::string picture = found[i].at("answer").at("picture");
        std::string expected = run(pictures[i].second).out;
        for (std::string* text : {&picture, &expected})
            text->erase(text->find_last_not_of('\n') + 1);
        EXPECT_EQ(picture, expected) << pictures[i].second;
    }
}

TEST(EngineCommand, AnswersAllBeforeItEnds) {
    const std::vector<Json> requests(5000, Json{{"do", "evaluate"}, {"expression", "{1|-1} + ^"}});
    for (const Json& answer : answers(requests))
        EXPECT_EQ(answer["answer"]["result"]["value"], "{1^|-1^}");
}

TEST(EngineCommand, HeedsTheTimeLimitOfTheProgram) {
    const Json answer =
        answers({{{"do", "evaluate"}, {"expression", "domineering(\"8x8\").Value"}}},
                "--time-limit 0.1")
            .front();
    EXPECT_EQ(answer["error"]["kind"], "limit");
}

}  // namespace
}  // namespace upstar
