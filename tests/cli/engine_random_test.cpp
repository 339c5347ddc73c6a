// Random requests, side by side in sessions and without, some cancelled and some with limits,
// beside the same questions to the program: the same answers.
//
// UPSTAR_REQUESTS says how many; 10000 take some minutes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "program.h"

namespace upstar {
namespace {

using Json = nlohmann::ordered_json;

std::size_t request_count() {
    constexpr std::size_t kFew = 300;
    const char* given = std::getenv("UPSTAR_REQUESTS");
    return given == nullptr ? kFew : std::strtoul(given, nullptr, 10);
}

// A request, and the command that asks the same.
struct Pair {
    Json request;
    std::string command;
};

class RandomPairs {
public:
    Pair next() {
        static const std::vector<std::pair<std::string, std::vector<std::string>>> kGames = {
            {"domineering", {"2x2", "3x3", "2x5", "1x4", "3x4"}},
            {"nim", {"1", "3,5,7", "1,2,3,4", "0,0", "2,2"}},
            {"konane", {"xoxo|oxox", "xox|oxo", "x.o|o.x"}},
            {"toads", {"TF", "TT..FF", "TTT.FF", "T.F.TF"}},
            {"dots", {"1x1", "1x2", "2x2"}},
            {"circular_nim", {"1,2,3", "2,2,2,2"}},
            {"chess", {"e4"}}};
        const auto& [game, positions] = one_of(kGames);
        const std::string position = one_of(positions);
        const std::string place = game + " " + quoted(position);
        const Json where = {{"game", game}, {"position", position}};
        switch (random_() % 6) {
            case 0:
                return {with({{"do", "analyse"}}, where), "analyse " + place};
            case 1:
                return {with({{"do", "explain"}}, where), "explain " + place};
            case 2: {
                const std::string range = "1.." + std::to_string(1 + random_() % 6);
                return {{{"do", "table"},
                         {"game", "domineering"},
                         {"template", "2x{n}"},
                         {"ranges", {{"n", range}}},
                         {"show", "value,mean"}},
                        "table domineering '2x{n}' --n " + range + " --show value,mean"};
            }
            case 3: {
                const std::string range = "1.." + std::to_string(2 + random_() % 8);
                return {{{"do", "conjecture"},
                         {"game", "domineering"},
                         {"template", "1x{n}"},
                         {"ranges", {{"n", range}}},
                         {"formula", "-n/2"}},
                        // A second thread may have checked more before the first one fails.
                        "conjecture domineering 1x{n} -n/2 --threads 1 --n " + range};
            }
            case 4: {
                const std::string value = expression();
                return {{{"do", "explain"}, {"expression", value}}, "explain " + quoted(value)};
            }
            default: {
                const std::string value = expression();
                return {{{"do", "evaluate"}, {"expression", value}}, "eval " + quoted(value)};
            }
        }
    }

    std::string expression(int depth = 2) {
        static const std::vector<std::string> kLeaves = {
            "0", "1", "-1/2", "*", "*2", "^", "v*", "+-1", "Tiny(2)", "3/4", "y", "1/", "{2|-1}"};
        if (depth == 0 || random_() % 3 == 0) return one_of(kLeaves);
        const std::string a = expression(depth - 1);
        const std::string b = expression(depth - 1);
        static const std::vector<std::string> kJoined = {"{A|B}", "(A)-(B)", "(A)+(B)",
                                                         "({A|B}).Mean"};
        std::string joined = one_of(kJoined);
        joined.replace(joined.find('B'), 1, b);
        return joined.replace(joined.find('A'), 1, a);
    }

    bool happens(unsigned in) { return random_() % in == 0; }
    unsigned below(unsigned most) { return static_cast<unsigned>(random_() % most); }

private:
    template <class Item>
    const Item& one_of(const std::vector<Item>& items) {
        return items[random_() % items.size()];
    }
    static Json with(Json request, const Json& more) {
        request.update(more);
        return request;
    }

