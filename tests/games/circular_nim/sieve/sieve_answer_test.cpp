// What a sieve tells, in words and for programs.
#include "upstar/games/circular_nim/sieve/sieve_answer.h"

#include <gtest/gtest.h>

#include "upstar/base/error.h"
#include "upstar/base/format.h"
#include "upstar/games/circular_nim/sieve/sieve_json.h"
#include "upstar/games/circular_nim/sieve/sieve_text.h"

namespace upstar::circular_nim {
namespace {

SieveAnswer answer_to(Context& context, const Cube& cube, const SieveQuestion& question) {
    SieveOptions options;
    options.threads = 1;
    options.keep = question.needs_positions();
    return sieve_answer(context, sieve(context, cube, options), question);
}

std::string json_text(Context& context, const SieveAnswer& answer) {
    std::string text;
    write_answer(context, answer, Format::Json, [&](const std::string& more) { text += more; });
    return text;
}

TEST(SieveAnswer, CountsWithoutKeepingPositions) {
    Context context;
    const SieveAnswer answer = answer_to(context, {{3, 2}, 1}, {});
    EXPECT_EQ(json_text(context, answer),
              "{\"schema\":1,\"n\":3,\"k\":2,\"rule\":\"V5\",\"a\":1,\"board\":\"circle\","
              "\"max\":1,\"positions\":8,\"p_positions\":2}\n");
}

TEST(SieveAnswer, ListsOneOfEachClass) {
    Context context;
    const SieveAnswer answer = answer_to(context, {{4, 2}, 1}, {true, true, true});
    std::vector<std::string> positions;
    for_each_listed(context, answer, [&](const Stacks& p) { positions.push_back(listed(p)); });
    EXPECT_EQ(positions, (std::vector<std::string>{"0,0,0,0", "0,1,0,1", "1,1,1,1"}));
    EXPECT_EQ(answer.classes, 3u);
    const Json json = Json::parse(json_text(context, answer));
    EXPECT_EQ(json["list"].size(), 3u);
    EXPECT_EQ(json["list"][1], (Stacks{0, 1, 0, 1}));
    EXPECT_EQ(json["classes"], 3);
    EXPECT_EQ(json["shifts"].size(), answer.shifts->size());
    EXPECT_EQ(json["p_positions"], 4);
}

TEST(SieveAnswer, IsListedOrCountedInTables) {
    Context context;
    const auto written = [&](const SieveQuestion& question, Format format) {
        std::string text;
        write_answer(context, answer_to(context, {{3, 2}, 1}, question), format,
                     [&](const std::string& more) { text += more; });
        return text;
    };
    EXPECT_EQ(written({.list = true}, Format::Text), "0,0,0\n1,1,1\n");
    EXPECT_EQ(written({.list = true}, Format::Csv), "stack1,stack2,stack3\n0,0,0\n1,1,1\n");
    EXPECT_EQ(written({}, Format::Text), describe(answer_to(context, {{3, 2}, 1}, {})));
    EXPECT_EQ(written({}, Format::Csv),
              "n,k,rule,a,board,max,positions,p_positions\n3,2,V5,1,circle,1,8,2\n");
}

TEST(SieveAnswer, StopsListingWhenItIsCancelled) {
    Context context;
    const SieveAnswer answer = answer_to(context, {{4, 2}, 1}, {true, false, false});
    context.cancel();
    EXPECT_THROW(for_each_listed(context, answer, [](const Stacks&) {}), Error);
}

TEST(SliceAnswer, TellsAGuessFromAFact) {
    const Cube cube({5, 2}, 3);
    EXPECT_EQ(dumped(json_of(SliceAnswer{cube, {7, 2, {}, 21}})),
              R"~({"schema":1,"game":"CN(5,2)","max":3,"positions":1024,)~"
              R"~("p_positions_with_empty_stack":7,"raised_up_to":2,)~"
              R"~("p_positions_if_always_raised":21})~");
    const Json fails = json_of(SliceAnswer{cube, {7, 2, Stacks{0, 1, 0, 0, 2}, 0}});
    EXPECT_EQ(fails["raise_fails"], (Stacks{0, 1, 0, 0, 2}));
    EXPECT_FALSE(fails.contains("p_positions_if_always_raised"));
}

}  // namespace
}  // namespace upstar::circular_nim
