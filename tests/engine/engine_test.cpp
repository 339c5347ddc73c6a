// The protocol: what a line is answered by, sessions, limits, and the end.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <thread>

#include "client.h"
#include "upstar/catalog/catalog.h"

namespace upstar {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// Takes minutes without limits.
const std::string kLongSearch = R"("do":"evaluate","expression":"domineering(\"8x8\").Value")";

std::string evaluate(const std::string& id, const std::string& expression,
                     const std::string& more = "") {
    return R"({"id":)" + id + R"(,"do":"evaluate","expression":")" + expression + "\"" + more + "}";
}

std::string result(const std::string& line) {
    const Json json = Json::parse(line);
    return json.contains("answer") ? json["answer"]["result"]["value"].get<std::string>() : line;
}

TEST(EngineProtocol, SaysHelloUnasked) {
    Client client;
    const Json hello = client.hello();
    EXPECT_EQ(hello["hello"], "upstar");
    EXPECT_EQ(hello["schema"], kJsonSchema);
    EXPECT_EQ(hello["games"].size(), Catalog().games().size());
    const auto toads =
        std::find_if(hello["games"].begin(), hello["games"].end(),
                     [](const Json& game) { return game["game"] == "toads_and_frogs"; });
    ASSERT_NE(toads, hello["games"].end());
    EXPECT_EQ((*toads)["board"], "strip");
    EXPECT_EQ((*toads)["left"], "moves the toads");
    EXPECT_EQ(Json::parse(client.ask(R"({"id":1,"do":"hello"})"))["answer"], hello);
    // A front end offers a request where it takes the positions of a game.
    std::set<std::string> with_flights;
    for (const Json& request : hello["requests"]) {
        if (!request.contains("games")) continue;
        for (const Json& game : request["games"]) {
            EXPECT_NE(Catalog().find(game.get<std::string>()), nullptr) << game;
            if (request["do"] == "dots flight") with_flights.insert(game.get<std::string>());
        }
    }
    EXPECT_EQ(with_flights, (std::set<std::string>{"dots_and_boxes", "strings_and_coins"}));
}

// requests.txt has a request a line, and below it the answer.
TEST(EngineProtocol, AnswersEveryLineOfTheTable) {
    std::ifstream table(UPSTAR_TEST_DATA "/engine/requests.txt");
    ASSERT_TRUE(table);
    Client client;
    int rows = 0;
    for (std::string line, answer; std::getline(table, line);) {
        if (line.empty() || line[0] == '#') continue;
        ASSERT_TRUE(std::getline(table, answer));
        EXPECT_EQ(client.ask(line), answer) << line;
        ++rows;
    }
    EXPECT_GE(rows, 20);
}

TEST(EngineProtocol, SaysWhereALineIsNoJson) {
    Client client;
    const Json error = Json::parse(client.ask(R"({"id":1,])"));
    EXPECT_TRUE(error["id"].is_null());
    EXPECT_EQ(error["error"]["offset"], 8);
    for (const char* line : {"[1]", "7", R"({"do":"hello"})", R"({"id":[1],"do":"hello"})",
                             R"({"id":1.5,"do":"hello"})", "\xff", R"({"id":1e999,"do":"hello"})"})
        EXPECT_TRUE(Json::parse(client.ask(line))["id"].is_null()) << line;
}

TEST(EngineProtocol, HearsBlankLinesInSilence) {
    Client client;
    client.send("");
    client.send(" \r");
    EXPECT_TRUE(client.lines().empty());
}