    std::mt19937 random_{19};
};

// What the program says as JSON: an answer, or an error without its offset and words for the shell.
Json told_by_program(const std::string& command) {
    const Ended ended = run(command + " --format json");
    if (ended.code > 1) return {{"failed", ended.code}};
    return {{"answer", Json::parse(ended.out)}};
}

Json told_by_engine(const Json& line) {
    if (line.contains("answer")) return {{"answer", line["answer"]}};
    constexpr int kBadInput = 2;
    constexpr int kLimit = 3;
    return {{"failed", line["error"]["kind"] == "input" ? kBadInput : kLimit}};
}

// Asks one engine so many requests.
void ask(RandomPairs& pairs, std::size_t count, std::map<std::string, Json>& known) {
    const std::string long_search = R"(domineering("8x8").Value)";
    std::string input;
    std::map<std::size_t, Json> expected;    // by id
    std::set<std::size_t> cancelled;         // may also have been answered
    std::set<std::size_t> hopeless;          // end by their limit, or by a cancel
    std::map<unsigned, std::size_t> counts;  // of each session: the value of its x
    std::size_t id = 0;
    const auto send = [&](Json request) {
        Json line = {{"id", id}};
        line.update(request);
        input += line.dump() + "\n";
        return id++;
    };
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned session = pairs.below(12);
        const std::string name = "s" + std::to_string(session);
        if (pairs.happens(4)) {
            std::size_t& x = counts[session];
            const std::string text = x == 0 ? "x := 1" : "x := x + 1";
            const std::size_t asked =
                send({{"do", "evaluate"}, {"expression", text}, {"session", name}});
            ++x;
            expected[asked] = {{"answer",
                                {{"schema", 1},
                                 {"input", text},
                                 {"result", {{"type", "Number"}, {"value", std::to_string(x)}}}}}};
            continue;
        }
        if (pairs.happens(25)) {
            Json request = {{"do", "evaluate"}, {"expression", long_search}};
            if (pairs.happens(2)) request["session"] = name;
            const bool is_limited = pairs.happens(2);
            if (is_limited) request["time"] = 0.05;
            const std::size_t asked = send(request);
            hopeless.insert(asked);
            if (!is_limited) input += Json{{"id", asked}, {"do", "cancel"}}.dump() + "\n";
            continue;
        }
        const Pair pair = pairs.next();
        if (!known.contains(pair.command)) known[pair.command] = told_by_program(pair.command);
        Json request = pair.request;
        if (pairs.happens(3)) request["session"] = name;
        if (pairs.happens(5)) request["stream"] = true;
        if (pairs.happens(5)) request["time"] = 1000;
        const std::size_t asked = send(request);
        expected[asked] = known[pair.command];
        if (pairs.happens(10)) {
            cancelled.insert(asked);
            input += Json{{"id", asked}, {"do", "cancel"}}.dump() + "\n";
        }
    }
    const Ended ended = run("engine --threads 4", input);
    ASSERT_EQ(ended.code, 0) << ended.err;
    std::set<std::size_t> answered;
    std::istringstream lines(ended.out);
    std::string text;
    std::getline(lines, text);  // the hello
    while (std::getline(lines, text)) {
        const Json line = Json::parse(text);
        if (line.contains("partial")) continue;
        const std::size_t of = line.at("id");
        EXPECT_TRUE(answered.insert(of).second) << "two answers: " << text;
        const bool was_cancelled = line.contains("error") && line["error"]["kind"] == "cancelled";
        if (hopeless.contains(of)) {
            EXPECT_TRUE(line.contains("error") && line["error"]["kind"] != "input") << text;
        } else if (!(cancelled.contains(of) && was_cancelled)) {
            EXPECT_EQ(told_by_engine(line), expected.at(of)) << text;
        }
    }
    EXPECT_EQ(answered.size(), id);
}

TEST(EngineCommand, AnswersRandomRequestsAsTheProgramDoes) {
    constexpr std::size_t kOfOneEngine = 300;
    RandomPairs pairs;
    std::map<std::string, Json> known;  // what the program says, by command
    for (std::size_t left = request_count(); left > 0; left -= std::min(left, kOfOneEngine))
        ask(pairs, std::min(left, kOfOneEngine), known);
}

}  // namespace
}  // namespace upstar