TEST(EngineProtocol, RefusesLongLinesAndDeepOnes) {
    Client client;
    EXPECT_TRUE(
        is_error(client.ask(std::string(kLongestRequest + 1, ' ') + "x"), "input", "not read"));
    EXPECT_TRUE(is_error(client.ask(std::string(kLongestRequest / 2, '[')), "input", "deep"));
    const auto nested = [](std::size_t depth) {
        return R"({"id":1,"do":"hello","with":)" + std::string(depth, '[') +
               std::string(depth, ']') + "}";
    };
    EXPECT_TRUE(is_error(client.ask(nested(100)), "input", "no field"));
    EXPECT_TRUE(is_error(client.ask(nested(100'000)), "input", "deep"));
}

// As text it is one string; what it says is nested.
TEST(EngineProtocol, RefusesDeepCertificates) {
    Client client;
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    EXPECT_TRUE(
        is_error(client.ask(R"({"id":1,"do":"check","certificate":"{\"certificate\":2,\"kind\":)"
                            R"(\"heap period\",\"claim\":\"\",\"statement\":)" +
                            deep + R"(}"})"),
                 "input", "no certificate"));
}

TEST(EngineProtocol, KeepsOnlyTheBeginningOfALongLine) {
    LineInput input(4);
    std::vector<std::string> heard;
    const auto hear = [&](std::string_view line) { heard.emplace_back(line); };
    for (const char* bytes : {"ab", "cd\nefghijk", "lmnop", "q\n\nrstuvwxyz\nA"})
        input.take(bytes, hear);
    input.finish(hear);
    EXPECT_EQ(heard, (std::vector<std::string>{"abcd", "efghi", "", "rstuv", "A"}));
}

TEST(EngineProtocol, NamesWhatThereIsBesideWhatThereIsNot) {
    Client client;
    EXPECT_TRUE(
        is_error(client.ask(R"({"id":1,"do":"evalute"})"), "input", "did you mean `evaluate`"));
    EXPECT_TRUE(
        is_error(client.ask(evaluate("1", "1", R"(,"tme":1)")), "input", "did you mean `time`"));
    EXPECT_TRUE(is_error(client.ask(R"({"id":1,"do":"evaluate"})"), "input", "needs `expression`"));
    EXPECT_TRUE(
        is_error(client.ask(R"({"id":1,"do":"evaluate","expression":1})"), "input", "is a text"));
    EXPECT_TRUE(is_error(client.ask(R"({"id":1,"do":"analyse","game":"nmi","position":"1"})"),
                         "input", "nim"));
    EXPECT_TRUE(is_error(client.ask(R"({"id":1,"do":"draw","of":"cat"})"), "input", "thermograph"));
    for (const char* bad : {R"("time":0)", R"("time":-1)", R"("memory":"1")", R"("session":"")",
                            R"("session":1)", R"("threads":1e9)"})
        EXPECT_TRUE(is_error(client.ask(evaluate("1", "1", "," + std::string(bad))), "input", "`"))
            << bad;
}

TEST(EngineSessions, ShareVariablesByNameOnly) {
    for (const unsigned threads : {0u, 3u}) {
        Client client({.threads = threads});
        client.ask(evaluate("1", "x := 5", R"(,"session":"a")"));
        client.ask(evaluate("2", "x := 6"));
        EXPECT_EQ(result(client.ask(evaluate("3", "x + 1", R"(,"session":"a")"))), "6");
        for (int i = 0; i < 5; ++i)
            EXPECT_TRUE(is_error(client.ask(evaluate("4", "x")), "input", "x"));
        EXPECT_TRUE(is_error(client.ask(evaluate("5", "x", R"(,"session":"b")")), "input", "x"));
        EXPECT_EQ(client.ask(R"({"id":6,"do":"end","session":"a"})"),
                  R"({"id":6,"answer":{"ended":"a"}})");
        EXPECT_TRUE(is_error(client.ask(evaluate("7", "x", R"(,"session":"a")")), "input", "x"));
        EXPECT_TRUE(
            is_error(client.ask(R"({"id":8,"do":"end","session":"c"})"), "input", "no session"));
    }
}

TEST(EngineSessions, RunInOrderBesideEachOther) {
    Client client({.threads = 4});
    constexpr int kSessions = 8;
    constexpr int kRequests = 100;
    const auto named = [](int s) { return R"(,"session":"s)" + std::to_string(s) + "\""; };
    for (int s = 0; s < kSessions; ++s)
        client.send(
            evaluate("\"begin" + std::to_string(s) + "\"", "x := " + std::to_string(s), named(s)));
    for (int i = 0; i < kRequests; ++i)
        for (int s = 0; s < kSessions; ++s)
            client.send(
                evaluate(std::to_string(i * kSessions + s), "x := 2 * x + 1 - x", named(s)));
    client.finish();
    EXPECT_EQ(client.lines().size(), std::size_t{kSessions * (kRequests + 1)});
    for (int i = 0; i < kRequests; ++i)
        for (int s = 0; s < kSessions; ++s)
            EXPECT_EQ(client.wait_for(i * kSessions + s)["answer"]["result"]["value"],
                      std::to_string(s + i + 1));
}

TEST(EngineSessions, AreBounded) {
    Client client({.threads = 0, .most_sessions = 2});
    for (const char* name : {"a", "b"})
        client.ask(evaluate("1", "1", R"(,"session":")" + std::string(name) + "\""));
    EXPECT_TRUE(
        is_error(client.ask(evaluate("1", "1", R"(,"session":"c")")), "limit", "2 sessions"));
    client.ask(R"({"id":1,"do":"end","session":"a"})");
    EXPECT_EQ(result(client.ask(evaluate("1", "1", R"(,"session":"c")"))), "1");
}

TEST(EngineSessions, ALongOneHoldsUpNoOther) {
    Client client({.threads = 2});
    client.send(R"({"id":"long","session":"a",)" + kLongSearch + "}");
    client.send(R"({"id":"behind","session":"a","do":"evaluate","expression":"1"})");
    for (int i = 0; i < 100; ++i)
        client.send(evaluate(std::to_string(i), "1 + 1", R"(,"session":"b")"));
    EXPECT_EQ(client.wait_for(99)["answer"]["result"]["value"], "2");
    EXPECT_EQ(client.lines().size(), 100u);
    client.send(R"({"id":"long","do":"cancel"})");
    EXPECT_EQ(client.wait_for("behind")["answer"]["result"]["value"], "1");
    client.finish();
}

TEST(EngineSessions, ReadNoFileOfAClass) {
    const std::filesystem::path before = std::filesystem::current_path();
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("upstar_engine_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    std::filesystem::current_path(folder);
    std::ofstream("Hidden.cgs") << "class Hidden end";
    Client client;
    for (const char* more : {"", R"(,"session":"a")"})
        EXPECT_TRUE(is_error(client.ask(evaluate("1", "Hidden", more)), "input", "Hidden"));
    std::filesystem::current_path(before);
    std::filesystem::remove_all(folder);
}

TEST(EngineCancel, EndsARunningSearch) {
    Client client({.threads = 2});
    for (const std::string& search :
         {kLongSearch, std::string(R"("do":"analyse","game":"domineering","position":"8x8")"),
          std::string(R"("do":"explain","game":"domineering","position":"8x8","time":100)"),
          std::string(R"("do":"review","game":"domineering","record":"8x8 1. a1-a2")"),
          std::string(R"("do":"table","game":"domineering","template":"8x{n}","ranges":{"n":8})"),
          std::string(R"("do":"play","game":"domineering","position":"8x8")")}) {
        client.send(R"({"id":")" + std::to_string(search.size()) + "\"," + search + "}");
        std::this_thread::sleep_for(milliseconds(300));
        client.send(R"({"id":")" + std::to_string(search.size()) + R"(","do":"cancel"})");
        const Json said = client.wait_for(std::to_string(search.size()));
        EXPECT_EQ(said["error"]["kind"], "cancelled") << search << said;
    }
}

TEST(EngineCancel, AnswersWaitingRequestsAtOnce) {
    Client client({.threads = 1});
    client.send(R"({"id":"long",)" + kLongSearch + "}");
    client.send(evaluate("1", "1"));
    client.send(evaluate("2", "2", R"(,"session":"a")"));
    for (const char* id : {"1", "2"}) {
        client.send(R"({"id":)" + std::string(id) + R"(,"do":"cancel"})");
        EXPECT_TRUE(is_error(client.lines().back(), "cancelled", ""));
    }
    client.send(evaluate("1", "1 + 2"));  // the id is free again
    client.send(R"({"id":"long","do":"cancel"})");
    client.finish();
    EXPECT_EQ(client.lines().size(), 4u);
    EXPECT_EQ(result(client.lines().back()), "3");
}

TEST(EngineCancel, OfWhatIsAnsweredSaysNothing) {
    Client client;
    client.ask(evaluate("1", "1"));
    client.send(R"({"id":1,"do":"cancel"})");
    EXPECT_EQ(client.lines().size(), 1u);
}

TEST(EngineCancel, LeavesTheSessionAsItWas) {
    Client client({.threads = 1});
    client.send(evaluate("1", "x := 5", R"(,"session":"a")"));
    client.send(R"({"id":2,"session":"a",)" + kLongSearch + "}");
    client.wait_for(1);
    client.send(R"({"id":2,"do":"cancel"})");
    EXPECT_EQ(result(client.ask(evaluate("3", "x", R"(,"session":"a")"))), "5");
}

TEST(EngineLimits, EndARequestAndNotTheEngine) {
    Client client({.threads = 2});
    const Json late =
        Json::parse(client.ask(R"({"id":1,"time":0.05,)" + kLongSearch + "}"))["error"];
    EXPECT_EQ(late["kind"], "limit");
    EXPECT_EQ(late["remedy"]["kind"], "raise_time_limit");
    const Json large =
        Json::parse(client.ask(R"({"id":2,"memory":20,)" + kLongSearch + "}"))["error"];
    EXPECT_EQ(large["kind"], "limit");
    EXPECT_EQ(large["remedy"]["kind"], "raise_memory_limit");
    EXPECT_EQ(result(client.ask(evaluate("3", "1"))), "1");
}

TEST(EngineLimits, RefuseAnIdThatIsNotYetAnswered) {
    Client client({.threads = 1});
    client.send(R"({"id":1,)" + kLongSearch + "}");
    client.send(evaluate("1", "1"));
    EXPECT_TRUE(is_error(client.lines().back(), "input", "not yet answered"));
    client.send(R"({"id":1,"do":"cancel"})");
    client.finish();
}

std::vector<Json> partials(const std::vector<std::string>& lines) {
    std::vector<Json> found;
    for (const std::string& line : lines)
        if (const Json json = Json::parse(line); json.contains("partial"))
            found.push_back(json["partial"]);
    return found;
}

TEST(EngineStream, TellsEveryCellOfATableOnceBeforeTheAnswer) {
    for (const unsigned threads : {0u, 2u}) {
        Client client({.threads = threads});
        const std::string table =
            R"("do":"table","game":"domineering","template":"{m}x{n}","ranges":{"m":"1..4","n":"1..4"})";
        client.ask(R"({"id":1,"stream":true,)" + table + "}");
        const std::vector<std::string> lines = client.lines();
        const Json answer = Json::parse(lines.back())["answer"];
        std::vector<std::string> told;
        std::size_t done = 0;
        for (const Json& partial : partials(lines)) {
            EXPECT_EQ(partial["of"], 16);
            EXPECT_GT(partial["done"], done);
            done = partial["done"];
            for (const Json& cell : partial["cells"]) told.push_back(cell.dump());
        }
        EXPECT_EQ(done, 16u);
        std::vector<std::string> cells;
        for (const Json& cell : answer["cells"]) cells.push_back(cell.dump());
        std::sort(told.begin(), told.end());
        std::sort(cells.begin(), cells.end());
        EXPECT_EQ(told, cells);
        client.ask(R"({"id":2,)" + table + "}");
        EXPECT_EQ(Json::parse(client.lines().back())["answer"], answer);
    }
}

TEST(EngineStream, AnAnalysisDeepensAndEndsAsWithout) {
    Client client({.threads = 1});
    const std::string asked = R"("do":"analyse","game":"domineering","position":"5x6")";
    client.ask(R"({"id":1,"stream":true,)" + asked + "}");
    const std::vector<std::string> lines = client.lines();
    for (const Json& partial : partials(lines))
        EXPECT_TRUE(partial.contains("doing") || !partial["outcome"].is_null()) << partial;
    client.ask(R"({"id":2,)" + asked + "}");
    const Json streamed = Json::parse(lines.back())["answer"];
    const Json plain = Json::parse(client.lines().back())["answer"];
    EXPECT_EQ(streamed, plain);
    EXPECT_FALSE(plain["value"].is_null());
}

TEST(EngineStream, IsSilentUnlessAskedFor) {
    Client client({.threads = 1});
    client.ask(R"({"id":1,"do":"analyse","game":"domineering","position":"4x5"})");
    EXPECT_EQ(client.lines().size(), 1u);
    EXPECT_TRUE(is_error(client.ask(evaluate("2", "1", R"(,"stream":1)")), "input", "`stream`"));
}

TEST(EngineStream, TellsNothingMoreAfterACancel) {
    Client client({.threads = 2});
    client.send(
        R"({"id":"t","stream":true,"do":"table","game":"domineering","template":"{m}x{n}","ranges":{"m":"1..8","n":"1..8"}})");
    std::this_thread::sleep_for(milliseconds(500));
    client.send(R"({"id":"t","do":"cancel"})");
    EXPECT_EQ(client.wait_for("t")["error"]["kind"], "cancelled");
    const std::size_t said = client.lines().size();
    client.finish();
    EXPECT_EQ(client.lines().size(), said);
    EXPECT_GE(said, 2u);
}

TEST(EngineEnd, CancelsWhatIsLeftIfNobodyWaits) {
    const auto begin = Clock::now();
    {
        Client client({.threads = 2});
        for (int i = 0; i < 5; ++i)
            client.send(R"({"id":)" + std::to_string(i) + "," + kLongSearch + "}");
    }
    EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5));
}

TEST(EngineEnd, AnswersAllThatWasAskedHoweverMany) {
    Client client({.threads = 3, .most_waiting = 4});
    constexpr int kCount = 2000;
    for (int i = 0; i < kCount; ++i) client.send(evaluate(std::to_string(i), "1/2 + *"));
    client.finish();
    EXPECT_EQ(client.lines().size(), std::size_t{kCount});
}

}  // namespace
}  // namespace upstar
